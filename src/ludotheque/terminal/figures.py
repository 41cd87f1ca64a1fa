"""Plain tables for figures, and progress bars."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .terminal import Terminal


def plain_table(*columns: str) -> Table:
    """A table without lines: names on the left, figures on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def progress_bar(terminal: Terminal) -> Progress:
    """A progress bar, on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


def round_bar(terminal: Terminal) -> Progress:
    """A progress bar that moves only between rounds, so that it disturbs none."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    unseen = not terminal.err.is_terminal
    return Progress(*columns, console=terminal.err, transient=True, auto_refresh=False, disable=unseen)
