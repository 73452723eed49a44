import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { webhookKey } from "#agent/sms/signature.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeTwilio, signedRequest, type KeptText } from "#tests/fakes/twilio.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { writableNumber } from "#tests/texts.ts";
import { atomically } from "#tools/core/context.ts";
import type { Message } from "#tools/messages/schema.ts";
import { queueText } from "#tools/messages/outbox/queue.ts";

let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: TestApp;
let salon: Salon;
beforeAll(async () => {
  twilio = await fakeTwilio();
  app = await startApp({
    env: { ...twilio.env, PUBLIC_URL: "https://salon.example" },
    publicUrl: "https://salon.example",
  });
  salon = await openSalon(app);
});
beforeEach(() => twilio.calm());
afterAll(async () => {
  await app.close();
  await twilio.close();
});

/** A text that Twilio has taken, as Twilio keeps it, with its row in the outbox. */
async function sentText() {
  const id = await queuedText();
  await workOff(app);
  const { recipient } = await kept(id);
  return { id, text: twilio.to(recipient)[0]! };
}
async function queuedText() {
  const to = await writableNumber(salon);
  const body = "See you tomorrow at three";
  const queued = await atomically(salon.ctx(), (ctx) =>
    queueText(ctx, { kind: "reminder", to, body }),
  );
  return queued!.id;
}
const kept = async (id: string): Promise<Message> =>
  (await (await salon.request("/api/outbox?limit=50")).json()).find(
    (message: Message) => message.id === id,
  );
const tell = async (text: KeptText, status: string, more?: Record<string, string>) =>
  app.app.request(twilio.report(text, status, more));

test("a text that has gone is told to have arrived", async () => {
  const { id, text } = await sentText();
  expect(await kept(id)).toMatchObject({ status: "sent", segments: 1, deliveredAt: null });
  expect((await tell(text, "sent")).status).toBe(204);
  expect((await tell(text, "delivered", { Price: "-0.0079", PriceUnit: "USD" })).status).toBe(204);
  expect(await kept(id)).toMatchObject({
    status: "delivered",
    deliveredAt: expect.any(String),
    priceMicros: 7900,
    priceCurrency: "USD",
  });
});

test("one that could not arrive says why, and goes out again when the owner wants it", async () => {
  const { id, text } = await sentText();
  await tell(text, "undelivered", { ErrorCode: "30003" });
  expect(await kept(id)).toMatchObject({
    status: "undelivered",
    error: expect.stringContaining("switched off"),
  });
  expect((await salon.json("POST", `/api/outbox/${id}/retry`, {})).status).toBe(200);
  await tell(text, "undelivered", { ErrorCode: "30003" });
  await workOff(app);
  expect(twilio.to(text.to)).toHaveLength(2);
  expect(await kept(id)).toMatchObject({ status: "sent", error: null });
  await tell(text, "delivered");
  expect(await kept(id)).toMatchObject({ status: "sent" });
  await tell(twilio.to(text.to)[1]!, "delivered");
  expect(await kept(id)).toMatchObject({ status: "delivered" });
});

describe("a text only gets on", () => {
  test.each([
    [["queued", "sent", "delivered"], "delivered"],
    [["delivered", "sent", "queued"], "delivered"],
    [["delivered", "undelivered"], "delivered"],
    [["undelivered", "sent", "delivered"], "undelivered"],
    [["failed", "sending", "delivered"], "failed"],
    [["delivered", "delivered", "delivered"], "delivered"],
    [["no word that we know"], "sent"],
  ])("%j leaves it %s", async (told, status) => {
    const { id, text } = await sentText();
    const states: Message[] = [];
    for (const word of told) {
      await tell(text, word);
      states.push(await kept(id));
    }
    expect(states.at(-1)).toMatchObject({ status });
    const ended = states.filter((state) => state.status === status);
    expect(new Set(ended.map((state) => JSON.stringify(state))).size).toBe(1);
  });

  test("also when all of it comes at once", async () => {
    const { id, text } = await sentText();
    const words = Array.from({ length: 20 }, (_, at) => ["sent", "delivered"][at % 2]!);
    const answers = await Promise.all(words.map((word) => tell(text, word)));
    expect(answers.map(({ status }) => status)).toEqual(words.map(() => 204));
    expect(await kept(id)).toMatchObject({ status: "delivered" });
  });
});

test("what is told before it is known here that the text was taken says so, and nothing goes out again", async () => {
  twilio.next("die after");
  const id = await queuedText();
  await workOff(app);
  expect(await kept(id)).toMatchObject({ status: "queued", attempts: 1 });
  const [text] = twilio.to((await kept(id)).recipient);
  await tell(text!, "sent");
  expect(await kept(id)).toMatchObject({ status: "sent", error: null });
  await workOff(app, { retries: true });
  await tell(text!, "delivered");
  expect(await kept(id)).toMatchObject({ status: "delivered", attempts: 1 });
  expect(twilio.to(text!.to)).toHaveLength(1);
});

describe("nothing is heard that Twilio has not signed", () => {
  const fields = (text: KeptText) => ({ MessageSid: text.sid, MessageStatus: "delivered" });
  const status = "https://salon.example/api/sms/twilio/status";
  test.each<[string, (text: KeptText, id: string) => Request, number]>([
    ["no signature", (text) => unsigned(signedRequest(status, fields(text), twilio.token)), 403],
    ["another key", (text) => signedRequest(status, fields(text), "some other key"), 403],
    [
      "an altered field",
      (text) =>
        altered(
          signedRequest(status, { ...fields(text), MessageStatus: "sent" }, twilio.token),
          fields(text),
        ),
      403,
    ],
    [
      "a field more",
      (text) =>
        altered(signedRequest(status, fields(text), twilio.token), {
          ...fields(text),
          ErrorCode: "1",
        }),
      403,
    ],
    [
      "another address",
      (text) =>
        moved(
          signedRequest("https://salon.example/api/sms/twilio", fields(text), twilio.token),
          status,
        ),
      403,
    ],
    [
      "another query",
      (text, id) => moved(signedRequest(status, fields(text), twilio.token), `${status}?m=${id}`),
      403,
    ],
    [
      "the address that the Host header names",
      (text) =>
        moved(
          signedRequest("https://evil.example/api/sms/twilio/status", fields(text), twilio.token),
          "https://evil.example/api/sms/twilio/status",
        ),
      403,
    ],
    [
      "a field twice",
      (text) => {
        const request = signedRequest(status, fields(text), twilio.token);
        return new Request(status, {
          method: "POST",
          headers: request.headers,
          body: `${new URLSearchParams(fields(text))}&MessageStatus=delivered`,
        });
      },
      400,
    ],
    [
      "JSON",
      (text) => {
        const { headers } = signedRequest(status, fields(text), twilio.token);
        headers.set("content-type", "application/json");
        return new Request(status, { method: "POST", headers, body: JSON.stringify(fields(text)) });
      },
      415,
    ],
    [
      "more than Twilio sends",
      (text) => signedRequest(status, { ...fields(text), Body: "x".repeat(70_000) }, twilio.token),
      413,
    ],
    [
      "no number of a text",
      () => signedRequest(status, { MessageStatus: "sent" }, twilio.token),
      400,
    ],
  ])("%s", async (_what, request, expected) => {
    const { id, text } = await sentText();
    const answer = await app.app.request(request(text, id));
    expect(answer.status).toBe(expected);
    expect(await kept(id)).toMatchObject({ status: "sent" });
  });

  test("what is told of a text nobody knows, or of a mail, changes nothing", async () => {
    const { id, text } = await sentText();
    const stranger = { ...text, sid: `SM${"1".repeat(32)}` };
    expect((await tell(stranger, "delivered")).status).toBe(204);
    expect(await kept(id)).toMatchObject({ status: "sent" });
    const nobody = signedRequest(
      `${status}?m=${crypto.randomUUID()}`,
      fields(stranger),
      twilio.token,
    );
    expect((await app.app.request(nobody)).status).toBe(204);
    const odd = signedRequest(`${status}?m=%00`, fields(stranger), twilio.token);
    expect((await app.app.request(odd)).status).toBe(204);
  });

  test("without an account there is a key all the same", async () => {
    const plain = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const url = "http://localhost/api/sms/twilio/status";
      const words = { MessageSid: `SM${"2".repeat(32)}`, MessageStatus: "sent" };
      const ask = async (key: string) =>
        (await plain.app.request(signedRequest(url, words, key))).status;
      expect(await ask("")).toBe(403);
      expect(await ask("undefined")).toBe(403);
      expect(await ask(webhookKey(plain.services))).toBe(204);
    } finally {
      await plain.close();
    }
  });
});

function unsigned(request: Request) {
  request.headers.delete("x-twilio-signature");
  return request;
}
function altered({ url, headers }: Request, fields: Record<string, string>) {
  return new Request(url, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields).toString(),
  });
}
function moved(request: Request, url: string) {
  return new Request(url, request);
}
