"""Studies: how a game behaves when it is played many times, told in one page for players, authors and researchers."""
