"""`ludotheque verify RECORD`: was the match dealt as the house had promised before it began?"""

from argparse import ArgumentParser, Namespace
from hashlib import sha256
from pathlib import Path

from ludotheque.core.refusals import BadRecord

from ..house import House, refusal
from ..table import saves

ENOUGH = 8
"""Characters of a fingerprint that no other seed matches by chance."""


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="RECORD", type=Path, help=house.say("help-file"))
    parser.add_argument("--fingerprint", metavar="SHA256", default="", help=house.say("help-fingerprint"))
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


def run(args: Namespace, house: House) -> int:
    """Plays the record again from its seed and shows the seed's fingerprint; refuses what does not agree."""
    match, _ = saves.match_in(args.file)
    if match.seed is None:
        raise BadRecord(refusal("verify-no-seed"))
    fingerprint = sha256(match.seed.encode()).hexdigest()
    noted = args.fingerprint.strip().lower().rstrip("….")
    if noted and (len(noted) < ENOUGH or not fingerprint.startswith(noted)):
        raise BadRecord(refusal("verify-other-seed", noted=noted, fingerprint=fingerprint))
    if args.json:
        house.json({"game": match.game.key, "answers": len(match.answers), "fingerprint": fingerprint, "ok": True})
        return 0
    house.out.print(house.say("verify-replays", answers=len(match.answers)), soft_wrap=True)
    house.out.print(fingerprint, style="bold", soft_wrap=True)
    house.out.print(house.say("verify-same" if noted else "verify-compare"), soft_wrap=True)
    return 0
