import type { SalonCtx } from "#tools/core/context.ts";
import type { OutboxRow } from "./outbox.ts";

/** Whether a text may go out now: yes, not before a time, or not at all and why. */
export type Passage = { go: true } | { go: false; until: Date } | { go: false; why: string };

/** Asks consent, quiet hours, caps and countries, at the moment at which a text is to go. */
export async function passageOf(_ctx: SalonCtx, _row: OutboxRow): Promise<Passage> {
  return { go: true };
}
