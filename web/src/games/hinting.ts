const HINTED = "ludotheque-hinted";

/** Tells the board that a hint is about to be shown on what these selectors find. */
export function announceHinted(selectors: string[]): void {
  document.dispatchEvent(new CustomEvent<string[]>(HINTED, { detail: selectors }));
}

/** A board that can be looked at closely comes back from there, so that all of a hint is in sight. */
export function onHinted(come: (selectors: string[]) => void): () => void {
  const hear = (event: Event) => come((event as CustomEvent<string[]>).detail);
  document.addEventListener(HINTED, hear);
  return () => document.removeEventListener(HINTED, hear);
}
