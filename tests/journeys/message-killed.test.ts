import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";
import type { Message } from "#tools/messages/schema.ts";

/* Killed between handing a message over and noting it: the mail server and Twilio have it, and nobody here knows. */

/** Where it is about one in the afternoon now: at night texts wait for the morning. */
const ahead = 13 - new Date().getUTCHours();
const MIDDAY = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;

const home = mkdtempSync(join(tmpdir(), "undertone-message-"));
let database: TestDatabase;
let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: ServerProcess;
let cookie = "";

const start = (mail = { SMTP_URL: smtp.url, MAIL_FROM: "hello@undertone.example" }) =>
  startServer({
    DATA_DIR: home,
    DATABASE_URL: database.url,
    AI_PROVIDER: "builtin",
    ...mail,
    ...twilio.env,
  });
const send = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("origin", app.url);
  if (cookie) headers.set("cookie", cookie);
  return fetch(`${app.url}/api/${path}`, { ...init, headers });
};
const post = (path: string, body: object, method = "POST") =>
  send(path, {
    method,
    headers: { "content-type": "application/json", "x-time-zone": MIDDAY },
    body: JSON.stringify(body),
  });
const outbox = async () => (await (await send("outbox?limit=50")).json()) as Message[];

beforeAll(async () => {
  [smtp, twilio] = [await fakeSmtp(), await fakeTwilio()];
  database = await testDatabase();
  // signed up before mail is set up: no address is to be confirmed
  app = await start({ SMTP_URL: "", MAIL_FROM: "" });
  const { name, email, password } = maren;
  cookie = cookieOf(await post("auth/sign-up/email", { name, email, password }));
  await post("subscription/upgrade", { tier: "complete" }, "PUT");
  await app.stop();
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await Promise.all([smtp.close(), twilio.close(), database.drop()]);
  rmSync(home, { recursive: true, force: true });
});

it("looks a text up that was handed over before the kill, sends a mail once more and says so", async () => {
  const phone = "+4915155000001";
  await post("messages/consents", { phone, granted: true, wording: "Yes, please text me." });
  twilio.next("hang");
  smtp.next("hang");
  const opened = await post("sms/conversations", {
    phone,
    body: "Your colour is ready to look at.",
  });
  expect([opened.status, await opened.json()]).toMatchObject([201, { phone }]);
  await post("auth/request-password-reset", { email: maren.email });
  const long = { timeout: 20_000, interval: 50 };
  await expect.poll(() => [smtp.mails.length, twilio.texts.length], long).toEqual([1, 1]);
  await app.kill();

  app = await start();
  const states = async () => (await outbox()).map(({ status }) => status);
  await expect.poll(states, { timeout: 150_000, interval: 100 }).toEqual(["sent", "sent"]);
  const rows = await outbox();
  expect(twilio.texts).toHaveLength(1);
  expect(rows.find(({ channel }) => channel === "sms")).toMatchObject({
    maybeTwice: false,
    attempts: 2,
  });
  expect(smtp.mails).toHaveLength(2);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(rows.find(({ channel }) => channel === "mail")).toMatchObject({
    maybeTwice: true,
    attempts: 2,
  });
  smtp.release();
  twilio.release();
}, 200_000);
