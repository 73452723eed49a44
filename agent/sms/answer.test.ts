import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextForSalon } from "#agent/context.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { gemini } from "#agent/models/gemini.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeGemini, type FakeGemini } from "#tests/fakes/gemini.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { texting } from "#tests/texting.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { smsConsents } from "#db/schema/messages.ts";

/** Wednesday, November 18, 2026, ten in the morning in Berlin. */
const NOW = new Date("2026-11-18T09:00:00Z");

let started: TestApp;
let fake: FakeGemini;
let maren: Salon;
let other: Salon;
let ctx: SalonCtx;
let numbers = 0;
const newNumber = () => `+49301556${String((numbers += 1) + 1000)}`;

beforeAll(async () => {
  fake = await fakeGemini();
  started = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => NOW,
  });
  maren = await openSalon(started);
  other = await openSalon(started, joaquin);
  for (const salon of [maren, other])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  ctx = contextForSalon(started.services, maren.actor.salonId);
});
afterAll(async () => {
  await started.close();
  await fake.close();
});

const book = async (salon: Salon) =>
  (await (await salon.request("/api/appointments?limit=500")).json()) as Appointment[];
const of = async (phone: string) =>
  (await book(maren)).filter(({ clientPhone }) => clientPhone === phone);

async function visitAt(salon: Salon, phone: string, time: string, email: string | null = null) {
  const { appointment } = await bookAppointment(
    { ...contextForSalon(started.services, salon.actor.salonId), guest: salon.actor },
    {
      stylistId: salon.actor.stylistId,
      clientName: "Rita Own",
      clientEmail: email,
      clientPhone: phone,
      serviceType: "Haircut",
      appointmentDate: "2026-11-25",
      appointmentTime: time,
    },
    "page",
  );
  return { ...appointment, code: visitCode(ctx.signer, appointment.id) };
}

describe("a text that is answered twice", () => {
  it("books once, and is told the same", async () => {
    const phone = newNumber();
    const { say } = texting(ctx, phone);
    await say("haircut friday 2:30pm");
    const answer = await say("anna kovac", { again: true });
    const made = await of(phone);
    expect(made).toMatchObject([
      { appointmentTime: "14:30", source: "sms", clientEmail: null, status: "pending" },
    ]);
    expect(answer.appointmentId).toBe(made[0]?.id);
    expect(answer.reply).toMatch(
      /^Your visit is in the book: Haircut on Friday, November 20 at 2:30/,
    );
    expect(answer.reply).toContain(`C ${visitCode(ctx.signer, made[0]!.id)} confirms`);
  });

  it("moves once, and is told the same", async () => {
    const phone = newNumber();
    const { code } = await visitAt(maren, phone, "09:00");
    const { say } = texting(ctx, phone);
    await say(`r ${code} nov 25 3pm`);
    const answer = await say("1", { again: true });
    expect(answer.reply).toMatch(/^Moved: now Haircut on Wednesday, November 25 at 3:00 PM/);
    expect(await of(phone)).toMatchObject([{ appointmentTime: "15:00", version: 2 }]);
  });

  it("ends once, and is told the same", async () => {
    const phone = newNumber();
    const { code } = await visitAt(maren, phone, "10:30");
    const answer = await texting(ctx, phone).say(`N ${code}`, { again: true });
    expect(answer.reply).toMatch(/^Ended: Haircut on Wednesday/);
    expect(await of(phone)).toMatchObject([{ status: "cancelled", cancelledBy: "client" }]);
  });

  it("writes one no into the ledger", async () => {
    const phone = newNumber();
    const answer = await texting(ctx, phone).say("Stop texting me!", { again: true });
    expect(answer.reply).toBe(
      "You will get no more texts from Maren Falk's salon. Reply START to undo.",
    );
    const lines = (await ctx.db.select().from(smsConsents)).filter((line) => line.phone === phone);
    expect(lines).toMatchObject([
      { granted: false, method: "text_words", wording: "Stop texting me!" },
    ]);
  });
});

describe("a code", () => {
  it("opens nothing from another number, and nothing of another salon", async () => {
    const phone = newNumber();
    const theirs = await visitAt(maren, phone, "12:00");
    const elsewhere = await visitAt(other, phone, "12:00");
    // a number that ends like theirs
    const alike = texting(ctx, phone.replace("+4930", "+4940"));
    const stranger = await alike.say(`N ${theirs.code}`);
    expect((await alike.say("C")).reply).toBe("I find no upcoming visit under this number.");
    expect((await alike.say("when is my appointment?")).reply).not.toContain("Haircut");
    expect(stranger.reply).toMatch(/^I find no upcoming visit of this number with that code/);
    const wrongSalon = await texting(ctx, phone).say(`N ${elsewhere.code}`);
    expect(wrongSalon.reply).toBe(stranger.reply);
    expect((await of(phone))[0]?.status).toBe("pending");
    expect((await book(other))[0]?.status).toBe("pending");
  });

  it("that ends a visit mails its end, and texts nothing more", async () => {
    const phone = newNumber();
    const { code } = await visitAt(maren, phone, "16:00", "rita@own.example");
    await texting(ctx, phone).say("START");
    await texting(ctx, phone).say(`n ${code}`);
    const outbox = (await (await maren.request("/api/outbox")).json()) as {
      channel: string;
      kind: string;
      recipient: string;
    }[];
    const told = outbox.filter(({ recipient }) => [phone, "rita@own.example"].includes(recipient));
    expect(told.filter(({ kind }) => kind === "cancellation")).toMatchObject([{ channel: "mail" }]);
    expect(told.filter(({ channel }) => channel === "sms")).toEqual([]);
  });
});

describe("texts that Gemini answers", () => {
  const withGemini = (): SalonCtx => ({
    ...ctx,
    model: gemini({ apiKey: "test-key", baseUrl: fake.url, modelId: "gemini-3.5-flash" }),
  });

  it.each(["You're booked for Friday!", "All set, see you on Friday.", "Reservado, confirmado!"])(
    "claim no booking that was not made: %s",
    async (text) => {
      const phone = newNumber();
      fake.script({ text });
      const { reply } = await texting(withGemini(), phone).say("haircut friday 2:30, Anna");
      expect(reply).toMatch(/^Nothing is booked yet\./);
      expect(await of(phone)).toEqual([]);
    },
  );

  it("go on with the built-in brain where it does not answer", async () => {
    fake.script({ fault: "overloaded" }, { fault: "overloaded" });
    const { reply } = await texting(withGemini(), newNumber()).say("haircut");
    expect(reply).toMatch(/Which day/);
  });

  it("ask it for no address, show it no number, and hold nothing that costs more", async () => {
    const phone = newNumber();
    fake.script({ text: "“Friday” – what time suits you? 💇" });
    const { reply } = await texting(withGemini(), phone).say("hi");
    expect(reply).toBe('"Friday" - what time suits you?');
    const sent = JSON.stringify(fake.requests.map(({ body }) => body));
    expect(sent).toContain("by text message (SMS)");
    expect(sent).not.toContain(phone.slice(-6));
    expect(sent).not.toContain(
      "with book_time, once the client has chosen a time and given name and address",
    );
  });
});

describe("a letter alone", () => {
  it("answers the question that stands, and is of a code where none does", async () => {
    const { say } = texting(ctx, newNumber());
    expect((await say("n")).reply).toMatch(/^For that I need the 4-character code/);
    const offered = await say("haircut thursday nov 26 2pm");
    expect(offered.reply).toMatch(/What name/);
    expect((await say("n")).reply).not.toMatch(/4-character code/);
  });
});

describe("what comes with a text", () => {
  it("is a picture that nobody sees, and the salon is told so", async () => {
    const answer = await texting(ctx, newNumber()).say("can you do this?", { media: 1 });
    expect(answer).toMatchObject({ needsYou: true });
    expect(answer.reply).toMatch(/^I can't see pictures here\. I have told the salon/);
  });
});
