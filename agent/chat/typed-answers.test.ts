import { isToolUIPart } from "ai";
import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, tapped, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { StylistMessage } from "./message.ts";

let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  app = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date("2026-11-23T09:00:00Z"),
  });
  salon = await openSalon(app);
  const { stylistId } = salon.actor;
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await salon.json("PUT", "/api/inventory/subscribe", {});
  await salon.json("POST", "/api/services/starter", { stylistId });
});

const waits = ({ parts }: StylistMessage) =>
  parts.some((part) => isToolUIPart(part) && part.state === "approval-requested");
const menu = async () => {
  const path = `/api/services/stylist/${salon.actor.stylistId}`;
  const services = (await (await salon.request(path)).json()) as { name: string }[];
  return services.map(({ name }) => name);
};
const isOnMenu = async (name: string) => (await menu()).includes(name);
/** A chat in which a card waits: whether a service goes off the menu. */
async function withCard(name: string) {
  const chat = chatOf(salon);
  const asked = await chat.ask(`take the ${name} off the menu`);
  expect(waits(asked)).toBe(true);
  return { chat, asked };
}

describe("words that are typed while a card is open", () => {
  it("change nothing with a yes, but show the card once more, which a tap then does", async () => {
    const [name = ""] = await menu();
    const { chat, asked } = await withCard(name);
    const again = await chat.ask("yes, do it");
    expect(wordsOf(again)).toContain("tap on the card");
    expect(waits(again)).toBe(true);
    expect(cardOf(again).id).not.toBe(cardOf(asked).id);
    expect(await isOnMenu(name)).toBe(true);

    expect((await chat.decide(cardOf(asked).id)).status).toBe(409);
    await replyOf(await chat.decide(cardOf(again).id), again);
    expect(await isOnMenu(name)).toBe(false);
  });

  it.each(["actually leave it", "no don't", "never mind"])("close it with “%s”", async (words) => {
    const [name = ""] = await menu();
    const { chat } = await withCard(name);
    const reply = await chat.ask(words);
    expect(wordsOf(reply)).toContain("nothing was changed");
    expect(waits(reply)).toBe(false);
    expect(await isOnMenu(name)).toBe(true);
  });
});

it("says at the card what else was ordered, and goes on with it after the tap", async () => {
  const [name = ""] = await menu();
  const chat = chatOf(salon);
  const asked = await chat.ask(`take the ${name} off the menu and show my day`);
  expect(waits(asked)).toBe(true);
  expect(wordsOf(asked)).toContain("This first, then “show my day”.");
  const done = await replyOf(await chat.decide(cardOf(asked).id), tapped(asked));
  expect(await isOnMenu(name)).toBe(false);
  expect(JSON.stringify(done.parts)).toContain("tool-list_appointments");
});

describe("an act that has nobody and nothing to act on", () => {
  it("gets no card where nobody is booked, and says so", async () => {
    const reply = await chatOf(salon).ask("text everyone of tomorrow that we close early");
    expect(waits(reply)).toBe(false);
    expect(wordsOf(reply)).toContain("nobody to write to");
  });

  it("gets no card where nothing is low, and says so", async () => {
    const reply = await chatOf(salon).ask("reorder what is low");
    expect(waits(reply)).toBe(false);
    expect(wordsOf(reply)).toContain("No Low Stock Items");
  });
});
