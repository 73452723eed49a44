import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { auditOf } from "#tests/audit.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { HANDLERS } from "#agent/jobs/handlers.ts";
import { recordConsent } from "#tools/messages/inbox/consents.ts";
import type { Message } from "#tools/messages/schema.ts";
import type { TextedMany } from "#tools/messages/sms-schema.ts";

/** A Monday, ten in the morning in Berlin. */
let now = new Date("2026-11-23T09:00:00Z");

let started: TestApp;
let maren: Salon;

beforeAll(async () => {
  const model = { provider: "builtin" as const, chat: builtinModel(), vision: null };
  started = await startApp({
    model,
    now: () => now,
    sms: texter,
    env: { SMTP_URL: "smtp://127.0.0.1:9" },
  });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  const agreed = { phone: "+49 151 23456789", granted: true, wording: "Yes, text me." };
  await recordConsent(maren.ctx(), agreed);
  await book("Ana Reyes", "10:00", { clientPhone: "0151 23456789" });
  await book("Bo Lind", "12:00", { clientEmail: "bo@lind.example" });
  await book("Cleo Marsh", "14:00", { clientPhone: "0151 99999999" });
});

const sent: { to: string; body: string }[] = [];
const late = () => sent.filter(({ body }) => body.includes(words));
const texter = {
  delivers: true,
  number: "+4930123456",
  send: async ({ to, body }: { to: string; body: string }) => {
    sent.push({ to, body });
    return { providerId: `SM${crypto.randomUUID().replaceAll("-", "")}`, segments: 1 };
  },
  owns: async () => true,
  find: async () => null,
};

const book = async (clientName: string, appointmentTime: string, contact: object) => {
  const wanted = { clientName, appointmentDate: "2026-11-24", appointmentTime, ...contact };
  const { stylistId } = maren.actor;
  const response = await maren.json("POST", "/api/appointments/for-client", {
    stylistId,
    serviceType: "Cut",
    durationMinutes: 60,
    ...wanted,
  });
  expect(response.status).toBe(201);
};

const broadcasts = async () =>
  ((await (await maren.request("/api/outbox?kind=broadcast&limit=50")).json()) as Message[]).map(
    ({ channel, recipient, body, status }) => ({ channel, recipient, body, status }),
  );
const byRecipient = (messages: { recipient: string }[]) =>
  messages.toSorted((a, b) => a.recipient.localeCompare(b.recipient));

const words =
  "We are running about 20 minutes late, so your appointment will begin a little later. Sorry for the wait.";

describe("writing to everybody of a day", () => {
  it("asks with every name, and leaves the same rows as the form", async () => {
    const chat = chatOf(maren);
    const asked = await chat.ask("text everyone tomorrow that I run 20 minutes late");
    const question = cardOf(asked).requestReason;
    expect(question).toContain("By text: Ana Reyes 10:00.");
    expect(question).toContain("By mail: Bo Lind 12:00.");
    expect(question).toContain("Cannot be reached: Cleo Marsh 14:00.");
    expect(question).toContain(words);
    expect(await broadcasts()).toEqual([]);
    const reply = await replyOf(await chat.decide(cardOf(asked).id), asked);
    const { batchId, heldUntil } = given(reply, "text_day");
    expect(Date.parse(heldUntil) - now.getTime()).toBe(60_000);
    const byChat = await broadcasts();
    expect(byRecipient(byChat)).toMatchObject([
      { channel: "sms", recipient: "+4915123456789", status: "queued" },
      { channel: "mail", recipient: "bo@lind.example", status: "queued" },
    ]);

    expect(wordsOf(await chat.ask("take it back"))).toContain("Taken back: 2 messages");
    expect((await broadcasts()).map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);

    const { stylistId } = maren.actor;
    const form = { date: "2026-11-24", stylistId, body: words };
    const response = await maren.json("POST", "/api/messages/many", form);
    expect(response.status).toBe(201);
    const byForm = (await response.json()) as TextedMany;
    expect(byForm.batchId).not.toBe(batchId);
    const queued = (await broadcasts()).filter(({ status }) => status === "queued");
    expect(byRecipient(queued)).toEqual(byRecipient(byChat));
    const written = { words: "wrote to 2 clients of 2026-11-24" };
    expect(await auditOf(maren, "message.sent_to_many")).toMatchObject([
      { via: "screen", subjectId: byForm.batchId, ...written },
      { via: "assistant", subjectId: batchId, ...written },
    ]);

    await workOff(started, { retries: true });
    expect(late()).toEqual([]);
    now = new Date(now.getTime() + 61_000);
    await HANDLERS.round(started.services, { data: {}, last: false });
    await workOff(started, { queues: ["message"] });
    expect(late()).toEqual([{ to: "+4915123456789", body: expect.stringContaining(words) }]);
    const back = await maren.json("POST", `/api/messages/many/${byForm.batchId}/take-back`, {});
    // the text has gone; the mail, whose server is down, still waits
    expect(await back.json()).toEqual({ cancelled: 1, gone: 1 });
  });

  it("is not sent to a day that is over, nor to nobody", async () => {
    const over = { date: "2026-11-20", body: "Hello" };
    expect((await maren.json("POST", "/api/messages/many", over)).status).toBe(400);
    const empty = { date: "2026-11-29", body: "Hello" };
    expect((await maren.json("POST", "/api/messages/many", empty)).status).toBe(409);
  });

  it("says what the last client wrote only when they wrote", async () => {
    const chat = chatOf(maren);
    expect(wordsOf(await chat.ask("what did Ana Reyes write?"))).toContain(
      "Ana Reyes has not written a text.",
    );
  });
});
