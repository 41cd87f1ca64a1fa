import type { Viewing } from "./viewing.svelte";

/** Where keys have another meaning. */
const ELSEWHERE = "input:not([type=range]), select, textarea, [role=tab]";

/** Does what a key means in a replay; at the board it means what the board says. */
export function pressed(event: KeyboardEvent, viewing: Viewing, board: Element | undefined): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.matches(ELSEWHERE) || board?.contains(target)) return;
  const act = actionOf(event, target, viewing);
  if (act === undefined) return;
  event.preventDefault();
  if (event.key !== " ") viewing.running = false;
  act();
}

function actionOf({ key, shiftKey }: KeyboardEvent, at: HTMLElement, viewing: Viewing): (() => void) | undefined {
  if (key === " ") return at.matches("button, a, summary") ? undefined : () => viewing.run();
  if (key === "PageUp" || (key === "ArrowLeft" && shiftKey)) return () => viewing.stepTurn(-1);
  if (key === "PageDown" || (key === "ArrowRight" && shiftKey)) return () => viewing.stepTurn(1);
  const to = { ArrowLeft: viewing.at - 1, ArrowRight: viewing.at + 1, Home: 0, End: viewing.last }[key];
  return to === undefined ? undefined : () => viewing.step(to);
}
