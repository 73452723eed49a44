import { afterAll, beforeAll, expect, it } from "vitest";
import { maren } from "#tests/fixtures.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices, heading, openMenu } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const WEEK = 7 * 24 * 60 * 60;

it.each(devices)("lets a stylist out and in again, and keeps the theme: %s", async (device) => {
  const visitor = await stage.member(device);
  const { page, press } = visitor;
  const shown = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  const account = page.getByRole("button", { name: maren.name });
  await heading(page, "Welcome to Undertone").waitFor();
  expect(await shown()).toBe("dark");
  await openMenu(visitor);
  await press(account);
  await press(page.getByRole("menuitem", { name: "Light theme" }));
  expect(await shown()).toBe("light");

  await page.goto("/settings");
  await heading(page, "Settings").waitFor();
  await openMenu(visitor);
  await press(account);
  await press(page.getByRole("menuitem", { name: "Sign out" }));
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await page.goto("/history");
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
  await page.getByRole("alert").getByText(/./).first().waitFor();
  const expected = visitor.troubles.splice(0);
  expect(expected.filter((line) => !line.includes("401"))).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill(maren.password);
  await press(page.getByRole("button", { name: "Sign in", exact: true }));
  await heading(page, "Consultation History").waitFor();
  expect(visitor.troubles).toEqual([]);

  // the theme is there before the app's code: a reload without it shows the kept one
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  expect(await shown()).toBe("light");
  await visitor.close();
});

it("asks the server for nothing that came with the page, and fetches no program that comes with another: desk", async () => {
  const { page, troubles, close } = await stage.member("desk");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  await page.goto("/history");
  await heading(page, "Consultation History").waitFor();
  await page.getByRole("button", { name: maren.name }).waitFor();
  const seen = [...asked];
  expect(seen).toContain("/history");
  for (const given of ["/api/auth/get-session", "/api/timers", "/api/subscription/status"])
    expect(seen).not.toContain(given);
  expect(seen.filter((path) => /assets\/(home|chat-screen|tool-block)-/.test(path))).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

it("shows nothing of whoever was signed in before, also where the page is gone back to: desk", async () => {
  const { page, context, close } = await stage.member("desk");
  const name = page.getByRole("button", { name: maren.name });
  await page.goto("/history");
  await name.waitFor();
  await context.clearCookies();
  await page.goto("/book/nobody");
  await page.goBack();
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  expect(await name.count()).toBe(0);
  await close();
});

it("folds the sidebar with Ctrl+B and remembers it for a week: desk", async () => {
  const { page, context, troubles, close } = await stage.member("desk");
  await page.getByRole("button", { name: "Collapse sidebar" }).waitFor();
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  // the browser hands on what a page kept a moment later
  const kept = async () =>
    (await context.cookies()).find(({ name }) => name === "sidebar_state") ?? null;
  await expect.poll(kept).toMatchObject({ value: "false" });
  const { expires } = (await kept()) ?? { expires: 0 };
  expect(Math.abs(expires - Date.now() / 1000 - WEEK)).toBeLessThan(60);
  await page.reload();
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: "Collapse sidebar" }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

it("opens the sidebar as a sheet and puts it away: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  await openMenu(visitor);
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("link", { name: "Settings" }).waitFor();
  await press(sheet.getByRole("button", { name: "Collapse sidebar" }));
  await sheet.waitFor({ state: "hidden" });
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it("says that an address leads nowhere, and leads back: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  await page.goto("/nowhere/at/all");
  await heading(page, "404 Page Not Found").waitFor();
  await press(page.getByRole("link", { name: "Go to the dashboard" }));
  await heading(page, "Welcome to Undertone").waitFor();
  expect(visitor.troubles.filter((line) => !line.includes("404"))).toEqual([]);
  await visitor.close();
});
