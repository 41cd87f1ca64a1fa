"""`ludotheque backup FILE`: a whole copy of the house, also while people play."""

import sqlite3
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ludotheque.core.refusals import Refused
from ludotheque.server.settings import settings_from
from ludotheque.server.storage.backup import NothingToCopy, copy_house

from ..house import House, refusal
from .check import tell


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=house.say("help-backup-folder"))
    parser.add_argument("--data", metavar="DATA", help=house.say("help-serve-data"))


def run(args: Namespace, house: House) -> int:
    """Copies everything into a new folder, which `serve --data` can open; 1 if something was damaged already."""
    settings = settings_from({"data": args.data})
    try:
        copied = copy_house(settings.folder, args.folder)
    except NothingToCopy as error:
        raise Refused(refusal("backup-nothing", data=str(settings.folder))) from error
    except OSError as error:
        raise Refused(refusal("cannot-save", path=str(args.folder), reason=error.strerror or str(error))) from error
    except sqlite3.DatabaseError as error:
        raise Refused(refusal("cannot-save", path=str(args.folder), reason=str(error))) from error
    if copied.faults:
        tell(copied, house, str(args.folder))
        return 1
    said = house.say("backup-done", tables=copied.tables, folder=str(args.folder))
    house.out.print(said, markup=False, soft_wrap=True)
    return 0
