import { beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";

let app: TestApp;
let salon: Salon;
let stylistId: string;
/** A Sunday morning in Berlin. */
let now = new Date("2026-11-22T07:00:00Z");

beforeAll(async () => {
  app = await startApp({ now: () => now });
  salon = await openSalon(app);
  stylistId = salon.actor.stylistId;
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const get = (query: Record<string, string>, path = "") =>
  app.app.request(`/api/availability${path}?${new URLSearchParams(query)}`);
const post = (path: string, body: unknown) =>
  app.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
type Slots = { timeZone: string; slots: { start: string; end: string; token: string }[] };
const slotsOn = async (date: string, more: Record<string, string> = {}) =>
  ((await (await get({ stylistId, from: date, to: date, ...more })).json()) as Slots).slots;
const timesOn = async (date: string, more: Record<string, string> = {}) =>
  (await slotsOn(date, more)).map(({ start }) => wallOf("Europe/Berlin", Date.parse(start)).time);

describe("free times", () => {
  test("are shown to anybody, in the salon's zone, with the tokens that book them", async () => {
    const response = await get({ stylistId, from: "2026-11-24", to: "2026-11-24" });
    expect(response.status).toBe(200);
    const { timeZone, slots } = (await response.json()) as Slots;
    expect(timeZone).toBe("Europe/Berlin");
    expect(slots[0]).toMatchObject({
      start: "2026-11-24T08:00:00.000Z",
      end: "2026-11-24T09:00:00.000Z",
    });
    expect(new Set(slots.map(({ token }) => token)).size).toBe(slots.length);
    expect(await timesOn("2026-11-29")).toEqual([]); // a Sunday
  });

  test("end with the horizon and begin after the notice", async () => {
    expect(await timesOn(addDays("2026-11-22", 90))).not.toEqual([]);
    expect(await timesOn(addDays("2026-11-22", 91))).toEqual([]);
    now = new Date("2026-11-24T12:00:00Z");
    expect((await timesOn("2026-11-24"))[0]).toBe("15:00");
    now = new Date("2026-11-22T07:00:00Z");
  });

  test.each([
    ["more than a month", { from: "2026-11-24", to: "2027-01-24" }, "to"],
    ["days in the wrong order", { from: "2026-11-24", to: "2026-11-23" }, "to"],
    ["a day that is none", { from: "2026-02-30" }, "from"],
    ["no stylist", { stylistId: "me" }, "stylistId"],
    ["no service at all", { serviceId: "7" }, "serviceId"],
  ])("%s is refused by the name of its field", async (_what, change, path) => {
    const response = await get({ stylistId, ...change });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { issues: { path: string }[] }).issues[0]?.path).toBe(path);
  });

  test("an unknown stylist is unknown, and one below pro takes no bookings", async () => {
    expect((await get({ stylistId: crypto.randomUUID() })).status).toBe(404);
    const { actor } = await openSalon(app, joaquin);
    expect((await get({ stylistId: actor.stylistId })).status).toBe(402);
  });
});

describe("a hold", () => {
  test("takes the time from everybody for ten minutes, and gives it back", async () => {
    const [slot] = await slotsOn("2026-11-25");
    const held = await post("/api/holds", { slotToken: slot?.token });
    expect(held.status).toBe(201);
    const hold = (await held.json()) as { token: string; start: string; expiresAt: string };
    expect(hold.start).toBe(slot?.start);
    expect(Date.parse(hold.expiresAt) - now.getTime()).toBe(600_000);
    expect(await timesOn("2026-11-25")).not.toContain("09:00");
    const again = await post("/api/holds", { slotToken: slot?.token });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: "conflict",
      alternatives: [{ start: expect.any(String) }, {}, {}],
    });
    now = new Date(now.getTime() + 600_000);
    expect(await timesOn("2026-11-25")).toContain("09:00");
    expect((await post("/api/holds", { slotToken: slot?.token })).status).toBe(201);
    now = new Date("2026-11-22T07:00:00Z");
  });

  test("of a time that has become too soon says so, not that somebody has it", async () => {
    now = new Date("2026-11-24T05:00:00Z");
    const [slot] = await slotsOn("2026-11-24");
    expect(slot?.start).toBe("2026-11-24T08:00:00.000Z");
    now = new Date("2026-11-24T07:00:00Z");
    const refused = await post("/api/holds", { slotToken: slot?.token });
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      409,
      "That is too soon: bookings close 120 minutes before.",
    ]);
    now = new Date("2026-11-22T07:00:00Z");
  });

  test("is let go at once by whoever has its token", async () => {
    const [slot] = await slotsOn("2026-11-26");
    const hold = (await (
      await post("/api/holds", { slotToken: slot?.token })
    ).json()) as Slots["slots"][0];
    expect(await timesOn("2026-11-26")).not.toContain("09:00");
    expect((await post("/api/holds/release", { slotToken: hold.token })).status).toBe(204);
    expect(await timesOn("2026-11-26")).toContain("09:00");
  });

  test("of a made-up token is refused, and so is one of a page that lay open for hours", async () => {
    const [slot] = await slotsOn("2026-11-27");
    const [body = "", seal = ""] = (slot?.token ?? "").split(".");
    const other = Buffer.from(
      Buffer.from(body, "base64url")
        .toString()
        .replace(/\|\w+\|/, "|zzzzzz|"),
    ).toString("base64url");
    expect((await post("/api/holds", { slotToken: `${other}.${seal}` })).status).toBe(400);
    now = new Date("2026-11-22T12:00:00Z");
    expect((await post("/api/holds", { slotToken: slot?.token })).status).toBe(409);
    now = new Date("2026-11-22T07:00:00Z");
  });
});

describe("why there is nothing", () => {
  test("is told for each day, with the next time that is free", async () => {
    const response = await get({ stylistId, from: "2026-11-29", to: "2026-11-30" }, "/why");
    expect(await response.json()).toMatchObject({
      days: [
        { date: "2026-11-29", free: 0, reason: "closed", sentence: "Not a working day." },
        { date: "2026-11-30", reason: null },
      ],
      next: { start: "2026-11-30T08:00:00.000Z" },
    });
  });
});
