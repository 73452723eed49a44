import { createHash } from "node:crypto";
import type { View } from "#agent/models/builtin/view.ts";
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
      key = digest(own + JSON.stringify(event));
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

/** All that words are read with beside the words before them. */
function withWhat({ here, names, tools }: View): string {
  const day = here && wallOf(here.timeZone, here.now.getTime()).date;
  const known = [...names].map(([word, kinds]) => [word, ...kinds]);
  return JSON.stringify([day, here?.timeZone, here?.stylistId, [...tools.keys()], known]);
}
