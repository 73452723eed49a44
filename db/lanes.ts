/** Runs a piece of work over a connection once one may be had for it. @throws an error with SQLSTATE 55P03 when none came free in time */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

type Lane = { running: number; waiting: Set<() => void> };
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
export function openLanes({ all, each, patienceMs, waited }: Widths): (name: string) => Turn {
  const whole: Lane = { running: 0, waiting: new Set() };
  const lanes = new Map<string, Lane>();
  return (name) => async (work) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: new Set() };
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
}

async function enter(lane: Lane, width: number, until: number): Promise<void> {
  if (lane.running < width) {
    lane.running += 1;
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  lane.waiting.add(resolve);
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
  const [next] = lane.waiting;
  if (next) {
    lane.waiting.delete(next);
    next();
  } else lane.running -= 1;
}
