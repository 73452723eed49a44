import { setTimeout as after } from "node:timers/promises";
import { chances } from "#tests/runs.ts";
import type { Cluster } from "./cluster.ts";

const HELD_MS = 5_000;

type Fault = { name: string; strike: () => Promise<void> };

/** What can fail of a cluster. Each is there again when `strike` resolves, but for a clock, which stays where it is. */
export function faultsOf(cluster: Cluster): Fault[] {
  const { database, disks, ways, servers } = cluster;
  const chance = chances();
  const one = () => Math.floor(chance() * servers.length);
  const during = async (end: () => unknown) => {
    await after(HELD_MS);
    await end();
  };
  const faults: Record<string, () => Promise<void>> = {
    "a process is killed": async () => {
      const at = one();
      await servers[at]?.kill();
      await cluster.replace(at);
    },
    "the primary is killed and its replica promoted": async () => {
      database.killPrimary();
      await database.promote();
      await database.rejoin();
    },
    "the primary's disk does not answer": () => during(database.freeze("primary")),
    "the replica's disk does not answer": () => during(database.freeze("replica")),
    "the mail server hangs": () => hang(ways.mail),
    "the model hangs": () => hang(ways.model),
    "the storage hangs": () => hang(ways.storage),
    "the storage is cut off": async () => {
      await ways.storage.cut();
      await during(ways.storage.mend);
    },
    "the clock of a process jumps": async () => {
      process.kill(servers[one()]?.pid ?? 0, "SIGUSR2");
    },
  };
  const hang = (way: Cluster["ways"]["mail"]) => {
    way.hold();
    return during(way.letGo);
  };
  if (disks.first && disks.second)
    faults["the primary's disk is full"] = async () => {
      const disk = disks[database.primaryAt()];
      disk?.fill();
      await during(() => disk?.empty());
      await database.revive();
    };
  return Object.entries(faults).map(([name, strike]) => ({ name, strike }));
}

/** One after the other in an order of chance, each once before any comes again. */
export function* dealt<T>(all: readonly T[]): Generator<T, never> {
  const chance = chances();
  for (;;) {
    const order = all.map((each) => ({ each, place: chance() }));
    for (const { each } of order.toSorted((a, b) => a.place - b.place)) yield each;
  }
}
