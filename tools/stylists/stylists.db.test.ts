import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, maren, openSalon, type Salon } from "#tests/fixtures.ts";
import { findStylist } from "./find.ts";

let app: TestApp;
let sql: Sql;
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  app = await startApp();
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  salon = await openSalon(app);
  other = await openSalon(app, joaquin);
});
afterAll(() => sql.end());

const put = (body: unknown) => salon.json("PUT", "/api/stylists/profile", body);
const whole = {
  name: "Maren Falk",
  email: "hello@falk.example",
  phone: "+49 30 123",
  isLicensed: true,
  licenseNumber: "CO-1234",
  licenseAuthority: "Berlin",
  yearsOfExperience: 12,
  salonName: "Falk",
  salonAddress: "Torstr. 1, Berlin",
  website: "https://falk.example",
};

test("whoever asks is found as “me”", async () => {
  const { id } = await findStylist(salon.ctx(), "me");
  expect(id).toBe(salon.actor.stylistId);
});

describe("one's own profile", () => {
  test("begins with what sign-up knew", async () => {
    expect(await (await salon.request("/api/stylists/profile")).json()).toEqual({
      name: maren.name,
      email: maren.email,
      phone: null,
      isLicensed: true,
      licenseNumber: null,
      licenseAuthority: null,
      licenseExpiresOn: null,
      yearsOfExperience: null,
      salonName: null,
      salonAddress: null,
      website: null,
      accountStatus: "pending",
      verifiedAt: null,
      createdAt: expect.any(String) as string,
    });
  });

  test("is saved whole, and read back the same", async () => {
    const response = await put(whole);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...whole,
      licenseExpiresOn: null,
      accountStatus: "pending",
      verifiedAt: null,
      createdAt: expect.any(String) as string,
    });
    expect(await (await salon.request("/api/stylists/profile")).json()).toMatchObject(whole);
  });

  test("empties become null, and so does the licence number of who is in training", async () => {
    const body = { ...whole, phone: "", salonName: "  ", website: null, isLicensed: false };
    expect(await (await put(body)).json()).toMatchObject({
      phone: null,
      salonName: null,
      website: null,
      isLicensed: false,
      licenseNumber: null,
    });
  });

  test.each([
    ["no name", { name: "" }, "name"],
    ["a broken email", { email: "nobody" }, "email"],
    ["two lines in the email", { email: "a@x.example\nBcc: b@x.example" }, "email"],
    ["a licence without number", { licenseNumber: null }, "licenseNumber"],
    ["61 years", { yearsOfExperience: 61 }, "yearsOfExperience"],
    ["-1 years", { yearsOfExperience: -1 }, "yearsOfExperience"],
    ["years in words", { yearsOfExperience: "ten" }, "yearsOfExperience"],
    ["a script as website", { website: "javascript:alert(1)" }, "website"],
    ["a name without end", { name: "x".repeat(121) }, "name"],
  ])("with %s is refused and stays as it was", async (_what, change, field) => {
    await put(whole);
    const response = await put({ ...whole, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid", issues: [{ path: field }] });
    expect(await (await salon.request("/api/stylists/profile")).json()).toMatchObject(whole);
  });

  test.each([
    "accountStatus",
    "role",
    "tier",
    "id",
    "salonId",
    "userId",
    "bookingSlug",
    "verifiedAt",
  ])("cannot set %s", async (field) => {
    const response = await put({ ...whole, [field]: "verified" });
    expect(response.status).toBe(400);
  });

  test("of a verified stylist goes back to review when the licence changes, and only then", async () => {
    await put(whole);
    await sql`update stylists set account_status = 'verified', verified_at = now() where id = ${salon.actor.stylistId}`;
    expect(await (await put({ ...whole, phone: "1" })).json()).toMatchObject({
      accountStatus: "verified",
    });
    expect(await (await put({ ...whole, licenseNumber: "CO-9" })).json()).toMatchObject({
      accountStatus: "pending",
    });
    const [row] = await sql`select verified_at from stylists where id = ${salon.actor.stylistId}`;
    expect(row).toEqual({ verified_at: null });
  });

  test("with a NUL in it is refused, not a crash", async () => {
    expect((await put({ ...whole, salonName: "a\u0000b" })).status).toBe(400);
  });
});

test("the team list shows the own salon and nothing of status or licence", async () => {
  const response = await other.request("/api/stylists");
  expect(response.headers.get("X-Total-Count")).toBe("1");
  expect(await response.json()).toEqual([
    {
      id: other.actor.stylistId,
      name: joaquin.name,
      email: joaquin.email,
      phone: null,
      bookingSlug: null,
      bio: null,
      specialties: [],
    },
  ]);
});

describe("the public page", () => {
  const open = (slug: string) => app.app.request(`/api/stylists/slug/${slug}`);

  test("shows who the stylist is, and nothing else, to anyone", async () => {
    await sql`update stylists set booking_slug = 'joaquin', bio = 'Lived-in blonde', specialties = '{gloss}'
      where id = ${other.actor.stylistId}`;
    for (const slug of ["joaquin", "Joaquin"]) {
      expect(await (await open(slug)).json()).toEqual({
        id: other.actor.stylistId,
        name: joaquin.name,
        specialties: ["gloss"],
        bio: "Lived-in blonde",
      });
    }
  });

  test.each(["%00", "a", "x".repeat(100), "joaquin%0A", "%F0%9F%92%87", "joaquin'--"])(
    "at %s is unknown",
    async (slug) => {
      expect((await open(slug)).status).toBe(404);
    },
  );

  test.each(["suspended", "rejected"])(
    "of a %s stylist is as dark as one that never was",
    async (status) => {
      await sql`update stylists set account_status = ${status}, booking_slug = 'joaquin' where id = ${other.actor.stylistId}`;
      const [dark, never] = [await open("joaquin"), await open("nobody")];
      expect([dark.status, never.status]).toEqual([404, 404]);
      expect(await dark.json()).toEqual(await never.json());
    },
  );
});
