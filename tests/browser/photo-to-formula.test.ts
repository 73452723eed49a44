import { afterAll, beforeAll, expect, it } from "vitest";
import { maren } from "#tests/fixtures.ts";
import { choose, clientPhotos, dropOn } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices, go, heading } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it.each(devices)("leads from the welcome to a formula in the history: %s", async (device) => {
  const visitor = await stage.visit(device);
  const { page, press } = visitor;
  await page.goto("/");
  await press(page.getByRole("link", { name: "Create your account" }));
  await page.getByLabel("Your name").fill(maren.name);
  await page.getByLabel("Email").fill(`${device}@falk-salon.example`);
  await page.getByLabel("Password", { exact: true }).fill(maren.password);
  await press(page.getByRole("button", { name: "Create account" }));

  await heading(page, "Welcome to Undertone").waitFor();
  const composer = page.getByRole("form", { name: "Message to the assistant" });
  const photos = await clientPhotos();
  if (device === "desk") await dropOn(page, composer, photos);
  else await choose(visitor, composer.getByRole("button", { name: "Add photos" }), photos);
  await composer
    .getByRole("textbox", { name: "Message" })
    .fill("Dana, level 6 now, she wants this, a level 8");
  const send = composer.getByRole("button", { name: "Send", exact: true });
  await send.waitFor();
  if (device === "desk") await page.keyboard.press("Enter");
  else await press(send);

  const chat = page.getByRole("log", { name: "Conversation" });
  const answers = chat.getByRole("group", { name: "Answers" });
  const virgin = answers.getByRole("button", { name: "Nothing, virgin" });
  await virgin.waitFor();
  // what was said is not asked again
  expect(await chat.getByText(/\?$/).last().textContent()).not.toMatch(
    /(which|what|desired|current) level/i,
  );
  await press(virgin);

  // that one answer decides the bowl; what would hardly change it is taken, and named
  const card = chat.getByRole("region", { name: /formula for Dana$/ });
  await card.waitFor();
  await chat.getByText(/^You did not say, so I take it as .*tell me if it is not/).waitFor();
  const grams = card.getByRole("cell", { name: /^\d+(\.\d)? g$/ });
  const mixed = await grams.allTextContents();
  expect(mixed.length).toBeGreaterThan(1);
  await press(card.getByRole("button", { name: /^Start \d+ min/ }));
  await card.getByRole("button", { name: "Stop", exact: true }).waitFor();
  const bench = page.getByRole("complementary", { name: "On the bench" });
  const pill = page.getByRole("button", { name: /^1 timer; .*Dana, .* left$/ });
  const timer = device === "desk" ? bench.getByRole("region", { name: /^Timer: .*Dana/ }) : pill;
  await timer.waitFor();

  await page.reload();
  await card.waitFor();
  expect(await grams.allTextContents()).toEqual(mixed);
  await chat.getByText("Dana, level 6 now, she wants this, a level 8", { exact: true }).waitFor();
  expect(await chat.getByRole("img", { name: /^(Now|Goal) photo$/ }).count()).toBe(2);
  await card.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await timer.waitFor();

  await go(visitor, "History");
  await press(page.getByRole("main").getByRole("link", { name: /Dana/ }));
  await heading(page, "My Notes").waitFor();
  const saved = page.getByRole("region", { name: /formula for Dana$/ });
  expect(await saved.getByRole("cell", { name: / g$/ }).allTextContents()).toEqual(mixed);
  await press(page.getByRole("button", { name: "Edit", exact: true }));
  await page.getByRole("textbox", { name: "Notes" }).fill("Lovely. Same again in eight weeks.");
  await press(page.getByRole("button", { name: "Save notes" }));
  await page.getByText("Lovely. Same again in eight weeks.").waitFor();
  await page.reload();
  await page.getByText("Lovely. Same again in eight weeks.").waitFor();

  await go(visitor, "Dashboard");
  const recent = page.getByRole("region", { name: "Recent Activity" });
  await recent.getByRole("link", { name: /Dana/ }).waitFor();
  await page.getByText(/1 timer running/).waitFor();
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});
