import { openCrowd } from "#tests/crowd.ts";
import type { Measured } from "./measured.ts";

const CLIENTS = 500;
const ROUNDS = 20;

/**
 * Everybody wants one time: 500 clients at once, 20 rounds. With BENCH_DATABASE_URL over a PostgreSQL server and 4 processes,
 * else over the embedded one and 3. It fails where not exactly one of a round gets it, or an answer is neither yes nor no.
 */
export async function benchBooking(): Promise<Measured[]> {
  const databaseUrl = process.env["BENCH_DATABASE_URL"];
  const processes = databaseUrl ? 4 : 3;
  const crowd = await openCrowd({ processes, ...(databaseUrl && { databaseUrl }) });
  try {
    const times: number[] = [];
    const rounds: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const rush = await crowd.rush(CLIENTS);
      if (rush.statuses[201] !== 1 || rush.statuses[409] !== CLIENTS - 1) {
        const errors = crowd.servers.flatMap((server) => server.errors);
        throw new Error(`Round ${round}: ${JSON.stringify(rush.statuses)} ${errors.join("\n")}`);
      }
      times.push(...rush.times);
      rounds.push(rush.took);
    }
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    const total = rounds.reduce((sum, took) => sum + took, 0);
    console.log({
      processes,
      database: databaseUrl ? "PostgreSQL server" : "embedded",
      rounds: ROUNDS,
      wins: ROUNDS,
      total: Math.round(total),
      slowestRound: Math.round(Math.max(...rounds)),
      p50: Math.round(times[times.length / 2] ?? Number.NaN),
      p99: Math.round(p99),
    });
    return [
      { what: `one slot, ${CLIENTS} at once, p99`, measured: p99, bar: 5_000, unit: "ms" },
      { what: `${ROUNDS} such rounds`, measured: total, bar: 100_000, unit: "ms" },
    ];
  } finally {
    await crowd.close();
  }
}
