import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";

/** Milliseconds from nothing, from a stopped and from a running database to a connection that answers. */
export type StartFigures = { fresh: number; migrate: number; reopen: number; adopt: number };

/** Starts the embedded PostgreSQL in the ways it can be started, with fsync on, as the product does. */
export async function benchStart(): Promise<StartFigures> {
  const home = mkdtempSync(join(tmpdir(), "undertone-bench-"));
  const start = () => startEmbedded({ dir: join(home, "postgres"), log: () => {} });
  try {
    const [first, fresh] = await timed(start);
    const [, migrated] = await timed(() => migrate(first.url));
    await first.stop();
    const [second, reopen] = await timed(start);
    const [third, adopt] = await timed(start);
    await third.stop();
    await second.stop();
    const figures = { fresh, migrate: migrated, reopen, adopt };
    console.table({ "start, ms": figures });
    return figures;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, Math.round(performance.now() - began)];
}
