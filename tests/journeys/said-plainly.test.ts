import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";

let app: TestApp;
let maren: Salon;

beforeAll(async () => {
  app = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    // a Monday, ten in the morning in Berlin
    now: () => new Date("2026-11-23T09:00:00Z"),
  });
  maren = await openSalon(app);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [current = "", target = ""] = await storePhotos(
    maren,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  const made = await consultStored(maren, {
    ...newWords,
    clientName: "Nora Quist",
    currentPhotos: [current],
    targetPhoto: target,
  });
  expect(made.status).toBe(201);
});

const question = (asked: Parameters<typeof cardOf>[0]) => String(cardOf(asked).requestReason);

describe("said to the model without a key, in a salon as it is", () => {
  it("reads and changes prices of the menu that a salon begins with", async () => {
    const chat = chatOf(maren);
    expect(wordsOf(await chat.ask("what does a balayage cost"))).toMatch(
      /^Full balayage: .+ min\. This is the starter menu\. Its prices are examples/,
    );
    const asked = await chat.ask("price of balayage is 195");
    expect(question(asked)).toBe("Put Full balayage at $195?");
  });

  it("opens what was made for somebody, notes what she is allergic to, and says dates in one way", async () => {
    const chat = chatOf(maren);
    await chat.ask("open nora");
    const reply = await chat.ask("what did i mix for her last time");
    expect(given(reply, "get_consultation")).toMatchObject({
      consultation: { clientName: "Nora Quist" },
    });
    expect(wordsOf(reply)).toContain("Nora Quist, Monday, November 23");
    const asked = await chat.ask("she's allergic to nuts");
    expect(question(asked)).toBe("Change the record of Nora Quist?");
    const noted = await replyOf(await chat.decide(cardOf(asked).id), asked);
    expect(given(noted, "save_client")).toMatchObject({ name: "Nora Quist", allergies: "nuts" });
    expect(wordsOf(await chat.ask("when did i last colour her"))).toContain(
      "Nora Quist, Monday, November 23",
    );
    expect(wordsOf(await chat.ask("who hasn't been in for 3 months"))).toMatch(
      /^Everybody who was here before Monday, August 24/,
    );
  });

  it("ends a blocked afternoon with the day's work", async () => {
    const asked = await chatOf(maren).ask("block friday afternoon");
    expect(question(asked)).toMatch(/from 12:00 PM to (?!11:45 PM)\d+:\d\d PM/);
  });

  it("books stock in and sets when it is ordered anew, each for its own tap", async () => {
    await maren.request("/api/inventory/subscribe", { method: "PUT" });
    const chat = chatOf(maren);
    const made = await chat.ask("new item 8N, 3 tubes, low at 1");
    await replyOf(await chat.decide(cardOf(made).id), made);
    const first = await chat.ask("add 5 tubes of 8N to stock, reorder at 2");
    expect(question(first)).toContain("Put in 5 8N");
    const second = await replyOf(await chat.decide(cardOf(first).id), first);
    expect(given(second, "adjust_stock")).toMatchObject({ currentQuantity: 8 });
    const left = await replyOf(await chat.decide(cardOf(second).id, false), second);
    expect(wordsOf(left)).toContain("What was done before stays done.");
  });
});
