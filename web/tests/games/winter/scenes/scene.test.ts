// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

vi.mock("../../../../src/games", () => ({
  materialOf: () => ({
    places: [],
    entrances: [{ place: 0 }, { place: 3 }],
    survivors: [
      { id: "ada", attack: 3 },
      { id: "bea", attack: 2 },
    ],
    crossroads: [{ story: { en: "A short one.", fr: "Une courte." } }],
  }),
}));

import type { View } from "../../../../src/games/winter/colony";
import { whatOf } from "../../../../src/games/winter/scenes/pictures";
import { placeIn, sceneOf, soundOf, staging as staged } from "../../../../src/games/winter/scenes/scene";
import type { Happened } from "../../../../src/protocol";
import { happened } from "../../../table/connection/telling";

const line = (type: string, more: object = {}) => happened(1, { type, ...more });
const staging = (lines: Happened[], next: Happened | null) => staged(lines, next, null);
const table = (at: number[]) => ({ at }) as View;

test("a moment is about its last line", () => {
  const scene = sceneOf([line("Move"), line("Face", { survivor: 4, face: "wound" })]);
  expect(scene?.picture).toEqual({ kind: "die", survivor: 4, face: "wound", mood: "wound" });
  expect(sceneOf([])).toBeNull();
});

test("what the die will show is read ahead by whoever can, and hurts nobody yet", () => {
  const read = line("Foretell", { face: "bite" });
  const picture = { kind: "die", survivor: 1, face: "bite", mood: "plain" };
  expect(sceneOf([line("UseAbility", { survivor: 1 }), read])?.picture).toEqual(picture);
  expect(sceneOf([read])?.picture.kind).toBe("sign");
});

test("dice, papers and cards turn for a while before they are open, everything else is so at once", () => {
  const turns = (type: string, more: object = {}) => staging([line(type, more)], null)?.turns ?? 0;
  for (const each of [turns("Face", { face: "wound" }), turns("RiskFace"), turns("Vote")])
    expect(each).toBeGreaterThan(0);
  expect(turns("OpenCrisis", { cards: [1, 2, 3] })).toBeGreaterThan(turns("OpenCrisis", { cards: [1] }));
  expect([turns("Die"), turns("BarricadeFalls")]).toEqual([0, 0]);
});

test("zombies who find room come everywhere in one scene, and quiet noise is one scene too", () => {
  const come = [line("ZombiesCome", { place: 0 }), line("ZombiesCome", { place: 3 })];
  expect(staging(come.slice(0, 1), come[1] ?? null)).toBeNull();
  expect(staging(come, line("BarricadeFalls"))?.lasts).toBe(1_900);
  expect(staging([line("Echo", { drawn: false })], line("Echo"))).toBeNull();
  expect(staging([line("Echo", { drawn: true })], line("Echo"))).not.toBeNull();
});

test("a card is turned up after its symbol was named, and was named rightly or not", () => {
  const lines = [line("NameSymbol"), line("TurnUp", { card: 7 })];
  expect(sceneOf([...lines, line("TakeTurned")])?.picture).toEqual({ kind: "guess", card: 7, right: true });
  expect(sceneOf([...lines, line("ShuffleBack")])?.picture).toEqual({ kind: "guess", card: 7, right: false });
  expect(sceneOf([...lines.slice(1), line("TakeTurned")])).toBeNull();
});

test("a death is one scene with what it does to morale, at the place where it happened", () => {
  const lines = [line("Die", { survivor: 2 }), line("ChangeMorale", { n: -1 })];
  expect(staging(lines.slice(0, 1), lines[1] ?? null)).toBeNull();
  expect(sceneOf(lines)).toMatchObject({
    picture: { kind: "survivor", survivor: 2, fate: "dead" },
    what: { survivor: 2 },
  });
  expect(sceneOf(lines.slice(1))?.picture).toMatchObject({ kind: "sign", sign: "morale" });
});

test("papers are opened together: only the last of them is a scene, with all of them", () => {
  const papers = [line("Ballot", { exile: true }), line("Ballot", { exile: false })];
  expect(staging(papers.slice(0, 1), papers[1] ?? null)).toBeNull();
  expect(sceneOf(papers, line("Exile", { player: 1 }))?.picture).toEqual({ kind: "votes", ballots: papers });
});

test("that the colony eats is a scene, that somebody brings food is none", () => {
  expect(staging([line("Eat", { n: 2 })], null)).not.toBeNull();
  expect(staging([line("PlayCard"), line("ChangeFood", { n: 2 })], null)).toBeNull();
});

test("the first round begins without scenes of everybody who comes in", () => {
  expect(staging([line("KeepGroup"), line("Arrive", { survivor: 1 })], line("Arrive"))).toBeNull();
  expect(staging([line("Arrive", { survivor: 1 })], null)).not.toBeNull();
});

test("a story is given the time it takes to read it", () => {
  expect(staging([line("CrossroadsComes", { card: 0 })], null)?.lasts).toBe(3_000);
});

test("a moment is where it happened, or where they were who are no more", () => {
  const at = (type: string, more: object, before: number[], after: number[]) => {
    const scene = sceneOf([line(type, more)]);
    return scene && placeIn(scene, table(before), table(after));
  };
  expect(at("Die", { survivor: 0 }, [3], [-2])).toBe(3);
  expect(at("TakeWound", { survivor: 0 }, [3], [3])).toBe(3);
  expect(at("Overrun", { entrance: 1 }, [], [])).toBe(3);
  expect(at("ZombiesCome", { place: 2 }, [], [])).toBe(2);
  expect(at("HelplessLeave", {}, [], [])).toBe(0);
  expect(at("CallVote", { other: 1 }, [], [])).toBeNull();
});

test("what a record says is read from it", () => {
  expect(whatOf(line("Face", { face: "bite" })).face).toBe("bite");
});

test("what came of a choice is told as long as it takes to read", () => {
  const [took, moved] = [line("TakeWay"), line("CardMoved")];
  expect(staged([moved], null, took)?.lasts).toBe(1_500);
  expect(staged([moved, moved], null, took)?.lasts).toBe(3_000);
  expect(staged([moved], null, null)).toBeNull();
  expect(staged([line("RollDice")], null, took)).toBeNull();
});

test("the exile alone is shown the new objective; the others, that one was drawn", () => {
  const own = sceneOf([line("TakeExileCard", { player: 1, card: 3 })]);
  expect(own?.picture).toEqual({ kind: "objective", of: "exiles", card: 3 });
  const theirs = sceneOf([line("TakeExileCard", { player: 1, card: "?" })]);
  expect(theirs?.picture).toEqual({ kind: "back", player: 1 });
});

test("a die is heard rolling, and what it has come to only when it lies open", () => {
  const heard = (type: string, more: object) => {
    const scene = sceneOf([line(type, more)]);
    return scene && [soundOf(scene, true), soundOf(scene, false)];
  };
  const faces = ["blank", "wound", "frostbite", "bite"].map((face) => heard("Face", { survivor: 0, face }));
  expect(faces.map((each) => each?.[0])).toEqual(["dice", "dice", "dice", "dice"]);
  expect(faces.map((each) => each?.[1])).toEqual(["relief", "hurt", "frost", "bite"]);
  expect(heard("OpenCrisis", { cards: [1], how: "failed" })).toEqual(["card", "down"]);
  expect(heard("Vote", {})).toEqual(["vote", null]);
  expect(heard("BarricadeFalls", {})).toEqual(["breach", "breach"]);
});

test("of a bite that has spread, whatever is not blank kills", () => {
  const mood = (face: string) => sceneOf([line("RiskFace", { victim: 1, face })])?.picture;
  expect(mood("blank")).toMatchObject({ survivor: 1, mood: "relief" });
  for (const face of ["wound", "frostbite", "bite"]) expect(mood(face)).toMatchObject({ face, mood: "dread" });
});

test("where a bite goes is told, and who risks somebody or gives them up", () => {
  expect(sceneOf([line("Reach", { survivor: 1, place: 2, others: 3 })])?.picture).toEqual({
    kind: "spread",
    survivor: 1,
    others: 3,
  });
  const chosen = { ...line("Risk", { victim: 1 }), who: 2 };
  expect(sceneOf([chosen])?.picture).toEqual({ kind: "choice", survivor: 1, player: 2, fate: "risked" });
  expect(sceneOf([line("GiveUp", { victim: 1 })])?.picture).toMatchObject({ survivor: 1, fate: "given" });
  expect(sceneOf([line("LetDie", { survivor: 0 })])?.picture).toMatchObject({ survivor: 0, fate: "given" });
});

test("a blow lands where the die is at most what the other strikes with", () => {
  const blow = (die: number) => sceneOf([line("Blow", { survivor: 0, target: 1, die })])?.picture;
  const [by, on] = [{ survivor: 0 }, { survivor: 1 }];
  expect(blow(2)).toEqual({ kind: "dice", dice: [{ face: 2, bad: true }], mood: "wound", by, on });
  expect(blow(3)).toEqual({ kind: "dice", dice: [{ face: 3, bad: false }], mood: "relief", by, on });
});

test("a stake comes back from four on, and a die for a card is of whose ability it is", () => {
  const stake = (face: number) => sceneOf([line("Wagered", { player: 1, face })])?.opens;
  expect([stake(3), stake(4)]).toEqual(["down", "up"]);
  const die = (more: object) => sceneOf([line("TableDie", { die: 5, survivor: -1, ...more })])?.picture;
  expect(die({ card: "bea" })).toMatchObject({ dice: [{ face: 5 }], by: { survivor: 1 } });
  expect(die({ card: "elsewhere" })).toMatchObject({ by: null });
});

test("the dice of all the noise that nobody hears are thrown together with the next one", () => {
  const noise = [line("Echo", { place: 2, die: 5, drawn: false }), line("Echo", { place: 3, die: 2, drawn: true })];
  expect(sceneOf(noise)?.picture).toMatchObject({
    kind: "dice",
    dice: [
      { face: 5, bad: false },
      { face: 2, bad: true },
    ],
  });
});

test("only the two whom a theft concerns see which card it is", () => {
  const theft = (card: unknown) => sceneOf([line("Steal", { player: 0, other: 1, card })])?.picture;
  expect(theft(7)).toEqual({ kind: "theft", player: 0, other: 1, card: 7 });
  expect(theft("?")).toEqual({ kind: "theft", player: 0, other: 1, card: "?" });
});
