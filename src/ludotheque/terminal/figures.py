"""The plain table that figures stand in, and the bars that show how far the work has come."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .house import House


def plain_table(*columns: str) -> Table:
    """A table without lines: names on the left, figures on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def progress_bar(house: House) -> Progress:
    """A bar that grows, where somebody is there to see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=house.err, transient=True, disable=not house.err.is_terminal)


def round_bar(house: House) -> Progress:
    """A bar that moves only between two rounds, so that it disturbs none."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    unseen = not house.err.is_terminal
    return Progress(*columns, console=house.err, transient=True, auto_refresh=False, disable=unseen)
