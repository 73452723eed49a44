import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { buildUi } from "#agent/build.ts";
import type { AppEnv } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import type { ScreenFiles } from "#agent/screen-files.ts";
import { ui } from "./ui.ts";

const ROOT = join(import.meta.dirname, "../..");
const SESSION = "/api/auth/get-session";
const OF_THE_FRAME = ["/api/salon/deletion", "/api/subscription/status", "/api/timers"];

let here: TestApp;
let salon: Salon;

beforeAll(async () => {
  await buildUi();
  here = await startApp();
  salon = await openSalon(here, { name: "Maren </script><script>alert(1)</script>" });
  await putOnTier(salon, "complete");
}, 120_000);

const open = (path: string, cookie?: string) =>
  here.app.request(path, cookie ? { headers: { cookie } } : {});
const answersIn = (page: string) =>
  JSON.parse(/id="answers">(.*?)<\/script>/.exec(page)![1]!) as Record<string, unknown>;
const isDrawn = (page: string) => !page.includes('<div id="root"></div>');

describe("the page of the app", () => {
  test("brings whoever is signed in what the frame asks for first, as the API says it", async () => {
    const response = await open("/appointments", salon.cookie);
    const page = await response.text();
    const answers = answersIn(page);
    expect(Object.keys(answers).toSorted()).toEqual([SESSION, ...OF_THE_FRAME].toSorted());
    for (const [path, answer] of Object.entries(answers))
      expect(await (await salon.request(path)).json(), path).toEqual(answer);
    expect(page).toMatch(/rel="modulepreload"[^>]*\/assets\/appointments-/);
    expect(isDrawn(page)).toBe(true);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["/clients", "clients"],
    ["/clients/duplicates", "duplicates"],
    ["/library/switch", "library-switch"],
    ["/settings/team", "settings"],
  ])("begins %s with its own program", async (path, program) => {
    const page = await (await open(path, salon.cookie)).text();
    expect(
      /rel="modulepreload"[^>]*\/assets\/([\w-]+?)-[\w-]{8}\.js/.exec(
        page.split("rolldown-runtime")[1]!,
      )![1],
    ).toBe(program);
  });

  test("runs nothing that somebody calls themselves", async () => {
    expect(await (await open("/", salon.cookie)).text()).not.toContain("<script>alert");
  });

  test("says that nobody is signed in, and names the files of the welcome for the door", async () => {
    const page = await (await open("/")).text();
    expect(answersIn(page)).toEqual({ [SESSION]: null });
    expect(page).toMatch(/rel="modulepreload"[^>]*\/assets\/welcome-/);
    expect(page).not.toContain("/assets/home-");
    expect(isDrawn(page)).toBe(false);
  });

  test("draws no frame on a screen that has none, and tells nothing to whoever only looks ahead", async () => {
    const reset = await (await open("/reset-password", salon.cookie)).text();
    expect(isDrawn(reset)).toBe(false);
    const ahead = await here.app.request("/clients", {
      headers: { cookie: salon.cookie, "sec-purpose": "prefetch" },
    });
    expect(answersIn(await ahead.text())).toEqual({});
  });

  test("tells nothing by a session that is over", async () => {
    const neighbour = await openSalon(here, joaquin);
    await neighbour.json("POST", "/api/auth/sign-out", {});
    const page = await (await open("/clients", neighbour.cookie)).text();
    expect(answersIn(page)).toEqual({ [SESSION]: null });
    expect(isDrawn(page)).toBe(false);
  });

  test("is as wide at the side as its reader left it", async () => {
    const wide = await (await open("/", `${salon.cookie}; sidebar_state=true`)).text();
    const narrow = await (await open("/", `${salon.cookie}; sidebar_state=false`)).text();
    const odd = await (await open("/", `${salon.cookie}; sidebar_state=<b>`)).text();
    expect(
      new Set([wide, narrow, odd].map((page) => /<div id="root">.*/.exec(page)![0])).size,
    ).toBe(3);
    expect(odd).not.toContain("<b>");
  });

  test.each([
    ["never answers", () => new Promise<Response>(() => {})],
    ["fails", () => Promise.reject(new Error("The database is away."))],
    ["refuses", () => Response.json({ code: "unavailable" }, { status: 503 })],
  ])("comes without them where the server %s", async (_how, ask) => {
    const app = new Hono<AppEnv>();
    app.use(async (c, next) => {
      c.set("services", here.services);
      await next();
    });
    app.get("*", ui(ask));
    const response = await app.request("/", { headers: { cookie: salon.cookie } });
    expect(response.status).toBe(200);
    expect(answersIn(await response.text())).toEqual({});
  });

  test("names the files of every screen there is", () => {
    const list = readFileSync(join(ROOT, "ui/screen-list.ts"), "utf8");
    const built = JSON.parse(readFileSync(join(ROOT, "dist/.vite/screens.json"), "utf8")) as Record<
      string,
      ScreenFiles
    >;
    // all that the list fetches but for what stands where nothing is
    expect(Object.keys(built)).toHaveLength(list.match(/=> import\(/g)!.length - 1);
    for (const [path, { files }] of Object.entries(built)) expect(files, path).not.toEqual([]);
  });
});

test("a long list comes packed to whoever can read that, and a token never does", async () => {
  const headers = { cookie: salon.cookie, "accept-encoding": "gzip" };
  const ask = async (path: string) =>
    (await here.app.request(path, { headers })).headers.get("content-encoding");
  expect(await ask("/api/clients")).toBe("gzip");
  expect(await ask("/api/formulas/library")).toBe("gzip");
  expect(await ask("/api/api-tokens")).toBeNull();
  expect(await ask("/api/payments")).toBeNull();
  expect(await ask(SESSION)).toBeNull();
  expect(await ask("/")).toBeNull();
});
