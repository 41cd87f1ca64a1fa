import turn from "./turn.svg?url";

const HOUSE = "Ludothèque";
let title = "";
let called = false;

/** Names the page in the browser's tab. */
export function entitle(text: string): void {
  title = text;
  show();
}

/** It is my turn, or no longer: nobody looking at the tabs can miss it. */
export function attention(on: boolean): void {
  called = on;
  show();
}

function show(): void {
  const named = title === "" ? HOUSE : `${title} · ${HOUSE}`;
  document.title = called ? `● ${named}` : named;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = called ? turn : "/favicon.svg";
  if (icon !== null && icon.getAttribute("href") !== address) icon.href = address;
}

/** Calls back once the reader has had the page before their eyes for so long at a stretch. */
export function onceRead(milliseconds: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(then, milliseconds);
  };
  turn();
  document.addEventListener("visibilitychange", turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", turn);
  };
}
