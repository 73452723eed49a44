import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How long a server that is told to end goes on, in milliseconds: taking connections, and then for what it has begun to answer. */
export type Parting = { taking: number; answering: number };

/** Whoever sends others on looks whether this process is ready, and may have sent some a moment ago. */
export const PARTING: Parting = { taking: 500, answering: 10_000 };

/** How long a connection that was taken last may take to tell what it asks. */
const LAST_READ_MS = 50;

/**
 * Readies a server for its end. What this gives ends it: each answer from then on closes its connection, then no more are taken,
 * and it resolves once all that was begun is answered, at the latest when the time for it is over.
 */
export function partingOf(
  server: Pick<Server, "prependListener" | "close">,
  { taking, answering }: Parting,
): () => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  let isParting = false;
  server.prependListener("request", (_request, answer: ServerResponse) => {
    unanswered.add(answer);
    answer.once("close", () => unanswered.delete(answer));
    if (isParting) answer.shouldKeepAlive = false;
  });
  return async () => {
    isParting = true;
    for (const answer of unanswered) answer.shouldKeepAlive = false;
    await pause(taking);
    server.close();
    await Promise.race([answered(unanswered), pause(answering, undefined, { ref: false })]);
  };
}

/** Resolves once every one of a set is done with, also those that come meanwhile: what was sent last may not have been read yet. */
async function answered(unanswered: ReadonlySet<ServerResponse>): Promise<void> {
  do {
    for (const answer of unanswered) await new Promise((done) => answer.once("close", done));
    await pause(LAST_READ_MS);
  } while (unanswered.size > 0);
}
