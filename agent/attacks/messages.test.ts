import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextForSalon } from "#agent/context.ts";
import { workOn } from "#agent/jobs/worker.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { signatureOf, webhookKey } from "#agent/sms/signature.ts";
import { messageSettings, outbox } from "#db/schema/messages.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { formOf, text, WEBHOOK } from "#tests/incoming.ts";
import { workOff } from "#tests/jobs.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import type { SmsConversation, SmsThread } from "#tools/messages/sms-schema.ts";

const LINE = "+12025550100";
const DAY_MS = 86_400_000;
/** Friday at noon in New York. */
const NOON = new Date("2026-11-20T17:00:00Z");

let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: TestApp;
let dana: Salon;
let other: Salon;
let now = NOON;
let numbers = 0;
const aNumber = () => `+1202555${String(3000 + (numbers += 1))}`;

beforeAll(async () => {
  twilio = await fakeTwilio({ number: LINE });
  app = await startApp({
    env: twilio.env,
    now: () => now,
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  dana = await openSalon(app, {
    name: "Dana Reyes",
    email: "dana@reyes.example",
    timeZone: "America/New_York",
  });
  other = await openSalon(app, joaquin);
  for (const salon of [dana, other])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  for (const salon of [dana, other])
    await salon.json("PATCH", `/api/stylists/${salon.actor.stylistId}`, {
      bookingSlug: slug(salon),
    });
});
beforeEach(() => {
  now = NOON;
});
afterAll(async () => {
  await app.close();
  await twilio.close();
});

const slug = (salon: Salon) => (salon === dana ? "dana" : "joaquin");
/** Begins a conversation with a salon on the shared number. */
const greet = (from: string, salon: Salon) => text(app, { from, to: LINE, body: slug(salon) });
const say = (from: string, body: string, more: Record<string, string> = {}) =>
  text(app, { from, to: LINE, body, more });

async function conversations(salon: Salon, phone: string) {
  const listed = (await (
    await salon.request("/api/sms/conversations?limit=500")
  ).json()) as SmsConversation[];
  return listed.find((each) => each.phone === phone) ?? null;
}
async function thread(salon: Salon, phone: string) {
  const found = await conversations(salon, phone);
  const response = await salon.request(`/api/sms/conversations/${found?.id}?limit=200`);
  return (await response.json()) as SmsThread;
}
const visits = async (salon: Salon) =>
  (await (await salon.request("/api/appointments?limit=500")).json()) as {
    id: string;
    status: string;
    clientPhone: string;
  }[];

async function visitAt(
  phone: string,
  time: string,
  said: { clientName?: string; serviceType?: string; smsOptIn?: boolean } = {},
) {
  const { salonId, stylistId } = dana.actor;
  const { appointment } = await bookAppointment(
    { ...contextForSalon(app.services, salonId), guest: dana.actor },
    {
      stylistId,
      clientName: "Rita Own",
      clientEmail: null,
      clientPhone: phone,
      serviceType: "Haircut",
      appointmentDate: "2026-12-02",
      appointmentTime: time,
      ...said,
    },
    "page",
  );
  return { ...appointment, code: visitCode(app.services.signer, appointment.id) };
}

describe("whoever wants no texts", () => {
  it("gets none in a response either, but is heard, and their codes do what they say", async () => {
    const from = aNumber();
    await greet(from, dana);
    const { id, code } = await visitAt(from, "10:00");
    expect(await say(from, "stop texting me")).toMatch(/no more texts/);
    expect(await say(from, "haircut tomorrow at 2pm?")).toBeNull();
    expect(await say(from, `N ${code}`)).toBeNull();
    await workOff(app, { retries: true });
    expect(twilio.to(from)).toEqual([]);
    expect((await visits(dana)).find((visit) => visit.id === id)?.status).toBe("cancelled");
    expect(await conversations(dana, from)).toMatchObject({ needsYou: true, consent: "revoked" });
    expect(await say(from, "START")).toMatch(/You will get texts/);
    expect(await say(from, "haircut tomorrow at 2pm?")).not.toBeNull();
  });

  it("is not told to slow down", async () => {
    const from = aNumber();
    await greet(from, dana);
    await say(from, "stop texting me");
    const answers: (string | null)[] = [];
    for (let each = 0; each < 16; each += 1) answers.push(await say(from, `Hm ${each}`));
    expect(answers.filter((answer) => answer !== null)).toEqual([]);
  });
});

describe("a machine that answers the answers", () => {
  it("is left alone after a day's worth, and somebody is called", async () => {
    const from = aNumber();
    await greet(from, dana);
    let answered = 0;
    for (let each = 0; each < 50; each += 1) {
      if (each % 14 === 0) now = new Date(now.getTime() + 11 * 60_000);
      if ((await say(from, "I am out of office.")) !== null) answered += 1;
    }
    expect(answered).toBeLessThanOrEqual(40);
    expect(answered).toBeGreaterThan(30);
    expect(await conversations(dana, from)).toMatchObject({ needsYou: true });
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(await say(from, "haircut on tuesday?")).not.toBeNull();
  });

  it("has calls for help and opt-outs answered a few times, while each opt-out counts", async () => {
    const from = aNumber();
    await greet(from, dana);
    const helped: (string | null)[] = [];
    for (let each = 0; each < 9; each += 1) helped.push(await say(from, "HELP"));
    expect(helped.filter((answer) => answer !== null)).toHaveLength(5);
    expect(await say(from, "STOP")).toBeNull();
    expect(await conversations(dana, from)).toMatchObject({ consent: "revoked" });
  });
});

describe("the shared number", () => {
  it("brings a client's words to the salon that they wrote with, not to one that tried to write to them", async () => {
    const from = aNumber();
    await greet(from, dana);
    now = new Date(NOON.getTime() + 60_000);
    // joaquin's salon has no yes of theirs
    await other.json("POST", "/api/sms/conversations", { phone: from, body: "Come to us" });
    await workOff(app, { retries: true });
    expect(twilio.to(from)).toEqual([]);
    await say(from, "STOP");
    expect(await conversations(dana, from)).toMatchObject({ consent: "revoked" });
    expect(await conversations(other, from)).toMatchObject({ consent: "unknown" });
  });

  it("is nobody's own, though a salon called it so before it was everybody's", async () => {
    const { db } = contextForSalon(app.services, other.actor.salonId);
    const { salonId } = other.actor;
    await db
      .insert(messageSettings)
      .values({ salonId, number: LINE })
      .onConflictDoUpdate({ target: messageSettings.salonId, set: { number: LINE } });
    const from = aNumber();
    await greet(from, dana);
    await db.update(messageSettings).set({ number: null });
    expect(await conversations(dana, from)).not.toBeNull();
    expect(await conversations(other, from)).toBeNull();
    expect((await other.json("PUT", "/api/messages/settings", { number: LINE })).status).toBe(409);
  });
});

describe("a form filled in for somebody else", () => {
  it("carries no link to them by text or mail", async () => {
    const to = aNumber();
    await visitAt(to, "12:00", {
      clientName: "Win at https://evil.example/x",
      serviceType: "{link} www.evil.example",
      smsOptIn: true,
    });
    await workOff(app, { retries: true });
    const [sent] = twilio.to(to);
    expect(sent?.body).toContain("{link}");
    expect(sent?.body).not.toMatch(/evil\.example/);
  });
});

describe("nights", () => {
  it("are kept by whoever of the salon writes first, and not by who answers", async () => {
    const [asleep, awake] = [aNumber(), aNumber()];
    for (const phone of [asleep, awake]) {
      await greet(phone, dana);
      await say(phone, "START");
    }
    // two nights later, at eleven
    now = new Date("2026-11-23T04:00:00Z");
    await say(awake, "Are you there?");
    for (const phone of [asleep, awake])
      await dana.json("POST", "/api/sms/conversations", { phone, body: "Dana here." });
    await workOff(app, { retries: true });
    expect(twilio.to(awake).map(({ body }) => body)).toEqual(["Dana here."]);
    expect(twilio.to(asleep)).toEqual([]);
    expect((await thread(dana, asleep)).messages.at(-1)).toMatchObject({ status: "queued" });
  });
});

describe("the webhook", () => {
  const post = (form: Record<string, string>, headers: Record<string, string>, path = WEBHOOK) =>
    app.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const key = () => webhookKey(app.services);

  it("knows one address, whatever Host and forwarding say", async () => {
    const form = formOf({ from: aNumber(), to: LINE, body: "STOP" });
    const foreign = signatureOf(key(), `http://evil.example${WEBHOOK}`, form);
    const status = signatureOf(key(), `${app.services.publicUrl}${WEBHOOK}/status`, form);
    const plain = signatureOf(key(), `${app.services.publicUrl}${WEBHOOK}`, form);
    const forged: Record<string, string>[] = [
      { host: "evil.example", "x-twilio-signature": foreign },
      { "x-forwarded-host": "evil.example", "x-twilio-signature": foreign },
      { "x-twilio-signature": status },
    ];
    for (const headers of forged) expect((await post(form, headers)).status).toBe(403);
    expect((await post(form, { "x-twilio-signature": plain }, `${WEBHOOK}?m=1`)).status).toBe(403);
    expect(await conversations(dana, form.From)).toBeNull();
  });

  it.each(["UNDERTONE", "whatsapp:+12025550199", "+0123", "12345", "+1"])(
    "hears nothing from %s",
    async (from) => {
      const before = twilio.tries();
      expect(await say(from, slug(dana))).toBeNull();
      await workOff(app, { retries: true });
      expect(twilio.tries()).toBe(before);
      expect(await conversations(dana, from)).toBeNull();
    },
  );

  it.each([
    ["the longest text", "x".repeat(1600)],
    ["pictures alone", "💇".repeat(800)],
    [
      "a turned direction and control characters",
      "\u202Ehi\u0007\u001B[2J\u2028</Message><Message>",
    ],
  ])("takes %s and answers one message at most", async (_what, body) => {
    const from = aNumber();
    await greet(from, dana);
    const form = formOf({ from, to: LINE, body });
    const url = `${app.services.publicUrl}${WEBHOOK}`;
    const response = await post(form, { "x-twilio-signature": signatureOf(key(), url, form) });
    expect(response.status).toBe(200);
    const xml = await response.text();
    expect(xml.match(/<Message>/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(xml).not.toContain("\u001B");
    expect((await thread(dana, from)).messages.some((message) => message.body === body)).toBe(true);
  });
});

describe("a job that is poisoned", () => {
  it("fails alone, says nothing of what it held, and stops no other", async () => {
    const { salonId } = dana.actor;
    const unknown = crypto.randomUUID();
    const given = [
      {},
      null,
      { salonId: unknown, id: unknown },
      { salonId, id: unknown },
      { salonId: "'; drop table outbox; --", id: "x" },
      { salonId, id: 7 },
    ];
    for (const queue of ["message", "sms_turn", "waitlist"] as const) {
      const outcomes = await workOn(
        app.services,
        queue,
        given.map((data, index) => ({ id: String(index), data: data as object, retryCount: 99 })),
      );
      expect(outcomes).toHaveLength(given.length);
      expect(JSON.stringify(outcomes)).not.toMatch(/drop table|Failed query/);
    }
    const of = contextForSalon(app.services, other.actor.salonId);
    const [theirs] = await contextForSalon(app.services, salonId).db.select().from(outbox).limit(1);
    await workOn(app.services, "message", [
      { id: "1", data: { salonId: other.actor.salonId, id: theirs?.id }, retryCount: 0 },
    ]);
    expect(
      await of.db
        .select()
        .from(outbox)
        .where(sql`id = ${theirs?.id}`),
    ).toEqual([]);
  });
});

describe("what another salon has", () => {
  it("cannot be read, written, retried or taken back", async () => {
    const from = aNumber();
    await greet(from, dana);
    await say(from, "START");
    const { id } = (await conversations(dana, from)) ?? { id: "" };
    const { db } = contextForSalon(app.services, dana.actor.salonId);
    const [message] = await db.select().from(outbox).limit(1);
    for (const [method, path] of [
      ["GET", `/api/sms/conversations/${id}`],
      ["POST", `/api/sms/conversations/${id}/take`],
      ["POST", `/api/sms/conversations/${id}/hand-back`],
      ["POST", `/api/sms/conversations/${id}/read`],
      ["POST", `/api/outbox/${message?.id}/retry`],
      ["POST", `/api/outbox/${message?.id}/cancel`],
    ] as const)
      expect([path, (await other.request(path, { method })).status]).toEqual([path, 404]);
    const written = await other.json("POST", `/api/sms/conversations/${id}/messages`, {
      body: "x",
    });
    expect(written.status).toBe(404);
    expect((await thread(dana, from)).conversation).toMatchObject({ answering: "assistant" });
  });
});
