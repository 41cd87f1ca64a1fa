import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Language, PlayerName, Sentence } from "../protocol";
import { text } from "./api";
import { settings } from "./settings.svelte";

/** A catalogue in every language, each fetched when it is wanted. */
export type Catalogue = Record<Language, () => Promise<string>>;
type Args = Record<string, string | number>;

const ours = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });
const LANGUAGES: Language[] = ["en", "fr"];
const CORE = "ludotheque.core";
/** The package of the client's own messages, for what it says in the manner of the house. */
export const CLIENT = "ludotheque.client";

/**
 * What is said, in the reader's language.
 *
 * The client's own messages (`say`) stand in one catalogue per language; a sentence of the house (`tell`) belongs to
 * a package, whose catalogue must have been fetched with `need`. Text worded inside a component follows the language.
 */
class Words {
  language = $state<Language>("en");
  #own = new Map<Language, FluentBundle>();
  #loaded = new Set<Language>();
  #packages = new Map<string, FluentBundle>();
  #needed = new Set<string>();
  #boards = new Set<Catalogue>();
  #news = $state(0);
  #asked = 0;

  /** The language of the settings, ready to speak. */
  start(): Promise<void> {
    return this.#turnTo(settings.reads);
  }

  /** Everything is worded in that language from now on (null: the browser's), once its catalogues are here. */
  async setLanguage(language: Language | null): Promise<void> {
    const before = settings.language;
    settings.language = language;
    try {
      await this.#turnTo(settings.reads);
    } catch (error) {
      settings.language = before;
      throw error;
    }
  }

  /** A message of the client itself. */
  say(id: string, args: Args = {}): string {
    void this.#news;
    return worded(this.#own.get(this.language), id, args) ?? id;
  }

  /** A sentence of the house, as `reader` is told it; players without a name are called by their number. */
  tell(sentence: Sentence, names: string[] = [], reader: number | null = null): string {
    void this.#news;
    // The house may have learnt new sentences since this page was loaded.
    return this.#told(sentence, names, reader) ?? this.say("no-words");
  }

  /** Whether the house has a message of this name. */
  knows(catalogue: string, id: string): boolean {
    void this.#news;
    return this.#packages.get(`${this.language}/${catalogue}`)?.hasMessage(id) === true;
  }

  /** What stands beside a message of the house, under this name. */
  attribute({ id, package: catalogue }: Sentence, name: string): string | null {
    const bundle = this.#bundleOf(catalogue);
    const pattern = bundle?.getMessage(id)?.attributes[name];
    return bundle === undefined || pattern === undefined ? null : bundle.formatPattern(pattern);
  }

  /** Fetches the catalogues of these packages of the house; they stay with the reader through changes of language. */
  async need(...packages: string[]): Promise<void> {
    for (const name of [CORE, ...packages]) this.#needed.add(name || CORE);
    let language: Language;
    do {
      language = this.language;
      await this.#fetch(language);
    } while (language !== this.language);
  }

  /** A board's own catalogue, in every language: the reader may change it in the middle of a match. */
  async bring(catalogue: Catalogue): Promise<void> {
    if (this.#boards.has(catalogue)) return;
    await Promise.all(LANGUAGES.map(async (language) => this.add(language, await catalogue[language]())));
    this.#boards.add(catalogue);
  }

  /** More messages for `say`. Ids already known stay as they are. */
  add(language: Language, ftl: string): void {
    this.#bundle(language).addResource(new FluentResource(ftl));
    this.#news += 1;
  }

  async #turnTo(language: Language): Promise<void> {
    const asked = ++this.#asked;
    await Promise.all([this.#load(language), this.#fetch(language)]);
    if (asked !== this.#asked) return;
    this.language = language;
    document.documentElement.lang = language;
  }

  async #load(language: Language): Promise<void> {
    if (this.#loaded.has(language)) return;
    const files = Object.entries(ours).filter(([path]) => path.includes(`/words/${language}/`));
    for (const source of await Promise.all(files.map(([, load]) => load()))) this.add(language, source);
    this.#loaded.add(language);
  }

  async #fetch(language: Language): Promise<void> {
    const missing = () => [...this.#needed].filter((name) => !this.#packages.has(`${language}/${name}`));
    while (missing().length > 0) {
      await Promise.all(
        missing().map(async (name) => {
          const bundle = empty(language);
          bundle.addResource(new FluentResource(await text(`/api/words/${language}/${name}`)));
          this.#packages.set(`${language}/${name}`, bundle);
        }),
      );
      this.#news += 1;
    }
  }

  #bundle(language: Language): FluentBundle {
    const known = this.#own.get(language) ?? empty(language);
    this.#own.set(language, known);
    return known;
  }

  #told(sentence: Sentence, names: string[], reader: number | null): string | null {
    const args: Args = { you: "no" };
    for (const [key, value] of Object.entries(sentence.args ?? {})) {
      if (typeof value !== "object") args[key] = value;
      else if ("seat" in value) {
        args[key === "who" ? "you" : `${key}_you`] = value.seat === reader ? "yes" : "no";
        args[key] = this.#name(value, names);
      } else {
        const part = this.#told(value, names, reader);
        if (part === null) return null;
        args[key] = part;
      }
    }
    return worded(this.#bundleOf(sentence.package), sentence.id, args);
  }

  #bundleOf(catalogue: string | undefined): FluentBundle | undefined {
    if (catalogue === CLIENT) return this.#own.get(this.language);
    return this.#packages.get(`${this.language}/${catalogue || CORE}`);
  }

  #name({ seat }: PlayerName, names: string[]): string {
    const id = seat < 0 ? "nature" : "player";
    return names[seat] ?? this.tell({ id, args: seat < 0 ? {} : { number: seat + 1 }, package: CORE });
  }
}

function empty(language: Language): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    transform: language === "fr" ? (text) => inFrench(whole(text)) : whole,
  });
}

/** A sum stays in one line with what it comes to. */
function whole(text: string): string {
  return text.replaceAll(" = ", "\u00a0=\u00a0");
}

/** French typography: no line begins with a colon or a closing guillemet. */
function inFrench(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** The message, worded; null: it is missing in the catalogue, which is a defect. */
function worded(bundle: FluentBundle | undefined, id: string, args: Args): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle === undefined || pattern === undefined || pattern === null) {
    console.error(`no words for “${id}”`);
    return null;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${id}:`, error);
  return text;
}

export const words = new Words();
