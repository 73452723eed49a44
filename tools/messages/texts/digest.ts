import { and, asc, eq, gt, gte, inArray, lt, ne } from "drizzle-orm";
import { appointments, occupancies } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { hoursOf } from "#tools/hours/hours.ts";
import { workDays } from "#tools/hours/work-rules.ts";
import { gapsIn } from "./daily-rules.ts";
import type { DigestDue } from "./digests-due.ts";
import type { Fact } from "#tools/messages/letters/letter-schema.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";

/** Time that is free for a client, in minutes. */
const GAP_MINUTES = 30;

/** Writes to stylists what their day brings, once a day each. @returns how many mails were queued */
export async function sendDigests(ctx: SalonCtx, due: readonly DigestDue[]): Promise<number> {
  let queued = 0;
  for (const each of due) if (await atomically(ctx, (ctx) => sendDigest(ctx, each))) queued += 1;
  return queued;
}

async function sendDigest(ctx: SalonCtx, { stylistId, date }: DigestDue): Promise<boolean> {
  const [who] = await ctx.db
    .select({
      name: stylists.name,
      email: stylists.email,
      salon: salons.name,
      timeZone: salons.timeZone,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.id, stylistId));
  if (!who?.email) return false;
  const { name, email, salon, timeZone } = who;
  const visits = await visitsOf(ctx, { stylistId, date, timeZone });
  if (visits.length === 0) return false;
  const facts = await Promise.all(visits.map((visit) => factOf(ctx, visit, timeZone)));
  const count = `${visits.length} ${visits.length === 1 ? "client" : "clients"}`;
  const subject = `Your day: ${count} on ${spokenDate(date)}`;
  const unconfirmed = visits.filter(({ clientConfirmedAt }) => !clientConfirmedAt).length;
  const letter = {
    greeting: `Good morning ${name},`,
    paragraphs: [
      `${count} today, ${spokenDate(date)}${unconfirmed === 0 ? ". Everybody has said that they come." : `; ${unconfirmed} of them ${unconfirmed === 1 ? "has" : "have"} not said yet that they come.`}`,
      await gapsOf(ctx, { stylistId, date, timeZone }),
    ],
    facts,
    button: { label: "Open the calendar", href: `${ctx.publicUrl}/calendar` },
    sender: salon,
  };
  const { publicUrl } = ctx;
  const mail = await queueMail(ctx, {
    kind: "digest",
    to: email,
    subject,
    ...writeLetter(letter, { publicUrl, subject }),
    dedupeKey: `digest ${stylistId} ${date}`,
    transactional: false,
    uselessAfter: new Date(dayBounds(timeZone, date).endsAt),
  });
  return mail !== null;
}

type Day = { stylistId: string; date: string; timeZone: string };

function visitsOf({ db }: SalonCtx, { stylistId, date, timeZone }: Day) {
  const { startsAt, endsAt } = dayBounds(timeZone, date);
  return db
    .select({
      clientId: appointments.clientId,
      clientName: appointments.clientName,
      serviceType: appointments.serviceType,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      payBy: appointments.payBy,
      needsPatchTest: appointments.needsPatchTest,
      clientConfirmedAt: appointments.clientConfirmedAt,
      lateMinutes: appointments.lateMinutes,
      allergies: clients.allergies,
      mustKnow: clients.mustKnow,
    })
    .from(appointments)
    .leftJoin(clients, eq(clients.id, appointments.clientId))
    .where(
      and(
        eq(appointments.stylistId, stylistId),
        inArray(appointments.status, ["pending", "confirmed"]),
        gte(appointments.startsAt, new Date(startsAt)),
        lt(appointments.startsAt, new Date(endsAt)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

type DayVisit = Awaited<ReturnType<typeof visitsOf>>[number];

/** A line of the day. What a record says of somebody's health stays in the record: the mail says that there is something. */
async function factOf(ctx: SalonCtx, visit: DayVisit, timeZone: string): Promise<Fact> {
  const { clientId, clientName, serviceType, startsAt, endsAt, needsPatchTest } = visit;
  const standing = await patchStandingOf(ctx, clientId, startsAt);
  const marks = [
    ...(standing.state === "failed" ? ["reacted to a patch test: no color"] : []),
    ...(needsPatchTest && !["passed", "failed"].includes(standing.state)
      ? ["patch test missing"]
      : []),
    ...(visit.allergies ? ["allergies: see record"] : []),
    ...(visit.mustKnow ? ["must know: see record"] : []),
    ...(visit.payBy
      ? ["waits for its payment"]
      : visit.status === "pending"
        ? ["waits for your confirmation"]
        : []),
    ...(visit.clientConfirmedAt ? [] : ["has not confirmed"]),
    ...(visit.lateMinutes ? [`${visit.lateMinutes} minutes late`] : []),
  ];
  const label = `${clock(timeZone, startsAt.getTime())} to ${clock(timeZone, endsAt.getTime())}`;
  return { label, value: [`${clientName}, ${serviceType || "appointment"}`, ...marks].join(" · ") };
}

async function gapsOf(ctx: SalonCtx, { stylistId, date, timeZone }: Day): Promise<string> {
  const hours = await hoursOf(ctx, { stylistIds: [stylistId], from: date, to: date });
  const work = hours.get(stylistId);
  const [day] = work ? workDays(timeZone, work, date, date) : [];
  if (!day) return "";
  const taken = await ctx.db
    .select({ startsAt: occupancies.startsAt, endsAt: occupancies.endsAt })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.stylistId, stylistId),
        ne(occupancies.kind, "hold"),
        lt(occupancies.startsAt, new Date(day.hours[1])),
        gt(occupancies.endsAt, new Date(day.hours[0])),
      ),
    );
  const busy = [
    ...taken.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
    ...day.breaks.map(([from, to]) => ({ from, to })),
  ];
  const gaps = gapsIn(day.hours, busy, GAP_MINUTES);
  if (gaps.length === 0) return "No gaps.";
  const said = gaps.map(({ from, to }) => `${clock(timeZone, from)} to ${clock(timeZone, to)}`);
  return `Free: ${said.join(", ")}.`;
}

const clock = (timeZone: string, at: number) => spokenTime(wallOf(timeZone, at).time);
