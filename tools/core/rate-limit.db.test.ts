import { beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consume, forgive, limit } from "./rate-limit.ts";

let app: TestApp;
let present = new Date("2026-11-21T10:00:00Z");
const rate = { max: 3, windowMs: 60_000 };
const ctx = () => ({ db: app.services.tenancy.forCounters(), now: () => present });
const later = (ms: number) => {
  present = new Date(present.getTime() + ms);
};

beforeAll(async () => {
  app = await startApp();
});

test("lets the first few pass, then says how many seconds to wait, until the window ends", async () => {
  for (let n = 0; n < 3; n += 1) await limit(ctx(), "a", rate);
  later(20_000);
  await expect(limit(ctx(), "a", rate)).rejects.toMatchObject({
    code: "rate_limited",
    details: { retryAfter: 40 },
  });
  later(39_999);
  await expect(limit(ctx(), "a", rate)).rejects.toMatchObject({ details: { retryAfter: 1 } });
  later(1);
  await limit(ctx(), "a", rate);
});

test("counts each key by itself, and forgets what is forgiven", async () => {
  for (let n = 0; n < 3; n += 1) await limit(ctx(), "b", rate);
  await limit(ctx(), "c", rate);
  await expect(limit(ctx(), "b", rate)).rejects.toMatchObject({ code: "rate_limited" });
  await forgive(ctx(), "b");
  await limit(ctx(), "b", rate);
});

test("of fifty at once exactly as many pass as may", async () => {
  const all = await Promise.all(Array.from({ length: 50 }, async () => consume(ctx(), "d", rate)));
  expect(all.filter(({ allowed }) => allowed)).toHaveLength(3);
});
