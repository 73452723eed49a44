import type { Timer } from "#tools/formulas/schema.ts";

const RUNG = "timers:rung";
const SEEN = "timers:seen";
/** More than ever ring in a day; older ones are gone from the list by then. */
const KEPT = 60;

type Ringing = Pick<Timer, "id" | "endsAt">;

/** True for the one page of this device that is to ring: whoever asks first, once for each end of a timer. */
export function claimRing(timer: Ringing): boolean {
  return note(RUNG, timer);
}

/** The alert of this end of a timer was put away on this device. */
export function putAway(timer: Ringing): void {
  note(SEEN, timer);
}

/** Whether the alert of this end of a timer was put away on this device. */
export function isPutAway(timer: Ringing): boolean {
  return read(SEEN).includes(keyOf(timer));
}

function note(name: string, timer: Ringing): boolean {
  const known = read(name);
  const key = keyOf(timer);
  if (known.includes(key)) return false;
  try {
    localStorage.setItem(name, JSON.stringify([...known, key].slice(-KEPT)));
  } catch {
    // a full or forbidden store: this page alone remembers
    pageOnly.set(name, [...known, key]);
  }
  return true;
}

const pageOnly = new Map<string, string[]>();

function read(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    if (Array.isArray(kept)) return [...(kept as string[]), ...(pageOnly.get(name) ?? [])];
  } catch {
    // not ours any more
  }
  return pageOnly.get(name) ?? [];
}

/** A timer that was lengthened ends anew, and rings anew. */
const keyOf = ({ id, endsAt }: Ringing) => `${id}:${endsAt}`;
