import type { IconName } from "../../parts/signs/icons";
import type { Layout } from "../room";

export type Leaf = "result" | "scores" | "log" | "rules" | "chat" | "hint";

export const LEAF_ICONS: Record<Leaf, IconName> = {
  result: "cup",
  scores: "scores",
  log: "log",
  rules: "rules",
  chat: "chat",
  hint: "hint",
};

/** The leaves that have a place of their own, beside board and panel, where there is room for both. */
const ALWAYS_OPEN: Leaf[] = ["result", "scores", "chat"];

/** Which leaves there are beside a board, and which of them lies open. */
export class OpenLeaves {
  /** The leaf over the board, where there is no panel. */
  leaf = $state<Leaf | null>(null);
  /** Whether going back closes it: the result of a match that was over when we came goes with the page. */
  isClosedByBack = $state(true);
  /** Whether there is a hint to turn to. */
  hasHint = $state(false);
  /** The rule to show, and how often one was asked for. */
  rule = $state.raw<{ number: string; asked: number } | null>(null);
  /** What the panel was last turned to; it shows that, if it has it. */
  #turned = $state<Leaf>("scores");

  readonly #layout: () => Layout;
  readonly #isTold: () => boolean;

  /** `isTold`: the match is over, and its end has been told; where it is from the first, the result lies open. */
  constructor(layout: () => Layout, isTold: () => boolean, isOver: boolean) {
    this.#layout = layout;
    this.#isTold = isTold;
    if (!isOver) return;
    this.openResult();
    this.isClosedByBack = false;
  }

  /** Whether a panel stands beside the board; else leaves lie over it, one at a time. */
  get hasPanel(): boolean {
    return this.#layout() === "both" || this.#layout() === "one";
  }

  /** Those with a tab where there is no panel. */
  get all(): Leaf[] {
    return this.#isTold() ? ["result", "scores", "log", "rules", "chat"] : ["scores", "log", "rules", "chat"];
  }

  /** What the panel can turn to. */
  get sides(): Leaf[] {
    const sides: Leaf[] = this.#layout() === "both" ? ["log", "rules"] : this.all;
    return this.hasHint ? [...sides, "hint"] : sides;
  }

  /** What the panel shows. */
  get side(): Leaf {
    return this.sides.includes(this.#turned) ? this.#turned : (this.sides[0] ?? "log");
  }

  set side(leaf: Leaf) {
    this.#turned = leaf;
  }

  /** What was last turned to beside the board, whether or not the panel has it now. */
  get turned(): Leaf {
    return this.#turned;
  }

  isOpen(leaf: Leaf): boolean {
    if (this.#layout() === "both" && ALWAYS_OPEN.includes(leaf)) return true;
    return (this.hasPanel ? this.side : this.leaf) === leaf;
  }

  open(leaf: Leaf): void {
    if (this.hasPanel) this.side = leaf;
    else this.turnTo(leaf);
  }

  /** Lays a leaf over the board, or none. */
  turnTo(leaf: Leaf | null): void {
    this.leaf = leaf;
    this.isClosedByBack = true;
  }

  openRule(number: string): void {
    this.rule = { number, asked: (this.rule?.asked ?? 0) + 1 };
    this.open("rules");
  }

  /** The end has been told: the result lies open where nothing else was chosen. */
  openResult(): void {
    this.side = "result";
    this.leaf ??= "result";
  }
}
