"""Reading requests and making responses: JSON, compressed content, refusals as problems."""

from gzip import decompress
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Language, Why
from ludotheque.core.wire import encode

from .. import limits
from ..protocol import api
from ..sentences import refusal

T = TypeVar("T")


class TooLarge(Refused):
    """The request's body is too large."""


def language_of(headers: Headers) -> Language:
    """The browser's preferred language among ours."""
    for part in headers.get("accept-language", "").split(","):
        wish = part.split(";")[0].strip()[:2].lower()
        for language in LANGUAGES:
            if wish == language:
                return language
    return "en"


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's JSON, decoded as this record."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > limits.LARGEST_BODY:
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
    """A response with compressed content, decompressed for a browser that cannot read it."""
    headers = {"cache-control": cache, "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(decompress(content), media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def problem(why: Why, status: int) -> Response:
    response = json_response(api.Problem(why))
    response.status_code = status
    return response
