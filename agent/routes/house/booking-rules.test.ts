import { afterAll, beforeAll, describe, expect, it } from "vitest";
import postgres from "postgres";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { DEFAULT_BOOKING_RULES } from "#tools/salons/booking-data.ts";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
  for (const salon of [maren, neighbour]) await upgrade(salon, "pro");
});
afterAll(() => sql.end());

const upgrade = (salon: Salon, tier: string) =>
  salon.json("PUT", "/api/subscription/upgrade", { tier });
const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const rules = (salon = maren) => read<object>(salon.request("/api/booking-rules"));
const put = (body: object, salon = maren) => salon.json("PUT", "/api/booking-rules", body);
const chairs = (salon = maren) =>
  read<{ id: string; name: string }[]>(salon.request("/api/chairs"));
const addChair = (name: string, salon = maren) => salon.json("POST", "/api/chairs", { name });
const remove = (id: string) => maren.request(`/api/chairs/${id}`, { method: "DELETE" });

describe("booking rules", () => {
  it("begin as the defaults, in the time zone of the sign-up", async () => {
    expect(await rules()).toEqual({ timeZone: "Europe/Berlin", ...DEFAULT_BOOKING_RULES });
  });

  it("change only in what is named, for this salon alone", async () => {
    const before = await rules(neighbour);
    expect(await read(put({ minNoticeMinutes: 60, dailyCap: 6 }))).toMatchObject({
      minNoticeMinutes: 60,
      dailyCap: 6,
      stepMinutes: DEFAULT_BOOKING_RULES.stepMinutes,
    });
    await put({ timeZone: "Europe/Lisbon" });
    await put({ dailyCap: null, confirmation: "automatic" });
    expect(await rules()).toEqual({
      ...DEFAULT_BOOKING_RULES,
      timeZone: "Europe/Lisbon",
      minNoticeMinutes: 60,
      confirmation: "automatic",
    });
    expect(await rules(neighbour)).toEqual(before);
  });

  it.each<[object, string]>([
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ stepMinutes: 7 }, "stepMinutes"],
    [{ minNoticeMinutes: -1 }, "minNoticeMinutes"],
    [{ horizonDays: 0 }, "horizonDays"],
    [{ bufferMinutes: 1.5 }, "bufferMinutes"],
    [{ dailyCap: 0 }, "dailyCap"],
    [{ cutoffHours: 400 }, "cutoffHours"],
    [{ confirmation: "maybe" }, "confirmation"],
    [{ rules: 1 }, ""],
  ])("refuse %j by the name of the field", async (body, path) => {
    const before = await rules();
    const response = await put({ bufferMinutes: 5, ...body });
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map((issue) => issue.path)).toEqual([path]);
    expect(await rules()).toEqual(before);
  });

  it("are read on essential, and changed from pro on", async () => {
    await put({ bufferMinutes: 10 });
    await upgrade(maren, "essential");
    expect((await put({ bufferMinutes: 0 })).status).toBe(402);
    expect((await addChair("Window")).status).toBe(402);
    expect(await rules()).toMatchObject({ bufferMinutes: 10 });
    await upgrade(maren, "pro");
  });
});

describe("chairs", () => {
  it("are added under names of their own, and taken away", async () => {
    const window = await read<{ id: string }>(addChair("Window"));
    expect((await addChair("window ")).status).toBe(409);
    expect((await addChair(" ")).status).toBe(400);
    await addChair("Window", neighbour);
    await addChair("Mirror");
    expect((await chairs()).map(({ name }) => name)).toEqual(["Mirror", "Window"]);
    expect((await remove(window.id)).status).toBe(200);
    expect((await remove(window.id)).status).toBe(404);
    expect((await chairs()).map(({ name }) => name)).toEqual(["Mirror"]);
    expect((await chairs(neighbour)).map(({ name }) => name)).toEqual(["Window"]);
  });

  it.each<[string, number, string | null, number, string]>([
    ["appointment", 24, null, 409, "1 coming appointment is booked on Corner."],
    ["hold", 24, "5 minutes", 409, "Somebody is booking Corner just now."],
    ["hold", 24, "-5 minutes", 200, ""],
    ["appointment", -24, null, 200, ""],
  ])(
    "with a %s in %d hours that ends in %s: %d %s",
    async (kind, hours, expires, status, words) => {
      const chair = await read<{ id: string }>(addChair("Corner"));
      const { salonId, stylistId } = maren.actor;
      const [row] = await sql`
      insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, chair_id, chair_busy, expires_at, created_at)
      select gen_random_uuid(), ${salonId}, ${stylistId}, ${kind}, s, s + interval '1 hour',
        tstzmultirange(tstzrange(s, s + interval '1 hour')), ${chair.id}, tstzrange(s, s + interval '1 hour'),
        now() + ${expires}::interval, now()
      from (select now() + make_interval(hours => ${hours}) as s) t returning id`;
      const response = await remove(chair.id);
      expect(response.status).toBe(status);
      if (words) expect(((await response.json()) as { error: string }).error).toContain(words);
      const left = await sql`select chair_id from occupancies where id = ${row!.id}`;
      if (status === 200 && kind === "appointment") expect(left).toEqual([{ chair_id: null }]);
      await sql`delete from occupancies where id = ${row!.id}`;
      await sql`delete from chairs where id = ${chair.id}`;
    },
  );
});
