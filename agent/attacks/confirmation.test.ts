import { beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { BEAT_MS } from "#agent/http/on-the-beat.ts";
import { startApp, type Overrides, type TestApp } from "#tests/app.ts";
import { cookieOf, openSalon, putOnTier } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { soon } from "#tests/soon.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { Session } from "#tools/salons/schema.ts";

/*
 * Where mail goes out, an address is confirmed before its account opens, and who tries addresses is not told which are taken.
 */

const password = "copper and violet 42";
const boss = "boss@undertone.example";

let here: TestApp;
/** The same, answering when the product does. */
let timely: TestApp;
let present = new Date("2026-11-21T10:00:00Z");
const mails: { to: string; text: string }[] = [];

beforeAll(async () => {
  const outside: Overrides = {
    env: { ADMIN_EMAILS: boss, PUBLIC_URL: "https://salon.example" },
    publicUrl: "https://salon.example",
    now: () => present,
    mail: { delivers: true, send: async ({ to, text }) => void mails.push({ to, text }) },
  };
  here = await startApp(outside);
  timely = await startApp({ ...outside, databaseUrl: here.databaseUrl, beatMs: BEAT_MS });
});

const post = (path: string, body: object, cookie = "", { app } = here) =>
  app.request(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://salon.example", cookie },
    body: JSON.stringify(body),
  });
const signUp = (email: string, secret = password, at = here) =>
  post("auth/sign-up/email", { name: "Somebody", email, password: secret }, "", at);
const signIn = (email: string, secret = password, at = here) =>
  post("auth/sign-in/email", { email, password: secret }, "", at);
const sessionOf = async (cookie: string) =>
  (await (
    await here.app.request("/api/auth/get-session", { headers: { cookie } })
  ).json()) as Session | null;

/** What has been mailed to an address by now. */
async function mailed(to: string): Promise<string[]> {
  await workOff(here, { queues: ["message"] });
  return mails.filter((mail) => mail.to === to).map(({ text }) => text);
}
const tokenIn = (text = "") => /confirm-address\?token=(\S+)/.exec(text)?.[1] ?? "";
const confirm = async (email: string) =>
  post("auth/verify-email", { token: tokenIn((await mailed(email)).at(-1)) });

/** Everything of an answer but what is somebody's own. */
async function seen(response: Response) {
  const body = await response.json();
  const headers = Object.fromEntries(response.headers);
  delete headers["x-request-id"];
  if (body.user) {
    expect(body.user.id).toMatch(/^[a-zA-Z0-9]{32}$/);
    delete body.user.id;
    delete body.user.email;
  }
  return { status: response.status, headers, body };
}

test("a new address is confirmed by the mailed link, which signs in, once; the salon is there from the start", async () => {
  const answer = await signUp("New@falk.example");
  expect([answer.status, cookieOf(answer)]).toEqual([200, ""]);
  expect(await answer.json()).toMatchObject({ mustConfirm: true });
  const everySalon = here.services.tenancy.forPlatform();
  const [profile] = await everySalon
    .select()
    .from(stylists)
    .where(eq(stylists.email, "new@falk.example"));
  expect(profile).toMatchObject({ accountStatus: "pending", role: "owner" });

  const opened = await confirm("new@falk.example");
  expect(opened.status).toBe(200);
  expect(await sessionOf(cookieOf(opened))).toMatchObject({ user: { email: "new@falk.example" } });
  const again = await confirm("new@falk.example");
  expect([again.status, cookieOf(again)]).toEqual([200, ""]);
  expect((await signIn("new@falk.example")).status).toBe(200);
});

test("a taken address gets the answer of a new one, in as long; its holder is told how to go on", async () => {
  await openSalon(here, { email: "known@falk.example" });
  const timed = async (ask: typeof signIn, email: string) => {
    const began = performance.now();
    const answer = await ask(email, "another password 7", timely);
    return { ...(await seen(answer)), beats: Math.round((performance.now() - began) / BEAT_MS) };
  };
  const taken = await timed(signUp, "Known@falk.example");
  expect(taken).toEqual(await timed(signUp, "unknown@falk.example"));
  expect(taken.headers).not.toHaveProperty("set-cookie");

  const [told] = await mailed("known@falk.example");
  expect(told).toContain("https://salon.example/sign-in");
  expect(told).toContain("https://salon.example/forgotten-password");
  expect(told).not.toContain("token=");
  // nor does signing in afterwards tell
  expect(await timed(signIn, "known@falk.example")).toEqual(
    await timed(signIn, "unknown@falk.example"),
  );
});

test("wrong passwords get one answer, whoever's address it is: unknown, confirmed or not", async () => {
  await openSalon(here, { email: "confirmed@falk.example" });
  await signUp("waiting@falk.example");
  const answers = [];
  for (const name of ["nobody", "confirmed", "waiting"])
    answers.push(await seen(await signIn(`${name}@falk.example`, "not this one 1")));
  expect(answers[0]).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

describe("an address that is not confirmed", () => {
  test("opens nothing by its password; the link is mailed again, five times an hour at most", async () => {
    await signUp("again@falk.example");
    for (let n = 0; n < 7; n += 1) {
      const refused = await signIn("again@falk.example");
      expect([refused.status, cookieOf(refused)]).toEqual([401, ""]);
      expect(await refused.json()).toMatchObject({ error: expect.stringContaining("confirmed") });
    }
    expect(await mailed("again@falk.example")).toHaveLength(5);
    present = new Date(present.getTime() + 3_600_000);
    expect(
      (await post("auth/send-verification-email", { email: "again@falk.example" })).status,
    ).toBe(200);
    expect(await mailed("again@falk.example")).toHaveLength(6);
    expect(cookieOf(await confirm("again@falk.example"))).not.toBe("");
    expect(
      (await post("auth/send-verification-email", { email: "again@falk.example" })).status,
    ).toBe(200);
    expect(await mailed("again@falk.example")).toHaveLength(6);
  });

  test("of an account from before mail was set up is asked for at its next sign-in", async () => {
    const salon = await openSalon(here, { email: "before@falk.example" });
    await pretendBefore("before@falk.example");
    expect(await sessionOf(salon.cookie)).not.toBeNull();
    expect((await signIn("before@falk.example", salon.password)).status).toBe(401);
    expect(cookieOf(await confirm("before@falk.example"))).not.toBe("");
    expect((await signIn("before@falk.example", salon.password)).status).toBe(200);
  });

  test("is confirmed by a used link for a new password", async () => {
    await signUp("reset@falk.example", "a stranger's word 9");
    expect((await reset("reset@falk.example")).status).toBe(200);
    expect((await signIn("reset@falk.example", "a stranger's word 9")).status).toBe(401);
    expect((await signIn("reset@falk.example")).status).toBe(200);
  });

  test("is confirmed by an accepted invitation, which opens a session and causes no other mail", async () => {
    const owner = await openSalon(here, { email: "owner@falk.example" });
    await putOnTier(owner, "pro");
    const { cookie } = await joinTeam(here, owner, {
      name: "Joiner",
      email: "joiner@falk.example",
    });
    expect(await sessionOf(cookie)).toMatchObject({ user: { name: "Joiner" } });
    expect((await signIn("joiner@falk.example", "a teal and amber 9")).status).toBe(200);
    expect((await mailed("joiner@falk.example")).filter((text) => tokenIn(text))).toEqual([]);
  });
});

test.each(["", "x", "a.b.c"])("a link that is none opens nothing: %j", async (made) => {
  const answer = await post("auth/verify-email", { token: made });
  expect([answer.status, cookieOf(answer)]).toEqual([400, ""]);
  expect(await answer.json()).toMatchObject({ code: "invalid", issues: [{ path: "token" }] });
});

test("a stranger who signs up with an admin's address is no admin once its holder opened the link", async () => {
  await signUp(boss, "a stranger's word 9");
  const cookie = cookieOf(await confirm(boss));
  expect(await sessionOf(cookie)).toMatchObject({
    user: { isAdmin: false, mustProveAddress: true },
  });
  const stranger = cookieOf(await signIn(boss, "a stranger's word 9"));
  expect(await sessionOf(stranger)).toMatchObject({ user: { isAdmin: false } });
  expect((await reset(boss)).status).toBe(200);
  expect(await sessionOf(stranger)).toBeNull();
  expect(await sessionOf(cookieOf(await signIn(boss)))).toMatchObject({ user: { isAdmin: true } });
});

async function reset(email: string) {
  await post("auth/request-password-reset", { email });
  const token = await soon(async () => {
    const found = /reset-password\?token=(\S+)/.exec((await mailed(email)).at(-1) ?? "")?.[1];
    if (!found) throw new Error("not yet");
    return found;
  });
  return post("auth/reset-password", { token, newPassword: password });
}

/** Takes a person's mark away, as of one who signed up while no mail went. */
async function pretendBefore(email: string) {
  const { adapter } = await here.services.auth.$context;
  await adapter.update({
    model: "user",
    where: [{ field: "email", value: email }],
    update: { emailVerified: false },
  });
}
