/** How busy a process is: how late it comes to its work, and how long somebody has been waiting for a connection. */
export type Load = { eventLoopDelayMs: number; poolWaitMs: number };

/** What is given up first when there is more to do than can be done; `high` is not given up. */
export type Priority = "low" | "normal" | "high";

/** From these on requests of a priority are refused. */
export const THRESHOLDS: Record<Exclude<Priority, "high">, Load> = {
  low: { eventLoopDelayMs: 500, poolWaitMs: 2_500 },
  normal: { eventLoopDelayMs: 2_000, poolWaitMs: 5_000 },
};

/** Whoever was refused comes again after this; those who wait by then are through, or were told so (agent/wiring.ts). */
export const RETRY_AFTER_SECONDS = 5;

/** Searches for all, sums over months, whole sheets and files. */
const HEAVY =
  /^\/api\/(?:reports|exports|audit|migration|admin|stats|training|memory|starters|attention|messages\/many|formulas\/(?:upload|imports|library)|social-media)(?:[./]|$)/;
/** A whole list: nothing comes after its name. The calendar is what the day is worked by, and no list. */
const LIST = /^\/api\/(?!(?:calendar-view|availability|health|ready)$)[\w-]+$/;
/** Booking, which begins with who and when; what becomes of a visit; money; signing in; what others deliver; chat replies. */
const URGENT =
  /^\/api\/(?:health|ready|auth|availability|holds|manage|appointments|payments|chat|sms\/twilio|services\/stylist|stylists\/slug)(?:\/|$)/;

/** How much somebody waits for this: by its path, before anything is known of whoever asks. */
export function priorityOf(method: string, path: string): Priority {
  if (HEAVY.test(path) || (method === "GET" && LIST.test(path))) return "low";
  return URGENT.test(path) ? "high" : "normal";
}

/** Why a request is refused under this load; undefined where it is not. */
export function reasonToShed(priority: Priority, load: Load): keyof Load | undefined {
  if (priority === "high") return undefined;
  const most = THRESHOLDS[priority];
  if (load.poolWaitMs >= most.poolWaitMs) return "poolWaitMs";
  return load.eventLoopDelayMs >= most.eventLoopDelayMs ? "eventLoopDelayMs" : undefined;
}
