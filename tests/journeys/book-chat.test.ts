import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Appointment } from "#tools/appointments/schema.ts";

/** A Monday, ten in the morning in Berlin. */
const now = new Date("2026-11-23T09:00:00Z");

let started: TestApp;
let maren: Salon;

beforeAll(async () => {
  const model = { provider: "builtin" as const, chat: builtinModel(), vision: null };
  started = await startApp({ model, now: () => now });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});

const all = async () => (await (await maren.request("/api/appointments")).json()) as Appointment[];
const find = async (clientName: string) =>
  (await all()).find((each) => each.clientName === clientName);
/** Says it, and taps yes on the card that comes. */
const agree = async (chat: ReturnType<typeof chatOf>, words: string) => {
  const asked = await chat.ask(words);
  const card = cardOf(asked);
  return replyOf(await chat.decide(card.id), asked);
};
/** What an appointment is, whoever wrote it. */
const facts = (appointment: Appointment): Partial<Appointment> => {
  const { id, clientName, clientId, source, ...rest } = appointment;
  expect([id, clientName, clientId, source].every(Boolean)).toBe(true);
  return rest;
};

describe("the book, by chat", () => {
  it("books what the form books", async () => {
    const chat = chatOf(maren);
    await agree(chat, "book Ana Reyes for a gloss on Friday at 2");
    const byChat = await find("Ana Reyes");
    await maren.json("PATCH", `/api/appointments/${byChat?.id}/status`, { status: "cancelled" });
    const response = await maren.json("POST", "/api/appointments/for-client", {
      stylistId: maren.actor.stylistId,
      clientName: "Bea Stolz",
      serviceType: "Gloss",
      appointmentDate: "2026-11-27",
      appointmentTime: "14:00",
    });
    expect(response.status).toBe(201);
    const byForm = (await response.json()) as Appointment;
    expect(byChat && facts(byChat)).toEqual(facts(byForm));
    expect([byChat?.source, byForm.source]).toEqual(["assistant", "staff"]);
  });

  it("moves my two o'clock into room that is there, as the form would", async () => {
    const chat = chatOf(maren);
    await agree(chat, "book Dana Holt for a haircut today at 2pm");
    const asked = await chat.ask("move my two o’clock to Friday after three");
    expect((await find("Dana Holt"))?.appointmentDate).toBe("2026-11-23");
    await replyOf(await chat.decide(cardOf(asked).id), asked);
    const moved = await find("Dana Holt");
    expect(moved).toMatchObject({ appointmentDate: "2026-11-27", version: 2, status: "confirmed" });
    expect(moved && moved.appointmentTime >= "15:00").toBe(true);
  });

  it("blocks Thursday morning, and then there is no room in it", async () => {
    const chat = chatOf(maren);
    await agree(chat, "block Thursday morning");
    const reply = await chat.ask("is there room for a gloss on thursday before noon?");
    expect(given(reply, "find_free_times").fitting).toBe(0);
    const taken = await maren.json("POST", "/api/appointments/for-client", {
      stylistId: maren.actor.stylistId,
      clientName: "Cleo",
      appointmentDate: "2026-11-26",
      appointmentTime: "10:00",
    });
    expect(taken.status).toBe(409);
  });

  it("says who is next, and what there is room for", async () => {
    const chat = chatOf(maren);
    await agree(chat, "book Elin Voss for a haircut today at 4pm");
    expect(wordsOf(await chat.ask("who is next?"))).toContain("Elin Voss");
    const room = given(await chat.ask("is there room for a gloss before five?"), "find_free_times");
    expect(room.times.every(({ time }) => time < "17:00")).toBe(true);
    expect(room.times.some(({ time }) => time === "16:00")).toBe(false);
    // a haircut is also called a cut
    expect(given(await chat.ask("room for a cut on friday?"), "find_free_times").service).toBe(
      "Haircut",
    );
  });

  it("does not book colour for tomorrow without a patch test, and says so", async () => {
    const chat = chatOf(maren);
    const reply = await agree(chat, "book Frida Lund for a gloss tomorrow at 10am");
    expect(wordsOf(reply)).toMatch(/patch test/i);
    expect(await find("Frida Lund")).toBeUndefined();
  });

  it("cancels only what was tapped", async () => {
    const chat = chatOf(maren);
    const asked = await chat.ask("cancel Elin's appointment");
    expect((await find("Elin Voss"))?.status).toBe("confirmed");
    await replyOf(await chat.decide(cardOf(asked).id, false), asked);
    expect((await find("Elin Voss"))?.status).toBe("confirmed");
    await agree(chat, "cancel Elin's appointment");
    expect(await find("Elin Voss")).toMatchObject({ status: "cancelled", cancelledBy: "salon" });
  });
});
