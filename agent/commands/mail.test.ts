import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, send, type Salon } from "#tests/fixtures.ts";

const run = promisify(execFile);
/** The secret of an app under test. */
const AUTH_SECRET = "a secret that only the tests know, 32+";

let here: TestApp;
let salon: Salon;

beforeAll(async () => {
  here = await startApp();
  salon = await openSalon(here);
});

/** What the command prints, or what it refuses with. */
const printed = (address: string) =>
  run(
    process.execPath,
    ["--import", "./agent/quick-start.ts", "agent/commands/run.ts", "mail", address],
    {
      env: { ...process.env, DATABASE_URL: here.databaseUrl, AUTH_SECRET, DATA_DIR: here.dataDir },
    },
  ).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
const post = (path: string, body: object) =>
  send(here, "", `/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

it("lets somebody who is locked out back in, where nothing can be mailed", async () => {
  await post("request-password-reset", { email: salon.email });
  const words = await vi.waitFor(async () => {
    const text = await printed(salon.email);
    if (!text.includes("token=")) throw new Error(text);
    return text;
  }, 60_000);
  const token = decodeURIComponent(/reset-password\?token=(\S+)/.exec(words)?.[1] ?? "");
  const newPassword = "violet and copper 43";
  expect((await post("reset-password", { token, newPassword })).status).toBe(200);
  const again = await post("sign-in/email", { email: salon.email, password: newPassword });
  expect(again.status).toBe(200);
});

it("says when nothing waits, and how it is asked", async () => {
  expect(await printed("nobody@x.example")).toBe("Nothing to nobody@x.example is waiting here.\n");
  expect(await printed("")).toContain("Usage: npm run mail");
});
