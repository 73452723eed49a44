import { on } from "node:events";
import type { MessagePort } from "node:worker_threads";
import { DomainError } from "#tools/core/errors.ts";
import type { Said } from "./tasks.ts";

/** Rows of a chunk; its characters, and those of all that one sheet sends: few short cells can hold many bowls. */
export const CHUNK_ROWS = 2000;
const CHUNK_TEXT = 4e6;
const ALL_TEXT = 250e6;
/** Chunks that may be under way. */
const AHEAD = 3;

/**
 * Sends rows as text, a chunk at a time; the next ones wait until those before are in the table. `tooMuch` is said of a
 * sheet that sends without end.
 */
export function sender(port: MessagePort, tooMuch: string) {
  const say = (said: Said) => port.postMessage(said);
  const taken = on(port, "message");
  let held: string[] = [];
  let [size, all, under] = [0, 0, 0];
  const send = async (done: number) => {
    if (under === AHEAD) await taken.next();
    else under += 1;
    say({ chunk: { json: `[${held.join(",")}]`, done } });
    held = [];
    size = 0;
  };
  return {
    /** Says that it is at work. */
    looked: (at: number) => say({ looked: at }),
    /** @throws too_large for more text than can be taken at once */
    add: async (row: object, done: number) => {
      const text = JSON.stringify(row);
      held.push(text);
      size += text.length;
      all += text.length;
      if (all > ALL_TEXT) throw new DomainError("too_large", tooMuch);
      if (held.length >= CHUNK_ROWS || size > CHUNK_TEXT) await send(done);
    },
    /** Sends what is left. */
    end: async (done: number) => {
      if (held.length > 0) await send(done);
      await taken.return?.();
    },
  };
}
