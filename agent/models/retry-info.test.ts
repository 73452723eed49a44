import { describe, expect, it } from "vitest";
import { retryInfoFetch } from "./retry-info.ts";

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  retryInfoFetch(
    async () =>
      new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }),
  );
const error = (...details: object[]) => ({ error: { code: 429, details } });
const wait = (retryDelay: string) => ({
  "@type": "type.googleapis.com/google.rpc.RetryInfo",
  retryDelay,
});
const daily = {
  "@type": "type.googleapis.com/google.rpc.QuotaFailure",
  violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel" }],
};

describe("retryInfoFetch", () => {
  it.each([
    ["the wait of the body, as a header", 429, error(wait("1.5s")), 429, "1500"],
    ["a short wait when the body names none", 503, { error: {} }, 503, "400"],
    ["a list around the error", 429, [error(wait("0.2s"))], 429, "200"],
    ["a body that is no JSON", 503, "<html>busy</html>", 503, "400"],
    ["a wait that is too long, not to be retried", 429, error(wait("37s")), 403, "37000"],
    ["the daily quota, not to be retried", 429, error(wait("1s"), daily), 403, "1000"],
  ])("gives %s", async (_, status, body, expected, ms) => {
    const response = await answering(status, body)("http://gemini.example");
    expect([response.status, response.headers.get("retry-after-ms")]).toEqual([expected, ms]);
  });

  it("believes the body rather than a header that names minutes", async () => {
    const response = await answering(429, error(wait("0.3s")), { "retry-after": "600" })(
      "http://gemini.example",
    );
    expect([response.headers.get("retry-after"), response.headers.get("retry-after-ms")]).toEqual([
      null,
      "300",
    ]);
  });

  it("leaves every other answer alone", async () => {
    const response = await answering(200, { ok: true })("http://gemini.example");
    expect([
      response.status,
      response.headers.get("retry-after-ms"),
      await response.json(),
    ]).toEqual([200, null, { ok: true }]);
  });
});
