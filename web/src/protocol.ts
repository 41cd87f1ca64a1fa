// Generated from src/ludotheque/server/protocol by ludotheque.server.protocol.typescript. Do not edit.

export type Level = "gentle" | "easy" | "medium" | "hard" | "master";

export type Phrase = "hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye";

export type Phase = "before" | "playing" | "over";

export type Language = "en" | "fr";

/** The first message: the last number this browser has seen, and whether it wants its options in words too. */
export interface Hello {
  type: "Hello";
  ref?: number;
  after?: number;
  words?: boolean;
  key?: string;
}

/** Take a free seat. */
export interface Sit {
  type: "Sit";
  ref?: number;
  seat: number;
}

/** Give up one's seat; in the middle of a match a bot takes it over. */
export interface Rise {
  type: "Rise";
  ref?: number;
}

/** Host, before the match: whom an empty seat, or a bot's, is for. */
export interface Offer {
  type: "Offer";
  ref?: number;
  seat: number;
  to: "friend" | "anybody" | "bot";
  level?: "gentle" | "easy" | "medium" | "hard" | "master";
}

/** Host, before the match: how many seats there are. */
export interface Resize {
  type: "Resize";
  ref?: number;
  seats: number;
}

/** Host, before the match: the options of the game, and the customs of the table. */
export interface Agree {
  type: "Agree";
  ref?: number;
  options: Record<string, unknown>;
  customs: Customs;
}

/** How this table deals with time and absence, whatever the game. */
export interface Customs {
  clock?: Clock;
  away?: "wait" | "bot";
  watchers?: boolean;
  hints?: boolean;
}

/** How long a player may think: not limited, or so many seconds each turn; days are seconds too. */
export interface Clock {
  seconds?: number | null;
}

/** Host: the match begins. Every seat must be taken. */
export interface Begin {
  type: "Begin";
  ref?: number;
}

/** An answer to the question asked; `question` says to which, so that an answer can never count twice. */
export interface Answer {
  type: "Answer";
  ref?: number;
  question: number;
  option: Record<string, unknown>;
  at?: number | null;
  height?: number;
}

/** In real time: the beat, given by whoever may. */
export interface Call {
  type: "Call";
  ref?: number;
  question: number;
}

/** The answer to a `Pong` with a number, sent at once: so the house knows how long the way is. */
export interface Heard {
  type: "Heard";
  ref?: number;
  number: number;
}

/** Take one's last answer back, while nothing has been shown. */
export interface Undo {
  type: "Undo";
  ref?: number;
  question: number;
}

/** What would you do? Answered with `Advised`, to this browser only. */
export interface Hint {
  type: "Hint";
  ref?: number;
  question: number;
}

/** Something said at the table: text, never markup. */
export interface Say {
  type: "Say";
  ref?: number;
  text: string;
}

/** A quick phrase, which every reader gets in their own language. */
export interface Wave {
  type: "Wave";
  ref?: number;
  phrase: "hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye";
}

/** Host: somebody's words are shown to nobody any more, or again. */
export interface Mute {
  type: "Mute";
  ref?: number;
  person: number;
  on?: boolean;
}

/** Host: somebody has to leave the table, and cannot come back to it; invitations have to be sent anew. */
export interface Remove {
  type: "Remove";
  ref?: number;
  person: number;
}

/** Host, at any time: people without a seat may watch, or have to leave. */
export interface Watching {
  type: "Watching";
  ref?: number;
  on: boolean;
}

/** A vote: a bot should hold the seat of somebody who is away. */
export interface Hold {
  type: "Hold";
  ref?: number;
  seat: number;
}

/** Ask for the secret link that moves one's seat to another device. */
export interface Link {
  type: "Link";
  ref?: number;
}

/** After the match: another table with the same people, bots, options and customs. */
export interface Rematch {
  type: "Rematch";
  ref?: number;
}

/** Is anybody there? Whatever is in `sent` comes back. */
export interface Ping {
  type: "Ping";
  ref?: number;
  sent?: number;
}

/** What is new since the reader's last number; the whole table when the reader has just come (`fresh`). */
export interface News {
  type: "News";
  number: number;
  now: number;
  lines?: (Happened | Said | Noted)[];
  gone?: number[];
  fresh?: boolean;
  version?: string;
  you?: You | null;
  facts?: Facts | null;
  play?: Play | null;
}

/** Something in the match: who chose it (-1: chance), what it was, as a record and in words. */
export interface Happened {
  type: "Happened";
  number: number;
  at: number;
  what: unknown;
  says: Sentence;
  who?: number | null;
  after?: number | null;
}

/** Something to say: a message of a catalogue and its arguments. It travels as data; the reader words it. */
export interface Sentence {
  id: string;
  args?: Record<string, number | string | Seat | Sentence>;
  package?: string;
}

/** A player in a sentence: each reader sees a name, or is addressed. */
export interface Seat {
  seat: number;
}

/** Something a person said. */
export interface Said {
  type: "Said";
  number: number;
  at: number;
  person: number;
  text?: string;
  phrase?: "hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye" | null;
}

/** Something about the table: who came, who left, whose time is up. */
export interface Noted {
  type: "Noted";
  number: number;
  at: number;
  says: Sentence;
}

/** Who the reader is at this table: nobody of it, a person, a player in a seat, the host. */
export interface You {
  person?: number | null;
  seat?: number | null;
  host?: boolean;
  key?: string;
}

/** What everybody may know about the table itself. */
export interface Facts {
  id: string;
  game: string;
  phase: "before" | "playing" | "over";
  opened: number;
  seats: Chair[];
  people: Person[];
  host: number;
  options: Record<string, unknown>;
  customs: Customs;
  fingerprint: string;
  seed?: string | null;
  rematch?: string | null;
}

/** A place at the table: a person's, a bot's, or still free. */
export interface Chair {
  name?: string;
  person?: number | null;
  level?: "gentle" | "easy" | "medium" | "hard" | "master" | null;
  free?: "friend" | "anybody" | null;
  held?: boolean;
  votes?: number[];
  hints?: number;
  relieved?: number[];
}

/** Somebody who has sat at this table or spoken; known by their place in the list. */
export interface Person {
  name: string;
  muted?: boolean;
  removed?: boolean;
}

/** The match as the reader may know it. */
export interface Play {
  view: unknown;
  waiting: number[];
  question: number;
  since: number;
  asked?: Asked | null;
  deadlines?: Record<number, number>;
  undo?: boolean;
  answered?: unknown | null;
  result?: Result | null;
  pace?: Pace | null;
}

/** What the reader is asked: the question, all legal answers, and if wanted each in words. */
export interface Asked {
  prompt: Sentence;
  options: unknown[];
  says?: Sentence[];
}

/** How a match ended: each player's score, the winners, and why, line by line. */
export interface Result {
  scores: number[];
  winners: number[];
  why?: Sentence[];
}

/** A question in real time: when it is shown to everybody at once, and when its time is up. */
export interface Pace {
  shown: number;
  due: number;
  together?: boolean;
  claims?: string[];
  caller?: number | null;
  earliest?: number;
  chosen?: unknown | null;
}

/** Who has the table open now: seats, and how many people watch. */
export interface Here {
  type: "Here";
  seats: number[];
  watchers?: number;
}

/** What was asked is done and on disk; `number` is its entry, or a later one. Sent where the request had a `ref`. */
export interface Done {
  type: "Done";
  ref: number;
  number: number;
}

/** What was asked cannot be; nothing has changed. */
export interface Refusal {
  type: "Refusal";
  ref: number;
  why: Why;
}

/** Why something is refused: a sentence with the numbers involved, and the rule that forbids it. */
export interface Why {
  id: string;
  args?: Record<string, number | string | Seat | Sentence>;
  package?: string;
  rule?: string;
}

/** The secret that moves one's seat; it works once. */
export interface SeatLink {
  type: "SeatLink";
  token: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "Pong";
  sent: number;
  now: number;
  number?: number;
}

/** A hint, from nothing but what the seat knows: what to do, what to expect, and what else was thought of. */
export interface Advised {
  type: "Advised";
  ref: number;
  question: number;
  best: Course;
  outlook: Sentence;
  others: Alternative[];
  gains?: Reason[];
}

/** Answers one after the other, and in words what comes of them. */
export interface Course {
  options: unknown[];
  says: Sentence[];
  told_of?: number[];
}

/** Another course, how it compares with the best one, and why. */
export interface Alternative {
  course: Course;
  verdict: Sentence;
  reasons: Reason[];
}

/** In what a course differs from the best one: for the better, or for the worse. */
export interface Reason {
  says: Sentence;
  better: boolean;
}

/** The last message: why the house closes the line, and whether to come back later. */
export interface Farewell {
  type: "Farewell";
  why: Why;
  again?: boolean;
}

/** What the house offers: its boxes, levels of bots, and quick phrases. */
export interface Library {
  version: string;
  boxes: Box[];
  levels: ("gentle" | "easy" | "medium" | "hard" | "master")[];
  phrases: ("hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye")[];
}

/** A game on the shelf. What is said of it comes in every language, so that the shelf needs no catalogue. */
export interface Box {
  key: string;
  title: Record<"en" | "fr", string>;
  pitch: Record<"en" | "fr", string>;
  package: string;
  least: number;
  most: number;
  minutes: number;
  age: number;
  options: OptionOffered[];
  guided?: boolean;
}

/** An option of a game, and how to ask for it. */
export interface OptionOffered {
  name: string;
  title: Record<"en" | "fr", string>;
  kind: "switch" | "choice" | "number" | "numbers";
  default: unknown;
  values?: string[];
  named?: (Record<"en" | "fr", string>)[];
  variant?: boolean;
  fits?: Record<string, number[]>;
}

/** The guest, as the house knows them. */
export interface Me {
  name: string;
}

/** How a guest wants to be called. */
export interface NewName {
  name: string;
}

/** A table to open: for friends, or at once against bots (`quick`), and if wanted as a first match (`first`). How many seats (0: as few as may be), how good the bots and which options may be chosen; a first match has its own. */
export interface NewTable {
  game: string;
  quick?: boolean;
  first?: boolean;
  seats?: number;
  level?: "gentle" | "easy" | "medium" | "hard" | "master";
  options?: Record<string, unknown>;
}

/** The table that was opened. */
export interface Opened {
  id: string;
}

/** The secret of a seat, brought by the device that wants it. */
export interface Moving {
  token: string;
}

/** A guest is erased, or will be in a moment: no crash prevents it. */
export interface Erased {
  done: boolean;
}

/** Mine, those that wait for me first; and those where anybody may sit down. */
export interface Tables {
  mine: Card[];
  open: Card[];
}

/** A table in a list. */
export interface Card {
  id: string;
  game: string;
  phase: "before" | "playing" | "over";
  names: string[];
  changed: number;
  free?: number;
  waiting?: number[];
  mine?: number | null;
  deadline?: number | null;
  relieved?: number[];
  damaged?: boolean;
}

/** A match from its start, as one seat, a spectator (null) or the open table (-1) knows it. */
export interface Film {
  facts: Facts;
  seat: number | null;
  mine: number | null;
  frames: Frame[];
  result: Result | null;
  ahead?: Ahead | null;
}

/** One position of a replay: what had just happened, and the table after it. */
export interface Frame {
  lines: Happened[];
  view: unknown;
  waiting: number[];
}

/** Who was ahead, frame by frame, and what is counted. */
export interface Ahead {
  says: Sentence;
  curves: Curve[];
}

/** A line of the graph: by frame, how a seat stands, or whatever else `says` names. */
export interface Curve {
  values: number[];
  seat?: number | null;
  says?: Sentence | null;
}

/** A lesson being thought over: so many looks of so many are done, what was found so far; then the lesson. */
export interface Studying {
  done: number;
  total: number;
  lesson?: Lesson | null;
  found?: CostlyTurn[];
}

/** What a match teaches a seat: its costliest turns, the worst first. */
export interface Lesson {
  seat: number;
  turns: number;
  costly: CostlyTurn[];
  says: Sentence;
}

/** A turn that could have been better: `at` is the frame of the film before it. */
export interface CostlyTurn {
  at: number;
  played: Course;
  better: Course;
  verdict: Sentence;
  reasons: Reason[];
  gains?: Reason[];
}

/** A page of rules, as HTML made from our own Markdown. */
export interface Page {
  html: string;
}

/** Why an HTTP request was refused. */
export interface Problem {
  why: Why;
}

export type AnyRequest = Hello | Sit | Rise | Offer | Resize | Agree | Begin | Answer | Call | Heard | Undo | Hint | Say | Wave | Mute | Remove | Watching | Hold | Link | Rematch | Ping;

export type AnyNotice = News | Here | Done | Refusal | SeatLink | Pong | Advised | Farewell;
