"""What stands around the whole server: headers that keep a browser strict, and a limit on what one address may ask for."""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.core.text import Phrase
from ludarium.core.views import said
from ludarium.server import wire
from ludarium.server.limits import Buckets
from ludarium.server.refusals import STATUS, NotSo, detail_of, phrase_of

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


HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)(?::[0-9]{1,5})?")  # a name or an address, and perhaps a port
OWN_NAMES = ("localhost", "localhost.localdomain")
MAKES_A_TABLE = re.compile(r"/api/(tables|import|tables/[^/]+/(branch|slots/load))")


class Guards:
    def __init__(self, app: ASGIApp, requests: Buckets, tables: Buckets, hosts: Collection[str]) -> None:
        self.app = app
        self.requests = requests
        self.tables = tables  # that an address may make
        self.hosts = {*OWN_NAMES, *(each.lower() for each in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            headers = Headers(scope=scope)
            if not same_origin(headers) or not self.known(headers):
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

        refusal = self.refusal(scope)
        if refusal is not None:
            await refuse(send_guarded, refusal)
            return
        await self.app(scope, receive, send_guarded)

    def refusal(self, scope: Scope) -> NotSo | None:
        headers, path, changes = Headers(scope=scope), scope["path"], scope["method"] not in ("GET", "HEAD")
        if not self.known(headers):
            name = headers.get("host", "")[:100]
            return NotSo("foreign-host", f"this server does not answer to '{name}'; start it with --name to allow that")
        if changes and not same_origin(headers):
            return NotSo("foreign-origin", "this request comes from a page of another site")
        address = (scope.get("client") or ("unknown",))[0]
        if path.startswith("/api/") and not self.requests.take(address):
            return NotSo("too-fast", "too many requests; wait a moment")
        if changes and MAKES_A_TABLE.fullmatch(path) and not self.tables.take(address):
            return NotSo("too-fast", "too many tables from one address", Phrase("server-too-many-tables"))
        return None

    def known(self, headers: Headers) -> bool:
        """Is this server called so? A name that leads here without our knowledge lets another site's page pass for ours; an
        address in numbers cannot."""
        found = HOST.fullmatch(headers.get("host", "").lower())
        return found is not None and (found[1] in self.hosts or is_address(found[1].strip("[]")))


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(headers: Headers) -> bool:
    """Programs send no origin; a browser's must be the host it talks to: other sites' pages must not speak through visitors. What
    a browser itself calls a request from another site is one, whatever it leaves out."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def refuse(send: Send, problem: NotSo) -> None:
    body = msgspec.json.encode(wire.Problem(problem.code, said(phrase_of(problem)), detail_of(problem)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
