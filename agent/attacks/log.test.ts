import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { APICallError } from "ai";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { loggable } from "#agent/log.ts";
import { workOff } from "#tests/jobs.ts";
import { startApp } from "#tests/app.ts";
import { openSalon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";

/** Everything that reached the log, as it stands there. */
function journal() {
  let written = "";
  const sink = new Writable({
    write(line, _encoding, done) {
      written += String(line);
      done();
    },
  });
  const log = pino({ level: "debug", serializers: { err: loggable } }, sink);
  return { log, read: () => written };
}

afterEach(() => vi.restoreAllMocks());

test("a failed query is logged without its values", () => {
  const { log, read } = journal();
  const err = new DrizzleQueryError(
    "insert into clients values ($1)",
    ["Allergic to PPD", "$argon2id$hash"],
    Object.assign(new Error("connection lost"), { code: "ECONNRESET" }),
  );
  log.error({ err }, "unexpected error");
  expect(read()).toContain("insert into clients");
  expect(read()).toContain("ECONNRESET");
  expect(read()).not.toMatch(/Allergic|argon2id/);
});

test("a failed call of a model is logged without the prompt", () => {
  const { log, read } = journal();
  const err = new APICallError({
    message: "overloaded",
    url: "https://models.example?key=secret",
    requestBodyValues: { contents: "Client Anna, photo data" },
    statusCode: 503,
  });
  log.warn({ err }, "a model reply failed");
  expect(read()).toContain("503");
  expect(read()).not.toMatch(/Anna|secret/);
});

test("passwords, cookies and tokens reach neither the log nor the console", async () => {
  const { log, read } = journal();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const mails: string[] = [];
  const here = await startApp({
    log,
    mail: { delivers: true, send: async ({ text }) => void mails.push(text) },
  });
  try {
    const maren = await openSalon(here);
    await maren.json("POST", "/api/auth/sign-in/email", {
      email: maren.email,
      password: "a wrong guess 7",
    });
    await maren.json("POST", "/api/auth/request-password-reset", { email: maren.email });
    await soon(async () => {
      await workOff(here);
      expect(mails).toHaveLength(1);
    });
    const token = /token=(\S+)/.exec(mails[0] ?? "")?.[1] ?? "";
    expect(token.length).toBeGreaterThan(10);
    await maren.json("POST", "/api/auth/reset-password", {
      token: `${token}x`,
      newPassword: "another one 8 9",
    });
    await maren.request("/api/stylists/profile?q=%00");
    const secrets = [maren.password, "a wrong guess 7", "another one 8 9", token, maren.cookie];
    for (const secret of secrets) expect(read()).not.toContain(secret);
    expect(said).not.toHaveBeenCalled();
  } finally {
    await here.close();
  }
});

test("a database that fails under the sign-in tells nobody's id, address or hash", async () => {
  const { log, read } = journal();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const here = await startApp({ log });
  const maren = await openSalon(here);
  await here.close();
  expect((await maren.request("/api/stylists/profile")).status).toBe(503);
  expect((await maren.request("/api/auth/get-session")).status).toBe(503);
  const { email, password } = maren;
  const signIn = await maren.json("POST", "/api/auth/sign-in/email", { email, password });
  expect(signIn.status).toBe(503);
  expect(said).not.toHaveBeenCalled();
  for (const secret of [email, password, maren.actor.userId]) expect(read()).not.toContain(secret);
});
