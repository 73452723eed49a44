import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { AuditEntry } from "#tools/audit/schema.ts";
import { AccountStatus } from "#tools/core/role-schema.ts";
import { mayBecome } from "#tools/verification/rules.ts";
import type { AccountCheck, AccountToVerify } from "#tools/verification/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { strike } from "#tests/round.ts";
import { addStylist, joinTeam, type Colleague } from "#tests/salons/team.ts";

const DAY = 24 * 60 * 60_000;
const BOSS = "boss@undertone.example";

let app: TestApp;
let sql: Sql;
let boss: Salon;
let owner: Salon;
let colleague: Colleague;
let present = new Date("2026-03-10T12:00:00Z");
/** The clock stands, so that days can be told; where it matters which came first, it goes. */
let goes = false;

beforeAll(async () => {
  app = await startApp({
    env: { ADMIN_EMAILS: BOSS },
    now: () => new Date(present.getTime() + (goes ? performance.now() : 0)),
  });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  boss = await openSalon(app, { name: "Bo Admin", email: BOSS });
  owner = await openSalon(app, joaquin);
  await owner.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  colleague = await joinTeam(app, owner, { name: "Sia Lund", email: "sia@x.example" });
});
afterAll(() => sql.end());
beforeEach(() => stand("pending"));

/** Puts the colleague's account into a state. */
const stand = async (status: string, { licensed = true, expires = null as string | null } = {}) => {
  await sql`delete from account_checks where stylist_id = ${colleague.stylistId}`;
  await sql`update stylists set account_status = ${status}::account_status, is_licensed = ${licensed},
    license_number = ${licensed ? "CO-7" : null}, license_expires_on = ${expires}, verified_at = null
    where id = ${colleague.stylistId}`;
};

const at = (id = colleague.stylistId) => `/api/admin/stylists/${id}/status`;
const decide = (body: unknown, id = colleague.stylistId) => boss.json("PATCH", at(id), body);
const accounts = async (query = "", by: Pick<Salon, "request"> = boss) => {
  const response = await by.request(`/api/admin/stylists${query}`);
  return {
    status: response.status,
    total: response.headers.get("X-Total-Count"),
    items: (await response.json()) as AccountToVerify[],
  };
};
const account = async () =>
  (await accounts("?q=sia%40x")).items.find(({ id }) => id === colleague.stylistId);
const checks = async () =>
  (await (
    await boss.request(`/api/admin/stylists/${colleague.stylistId}/checks`)
  ).json()) as AccountCheck[];
const mails = async () =>
  (await sql`select subject, body, kind from outbox where recipient = 'sia@x.example' and kind = 'verification'
    order by created_at desc, id desc`) as { subject: string; body: string }[];

describe("who may", () => {
  test.each([
    ["GET", "/api/admin/stylists"],
    ["GET", "/api/admin/stylists/counts"],
    ["GET", "/api/admin/stylists/{id}/checks"],
    ["PATCH", "/api/admin/stylists/{id}/status"],
  ])("%s %s is for platform admins, whatever one is in a salon", async (method, path) => {
    const init = {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "PATCH" && { body: JSON.stringify({ status: "verified" }) }),
    };
    const own = path.replace("{id}", colleague.stylistId);
    for (const by of [owner, colleague]) {
      const response = await by.request(own, init);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "forbidden" });
    }
    expect((await account())?.accountStatus).toBe("pending");
  });

  test("an admin decides on everybody but themselves", async () => {
    const response = await decide({ status: "verified" }, boss.actor.stylistId);
    expect(response.status).toBe(403);
  });

  test("whoever left the team is no account any more", async () => {
    const gone = await addStylist(owner, { name: "Ida Gone", email: "ida@x.example" });
    expect((await accounts("?q=ida")).items).toHaveLength(1);
    await owner.request(`/api/stylists/${gone}`, { method: "DELETE" });
    expect((await accounts("?q=ida")).items).toEqual([]);
    expect((await decide({ status: "verified" }, gone)).status).toBe(404);
  });
});

describe("the list", () => {
  test("holds every salon's stylists, newest first, with what the spec names", async () => {
    const { items, total } = await accounts();
    expect(total).toBe("3");
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(["Bo Admin", "Sia Lund"]));
    expect(items.find(({ id }) => id === colleague.stylistId)).toEqual({
      id: colleague.stylistId,
      name: "Sia Lund",
      email: "sia@x.example",
      role: "stylist",
      accountStatus: "pending",
      isLicensed: true,
      licenseNumber: "CO-7",
      licenseAuthority: null,
      licenseExpiresOn: null,
      yearsOfExperience: null,
      salonName: null,
      phone: null,
      salonAddress: null,
      specialties: ["balayage"],
      verifiedAt: null,
      createdAt: expect.any(String),
      mayBecome: ["verified", "rejected"],
    });
  });

  test("is searched by name and e-mail, by the letter", async () => {
    expect((await accounts("?q=LUND")).items).toHaveLength(1);
    expect((await accounts("?q=x.example")).items).toHaveLength(1);
    expect((await accounts("?q=%25")).items).toEqual([]);
  });

  test("is paged within a section, while the counters count all", async () => {
    await stand("suspended");
    const first = await accounts("?group=pending&limit=1");
    expect([first.items.length, first.total]).toEqual([1, "2"]);
    expect((await accounts("?group=closed")).items.map(({ name }) => name)).toEqual(["Sia Lund"]);
    const counts = await (await boss.request("/api/admin/stylists/counts")).json();
    expect(counts).toEqual({ total: 3, pending: 2, verified: 0, closed: 1 });
  });
});

const every = AccountStatus.options.flatMap((from) =>
  [true, false].flatMap((licensed) =>
    AccountStatus.options.map((to) => {
      const allowed = mayBecome({
        accountStatus: from,
        isLicensed: licensed,
        suspendedFrom: null,
      }).includes(to);
      return [from, licensed ? "licensed" : "unlicensed", to, allowed ? 200 : 409] as const;
    }),
  ),
);

test.each(every)("%s, %s, to %s: %s", async (from, licence, to, expected) => {
  await stand(from, { licensed: licence === "licensed" });
  const [known, told] = [await checks(), await mails()];
  const response = await decide({ status: to });
  expect(response.status).toBe(expected);
  const written = expected === 200 ? 1 : 0;
  expect((await account())?.accountStatus).toBe(written ? to : from);
  expect((await checks()).length - known.length).toBe(written);
  expect((await mails()).length - told.length).toBe(written);
});

describe("a decision", () => {
  test("keeps what was seen, by whom, and the licence as it stood", async () => {
    const response = await decide({
      status: "verified",
      evidence: "Board register, active",
      licenseExpiresOn: "2027-06-30",
      note: "Welcome!",
    });
    expect(await response.json()).toMatchObject({
      accountStatus: "verified",
      verifiedAt: present.toISOString(),
      licenseExpiresOn: "2027-06-30",
      mayBecome: ["suspended"],
    });
    const [check] = await checks();
    expect(check).toEqual({
      id: expect.any(String),
      from: "pending",
      to: "verified",
      checkedBy: "Bo Admin",
      evidence: "Board register, active",
      note: "Welcome!",
      licenseNumber: "CO-7",
      licenseAuthority: null,
      licenseExpiresOn: "2027-06-30",
      createdAt: present.toISOString(),
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: "Your license is verified" });
    for (const words of ["CO-7", "June 30, 2027", "Welcome!"]) expect(mail?.body).toContain(words);
    const log = (await sql`select words, by, via, salon_id from audit_log
      where subject_id = ${colleague.stylistId} order by created_at desc, id desc limit 1`) as AuditEntry[];
    expect(log[0]).toMatchObject({
      words: "set the account of Sia Lund from pending to verified",
      by: "Undertone",
      via: "system",
      salon_id: owner.actor.salonId,
    });
  });

  test.each([
    ["a day that is over", { status: "verified", licenseExpiresOn: "2026-03-09" }],
    ["a day without a licence", { status: "rejected", licenseExpiresOn: "2027-06-30" }],
    ["no day at all", { status: "verified", licenseExpiresOn: "2027-02-30" }],
  ])("with %s is refused by the field's name", async (_what, body) => {
    const response = await decide(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: "licenseExpiresOn" }] });
    expect((await account())?.accountStatus).toBe("pending");
  });

  test("of two at the same time is made once", async () => {
    const known = (await checks()).length;
    const both = await Promise.all([
      decide({ status: "verified" }),
      decide({ status: "verified" }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual(expect.arrayContaining([true, false]));
    expect(await checks()).toHaveLength(known + 1);
  });

  test.each([
    ["rejected", "verified"],
    ["verified", "rejected"],
  ])("of %s and %s at the same time one is made", async (one, other) => {
    goes = true;
    onTestFinished(() => {
      goes = false;
    });
    const both = await Promise.all([decide({ status: one }), decide({ status: other })]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const won = both[0]?.ok ? one : other;
    expect(await account()).toMatchObject({ accountStatus: won });
    expect(await both.find(({ ok }) => !ok)?.json()).toMatchObject({
      code: "conflict",
      error: `Somebody else decided in the meantime: Sia Lund is ${won} now.`,
    });
    expect(await checks()).toHaveLength(1);
  });

  test("on what the account no longer is, is refused", async () => {
    await decide({ status: "rejected" });
    expect((await decide({ status: "verified", from: "pending" })).status).toBe(409);
    expect((await decide({ status: "verified", from: "rejected" })).status).toBe(200);
  });

  test("on an id that nobody has is 404, like one that is none", async () => {
    expect((await decide({ status: "verified" }, crypto.randomUUID())).status).toBe(404);
    expect((await decide({ status: "verified" }, "nobody")).status).toBe(404);
  });
});

describe("who is suspended", () => {
  test("is out at once and their page is dark, and both come back", async () => {
    await stand("verified");
    expect((await app.app.request("/api/stylists/slug/sia-lund")).status).toBe(200);
    await decide({ status: "suspended" });
    const refused = await colleague.request("/api/stylists/profile");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ accountStatus: "suspended" });
    expect((await app.app.request("/api/stylists/slug/sia-lund")).status).toBe(404);
    await decide({ status: "verified" });
    expect((await colleague.request("/api/stylists/profile")).status).toBe(200);
    expect((await app.app.request("/api/stylists/slug/sia-lund")).status).toBe(200);
  });

  test.each([
    ["student", false, "verified"],
    ["student", false, "student"],
    ["student", true, "verified"],
    ["verified", true, "verified"],
    ["verified", false, "verified"],
  ])("is again what they were: %s, licensed %s, by %s", async (was, licensed, asked) => {
    await stand(was, { licensed });
    expect(await (await decide({ status: "suspended" })).json()).toMatchObject({
      mayBecome: [was],
    });
    expect(await account()).toMatchObject({ mayBecome: [was] });
    const back = await decide({ status: asked });
    expect(await back.json()).toMatchObject({ accountStatus: was, mayBecome: ["suspended"] });
    expect((await checks())[0]).toMatchObject({ from: "suspended", to: was });
  });

  test("as what they never were is refused", async () => {
    await stand("verified", { licensed: false });
    await decide({ status: "suspended" });
    expect((await decide({ status: "student" })).status).toBe(409);
  });

  test("as owner leaves the team at work", async () => {
    await decide({ status: "verified" }, owner.actor.stylistId);
    await decide({ status: "suspended" }, owner.actor.stylistId);
    expect((await owner.request("/api/stylists")).status).toBe(403);
    expect((await colleague.request("/api/stylists")).status).toBe(200);
    await decide({ status: "verified" }, owner.actor.stylistId);
    expect((await owner.request("/api/stylists")).status).toBe(200);
  });
});

describe("a licence that runs out", () => {
  const on = (day: string) => {
    present = new Date(`${day}T12:00:00Z`);
  };

  test("is reminded of once, 30 days before, and reviewed again after its last day", async () => {
    await stand("verified", { expires: "2026-09-30" });
    const before = (await mails()).length;
    on("2026-08-30");
    await strike(app);
    expect((await mails()).length).toBe(before);
    for (const day of ["2026-08-31", "2026-09-15", "2026-09-30"]) {
      on(day);
      await strike(app);
      expect((await mails()).length).toBe(before + 1);
      expect((await account())?.accountStatus).toBe("verified");
    }
    expect((await mails())[0]?.subject).toBe("Your license runs out on September 30, 2026");
    on("2026-10-02");
    await strike(app);
    await strike(app);
    expect(await account()).toMatchObject({ accountStatus: "pending", verifiedAt: null });
    expect((await checks())[0]).toMatchObject({
      from: "verified",
      to: "pending",
      checkedBy: "Undertone",
      licenseExpiresOn: "2026-09-30",
    });
    expect((await mails()).length).toBe(before + 2);
    present = new Date(present.getTime() + 2 * DAY);
    // verified again without a new day: the old one is no longer believed
    await decide({ status: "verified" });
    expect(await account()).toMatchObject({ accountStatus: "verified", licenseExpiresOn: null });
  });
});

test("a new licence in the profile is reviewed again, and the old one's last day is forgotten", async () => {
  await decide({ status: "verified", licenseExpiresOn: "2030-01-31" });
  const profile = { name: "Sia Lund", email: "sia@x.example", licenseNumber: "CO-8" };
  const response = await colleague.json("PUT", "/api/stylists/profile", {
    ...profile,
    licenseAuthority: "Oregon",
  });
  expect(await response.json()).toMatchObject({
    accountStatus: "pending",
    licenseAuthority: "Oregon",
    licenseExpiresOn: null,
  });
  expect(await account()).toMatchObject({ licenseNumber: "CO-8", verifiedAt: null });
});
