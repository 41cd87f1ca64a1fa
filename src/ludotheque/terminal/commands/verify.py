"""`ludotheque verify RECORD`: was the match dealt as the house promised before it began?"""

from argparse import ArgumentParser, Namespace
from hashlib import sha256
from pathlib import Path

from ludotheque.core.language.refusals import BadRecord

from ..table import saves
from ..terminal import Terminal, refusal

ENOUGH = 8
"""Characters of a fingerprint that no other seed matches by chance."""


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("file", metavar="RECORD", type=Path, help=terminal.say("help-file"))
    parser.add_argument("--fingerprint", metavar="SHA256", default="", help=terminal.say("help-fingerprint"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Replays the record from its seed and shows the seed's fingerprint, or refuses if they do not match."""
    match, _ = saves.match_in(args.file)
    if match.seed is None:
        raise BadRecord(refusal("verify-no-seed"))
    fingerprint = sha256(match.seed.encode()).hexdigest()
    noted = args.fingerprint.strip().lower().rstrip("….")
    if noted and (len(noted) < ENOUGH or not fingerprint.startswith(noted)):
        raise BadRecord(refusal("verify-other-seed", noted=noted, fingerprint=fingerprint))
    if args.json:
        terminal.json({"game": match.game.key, "answers": len(match.answers), "fingerprint": fingerprint, "ok": True})
        return 0
    terminal.out.print(terminal.say("verify-replays", answers=len(match.answers)), soft_wrap=True)
    terminal.out.print(fingerprint, style="bold", soft_wrap=True)
    terminal.out.print(terminal.say("verify-same" if noted else "verify-compare"), soft_wrap=True)
    return 0
