import { beforeAll, describe, expect, it } from "vitest";
import { contextForSalon } from "#agent/context.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { openTalkedSalon } from "#tests/salons/talked-salon.ts";
import { TEXT_TALKS, UNSEEN_TALKS, type TextTalk } from "#tests/sms-conversations.ts";
import { NOW } from "#tests/talk-table.ts";
import { addStylist } from "#tests/salons/team.ts";
import { texting } from "#tests/texting.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import { consentOf } from "#tools/messages/inbox/consents.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import type { Answer } from "./asked.ts";
import { shortStart } from "./words.ts";

/** Words of other clients, which no reply may hold. */
const CANARIES = /canar|vogel|4917612345|secret note|bald spot/i;
const SECRETS = /\b[\w-]{20,}\.[\w-]{20,}\b|[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** What costs more, and what the carrier takes for something else. */
const COSTLY = /[‘’“”–—…]|\p{Extended_Pictographic}/u;
const CARRIERS_WORDS =
  /\b(?:text|reply|write|send|answer)(?: with)? ["']?(?:CANCEL|YES|END|QUIT)\b/i;

let started: TestApp;
let maren: Salon;
let ctx: SalonCtx;
let otherCode: string;
let numbers = 0;

beforeAll(async () => {
  started = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date(NOW),
  });
  const { salon, others } = await openTalkedSalon(started);
  maren = salon;
  ctx = contextForSalon(started.services, maren.actor.salonId);
  const janaId = await addStylist(maren, { name: "Jana Roth", email: "jana@falk-salon.example" });
  await maren.json("POST", "/api/services/starter", { stylistId: janaId });
  otherCode = visitCode(ctx.signer, others[0]?.id ?? "");
});

const book = async () =>
  (await (await maren.request("/api/appointments?limit=500")).json()) as Appointment[];
type Outcome = {
  answers: Answer[];
  booked: Appointment[];
  before: Appointment | undefined;
  consent: string;
};

async function hold({ says, has = [] }: TextTalk): Promise<Outcome> {
  numbers += 1;
  const phone = `+49301555${String(1000 + numbers)}`;
  const ids: string[] = [];
  for (const { date, time, confirmed } of has) {
    const { appointment } = await bookAppointment(
      { ...contextForSalon(started.services, maren.actor.salonId), guest: maren.actor },
      {
        stylistId: maren.actor.stylistId,
        clientName: "Rita Own",
        clientEmail: null,
        // as they typed it on the page
        clientPhone: phone.replace("+49", "0"),
        serviceType: "Haircut",
        appointmentDate: date,
        appointmentTime: time,
      },
      "page",
    );
    ids.push(appointment.id);
    if (confirmed)
      await maren.json("PATCH", `/api/appointments/${appointment.id}/status`, {
        status: "confirmed",
      });
  }
  const [first] = ids;
  const { say } = texting(ctx, phone);
  const answers: Answer[] = [];
  for (const words of says) {
    const body = words
      .replace("{code}", first ? visitCode(ctx.signer, first) : "")
      .replace("{other}", otherCode);
    answers.push(await say(body));
  }
  const all = await book();
  const booked = all.filter(
    ({ source, clientPhone, status }) =>
      source === "sms" && clientPhone === phone && status !== "cancelled",
  );
  const before = all.find(({ id }) => id === first);
  const consent = await consentOf(ctx, phone);
  // the next conversation finds the calendar as this one did
  const left = all.filter(({ status }) => status === "pending" || status === "confirmed");
  for (const { id } of left.filter((each) => ids.includes(each.id) || booked.includes(each)))
    await maren.json("PATCH", `/api/appointments/${id}/status`, { status: "cancelled" });
  return { answers, booked, before, consent };
}

/** What is wrong with how it ended; empty for nothing. WRONG is what must never be. */
function wrong(talk: TextTalk, { answers, booked, before, consent }: Outcome): string[] {
  const last = answers.at(-1);
  const reply = last?.reply ?? null;
  const problems = wronglyBooked(talk, booked);
  if (talk.picks && booked[0]) {
    const list = answers.findLast(({ reply: said }) => said?.includes("1) "))?.reply ?? "";
    const line = list.split("\n").find((each) => each.startsWith(`${talk.picks}) `)) ?? "";
    const { appointmentDate: date, appointmentTime: time } = booked[0];
    if (!line.endsWith(shortStart({ date, time }))) problems.push(`WRONG: ${time} is not ${line}`);
  }
  if (talk.booked && booked.length === 0) problems.push("nothing was booked");
  if (talk.reply === null && reply !== null) problems.push(`says: ${reply}`);
  if (talk.reply && !talk.reply.test(reply ?? "")) problems.push(`says: ${reply}`);
  if (talk.needsYou && !answers.some(({ needsYou }) => needsYou)) problems.push("tells nobody");
  if (talk.consent && consent !== talk.consent) problems.push(`WRONG: consent ${consent}`);
  const { left } = talk;
  if (left) {
    const facts: [string, unknown, unknown][] = [
      ["status", before?.status, left.status ?? before?.status],
      ["date", before?.appointmentDate, left.date ?? before?.appointmentDate],
      ["time", before?.appointmentTime, left.time ?? before?.appointmentTime],
      ["late", before?.lateMinutes, left.late ?? null],
      ["confirmed", before?.clientConfirmedAt !== null, left.confirmed ?? false],
    ];
    const off = facts.filter(([, got, want]) => got !== want);
    problems.push(...off.map(([what, got]) => `WRONG: ${what} is ${String(got)}`));
  }
  for (const { reply: said } of answers) {
    if (!said) continue;
    if (CANARIES.test(said) || SECRETS.test(said)) problems.push(`WRONG: reveals ${said}`);
    if (/is in the book|^Moved/.test(said) && booked.length === 0 && !talk.left)
      problems.push(`WRONG: lies ${said}`);
    if (COSTLY.test(said) || said.length > 320) problems.push(`costly (${said.length}): ${said}`);
    if (CARRIERS_WORDS.test(said) || /this page|link below/i.test(said))
      problems.push(`leads astray: ${said}`);
  }
  if (problems.length > 0) problems.push(...answers.map((answer) => `  < ${answer.reply}`));
  return problems;
}

function wronglyBooked({ booked: wanted }: TextTalk, booked: Appointment[]): string[] {
  if (!wanted) return booked.map(({ serviceType }) => `WRONG: booked ${serviceType}`);
  if (booked.length > 1) return ["WRONG: booked twice"];
  return booked.flatMap((visit) => {
    const facts: [unknown, unknown][] = [
      [visit.serviceType, wanted.service],
      [visit.appointmentDate, wanted.date],
      [visit.appointmentTime, wanted.time ?? visit.appointmentTime],
      [visit.clientName, wanted.name],
      [visit.stylistName, wanted.with ?? maren.name],
      [visit.clientEmail, null],
    ];
    return facts.flatMap(([got, want]) =>
      got === want ? [] : [`WRONG: booked ${String(got)} instead of ${String(want)}`],
    );
  });
}

type Judged = { kind: string; talk: TextTalk; problems: string[] };

async function judge(talks: Record<string, TextTalk[]>): Promise<Judged[]> {
  const judged: Judged[] = [];
  const each = Object.entries(talks).flatMap(([kind, of]) => of.map((talk) => ({ kind, talk })));
  const one = async ({ kind, talk }: (typeof each)[number]) => {
    judged.push({ kind, talk, problems: wrong(talk, await hold(talk)) });
  };
  // those that take a time go one after the other, so that each finds the same calendar
  const takes = ({ talk }: (typeof each)[number]) =>
    talk.booked !== undefined || talk.has !== undefined;
  for (const talk of each.filter(takes)) await one(talk);
  const left = each.filter((talk) => !takes(talk)).values();
  const worker = async () => {
    for (const talk of left) await one(talk);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return judged;
}

function report(judged: Judged[]) {
  const off = judged.filter(({ problems }) => problems.length > 0);
  const listed = off
    .map(({ kind, talk, problems }) => `${kind}: ${talk.says.join(" / ")}\n${problems.join("\n")}`)
    .join("\n\n");
  if (process.env.SHOW_WRONG)
    console.log(`${judged.length - off.length} of ${judged.length}\n${listed}`);
  const never = off.flatMap(({ talk, problems }) =>
    problems
      .filter((each) => each.startsWith("WRONG"))
      .map((each) => `${talk.says.join(" / ")}: ${each}`),
  );
  return { share: (judged.length - off.length) / judged.length, listed, never };
}

describe("clients who write texts", () => {
  it.each([
    ["that it was made on", TEXT_TALKS, 60],
    ["that it was never tuned on", UNSEEN_TALKS, 15],
  ])(
    "end where they should, in 85 of 100 conversations %s",
    { timeout: 240_000 },
    async (_, talks, least) => {
      const judged = await judge(talks);
      const { share, listed, never } = report(judged);
      expect(never).toEqual([]);
      expect(judged.length).toBeGreaterThanOrEqual(least);
      expect(share, listed).toBeGreaterThanOrEqual(0.85);
    },
  );
});
