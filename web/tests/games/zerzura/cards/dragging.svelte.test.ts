// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from "vitest";

import { Bargain } from "../../../../src/games/zerzura/bargain/bargain.svelte";
import { Dragging } from "../../../../src/games/zerzura/cards/dragging.svelte";
import { bringOasis, given, table } from "../oasis";

let answers: unknown[];
let dragging: Dragging;
/** What lies under the finger, the uppermost first. */
let under: Element[];
const find = (selector: string) => document.querySelector(selector)!;

beforeAll(bringOasis);
beforeEach(() => {
  document.body.innerHTML = `<main>
    <div data-drop="row"><i data-card="ring" data-owner="0"></i></div>
    <i data-card="turban" data-owner="1"></i><i data-card="lamp"></i>
    <div data-drop="stack"></div>
  </main>`;
  [answers, under] = [[], []];
  document.elementsFromPoint = () => under;
  const view = table({ market: ["lamp"], rows: [["ring"], ["turban"]] });
  const options = [{ type: "Take", card: "lamp" }, { type: "Offer", card: "ring" }, { type: "Store", card: "ring" }, { type: "Pass" }] as const; // prettier-ignore
  const props = given([...options], view, { answer: (option) => answers.push(option) });
  dragging = new Dragging(new Bargain(() => props), () => document.querySelector("main")!);
});

function pointer(x: number, more: PointerEventInit = {}): PointerEvent {
  return new PointerEvent("pointer", {
    clientX: x,
    clientY: 100,
    pointerId: 1,
    pointerType: "touch",
    buttons: 1,
    ...more,
  });
}

function press(card: string, owner: number | null): void {
  const event = pointer(100);
  Object.defineProperty(event, "currentTarget", { value: find(`[data-card=${card}]`) });
  dragging.press(event, card, owner);
}

function drag(card: string, owner: number | null, ...over: string[]): void {
  under = over.map(find);
  press(card, owner);
  dragging.move(pointer(150));
}

test("a card is dragged once the finger has gone far enough, and lies above it then", () => {
  press("lamp", null);
  dragging.move(pointer(105));
  expect(dragging.now).toBeNull();
  dragging.move(pointer(120));
  expect([dragging.now?.x, dragging.now?.y]).toEqual([120, 60]);
  dragging.move(pointer(130, { pointerType: "mouse" }));
  expect(dragging.now?.y).toBe(100);
});

test("a card of the market goes onto my row or my stack, not onto a card", () => {
  drag("lamp", null, "[data-card=turban]");
  expect(dragging.over).toBeNull();
  drag("lamp", null, "[data-card=ring]");
  expect(dragging.over).toBe("row");
  drag("lamp", null, "[data-drop=stack]");
  expect(dragging.over).toBe("stack");
});

test("a card of mine goes onto one of another's, and onto my stack", () => {
  drag("ring", 0, "[data-card=turban]");
  expect(dragging.over).toBe("turban");
  drag("ring", 0, "[data-drop=stack]");
  expect(dragging.over).toBe("stack");
  drag("ring", 0, "[data-card=lamp]");
  expect(dragging.over).toBeNull();
});

test("where it is dropped it is meant, and it sets out from there once", () => {
  drag("lamp", null, "[data-card=ring]");
  dragging.lift(pointer(150), true);
  expect([answers, dragging.now]).toEqual([[{ type: "Take", card: "lamp" }], null]);
  expect([dragging.takeDropped()?.card, dragging.takeDropped()]).toEqual(["lamp", null]);
});

test("a drag that is broken off does nothing, nor does a button let go outside the window", () => {
  drag("lamp", null, "[data-card=ring]");
  dragging.lift(pointer(150), false);
  drag("lamp", null, "[data-card=ring]");
  dragging.move(pointer(160, { pointerType: "mouse", buttons: 0 }));
  expect([answers, dragging.now]).toEqual([[], null]);
});

test("the click that ends a drag is known as such, and the next one is not", async () => {
  drag("lamp", null);
  dragging.lift(pointer(150), false);
  expect(dragging.isDragged).toBe(true);
  await new Promise((done) => setTimeout(done));
  expect(dragging.isDragged).toBe(false);
});
