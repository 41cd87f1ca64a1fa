/** Where a key was pressed: at the board, on nothing in particular, or on something beside the board. */
export interface Pressed {
  at: Element;
  where: "board" | "nowhere" | "beside";
}

/** Where keys are for writing and choosing; on the page beside the board also where they scroll. */
const TYPING = "input, textarea, select, [contenteditable], [role=dialog]";
const ELSEWHERE = `${TYPING}, [role=region]`;

/**
 * Where a key was pressed that may mean something to a board: keys count at the board and, while the reader has something
 * to do there, wherever on the page they mean nothing else. Null: it is none of the board's.
 */
export function pressedFor(root: Element, event: KeyboardEvent, isMyTurn: boolean): Pressed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector("dialog[open]") !== null) return null;
  const at = event.target instanceof Element ? event.target : document.body;
  if (root.contains(at)) return at.closest(TYPING) === null ? { at, where: "board" } : null;
  if (!isMyTurn || at.closest(ELSEWHERE) !== null) return null;
  return { at, where: at === document.body || at.matches("h1") ? "nowhere" : "beside" };
}

/** Puts the focus on the next of these, or on the one before, round and round; returns whether there is one. */
export function focusNext(all: readonly HTMLElement[], by: 1 | -1): boolean {
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % all.length]?.focus();
  return all.length > 0;
}

/** Puts the focus on the first thing found at the board, by the selectors in their order. */
export function focusFirst(root: Element, selectors: readonly string[]): void {
  for (const each of selectors) {
    const found = root.querySelector<HTMLElement>(each);
    if (found !== null) return found.focus({ preventScroll: true });
  }
}
