import { describe, expect, test } from "vitest";
import { talkTo, type Answers } from "#tests/builtin-talk.ts";
import { understand } from "./hear/understand.ts";

const STYLIST = "0199e6a0-0000-7000-8000-00000000000a";
const BATCH = "0199e6a0-0000-7000-8000-0000000000b1";
const ANA = "0199e6a0-0000-7000-8000-0000000000c1";
/** A Monday, ten in the morning in Berlin. */
const NOW = `[now 2026-11-23T09:00:00.000Z Europe/Berlin stylist ${STYLIST}]`;
const LATE = /^We are running about 20 minutes late/;

test.each<[string, object]>([
  ["text everyone tomorrow that I run 20 minutes late", { kind: "textDay", body: LATE }],
  ["Text everybody tomorrow that I'm running 20 min late", { kind: "textDay", body: LATE }],
  ["tell all my clients today I'm 20 minutes behind", { kind: "textDay", body: LATE }],
  [
    "let everyone this afternoon know I'm running about 20 mins late",
    { kind: "textDay", body: LATE },
  ],
  [
    "message all of tomorrow's clients: we're running 20 minutes late",
    { kind: "textDay", body: LATE },
  ],
  [
    "text everyone on Friday: the street is closed, please park behind the church",
    { kind: "textDay", body: /^The street is closed, please park behind the church\.$/ },
  ],
  [
    "let everybody tomorrow know that the lift is broken",
    { kind: "textDay", body: /^The lift is broken\.$/ },
  ],
  ['notify all my clients today: "bring a scarf"', { kind: "textDay", body: /^Bring a scarf\.$/ }],
  ["text everyone today", { kind: "textDay", body: /^$/ }],
  ["what did my last client write?", { kind: "readTexts", whose: "last_client" }],
  ["What did my last client text", { kind: "readTexts", whose: "last_client" }],
  ["what did Ana Reyes write?", { kind: "readTexts", who: "Ana Reyes" }],
  ["has Ana texted?", { kind: "readTexts", who: "Ana" }],
  ["did Dana Holt reply yet?", { kind: "readTexts", who: "Dana Holt" }],
  ["show me Ana's texts", { kind: "readTexts", who: "Ana" }],
  ["any new texts?", { kind: "readTexts", whose: "latest" }],
  ["who texted last", { kind: "readTexts", whose: "latest" }],
  ["did anyone write", { kind: "readTexts", whose: "latest" }],
  ["take it back", { kind: "takeBack" }],
  ["don't send that", { kind: "takeBack" }],
  ["hold those texts back", { kind: "takeBack" }],
  ["show the outbox", { kind: "outbox", failed: false }],
  ["did the reminders go out?", { kind: "outbox", failed: false }],
  ["any failed messages?", { kind: "outbox", failed: true }],
])("hears %s", (typed, wish) => {
  const { intent, detail } = understand(typed);
  expect(intent).toBe("knowledge");
  const { body, ...rest } = wish as { body?: RegExp };
  expect(detail.wish).toMatchObject(rest);
  if (body) expect((detail.wish as { body: string }).body).toMatch(body);
});

test.each([
  ["what did you say about the toner?", "explain"],
  ["read the photo", "none"],
  ["level 6 to 8, cool, everybody wants it", "formulate"],
])("%s is nothing of texts", (typed) => {
  const wish = understand(typed).detail.wish as { kind?: string } | undefined;
  expect(["textDay", "readTexts", "takeBack", "outbox"]).not.toContain(wish?.kind);
});

const answers: Answers = {
  text_day: ({ date, body }) => ({
    date,
    body,
    batchId: BATCH,
    heldUntil: "2026-11-23T09:01:00.000Z",
    recipients: [
      { appointmentId: ANA, clientId: ANA, name: "Ana Reyes", time: "10:00", channel: "sms" },
      { appointmentId: BATCH, clientId: null, name: "Bo", time: "11:00", channel: null },
    ],
  }),
  take_back_texts: () => ({ cancelled: 1, gone: 0 }),
  find_clients: () => ({ items: [{ id: ANA, name: "Ana Reyes" }] }),
  read_texts: ({ clientId }) => ({
    conversationId: BATCH,
    clientId: clientId ?? null,
    name: "Ana Reyes",
    texts: [
      {
        id: ANA,
        direction: "in",
        author: "client",
        body: "Can I bring my dog?",
        createdAt: "2026-11-23T08:00:00.000Z",
      },
    ],
  }),
};

describe("walks mails and texts", () => {
  test("writes to everybody of tomorrow, and takes it back", async () => {
    const { says, calls } = talkTo(answers);
    const reply = await says("text everyone tomorrow that I run 20 minutes late", NOW);
    expect(calls.slice(0, 1)).toEqual([
      ["text_day", { date: "2026-11-24", stylistId: STYLIST, body: expect.stringMatching(LATE) }],
    ]);
    expect(reply).toContain("goes to 1: 1 by text. Not reached: Bo.");
    expect(await says("take it back", NOW)).toContain("Taken back: 1 message");
    expect(calls.at(-1)).toEqual(["take_back_texts", { batchId: BATCH }]);
  });

  test("from an hour on", async () => {
    const { says, calls } = talkTo(answers);
    await says("text everyone today after 2pm that I'm running 20 minutes late", NOW);
    expect(calls[0]?.[1]).toMatchObject({ date: "2026-11-23", from: "14:00" });
  });

  test("asks for the words when there are none", async () => {
    const { says, calls } = talkTo(answers);
    expect(await says("text everyone tomorrow", NOW)).toContain("What shall I write");
    expect(calls).toEqual([]);
  });

  test("quotes what the last client wrote, and finds others by name", async () => {
    const { says, calls } = talkTo(answers);
    expect(await says("what did my last client write?", NOW)).toContain("“Can I bring my dog?”");
    expect(calls.at(-1)).toEqual(["read_texts", { whose: "last_client" }]);
    await says("what did Ana Reyes write?", NOW);
    expect(calls.at(-1)).toEqual(["read_texts", { clientId: ANA }]);
  });

  test("says so when there is nothing to take back", async () => {
    const { says, calls } = talkTo(answers);
    expect(await says("take it back", NOW)).toContain("nothing here");
    expect(calls).toEqual([]);
  });
});
