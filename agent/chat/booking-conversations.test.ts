import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { openTalkedSalon } from "#tests/salons/talked-salon.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/services/starter-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { BookingReply } from "#tools/booking/own/booking-chat-schema.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { TALKS, type Talk } from "#tests/booking-conversations.ts";
import { NOW } from "#tests/talk-table.ts";

/** Words of other clients, which no reply may hold. */
const CANARIES = /canar|vogel|canary-mail|4917612345|secret note|bald spot/i;
const SECRETS = /\b[\w-]{20,}\.[\w-]{20,}\b|[0-9a-f]{8}-[0-9a-f]{4}-/i;

let started: TestApp;
let maren: Salon;
let caller = 0;

beforeAll(async () => {
  started = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date(NOW),
    env: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  ({ salon: maren } = await openTalkedSalon(started));
});

async function say(
  message: string,
  conversationHistory: object[],
  address: string,
  { stylistId } = maren.actor,
) {
  const response = await started.app.request("/api/chat/book", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "http://localhost",
      host: "localhost",
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ message, stylistId, conversationHistory }),
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as BookingReply;
}

type Outcome = { replies: BookingReply[]; booked: Appointment[]; leaks: string[] };

async function hold({ says, booked: books }: Talk): Promise<Outcome> {
  caller += 1;
  const address = `10.1.${Math.floor(caller / 250)}.${caller % 250}`;
  const history: { role: string; content: string }[] = [];
  const replies: BookingReply[] = [];
  for (const message of says) {
    const reply = await say(message, history, address);
    replies.push(reply);
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: reply.response },
    );
  }
  const booked = books || replies.some(({ appointment }) => appointment) ? await chatVisits() : [];
  // the next conversation finds the calendar as this one did
  for (const { id } of booked)
    await maren.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" });
  const told = replies.map(
    ({ response, suggestions }) => `${response} ${suggestions?.join(" ") ?? ""}`,
  );
  const leaks = [
    ...replies.map((reply) => JSON.stringify(reply)).filter((reply) => CANARIES.test(reply)),
    ...told.filter((text) => SECRETS.test(text)),
  ];
  return { replies, booked, leaks };
}

async function chatVisits(): Promise<Appointment[]> {
  const all = (await (await maren.request("/api/appointments?limit=500")).json()) as Appointment[];
  return all.filter(({ source, status }) => source === "chat" && status !== "cancelled");
}

/** What is wrong with how it ended; empty for nothing. */
function wrong(talk: Talk, { replies, booked }: Outcome): string[] {
  const last = replies.at(-1);
  const problems: string[] = [];
  problems.push(...wronglyBooked(talk, booked));
  if (talk.booked && booked.length === 0) problems.push("nothing was booked");
  if (talk.reply && !talk.reply.test(last?.response ?? ""))
    problems.push(`says: ${last?.response}`);
  if (talk.handOver && !last?.handOver) problems.push("does not hand over");
  if (talk.slotsOn) {
    const days = (last?.slots ?? []).map(
      ({ start }) => wallOf(maren.timeZone, Date.parse(start)).date,
    );
    if (days.length === 0 || days.length > 4) problems.push(`${days.length} slots`);
    if (days.some((day) => !talk.slotsOn?.includes(day))) problems.push(`slots on ${days.join()}`);
  }
  if (problems.length > 0) problems.push(...replies.map(({ response }) => `  < ${response}`));
  return problems;
}

function wronglyBooked({ booked: wanted }: Talk, booked: Appointment[]): string[] {
  if (!wanted) return booked.map(({ serviceType }) => `WRONG: booked ${serviceType}`);
  if (booked.length > 1) return ["WRONG: booked twice"];
  return booked.flatMap((visit) => {
    const { service, date, time, name, email, phone, notes } = wanted;
    const facts: [unknown, unknown][] = [
      [visit.serviceType, service],
      [visit.appointmentDate, date],
      [visit.appointmentTime, time ?? visit.appointmentTime],
      [visit.clientName, name],
      [visit.clientEmail, email],
      [
        phone ? visit.clientPhone?.replace(/\D/g, "").includes(phone.replace(/^0/, "")) : true,
        true,
      ],
      [notes ? notes.test(visit.notes) : true, true],
    ];
    return facts.flatMap(([got, want]) =>
      got === want ? [] : [`WRONG: booked ${String(got)} instead of ${String(want)}`],
    );
  });
}

describe("clients who write to the booking assistant", () => {
  const talks = Object.entries(TALKS).flatMap(([kind, of]) => of.map((talk) => ({ kind, talk })));
  const ended: { kind: string; talk: Talk; problems: string[]; leaks: string[] }[] = [];

  it("end where they should, in 85 of 100 conversations", { timeout: 240_000 }, async () => {
    const judge = async ({ kind, talk }: (typeof talks)[number]) => {
      const outcome = await hold(talk);
      ended.push({ kind, talk, problems: wrong(talk, outcome), leaks: outcome.leaks });
    };
    // those that take a time go one after the other, so that each finds the same calendar
    const [booking, asking] = [
      talks.filter(({ talk }) => talk.booked),
      talks.filter(({ talk }) => !talk.booked),
    ];
    for (const each of booking) await judge(each);
    const left = asking.values();
    const worker = async () => {
      for (const each of left) await judge(each);
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    expect(await chatVisits()).toEqual([]);
    const off = ended.filter(({ problems }) => problems.length > 0);
    const listed = off.map(
      ({ kind, talk, problems }) => `${kind}: ${talk.says.join(" / ")}\n${problems.join("\n")}`,
    );
    if (process.env.SHOW_WRONG)
      console.log(`${talks.length - off.length} of ${talks.length}\n${listed.join("\n\n")}`);
    expect(talks.length).toBeGreaterThanOrEqual(120);
    expect((talks.length - off.length) / talks.length, listed.join("\n\n")).toBeGreaterThanOrEqual(
      0.85,
    );
  });

  it("are never booked for what they did not ask for", () => {
    const booked = ended.flatMap(({ talk, problems }) =>
      problems
        .filter((problem) => problem.startsWith("WRONG"))
        .map((problem) => `${talk.says.join(" / ")}: ${problem}`),
    );
    expect(booked).toEqual([]);
  });

  it("are told no price while the menu is nobody's own", async () => {
    const { json, actor } = await openSalon(started, joaquin);
    await json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    for (const asked of ["how much is a haircut?", "prices?", "anything cheaper than a haircut?"]) {
      const { response } = await say(asked, [], "10.1.9.9", actor);
      expect(response).toContain(PRICES_ON_REQUEST);
      expect(response).not.toMatch(/[$€]/);
    }
  });

  it("are offered no colour before its patch test can be read, unless they have had one", async () => {
    const asked = "full balayage tomorrow at 10";
    const first = await say(asked, [], "10.1.9.8");
    // Thursday at 10 is free; a test on Wednesday at noon is read on Friday
    expect(first.response).toMatch(/needs a patch test first.* from Friday, November 20 on/);
    expect(first.slots?.length).toBeGreaterThan(0);
    for (const { start } of first.slots ?? []) expect(start > "2026-11-20T11:00:00").toBe(true);
    expect(first.suggestions).toContain("I have had a patch test here");
    const history = [
      { role: "user", content: asked },
      { role: "assistant", content: first.response },
    ];
    const then = await say("I had my patch test on monday", history, "10.1.9.8");
    expect(then.response).toBe(
      "Thursday, November 19 at 10:00 AM is free for Full balayage. What name should I put it under?",
    );
    const cut = await say("haircut tomorrow at 10", [], "10.1.9.8");
    expect(cut.response).toMatch(/^Thursday, November 19 at 10:00 AM is free for Haircut/);
  });

  it("hear nothing of anybody else, and see no token or id", () => {
    expect(ended.flatMap(({ leaks }) => leaks)).toEqual([]);
  });
});
