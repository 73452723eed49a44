import { afterAll, beforeAll, expect, it } from "vitest";
import { openPool } from "#db/client.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";

let here: TestApp;
let maren: Salon;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
});
afterAll(() => here.close());

it("answers about other things while a table that many wait for is locked", async () => {
  const other = openPool(here.databaseUrl, { max: 1 });
  const look = openPool(here.databaseUrl, { max: 1 });
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const lock = other.begin(async (tx) => {
    await tx`lock table appointments in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const waiting = async () =>
    (await look`select 1 from pg_locks where not granted and relation = 'appointments'::regclass`)
      .length;
  let answered = 0;
  const many = Array.from({ length: 30 }, async () => {
    const { status } = await maren.request("/api/appointments");
    answered += 1;
    return status;
  });
  await expect.poll(waiting).toBeGreaterThanOrEqual(6);
  for (let turn = 0; turn < 10; turn += 1) {
    const chats = await maren.request("/api/chats");
    const timer = await maren.json("POST", "/api/timers", { label: "Roots", minutes: 5 });
    expect([chats.status, timer.status, answered]).toEqual([200, 201, 0]);
  }
  released.resolve();
  await lock;
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  await Promise.all([other.end(), look.end()]);
});
