import { describe, expect, test } from "vitest";
import { talkTo, type Answers } from "#tests/builtin-talk.ts";

const STYLIST = "0199e6a0-0000-7000-8000-00000000000a";
const BATCH = "0199e6a0-0000-7000-8000-0000000000b1";
const ANA = "0199e6a0-0000-7000-8000-0000000000c1";
/** A Monday, ten in the morning in Berlin. */
const NOW = `[now 2026-11-23T09:00:00.000Z Europe/Berlin stylist ${STYLIST}]`;
const LATE = /^We are running about 20 minutes late/;

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
  list_outbox: () => ({ messages: [], total: 0 }),
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
  test.each<[string, string, object]>([
    ["tell all my clients today I'm 20 minutes behind", "text_day", { body: LATE }],
    ["let everyone this afternoon know I'm running about 20 mins late", "text_day", { body: LATE }],
    [
      "message all of tomorrow's clients: we're running 20 minutes late",
      "text_day",
      { body: LATE },
    ],
    [
      "text everyone on Friday: the street is closed, please park behind the church",
      "text_day",
      { date: "2026-11-27", body: /^The street is closed, please park behind the church\.$/ },
    ],
    [
      "let everybody tomorrow know that the lift is broken",
      "text_day",
      { body: /^The lift is broken\.$/ },
    ],
    ['notify all my clients today: "bring a scarf"', "text_day", { body: /^Bring a scarf\.$/ }],
    ["has Ana texted?", "read_texts", { clientId: ANA }],
    ["show me Ana's texts", "read_texts", { clientId: ANA }],
    ["who texted last", "read_texts", { whose: "latest" }],
    ["show the outbox", "list_outbox", {}],
    ["did the reminders go out?", "list_outbox", { kind: "reminder" }],
    ["any failed messages?", "list_outbox", { status: "failed" }],
  ])("%s", async (typed, tool, { body, ...rest }: { body?: RegExp }) => {
    const { says, calls } = talkTo(answers);
    await says(typed, NOW);
    const [called, input] = calls.find(([name]) => name === tool) ?? [];
    expect([called, input]).toMatchObject([tool, rest]);
    if (body) expect((input as { body: string }).body).toMatch(body);
  });

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

  test("takes back what was done last where nothing was written", async () => {
    const { says, calls } = talkTo(answers);
    await says("take it back", NOW);
    expect(calls).toEqual([["undo_last", {}]]);
  });
});
