import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCluster, type Cluster } from "#tests/chaos/cluster.ts";
import { picturesIn, spendDay } from "#tests/chaos/day.ts";
import { dealt, faultsOf } from "#tests/chaos/faults.ts";
import { amiss } from "#tests/chaos/oracle.ts";
import { visitsToRemindOf } from "#tests/chaos/reminders.ts";
import { underLoad } from "#tests/load.ts";

/*
 * Three processes and all that they need, of which one thing fails after the other, for MINUTES. Nothing that was acknowledged may
 * be lost, and nothing be there twice.
 */

const MINUTES = Number(process.env["MINUTES"] ?? 10);
const BETWEEN_MS = 5_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster.close());

it(
  `loses nothing and does nothing twice in ${MINUTES} minutes of failures`,
  { timeout: (MINUTES + 10) * 60_000 },
  async () => {
    const pictures = await picturesIn(cluster);
    const reminded = await visitsToRemindOf(cluster, MINUTES);
    const load = underLoad(cluster.caller);
    const evening = new AbortController();
    const spent = spendDay(cluster, pictures, evening.signal);
    /** How often each came, and the longest time without an acknowledged write meanwhile, in milliseconds. */
    const struck: Record<string, { times: number; gapMs: number }> = {};
    const faults = dealt(faultsOf(cluster));
    for (const until = Date.now() + MINUTES * 60_000; Date.now() < until;) {
      const { name, strike } = faults.next().value;
      await strike();
      await after(BETWEEN_MS);
      await load.goesOn();
      const { times = 0, gapMs = 0 } = struck[name] ?? {};
      struck[name] = { times: times + 1, gapMs: Math.max(gapMs, load.gap()) };
    }
    evening.abort();
    const day = await spent;
    const { statuses, lost, ...figures } = await load.end();
    const { lacks } = cluster;
    const counts = Object.entries(day).map(([what, done]) => [
      what,
      Array.isArray(done) ? done.length : done,
    ]);
    console.log(
      JSON.stringify({
        lacks,
        struck,
        statuses,
        ...figures,
        day: Object.fromEntries(counts),
        reminded: reminded.length,
      }),
    );
    expect([...lost, ...(await amiss(cluster, day, reminded))]).toEqual([]);
    const refused = cluster.isBehindNginx
      ? /^(?:2..|50[234]|no answer)$/
      : /^(?:2..|503|no answer)$/;
    const answered = Object.keys({ ...statuses, ...day.statuses });
    expect(answered.filter((status) => !refused.test(status))).toEqual([]);
  },
);
