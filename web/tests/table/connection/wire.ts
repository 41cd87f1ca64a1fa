import { vi } from "vitest";

import type { AnyNotice, AnyRequest } from "../../../src/protocol";

/** The far end of a websocket, in place of the browser's: a test accepts, tells, and cuts it. */
class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readyState = Wire.CONNECTING;
  readonly sent: AnyRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    wires.push(this);
  }

  send(text: string): void {
    if (this.readyState !== Wire.OPEN) throw new Error("not open");
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  tell(...notices: AnyNotice[]): void {
    for (const notice of notices) this.onmessage?.({ data: JSON.stringify(notice) });
  }
}

export type { Wire };
export const wires: Wire[] = [];

/** From now on every websocket is a wire in the test's hand. */
export function layWires(): void {
  wires.length = 0;
  vi.stubGlobal("WebSocket", Wire);
}

/** The websocket that was opened last. */
export const wire = (): Wire => wires.at(-1)!;

/** What was asked over it, but for the greeting and signs of life. */
export const asked = (): AnyRequest[] => wire().sent.filter(({ type }) => type !== "Hello" && type !== "Ping");
