import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerInstance } from "#db/instance.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import {
  commitUpload,
  getSubscription,
  releaseUpload,
  requireTier,
  reserveUpload,
} from "./subscription.ts";

let app: TestApp;
let sql: Sql;
let salon: Salon;
let present = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  app = await startApp({ now: () => present });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  salon = await openSalon(app);
});
beforeEach(async () => {
  present = new Date("2026-11-21T10:00:00Z");
  await sql`delete from quota_reservations`;
  await set("pro", 0);
});
afterAll(() => sql.end());

const set = (tier: string, used: number) =>
  sql`update subscriptions set tier = ${tier}, uploads_used = ${used},
    period_starts_at = '2026-10-31T23:00:00Z', period_ends_at = '2026-11-30T23:00:00Z'
    where salon_id = ${salon.actor.salonId}`;
const used = async () => (await getSubscription(salon.ctx())).uploadsUsed;
const settled = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: { code?: string }) => error.code,
  );

describe("taking from the quota", () => {
  test("of 30 at once with one left, one gets it; the others are told to upgrade", async () => {
    for (let round = 0; round < 3; round += 1) {
      await sql`delete from quota_reservations`;
      await set("pro", 29);
      const all = await Promise.all(
        Array.from({ length: 30 }, () => settled(reserveUpload(salon.ctx()))),
      );
      expect(all.filter((outcome) => outcome === "taken")).toHaveLength(1);
      expect(all.filter((outcome) => outcome === "quota_exceeded")).toHaveLength(29);
      expect(await used()).toBe(30);
    }
  });

  test.each([
    ["essential", 10, "pro"],
    ["pro", 30, "complete"],
  ])("on %s the %i. is the last, and %s is the way on", async (tier, limit, requiredTier) => {
    await set(tier, limit - 1);
    await reserveUpload(salon.ctx());
    await expect(reserveUpload(salon.ctx())).rejects.toMatchObject({
      code: "quota_exceeded",
      details: { requiredTier },
    });
  });

  test("on complete there is no last one", async () => {
    await set("complete", 5000);
    await reserveUpload(salon.ctx());
    expect(await getSubscription(salon.ctx())).toMatchObject({
      uploadLimit: -1,
      uploadsUsed: 5001,
      uploadsRemaining: "unlimited",
    });
  });

  test("kept use stays, released use comes back once however often it is released", async () => {
    const [kept, released] = [await reserveUpload(salon.ctx()), await reserveUpload(salon.ctx())];
    await atomically(salon.ctx(), (ctx) => commitUpload(ctx, kept));
    await Promise.all([1, 2, 3].map(() => releaseUpload(salon.ctx(), released)));
    await releaseUpload(salon.ctx(), kept);
    expect(await used()).toBe(1);
  });

  test("what was given back can no longer be kept", async () => {
    const reservation = await reserveUpload(salon.ctx());
    await releaseUpload(salon.ctx(), reservation);
    const late = atomically(salon.ctx(), (ctx) => commitUpload(ctx, reservation));
    await expect(late).rejects.toMatchObject({ code: "unavailable" });
  });

  test("an undone transaction keeps the reservation, so that it can still be given back", async () => {
    const reservation = await reserveUpload(salon.ctx());
    const failing = atomically(salon.ctx(), async (ctx) => {
      await commitUpload(ctx, reservation);
      throw new Error("saving failed");
    });
    await expect(failing).rejects.toThrow("saving failed");
    await releaseUpload(salon.ctx(), reservation);
    expect(await used()).toBe(0);
  });

  test("another salon's use is its own", async () => {
    const other = await openSalon(app, joaquin);
    await reserveUpload(salon.ctx());
    expect((await getSubscription(other.ctx())).uploadsUsed).toBe(0);
  });
});

describe("work that never ended", () => {
  test("of a process that died comes back at once; of one that lives it stays", async () => {
    const alive = await registerInstance(app.databaseUrl);
    const by = (instance: number): Ctx => ({ ...salon.ctx(), instance });
    await reserveUpload(by(alive.id));
    await reserveUpload(by(4242));
    expect(await used()).toBe(1);
    await alive.close();
    await expect.poll(used).toBe(0);
    expect(await used()).toBe(0);
  });

  test("comes back after ten minutes even when its process lives", async () => {
    await reserveUpload(salon.ctx());
    present = new Date(present.getTime() + 10 * 60_000 - 1);
    expect(await used()).toBe(1);
    present = new Date(present.getTime() + 1);
    expect(await used()).toBe(0);
  });
});

describe("the month", () => {
  test.each([
    // the last millisecond of November, and the first of December, by the clock on the salon's wall
    [
      "America/New_York",
      "2026-12-01T04:59:59.999Z",
      "2026-12-01T05:00:00Z",
      "2027-01-01T05:00:00.000Z",
    ],
    [
      "Pacific/Auckland",
      "2026-11-30T10:59:59.999Z",
      "2026-11-30T11:00:00Z",
      "2026-12-31T11:00:00.000Z",
    ],
    [
      "Asia/Kolkata",
      "2026-11-30T18:29:59.999Z",
      "2026-11-30T18:30:00Z",
      "2026-12-31T18:30:00.000Z",
    ],
    ["UTC", "2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00.000Z"],
  ])("in %s ends at the salon's midnight", async (timeZone, last, first, nextEnd) => {
    const local = await openSalon(app, {
      email: `${timeZone.replace("/", ".")}@x.example`,
      timeZone,
    });
    await reserveUpload(local.ctx());
    present = new Date(last);
    const before = await getSubscription(local.ctx());
    expect(before.periodEndsAt).toBe(new Date(first).toISOString());
    present = new Date(first);
    expect(await getSubscription(local.ctx())).toMatchObject({
      uploadsUsed: 0,
      periodEndsAt: nextEnd,
    });
  });

  test("that was reserved in is the one it is given back to", async () => {
    const reservation = await reserveUpload(salon.ctx());
    present = new Date("2026-12-01T09:00:00Z");
    await reserveUpload(salon.ctx());
    await releaseUpload(salon.ctx(), reservation);
    expect(await used()).toBe(1);
  });

  test("turns once, however many look at the same moment", async () => {
    await set("pro", 30);
    present = new Date("2026-12-01T09:00:00Z");
    const all = await Promise.all(
      Array.from({ length: 20 }, () => settled(reserveUpload(salon.ctx()))),
    );
    expect(all).toEqual(Array(20).fill("taken"));
    expect(await used()).toBe(20);
  });
});

describe("over HTTP", () => {
  test("the status has the shape of the contract, and every tier's price and quota", async () => {
    await set("pro", 28);
    const body = await (await salon.request("/api/subscription/status")).json();
    expect(body).toMatchObject({
      tier: "pro",
      uploadLimit: 30,
      uploadsUsed: 28,
      uploadsRemaining: 2,
      periodEndsAt: "2026-11-30T23:00:00.000Z",
    });
    expect(
      body.tiers.map(({ id, name, price, monthlyUploadLimit }: Record<string, unknown>) => [
        id,
        name,
        price,
        monthlyUploadLimit,
      ]),
    ).toEqual([
      ["essential", "Colorist Essential", 19, 10],
      ["pro", "Salon Pro", 49, 30],
      ["complete", "Complete Studio", 99, -1],
    ]);
  });

  test("an upgrade says so, keeps what was used, and opens what the tier includes", async () => {
    await set("essential", 7);
    await expect(requireTier(salon.ctx(), "pro", "Appointment Management")).rejects.toMatchObject({
      code: "tier_required",
      message: "Appointment Management needs Salon Pro or higher.",
      details: { requiredTier: "pro" },
    });
    const response = await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      message: "You are now on Salon Pro.",
      subscription: { tier: "pro", uploadsUsed: 7, uploadsRemaining: 23 },
    });
    await requireTier(salon.ctx(), "pro", "Appointment Management");
  });

  test("going down below what was used leaves nothing, not less than nothing", async () => {
    await set("pro", 25);
    const response = await salon.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
    expect((await response.json()).subscription).toMatchObject({
      uploadsUsed: 25,
      uploadsRemaining: 0,
    });
    await expect(reserveUpload(salon.ctx())).rejects.toMatchObject({ code: "quota_exceeded" });
  });

  test.each([{}, { tier: "gold" }, { tier: "pro", uploadsUsed: 0 }, { tier: null }, [], "pro"])(
    "%j is refused",
    async (body) => {
      const response = await salon.json("PUT", "/api/subscription/upgrade", body);
      expect(response.status).toBe(400);
      expect((await response.json()).issues.length).toBeGreaterThan(0);
      expect((await getSubscription(salon.ctx())).tier).toBe("pro");
    },
  );
});
