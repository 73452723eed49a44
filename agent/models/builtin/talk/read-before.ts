import { createHash } from "node:crypto";
import { onceOf } from "#agent/models/builtin/once-of.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Event, View } from "#agent/models/builtin/view.ts";
import { wallOf } from "#tools/values/zone-rules.ts";

/** Threads that are read on at once; of each the place that was reached last is kept. */
const MOST = 64;

/**
 * What came of reading a thread up to one of its messages, so that one message more is no reason to read all before it
 * again. It is found by all that it was read from, on the day on which it was; where it is not, the thread is read anew.
 */
export class ReadBefore<Read> {
  readonly #kept = new Map<string, Read>();

  /** A key for each event: of what the thread is read with, and of all events before that one. */
  keysOf(view: View): string[] {
    let key = digest(withWhat(view));
    return view.events.map((event) => {
      const own = key;
      key = digest(own + textOf(event));
      return own;
    });
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

const digest = (text: string) => createHash("sha1").update(text).digest("base64");

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
function withWhat({ here, names, tools }: View): string {
  const day = here && wallOf(here.timeZone, here.now.getTime()).date;
  return JSON.stringify([day, here?.timeZone, here?.stylistId, [...tools.keys()], namesOf(names)]);
}
