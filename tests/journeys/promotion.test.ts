import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCaller, underLoad } from "#tests/load.ts";
import { startReplicated } from "#tests/replicated.ts";
import { runs } from "#tests/runs.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";

/* The primary is killed under load and its replica promoted: the processes go on over it by themselves. */

/** From the kill on, what whatever promotes the replica takes included. */
const MOST_MS = 3_000;
const TIMES = runs(1, 10);

const home = mkdtempSync(join(tmpdir(), "undertone-promotion-"));
let database: Awaited<ReturnType<typeof startReplicated>>;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await startReplicated(home);
  for (let at = 0; at < 2; at += 1)
    servers.push(
      await startServer({
        DATA_DIR: join(home, "data"),
        DATABASE_URL: database.url,
        AUTH_SECRET: "one secret for both processes, 32 or more",
        AI_PROVIDER: "builtin",
      }),
    );
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await database.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

it(
  `goes on within three seconds over the replica that was promoted, ${TIMES} times, and loses nothing`,
  { timeout: 60_000 + TIMES * 30_000 },
  async () => {
    let turn = 0;
    const next = () => servers[(turn += 1) % servers.length]?.url ?? "";
    const load = underLoad(await openCaller(next));
    for (let time = 0; time < TIMES; time += 1) {
      await load.goesOn();
      database.killPrimary();
      await database.promote();
      await load.goesOn();
      await database.rejoin();
    }
    const { statuses, lost, ...figures } = await load.end();
    if (process.env["SHOW_FIGURES"]) console.log(JSON.stringify({ statuses, ...figures }));
    expect(Object.keys(statuses).filter((status) => !/^(?:20[01]|503)$/.test(status))).toEqual([]);
    expect(lost).toEqual([]);
    expect(figures.longestGapMs).toBeLessThan(MOST_MS);
    const alive = Promise.resolve("alive");
    for (const { ended } of servers) expect(await Promise.race([ended, alive])).toBe("alive");
  },
);
