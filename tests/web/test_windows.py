"""The table gets the room first: in every window people have, with few and many players, with normal and big text."""

import pytest

from .measuring import Parts

PARTS = {
    "zatre": Parts(hand="[data-guide~=hand] button", acts="", field="[data-guide~=board]"),
    "zerzura": Parts(
        hand="[data-guide~=row] [data-card]", cards=".stall [data-card], [data-guide~=row] [data-card]", card=(44, 60)
    ),
    "zuma": Parts(hand="[data-guide~=hand] button", cards="[data-guide~=hand] button", card=(44, 44)),
    "winter": Parts(
        hand="[data-guide~=survivors], .winter [data-guide~=hand]",
        acts="[data-act=end]",
        cards=".winter [data-guide~=hand] [data-card]",
        card=(44, 44),
    ),
}
