import { beforeAll, expect, test } from "vitest";
import { workOff } from "#tests/jobs.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cookieOf, joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";

let here: TestApp;
let maren: Salon;
const mails: string[] = [];
beforeAll(async () => {
  here = await startApp({
    env: { ADMIN_EMAILS: "Boss@Platform.Example" },
    mail: { delivers: true, send: async ({ text }) => void mails.push(text) },
  });
  maren = await openSalon(here);
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  here.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test("a reset link leads to our own address, whatever Host the asker claimed, and works for one of eight at once", async () => {
  const claimed = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example",
  };
  await post("/api/auth/request-password-reset", { email: maren.email }, claimed);
  await soon(async () => {
    await workOff(here);
    expect(mails).toHaveLength(1);
  });
  expect(mails[0]).not.toContain("evil.example");
  const link = new URL(/http\S+/.exec(mails[0] ?? "")?.[0] ?? "");
  expect(link.origin).toBe("http://localhost");
  const reset = { token: link.searchParams.get("token"), newPassword: "a new one that is long 5" };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post("/api/auth/reset-password", reset)),
  );
  const won = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 400);
  expect([won.length, refused.length]).toEqual([1, 7]);
  expect((await maren.request("/api/stylists/profile")).status).toBe(401);
});

test.each(["redirectTo", "callbackURL", "errorCallbackURL", "newUserCallbackURL"])(
  "nothing is led elsewhere by %s",
  async (name) => {
    const { email } = joaquin;
    for (const [path, body] of [
      ["request-password-reset", { email }],
      ["sign-in/email", { email, password: "whatever 1 2" }],
      ["sign-up/email", { name: "J", email, password: "whatever 1 2 3" }],
    ] as const) {
      const response = await post(`/api/auth/${path}?${name}=https://evil.example`, {
        ...body,
        [name]: "https://evil.example",
      });
      expect([path, response.status]).toEqual([path, 400]);
      expect(response.headers.get("location")).toBeNull();
    }
  },
);

test("a session that the browser brings along is not the one that signing in opens", async () => {
  const salon = await openSalon(here, { email: "fixed@x.example" });
  const { email, password } = salon;
  for (const cookie of ["undertone.session_token=chosen.chosen", salon.cookie]) {
    const response = await post("/api/auth/sign-in/email", { email, password }, { cookie });
    expect(response.status).toBe(200);
    expect(cookieOf(response)).not.toBe(cookie);
  }
});

test("an admin is one by the whole address, however it is written", async () => {
  const isAdmin = async (email: string) => {
    const salon = await openSalon(here, { email });
    const session = await (await salon.request("/api/auth/get-session")).json();
    return (session as { user: { isAdmin: boolean } }).user.isAdmin;
  };
  expect(await isAdmin("BOSS@platform.example")).toBe(true);
  expect(await isAdmin("boss@platform.example.evil.example")).toBe(false);
  expect(await isAdmin("xboss@platform.example")).toBe(false);
});
