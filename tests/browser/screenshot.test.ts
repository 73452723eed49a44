import { join } from "node:path";
import { it } from "vitest";
import { dropOn, photoFile } from "./photos.ts";
import { openStage } from "./stage.ts";

const SHOWN = join(import.meta.dirname, "../../docs/screenshot.png");

/** Draws the picture of the README anew: SCREENSHOT=1 npm test -- --project browser tests/browser/screenshot. */
it("shows a formula made from two drawn heads", async ({ skip }) => {
  skip(
    !process.env["SCREENSHOT"],
    "it draws the picture of the README, where SCREENSHOT asks for it",
  );
  const stage = await openStage();
  const { page, close } = await stage.member("desk");
  const composer = page.getByRole("form", { name: "Message to the assistant" });
  await page.goto("/chat");
  await dropOn(page, composer, [
    await photoFile("now", { level: 6, tone: "natural", pose: "face" }),
    await photoFile("goal", { level: 7, tone: "copper", pose: "face", seed: 2 }),
  ]);
  await composer
    .getByRole("textbox", { name: "Message" })
    .fill("Dana, virgin, level 6 now, she wants this, a level 7 copper. Healthy, no grey");
  await composer.getByRole("button", { name: "Send", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  const chat = page.getByRole("log", { name: "Conversation" });
  await chat.getByRole("region", { name: /formula for Dana$/ }).waitFor();
  // the narrow sidebar shows nobody's address
  await page.keyboard.press("Control+b");
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: SHOWN, clip: { x: 0, y: 0, width: 1440, height: 900 } });
  await close();
  await stage.close();
}, 180_000);
