import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workOn } from "#agent/jobs/worker.ts";
import { pushKeys } from "#db/schema/assistant.ts";
import { stylists } from "#db/schema/stylists.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakePush, type FakeBrowser } from "#tests/fakes/push.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { text } from "#tests/incoming.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { wholeText } from "#tests/outbox.ts";
import { soon } from "#tests/soon.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import type { Notifications, PushDevice, PushTrial } from "#tools/push/schema.ts";

const NOW = new Date("2026-11-20T08:00:00Z");
const DAY = 86_400_000;
let present = NOW;
let service: Awaited<ReturnType<typeof fakePush>>;
let here: TestApp;
let maren: Salon;
let guests = 0;

beforeAll(async () => {
  service = await fakePush();
  here = await startApp({ now: () => present, pushServices: [service.origin] });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  service.letIn(here.services.push.publicKey);
});
afterAll(async () => {
  await here.close();
  await service.close();
});
beforeEach(() => {
  present = NOW;
});
afterEach(() => maren.request("/api/push/devices", { method: "DELETE" }));

type Asker = Pick<Salon, "json" | "request">;

const subscribe = (browser: FakeBrowser, by: Asker = maren, more: object = {}) =>
  by.json("POST", "/api/push/devices", {
    ...browser.subscription,
    device: "Chrome on Android",
    ...more,
  });

async function toldBrowser(by: Asker = maren, more: object = {}) {
  const browser = service.browser();
  const response = await subscribe(browser, by, more);
  expect(response.status).toBe(201);
  return { browser, device: (await response.json()) as PushDevice };
}

const notifications = async (by: Asker = maren) =>
  (await (await by.request("/api/push")).json()) as Notifications;

async function book(): Promise<Booked> {
  guests += 1;
  const response = await here.app.request("/api/appointments", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost" },
    body: JSON.stringify({
      stylistId: maren.actor.stylistId,
      clientName: "Anna Berg",
      clientEmail: `a${guests}@example.com`,
      serviceType: "Haircut",
      appointmentDate: new Date(NOW.getTime() + (3 + 7 * guests) * DAY).toISOString().slice(0, 10),
      appointmentTime: "10:00",
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Booked;
}

const byLink = (booked: Booked, act: "cancel" | "move", body: object = {}) =>
  here.app.request(`/api/manage/${booked.manageUrl.split("/").at(-1)}/${act}`, {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost" },
    body: JSON.stringify(body),
  });

/** Lets the time pass that jobs wait for, which the database counts. */
const pass = (ms: number) => {
  present = new Date(present.getTime() + ms);
  return workOff(here, { queues: ["timer_end", "push"], retries: true });
};

describe("devices", () => {
  test("are added, shown to their owner alone, changed and taken off", async () => {
    const { device } = await toldBrowser();
    expect(device).toMatchObject({ device: "Chrome on Android", timers: true, bookings: true });
    expect(JSON.stringify(await notifications())).not.toContain("endpoint");
    const ines = await joinTeam(here, maren, { name: "Ines Albers", email: "ines@x.example" });
    expect((await notifications(ines)).devices).toEqual([]);
    const path = `/api/push/devices/${device.id}`;
    expect((await ines.json("PATCH", path, { timers: false })).status).toBe(404);
    const changed = await maren.json("PATCH", path, { bookings: false });
    expect(await changed.json()).toMatchObject({ timers: true, bookings: false });
    expect((await maren.request(path, { method: "DELETE" })).status).toBe(200);
    expect((await notifications()).devices).toEqual([]);
    expect((await maren.request(path, { method: "DELETE" })).status).toBe(404);
  });

  test("are told nothing any more once a forgotten password was replaced", async () => {
    const email = "forgot@falk.example";
    const salon = await openSalon(here, { email });
    await toldBrowser(salon);
    await toldBrowser();
    const post = (path: string, body: object) =>
      here.app.request(`/api/auth${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await post("/request-password-reset", { email })).status).toBe(200);
    const token = await soon(async () => {
      const [newest] = await (await salon.request("/api/outbox")).json();
      const words = await wholeText(salon, newest);
      return /reset-password\?token=(\S+)/.exec(words)?.[1] ?? expect.unreachable();
    });
    const change = { newPassword: "violet and copper 43", token: decodeURIComponent(token) };
    expect((await post("/reset-password", change)).status).toBe(200);
    const again = await post("/sign-in/email", { email, password: change.newPassword });
    const cookie = again.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const seen = await here.app.request("/api/push", { headers: { cookie } });
    expect(((await seen.json()) as Notifications).devices).toEqual([]);
    expect((await notifications()).devices).toHaveLength(1);
  });

  test("of a browser that asks again are one, and its next owner's once somebody else is signed in there", async () => {
    const { browser, device } = await toldBrowser();
    const again = await subscribe(browser, maren, { timers: false });
    expect(await again.json()).toMatchObject({ id: device.id, timers: false });
    const nils = await joinTeam(here, maren, { name: "Nils Brandt", email: "nils@x.example" });
    expect((await subscribe(browser, nils)).status).toBe(201);
    expect((await notifications()).devices).toEqual([]);
    expect((await notifications(nils)).devices).toHaveLength(1);
  });

  test("stay what they are under another address, and are told nothing under the one before", async () => {
    const { browser, device } = await toldBrowser(maren, { timers: false });
    const { endpoint } = browser.subscription;
    const moved = service.browser();
    const again = await subscribe(moved, maren, { replaces: endpoint });
    expect(await again.json()).toEqual(device);
    expect((await notifications()).devices).toEqual([device]);
    await book();
    await workOff(here, { queues: ["push"] });
    expect([browser.shown.length, moved.shown.length]).toEqual([0, 1]);
  });

  test("of somebody else are not replaced", async () => {
    const { browser } = await toldBrowser();
    const nils = await joinTeam(here, maren, { name: "Nils Holm", email: "holm@x.example" });
    const { endpoint: replaces } = browser.subscription;
    expect((await subscribe(service.browser(), nils, { replaces })).status).toBe(201);
    expect((await notifications()).devices).toHaveLength(1);
    expect((await notifications(nils)).devices).toHaveLength(1);
  });

  test("that another salon has told are a conflict, and are not taken from it", async () => {
    const { browser } = await toldBrowser();
    const neighbour = await openSalon(here, joaquin);
    expect((await subscribe(browser, neighbour)).status).toBe(409);
    expect((await notifications()).devices).toHaveLength(1);
    expect((await notifications(neighbour)).devices).toEqual([]);
  });

  test("are twenty at most", async () => {
    for (let at = 0; at < 20; at += 1) await toldBrowser();
    expect((await subscribe(service.browser())).status).toBe(409);
    const all = await maren.request("/api/push/devices", { method: "DELETE" });
    expect(await all.json()).toEqual({ removed: 20 });
  });

  test("are added by people, not by tokens", async () => {
    const made = await maren.json("POST", "/api/api-tokens", {
      name: "till",
      scopes: ["write"],
      days: 1,
    });
    const { token } = (await made.json()) as { token: string };
    const refused = await here.app.request("/api/push/devices", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ ...service.browser().subscription, device: "till" }),
    });
    expect(refused.status).toBe(403);
  });

  test.each([
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.7/x",
    "https://2130706433/x",
    "https://localhost/x",
    "https://printer.local/x",
    "https://db.internal/x",
    "https://push.example:8443/x",
    "https://user:word@push.example/x",
    "http://127.0.0.1:5432/x",
  ])("are not reached at %s", async (endpoint) => {
    const refused = await maren.json("POST", "/api/push/devices", {
      ...service.browser().subscription,
      endpoint,
      device: "N",
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path: "endpoint" }] });
  });

  test("get a trial that says truthfully whether it went", async () => {
    const { browser, device } = await toldBrowser();
    const trial = async () =>
      (await (
        await maren.request(`/api/push/devices/${device.id}/test`, { method: "POST" })
      ).json()) as PushTrial;
    expect(await trial()).toMatchObject({ sent: true });
    expect(browser.shown).toHaveLength(1);
    expect(browser.shown[0]).toMatchObject({ words: { tag: "trial" }, urgency: "high" });
    service.faults.push(503);
    expect(await trial()).toMatchObject({ sent: false });
    browser.gone = true;
    expect(await trial()).toMatchObject({ sent: false });
    expect((await notifications()).devices).toEqual([]);
  });
});

test("a browser whose keys are none is not reached, and nothing else fails by it", async () => {
  const { browser, device } = await toldBrowser(maren, { p256dh: "B".repeat(87) });
  const trial = await maren.request(`/api/push/devices/${device.id}/test`, { method: "POST" });
  expect([trial.status, await trial.json()]).toMatchObject([200, { sent: false }]);
  expect(browser.shown).toEqual([]);
});

describe("a timer", () => {
  const start = async () => {
    const timer = { label: "Toner", clientName: "Lena Vogt", minutes: 10 };
    const response = await maren.json("POST", "/api/timers", timer);
    return ((await response.json()) as { id: string }).id;
  };

  test("is told of once when its time is up, however often its job is given", async () => {
    const { browser } = await toldBrowser();
    const id = await start();
    const { jobs } = here.services;
    await jobs.add(maren.ctx().db, "timer_end", [{ salonId: maren.actor.salonId, id }]);
    await pass(10 * 60_000);
    await jobs.add(maren.ctx().db, "timer_end", [{ salonId: maren.actor.salonId, id }]);
    await pass(1_000);
    expect(browser.shown).toHaveLength(1);
    expect(browser.shown[0]).toMatchObject({ urgency: "high", ttl: 600 });
  });

  test("that was stopped is told of no more", async () => {
    const { browser } = await toldBrowser();
    const id = await start();
    await maren.json("PATCH", `/api/timers/${id}`, { action: "stop" });
    await pass(10 * 60_000);
    expect(browser.shown).toEqual([]);
  });

  test("that was lengthened is told of at its new end", async () => {
    const { browser } = await toldBrowser();
    const id = await start();
    await maren.json("PATCH", `/api/timers/${id}`, { action: "add", minutes: 5 });
    await pass(15 * 60_000);
    expect(browser.shown.map(({ words }) => words)).toEqual([
      { title: "Lena, Toner", body: "Time is up. Check the hair.", tag: id, path: "/" },
    ]);
  });

  test("is told of when its time is up by a clock that was far behind as its job came", async () => {
    const { browser } = await toldBrowser();
    await start();
    const looks = { batchSize: 50, ignoreStartAfter: true };
    const early = await here.boss.fetch<object>("timer_end", looks);
    present = new Date(NOW.getTime() + 7 * 60_000);
    for (const { id } of await workOn(here.services, "timer_end", early))
      await here.boss.complete("timer_end", id);
    expect(browser.shown).toEqual([]);
    await pass(3 * 60_000);
    expect(browser.shown).toHaveLength(1);
  });

  test("of somebody who is suspended is told of no more", async () => {
    const { browser } = await toldBrowser();
    await start();
    const db = here.services.tenancy.forPlatform();
    const hers = eq(stylists.id, maren.actor.stylistId);
    await db.update(stylists).set({ accountStatus: "suspended" }).where(hers);
    await pass(10 * 60_000);
    await db.update(stylists).set({ accountStatus: "verified" }).where(hers);
    expect(browser.shown).toEqual([]);
  });

  test("tells only who started it, and only devices that want it", async () => {
    const { browser: quiet } = await toldBrowser(maren, { timers: false });
    const { browser: told } = await toldBrowser();
    await start();
    await pass(10 * 60_000);
    expect([quiet.shown.length, told.shown.length]).toEqual([0, 1]);
  });
});

describe("a booking", () => {
  test("by a client is told of, and so is its change and its end, with a first name and no more", async () => {
    const { browser } = await toldBrowser();
    const booked = await book();
    await workOff(here, { queues: ["push"] });
    expect(browser.shown.map(({ words }) => words.title)).toEqual(["Anna booked Haircut"]);
    expect(browser.shown[0]?.words.body).toMatch(/ at 10:00 AM$/);
    expect(JSON.stringify(browser.shown)).not.toMatch(/Berg|example\.com/);
    const { appointmentDate } = booked.appointment;
    await byLink(booked, "move", { appointmentDate, appointmentTime: "13:00" });
    await workOff(here, { queues: ["push"] });
    await byLink(booked, "cancel");
    await workOff(here, { queues: ["push"] });
    expect(browser.shown.map(({ words }) => words.title)).toEqual([
      "Anna booked Haircut",
      "Anna moved Haircut",
      "Anna cancelled Haircut",
    ]);
  });

  test("that is gone before it could be told of is told of as cancelled alone", async () => {
    const { browser } = await toldBrowser();
    await byLink(await book(), "cancel");
    await workOff(here, { queues: ["push"] });
    expect(browser.shown.map(({ words }) => words.title)).toEqual(["Anna cancelled Haircut"]);
  });

  test("is told of later when the push service is down, once", async () => {
    const { browser } = await toldBrowser();
    service.faults.push(503);
    await book();
    await workOff(here, { queues: ["push"] });
    expect(browser.shown).toEqual([]);
    await workOff(here, { queues: ["push"], retries: true });
    expect(browser.shown).toHaveLength(1);
  });

  test.each([404, 410])("forgets a device of which the push service says %i", async (status) => {
    await toldBrowser();
    service.faults.push(status);
    await book();
    await workOff(here, { queues: ["push"] });
    expect((await notifications()).devices).toEqual([]);
  });

  test("is told of once, however many instances work", async () => {
    const { browser } = await toldBrowser();
    const others = await Promise.all(
      [1, 2].map(() =>
        startApp({
          databaseUrl: here.databaseUrl,
          pushServices: [service.origin],
          now: () => present,
          works: true,
        }),
      ),
    );
    try {
      await book();
      await soon(() => expect(browser.shown).toHaveLength(1));
      // a second one, if there were one, would have come before the next booking's
      await book();
      await soon(() => expect(browser.shown.length).toBeGreaterThan(1));
      expect(browser.shown).toHaveLength(2);
      expect(new Set(browser.shown.map(({ words }) => words.tag)).size).toBe(2);
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });
});

describe("a text", () => {
  test("to whoever has taken the conversation over is told of without a word of it", async () => {
    const twilio = await fakeTwilio();
    const app = await startApp({ env: twilio.env, pushServices: [service.origin] });
    try {
      const salon = await openSalon(app);
      await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
      service.letIn(app.services.push.publicKey);
      const { browser } = await toldBrowser(salon);
      await text(app, { body: "is there room for a gloss on friday" });
      await workOff(app, { queues: ["push"] });
      const before = browser.shown.length;
      const listed = await (await salon.request("/api/sms/conversations")).json();
      const [{ id }] = listed as [{ id: string }];
      await salon.request(`/api/sms/conversations/${id}/take`, { method: "POST" });
      await text(app, { body: "my scalp itches" });
      await workOff(app, { queues: ["push"] });
      expect(browser.shown.slice(before).map(({ words }) => words)).toEqual([
        {
          title: "Somebody has texted",
          body: "It waits for an answer of yours.",
          tag: id,
          path: `/messages/${id}`,
        },
      ]);
    } finally {
      service.letIn(here.services.push.publicKey);
      await app.close();
      await twilio.close();
    }
  });
});

describe("the installation's key", () => {
  test("is one for all instances, however many start together, and its private half is sealed", async () => {
    const fresh = await startApp();
    const more = await Promise.all(
      [1, 2, 3, 4].map(() => startApp({ databaseUrl: fresh.databaseUrl })),
    );
    try {
      const publicKey = fresh.services.push.publicKey;
      for (const each of more) expect(each.services.push.publicKey).toBe(publicKey);
      const rows = await fresh.services.tenancy
        .forPlatform()
        .select()
        .from(pushKeys)
        .where(eq(pushKeys.publicKey, publicKey));
      expect(rows).toHaveLength(1);
      expect(rows[0]?.sealed.length).toBeGreaterThan(60);
    } finally {
      await Promise.all(more.map((each) => each.close()));
      await fresh.close();
    }
  });

  test("opens for no other secret: another is made, and the first is kept", async () => {
    const other = await startApp({
      databaseUrl: here.databaseUrl,
      secret: "another secret than the one before, 32+",
    });
    try {
      expect(other.services.push.publicKey).not.toBe(here.services.push.publicKey);
    } finally {
      await other.close();
    }
  });

  test("of a salon's members alone can be asked for", async () => {
    const asked = await here.app.request("/api/push", { headers: { host: "localhost" } });
    expect(asked.status).toBe(401);
  });
});
