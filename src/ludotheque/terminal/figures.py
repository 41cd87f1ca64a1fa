"""The plain table in which figures stand."""

from rich.table import Table

from ludotheque.core.figures import number, percent

__all__ = ["number", "percent", "plain_table"]


def plain_table(*columns: str) -> Table:
    """A table without lines: names on the left, figures on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table
