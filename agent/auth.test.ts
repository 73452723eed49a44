import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { wholeText } from "#tests/outbox.ts";
import { cookieOf, joaquin, maren, openSalon, send, type Salon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";

let app: TestApp;
let sql: Sql;
let present = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  app = await startApp({ env: { ADMIN_EMAILS: "boss@undertone.example" }, now: () => present });
  sql = postgres(app.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

/** Lets every limiter's window end. */
const waitAnHour = () => {
  present = new Date(present.getTime() + 3_600_000);
};

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return app.app.request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const signIn = (email: string, password: string) => post("/sign-in/email", { email, password });
const sessionOf = async (cookie: string) =>
  (await app.app.request("/api/auth/get-session", { headers: { cookie } })).json();

describe("signing up", () => {
  test("opens a salon in the stylist's own time zone, with a pending owner on the essential plan", async () => {
    const salon = await openSalon(app, { ...maren, email: "new@falk.example" });
    expect(salon.actor).toMatchObject({ role: "owner", isAdmin: false });
    const [row] = await sql`select s.time_zone, st.account_status, st.role, sub.tier
      from salons s join stylists st on st.salon_id = s.id join subscriptions sub on sub.salon_id = s.id
      where s.id = ${salon.actor.salonId}`;
    expect(row).toEqual({
      time_zone: "Europe/Berlin",
      account_status: "pending",
      role: "owner",
      tier: "essential",
    });
    expect(await sessionOf(salon.cookie)).toMatchObject({
      user: { name: "Maren Falk", email: "new@falk.example", isAdmin: false },
      salon: { id: salon.actor.salonId, role: "owner", accountStatus: "pending" },
    });
  });

  test("with an unknown time zone founds the salon in UTC", async () => {
    const salon = await openSalon(app, { email: "nowhere@falk.example", timeZone: "Mars/Olympus" });
    const [row] = await sql`select time_zone from salons where id = ${salon.actor.salonId}`;
    expect(row).toEqual({ time_zone: "UTC" });
  });

  test.each([
    ["role", { role: "owner" }],
    ["isAdmin", { isAdmin: true }],
    ["tier", { tier: "complete" }],
    ["emailVerified", { emailVerified: true }],
    ["id", { id: "1" }],
    ["salonId", { salonId: "0199e6a0-0000-7000-8000-000000000000" }],
  ])("refuses a body that sets %s", async (_field, extra) => {
    const { name, password } = maren;
    const response = await post("/sign-up/email", {
      name,
      email: "more@x.example",
      password,
      ...extra,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid" });
    expect(await sql`select 1 from "user" where email = 'more@x.example'`).toHaveLength(0);
  });

  test.each([
    ["a short password", { password: "short" }, "password"],
    ["a password everybody uses", { password: "Password" }, "password"],
    ["no e-mail address", { email: "maren" }, "email"],
    ["two addresses in one", { email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    ["a blank name", { name: "  " }, "name"],
  ])("refuses %s and names the field", async (_what, change, field) => {
    const { name, password } = maren;
    const response = await post("/sign-up/email", {
      name,
      password,
      email: "ok@x.example",
      ...change,
    });
    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body).toMatchObject({ code: "invalid", issues: [{ path: field }] });
    expect(body.error).toBe(body.message);
  });

  test("with a known address answers like a new one, but makes nothing and signs nobody in", async () => {
    await openSalon(app, { email: "known@falk.example" });
    const given = { name: "Somebody", email: "Known@falk.example", password: "another password" };
    const again = await post("/sign-up/email", given);
    const fresh = await post("/sign-up/email", { ...given, email: "fresh@falk.example" });
    expect([again.status, fresh.status]).toEqual([200, 200]);
    const [one, other] = [await again.json(), await fresh.json()];
    expect(shapeOf(one)).toEqual(shapeOf(other));
    expect(one.user.email).toBe("known@falk.example");
    expect(cookieOf(again)).toBe("");
    expect(await sql`select 1 from "user" where email = 'known@falk.example'`).toHaveLength(1);
    expect((await signIn("known@falk.example", given.password)).status).toBe(401);
  });

  test("many times at once makes one account", async () => {
    const given = { name: "Eager", email: "eager@falk.example", password: "click click click" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post("/sign-up/email", given)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await sql`select 1 from "user" where email = ${given.email}`).toHaveLength(1);
    expect(await sql`select 1 from stylists where email = ${given.email}`).toHaveLength(1);
  });
});

describe("signing in and out", () => {
  test("wrong password and unknown address get the same 401", async () => {
    await openSalon(app, { email: "in@falk.example" });
    const wrong = await signIn("in@falk.example", "not the password");
    const unknown = await signIn("nobody@falk.example", "not the password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const body = await wrong.json();
    expect(body).toEqual(await unknown.json());
    expect(body).toMatchObject({ code: "unauthenticated", error: body.message });
  });

  test("the cookie is for this host and for the server alone", async () => {
    const response = await signIn("in@falk.example", maren.password);
    expect(response.status).toBe(200);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//);
    const body = JSON.stringify(await response.json());
    const token = decodeURIComponent(cookieOf(response).split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(body).not.toContain(token);
  });

  test("what the database holds of a session does not open one", async () => {
    const salon = await openSalon(app, { email: "hashed@falk.example" });
    const rows = await sql`select token from session where user_id = ${salon.actor.userId}`;
    expect(rows).toHaveLength(1);
    expect(decodeURIComponent(salon.cookie)).not.toContain(rows[0]?.["token"]);
    const [name] = salon.cookie.split("=");
    const [, signature] = decodeURIComponent(salon.cookie).split(".").slice(-2);
    const forged = `${name}=${encodeURIComponent(`${rows[0]?.["token"]}.${signature}`)}`;
    expect(await sessionOf(forged)).toBeNull();
  });

  test("signing out ends the session for good", async () => {
    const salon = await openSalon(app, { email: "out@falk.example" });
    expect((await salon.json("POST", "/api/auth/sign-out", {})).status).toBe(200);
    expect(await sessionOf(salon.cookie)).toBeNull();
    const late = await salon.request("/api/subscription/status");
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: "unauthenticated", error: "Please sign in." });
  });

  test("signing out everywhere ends every session of the account and nobody else's", async () => {
    const salon = await openSalon(app, { email: "everywhere@falk.example" });
    const other = await openSalon(app, { ...joaquin, email: "other@ibarra.example" });
    const second = cookieOf(await signIn("everywhere@falk.example", maren.password));
    expect((await salon.json("POST", "/api/auth/revoke-sessions", {})).status).toBe(200);
    expect(await sessionOf(salon.cookie)).toBeNull();
    expect(await sessionOf(second)).toBeNull();
    expect(await sessionOf(other.cookie)).not.toBeNull();
  });

  test("an expired session is no session", async () => {
    const salon = await openSalon(app, { email: "late@falk.example" });
    await sql`update session set expires_at = now() - interval '1 second' where user_id = ${salon.actor.userId}`;
    expect((await salon.request("/api/subscription/status")).status).toBe(401);
  });

  test("a token whose signature is another's, or none, is no session", async () => {
    const { cookie } = await openSalon(app, { email: "signed@falk.example" });
    const { cookie: other } = await openSalon(app, { email: "signed-too@falk.example" });
    const unsigned = cookie.slice(0, cookie.lastIndexOf("."));
    const ask = async (sent: string) =>
      (await send(app, sent, "/api/subscription/status", {})).status;
    expect(await ask(cookie)).toBe(200);
    expect(await ask(unsigned + other.slice(other.lastIndexOf(".")))).toBe(401);
    expect(await ask(unsigned)).toBe(401);
    expect(await ask(`${unsigned}.`)).toBe(401);
  });

  test("ten wrong passwords close an account to their network for a minute, whatever its headers claim", async () => {
    waitAnHour();
    await openSalon(app, { email: "target@falk.example" });
    const guess = (n: number) =>
      post(
        "/sign-in/email",
        { email: n % 2 ? "target@falk.example" : "TARGET@falk.example", password: `guess ${n}` },
        { "x-forwarded-for": `10.0.0.${n}`, "x-undertone-client": `10.0.0.${n}` },
      );
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => guess(n)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
    const refused = await signIn("target@falk.example", maren.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    present = new Date(present.getTime() + 60_000);
    expect((await signIn("target@falk.example", maren.password)).status).toBe(200);
  });

  test("right passwords do not count", async () => {
    waitAnHour();
    await openSalon(app, { email: "often@falk.example" });
    for (let n = 0; n < 14; n += 1) {
      expect((await signIn("often@falk.example", maren.password)).status).toBe(200);
    }
  });

  test("one address may sign in 60 times a minute, whatever its headers claim", async () => {
    waitAnHour();
    const answers = [];
    for (let n = 0; n < 61; n += 1) {
      const headers = { "x-forwarded-for": `10.1.0.${n}`, "x-undertone-client": `10.1.0.${n}` };
      answers.push(
        await post("/sign-in/email", { email: `p${n}@x.example`, password: "spray" }, headers),
      );
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a forgotten password", () => {
  async function linkFor(email: string, signedIn: Pick<Salon, "request" | "json" | "password">) {
    waitAnHour();
    expect((await post("/request-password-reset", { email })).status).toBe(200);
    return soon(async () => {
      const [newest] = await (await signedIn.request("/api/outbox")).json();
      expect(newest).toMatchObject({ recipient: email, status: "not_sent", channel: "mail" });
      const token = /reset-password\?token=(\S+)/.exec(await wholeText(signedIn, newest))?.[1];
      expect(token).toBeTruthy();
      return decodeURIComponent(token ?? "");
    });
  }

  test("is replaced through the mailed link, once, and every session ends", async () => {
    const salon = await openSalon(app, { email: "forgot@falk.example" });
    const token = await linkFor("forgot@falk.example", salon);
    const stored = await sql`select identifier from verification`;
    expect(JSON.stringify(stored)).not.toContain(token);
    const change = { newPassword: "violet and copper 43", token };
    expect((await post("/reset-password", change)).status).toBe(200);
    expect(await sessionOf(salon.cookie)).toBeNull();
    expect((await signIn("forgot@falk.example", maren.password)).status).toBe(401);
    expect((await signIn("forgot@falk.example", change.newPassword)).status).toBe(200);
    const again = await post("/reset-password", change);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: "invalid", issues: [{ path: "token" }] });
  });

  test("an old link does nothing, nor does a common password", async () => {
    const salon = await openSalon(app, { email: "slow@falk.example" });
    const token = await linkFor("slow@falk.example", salon);
    expect((await post("/reset-password", { newPassword: "password1", token })).status).toBe(400);
    await sql`update verification set expires_at = now() - interval '1 second'`;
    expect((await post("/reset-password", { newPassword: "a fine new one", token })).status).toBe(
      400,
    );
    expect((await signIn("slow@falk.example", maren.password)).status).toBe(200);
  });

  test("an unknown address gets the same answer and no mail; too many requests are refused", async () => {
    waitAnHour();
    const known = await post("/request-password-reset", { email: "forgot@falk.example" });
    const unknown = await post("/request-password-reset", { email: "ghost@falk.example" });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.json()).toEqual(await unknown.json());
    for (let n = 0; n < 4; n += 1)
      await post("/request-password-reset", { email: "ghost@falk.example" });
    expect((await post("/request-password-reset", { email: "ghost@falk.example" })).status).toBe(
      429,
    );
  });
});

describe("changing the password", () => {
  test("needs the present one, keeps this session and ends the others", async () => {
    waitAnHour();
    const salon = await openSalon(app, { email: "change@falk.example" });
    const second = cookieOf(await signIn("change@falk.example", maren.password));
    const change = (currentPassword: string, newPassword: string) =>
      salon.json("POST", "/api/auth/change-password", { currentPassword, newPassword });
    const wrong = await change("not it at all", "a new password 1");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ issues: [{ path: "currentPassword" }] });
    const right = await change(maren.password, "a new password 1");
    expect(right.status).toBe(200);
    expect(await sessionOf(second)).toBeNull();
    expect(await sessionOf(cookieOf(right))).not.toBeNull();
    expect((await signIn("change@falk.example", "a new password 1")).status).toBe(200);
  });

  test("needs a session", async () => {
    const change = { currentPassword: maren.password, newPassword: "a new password 1" };
    expect((await post("/change-password", change)).status).toBe(401);
  });
});

describe("an account's standing", () => {
  test("a suspended account is refused at its very next request, and cannot sign in", async () => {
    waitAnHour();
    const salon = await openSalon(app, { email: "suspended@falk.example" });
    expect((await salon.request("/api/stylists/profile")).status).toBe(200);
    await sql`update stylists set account_status = 'suspended' where id = ${salon.actor.stylistId}`;
    for (const path of ["/api/stylists/profile", "/api/auth/get-session"]) {
      const response = await salon.request(path);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: "forbidden",
        error: "Your account is currently suspended.",
      });
    }
    const refused = await signIn("suspended@falk.example", maren.password);
    expect(refused.status).toBe(403);
    expect(cookieOf(refused)).toBe("");
  });

  test("ADMIN_EMAILS makes an admin, nothing else does", async () => {
    const boss = await openSalon(app, { email: "boss@undertone.example" });
    expect(await sessionOf(boss.cookie)).toMatchObject({ user: { isAdmin: true } });
  });

  test("a person whose salon was never founded gets it at their first request", async () => {
    const salon = await openSalon(app, { email: "cutoff@falk.example" });
    await sql`delete from salons where id = ${salon.actor.salonId}`;
    expect((await salon.request("/api/subscription/status")).status).toBe(200);
    expect(await sql`select 1 from stylists where user_id = ${salon.actor.userId}`).toHaveLength(1);
  });
});

test.each([
  "/update-user",
  "/delete-user",
  "/list-sessions",
  "/sign-in/social",
  "/link-social",
  "/ok",
])("better-auth's %s is not served", async (path) => {
  expect((await post(path, {})).status).toBe(401);
});

function shapeOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
