/** What the live region of the page says at the moment. */
export const announced = $state({ text: "" });

const GATHERED = 120;
let waiting: string[] = [];

/** Says something to whoever listens instead of looking. What comes together is said together. */
export function announce(text: string): void {
  if (waiting.push(text) > 1) return;
  announced.text = "";
  setTimeout(() => {
    announced.text = waiting.join(" ");
    waiting = [];
  }, GATHERED);
}

/** On another page nothing is said of the one before it. */
export function hush(): void {
  announced.text = "";
  waiting.fill("");
}
