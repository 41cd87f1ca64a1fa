"""The beat: how a question is paced at a table that plays in real time."""

from msgspec import Struct

from .words import Player


class Beat(Struct, frozen=True):
    """The house keeps the time; the rules see only the order in which answers come.

    A claim counts when it is made, and the first has it. Other answers to a question asked `together` are kept, and may
    be changed, until the beat: then each is given, in the order of the seats, and the default for whoever has chosen
    nothing.
    """

    seconds: float
    """From when the question is shown until the house gives the beat."""
    together: bool = False
    caller: Player | None = None
    """Who gives the beat if they are here and no bot: not before `earliest`, at the latest after `latest` seconds."""
    earliest: float = 0.0
    latest: float = 0.0
    claims: tuple[str, ...] = ()
    """The kinds of answers that are claims."""
    opens: bool = False
    """The first claim ends the question: other claims made before it was heard of follow it."""
    reactions: dict[str, float] = {}
    """By level of a bot: how many milliseconds it takes, as a rule, to make a claim."""
    spread: float = 0.25
    """How far from the rule: the sigma of a log-normal law."""
