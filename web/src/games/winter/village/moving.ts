/** How far something lies ahead; what lies aside counts double. */
export function distance(here: DOMRect, there: DOMRect, key: string): number {
  if (there.width === 0) return Infinity;
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  const ahead = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0;
  const aside = key === "ArrowLeft" || key === "ArrowRight" ? y : x;
  return ahead > 4 && Math.abs(aside) < ahead * 2 ? ahead + 2 * Math.abs(aside) : Infinity;
}
