"""The server: one application with the pages, the requests about tables, and the sockets at them."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.staticfiles import StaticFiles

import ludarium
from ludarium.core.errors import LudariumError
from ludarium.core.views import said
from ludarium.server import titles, wire
from ludarium.server.guards import Guards
from ludarium.server.hall import Hall
from ludarium.server.limits import LONGEST_BODY, LONGEST_FILE, SECONDS_FOR_BODY, TABLES_AN_HOUR, Buckets, an_hour
from ludarium.server.refusals import STATUS, NotSo, code_of, detail_of, phrase_of
from ludarium.server.sockets import Connection
from ludarium.server.store import Store

PAGES = Path(__file__).parent / "static"
SECONDS_BETWEEN_CLEARINGS = 60.0

log = logging.getLogger("ludarium.server")


def make_app(
    database: str,
    pages: Path = PAGES,
    requests: Buckets | None = None,
    tables: Buckets | None = None,
    hosts: Collection[str] = (),
) -> FastAPI:
    """A server on this database (an SQLAlchemy URL); `pages` is the built browser client, `requests` and `tables` limit what an
    address may ask for and make, `hosts` are the names that the server goes by."""
    store = Store(database)
    hall = Hall(store)

    @asynccontextmanager
    async def living(_app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await hall.wake()
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking through it again and again would hold up every table
        gc.set_threshold(20_000, 20, 50)
        sweeper = asyncio.create_task(sweep(hall))
        yield
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        await hall.close()
        await store.close()

    app = FastAPI(title="Ludarium", version=ludarium.__version__, lifespan=living, docs_url=None, redoc_url=None)
    app.state.hall = hall
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    limits = {"requests": requests or Buckets(size=240, a_second=40), "tables": tables or an_hour(TABLES_AN_HOUR)}
    app.add_middleware(Guards, **limits, hosts=hosts)
    add_requests(app, hall)
    description = described(app)
    app.openapi = lambda: description  # type: ignore[method-assign]

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await websocket.accept()
        try:
            table = await hall.table(id)
        except LudariumError as problem:
            refusal = wire.Refusal("", code_of(problem), said(phrase_of(problem)), detail_of(problem))
            await websocket.send_text(msgspec.json.encode(refusal).decode())
            await websocket.close(4404)
            return
        await Connection(websocket, hall, table).talk()

    if pages.is_dir():
        app.mount("/", StaticFiles(directory=pages, html=True))
    return app


async def sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_CLEARINGS)
        hall.clear_out()


# -- requests ----------------------------------------------------------------------------------------------------------


def add_requests(app: FastAPI, hall: Hall) -> None:
    """Every request: its address, what it takes, what it gives back. Tokens travel in bodies only: addresses end up in logs."""
    add_titles(app)
    add_tables(app, hall)
    add_keeping(app, hall)


def add_titles(app: FastAPI) -> None:
    """What is played here. Nothing of it is secret."""

    async def games() -> list[wire.GameSeen]:
        return titles.games()

    async def cards(game: str) -> list[wire.CardSeen]:
        return titles.cards(game)

    async def lessons(game: str) -> list[wire.LessonSeen]:
        return titles.lessons(game)

    async def rules(game: str, language: str) -> list[wire.RuleSeen]:
        return titles.rules(game, language)

    async def game_words(game: str, language: str) -> str:
        return titles.game_words(game, language)

    async def lobby_words(game: str, language: str) -> str:
        return titles.lobby_words(game, language)

    async def page_words(language: str) -> str:
        return titles.page_words(language)

    get(app, "/api/games", games, list[wire.GameSeen])
    get(app, "/api/games/{game}/cards", cards, list[wire.CardSeen])
    get(app, "/api/games/{game}/lessons", lessons, list[wire.LessonSeen])
    get(app, "/api/games/{game}/rules/{language}", rules, list[wire.RuleSeen])
    get(app, "/api/games/{game}/text/{language}", game_words, str)
    get(app, "/api/games/{game}/text/{language}/lobby", lobby_words, str)
    get(app, "/api/text/{language}", page_words, str)


def add_tables(app: FastAPI, hall: Hall) -> None:
    """Tables: how often such ones are won; made, found, joined, listed."""

    async def rate(game: str, body: wire.RateWanted) -> wire.RateSeen:
        return titles.rate(game, body)

    async def new_table(body: wire.NewTable) -> wire.TableMade:
        return await hall.make(body)

    async def table(id: str) -> wire.TableSeen:
        return (await hall.table(id)).telling.seen()

    async def join(id: str, body: wire.Join) -> wire.SeatHeld:
        return await hall.join(await hall.table(id), body)

    async def mine(body: wire.Mine) -> list[wire.Summary]:
        return await hall.mine(body.tokens)

    async def statistics(body: wire.Mine) -> list[wire.Row]:
        return await hall.statistics(body.tokens)

    async def archive(id: str, body: wire.Archive) -> None:
        await hall.archive(id, body)

    async def rename(id: str, body: wire.Rename) -> None:
        await hall.rename(await hall.table(id), body)

    async def bot(id: str, body: wire.GiveSeat) -> None:
        await hall.give(await hall.table(id), body)

    get(app, "/api/tables/{id}", table, wire.TableSeen)
    post(app, "/api/games/{game}/rate", rate, wire.RateWanted, wire.RateSeen)
    post(app, "/api/tables", new_table, wire.NewTable, wire.TableMade)
    post(app, "/api/tables/{id}/join", join, wire.Join, wire.SeatHeld)
    post(app, "/api/mine", mine, wire.Mine, list[wire.Summary])
    post(app, "/api/statistics", statistics, wire.Mine, list[wire.Row])
    post(app, "/api/tables/{id}/archive", archive, wire.Archive, None)
    post(app, "/api/tables/{id}/rename", rename, wire.Rename, None)
    post(app, "/api/tables/{id}/bot", bot, wire.GiveSeat, None)


def add_keeping(app: FastAPI, hall: Hall) -> None:
    """Matches that are kept: as slots, as files, as the beginning of another table."""

    async def branch(id: str, body: wire.Branch) -> wire.TableMade:
        return await hall.branch(await hall.table(id), body.token, body.at)

    async def slots(id: str, body: wire.NewSlot) -> list[wire.SlotSeen]:
        return await hall.add_slot(await hall.table(id), body)

    async def load_slot(id: str, body: wire.LoadSlot) -> wire.TableMade:
        return await hall.load_slot(await hall.table(id), body.token, body.slot)

    async def export(id: str, body: wire.Holder) -> wire.File:
        return wire.File(hall.file(await hall.table(id), body.token))

    async def report(id: str, body: wire.Report) -> wire.File:
        return wire.File(await hall.report(id, body))

    async def bring(body: bytes) -> wire.TableMade:
        return await hall.bring(body)

    post(app, "/api/tables/{id}/branch", branch, wire.Branch, wire.TableMade)
    post(app, "/api/tables/{id}/slots", slots, wire.NewSlot, list[wire.SlotSeen])
    post(app, "/api/tables/{id}/slots/load", load_slot, wire.LoadSlot, wire.TableMade)
    post(app, "/api/tables/{id}/export", export, wire.Holder, wire.File)
    post(app, "/api/tables/{id}/report", report, wire.Report, wire.File)
    post(app, "/api/import", bring, bytes, wire.TableMade)


Handler = Callable[..., Awaitable[Any]]


def get(app: FastAPI, path: str, handler: Handler, gives: Any) -> None:
    async def respond(request: Request) -> Response:
        return await answered(handler, gives, dict(request.path_params))

    route(app, "GET", path, handler, respond, None, gives)


def post(app: FastAPI, path: str, handler: Handler, takes: Any, gives: Any) -> None:
    decoder = None if takes is bytes else msgspec.json.Decoder(takes)

    async def respond(request: Request) -> Response:
        try:
            async with asyncio.timeout(SECONDS_FOR_BODY):
                body = await whole_body(request, LONGEST_FILE if decoder is None else LONGEST_BODY)
            read = body if decoder is None else decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            return refused(NotSo("bad-request", str(problem)))
        except NotSo as problem:
            return refused(problem)
        except (TimeoutError, ClientDisconnect):
            return refused(NotSo("bad-request", "the rest of the request did not come"))
        return await answered(handler, gives, {**request.path_params, "body": read})

    route(app, "POST", path, handler, respond, takes, gives)


async def whole_body(request: Request, longest: int) -> bytes:
    """The body, given up as soon as it is too long."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > longest:
            raise NotSo("too-large", f"at most {longest} bytes")
        parts.append(part)
    return b"".join(parts)


async def answered(handler: Handler, gives: Any, arguments: dict[str, Any]) -> Response:
    try:
        given = await handler(**arguments)
    except LudariumError as problem:
        return refused(problem)
    except Exception as problem:
        if code_of(problem) == "trouble":
            log.exception("a request failed")
        return refused(problem)
    if gives is str:
        return Response(given, media_type="text/plain; charset=utf-8")
    if isinstance(given, wire.File):
        return Response(given.content, media_type="application/json")
    return Response(msgspec.json.encode(given), media_type="application/json")


def refused(problem: Exception) -> Response:
    code = code_of(problem)
    content = msgspec.json.encode(wire.Problem(code, said(phrase_of(problem)), detail_of(problem)))
    return Response(content, STATUS[code], media_type="application/json")


# -- description -------------------------------------------------------------------------------------------------------


def route(app: FastAPI, method: str, path: str, handler: Handler, respond: Any, takes: Any, gives: Any) -> None:
    respond.__name__ = handler.__name__
    app.add_api_route(path, respond, methods=[method], response_class=Response)
    app.state.described = [*getattr(app.state, "described", []), (method, path, handler, takes, gives)]


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, made from the same types that read and write the messages."""
    routes = app.state.described
    named = [each for _, _, _, takes, gives in routes for each in (takes, gives) if each not in (None, str, bytes, wire.File)]
    schemas, components = msgspec.json.schema_components([*named, wire.Problem], ref_template="#/components/schemas/{name}")
    of = dict(zip([str(each) for each in [*named, wire.Problem]], schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, handler, takes, gives in routes:
        content = (
            {"text/plain": {"schema": {"type": "string"}}}
            if gives is str
            else {
                "application/json": {"schema": {"type": "object"} if gives is wire.File else of.get(str(gives), {"type": "null"})}
            }
        )
        problem = {"description": "refused", "content": {"application/json": {"schema": of[str(wire.Problem)]}}}
        operation: dict[str, Any] = {
            "operationId": handler.__name__,
            "responses": {"200": {"description": "done", "content": content}}
            | {str(status): problem for status in sorted(set(STATUS.values()) - {500})},
        }
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        operation["parameters"] = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
        if takes is not None:
            schema = {"type": "object"} if takes is bytes else of[str(takes)]
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        paths.setdefault(path, {})[method.lower()] = operation
    info = {"title": "Ludarium", "version": ludarium.__version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}
