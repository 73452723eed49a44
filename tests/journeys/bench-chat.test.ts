import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, chatOf, chunksOf, given, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { ScaledBowl, Timer } from "#tools/formulas/schema.ts";

let started: TestApp;
let maren: Salon;

beforeAll(async () => {
  started = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
});

const stored = async (id: string) =>
  (await (await maren.request(`/api/consultations/${id}`)).json()) as ConsultationResult;
const count = async () =>
  ((await (await maren.request("/api/consultations")).json()) as unknown[]).length;
const timers = async () => (await (await maren.request("/api/timers")).json()) as Timer[];

describe("at the bench, by chat", () => {
  it("keeps every part of the head, and writes bowls for them", async () => {
    const chat = chatOf(maren);
    const reply = await chat.ask(
      "Dana, roots 5 with 40% grey, mids 7 brassy, ends 9 porous and bleached, wants 7 neutral",
    );
    const made = given(reply, "formulate");
    const { consultation, steps } = await stored(made.consultation.id);
    expect(consultation.zones).toEqual({
      roots: { level: 5, greyShare: 40, hairCondition: "virgin", damageLevel: "1" },
      mids: { level: 7, tone: "brass" },
      ends: { level: 9, porosity: "high", hairCondition: "bleached" },
    });
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ zone }) => zone)).size).toBeGreaterThan(1);
  });

  it("keeps the services that were asked for", async () => {
    const chat = chatOf(maren);
    await chat.ask("Nina, virgin level 5, full head of highlights and cover her grey roots");
    for (const words of ["Level 8", "Cool ash", "healthy"]) await chat.ask(words);
    const made = given(await chat.ask("25 to 50% grey"), "formulate");
    expect((await stored(made.consultation.id)).consultation.services).toEqual([
      "grey_coverage",
      "highlights",
    ]);
    expect(made.steps.some(({ zone }) => zone === "foils")).toBe(true);
  });

  it("tells how far an analysis is while it runs, and keeps nothing of that", async () => {
    const chat = chatOf(maren);
    const sent = await chat.send("Lena, virgin level 6, wants 8 cool, healthy hair");
    const chunks = await chunksOf(sent);
    const told = chunks.flatMap((chunk) =>
      chunk.type === "data-progress" ? [chunk.data as { step: string; toolCallId: string }] : [],
    );
    const call = chunks.find((chunk) => chunk.type === "tool-input-available");
    expect(told.map(({ step }) => step)).toEqual(["shades", "checks", "saving"]);
    expect(new Set(told.map(({ toolCallId }) => toolCallId))).toEqual(new Set([call?.toolCallId]));
    const { messages } = await chat.open();
    expect(JSON.stringify(messages)).not.toContain("data-progress");
  });

  describe("about a formula that is there", () => {
    let chat: ReturnType<typeof chatOf>;
    let made: ConsultationResult;

    beforeAll(async () => {
      chat = chatOf(maren);
      made = given(
        await chat.ask("Kim, virgin level 5, wants 7 neutral, healthy hair"),
        "formulate",
      );
    });

    it.each([
      ["why not 10 vol?", /^No: the checks stop 10 vol here\./],
      ["use 10 vol instead", /^No: the checks stop 10 vol here\./],
      ["can I add heat", /^No: the checks stop heat here\./],
      ["mix it 1:2 instead", /1:2 here/],
      ["can I leave it 90 minutes", /^No: the checks stop 90 minutes here\./],
      ["how sure are you", /^\d+ of 100: /],
      ["where does that come from", /^From: \w/],
      ["waarom niet 10 vol", /No: the checks stop 10 vol here\./],
    ])("%s", async (question, answer) => {
      const reply = await chat.ask(question);
      expect(wordsOf(reply)).toMatch(answer);
      const { rules } = given(reply, "explain");
      for (const { source } of rules) expect(source).toMatch(/\w/);
    });

    it("answers the same by the card as by the chat", async () => {
      const question = "why not 10 vol?";
      const reply = given(await chat.ask(question), "explain");
      const path = `/api/consultations/${made.consultation.id}/why`;
      const answer = await maren.request(`${path}?question=${encodeURIComponent(question)}`);
      expect(await answer.json()).toEqual(reply);
    });

    it("mixes 30 more grams of what it is", async () => {
      const before = made.formulas.find(({ bowl }) => bowl)?.bowl;
      const grams =
        (before?.shades.reduce((sum, shade) => sum + shade.grams, 0) ?? 0) +
        (before?.developer?.grams ?? 0);
      const { totalGrams }: ScaledBowl = given(await chat.ask("30 more grams"), "scale_bowl");
      expect(Math.abs(totalGrams - grams - 30)).toBeLessThanOrEqual(1);
      const again: ScaledBowl = given(await chat.ask("mix 45 g"), "scale_bowl");
      expect(Math.abs(again.totalGrams - 45)).toBeLessThanOrEqual(1);
    });

    it("adds minutes to the timer that runs", async () => {
      const timer = given(await chat.ask("start 20 min timer"), "start_timer");
      const reply = await chat.ask("add 5 min");
      expect(wordsOf(reply)).toBe("5 min more, on every screen.");
      expect((await timers()).find(({ id }) => id === timer.id)?.minutes).toBe(25);
      await chat.ask("take 10 min off the timer");
      expect((await timers()).find(({ id }) => id === timer.id)?.minutes).toBe(15);
      await chat.ask("stop the timer");
    });

    it("asks before another analysis, and makes none when told to keep it", async () => {
      const before = await count();
      expect(wordsOf(await chat.ask("less ash"))).toMatch(/Shall I write it\?$/);
      await chat.ask("No, keep this one");
      expect(await count()).toBe(before);
      await chat.ask("a bit lighter");
      const reply = await chat.ask("Yes, write it");
      expect(callsOf(reply)).toContain("formulate");
      expect(given(reply, "formulate").consultation.desiredLevel).toBe(6);
      expect(await count()).toBe(before + 1);
    });
  });
});
