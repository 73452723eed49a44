import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let started: TestApp;
let salon: Salon;
beforeAll(async () => {
  started = await startApp();
  salon = await openSalon(started);
});

type Document = { openapi: string; paths: Record<string, Record<string, { responses: object }>> };
/** Answered by the sign-in library, about the API itself, or described in other letters; no part of its description. */
const UNDESCRIBED =
  /^\/api\/(auth\/\*|openapi\.json|docs|calendar\/:file\{.*\}|social-media\/pictures\/:token|\*)$/;

it("describes every route that is served", async () => {
  const document = (await (await salon.request("/api/openapi.json")).json()) as Document;
  expect(document.openapi).toBe("3.1.0");
  const served = started.app.routes
    .filter(
      ({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !UNDESCRIBED.test(path),
    )
    .map(
      ({ method, path }) =>
        `${method} ${path.replace(/\/$/, "").replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`,
    );
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, "")}`),
  );
  expect(served.length).toBeGreaterThan(20);
  expect(described).toContain("GET /api/calendar/{token}.ics");
  expect([...new Set(served)].filter((route) => !described.includes(route))).toEqual([]);
});

it("shows them on a page without scripts, to everybody", async () => {
  expect((await started.app.request("/api/openapi.json")).status).toBe(200);
  const page = await started.app.request("/api/docs");
  expect(page.headers.get("content-type")).toContain("text/html");
  const text = await page.text();
  expect(text).toContain("/api/colour/formulate");
  expect(text).not.toContain("<script");
});
