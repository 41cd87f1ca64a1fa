"""Requests read and responses made: JSON, what is compressed already, refusals as problems."""

from gzip import decompress
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.core.refusals import Refused
from ludotheque.core.wire import encode
from ludotheque.core.words import LANGUAGES, Language, Why

from ..protocol import api
from ..sentences import refusal

T = TypeVar("T")
LARGEST_BODY = 16 * 1024


class TooLarge(Refused):
    """Somebody sends too much."""


def language_of(headers: Headers) -> Language:
    """The language a browser prefers among ours."""
    for part in headers.get("accept-language", "").split(","):
        wish = part.split(";")[0].strip()[:2].lower()
        for language in LANGUAGES:
            if wish == language:
                return language
    return "en"


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's JSON, as the record it must be."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_BODY:
            raise TooLarge(refusal("too-large"))
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(refusal("not-a-message")) from error


def json_response(thing: Any, cache: str = "no-store") -> Response:
    return Response(encode(thing), media_type="application/json", headers={"cache-control": cache})


def packed_response(
    request: Request, content: bytes, kind: str = "application/json", cache: str = "no-store"
) -> Response:
    """What is compressed already, or what it was before for a browser that cannot read it."""
    headers = {"cache-control": cache, "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(decompress(content), media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def problem(why: Why, status: int) -> Response:
    response = json_response(api.Problem(why))
    response.status_code = status
    return response
