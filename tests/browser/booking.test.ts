import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices, heading } from "./visit.ts";

const SLUG = "maren-books";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const { context, close } = await stage.member("desk");
  const headers = { origin: stage.server.url };
  const ask = async (method: "put" | "patch", path: string, data: object) => {
    const response = await context.request[method](path, { headers, data });
    expect(response.ok()).toBe(true);
  };
  await ask("put", "/api/subscription/upgrade", { tier: "pro" });
  const team = await context.request.get("/api/stylists");
  const [me] = (await team.json()) as { id: string }[];
  await ask("patch", `/api/stylists/${me!.id}`, { bookingSlug: SLUG, specialties: ["Blonde"] });
  await close();
});
afterAll(() => stage.close());

/** A day that is worked, far enough ahead to be changed until then, whatever day and hour it is now. */
function weekAhead(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** That day among the four weeks. */
function dayIn(page: Page, role: "button" | "link" = "button"): Locator {
  const words = new Date(weekAhead()).toLocaleDateString("en-US", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return page.getByRole("group", { name: "Days" }).getByRole(role, { name: `${words},` });
}

it.each(devices)("books by the form, moves and cancels: %s", async (device) => {
  const visitor = await stage.visit(device, { timezoneId: "America/New_York" });
  const { page, press } = visitor;
  await page.goto(`/book/${SLUG}`);
  const found = await audit(page, device, "empty form");
  await press(page.getByRole("button", { name: "Book it" }));
  await heading(page, "Missing Information").waitFor();
  await page.getByText("Please fill in all required fields.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("when-problem");
  await press(page.locator("label").filter({ hasText: "Haircut" }).first());
  await press(dayIn(page));
  const times = page.locator("label:has(input[name=slotToken])");
  // where the visitor is, it is another time
  await times.first().getByText("for you").waitFor();
  await press(times.nth(2));
  await page.getByText("Held for you").waitFor();
  const time = await page.locator("input[name=appointmentTime]").inputValue();
  expect(time).toMatch(/^\d\d:\d\d$/);
  found.push(...(await audit(page, device, "chosen time")));
  await page.getByLabel("Name").fill("Anna Berg");
  await page.getByLabel("Email").fill("anna@berg.example");
  await press(page.getByRole("button", { name: "Book it" }));
  await heading(page, "Appointment Booked!").waitFor();
  // how it stands is said once
  expect(await page.getByText("Waiting for the salon").count()).toBe(0);
  found.push(...(await audit(page, device, "booked")));

  await press(page.getByRole("link", { name: "Reschedule" }));
  await page.waitForURL("**/manage/*?move#change");
  await press(dayIn(page, "link"));
  await page.waitForURL(`**&date=${weekAhead()}#change`);
  await press(times.nth(5));
  await press(page.getByRole("button", { name: "Move it" }));
  await heading(page, "Appointment moved").waitFor();
  await press(page.getByRole("link", { name: "Cancel" }));
  await press(page.getByRole("button", { name: "Cancel the appointment" }));
  await heading(page, "Appointment cancelled").waitFor();
  expect(found).toEqual([]);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it.each(devices)("books colour with the patch test before it: %s", async (device) => {
  const visitor = await stage.visit(device, { timezoneId: "America/New_York" });
  const { page, press } = visitor;
  await page.goto(`/book/${SLUG}`);
  await press(page.locator("label").filter({ hasText: "Gloss" }).first());
  await page.getByRole("radio", { name: /^Book one first/ }).waitFor();
  await press(dayIn(page));
  await press(page.locator("label:has(input[name=slotToken])").last());
  const tests = page.locator("label:has(input[name=patchTestToken])");
  await press(tests.first());
  const found = await audit(page, device, "colour with its test");
  await page.getByLabel("Name").fill("Ida Roth");
  await page.getByLabel("Email").fill(`ida-${device}@roth.example`);
  await press(page.getByRole("button", { name: "Book it" }));
  await heading(page, "Appointment Booked!").waitFor();
  await page.getByText("Your patch test:").waitFor();
  expect(found).toEqual([]);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it("books a time that is held for the page already, before the page knows it: desk", async () => {
  const { page, press, troubles, close } = await stage.visit("desk");
  const [held, booked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/api/holds", async (route) => {
    const response = await route.fetch();
    held.resolve();
    await booked.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/book/${SLUG}`);
  await press(page.locator("label").filter({ hasText: "Haircut" }).first());
  await page.getByLabel("Name").fill("Cleo Marsh");
  await page.getByLabel("Email").fill("cleo@marsh.example");
  await press(dayIn(page));
  await press(page.locator("label:has(input[name=slotToken])").last());
  await held.promise;
  await press(page.getByRole("button", { name: "Book it" }));
  await heading(page, "Appointment Booked!").waitFor();
  booked.resolve();
  expect(troubles).toEqual([]);
  await close();
});

it.each(devices)("books without script: %s", async (device) => {
  const visitor = await stage.visit(device, { javaScriptEnabled: false });
  const { page, press } = visitor;
  await page.goto(`/book/${SLUG}`);
  expect(await page.getByRole("button", { name: "Chat to book" }).isVisible()).toBe(false);
  await press(page.locator("label").filter({ hasText: "Haircut" }).first());
  await page.getByLabel("Date").fill(weekAhead());
  await page.getByLabel("Name").fill("Cleo Ahn");
  await page.getByLabel("Email").fill("cleo@ahn.example");
  await press(page.getByRole("button", { name: "Show free times" }));
  expect(await page.getByLabel("Name").inputValue()).toBe("Cleo Ahn");
  await press(page.locator("label:has(input[name=slotToken])").first());
  await press(page.getByRole("button", { name: "Book it" }));
  await heading(page, "Appointment Booked!").waitFor();
  await press(page.getByRole("link", { name: "Cancel" }));
  await press(page.getByRole("button", { name: "Cancel the appointment" }));
  await heading(page, "Appointment cancelled").waitFor();
  await visitor.close();
});

it.each(devices)("fetches the chat when it is opened, and talks: %s", async (device) => {
  const visitor = await stage.visit(device);
  const { page, press } = visitor;
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("booking-chat")) chunks.push(request.url());
  });
  await page.goto(`/book/${SLUG}`);
  await page.getByRole("button", { name: "Chat to book" }).waitFor();
  expect(chunks).toEqual([]);
  await press(page.getByRole("button", { name: "Chat to book" }));
  const message = page.getByLabel("Message");
  await message.waitFor();
  expect(chunks).toHaveLength(1);
  const send = page.getByRole("button", { name: "Send" });
  expect(await send.isDisabled()).toBe(true);
  await message.fill("   ");
  expect(await send.isDisabled()).toBe(true);
  await message.fill("a haircut next week");
  await page.keyboard.press("Enter");
  const log = page.getByRole("log");
  await log.getByText("a haircut next week").waitFor();
  await log.getByText("Assistant:").waitFor();
  expect(await audit(page, device, "chat")).toEqual([]);

  await page.route("**/api/chat/book", (route) => route.abort());
  await message.fill("on Wednesday");
  await page.keyboard.press("Enter");
  await page.getByText("Failed to send message. Please try again.").waitFor();
  expect(await message.inputValue()).toBe("on Wednesday");
  await visitor.close();
});
