"""Attacks with guests and their names."""

from .foes import Foe, attack

UNREADABLE = ("\u3164" * 8, "\u2800" * 8, "a" + "\u0301" * 200, "x" * 24, "\u202e" + "evil", "", "\ud83c", "🙂" * 300)


@attack
async def guests(foe: Foe) -> None:
    """Thousands of new guests, each request with another forged address."""
    while foe.goes_on:
        await foe.at_once(
            foe.fetch("/api/me", headers={"X-Forwarded-For": f"10.9.{number}.{foe.random.randrange(255)}"})
            for number in range(8)
        )


@attack
async def renames(foe: Foe) -> None:
    """Guests who change their names as fast as they may, to unreadable ones."""
    for guest in await foe.guests(5):
        for name in UNREADABLE * 10:
            await foe.at_once([guest.post("/api/me", {"name": name})])
            foe.did["names"] += 1
