import { setTimeout as pause } from "node:timers/promises";
import { asDomainError } from "#agent/errors.ts";

const AGAIN_AFTER_MS = 500;
/** As long as a database may be away. */
const PATIENCE_MS = 60 * 60_000;

/** Writes what was seen already and must not be forgotten: while the database is away, again once it is back. */
export async function onceBack(write: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; ;) {
    try {
      return await write();
    } catch (error) {
      const isAway = asDomainError(error)?.code === "unavailable";
      if (!isAway || performance.now() > until) throw error;
      await pause(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
}
