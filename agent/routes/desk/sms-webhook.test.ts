import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { contextForSalon, guestContextFor, type Services } from "#agent/context.ts";
import { answerText } from "#agent/sms/answer.ts";
import type { Answer } from "#agent/sms/asked.ts";
import { signatureOf, webhookKey } from "#agent/sms/signature.ts";
import { answerByJob, answerInTime } from "#agent/sms/turn.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { receiveSms } from "#tools/messages/inbox/inbound.ts";
import type { SmsThread } from "#tools/messages/sms-schema.ts";
import { bookedByText, noteBookedByText } from "#tools/messages/texts/text-booking.ts";
import { replyHandedOver, replyNotHandedOver } from "#tools/messages/outbox/turns.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { formOf, replyIn, text, textRequest, WEBHOOK } from "#tests/incoming.ts";
import { soon } from "#tests/soon.ts";

// what is said is somebody else's matter: here it is that it is said once, in order and to the right one
vi.mock("#agent/sms/answer.ts");
const brain = vi.mocked(answerText);

/** An American salon, so that American numbers cost it what its own do. */
const dana = { name: "Dana Reyes", email: "dana@x.example", timeZone: "America/New_York" };
const LINE = "+12025550100";
let numbers = 0;
const aNumber = () => `+1202555${String(1000 + (numbers += 1))}`;

let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: TestApp;
let salon: Salon;
let clock = 0;

beforeAll(async () => {
  twilio = await fakeTwilio({ number: LINE });
  app = await startApp({ env: twilio.env, now: () => new Date(Date.now() + clock) });
  salon = await openSalon(app, dana);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
});
afterEach(() => {
  brain.mockReset();
  twilio.calm();
});
afterAll(async () => {
  await app.close();
  await twilio.close();
});

const says = (reply: string | null, more: Partial<Answer> = {}) =>
  brain.mockImplementation(() => Promise.resolve({ reply, ...more }));
const to = LINE;

/** What the salon sees of a number; null when it has never heard of it. */
async function threadOf(of: Salon, phone: string): Promise<SmsThread | null> {
  const listed = (await (await of.request("/api/sms/conversations?limit=500")).json()) as {
    id: string;
    phone: string;
  }[];
  const found = listed.find((each) => each.phone === phone);
  return found
    ? ((await (await of.request(`/api/sms/conversations/${found.id}`)).json()) as SmsThread)
    : null;
}
const linesOf = async (phone: string) =>
  (await threadOf(salon, phone))?.messages.map(({ author, body }) => `${author}: ${body}`) ?? [];

/** Takes a text in and answers it as the request does, with the handing over left to the test. */
async function incoming(services: Services, from: string, body: string) {
  const { tenancy, now, sms, jobs } = services;
  const received = await receiveSms(
    { db: tenancy.forPlatform(), now, sms, jobs },
    { sid: crypto.randomUUID(), from, to, body, media: 0, optOutType: null },
  );
  if (received.kind !== "turn") throw new Error(`The text is ${received.kind}.`);
  return received;
}

const wordsOf = (kept: Awaited<ReturnType<typeof answerInTime>>) =>
  kept && kept !== "later" ? kept.words : "";

/** Books as the assistant does by text: with what keeps a text from booking twice. */
function booksAt(services: Services, time: string) {
  const { salonId, stylistId } = salon.actor;
  return brain.mockImplementation(async (_ctx, { conversation, message }) => {
    const guest = guestContextFor(services, { salonId, stylistId });
    const before = await bookedByText(guest, { messageId: message.id });
    if (before) return { reply: `You are booked for ${time}.`, appointmentId: before };
    const { appointment } = await bookAppointment(
      guest,
      {
        stylistId,
        clientName: "Ana Keller",
        clientEmail: null,
        clientPhone: conversation.phone,
        serviceType: "Gloss",
        appointmentDate: "2026-12-08",
        appointmentTime: time,
      },
      "sms",
      undefined,
      (ctx, appointmentId) => noteBookedByText(ctx, { messageId: message.id, appointmentId }),
    );
    return { reply: `You are booked for ${time}.`, appointmentId: appointment.id };
  });
}
const bookings = async () =>
  (
    (await (await salon.request("/api/appointments?limit=500")).json()) as { clientName: string }[]
  ).filter(({ clientName }) => clientName === "Ana Keller").length;

test("a text is answered in the response, and stands in the inbox and the outbox as sent", async () => {
  const from = aNumber();
  says("Tomorrow at 10 & 11 are <free>.", { needsYou: true });
  const response = await app.app.request(textRequest(app.services, { from, to, body: "Free?" }));
  expect(response.headers.get("content-type")).toMatch(/^text\/xml/);
  expect(await replyIn(response)).toBe("Tomorrow at 10 & 11 are <free>.");
  expect(await threadOf(salon, from)).toMatchObject({
    conversation: { phone: from, needsYou: true, unread: 1, answering: "assistant" },
    messages: [
      { direction: "in", author: "client", body: "Free?", status: null },
      { direction: "out", author: "assistant", status: "sent" },
    ],
  });
  await workOff(app, { retries: true });
  expect(twilio.to(from)).toEqual([]);
});

describe("what is not Twilio's own, as it was sent,", () => {
  const from = "+12025559999";
  const form = formOf({ from, to, body: "Free?" });
  const url = `http://localhost${WEBHOOK}`;
  const sign = (address = url, fields = form) =>
    signatureOf(webhookKey(app.services), address, fields);
  const post = (body: string, signature: string, type = "application/x-www-form-urlencoded") =>
    app.app.request(WEBHOOK, {
      method: "POST",
      headers: { "content-type": type, "x-twilio-signature": signature },
      body,
    });
  const words = (fields: Record<string, string> = form) => new URLSearchParams(fields).toString();
  test.each<[string, number, () => Response | Promise<Response>]>([
    ["unsigned", 403, () => post(words(), "")],
    ["signed by somebody else", 403, () => post(words(), signatureOf("another key", url, form))],
    ["altered", 403, () => post(words({ ...form, Body: "Cancel all" }), sign())],
    ["with a field more", 403, () => post(words({ ...form, OptOutType: "STOP" }), sign())],
    ["signed for another address", 403, () => post(words(), sign(`https://x.example${WEBHOOK}`))],
    ["with a field twice", 400, () => post(`${words()}&Body=x`, sign())],
    ["as JSON", 415, () => post(JSON.stringify(form), sign(), "application/json")],
    ["without a type", 415, () => post(words(), sign(), "")],
    ["far too long", 413, () => post(words({ ...form, Body: "x".repeat(70_000) }), sign())],
    [
      "longer than a text",
      400,
      () => {
        const long = { ...form, Body: "x".repeat(1601) };
        return post(words(long), sign(url, long));
      },
    ],
    [
      "without a sender",
      400,
      () => {
        const { From: _, ...rest } = form;
        return post(words(rest), sign(url, rest as typeof form));
      },
    ],
    [
      "with a NUL",
      400,
      () => {
        const nul = { ...form, Body: "a\0b" };
        return post(words(nul), sign(url, nul));
      },
    ],
  ])("(%s) changes nothing", async (_what, status, send) => {
    says("Yes.");
    expect((await send()).status).toBe(status);
    expect(brain).not.toHaveBeenCalled();
    expect(await threadOf(salon, from)).toBeNull();
  });
});

test("what is sent again has no effect and no reply", async () => {
  const said = { from: aNumber(), to, body: "Free?", sid: "SMagain" };
  says("Yes.");
  expect(await text(app, said)).toBe("Yes.");
  expect(await text(app, said)).toBeNull();
  expect(await text(app, { ...said, body: "Something else" })).toBeNull();
  expect(brain).toHaveBeenCalledTimes(1);
  expect(await linesOf(said.from)).toEqual(["client: Free?", "assistant: Yes."]);
});

test("the same text 20 times at once, at two instances, books once and is answered once", async () => {
  const other = await startApp({ env: twilio.env, databaseUrl: app.databaseUrl });
  const said = { from: aNumber(), to, body: "Gloss at ten", sid: "SMtwenty" };
  booksAt(app.services, "10:00");
  const before = await bookings();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => text(index % 2 ? other : app, said)),
  );
  await workOff(app, { retries: true });
  await other.close();
  expect(replies.filter((reply) => reply !== null)).toEqual(["You are booked for 10:00."]);
  expect((await bookings()) - before).toBe(1);
  expect(await linesOf(said.from)).toEqual([
    "client: Gloss at ten",
    "assistant: You are booked for 10:00.",
  ]);
  expect(twilio.to(said.from)).toEqual([]);
});

test("an answer that takes too long follows by itself, once", async () => {
  const from = aNumber();
  const slow = Promise.withResolvers<Answer>();
  brain.mockReturnValue(slow.promise);
  const due = await incoming(app.services, from, "Free?");
  expect(await answerInTime(app.services, due, { patienceMs: 20 })).toBe("later");
  await soon(() => expect(brain).toHaveBeenCalled());
  // its job comes while it is still being thought about
  await workOff(app, { retries: true });
  expect(twilio.to(from)).toEqual([]);
  slow.resolve({ reply: "At ten." });
  await soon(async () => {
    await workOff(app, { retries: true });
    expect(twilio.to(from).map(({ body }) => body)).toEqual(["At ten."]);
  });
  await workOff(app, { retries: true });
  expect(twilio.to(from)).toHaveLength(1);
  expect(brain).toHaveBeenCalledTimes(1);
  expect((await threadOf(salon, from))?.messages.at(-1)).toMatchObject({ status: "sent" });
});

describe("an instance that dies", () => {
  const die = async (at: (dying: TestApp) => Promise<void>) => {
    const dying = await startApp({ env: twilio.env, databaseUrl: app.databaseUrl });
    await at(dying);
    await dying.close();
  };
  const after = async (from: string) => {
    await workOff(app, { retries: true });
    await workOff(app, { retries: true });
    return twilio.to(from).map(({ body }) => body);
  };

  test("before it has answered leaves the answer to another", async () => {
    const from = aNumber();
    await die(async (dying) => void (await incoming(dying.services, from, "Free?")));
    says("At ten.");
    expect(await after(from)).toEqual(["At ten."]);
  });

  test("while it answers, with the booking made, books nothing more", async () => {
    const from = aNumber();
    const before = await bookings();
    await die(async (dying) => {
      const due = await incoming(dying.services, from, "Gloss at noon");
      const books = booksAt(dying.services, "12:00").getMockImplementation();
      brain.mockImplementation(async (ctx, asked) => {
        await books?.(ctx, asked);
        return new Promise<never>(() => {});
      });
      expect(await answerInTime(dying.services, due, { patienceMs: 300 })).toBe("later");
      await soon(async () => expect(await bookings()).toBe(before + 1));
    });
    booksAt(app.services, "12:00");
    expect(await after(from)).toEqual(["You are booked for 12:00."]);
    expect(await bookings()).toBe(before + 1);
  });

  test("with the answer made and not handed over leaves it to be sent", async () => {
    const from = aNumber();
    says("At ten.");
    await die(async (dying) => {
      const due = await incoming(dying.services, from, "Free?");
      expect(await answerInTime(dying.services, due)).toMatchObject({ words: "At ten." });
    });
    expect(await after(from)).toEqual(["At ten."]);
    expect(brain).toHaveBeenCalledTimes(1);
  });

  test("after Twilio has taken the answer sends it no second time", async () => {
    const from = aNumber();
    says("At ten.");
    await die(async (dying) => {
      const due = await incoming(dying.services, from, "Free?");
      const kept = await answerInTime(dying.services, due);
      // what stood in the response is a text like any other at Twilio
      twilio.texts.push({
        sid: `SM${"ab".repeat(16)}`,
        from: to,
        to: from,
        body: wordsOf(kept),
        status: "sent",
        price: null,
        errorCode: null,
        statusCallback: null,
        createdAt: new Date(),
      });
    });
    expect(await after(from)).toEqual(["At ten."]);
    expect((await threadOf(salon, from))?.messages.at(-1)).toMatchObject({ status: "sent" });
  });

  test("and another that is told so twice sends the answer once", async () => {
    const from = aNumber();
    says("At ten.");
    const due = await incoming(app.services, from, "Free?");
    const kept = await answerInTime(app.services, due);
    const ctx = contextForSalon(app.services, salon.actor.salonId);
    if (kept === null || kept === "later") throw new Error("There is no answer.");
    await replyNotHandedOver(ctx, kept);
    await replyNotHandedOver(ctx, kept);
    await replyHandedOver(ctx, kept);
    expect(await after(from)).toEqual(["At ten."]);
  });
});

test("whoever hangs up before the answer gets it as a text of its own", async () => {
  const from = aNumber();
  const server = serve({ fetch: app.app.fetch, port: 0 });
  const noticed = Promise.withResolvers<void>();
  server.once("connection", (socket: Socket) => socket.once("close", () => noticed.resolve()));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = textRequest(app.services, { from, to, body: "Free?" });
  const [headers, body] = [Object.fromEntries(request.headers), await request.text()];
  const post = (signal: AbortSignal | null, fields = body, extra = headers) =>
    fetch(`http://127.0.0.1:${port}${WEBHOOK}`, {
      method: "POST",
      headers: extra,
      body: fields,
      signal,
    });
  const thinking = Promise.withResolvers<Answer>();
  const asked = Promise.withResolvers<void>();
  brain.mockImplementation(() => {
    asked.resolve();
    return thinking.promise;
  });
  const caller = new AbortController();
  const hungUp = post(caller.signal).catch(() => "hung up");
  await asked.promise;
  caller.abort();
  expect(await hungUp).toBe("hung up");
  await noticed.promise;
  thinking.resolve({ reply: "At ten." });
  await soon(async () => {
    await workOff(app);
    expect(twilio.to(from).map(({ body: said }) => said)).toEqual(["At ten."]);
  });
  says("In the response.");
  const stays = textRequest(app.services, { from, to, body: "And?" });
  const answer = await post(null, await stays.clone().text(), Object.fromEntries(stays.headers));
  expect(await replyIn(answer)).toBe("In the response.");
  await soon(async () =>
    expect((await threadOf(salon, from))?.messages.at(-1)).toMatchObject({
      body: "In the response.",
      status: "sent",
    }),
  );
  await workOff(app, { retries: true });
  expect(twilio.to(from)).toHaveLength(1);
  server.close();
  if ("closeAllConnections" in server) server.closeAllConnections();
});

test("two quick texts are answered one after the other, in their order", async () => {
  const from = aNumber();
  const first = Promise.withResolvers<Answer>();
  const order: string[] = [];
  brain.mockImplementation((_ctx, { message: { body }, history }) => {
    order.push(`${body} after ${history.length}`);
    return body === "one" ? first.promise : Promise.resolve({ reply: "to two" });
  });
  const one = text(app, { from, to, body: "one" });
  await soon(() => expect(order).toHaveLength(1));
  const two = text(app, { from, to, body: "two" });
  await soon(async () => expect(await linesOf(from)).toHaveLength(2));
  expect(order).toHaveLength(1);
  first.resolve({ reply: "to one" });
  expect(await Promise.all([one, two])).toEqual(["to one", "to two"]);
  expect(order).toEqual(["one after 0", "two after 2"]);
});

test("a brain that fails is asked again; in the end somebody of the salon is called", async () => {
  const from = aNumber();
  brain.mockRejectedValueOnce(new Error("No.")).mockResolvedValueOnce({ reply: "At ten." });
  expect(await text(app, { from, to, body: "Free?" })).toBeNull();
  await workOff(app, { retries: true });
  await workOff(app, { retries: true });
  expect(twilio.to(from).map(({ body }) => body)).toEqual(["At ten."]);
  const never = aNumber();
  brain.mockReset();
  brain.mockRejectedValue(new Error("No."));
  const due = await incoming(app.services, never, "Free?");
  expect(await answerByJob(app.services, { ...due, last: false })).toBe("again");
  expect(await answerByJob(app.services, { ...due, last: true })).toBe("done");
  await workOff(app);
  expect(twilio.to(never).map(({ body }) => body)).toEqual([
    "Sorry, that could not be answered just now. Somebody at the salon will write to you.",
  ]);
  expect((await threadOf(salon, never))?.conversation).toMatchObject({ needsYou: true });
});

describe("where somebody of the salon answers", () => {
  const take = async (from: string) => {
    const id = (await threadOf(salon, from))?.conversation.id;
    await salon.json("POST", `/api/sms/conversations/${id}/take`, {});
    return id;
  };

  test("the assistant is silent, and answers again when it is handed back", async () => {
    const from = aNumber();
    says("Yes.");
    await text(app, { from, to, body: "Free?" });
    const id = await take(from);
    expect(await text(app, { from, to, body: "Yes please" })).toBeNull();
    await workOff(app, { retries: true });
    expect(brain).toHaveBeenCalledTimes(1);
    expect(twilio.to(from)).toEqual([]);
    expect((await threadOf(salon, from))?.conversation).toMatchObject({
      unread: 1,
      answering: "staff",
      takenByName: dana.name,
    });
    await salon.json("POST", `/api/sms/conversations/${id}/hand-back`, {});
    expect(await text(app, { from, to, body: "Free?" })).toBe("Yes.");
  });

  test("an answer that is being made is not said any more, unless it has booked", async () => {
    for (const [appointment, said] of [
      [false, []],
      [true, ["You are booked for 15:00."]],
    ] as const) {
      const from = aNumber();
      says("Yes.");
      await text(app, { from, to, body: "Hello" });
      const books = booksAt(app.services, "15:00").getMockImplementation();
      brain.mockImplementationOnce(async (ctx, asked) => {
        await take(from);
        return appointment ? ((await books?.(ctx, asked)) ?? { reply: null }) : { reply: "Yes." };
      });
      const reply = await text(app, { from, to, body: "At three" });
      expect([reply].filter((each) => each !== null)).toEqual(said);
    }
  });

  test("an opt-out is heard all the same", async () => {
    const from = aNumber();
    says("Yes.");
    await text(app, { from, to, body: "Free?" });
    await take(from);
    says("You are unsubscribed.");
    expect(await text(app, { from, to, body: "STOP" })).toBe("You are unsubscribed.");
  });
});

test("a number that writes too much is told once, then heard and not answered, except for an opt-out", async () => {
  const from = aNumber();
  says("Yes.");
  const replies: (string | null)[] = [];
  for (let each = 1; each <= 18; each += 1)
    replies.push(await text(app, { from, to, body: `Text ${each}` }));
  expect(replies.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => "Yes."));
  expect(replies[15]).toMatch(/slow down/);
  expect(replies.slice(16)).toEqual([null, null]);
  expect((await linesOf(from)).filter((line) => line.startsWith("client:"))).toHaveLength(18);
  expect(await text(app, { from, to, body: "STOP" })).toBe("Yes.");
  clock += 11 * 60_000;
  expect(await text(app, { from, to, body: "Again" })).toBe("Yes.");
});

test("a number of a country that the salon does not write to is heard and never answered", async () => {
  says("Yes.");
  const jamaica = "+18765551234";
  expect(await text(app, { from: jamaica, to, body: "Free?" })).toBeNull();
  expect(await linesOf(jamaica)).toEqual(["client: Free?"]);
  await workOff(app, { retries: true });
  expect(twilio.to(jamaica)).toEqual([]);
  await salon.json("PUT", "/api/messages/settings", { countries: ["US", "JM"] });
  expect(await text(app, { from: jamaica, to, body: "Free?" })).toBe("Yes.");
});

test("what Twilio has seen to itself is written down and not answered", async () => {
  const from = aNumber();
  says("Yes.");
  const optOut = (body: string) => text(app, { from, to, body, more: { OptOutType: body } });
  for (const [word, consent] of [
    ["STOP", "revoked"],
    ["START", "granted"],
    ["HELP", "granted"],
  ] as const) {
    expect(await optOut(word)).toBeNull();
    expect((await threadOf(salon, from))?.conversation.consent).toBe(consent);
  }
  expect(brain).not.toHaveBeenCalled();
});
