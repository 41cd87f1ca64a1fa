/** How far something lies beside it on the same line, or above or below it. */
export function distance(here: DOMRect, there: DOMRect, key: string): number {
  const [x, y] = [
    middle(there.left, there.right) - middle(here.left, here.right),
    middle(there.top, there.bottom) - middle(here.top, here.bottom),
  ];
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const isBeside = Math.abs(y) < (here.height + there.height) / 3;
    const ahead = key === "ArrowRight" ? x : -x;
    return isBeside && ahead > 2 ? ahead : Infinity;
  }
  const ahead = key === "ArrowDown" ? y : -y;
  const aside = Math.max(0, Math.abs(x) - there.width / 2);
  return ahead > 8 ? ahead + aside : Infinity;
}

const middle = (one: number, other: number): number => (one + other) / 2;
