import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { SourceRefused, SourceUnavailable } from "#tools/migration/sources.ts";
import { readCapped } from "#agent/adapters/capped-body.ts";

/** One question to another system. */
export type SourceAsk = {
  /** Below the base address; begins with a slash. */
  path: string;
  /** A list is asked for by its name once for each; null is left out. */
  query?: Record<string, string | readonly string[] | null>;
  headers: Record<string, string>;
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: object;
  signal?: AbortSignal | undefined;
};

/** Asks and reads the answer by its words. @throws SourceRefused, SourceUnavailable, or the signal's reason */
export type AskSource = <Words extends z.ZodType>(
  words: Words,
  asked: SourceAsk,
) => Promise<z.output<Words>>;

export type SourceBounds = {
  /** An answer that is not whole after this is given up. */
  patienceMs: number;
  mostBytes: number;
  /** As long is waited in all for one question when the system asks us to come back later. */
  mostWaitMs: number;
  /** After a failure of the other side or of the line it is tried again, after each of these. */
  pausesMs: readonly number[];
};

const BOUNDS: SourceBounds = {
  patienceMs: 30_000,
  mostBytes: 10 * 1024 ** 2,
  mostWaitMs: 30_000,
  pausesMs: [500, 2_000],
};

/**
 * The way to one system. Nothing that is thrown here holds a header, an address, a body or a cause: what the person gave to get
 * in could be in any of them.
 * @param source what the system is called, where it is, and what it calls what lets one in
 */
export function createSourceFetch(
  source: { name: string; baseUrl: string; letsIn: string },
  bounds: Partial<SourceBounds> = {},
): AskSource {
  const { pausesMs, mostWaitMs, ...limits } = { ...BOUNDS, ...bounds };
  const { name } = source;
  return async (words, asked) => {
    let waited = 0;
    let failures = 0;
    for (;;) {
      const answer = await answerOf(source.baseUrl, asked, limits);
      if (asked.signal?.aborted) throw leftFor(asked.signal, name);
      if (answer.kind === "read") return readBy(words, answer.text, name);
      if (answer.kind === "status") throw thrownFor(answer.status, source);
      if (answer.kind === "never") throw new SourceUnavailable(`${name} ${answer.why}.`);
      if (answer.kind === "later") {
        waited += answer.waitMs;
        if (waited > mostWaitMs)
          throw new SourceUnavailable(`${name} is asked too much for now and wants us to wait.`);
        await rest(answer.waitMs, asked.signal, name);
        continue;
      }
      const pauseMs = pausesMs[failures];
      if (pauseMs === undefined) throw new SourceUnavailable(`${name} ${answer.why}.`);
      failures += 1;
      await rest(pauseMs, asked.signal, name);
    }
  };
}

async function rest(ms: number, signal: AbortSignal | undefined, name: string): Promise<void> {
  try {
    await pause(ms, null, { signal });
  } catch (error) {
    throw signal?.aborted ? leftFor(signal, name) : error;
  }
}

/** Why nobody waits any more: whoever asked has left, or their own patience is over. */
function leftFor({ reason }: AbortSignal, name: string): unknown {
  const isOver = reason instanceof DOMException && reason.name === "TimeoutError";
  return isOver ? new SourceUnavailable(`${name} did not answer in time.`) : reason;
}

/** later: it asks for patience. again: a fault that may pass. never: the same would come again. */
type Answer =
  | { kind: "read"; text: string }
  | { kind: "status"; status: number }
  | { kind: "later"; waitMs: number }
  | { kind: "again"; why: string }
  | { kind: "never"; why: string };

async function answerOf(
  baseUrl: string,
  { path, query = {}, headers, body, signal }: SourceAsk,
  { patienceMs, mostBytes }: Pick<SourceBounds, "patienceMs" | "mostBytes">,
): Promise<Answer> {
  const url = new URL(baseUrl.replace(/\/+$/, "") + path);
  for (const [field, value] of Object.entries(query))
    for (const each of [value ?? []].flat()) url.searchParams.append(field, each);
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // a redirect is an answer like another, so that the credentials go nowhere else
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (response.ok) {
      const text = await readCapped(response, mostBytes);
      return text === null
        ? { kind: "never", why: "gave an answer that is too large" }
        : { kind: "read", text };
    }
    await response.body?.cancel();
    return unsuccessful(response);
  } catch {
    return patience.aborted
      ? { kind: "never", why: "did not answer in time" }
      : { kind: "again", why: "cannot be reached, or broke off" };
  }
}

function unsuccessful({ status, headers }: Response): Answer {
  if (status === 429) return { kind: "later", waitMs: waitOf(headers.get("retry-after")) };
  if (status >= 500) return { kind: "again", why: `has trouble at the moment (${status})` };
  if (status >= 400) return { kind: "status", status };
  return { kind: "never", why: `sends us elsewhere (${status}), which is not followed` };
}

/** Milliseconds of a Retry-After, which counts seconds or names an instant; a second where it says nothing. */
function waitOf(told: string | null): number {
  if (!told) return 1_000;
  const ms = /^\d+$/.test(told.trim()) ? Number(told) * 1_000 : Date.parse(told) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 1_000;
}

function thrownFor(status: number, { name, letsIn }: { name: string; letsIn: string }): Error {
  if (status === 401)
    return new SourceRefused(
      `${name} does not accept this ${letsIn}. Please check what was typed.`,
    );
  if (status === 403)
    return new SourceRefused(`${name} does not let this ${letsIn} read what is to be fetched.`);
  return new SourceRefused(`${name} refuses what it was asked (${status}).`);
}

function readBy<Words extends z.ZodType>(words: Words, text: string, name: string) {
  const read = words.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new SourceUnavailable(`${name} answered in a way that cannot be read.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
