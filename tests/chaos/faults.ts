import { setTimeout as after } from "node:timers/promises";
import { chances } from "#tests/runs.ts";
import type { Cluster } from "./cluster.ts";

const HELD_MS = 5_000;

export const PROMOTION = "the primary is killed and its replica promoted";

type Way = Cluster["ways"][keyof Cluster["ways"]];
type Step = { name: string; strike: () => Promise<void> };

/**
 * What can fail of a cluster, in steps of which each is measured for itself. All is there again when the last one resolves, but for a
 * clock, which stays where it is.
 */
export function faultsOf(cluster: Cluster): Step[][] {
  const { database, disks, ways, servers } = cluster;
  const chance = chances();
  const one = () => Math.floor(chance() * servers.length);
  const during = async (end: () => unknown) => {
    await after(HELD_MS);
    await end();
  };
  const faults: Record<string, () => Promise<void>> = {
    "a process is killed": () => killOne(),
    "the primary's disk does not answer": () => during(database.freeze("primary")),
    "the replica's disk does not answer": () => during(database.freeze("replica")),
    "the mail server hangs": () => hang(ways.mail),
    "the carrier of texts hangs": () => hang(ways.texts),
    "the model hangs": () => hang(ways.model),
    "the storage hangs": () => hang(ways.storage),
    "the storage is cut off": () => cutOff(ways.storage),
    "the carrier of texts is cut off": () => cutOff(ways.texts),
    "a process is killed while the mail server and the carrier of texts hang": async () => {
      const hung = [hang(ways.mail), hang(ways.texts)];
      await killOne();
      await Promise.all(hung);
    },
    "the clock of a process jumps": async () => {
      process.kill(servers[one()]?.pid ?? 0, "SIGUSR2");
    },
  };
  const hang = (way: Way) => {
    way.hold();
    return during(way.letGo);
  };
  const cutOff = async (way: Way) => {
    await way.cut();
    await during(way.mend);
  };
  const killOne = async () => {
    const at = one();
    await servers[at]?.kill();
    await cluster.replace(at);
  };
  const promote = async () => {
    database.killPrimary();
    await database.promote();
  };
  if (disks.first && disks.second)
    faults["the primary's disk is full"] = async () => {
      const disk = disks[database.primaryAt()];
      await disk?.fill();
      await during(() => disk?.empty());
      await database.revive();
    };
  const replica = { name: "another replica is made", strike: () => database.rejoin() };
  const hanging = "the primary is killed and its replica promoted while the storage hangs";
  return [
    ...Object.entries(faults).map(([name, strike]) => [{ name, strike }]),
    [{ name: PROMOTION, strike: promote }, replica],
    [
      {
        name: hanging,
        strike: async () => void (await Promise.all([hang(ways.storage), promote()])),
      },
      replica,
    ],
  ];
}

/** One after the other in an order of chance, each once before any comes again. */
export function* dealt<T>(all: readonly T[]): Generator<T, never> {
  const chance = chances();
  for (;;) {
    const order = all.map((each) => ({ each, place: chance() }));
    for (const { each } of order.toSorted((a, b) => a.place - b.place)) yield each;
  }
}
