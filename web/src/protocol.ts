// Generated from src/ludotheque/server/protocol by ludotheque.server.protocol.typescript. Do not edit.

export type Level = "gentle" | "easy" | "medium" | "hard" | "master";

export type Phrase = "hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye";

export type Phase = "before" | "playing" | "over";

export type Language = "en" | "fr";

/** The first message: the last number this browser has seen, and whether it wants its options in words, too. */
export interface Hello {
  type: "Hello";
  ref?: number;
  after?: number;
  words?: boolean;
  moments?: boolean;
  key?: string;
}

/** Take a free seat. */
export interface Sit {
  type: "Sit";
  ref?: number;
  seat: number;
}

/** Give up one's seat. During a match a bot takes it over. */
export interface Rise {
  type: "Rise";
  ref?: number;
}

/** Host, before the match: whom an empty seat or a bot's seat is for. */
export interface Offer {
  type: "Offer";
  ref?: number;
  seat: number;
  to: "friend" | "anybody" | "bot";
  level?: "gentle" | "easy" | "medium" | "hard" | "master";
}

/** Host, before the match: the number of seats. */
export interface Resize {
  type: "Resize";
  ref?: number;
  seats: number;
}

/** Host, before the match: the options of the game, and the settings of the table. */
export interface Agree {
  type: "Agree";
  ref?: number;
  options: Record<string, unknown>;
  customs: TableSettings;
}

/** The settings of a table, whatever the game: time, absence, watchers, hints. */
export interface TableSettings {
  clock?: Clock;
  away?: "wait" | "bot";
  watchers?: boolean;
  hints?: boolean;
  pace?: "quick" | "normal" | "calm";
}

/** How long a player may think: without limit, or this many seconds each turn. Days are given in seconds, too. */
export interface Clock {
  seconds?: number | null;
}

/** Host: begin the match. Every seat must be taken. */
export interface Begin {
  type: "Begin";
  ref?: number;
}

/** An answer. `question` says to which question, so that no answer can count twice. */
export interface Answer {
  type: "Answer";
  ref?: number;
  question: number;
  option: Record<string, unknown>;
  at?: number | null;
  height?: number;
}

/** Give the beat, in real time, if one may. */
export interface Call {
  type: "Call";
  ref?: number;
  question: number;
}

/** The answer to a `Pong` with a number, sent at once. It lets the house measure the latency. */
export interface Heard {
  type: "Heard";
  ref?: number;
  number: number;
}

/** How far this browser's reader has been shown the story: up to this entry. Bots wait for it, for a while. */
export interface Shown {
  type: "Shown";
  ref?: number;
  number: number;
  hurry?: boolean;
}

/** Take back one's last answer, as long as nothing has been shown. */
export interface Undo {
  type: "Undo";
  ref?: number;
  question: number;
}

/** Ask what a good player would do. The answer is `Advised`, to this browser only. */
export interface Hint {
  type: "Hint";
  ref?: number;
  question: number;
}

/** Say something at the table. It is text, never markup. */
export interface Say {
  type: "Say";
  ref?: number;
  text: string;
}

/** Say a quick phrase. Every reader gets it in their own language. */
export interface Wave {
  type: "Wave";
  ref?: number;
  phrase: "hello" | "good-luck" | "well-played" | "thinking" | "your-turn" | "oops" | "thanks" | "rematch" | "bye";
}

/** Say a sentence of the game's own, with its gaps filled. Every reader gets it in their own language. */
export interface Speak {
  type: "Speak";
  ref?: number;
  template: string;
  filling?: Record<string, number | string>;
  to?: number;
}

/** Host: hide a person's words from all, or show them again. */
export interface Mute {
  type: "Mute";
  ref?: number;
  person: number;
  on?: boolean;
}

/** Host: remove a person from the table for good. Earlier invitations become void. */
export interface Remove {
  type: "Remove";
  ref?: number;
  person: number;
}

/** Host, at any time: let people without a seat watch, or send them away. */
export interface Watching {
  type: "Watching";
  ref?: number;
  on: boolean;
}

/** Vote for a bot to hold the seat of a person who is away. */
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

/** After the match: open another table with the same people, bots, options and settings. */
export interface Rematch {
  type: "Rematch";
  ref?: number;
}

/** Is anybody there? The answer repeats `sent`. */
export interface Ping {
  type: "Ping";
  ref?: number;
  sent?: number;
}

/** Everything new since the reader's last number; the whole table if the reader has just come (`fresh`). */
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
  moments?: Moment[];
}

/** Something in the match: who chose it (-1: chance), and what it was, as a record and in words. */
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
  args?: Record<string, number | string | PlayerName | Sentence>;
  package?: string;
}

/** A player in a sentence: each reader sees a name, or is addressed. */
export interface PlayerName {
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
  template?: string;
  says?: Sentence | null;
  to?: number;
}

/** Something about the table: who came or left, whose time is up. */
export interface Noted {
  type: "Noted";
  number: number;
  at: number;
  says: Sentence;
}

/** Who the reader is at this table: a stranger, a person, a player in a seat, the host. */
export interface You {
  person?: number | null;
  seat?: number | null;
  host?: boolean;
  key?: string;
}

/** What everybody may know of the table itself. */
export interface Facts {
  id: string;
  game: string;
  phase: "before" | "playing" | "over";
  opened: number;
  seats: Chair[];
  people: Person[];
  host: number;
  options: Record<string, unknown>;
  customs: TableSettings;
  fingerprint: string;
  seed?: string | null;
  templates?: string[];
  rematch?: string | null;
}

/** A seat: a person's, a bot's, or free. */
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

/** A person who has sat at this table or spoken here. Their number is their place in the list. */
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
  pace?: Timing | null;
  goals?: Goal[];
}

/** The question to the reader, every legal answer, each in words if wanted, and what is closed. */
export interface Asked {
  prompt: Sentence;
  options: unknown[];
  says?: Sentence[];
  closed?: Closed[];
}

/** An answer shown to the reader although it may not be given now: itself, in words, and why not. */
export interface Closed {
  option: unknown;
  says: Sentence;
  why: Why;
}

/** Why something is refused: a sentence with the numbers involved, and the rule that forbids it. */
export interface Why {
  id: string;
  args?: Record<string, number | string | PlayerName | Sentence>;
  package?: string;
  rule?: string;
}

/** How a match ended: each player's score, the winners, and why, line by line. */
export interface Result {
  scores: number[];
  winners: number[];
  why?: Sentence[];
}

/** The times of a question in real time: when everybody is shown it, and when its time is up. */
export interface Timing {
  shown: number;
  due: number;
  together?: boolean;
  claims?: string[];
  caller?: number | null;
  earliest?: number;
  chosen?: unknown | null;
}

/** What a player or the whole table tries to do. It is done when all its aims are. */
export interface Goal {
  name: string;
  says: Sentence;
  aims: Aim[];
}

/** One thing that a goal asks for: whether it is met, the count so far and needed, and how to get there. */
export interface Aim {
  says: Sentence;
  done?: boolean | null;
  have?: number | null;
  need?: number;
  bound?: "least" | "most" | "exactly";
  ways?: Sentence[];
}

/** The match at a moment between two questions: after the first `lines` of the news. */
export interface Moment {
  lines: number;
  view: unknown;
  goals?: Goal[] | null;
}

/** Who has the table open now: the seats, and the number of watchers. */
export interface Here {
  type: "Here";
  seats: number[];
  away_after: number;
  watchers?: number;
}

/** A request with a `ref` is done and on disk. `number` is that of its entry, or a later one. */
export interface Done {
  type: "Done";
  ref: number;
  number: number;
}

/** A request was refused. Nothing has changed. */
export interface Refusal {
  type: "Refusal";
  ref: number;
  why: Why;
}

/** The secret that moves one's seat to another device. It works once. */
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

/** A hint, made from what the seat knows and nothing else: what to do, what to expect, and what else was considered. */
export interface Advised {
  type: "Advised";
  ref: number;
  question: number;
  best: Plan;
  outlook: Sentence;
  others: Alternative[];
  gains?: Reason[];
}

/** Answers one after another, and what comes of them, in words. */
export interface Plan {
  options: unknown[];
  says: Sentence[];
  told_of?: number[];
}

/** Another plan, how it compares with the best one, and why. */
export interface Alternative {
  course: Plan;
  verdict: Sentence;
  reasons: Reason[];
}

/** How a plan differs from the best one, for better or worse. */
export interface Reason {
  says: Sentence;
  better: boolean;
}

/** The last message: why the house closes the connection, and whether to come back later. */
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

/** A game on the shelf. Its texts come in every language, so that the shelf needs no catalogue. */
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

/** The sentences with gaps that a game lets people say. */
export interface Talk {
  templates: Template[];
}

/** A sentence with gaps: the message `talk-ID` of the game's catalogue, with an argument for each gap. What people claim with it may be true or not. It tells nothing that its gaps do not hold. */
export interface Template {
  id: string;
  gaps?: (Word | Amount | Somebody)[];
  replies_to?: string[];
  said_by?: "anybody" | "named" | "others";
}

/** A gap for one of these words. */
export interface Word {
  type: "word";
  name: string;
  words: Record<string, Sentence>;
}

/** A gap for a number. */
export interface Amount {
  type: "amount";
  name: string;
  least: number;
  most: number;
}

/** A gap for a player, by seat. Speakers cannot name themselves. */
export interface Somebody {
  type: "somebody";
  name: string;
}

/** What lies on a game's table, and the fields of everything that a player may choose, by its type. */
export interface Shapes {
  package: string;
  fields: Field[];
  options: Record<string, Record<string, Shape>>;
}

/** A field of the table and where it lies. Where there is an entry for each seat, the shape is that of one entry. */
export interface Field {
  name: string;
  lies: "open" | "by-seat" | "hands" | "secrets" | "counted" | "nowhere" | "agreed";
  shape: Shape;
}

/** Of what kind a value is. `name` is that of its type, where it has one: `value-NAME-WORD` says its words. */
export interface Shape {
  kind: "player" | "number" | "yes-or-no" | "word" | "die" | "piece" | "row" | "parts" | "record" | "by-key" | "anything";
  name?: string;
  maybe?: boolean;
  least?: number | null;
  most?: number | null;
  of?: Shape[];
  fields?: Record<string, Shape>;
  words?: Record<string, string>;
}

/** The guest, as the house knows them. */
export interface Me {
  name: string;
}

/** The name a guest wants. */
export interface NewName {
  name: string;
}

/** A table to open: for friends, at once against bots (`quick`), or as a first match (`first`). A first match has its own number of seats, bots and options. Otherwise they may be chosen; 0 seats means as few as possible. */
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

/** The secret of a seat, sent by the device that wants it. */
export interface Moving {
  token: string;
}

/** The guest has been erased (`done`), or soon will be, even after a crash. */
export interface Erased {
  done: boolean;
}

/** The guest's own tables, starting with those that wait for them; and the tables where anybody may sit down. */
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

/** A match from its start, as known to one seat, a watcher (null), or with all hands open (-1). */
export interface Replay {
  facts: Facts;
  seat: number | null;
  mine: number | null;
  frames: Frame[];
  result: Result | null;
  ahead?: Ahead | null;
}

/** One position of a replay, and the log lines that led to it. */
export interface Frame {
  lines: Happened[];
  view: unknown;
  waiting: number[];
}

/** Who was ahead, frame by frame. `says` names what is counted. */
export interface Ahead {
  says: Sentence;
  curves: Curve[];
}

/** A curve of the graph, with a value for each frame: the standing of a seat, or of what `says` names. */
export interface Curve {
  values: number[];
  seat?: number | null;
  says?: Sentence | null;
}

/** The story of a match: what was counted, the turns that decided it, and who did what. */
export interface Chronicle {
  courses?: Course[];
  turnings?: Turning[];
  accounts?: Account[];
}

/** Something that was counted, moment by moment, for a graph. */
export interface Course {
  name: string;
  says: Sentence;
  values: number[];
}

/** A turn that decided the match: after how many answers, and what happened. */
export interface Turning {
  at: number;
  says: Sentence;
}

/** Who did what, in one respect. */
export interface Account {
  name: string;
  lines: Line[];
}

/** A line of an account, and the seat it is about. */
export interface Line {
  says: Sentence;
  seat?: number | null;
}

/** The progress of a lesson: `done` of `total` looks, and what was found so far; at the end, the lesson itself. */
export interface Studying {
  done: number;
  total: number;
  lesson?: Lesson | null;
  found?: CostlyTurn[];
}

/** What a match teaches one seat: its costliest turns, the worst first. */
export interface Lesson {
  seat: number;
  turns: number;
  costly: CostlyTurn[];
  says: Sentence;
}

/** A turn that could have been better. `at` is the frame before it. */
export interface CostlyTurn {
  at: number;
  played: Plan;
  better: Plan;
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

export type AnyRequest = Hello | Sit | Rise | Offer | Resize | Agree | Begin | Answer | Call | Heard | Shown | Undo | Hint | Say | Wave | Speak | Mute | Remove | Watching | Hold | Link | Rematch | Ping;

export type AnyNotice = News | Here | Done | Refusal | SeatLink | Pong | Advised | Farewell;
