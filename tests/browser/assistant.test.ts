import { afterAll, beforeAll, expect, it } from "vitest";
import { openStage, type Stage } from "./stage.ts";
import { greeted, logOf, readyToTalk, say, sayHeard } from "./talk.ts";
import { devices, type Visit } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const tierOf = async ({ context }: Visit) =>
  ((await (await context.request.get("/api/subscription/status")).json()) as { tier: string }).tier;

it.each(devices)(
  "changes the plan after one tap, and not when it is declined: %s",
  async (device) => {
    const visitor = await stage.member(device);
    const { page, press } = visitor;
    await say(visitor, "upgrade me to pro");
    const card = page.getByRole("region", { name: "Waiting for you" });
    await press(card.getByRole("button", { name: "No", exact: true }));
    await page.getByText(/Not done: you declined it/).waitFor();
    expect(await tierOf(visitor)).toBe("essential");

    await sayHeard(visitor, "upgrade me to pro after all");
    await page.reload();
    await press(card.getByRole("button", { name: "Change plan" }));
    await card.waitFor({ state: "detached" });
    await expect.poll(() => tierOf(visitor)).toBe("pro");
    await page.reload();
    await page.getByText("upgrade me to pro after all").waitFor();
    expect(await card.count()).toBe(0);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  },
);

it.each(devices)(
  "says again what was edited, with the old version one tap away: %s",
  async (device) => {
    const visitor = await stage.member(device);
    const { page, press } = visitor;
    const log = logOf(visitor);
    await say(visitor, "hello");
    await log.getByText(/^Hello\./).waitFor();
    if (device === "desk") await log.getByText("hello", { exact: true }).hover();
    await press(page.getByRole("button", { name: "Edit message" }));
    const form = page.getByRole("form", { name: "Edit message" });
    await form.getByRole("textbox", { name: "Message" }).fill("thank you");
    await press(form.getByRole("button", { name: "Send again" }));
    await log.getByText("You are welcome.").waitFor();
    expect(await log.getByText(/^Hello\./).count()).toBe(0);
    await page.reload();
    await log.getByText("You are welcome.").waitFor();
    expect(await log.getByText(/hello/i).count()).toBe(0);

    await press(log.getByRole("button", { name: "Version before" }));
    await log.getByText(/^Hello\./).waitFor();
    expect(await log.getByText("You are welcome.").count()).toBe(0);
    await press(log.getByRole("button", { name: "Version after" }));
    await log.getByText("You are welcome.").waitFor();
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  },
);

it("shows what was just said to whoever had read further up", async () => {
  const visitor = await stage.member("phone");
  const { page } = visitor;
  const log = logOf(visitor);
  for (const turn of [1, 2, 3, 4, 5]) {
    await say(visitor, "thank you");
    await log
      .getByText("You are welcome.")
      .nth(turn - 1)
      .waitFor();
    await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  }
  const place = () =>
    log.evaluate(({ parentElement: box }) => {
      if (!box) throw new Error("The conversation stands in nothing that scrolls.");
      return { top: box.scrollTop, end: box.scrollHeight - box.clientHeight };
    });
  await log.hover();
  await page.mouse.wheel(0, -5000);
  await page.getByRole("button", { name: "Newest message" }).waitFor();
  await expect.poll(async () => (await place()).top).toBe(0);
  await say(visitor, "good morning");
  await log.getByText("good morning").waitFor();
  await expect
    .poll(async () => {
      const { top, end } = await place();
      return top > 0 && end - top < 4;
    })
    .toBe(true);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it("keeps what could not be sent, and sends it by itself: desk", async () => {
  const visitor = await stage.member("desk");
  const { page, context } = visitor;
  const log = logOf(visitor);
  const words = page.getByRole("textbox", { name: "Message" });
  await page.getByRole("heading", { name: "Welcome to Undertone" }).waitFor();
  await readyToTalk(page);
  await context.setOffline(true);
  await say(visitor, "hello from the train");
  await log.getByText("Waiting for the network").waitFor();
  await context.setOffline(false);
  await greeted(visitor);
  expect(await words.inputValue()).toBe("");

  await context.setOffline(true);
  await say(visitor, "thank you");
  await log.getByText("Waiting for the network").waitFor();
  await context.setOffline(false);
  await log.getByText("You are welcome.").waitFor();
  await visitor.close();
});

it("stays with the chat when a later look at it fails", async () => {
  const visitor = await stage.member("desk");
  const { page, press } = visitor;
  const log = logOf(visitor);
  await say(visitor, "hello");
  await log.getByText(/^Hello\./).waitFor();
  const failed = page.waitForEvent("requestfailed", (request) =>
    /\/chats\/[^/]+$/.test(request.url()),
  );
  await page.route(/\/api\/chats\/[^/]+$/, (route) =>
    route.request().method() === "GET" ? route.abort() : route.fallback(),
  );
  await log.getByText("hello", { exact: true }).hover();
  await press(page.getByRole("button", { name: "Edit message" }));
  const form = page.getByRole("form", { name: "Edit message" });
  await form.getByRole("textbox", { name: "Message" }).fill("thank you");
  await press(form.getByRole("button", { name: "Send again" }));
  await failed;
  await log.getByText("You are welcome.").waitFor();
  await say(visitor, "hello");
  await log.getByText(/^Hello\./).waitFor();
  await visitor.close();
});

it("keeps the words while the chat's own code has not come: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  const code = "**/assets/posting-*.js";
  const words = page.getByRole("textbox", { name: "Message" });
  await page.route(code, (route) => route.abort());
  await page.reload();
  const fresh = page.waitForEvent("load");
  await say(visitor, "hello from the tunnel");
  await fresh;
  await page.unroute(code);
  await page.reload();
  await page.getByRole("heading", { name: "Welcome to Undertone" }).waitFor();
  expect(await words.inputValue()).toBe("hello from the tunnel");
  await press(page.getByRole("button", { name: "Send", exact: true }));
  await logOf(visitor)
    .getByText(/^Hello\./)
    .waitFor();
  await visitor.close();
});
