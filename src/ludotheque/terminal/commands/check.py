"""`ludotheque check`: is everything that the house keeps whole?"""

from argparse import ArgumentParser, Namespace

from ludotheque.server.settings import settings_from
from ludotheque.server.storage.check import Checked, check_house

from ..house import House


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("--data", metavar="DATA", help=house.say("help-serve-data"))
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


def run(args: Namespace, house: House) -> int:
    """Says what is wrong, table by table; 1 if anything is."""
    folder = settings_from({"data": args.data}).folder
    found = check_house(folder)
    if args.json:
        faults = [{"table": fault.table, "what": house.tell(fault.what)} for fault in found.faults]
        house.json({"ok": not faults, "tables": found.tables, "version": found.version, "faults": faults})
    else:
        tell(found, house, str(folder))
    return 1 if found.faults else 0


def tell(found: Checked, house: House, folder: str) -> None:
    """Says in words what a check has found."""
    for fault in found.faults:
        where = house.say("check-table", table=fault.table) if fault.table else house.say("check-file")
        house.out.print(f"{where} {house.tell(fault.what)}", markup=False, soft_wrap=True)
    if found.is_old:
        house.out.print(house.say("check-old", folder=folder), markup=False, soft_wrap=True)
    said = "check-faults" if found.faults else "check-whole"
    counted = house.say(said, tables=found.tables, faults=len(found.faults), folder=folder)
    house.out.print(counted, markup=False, soft_wrap=True)
