// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import type { AnyRequest, Why } from "../../../src/protocol";
import { NOT_SENT, Requests, type Refused } from "../../../src/table/connection/requests";

const NO: Why = { id: "not-your-turn" };

let sent: AnyRequest[];
let refusals: [string, Why][];
let way: { isOpen: boolean; canSend: boolean };
let requests: Requests;

beforeEach(() => {
  [sent, refusals] = [[], []];
  way = { isOpen: true, canSend: true };
  requests = new Requests({
    get isOpen() {
      return way.isOpen;
    },
    send: (request) => way.canSend && sent.push(request) > 0,
  });
});

const asks =
  (who: string): Refused =>
  (why) =>
    void refusals.push([who, why]);

test("requests are numbered, and a refusal comes to whoever asked, once", () => {
  requests.ask({ type: "Rise" }, asks("Ann"));
  requests.ask({ type: "Hold", seat: 1 }, asks("Bo"));
  for (const ref of [2, 2]) requests.refuse(ref, NO);
  expect([sent.map((request) => request), refusals]).toEqual([
    [
      { type: "Rise", ref: 1 },
      { type: "Hold", ref: 2, seat: 1 },
    ],
    [["Bo", NO]],
  ]);
});

test("what the house has agreed to is not refused any more", () => {
  requests.ask({ type: "Rise" }, asks("Ann"));
  requests.settle(1);
  requests.refuse(1, NO);
  expect(refusals).toEqual([]);
});

test("while the connection is renewed a few requests wait, and go out in their order", () => {
  way.canSend = false;
  const goesOut = [0, 1, 2, 3, 4, 5].map((seat) => requests.ask({ type: "Sit", seat }, asks(`seat ${seat}`)));
  expect([goesOut, refusals]).toEqual([[true, true, true, true, true, false], [["seat 5", NOT_SENT]]]);
  way.canSend = true;
  requests.goOn();
  requests.goOn();
  expect(sent.map((request) => (request as { seat?: number }).seat)).toEqual([0, 1, 2, 3, 4]);
});

test("when it is lost, what waited is refused, and nothing more waits", () => {
  way.canSend = false;
  requests.ask({ type: "Rise" }, asks("Ann"));
  requests.lose();
  way.isOpen = false;
  expect(requests.ask({ type: "Rise" }, asks("Bo"))).toBe(false);
  expect(refusals.map(([who]) => who)).toEqual(["Ann", "Bo"]);
});

test("secrets are told in the order in which they were asked for", async () => {
  const [one, other] = [requests.link(asks("Ann")), requests.link(asks("Bo"))];
  requests.hearLink("a");
  requests.hearLink("b");
  expect(await Promise.all([one, other])).toEqual(["a", "b"]);
});
