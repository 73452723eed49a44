import type { Ctx } from "#tools/core/context.ts";
import { gate, gates } from "#tools/core/gate.ts";

/** Sheets that are looked at, and imports that write: two of each at once, or memory and connections would know no bound. */
const looks = gate(2);
const writes = gate(2);
const looksOfSalon = gates(1);

/** Waits for a turn to look at a sheet. A salon has one at a time, so that nobody waits for a whole pile of another's. */
export function inTurnToLook<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  return looksOfSalon.pass(ctx.actor.salonId, () => looks.pass(work));
}

/**
 * Waits for a turn to write an import. Wait before the transaction and not in it: it holds a connection to the database
 * that the others need to get on.
 */
export function inTurnToWrite<T>(work: () => Promise<T>): Promise<T> {
  return writes.pass(work);
}
