import { hc } from "hono/client";
import type { App } from "#agent/app.ts";
import { ApiError, readError } from "./api-error.ts";
import { takeGiven } from "./given.ts";
import { noteReached } from "./connection.ts";
import { noteServerTime } from "./server-clock.ts";

/** What to do when no answer comes. */
export const UNREACHABLE = "Undertone cannot be reached. Check the connection, then try again.";

/** `fetch` with cookies, which throws an ApiError for every answer that is not OK. Aborts pass through as they are. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await reach(input, { credentials: "same-origin", ...init });
  if (!response.ok) throw await readError(response);
  return response;
}

/** The server's routes as typed calls: `api.appointments.$get(...)` is GET /api/appointments. */
export const api = hc<App>("/", { fetch: send }).api;

async function reach(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const there = takeGiven(input, init);
  if (there) return there;
  const sentAt = Date.now();
  try {
    const response = await fetch(input, init);
    noteReached(true, sentAt);
    noteServerTime(response.headers.get("Date"), sentAt, Date.now());
    return response;
  } catch (error) {
    if (error instanceof TypeError) {
      noteReached(false, sentAt);
      throw new ApiError(0, UNREACHABLE, { code: "unreachable", error: UNREACHABLE });
    }
    throw error;
  }
}
