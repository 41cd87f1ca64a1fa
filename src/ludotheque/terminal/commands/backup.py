"""`ludotheque backup FOLDER`: a complete copy of the house, even while people play."""

import sqlite3
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ludotheque.core.language.refusals import Refused
from ludotheque.server.settings import settings_from
from ludotheque.server.upkeep.backup import NothingToCopy, copy_house

from ..terminal import Terminal, refusal
from .check import tell


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=terminal.say("help-backup-folder"))
    parser.add_argument("--data", metavar="DATA", help=terminal.say("help-serve-data"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Copies everything into a new folder, which `serve --data` can open. Status 1 if there was damage already."""
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
        tell(copied, terminal, str(args.folder))
        return 1
    said = terminal.say("backup-done", tables=copied.tables, folder=str(args.folder))
    terminal.out.print(said, markup=False, soft_wrap=True)
    return 0
