import { hash } from "node:crypto";
import { onceOf } from "#agent/models/builtin/once-of.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Event, View } from "#agent/models/builtin/view.ts";
import { wallOf } from "#tools/values/zone-rules.ts";

/** Places in threads that are kept: of one that is read on, those before and after its newest message and after each call. */
const MOST = 128;

/**
 * What came of reading a thread up to one of its messages, so that one message more is no reason to read all before it
 * again. It is found by all that it was read from, on the day on which it was; where it is not, the thread is read anew.
 */
export class ReadBefore<Read> {
  readonly #kept = new Map<string, Read>();

  /** A key for each event, and for the one that will be next: of what the thread is read with, and of all events before that one. */
  keysOf(view: View): string[] {
    const keys = [digest(withWhat(view))];
    for (const event of view.events) keys.push(digest(keys.at(-1) + textOf(event)));
    return keys;
  }

  get(key: string): Read | undefined {
    return this.#kept.get(key);
  }

  keep(key: string, read: Read): void {
    this.#kept.delete(key);
    this.#kept.set(key, read);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const digest = (text: string) => hash("sha1", text, "base64");

/** What calls gave is most of a thread. */
const textOf = (event: Event): string =>
  event.kind === "results"
    ? JSON.stringify(event.results.map(({ value, ...result }) => [result, signOf(value)]))
    : JSON.stringify(event);

const signOf = (value: unknown) =>
  typeof value === "object" && value !== null ? [digestOf(value)] : value;
const digestOf = onceOf((value: object) => digest(JSON.stringify(value)));
const namesOf = onceOf((names: Lexicon) =>
  digest(JSON.stringify([...names].map(([word, kinds]) => [word, ...kinds]))),
);

/** All that words are read with beside the words before them. */
function withWhat({ here, names, tools, own }: View): string {
  const day = here && wallOf(here.timeZone, here.now.getTime()).date;
  const learnt = own && [own.taps, [...own.words]];
  const who = [here?.timeZone, here?.stylistId];
  return JSON.stringify([day, who, [...tools.keys()], namesOf(names), learnt]);
}
