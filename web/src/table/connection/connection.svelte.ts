import type { AnyNotice, AnyRequest, Farewell, Hello, Why } from "../../protocol";
import { browserTime } from "./clock.svelte";

/**
 * Where a connection stands in its life. `renewing`: it connects anew at our own wish, and was open a moment ago; `lost`: it
 * tries again by itself; `gone`: the house has closed it for good.
 */
export type Life = "closed" | "connecting" | "open" | "renewing" | "lost" | "gone";

/** Who talks over a connection. */
export interface Talker {
  /** What is said first, on every new socket. */
  hello: () => Hello;
  /** Hears a notice; `isGreeting`: it is the first of what the house tells on a new socket. */
  hear: (notice: AnyNotice, isGreeting: boolean) => void;
  /** The connection was lost. */
  lose: () => void;
}

/** An open connection shows a sign of life this often: milliseconds. */
const PULSE = 25_000;
/** Whatever is due from the house comes within this time. */
const TIMEOUT = 8_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** The websocket to a table, which stays connected by itself until it is closed. */
export class Connection {
  life = $state<Life>("closed");
  /** Why the house has closed the connection for good. */
  farewell = $state.raw<Why | null>(null);

  readonly #address: string;
  readonly #talker: Talker;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** `path` leads to the table's websocket on this page's own host. */
  constructor(path: string, talker: Talker) {
    this.#address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.#talker = talker;
  }

  /** Whether it is open, for people: renewing it takes a moment that nobody notices. */
  get isOpen(): boolean {
    return this.life === "open" || this.life === "renewing";
  }

  /** Connects, and stays connected until `close`. */
  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cutOff);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#check(TIMEOUT), PULSE);
    this.life = "connecting";
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cutOff);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pulse);
    this.#hangUp();
    this.life = "closed";
  }

  /** Connects anew: the house greets us again. */
  renew(): void {
    if (this.life === "closed") return;
    if (this.life === "open") this.life = "renewing";
    else if (this.life === "gone") this.life = "connecting";
    this.#connect();
  }

  /** Whether what is sent now goes out. */
  get canSend(): boolean {
    return this.life === "open" && this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a request; returns whether it went out. */
  send(request: AnyRequest): boolean {
    if (!this.canSend) return false;
    this.#socket?.send(JSON.stringify(request));
    return true;
  }

  /** Asks the house for a Pong. */
  ping(): boolean {
    return this.send({ type: "Ping", sent: Math.round(browserTime()) });
  }

  /** Unless something is heard within this time, the connection is dead, whatever the browser believes. */
  expect(within = TIMEOUT): void {
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => this.#lose(), within);
  }

  #connect(): void {
    this.#hangUp();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.expect();
    socket.onopen = () => socket.send(JSON.stringify(this.#talker.hello()));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as AnyNotice);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#dead);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hear(notice: AnyNotice): void {
    clearTimeout(this.#dead);
    if (notice.type === "Farewell") return this.#part(notice);
    const isGreeting = notice.type === "News" && this.life !== "open";
    if (isGreeting) [this.life, this.#attempts] = ["open", 0];
    this.#talker.hear(notice, isGreeting);
  }

  #part({ why, again }: Farewell): void {
    if (again) return this.#lose();
    this.#hangUp();
    [this.life, this.farewell] = ["gone", why];
  }

  /** Tries again after a pause, a longer one each time. */
  #lose(): void {
    this.#hangUp();
    this.life = "lost";
    this.#talker.lose();
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#attempts++, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  /** The network is back, or the reader is: looks at once whether the connection still is. */
  #wake = (): void => {
    if (document.hidden) return;
    if (this.life === "open") this.#check(TIMEOUT / 2);
    else if (this.life === "connecting" || this.life === "lost") this.#connect();
  };

  /** The device has no network any more: no need to find out by waiting. */
  #cutOff = (): void => {
    if (this.isOpen) this.#lose();
  };

  #check(within: number): void {
    if (this.ping()) this.expect(within);
  }
}
