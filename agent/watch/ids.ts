import { AsyncLocalStorage } from "node:async_hooks";

/** By what a line of the log, and an error, is found again: a request or a job, whose salon it is, and the reply that is written. */
export type Ids = { request?: string; job?: string; salon?: string; run?: string };

const here = new AsyncLocalStorage<Ids>();

/** Does work whose lines in the log carry these ids. */
export const withIds = <T>(ids: Ids, work: () => T): T => here.run(ids, work);

/** Adds what is known by now to the ids of the work that is under way. */
export function noteIds(more: Ids): void {
  const ids = here.getStore();
  if (ids) Object.assign(ids, more);
}

export const idsHere = (): Ids => here.getStore() ?? {};
