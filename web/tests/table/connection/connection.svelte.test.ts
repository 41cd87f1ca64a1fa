// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { AnyNotice } from "../../../src/protocol";
import { Connection } from "../../../src/table/connection/connection.svelte";
import { news } from "./telling";
import { layWires, wire, wires } from "./wire";

let connection: Connection;
let heard: [string, boolean][];
let losses: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  layWires();
  [heard, losses] = [[], 0];
  connection = new Connection("/api/tables/one/live", {
    hello: () => ({ type: "Hello", after: heard.length }),
    hear: (notice: AnyNotice, isGreeting) => heard.push([notice.type, isGreeting]),
    lose: () => (losses += 1),
  });
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function greet(): void {
  wire().accept();
  wire().tell(news(1));
}

test("it is open once the house has greeted it, not before", () => {
  expect(connection.life).toBe("closed");
  connection.open();
  expect(connection.life).toBe("connecting");
  wire().accept();
  expect(wire().sent).toEqual([{ type: "Hello", after: 0 }]);
  wire().tell({ type: "Here", seats: [], away_after: 60 });
  expect([connection.life, connection.isOpen]).toEqual(["connecting", false]);
  wire().tell(news(1), news(2));
  expect(connection.life).toBe("open");
  expect(heard).toEqual([
    ["Here", false],
    ["News", true],
    ["News", false],
  ]);
});

test("nothing goes out before the house has greeted it", () => {
  connection.open();
  wire().accept();
  expect(connection.send({ type: "Rise" })).toBe(false);
  wire().tell(news(1));
  expect(connection.send({ type: "Rise" })).toBe(true);
  expect(wire().sent.at(-1)).toEqual({ type: "Rise" });
});

test("lost, it tries again after longer and longer pauses", () => {
  connection.open();
  const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
  for (const [attempt, pause] of pauses.entries()) {
    wire().close();
    expect(connection.life).toBe("lost");
    vi.advanceTimersByTime(pause - 1);
    expect(wires).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(attempt + 2);
  }
  expect(losses).toBe(pauses.length);
});

test("once it is open again, the next pause is short", () => {
  connection.open();
  for (const pause of [500, 1_000]) {
    wire().close();
    vi.advanceTimersByTime(pause);
  }
  greet();
  expect(connection.life).toBe("open");
  wire().close();
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(4);
});

test("a house that does not answer in time is not there", () => {
  connection.open();
  wire().accept();
  vi.advanceTimersByTime(8_000);
  expect([connection.life, losses]).toEqual(["lost", 1]);
});

test("an open connection shows signs of life, and is lost when the house shows none", () => {
  connection.open();
  greet();
  vi.advanceTimersByTime(25_000);
  expect(wire().sent.at(-1)?.type).toBe("Ping");
  wire().tell({ type: "Pong", sent: 0, now: 0 });
  vi.advanceTimersByTime(24_999);
  expect(connection.life).toBe("open");
  vi.advanceTimersByTime(1 + 8_000);
  expect(connection.life).toBe("lost");
});

test("without a network it is lost at once, and with one it tries at once", () => {
  connection.open();
  greet();
  dispatchEvent(new Event("offline"));
  expect(connection.life).toBe("lost");
  dispatchEvent(new Event("online"));
  expect(wires).toHaveLength(2);
  greet();
  expect(connection.life).toBe("open");
});

test("what an old socket still says is not heard", () => {
  connection.open();
  const old = wire();
  greet();
  connection.renew();
  old.tell(news(7));
  old.onclose?.();
  expect([heard.length, connection.life]).toEqual([1, "renewing"]);
});

test("renewed at our own wish it counts as open, and is greeted anew", () => {
  connection.open();
  greet();
  connection.renew();
  expect([connection.life, connection.isOpen, losses]).toEqual(["renewing", true, 0]);
  greet();
  expect(connection.life).toBe("open");
  expect(heard).toEqual([
    ["News", true],
    ["News", true],
  ]);
});

test("renewed in vain it is lost", () => {
  connection.open();
  greet();
  connection.renew();
  wire().close();
  expect([connection.life, connection.isOpen]).toEqual(["lost", false]);
});

test("when the house closes it for good it says why and does not try again", () => {
  connection.open();
  wire().accept();
  wire().tell({ type: "Farewell", why: { id: "unknown-table" } } as AnyNotice);
  vi.advanceTimersByTime(60_000);
  expect([connection.life, connection.farewell?.id, wires.length, losses]).toEqual(["gone", "unknown-table", 1, 0]);
});

test("closed for good, it may still be renewed: a secret may have opened the table to me", () => {
  connection.open();
  wire().accept();
  wire().tell({ type: "Farewell", why: { id: "no-watchers" } } as AnyNotice);
  connection.renew();
  expect(connection.life).toBe("connecting");
  wire().close();
  expect(connection.life).toBe("lost");
  vi.advanceTimersByTime(500);
  greet();
  expect(connection.life).toBe("open");
});

test("when the house asks to come again it does", () => {
  connection.open();
  greet();
  wire().tell({ type: "Farewell", why: { id: "closing" }, again: true } as AnyNotice);
  vi.advanceTimersByTime(500);
  expect([connection.life, wires.length]).toEqual(["lost", 2]);
});

test("closed by us it stays closed", () => {
  connection.open();
  greet();
  connection.close();
  dispatchEvent(new Event("online"));
  connection.renew();
  vi.advanceTimersByTime(60_000);
  expect([connection.life, wires.length, losses]).toEqual(["closed", 1, 0]);
});
