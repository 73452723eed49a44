import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Post } from "#tools/social/schema.ts";

let app: TestApp;
let maren: Salon;
let consultationId: string;

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
    clientName: "Dana Holt",
    services: ["balayage"],
    currentPhotos: [current],
    targetPhoto: target,
  });
  expect(made.status).toBe(201);
  consultationId = made.body.consultation.id;
});

const posts = async () => (await (await maren.request("/api/social-media/posts")).json()) as Post[];

describe("a post asked for in the chat", () => {
  it("says what is missing while there is no plan, and keeps nothing", async () => {
    const chat = chatOf(maren);
    const asked = await chat.ask("write a post about today's balayage for Friday");
    expect(() => cardOf(asked)).toThrow("No card is waiting");
    expect(wordsOf(asked)).toMatch(/plan/);
    expect(await posts()).toEqual([]);
  });

  it("is written from the consultation of the day, without her name, and kept for ten on Friday", async () => {
    await maren.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
    const chat = chatOf(maren);
    const asked = await chat.ask("write a post about today's balayage for Friday");
    const question = String(cardOf(asked).requestReason);
    expect(question).toMatch(/^Keep this post for Friday, November 27, 2026, 10:00 AM/);
    expect(question).not.toContain("Dana");
    expect(question).not.toContain("Holt");
    const reply = await replyOf(await chat.decide(cardOf(asked).id), asked);
    const kept = given(reply, "create_post");
    expect(kept).toMatchObject({ status: "scheduled", consultationId, photoId: null });
    expect(await posts()).toEqual([expect.objectContaining({ id: kept.id })]);
    expect(kept.scheduledFor).toBe("2026-11-27T09:00:00.000Z");
    expect(question).toContain(kept.caption);
    expect(wordsOf(reply)).toContain("Kept for Friday, November 27");
  });

  it("is made up about nothing that was not done", async () => {
    const chat = chatOf(maren);
    const said = wordsOf(await chat.ask("write a post about today's perm for Friday"));
    expect(said).toContain("That day's one consultation was something else.");
    expect(wordsOf(await chat.ask("how many posts do I have left?"))).toContain("not limited");
    expect(await posts()).toHaveLength(1);
  });
});
