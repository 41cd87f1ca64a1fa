"""`ludotheque check`: is everything the house keeps intact?"""

from argparse import ArgumentParser, Namespace

from ludotheque.server.settings import settings_from
from ludotheque.server.upkeep.check import Checked, check_house

from ..terminal import Terminal


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("--data", metavar="DATA", help=terminal.say("help-serve-data"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Reports what is wrong, table by table. Status 1 if anything is."""
    folder = settings_from({"data": args.data}).folder
    found = check_house(folder)
    if args.json:
        faults = [{"table": fault.table, "what": terminal.tell(fault.what)} for fault in found.faults]
        told = {"ok": not faults, "tables": found.tables, "version": found.version, "faults": faults}
        terminal.json({**told, "older": found.older})
    else:
        tell(found, terminal, str(folder))
    return 1 if found.faults else 0


def tell(found: Checked, terminal: Terminal, folder: str) -> None:
    """Prints what a check has found."""
    for fault in found.faults:
        where = terminal.say("check-table", table=fault.table) if fault.table else terminal.say("check-file")
        terminal.out.print(f"{where} {terminal.tell(fault.what)}", markup=False, soft_wrap=True)
    if found.is_old:
        terminal.out.print(terminal.say("check-old", folder=folder), markup=False, soft_wrap=True)
    if found.older:
        terminal.out.print(terminal.say("check-older-rules", tables=found.older), markup=False, soft_wrap=True)
    said = "check-faults" if found.faults else "check-whole"
    counted = terminal.say(said, tables=found.tables, faults=len(found.faults), folder=folder)
    terminal.out.print(counted, markup=False, soft_wrap=True)
