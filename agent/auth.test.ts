import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon } from "#tests/fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test("signing up gives a session", async () => {
  const salon = await openSalon(app);
  const response = await salon.request("/api/subscription/status");
  expect(response.status).toBe(200);
});
