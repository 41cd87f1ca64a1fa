import type { Facts } from "../../protocol";
import { keep, kept } from "../kept";

/** This browser notes the fingerprint before the end, so that nobody can exchange it afterwards. */
export function noteFingerprint(facts: Facts): void {
  if (facts.seed == null && fingerprintSeen(facts.id) === null) keep(key(facts.id), facts.fingerprint);
}

/** The fingerprint this browser was shown before the end; null: it was not there. */
export function fingerprintSeen(table: string): string | null {
  return kept(key(table));
}

function key(table: string): string {
  return `ludotheque.fingerprint.${table}`;
}
