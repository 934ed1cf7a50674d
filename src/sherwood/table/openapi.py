"""HTTP endpoints declared by msgspec types, and the OpenAPI document that follows from them."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sherwood import __version__
from sherwood.kernel.game import Refusal
from sherwood.table.pages import language
from sherwood.table.refusals import Hasty, Large, Missing, Unable
from sherwood.table.wire import BODY_LIMIT

ENCODER = msgspec.json.Encoder()
PROBLEM = "application/problem+json"
JSON = "application/json"
TEXT = "text/plain"
NO_STORE = {"Cache-Control": "no-store"}


class Problem(msgspec.Struct, frozen=True):
    """Why it can't be done, in words."""

    title: str
    detail: str


Call = TypeVar("Call", bound=Callable[..., Awaitable[Any]])


class Endpoint(NamedTuple):
    """`call(request, body)` answers; `body` is a msgspec type, or str for plain text; `answer` likewise."""

    method: str
    path: str
    call: Callable[..., Awaitable[Any]]
    body: Any
    answer: Any
    status: int
    query: tuple[str, ...]
    admit: Callable[[Request], None]

    @property
    def route(self) -> Route:
        return Route(self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        try:
            self.admit(request)
            answer = await (self.call(request) if self.body is None else self.call(request, await _body(request, self.body)))
        except Missing as missing:
            return problem(404, missing.said(language(request)))
        except Large as large:
            return problem(413, large.said(language(request)))
        except Hasty as hasty:
            return problem(429, hasty.said(language(request)))
        except Unable as unable:
            return problem(422, unable.said(language(request)))
        except (Refusal, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as refusal:
            return problem(422, str(refusal))
        if self.answer is str:
            return Response(answer, self.status, NO_STORE, TEXT)
        return Response(ENCODER.encode(answer), self.status, NO_STORE, JSON)


class Api:
    """The endpoints of one server. `admit` raises Hasty for those who ask too often."""

    def __init__(self, admit: Callable[[Request], None]) -> None:
        self.admit = admit
        self.endpoints: list[Endpoint] = []

    def __call__(self, method: str, path: str, status: int = 200, query: tuple[str, ...] = ()) -> Callable[[Call], Call]:
        """Declares an endpoint; its types are read from the annotations of the function. `query`: whole numbers in the query."""

        def declare(call: Call) -> Call:
            hints = typing.get_type_hints(call, include_extras=True)
            self.endpoints.append(Endpoint(method, path, call, hints.get("body"), hints["return"], status, query, self.admit))
            return call

        return declare

    def routes(self) -> list[Route]:
        return [endpoint.route for endpoint in self.endpoints]

    def document(self) -> dict[str, Any]:
        """The OpenAPI 3.1 document."""
        types = [type for endpoint in self.endpoints for type in (endpoint.body, endpoint.answer) if type not in (None, str)]
        schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
        schema_of = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
        paths: dict[str, Any] = {}
        for endpoint in self.endpoints:
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
        info = {"title": "Sherwood", "version": __version__, "description": "Tables for the games of Sherwood."}
        return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def problem(status: int, detail: str) -> Response:
    titles = {403: "Forbidden", 404: "Not found", 405: "Method not allowed", 413: "Too large", 422: "Refused", 429: "Too fast"}
    return Response(ENCODER.encode(Problem(titles.get(status, "Failed"), detail)), status, media_type=PROBLEM)


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    faults = {
        "422": "Refused",
        "429": "Too fast",
        **({"404": "Not found"} if names else {}),
        **({"413": "Too large"} if endpoint.body else {}),
    }
    told = {"content": {PROBLEM: {"schema": schema_of[repr(Problem)]}}}
    operation: dict[str, Any] = {
        "operationId": endpoint.call.__name__,
        "summary": inspect.getdoc(endpoint.call),
        "parameters": [*map(_parameter, names), *map(_query, endpoint.query)],
        "responses": {str(endpoint.status): {"description": "Done", "content": _content(endpoint.answer, schema_of)}},
    }
    operation["responses"].update({code: {"description": text, **told} for code, text in faults.items()})
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, schema_of)}
    return operation


def _parameter(name: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if name == "step" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": {"type": "integer"}}


def _content(type: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    if type is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": schema_of[repr(type)]}}


async def _body(request: Request, type: Any) -> Any:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > BODY_LIMIT:
                raise Large("server-too-large")
    except ClientDisconnect:
        raise Refusal("The request was cut short.") from None
    if type is str:
        return data.decode()
    if not request.headers.get("content-type", "").startswith(JSON):
        raise Refusal(f"Send {JSON}.")
    return msgspec.json.decode(data, type=type)
