/** Where there is too little room for everything: what scrolls, what stays in sight at its foot, and all of the table. */
export interface Ground {
  ground: HTMLElement;
  tray: HTMLElement;
  table: HTMLElement;
}

/** Keeps the market in sight, whatever the size of its parts; returns how to stop. */
export function keepMarketInSight(where: Ground): () => void {
  const { ground, tray, table } = where;
  const watch = new ResizeObserver(() => uncoverMarket(where));
  for (const part of [tray, ground, table, ...table.querySelectorAll(".stall")]) watch.observe(part);
  return () => watch.disconnect();
}

/** Scrolls until the lowest card of the market lies just above the tray, and no further. */
function uncoverMarket({ ground, tray, table }: Ground): void {
  const cards = [...table.querySelectorAll(".stall [data-card]")].map((card) => card.getBoundingClientRect().bottom);
  if (cards.length > 0)
    ground.scrollTo({ top: ground.scrollTop + Math.max(...cards) - tray.getBoundingClientRect().top });
}
