import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";

/** So many at once keep requests under way at every moment. */
const HANDS = 16;

/** Throws where nothing catches it. */
const BREAKS = 'process.once("SIGUSR2", () => { throw new Error("out of nowhere"); });';

const home = mkdtempSync(join(tmpdir(), "undertone-told-to-end-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Answer = { asked: number; came: number | string };

it.each([
  ["a process that is told to end", "SIGTERM", 0],
  ["a process with an error of its own", "SIGUSR2", 70],
] as const)("%s answers what was begun, is not ready, and ends", async (_name, signal, code) => {
  const app = await startServer({
    DATA_DIR: home,
    AI_PROVIDER: "builtin",
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(BREAKS)}`,
  });
  let cookie = "";
  /** Its status, or how the connection failed. */
  const send = async (path: string, body?: object, method = "POST") => {
    const headers = { origin: app.url, "content-type": "application/json", cookie };
    const asked = performance.now();
    const came = await fetch(app.url + path, {
      headers,
      ...(body && { method, body: JSON.stringify(body) }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        if (!cookie) cookie = cookieOf(response);
        return response.status;
      },
      (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
    );
    return { asked, came };
  };
  const { name, password } = maren;
  await send("/api/auth/sign-up/email", { name, password, email: `${signal}@falk.example` });

  await send("/api/subscription/upgrade", { tier: "complete" }, "PUT");

  const answers: Answer[] = [];
  const until = async (note: Answer[], ask: () => Promise<Answer>) => {
    for (;;) {
      const answer = await ask();
      note.push(answer);
      if (typeof answer.came === "string") return;
    }
  };
  const hands = Array.from({ length: HANDS }, () =>
    until(answers, () => send("/api/clients", { name: "Dana" })),
  );
  await expect.poll(() => answers.length).toBeGreaterThan(2 * HANDS);
  const readiness: Answer[] = [];
  const watch = until(readiness, async () => {
    await after(20);
    return send("/api/ready");
  });

  const told = performance.now();
  process.kill(app.pid, signal);
  expect(await app.ended).toEqual([code, null]);
  await Promise.all([...hands, watch]);
  expect(app.errors.join().includes("out of nowhere")).toBe(code !== 0);

  /** The different things that came of requests; a connection that failed is told as such. */
  const outcomes = (of: Answer[]) =>
    new Set(of.map(({ came }) => (typeof came === "number" ? came : "nobody there")));
  expect(outcomes(answers.filter(({ asked }) => asked < told))).toEqual(new Set([201]));
  const meanwhile = [...outcomes(answers.filter(({ asked }) => asked >= told))];
  expect(meanwhile.filter((came) => came !== 201 && came !== "nobody there")).toEqual([]);
  const seen = readiness.map(({ came }) => came);
  expect(seen).toContain(503);
  // the signal takes a moment to come
  expect(seen.slice(seen.indexOf(503))).not.toContain(200);
});
