import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "#agent/env.ts";
import { fakeTwilio, type Fault } from "#tests/fakes/twilio.ts";
import { createTexter } from "./twilio.ts";

let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
beforeAll(async () => {
  twilio = await fakeTwilio();
});
afterEach(() => twilio.calm());
afterAll(() => twilio.close());

const texter = (env: Record<string, string> = {}, patienceMs?: number) =>
  createTexter(readEnv({ ...twilio.env, ...env }), "https://salon.example/", patienceMs);
let numbers = 0;
const text = (body = "See you at three") => {
  numbers += 1;
  const to = `+1555020${String(numbers).padStart(4, "0")}`;
  return { id: crypto.randomUUID(), from: twilio.number, to, body };
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test("a text arrives as it was written, with the address at which Twilio tells how it fares", async () => {
  const words = text("Grüße 💇 and a second line\nhere");
  const taken = await texter().send(words);
  const [kept] = twilio.to(words.to);
  expect(kept).toMatchObject({
    body: words.body,
    from: twilio.number,
    statusCallback: `https://salon.example/api/sms/twilio/status?m=${words.id}`,
  });
  expect(taken).toEqual({ providerId: kept?.sid, segments: 1 });
});

describe("what goes wrong", () => {
  const later = { permanent: false, perhapsSent: false };
  const never = { permanent: true, perhapsSent: false };
  const unclear = { permanent: false, perhapsSent: true };
  test.each<[string, Fault, { permanent: boolean; perhapsSent: boolean }, RegExp]>([
    ["an invalid number", { status: 400, code: 21211 }, never, /not a number that can be reached/],
    ["a landline", { status: 400, code: 21614 }, never, /cannot receive texts/],
    ["an opt-out", { status: 400, code: 21610 }, never, /asked for no more texts/],
    ["a country", { status: 400, code: 21408 }, never, /may not text to this country/],
    ["a wrong token", { status: 401, code: 20003 }, never, /does not accept this account/],
    ["a suspended account", { status: 400, code: 30002 }, never, /suspended/],
    ["a phone that is off", { status: 400, code: 30003 }, later, /could not be reached/],
    ["a number nobody has", { status: 400, code: 30005 }, never, /Nobody has this number/],
    ["a carrier's landline", { status: 400, code: 30006 }, never, /landline/],
    ["a spam filter", { status: 400, code: 30007 }, never, /took this text for spam/],
    ["no reason", { status: 400, code: 30008 }, later, /does not say why/],
    ["a code nobody knows", { status: 400, code: 29999 }, never, /error 29999/],
    ["too many at once", { status: 429, code: 20429 }, later, /Too many texts/],
    ["too many, without a code", { status: 429 }, later, /Too many texts/],
    ["trouble at Twilio", { status: 503 }, unclear, /has trouble/],
    ["a connection that breaks", "die before", unclear, /did not answer/],
    ["one that breaks after the text", "die after", unclear, /did not answer/],
  ])("%s", async (_what, fault, kind, sentence) => {
    twilio.next(fault);
    const sending = texter().send(text());
    await expect(sending).rejects.toMatchObject({
      ...kind,
      message: expect.stringMatching(sentence),
    });
  });

  test("a server that is not there has got nothing", async () => {
    const gone = await fakeTwilio();
    await gone.close();
    const sending = texter({ TWILIO_BASE_URL: gone.url }).send(text());
    await expect(sending).rejects.toMatchObject({ ...later, code: null });
  });

  test("no answer in time may have taken it", async () => {
    twilio.next("hang");
    const words = text();
    await expect(texter({}, 200).send(words)).rejects.toMatchObject(unclear);
    expect(twilio.to(words.to)).toHaveLength(1);
    twilio.release();
  });
});

describe("what a cut-off try has left behind", () => {
  const since = ago(60);
  const leave = async (words: ReturnType<typeof text>) => {
    twilio.next("die after");
    await texter()
      .send(words)
      .catch(() => {});
    return twilio.to(words.to).at(-1)!;
  };

  test("is found by its number and words", async () => {
    const words = text("A line\nand another ");
    const left = await leave(words);
    const found = await texter().find(words, { since, known: [] });
    expect(found).toEqual({ providerId: left.sid, segments: 1 });
  });

  test("is found behind 120 others to that number", async () => {
    const words = text("Long ago");
    const left = await leave(words);
    for (let more = 0; more < 120; more += 1)
      await texter().send({ ...words, body: `Text ${more}` });
    const lists = twilio.lists();
    const found = await texter().find(words, { since, known: [] });
    expect(found?.providerId).toBe(left.sid);
    expect(twilio.lists() - lists).toBe(3);
  });

  test("carries a trial account's words before it", async () => {
    const words = text();
    const left = await leave(words);
    left.body = `Sent from your Twilio trial account - ${words.body}`;
    expect((await texter().find(words, { since, known: [] }))?.providerId).toBe(left.sid);
  });

  test("is none that is known, older, of other words, to another number, or that came to nothing", async () => {
    const words = text();
    const left = await leave(words);
    const find = (other = {}, tried = {}) =>
      texter().find({ ...words, ...other }, { since, known: [], ...tried });
    expect(await find({}, { known: [left.sid] })).toBeNull();
    expect(await find({ body: "See you at four" })).toBeNull();
    expect(await find({ to: text().to })).toBeNull();
    expect(await find({}, { since: ago(-60) })).toBeNull();
    left.status = "undelivered";
    expect(await find()).toBeNull();
  });

  test("is not looked for in vain: a list that fails is no empty list", async () => {
    const wrong = texter({ TWILIO_AUTH_TOKEN: "another token, also long" });
    await expect(wrong.find(text(), { since, known: [] })).rejects.toMatchObject({ code: 20003 });
  });
});

test("without an account nothing is delivered and there is no number", () => {
  expect(createTexter(readEnv({}), "http://localhost")).toMatchObject({
    delivers: false,
    number: null,
  });
});
