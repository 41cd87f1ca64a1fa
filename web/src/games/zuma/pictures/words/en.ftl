zuma-picture-you = You
zuma-picture-to = to { $name }
zuma-picture-from = from { $name }
zuma-picture-series = 4 of one series, 3 of another
zuma-picture-masks = the 3 masks, and any 4
