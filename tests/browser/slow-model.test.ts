import { afterAll, beforeAll, expect, it } from "vitest";
import { fakeGemini, type FakeGemini } from "#tests/fakes/gemini.ts";
import { choose, photoFile } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading, type Visit } from "./visit.ts";

let gemini: FakeGemini;
let stage: Stage;
beforeAll(async () => {
  gemini = await fakeGemini();
  stage = await openStage({
    AI_PROVIDER: "auto",
    GOOGLE_GENERATIVE_AI_API_KEY: "a-key",
    GEMINI_BASE_URL: gemini.url,
  });
});
afterAll(async () => {
  await stage.close();
  await gemini.close();
});

it("takes up a reply after a reload at a desk, and on a phone", async () => {
  const visitor = await stage.member("desk");
  const { page, press } = visitor;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  gemini.script({ text: "Warm hair needs a cool toner. ", held, rest: "Ash tones calm it." });
  await page.getByRole("textbox", { name: "Message" }).fill("Tell me something");
  await press(page.getByRole("button", { name: "Send", exact: true }));
  await page.getByText("Warm hair needs").waitFor();

  await page.reload();
  await page.getByText("Warm hair needs").waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  const storageState = await visitor.context.storageState();
  const other = await stage.visit("phone", { storageState });
  await other.page.goto(page.url());
  await other.page.getByText("Warm hair needs").waitFor();
  release();
  for (const each of [page, other.page]) {
    await each
      .getByText("Warm hair needs a cool toner. Ash tones calm it.", { exact: true })
      .waitFor();
    await each.getByRole("button", { name: "Send", exact: true }).waitFor();
    expect(await each.getByText("Warm hair needs").count()).toBe(1);
  }
  await page.reload();
  await page
    .getByText("Warm hair needs a cool toner. Ash tones calm it.", { exact: true })
    .waitFor();
  expect([...visitor.troubles, ...other.troubles]).toEqual([]);
  await Promise.all([visitor.close(), other.close()]);
});

it("keeps what was said when a reply is stopped: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  gemini.script({ text: "Only the first half. ", held, rest: "And never this." });
  await page.getByRole("textbox", { name: "Message" }).fill("Tell me something");
  await press(page.getByRole("button", { name: "Send", exact: true }));
  await page.getByText("Only the first half").waitFor();
  await press(page.getByRole("button", { name: "Stop", exact: true }));
  await page.getByRole("button", { name: "Try again" }).waitFor();
  release();
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.getByText("Only the first half.", { exact: true }).waitFor();
  gemini.script({ text: "The whole of it." });
  await press(page.getByRole("button", { name: "Try again" }));
  await page.getByText("The whole of it.").waitFor();
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it("leaves nothing when an analysis is cancelled: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  await go(visitor, "New Consultation");
  const target = page.getByRole("button", { name: "Choose a photo" });
  await choose(visitor, target, await photoFile("goal", { level: 8, tone: "ash" }));
  await press(page.getByRole("button", { name: "Continue" }));
  gemini.script({ fault: "stall" });
  const analyse = page.getByRole("button", { name: "Get Formula Recommendation" });
  await press(analyse);
  await page.getByRole("list", { name: "Progress of the analysis" }).waitFor();
  await press(page.getByRole("button", { name: "Cancel" }));
  await analyse.waitFor();
  await go(visitor, "History");
  await page.getByText("No consultations yet.").waitFor();
  // the server gives the analysis back once it has heard of the closed connection
  await expect.poll(() => analysesUsed(visitor)).toBe(0);
  await go(visitor, "Settings");
  await press(page.getByRole("link", { name: /^Plan, brands and theme/ }));
  await heading(page, "Subscription & Usage").waitFor();
  await page.getByText(/^0 of \d+ photo analyses used this month$/).waitFor();
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

async function analysesUsed({ context }: Pick<Visit, "context">): Promise<number> {
  const status = await context.request.get("/api/subscription/status");
  return ((await status.json()) as { uploadsUsed: number }).uploadsUsed;
}
