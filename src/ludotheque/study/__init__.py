"""Studies: how a game behaves over many matches, on one page for players, authors and researchers."""
