import { setTimeout as after } from "node:timers/promises";
import { expect } from "vitest";
import { cookieOf, maren } from "./fixtures.ts";
import { soon } from "./soon.ts";

/** So many at once keep writes under way at every moment. */
const HANDS = 8;
const AFTER_REFUSAL_MS = 20;

/** What came of a request: a status or "no answer", and the body of one that is not refused. */
export async function answerOf(
  sent: Promise<Response>,
): Promise<{ status: string; body?: unknown }> {
  try {
    const answer = await sent;
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return { status: String(answer.status), body };
  } catch {
    return { status: "no answer" };
  }
}

/** Somebody's session with whatever is served where `at` says at the time. */
export type Caller = Awaited<ReturnType<typeof openCaller>>;

/** Founds a salon where `at` says, and asks for things in its name. */
export async function openCaller(at: () => string, timeZone?: string) {
  let cookie = "";
  const send = (path: string, init: RequestInit = {}) => {
    const origin = at();
    const headers = new Headers(init.headers);
    if (!(init.body instanceof FormData)) headers.set("content-type", "application/json");
    headers.set("origin", origin);
    if (timeZone) headers.set("x-time-zone", timeZone);
    if (cookie) headers.set("cookie", cookie);
    return fetch(origin + path, { ...init, headers });
  };
  const { name, email, password } = maren;
  const body = JSON.stringify({ name, email, password });
  cookie = cookieOf(await send("/api/auth/sign-up/email", { method: "POST", body }));
  const tier = JSON.stringify({ tier: "complete" });
  await send("/api/subscription/upgrade", { method: "PUT", body: tier });
  return { send, cookie };
}

/**
 * Makes, alters and lists clients without a pause until it is ended, which gives what came of it: answers by status, the longest
 * answer, the longest time in which nothing was acknowledged, and what was acknowledged and cannot be found.
 */
export function underLoad({ send }: Caller) {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<string, number>();
  const evening = new AbortController();
  let slowestMs = 0;
  let last = performance.now();
  let longestGapMs = 0;
  let gapMs = 0;
  const ask = async (path: string, init?: RequestInit) => {
    const began = performance.now();
    const answer = await answerOf(send(path, init));
    const now = performance.now();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, now - began);
    if (!answer.body) return undefined;
    if (init) {
      gapMs = Math.max(gapMs, now - last);
      longestGapMs = Math.max(longestGapMs, gapMs);
      last = now;
    }
    return answer.body as { id: string };
  };
  /** Again and again under one key, as a page does whose answer was lost. */
  const make = async (name: string) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = JSON.stringify({ name });
    while (!evening.signal.aborted) {
      const made = await ask("/api/clients", { method: "POST", body, headers });
      if (made) return made;
      await after(AFTER_REFUSAL_MS);
    }
    return undefined;
  };
  const hand = async (at: number) => {
    for (let turn = 0; !evening.signal.aborted; turn += 1) {
      const made = await make(`Client ${at} ${turn}`);
      if (!made) return;
      acknowledged.set(made.id, "");
      const notes = `Turn ${turn}`;
      const body = JSON.stringify({ notes });
      if (await ask(`/api/clients/${made.id}`, { method: "PATCH", body }))
        acknowledged.set(made.id, notes);
      await ask("/api/clients?limit=5");
    }
  };
  const hands = Array.from({ length: HANDS }, (_, at) => hand(at));
  // a test that fails in the meantime says why by itself
  for (const each of hands) each.catch(() => {});
  return {
    /** The longest time in which nothing was acknowledged, in milliseconds, since this was asked before. */
    gap: () => {
      const longest = Math.round(gapMs);
      gapMs = 0;
      return longest;
    },
    /** Comes once as many have been acknowledged as before again. */
    goesOn: async () => {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + HANDS);
    },
    end: async () => {
      evening.abort();
      await Promise.all(hands);
      const lost: string[] = [];
      const left = acknowledged.entries();
      const look = async () => {
        for (const [id, notes] of left) {
          // a connection from before may be broken
          const found = await soon(() => send(`/api/clients/${id}`));
          const kept = found.ok
            ? ((await found.json()) as { notes: string | null }).notes
            : undefined;
          if (notes ? kept !== notes : kept === undefined)
            lost.push(
              `the client ${id} with "${notes}" was acknowledged: ${found.status}, "${kept}"`,
            );
        }
      };
      await Promise.all(hands.map(look));
      return {
        statuses: Object.fromEntries(statuses),
        acknowledged: acknowledged.size,
        lost,
        slowestMs: Math.round(slowestMs),
        longestGapMs: Math.round(longestGapMs),
      };
    },
  };
}
