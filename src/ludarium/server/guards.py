"""What stands around the whole server: headers that keep a browser strict, and a limit on what one address may ask for."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server import wire
from ludarium.server.limits import Buckets
from ludarium.server.refusals import STATUS, NotSo, detail_of, phrase_of
from ludarium.server.wire import said

# The page is ours alone: no script, style, font, picture or connection from anywhere else; never inside another page.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guards:
    def __init__(self, app: ASGIApp, requests: Buckets) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(Headers(scope=scope)):  # another site's page must not speak through its visitors
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                path = scope["path"]
                fixed = path.startswith("/assets/")  # names of built files carry their content's hash
                headers.setdefault("cache-control", "public, max-age=31536000, immutable" if fixed else "no-cache")
            await send(message)

        address = (scope.get("client") or ("unknown",))[0]
        if scope["path"].startswith("/api/") and not self.requests.take(address):
            await refuse(send_guarded, NotSo("too-fast", "too many requests; wait a moment"))
            return
        await self.app(scope, receive, send_guarded)


def same_origin(headers: Headers) -> bool:
    """Programs send no origin; a browser's must be the host it talks to."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def refuse(send: Send, problem: NotSo) -> None:
    body = msgspec.json.encode(wire.Problem(problem.code, said(phrase_of(problem)), detail_of(problem)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
