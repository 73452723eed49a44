import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hoursOf } from "#tools/hours/hours.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import type { DayHours, WeekHours } from "#tools/hours/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";

let app: TestApp;
let sql: Sql;
let owner: Salon;
let other: Salon;
let stylist: Colleague;

beforeAll(async () => {
  app = await startApp();
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  owner = await openSalon(app);
  other = await openSalon(app, joaquin);
  await owner.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  stylist = await joinTeam(app, owner, { name: "Sia", email: "sia@x.example" });
});
afterAll(() => sql.end());

const day = (from: string, to: string, ...breaks: [string, string][]): DayHours => ({
  from,
  to,
  breaks: breaks.map(([start, end]) => ({ from: start, to: end })),
});
const weekOf = (monday: DayHours | null): WeekHours => [monday, ...DEFAULT_WEEK.slice(1)];
const hoursPath = (id: string) => `/api/stylists/${id}/hours`;
const read = async (response: Response) => (await response.json()) as never;

describe("a week", () => {
  test("is the default one until it is set, on every plan, and is read by the whole salon", async () => {
    expect(await read(await other.request(hoursPath(other.actor.stylistId)))).toEqual({
      stylistId: other.actor.stylistId,
      week: DEFAULT_WEEK,
      isDefault: true,
    });
    const week = weekOf(day("10:00", "16:00", ["14:00", "14:30"], ["12:00", "12:30"]));
    const saved = await stylist.json("PUT", hoursPath(stylist.stylistId), { week });
    expect(saved.status).toBe(200);
    const sorted = weekOf(day("10:00", "16:00", ["12:00", "12:30"], ["14:00", "14:30"]));
    expect(await read(await owner.request(hoursPath(stylist.stylistId)))).toEqual({
      stylistId: stylist.stylistId,
      week: sorted,
      isDefault: false,
    });
  });

  test.each([
    ["six days", DEFAULT_WEEK.slice(1), "week"],
    ["an end before the begin", weekOf(day("18:00", "09:00")), "week.0.to"],
    ["a break outside", weekOf(day("09:00", "12:00", ["12:00", "13:00"])), "week.0.breaks"],
    ["a time that is none", weekOf(day("9", "25:00")), "week.0.from"],
  ])("with %s is refused", async (_what, week, path) => {
    const response = await owner.json("PUT", hoursPath(owner.actor.stylistId), { week });
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map((each) => each.path)).toContain(path);
  });

  test("is one's own to set, and anybody's for the owner", async () => {
    const body = { week: DEFAULT_WEEK };
    const set = async (by: { json: Colleague["json"] }, id: string) =>
      (await by.json("PUT", hoursPath(id), body)).status;
    expect(await set(stylist, owner.actor.stylistId)).toBe(403);
    expect(await set(owner, stylist.stylistId)).toBe(200);
    expect(await set(other, stylist.stylistId)).toBe(404);
    expect(await set(owner, other.actor.stylistId)).toBe(404);
  });
});

describe("days that differ", () => {
  const say = (by: { json: Colleague["json"] }, input: object) =>
    by.json("POST", "/api/hours-exceptions", { from: "2030-12-24", to: "2030-12-26", ...input });

  test("are the salon's for the owner, one's own for everybody, and never another's", async () => {
    expect((await say(stylist, {})).status).toBe(403);
    expect((await say(stylist, { stylistId: owner.actor.stylistId })).status).toBe(403);
    expect((await say(owner, { stylistId: other.actor.stylistId })).status).toBe(404);
    const holiday = await say(owner, { reason: "Christmas" });
    const own = await say(stylist, {
      stylistId: stylist.stylistId,
      from: "2030-12-27",
      to: "2030-12-27",
      hours: day("12:00", "15:00"),
    });
    expect([holiday.status, own.status]).toEqual([201, 201]);

    const all = (by: Salon) => by.request("/api/hours-exceptions?from=2030-12-01&to=2030-12-31");
    expect(await read(await all(owner))).toMatchObject([
      { stylistId: null, from: "2030-12-24", to: "2030-12-26", hours: null, reason: "Christmas" },
      { stylistId: stylist.stylistId, from: "2030-12-27", hours: { from: "12:00" } },
    ]);
    expect(await read(await all(other))).toEqual([]);

    const asked = { stylistIds: [stylist.stylistId, owner.actor.stylistId] };
    const range = { from: "2030-12-26", to: "2030-12-27" };
    const hours = await hoursOf(owner.ctx(), { ...asked, ...range });
    expect([...hours.values()].map(({ exceptions }) => exceptions.length)).toEqual([2, 1]);

    const { id } = (await holiday.json()) as { id: string };
    const drop = async (by: { request: Salon["request"] }) =>
      (await by.request(`/api/hours-exceptions/${id}`, { method: "DELETE" })).status;
    expect([await drop(stylist), await drop(other), await drop(owner), await drop(owner)]).toEqual([
      403, 404, 200, 404,
    ]);
  });

  test.each([
    ["to", { from: "2030-02-02", to: "2030-02-01" }],
    ["from", { from: "2030-02-30", to: "2030-03-01" }],
  ])("with a wrong %s are refused", async (path, dates) => {
    const response = await say(owner, dates);
    expect(response.status).toBe(400);
    expect(await read(response)).toMatchObject({ issues: [{ path }] });
  });
});

describe("appointments that stand outside new hours", () => {
  const monday = "2030-06-03";

  beforeAll(async () => {
    // 10:00, 17:30 in Berlin, and one whose colour processes from 12:00 to 12:30
    await book("Early", `${monday}T08:00:00Z`, [["apply", 60]]);
    await book("Late", `${monday}T15:30:00Z`, [["apply", 60]]);
    await book("Colour", `${monday}T09:30:00Z`, [
      ["apply", 30],
      ["process", 30],
      ["finish", 30],
    ]);
  });

  const conflictsOf = async (response: Response) =>
    (
      (await response.json()) as { conflicts: { clientName: string; time: string }[] }
    ).conflicts.map(({ clientName, time }) => `${clientName} ${time}`);

  test.each([
    ["shorter", day("11:00", "18:00"), ["Early 10:00", "Late 17:30"]],
    ["with a break while the colour processes", day("09:00", "19:00", ["12:00", "12:30"]), []],
    ["with a break in the way", day("09:00", "19:00", ["12:00", "12:45"]), ["Colour 11:30"]],
    ["none", null, ["Early 10:00", "Colour 11:30", "Late 17:30"]],
  ])("are told and left alone: %s", async (_what, hours, expected) => {
    const response = await owner.json("PUT", hoursPath(owner.actor.stylistId), {
      week: weekOf(hours),
    });
    expect(await conflictsOf(response)).toEqual(expected);
    const [row] =
      await sql`select count(*)::int as standing from appointments where status = 'confirmed'`;
    expect(row).toEqual({ standing: 3 });
  });

  test("on a day that is closed, and on no other", async () => {
    await owner.json("PUT", hoursPath(owner.actor.stylistId), { week: DEFAULT_WEEK });
    const close = (from: string) => owner.json("POST", "/api/hours-exceptions", { from, to: from });
    expect(await conflictsOf(await close("2030-06-04"))).toEqual([]);
    expect(await conflictsOf(await close(monday))).toHaveLength(3);
  });

  async function book(client: string, startsAt: string, parts: [string, number][]) {
    const minutes = parts.reduce((sum, [, each]) => sum + each, 0);
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    const { salonId, stylistId } = owner.actor;
    const [taken] =
      await sql`insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
      values (gen_random_uuid(), ${salonId}, ${stylistId}, 'appointment', ${startsAt}, ${endsAt},
        tstzmultirange(tstzrange(${startsAt}, ${endsAt})), now()) returning id`;
    const segments = parts.map(([kind, each]) => ({ kind, minutes: each }));
    await sql`insert into appointments (id, salon_id, stylist_id, client_name, service_type, starts_at, ends_at, segments,
        status, source, occupancy_id, created_at, updated_at)
      values (gen_random_uuid(), ${salonId}, ${stylistId}, ${client}, 'Cut', ${startsAt}, ${endsAt},
        ${sql.json(segments)}, 'confirmed', 'staff', ${taken?.["id"]}, now(), now())`;
  }
});
