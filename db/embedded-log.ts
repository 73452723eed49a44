import { existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** At this size, in bytes, the next start begins a new one; the one before is kept beside it. */
const FULL = 1_000_000;

/** Opens the log of the server's own. Of starts at the same time each adds to it: none may empty what another's server has said. */
export function openLog(cluster: string): number {
  const file = logFile(cluster);
  if (logLength(cluster) >= FULL)
    try {
      renameSync(file, `${file}.old`);
    } catch {
      // another start was quicker
    }
  return openSync(file, "a", 0o600);
}

/** How much was said so far, in bytes. */
export function logLength(cluster: string): number {
  return statSync(logFile(cluster), { throwIfNoEntry: false })?.size ?? 0;
}

/** The end of what was said since the log had that length. */
export function lastWords(cluster: string, since: number): string {
  const file = logFile(cluster);
  const said = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const words = said.subarray(since > said.length ? 0 : since).toString();
  return words.trim().slice(-600) || "it said nothing.";
}

function logFile(cluster: string) {
  return join(dirname(cluster), "postgres.log");
}
