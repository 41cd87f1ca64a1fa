import type { Language } from "../protocol";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
/** How long moments are shown: longer, as meant, shorter, or not at all. */
export type Scenes = "slow" | "normal" | "quick" | "off";
export type TextSize = "normal" | "big";

/** As loud as sounds may be; at `WRITTEN` they are as loud as they were written. */
export const LOUDEST = 100;
const WRITTEN = 60;

/** How many times as long moments last. */
export const SCENE_SPEED: Record<Scenes, number> = { slow: 1.8, normal: 1, quick: 0.5, off: 0 };

const KEPT_AS = "ludotheque.settings";
const PAPER = { light: "#FBF7F0", dark: "#14171C" };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How this browser's owner likes it. Kept on this device, in force at once, and in every tab. */
class Settings {
  /** The language chosen; null: the browser's. `words.setLanguage` sets it. */
  language = $state<Language | null>(null);
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  scenes = $state<Scenes>("normal");
  /** Whether what is said shows over the table for a while. */
  aloud = $state(true);
  sound = $state(false);
  /** Whether somebody has said yes or no to sounds. */
  soundAsked = $state(false);
  volume = $state(WRITTEN);
  text = $state<TextSize>("normal");
  #systemReduced = $state(still.matches);

  constructor() {
    this.#read(kept());
    still.addEventListener("change", () => (this.#systemReduced = still.matches));
    addEventListener("storage", (event) => {
      if (event.key === KEPT_AS) this.#read(event.newValue);
    });
    $effect.root(() => {
      $effect(() => this.#apply());
      $effect(() => this.#keep());
    });
  }

  /** Whether things should appear where they are instead of travelling there. */
  get reduced(): boolean {
    return this.motion === "reduced" || this.#systemReduced;
  }

  /** How much louder sounds are than they were written; 0: there are none. */
  get loudness(): number {
    return this.sound ? this.volume / WRITTEN : 0;
  }

  /** The language of this reader: theirs, or the first of the browser's that we speak. */
  get reads(): Language {
    if (this.language !== null) return this.language;
    for (const tag of navigator.languages) {
      const spoken = among<Language>(tag.slice(0, 2).toLowerCase(), ["en", "fr"]);
      if (spoken !== null) return spoken;
    }
    return "en";
  }

  #read(stored: string | null): void {
    const found = parsed(stored);
    this.language = among<Language>(found["language"], ["en", "fr"]);
    this.theme = among<Theme>(found["theme"], ["light", "dark"]) ?? "auto";
    this.motion = among<Motion>(found["motion"], ["reduced"]) ?? "auto";
    this.scenes = among<Scenes>(found["scenes"], ["slow", "quick", "off"]) ?? "normal";
    this.aloud = found["aloud"] !== false;
    this.sound = found["sound"] === true;
    this.soundAsked = this.sound || found["soundAsked"] === true;
    this.volume = within(found["volume"], LOUDEST) ?? WRITTEN;
    this.text = among<TextSize>(found["text"], ["big"]) ?? "normal";
  }

  #keep(): void {
    const { language, theme, motion, scenes, aloud, sound, soundAsked, volume, text } = this;
    const kept = { language, theme, motion, scenes, aloud, sound, soundAsked, volume, text };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #apply(): void {
    const page = document.documentElement;
    page.dataset["theme"] = this.theme;
    page.dataset["motion"] = this.motion;
    page.dataset["text"] = this.text;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const natural = meta.media.includes("dark") ? "dark" : "light";
      meta.content = PAPER[this.theme === "auto" ? natural : this.theme];
    }
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function among<T extends string>(value: unknown, known: T[]): T | null {
  return known.find((each) => each === value) ?? null;
}

function within(value: unknown, most: number): number | null {
  return typeof value === "number" && value > 0 && value <= most ? value : null;
}

export const settings = new Settings();
