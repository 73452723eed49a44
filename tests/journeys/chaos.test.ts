import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCluster, type Cluster } from "#tests/chaos/cluster.ts";
import { picturesIn, spendDay } from "#tests/chaos/day.ts";
import { dealt, faultsOf, PROMOTION } from "#tests/chaos/faults.ts";
import { amiss } from "#tests/chaos/oracle.ts";
import { visitsToRemindOf } from "#tests/chaos/reminders.ts";
import { watch } from "#tests/chaos/watch.ts";
import { underLoad } from "#tests/load.ts";

/*
 * Three processes and all that they need, of which one thing fails after the other, for MINUTES. Nothing that was acknowledged may
 * be lost, and nothing be there twice.
 */

const MINUTES = Number(process.env["MINUTES"] ?? 10);
const BETWEEN_MS = 5_000;
/** What a fault's name must hold to come. */
const FAULT = process.env["FAULT"] ?? "";
/** What was seen in a promotion that took longer is told, line by line. */
const TOLD_FROM_MS = Number(process.env["TOLD_FROM_MS"] ?? 2_000);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster.close());

it(
  `loses nothing and does nothing twice in ${MINUTES} minutes of failures`,
  { timeout: (MINUTES + 20) * 60_000 },
  async () => {
    const pictures = await picturesIn(cluster);
    const reminded = await visitsToRemindOf(cluster, MINUTES);
    const load = underLoad(cluster.caller);
    const evening = new AbortController();
    const spent = spendDay(cluster, pictures, evening.signal);
    /** The longest time without an acknowledged write, in milliseconds, each time that it came. */
    const gaps: Record<string, number[]> = {};
    const held = monitorEventLoopDelay();
    held.enable();
    const faults = dealt(faultsOf(cluster).filter(([first]) => first?.name.includes(FAULT)));
    for (const until = Date.now() + MINUTES * 60_000; Date.now() < until;)
      for (const { name, strike } of faults.next().value) {
        const seen = name === PROMOTION ? watch(cluster) : undefined;
        await strike();
        await after(BETWEEN_MS);
        await load.goesOn();
        const gapMs = load.gap();
        (gaps[name] ??= []).push(gapMs);
        const lines = await seen?.();
        if (lines && gapMs > TOLD_FROM_MS) console.log(lines.join("\n"));
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
        gaps,
        // for so long the test itself saw nothing, whatever went on
        heldMs: Math.round(held.max / 1e6),
        statuses,
        ...figures,
        day: Object.fromEntries(counts),
        reminded: reminded.length,
      }),
    );
    expect([...lost, ...(await amiss(cluster, day, reminded))]).toEqual([]);
    // a minute that a clock which was ahead has begun to count is over later by the others'
    const refused = cluster.isBehindNginx
      ? /^(?:2..|429|50[234]|no answer)$/
      : /^(?:2..|429|503|no answer)$/;
    const answered = Object.keys({ ...statuses, ...day.statuses });
    expect(answered.filter((status) => !refused.test(status))).toEqual([]);
  },
);
