import type { Component, Snippet } from "svelte";
import type { Asked, Chronicle, Goal, Happened, Timing, Result, Why } from "../protocol";

/**
 * What a game's board is given: the match as the reader knows it, and how to answer. It fills its parent, which may have any
 * shape: where that is wider than high, hand and question stand beside the board.
 */
export interface BoardProps {
  game: string; // the key of the game
  view: any; // the game's own record, as the seat may know it
  me: number | null; // my seat; null: I watch
  names: string[]; // by seat
  asked: Asked | null; // what I am asked now; null when it is not my turn, or in a replay
  waiting: number[]; // seats the house waits for
  story: Happened[]; // what has happened so far, oldest first
  goals?: Goal[]; // what I try to do, and how far I have come, where the game can tell; nothing in a replay
  undo: (() => void) | null; // take my last answer back, where I may
  answer: (option: unknown) => void;
  refuse?: (why: Why) => void; // says with the house's voice why something is not possible, where the board knows it by itself
  answered: unknown; // what I have answered under seal, while others are still asked; null: nothing
  live: Live | null; // null: nobody is in a hurry
  busy: boolean; // an answer is on its way: keep the board as it is, take no other
  told?: boolean; // false: the match is over, and its end is yet to be told; keep what gives it away to yourself
  moment?: Moment | null; // a moment on the way to the next position: the view is the table right after it, and nothing is asked
  retold?: boolean; // a replay: the question line tells what has just happened, and the board need not tell it too
  sheeted?: boolean; // the score sheet lies open beside the board: the board need not show it too
  question: Snippet; // the house's line that says what is asked; the board puts it between board and hand
}

/** A moment that is shown to everybody at the same point of the story; whoever looks may go on. */
export interface Moment {
  lines: Happened[]; // what has happened since the moment before; the last line is what it is about
  turning: boolean; // something in it is still being turned over: view and story are as they were before it
  next: () => void; // on to the next moment, or to the position
  skip: () => void; // to the position at once
  pause: (isPaused: boolean) => void;
  paused: boolean;
}

/** What a board of a game in real time is given besides: the times of the question, and how to be quick. */
export interface Live {
  pace: Timing;
  now: () => number; // what the house's clock says, in milliseconds
  trip: number | null; // how long a message takes to the house and back, in milliseconds
  react: (option: unknown, height?: number) => void; // choose until the beat, or claim now
  call: () => void; // give the beat
}

/** What a game's score panel is given. */
export interface ScoresProps {
  game: string; // the key of the game
  view: any;
  me: number | null;
  names: string[];
  story: Happened[];
  result: Result | null;
  boardInSight?: boolean; // told beside the board: what that shows of the end need not stand here too
}

/**
 * How long a moment is to be seen, in milliseconds: `lines` are what happened since the moment before it, and end with it;
 * `next` is what happened then, `before` what the moment before was about. Null: it is no scene of its own, and its lines
 * go with the next one. What happened after the last moment is asked about too.
 */
export type Staging = (lines: Happened[], next: Happened | null, before: Happened | null) => Stay | null;

/** For how long a moment is seen, in milliseconds: while something in it is still turning, and then lying open. */
export interface Stay {
  turns?: number;
  lasts: number;
}

/** A match that is over, as its reader may know it. */
export interface Ended {
  view: any;
  result: Result;
  names: string[];
  me: number | null;
  story: Happened[];
}

/** What a game's drawing of the story of a match is given. */
export interface ChronicleProps {
  chronicle: Chronicle;
  me: number | null;
  names: string[];
  addressOf: (at: number) => string; // where a moment of the match is looked at again
  onmoment?: (at: number) => void; // goes there at once, where that is on the same page
}

/** A cue of the scene at the end: what is said while it is seen, and how long it lasts, in milliseconds. */
export interface Cue {
  says: string;
  lasts: number;
}

/** What a game's drawing of the end is given; it is a function of these, and moves by transitions only. */
export interface SceneProps extends Ended {
  at: number; // how many cues have been played: 0 is the empty sheet
  won: boolean; // all of them, and who has won is shown: the finished picture
}

/**
 * The end of a match as a scene. The house's stage plays the cues one after another, says them, and crowns them with
 * the headline; it does the skipping, the sound, and reduced motion, where only the finished picture is seen.
 */
export interface Ending {
  ground: string; // the colour it is played on, by day and by night
  cues: (end: Ended) => Cue[];
  Scene: Component<SceneProps>;
  by?: (end: Ended) => string; // to what the one winner owes it: "thanks to …"; of none or several, a sentence; or nothing
}

export interface GameFace {
  Board: Component<BoardProps>; // while it still plays something of its own, an element with `data-moving` says so
  Scores: Component<ScoresProps>;
  Chronicle?: Component<ChronicleProps>; // the story of a match that is over
  ending?: Ending; // without one the end is told as at the generic table
  words?: Record<"en" | "fr", () => Promise<string>>;
  wantsMaterial?: boolean; // asks the house for what lies in the box: `materialOf(key)`
  staging?: Staging; // how long each moment of an answer is to be seen; without it nobody is shown any
  likely?: (view: any, me: number | null) => Record<string, (string | number)[]>; // by gap of what is said in ready words: what this reader most likely wants there
  turn?: (view: any) => number | null; // whose turn it is, where others may be asked something in it; null: nobody's
  lights?: (option: any, options: unknown[]) => string[]; // where an answer, one of those offered or a later one, is on the board: selectors
  Laid?: Component<{ option: any }>; // what an answer lays where it lights: SVG that fills the unit square
  wantsShapes?: boolean; // asks the house of what kind everything on the table is: `shapesOf(key)` (the generic table does)
  wantsWords?: boolean; // asks the house for every option in words (the generic table does)
}

/** The drawing on a game's box; it fills its parent, which is three to four. */
export type Cover = Component<{ title: string }>;

/**
 * What a game draws in its rules page: `pictures/index.ts` beside its board, in a chunk of its own.
 *
 * A drawing is made of the board's own parts and fixed small data. It is as wide as it is given room, from 280 pixels
 * on. Nobody hears it: what it shows, its caption in the rules page says.
 */
export interface Pictures {
  drawings: Record<string, Drawing>; // by the name after `picture:`
  words?: Record<"en" | "fr", () => Promise<string>>[]; // the catalogues they speak from
  wantsMaterial?: boolean; // draws what lies in the box: `materialOf(key)`
  wantsSentences?: string; // the package whose sentences they tell
}

/** A drawing is told its own `name`: one may draw several pictures. */
export type Drawing = Component<any>;
