import { untrack } from "svelte";

/**
 * Goes on with the focus after something has changed at a board that had it: `isLost` if what it was on has gone. Called
 * while the board is made; `changes` reads all that may take away what has the focus.
 */
export function followFocus(
  root: () => Element | undefined,
  changes: () => unknown,
  goOn: (isLost: boolean) => void,
): void {
  let hadFocus = false;
  $effect.pre(() => {
    changes();
    hadFocus = untrack(() => root()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    changes();
    if (hadFocus) untrack(() => goOn(document.activeElement === document.body));
  });
}
