import { beforeAll, expect, it } from "vitest";
import { openPool } from "#db/client.ts";
import { rateLimit } from "#db/schema/auth.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Person, type Salon } from "#tests/fixtures.ts";

let here: TestApp;
let maren: Salon;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
});

/** Locks a table, as a migration that goes wrong does, and gives how many wait for it. */
async function lockTable(name: string) {
  const other = openPool(here.databaseUrl, { max: 1 });
  const look = openPool(here.databaseUrl, { max: 1 });
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const lock = other.begin(async (tx) => {
    await tx`lock table ${tx(name)} in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return {
    waiting: async () =>
      (await look`select 1 from pg_locks where not granted and relation = ${name}::regclass`)
        .length,
    release: async () => {
      released.resolve();
      await lock;
      await Promise.all([other.end(), look.end()]);
    },
  };
}

it("answers about other things while a table that many wait for is locked", async () => {
  const { waiting, release } = await lockTable("appointments");
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
  await release();
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

it("knows who is signed in while those who sign up or in wait, keeps these waiting for so long only, and counts no guess", async () => {
  await here.services.tenancy.forPlatform().delete(rateLimit);
  await openSalon(here, joaquin);
  const signIn = async ({ email, password }: Person) =>
    (await maren.json("POST", "/api/auth/sign-in/email", { email, password })).status;
  const signUp = async (name: string) => {
    const person = { name, email: `${name}@x.example`, password: joaquin.password };
    return (await maren.json("POST", "/api/auth/sign-up/email", person)).status;
  };
  // one more that is counted, and hers is shut for a while
  for (let n = 0; n < 9; n += 1) await signIn({ ...maren, password: "not the one at all" });
  const { waiting, release } = await lockTable("account");
  const many = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [signUp(`rae${n}`), signIn(joaquin)]);
  many.push(signIn(maren));
  await expect.poll(waiting).toBeGreaterThanOrEqual(3);
  const began = performance.now();
  const chats = await maren.request("/api/chats");
  expect([chats.status, await waiting()]).toEqual([200, 3]);
  expect(performance.now() - began).toBeLessThan(3_000);
  // three wait for the table and are told so, the others for their turn
  expect(new Set(await Promise.all(many))).toEqual(new Set([503]));
  await release();
  expect(await signIn(maren)).toBe(200);
});
