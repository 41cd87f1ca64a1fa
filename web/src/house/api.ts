import type { Problem, Why } from "../protocol";

/** The house could not be reached, or answered with nothing we can read. */
export class Offline extends Error {
  override name = "Offline";
}

/** The house was reached and said no; `why` is a sentence for the reader. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    readonly why: Why,
    readonly status: number,
  ) {
    super(why.id);
  }
}

const TIMEOUT = 15_000;

export function get<T>(path: string): Promise<T> {
  return json<T>(path, {});
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return json<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export function remove<T>(path: string): Promise<T> {
  return json<T>(path, { method: "DELETE" });
}

/** A file of the house that is plain text, such as a catalogue of words. */
export async function text(path: string): Promise<string> {
  return (await ask(path, {})).text().catch(unreadable);
}

async function json<T>(path: string, request: RequestInit): Promise<T> {
  return (await ask(path, request)).json().catch(unreadable) as Promise<T>;
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, { ...request, signal: AbortSignal.timeout(TIMEOUT) }).catch(unreadable);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.why?.id === undefined) throw new Offline(`${path}: ${answer.status}`);
  throw new Refused(problem.why, answer.status);
}

function unreadable(error: unknown): never {
  throw new Offline(String(error));
}
