/** Runs a piece of work over a connection once one may be had for it. @throws an error with SQLSTATE 55P03 when none came free in time */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Who waits, and since when, the longest first. */
type Lane = { running: number; waiting: Map<() => void, number> };

export type Lanes = {
  turnOf: (name: string) => Turn;
  /** How long somebody has been waiting by now in this lane, or for a connection at all. */
  poolWaitMs: (name: string) => number;
};

type Widths = {
  all: number;
  each: number;
  patienceMs: number;
  /** Hears how long somebody has waited for a connection. */
  waited?: (seconds: number) => void;
};

/**
 * Turns at the connections of a pool. Each lane, such as one kind of request, may hold `each` of `all` at once: one that waits
 * for a locked table leaves the rest to the others.
 */
export function openLanes({ all, each, patienceMs, waited }: Widths): Lanes {
  const whole: Lane = { running: 0, waiting: new Map() };
  const lanes = new Map<string, Lane>();
  const turnOf: Lanes["turnOf"] = (name) => async (work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: new Map() };
    lanes.set(name, lane);
    const began = performance.now();
    const until = began + patienceMs;
    await enter(lane, each, until);
    try {
      await enter(whole, all, until);
      waited?.((performance.now() - began) / 1000);
      try {
        return await work();
      } finally {
        leave(whole);
      }
    } finally {
      leave(lane);
      if (lane.running === 0) lanes.delete(name);
    }
  };
  const waitMs = (lane: Lane | undefined, now: number) => {
    const [since = now] = lane?.waiting.values() ?? [];
    return now - since;
  };
  return {
    turnOf,
    poolWaitMs: (name) => {
      const now = performance.now();
      return Math.max(waitMs(whole, now), waitMs(lanes.get(name), now));
    },
  };
}

async function enter(lane: Lane, width: number, until: number): Promise<void> {
  if (lane.running < width) {
    lane.running += 1;
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  lane.waiting.set(resolve, performance.now());
  const late = setTimeout(() => {
    lane.waiting.delete(resolve);
    reject(Object.assign(new Error("No connection came free in time."), { code: "55P03" }));
  }, until - performance.now());
  try {
    await promise;
  } finally {
    clearTimeout(late);
  }
}

/** Hands the place on to whoever waits longest. */
function leave(lane: Lane): void {
  const [next] = lane.waiting.keys();
  if (next) {
    lane.waiting.delete(next);
    next();
  } else lane.running -= 1;
}
