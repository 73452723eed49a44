import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";
import { addStylist, joinTeam, type Colleague } from "#tests/salons/team.ts";

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let sql: Sql;
let owner: Salon;
let other: Salon;
let manager: Colleague;
let stylist: Colleague;
let reception: Colleague;
let ahead = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + ahead) });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  owner = await openSalon(app);
  other = await openSalon(app, joaquin);
  for (const each of [owner, other])
    await each.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  manager = await joinTeam(app, owner, { name: "Mo", email: "mo@x.example", role: "manager" });
  stylist = await joinTeam(app, owner, { name: "Sia", email: "sia@x.example" });
  reception = await joinTeam(app, owner, {
    name: "Rex Hall",
    email: "rex@x.example",
    role: "reception",
  });
});
afterAll(() => sql.end());

const who = () => ({ owner, manager, stylist, reception });
const ines = (bookingSlug: string) => ({
  name: "Ines Albers",
  email: "ines@x.example",
  phone: "",
  bookingSlug,
  bio: "Lived-in blonde",
  specialties: ["balayage", "gloss"],
});
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe("a stylist is added", () => {
  test("as the form sends it, the address in small letters with hyphens", async () => {
    const response = await owner.json("POST", "/api/stylists", ines("  Ines  Colour "));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      name: "Ines Albers",
      email: "ines@x.example",
      phone: null,
      bookingSlug: "ines-colour",
      bio: "Lived-in blonde",
      specialties: ["balayage", "gloss"],
    });
    const page = await app.app.request("/api/stylists/slug/ines-colour");
    expect(await page.json()).toMatchObject({ name: "Ines Albers" });
  });

  test.each([
    ["name", { name: " " }],
    ["email", { email: "nobody" }],
    ["bookingSlug", { bookingSlug: "" }],
    ["bookingSlug", { bookingSlug: "über" }],
    ["specialties", { specialties: [] }],
    ["specialties", { specialties: "balayage, gloss" }],
    ["role", { role: "owner" }],
  ])("not with a wrong %s", async (path, wrong) => {
    const response = await owner.json("POST", "/api/stylists", { ...ines("wrong"), ...wrong });
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map((each) => each.path)).toEqual([path]);
  });

  test("on pro and above only, while the list is everybody's", async () => {
    const essential = await openSalon(app, { name: "Uma", email: "uma@x.example" });
    const refused = await essential.json("POST", "/api/stylists", ines("uma-team"));
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: "tier_required", requiredTier: "pro" });
    expect(await (await essential.request("/api/stylists")).json()).toHaveLength(1);
  });
});

describe("who may do what", () => {
  test.each([
    ["owner", 201],
    ["manager", 201],
    ["stylist", 403],
    ["reception", 403],
  ] as const)("%s adds a stylist: %s", async (role, status) => {
    const response = await who()[role].json("POST", "/api/stylists", ines(`by-${role}`));
    expect(response.status).toBe(status);
  });

  test.each([
    ["owner", 200],
    ["manager", 200],
    ["stylist", 403],
    ["reception", 403],
  ] as const)("%s sees the team with its roles: %s", async (role, status) => {
    expect((await who()[role].request("/api/stylists/team")).status).toBe(status);
  });

  test.each([
    ["owner", "stylist", { bio: "x" }, 200],
    ["manager", "stylist", { bio: "y" }, 200],
    ["stylist", "stylist", { bio: "z", specialties: ["copper"] }, 200],
    ["reception", "stylist", { bio: "no" }, 403],
    ["stylist", "reception", { bio: "no" }, 403],
    ["manager", "stylist", { role: "reception" }, 403],
    ["stylist", "stylist", { role: "manager" }, 403],
    ["owner", "reception", { role: "stylist" }, 200],
    ["owner", "reception", { role: "reception" }, 200],
  ] as const)("%s changes the %s's profile: %o is %s", async (by, of, change, status) => {
    const id = { stylist, reception }[of].stylistId;
    expect((await who()[by].json("PATCH", `/api/stylists/${id}`, change)).status).toBe(status);
  });

  test("nobody changes the owner's role, and a manager makes no manager", async () => {
    const own = await owner.json("PATCH", `/api/stylists/${owner.actor.stylistId}`, {
      role: "stylist",
    });
    expect(own.status).toBe(403);
    const made = await manager.json("POST", "/api/stylists", { ...ines("boss"), role: "manager" });
    expect(made.status).toBe(403);
  });
});

describe("a booking address", () => {
  test.each(["admin", "book", "Sign In", "api", "join"])(
    "%s is the product's own",
    async (slug) => {
      const response = await owner.json("POST", "/api/stylists", ines(slug));
      expect(response.status).toBe(409);
      expect(((await response.json()) as { error: string }).error).toMatch(/cannot be a booking/);
    },
  );

  test("is one stylist's over all salons, whoever asks first of twenty", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? owner : other).json("POST", "/api/stylists", ines("race")),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const [row] = await sql`select count(*)::int from stylists where booking_slug = 'race'`;
    expect(row).toEqual({ count: 1 });
  });

  test("that was given up is nobody else's for 180 days, and its stylist's again at once", async () => {
    const id = await addStylist(owner, { name: "Frost", email: "f@x.example" });
    const move = (bookingSlug: string) =>
      owner.json("PATCH", `/api/stylists/${id}`, { bookingSlug });
    expect((await move("thaw")).status).toBe(200);
    for (const salon of [owner, other]) {
      const taken = await salon.json("POST", "/api/stylists", ines("frost"));
      expect([taken.status, await code(taken)]).toEqual([409, "conflict"]);
    }
    expect((await move("frost")).status).toBe(200);
    expect((await move("thaw")).status).toBe(200);
    ahead = 181 * DAY;
    try {
      const [late] = await sql`select id from "user" where email = ${joaquin.email}`;
      await sql`update session set expires_at = now() + interval '400 days' where user_id = ${late?.["id"]}`;
      expect((await other.json("POST", "/api/stylists", ines("frost"))).status).toBe(201);
    } finally {
      ahead = 0;
    }
  });

  test("needs pro, unlike the rest of one's profile", async () => {
    const essential = await openSalon(app, { name: "Vera", email: "vera@x.example" });
    const path = `/api/stylists/${essential.actor.stylistId}`;
    expect((await essential.json("PATCH", path, { bookingSlug: "vera" })).status).toBe(402);
    const specialties = await essential.json("PATCH", path, { specialties: ["copper", "copper"] });
    expect(await specialties.json()).toMatchObject({ specialties: ["copper"] });
  });
});

describe("somebody leaves", () => {
  const remove = (by: { request: Salon["request"] }, id: string) =>
    by.request(`/api/stylists/${id}`, { method: "DELETE" });

  test("only by the owner or a manager, and neither the owner nor oneself", async () => {
    expect((await remove(stylist, reception.stylistId)).status).toBe(403);
    expect((await remove(manager, owner.actor.stylistId)).status).toBe(403);
    expect((await remove(manager, manager.stylistId)).status).toBe(403);
  });

  test("not while an appointment stands; then signed out, off the list, the page dark, the address frozen", async () => {
    const gone = await joinTeam(app, owner, { name: "Gone Girl", email: "gone@x.example" });
    await book(owner, gone.stylistId, "2030-01-07T10:00:00Z");
    const refused = await remove(owner, gone.stylistId);
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { error: string }).error).toContain("an appointment to come");
    expect((await gone.request("/api/stylists/profile")).status).toBe(200);

    await sql`update appointments set status = 'cancelled', cancelled_by = 'salon', occupancy_id = null
      where stylist_id = ${gone.stylistId}`;
    expect((await remove(owner, gone.stylistId)).status).toBe(200);
    expect((await gone.request("/api/stylists/profile")).status).toBe(401);
    const list = (await (await owner.request("/api/stylists")).json()) as { id: string }[];
    expect(list.map(({ id }) => id)).not.toContain(gone.stylistId);
    expect((await app.app.request("/api/stylists/slug/gone-girl")).status).toBe(404);
    const availability = `/api/availability?stylistId=${gone.stylistId}&serviceType=Cut&from=2030-01-07&to=2030-01-08`;
    expect((await app.app.request(availability)).status).toBe(404);
    expect((await bookPublicly(gone.stylistId)).status).toBe(404);
    expect((await other.json("POST", "/api/stylists", ines("gone-girl"))).status).toBe(409);
    expect((await remove(owner, gone.stylistId)).status).toBe(404);
    const [kept] =
      await sql`select client_name from appointments where stylist_id = ${gone.stylistId}`;
    expect(kept).toEqual({ client_name: "Ada" });
  });
});

test.each(["suspended", "rejected"])(
  "a %s stylist's pages are dark, all of them",
  async (status) => {
    const id = await addStylist(owner, { name: `Dark ${status}`, email: "d@x.example" });
    const slug = `dark-${status}`;
    const get = async (path: string) => (await app.app.request(path)).status;
    expect(await get(`/api/stylists/slug/${slug}`)).toBe(200);
    await sql`update stylists set account_status = ${status} where id = ${id}`;
    expect(await get(`/api/stylists/slug/${slug}`)).toBe(404);
    expect(await get(`/api/services/stylist/${id}`)).toBe(404);
    const range = "from=2030-01-07&to=2030-01-08";
    expect(await get(`/api/availability?stylistId=${id}&serviceType=Cut&${range}`)).toBe(404);
    expect((await bookPublicly(id)).status).toBe(404);
  },
);

describe("a booking at the very moment", () => {
  test("a stylist leaves finds nobody", async () => {
    const id = await addStylist(owner, { name: "Nearly Gone", email: "nearly@x.example" });
    const response = await whileWriting(
      (write) => write`update stylists set left_at = now() where id = ${id}`,
      () => bookPublicly(id),
    );
    expect([response.status, await code(response)]).toEqual([404, "not_found"]);
    expect(await sql`select from occupancies where stylist_id = ${id}`).toHaveLength(0);
  });

  test("its chair is taken away is refused like a time that is taken", async () => {
    const id = await addStylist(owner, { name: "Standing", email: "standing@x.example" });
    const chair = await owner.json("POST", "/api/chairs", { name: "Window" });
    const { id: chairId } = (await chair.json()) as { id: string };
    const response = await whileWriting(
      (write) => write`delete from chairs where id = ${chairId}`,
      () => bookPublicly(id),
    );
    expect([response.status, await code(response)]).toEqual([409, "conflict"]);
    expect((await bookPublicly(id)).status).toBe(201);
  });
});

/** Answers what is asked while somebody else's change is written and not yet there, once the change is. */
async function whileWriting(
  change: (write: postgres.TransactionSql) => Promise<unknown>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const writer = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await writer
      .begin(async (write) => {
        await change(write);
        const asked = ask();
        await soon(async () => {
          const waiting = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
          expect(waiting).toHaveLength(1);
        });
        return { asked };
      })
      .then(({ asked }) => asked);
  } finally {
    await writer.end();
  }
}

/** As a client does on the page. */
const bookPublicly = async (stylistId: string) =>
  app.app.request("/api/appointments", {
    method: "POST",
    headers: { "content-type": "application/json", host: "localhost", origin: "http://localhost" },
    body: JSON.stringify({
      stylistId,
      clientName: "Anna Berg",
      clientEmail: "anna@berg.example",
      serviceType: "Haircut",
      appointmentDate: monday,
      appointmentTime: "10:00",
    }),
  });

/** The Monday after next, far enough to be booked. */
const monday = new Date(Date.now() + (14 - ((new Date().getUTCDay() + 6) % 7)) * DAY)
  .toISOString()
  .slice(0, 10);

/** An hour in the book of a stylist. */
async function book(salon: Salon, stylistId: string, startsAt: string) {
  const endsAt = new Date(Date.parse(startsAt) + 60 * 60_000).toISOString();
  const [taken] =
    await sql`insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
    values (gen_random_uuid(), ${salon.actor.salonId}, ${stylistId}, 'appointment', ${startsAt}, ${endsAt},
      tstzmultirange(tstzrange(${startsAt}, ${endsAt})), now()) returning id`;
  await sql`insert into appointments (id, salon_id, stylist_id, client_name, service_type, starts_at, ends_at, segments,
      status, source, occupancy_id, created_at, updated_at)
    values (gen_random_uuid(), ${salon.actor.salonId}, ${stylistId}, 'Ada', 'Cut', ${startsAt}, ${endsAt},
      ${sql.json([{ kind: "apply", minutes: 60 }])}, 'confirmed', 'staff', ${taken?.["id"]}, now(), now())`;
}
