import type { InferRequestType, InferResponseType } from "hono/client";
import { expect, expectTypeOf, it, vi } from "vitest";
import { ApiError, sentenceOf } from "./api-error.ts";
import { connectionNow, noteReached } from "./connection.ts";
import { api, send } from "./api.ts";

const answer = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(body, init)));

const refusal = async () => {
  const error: unknown = await send("/api/x").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

it("says status and body, and carries what the server said", async () => {
  const body = JSON.stringify({
    error: "Service Pricing needs Complete Studio.",
    code: "tier_required",
    requiredTier: "complete",
    issues: [{ path: "name", message: "Required" }],
  });
  answer(body, { status: 402 });
  const error = await refusal();
  expect(error.message).toBe(`402: ${body}`);
  expect(error).toMatchObject({
    status: 402,
    code: "tier_required",
    requiredTier: "complete",
    issues: [{ path: "name", message: "Required" }],
  });
  expect(sentenceOf(error)).toBe("Service Pricing needs Complete Studio.");
});

it.each([
  ["an empty body", null, "503: Service Unavailable"],
  ["a body that is not JSON", "<h1>Bad</h1>", "503: <h1>Bad</h1>"],
])("falls back on %s", async (_name, body, message) => {
  answer(body, { status: 503, statusText: "Service Unavailable" });
  const error = await refusal();
  expect(error.message).toBe(message);
  expect(sentenceOf(error)).toBe(message);
});

it("tells people when the server cannot be reached, and lets an abort be an abort", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  expect(await refusal()).toMatchObject({ status: 0, code: "unreachable" });
  const aborted = new DOMException("stop", "AbortError");
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(aborted));
  await expect(send("/api/x")).rejects.toBe(aborted);
});

it("sends cookies", async () => {
  answer("{}", { status: 200 });
  await send("/api/x", { method: "POST" });
  expect(vi.mocked(fetch)).toHaveBeenCalledWith("/api/x", {
    credentials: "same-origin",
    method: "POST",
  });
});

it("has each route's own types, checked with the code, and no route that is not served", () => {
  const { items } = api.inventory;
  type Sent = InferRequestType<typeof items.$post>["json"];
  type Listed = InferResponseType<typeof items.$get>[number];
  expectTypeOf<Sent["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Sent>().not.toHaveProperty("nothing");
  expectTypeOf<Listed["currentQuantity"]>().toEqualTypeOf<number>();
  expectTypeOf<Listed>().not.toHaveProperty("nothing");
  // one path of two routers: the open one takes a booking, the one behind the sign-in lists them
  expectTypeOf(api.appointments).toHaveProperty("$post");
  expectTypeOf(api.appointments).toHaveProperty("$get");
  // @ts-expect-error nothing is served here
  expect(api.inventory.nothing).toBeDefined();
});

it("takes the server for out of reach only where nothing was answered since the request that was lost", () => {
  const now = Date.now();
  noteReached(true, now);
  noteReached(false, now - 50);
  expect(connectionNow()).toBe("online");
  noteReached(false, now + 60_000);
  expect(connectionNow()).toBe("unreachable");
  noteReached(true, now);
  expect(connectionNow()).toBe("online");
});
