import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/messages.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cookieOf } from "#tests/fixtures.ts";
import { unsealed } from "#tools/messages/outbox/sealed.ts";
import type { Message } from "#tools/messages/schema.ts";
import type { Session } from "#tools/salons/schema.ts";

/*
 * The first to sign up with the address of an admin need not be the one whose address it is.
 */

const boss = { name: "Boss", email: "boss@undertone.example", password: "copper and violet 42" };
const chosen = "violet and copper 43";

let here: TestApp;

const at = (PUBLIC_URL: string, HOST: string) =>
  startApp({ env: { ADMIN_EMAILS: boss.email, PUBLIC_URL, HOST }, publicUrl: PUBLIC_URL });
const send = (
  app: TestApp,
  method: string,
  path: string,
  body?: object,
  cookie = "",
  more: Record<string, string> = {},
) =>
  app.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      origin: app.services.publicUrl,
      cookie,
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const signUp = async (app: TestApp) =>
  cookieOf(await send(app, "POST", "/api/auth/sign-up/email", boss));
const user = async (app: TestApp, cookie: string, more?: Record<string, string>) =>
  (
    (await (
      await send(app, "GET", "/api/auth/get-session", undefined, cookie, more)
    ).json()) as Session | null
  )?.user;

beforeAll(async () => {
  here = await at("https://salon.example", "127.0.0.1");
});
afterAll(() => here.close());

it("makes no admin of whoever signs up with the address of one, before a mailed link was opened", async () => {
  const cookie = await signUp(here);
  expect(await user(here, cookie)).toMatchObject({ isAdmin: false, mustProveAddress: true });
  expect((await send(here, "GET", "/api/admin/stylists", undefined, cookie)).status).toBe(403);

  await send(here, "POST", "/api/auth/request-password-reset", { email: boss.email });
  const token = await vi.waitFor(async () => {
    const [mail] = await here.services.tenancy.forPlatform().select().from(outbox);
    const words = unsealed(here.services, mail?.sealed ?? "")?.text ?? "";
    return /reset-password\?token=([\w-]+)/.exec(words)![1];
  }, 30_000);
  // the link lies in the outbox of whoever signed up, who need not be the one whose mail it is
  const all = await send(here, "GET", "/api/outbox", undefined, cookie);
  const reset = ((await all.json()) as Message[]).find(({ kind }) => kind === "password_reset");
  const shown = await send(
    here,
    "POST",
    `/api/outbox/${reset?.id}/whole`,
    { password: boss.password },
    cookie,
  );
  expect([shown.status, await shown.text()]).toEqual([403, expect.not.stringContaining(token!)]);

  const change = { newPassword: chosen, token };
  expect((await send(here, "POST", "/api/auth/reset-password", change)).status).toBe(200);
  expect(await user(here, cookie)).toBeUndefined();

  const again = { email: boss.email, password: chosen };
  const proven = cookieOf(await send(here, "POST", "/api/auth/sign-in/email", again));
  expect(await user(here, proven)).toMatchObject({ isAdmin: true, mustProveAddress: false });
  expect((await send(here, "GET", "/api/admin/stylists", undefined, proven)).status).toBe(200);
});

it.each([
  ["http://localhost:3000", "127.0.0.1", true],
  ["http://localhost:3000", "0.0.0.0", false],
  ["https://localhost.example", "127.0.0.1", false],
])(
  "asks for no proof where only this machine reaches the app: %s on %s",
  async (url, host, admin) => {
    const app = await at(url, host);
    try {
      expect(await user(app, await signUp(app))).toMatchObject({
        isAdmin: admin,
        mustProveAddress: !admin,
      });
    } finally {
      await app.close();
    }
  },
);

it.each([
  "X-Forwarded-For",
  "X-Forwarded-Proto",
  "X-Forwarded-Host",
  "X-Real-IP",
  "Forwarded",
  "Via",
])("asks for proof of whoever comes through a proxy that nobody named: %s", async (header) => {
  const app = await at("http://localhost:3000", "127.0.0.1");
  try {
    const cookie = await signUp(app);
    const far = { [header]: "192.0.2.7" };
    expect(await user(app, cookie, far)).toMatchObject({ isAdmin: false });
    const listed = await send(app, "GET", "/api/admin/stylists", undefined, cookie, far);
    expect(listed.status).toBe(403);
    expect(await user(app, cookie)).toMatchObject({ isAdmin: true });
  } finally {
    await app.close();
  }
});
