import { and, asc, inArray } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { outbox } from "#db/schema/messages.ts";
import { spokenInstant } from "#tools/appointments/visit.ts";
import { patchStandingOf } from "#tools/clients/patch-gate.ts";
import { patchTest } from "#tools/colour/science.ts";
import { atomically, type SalonCtx } from "#tools/core/context.ts";
import { isLeaving } from "#tools/salons/is-leaving.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { causeOf, type Due } from "./reminders-due.ts";
import { MessageChannel } from "#tools/messages/schema.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import { tellClients, type Telling } from "./tell-client.ts";

/** What is told in one transaction: nobody who changes one of these visits waits for long. */
const AT_ONCE = 25;
const CHANNELS = MessageChannel.options;
const TEST_MS = patchTest.readAfterHours * 3_600_000;

/**
 * Reminds of a salon's visits. Each is told once for its time, however often and by however many processes it is asked for;
 * one that was cancelled or moved meanwhile is not.
 * @returns how many messages were queued
 */
export async function remind(ctx: SalonCtx, due: readonly Due[]): Promise<number> {
  if (await isLeaving(ctx)) return 0;
  const channels = await channelsOf(ctx);
  let told = 0;
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE);
    told += await atomically(ctx, (ctx) => tellSome(ctx, some, channels));
  }
  return told;
}

async function tellSome(
  ctx: SalonCtx,
  due: readonly Due[],
  channels: readonly MessageChannel[],
): Promise<number> {
  const ids = due.map(({ id }) => id);
  // another round, and whoever cancels or moves it, waits until this one has told them
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(inArray(appointments.id, ids), inArray(appointments.status, ["pending", "confirmed"])),
    )
    .orderBy(asc(appointments.id))
    .for("no key update");
  const told = await causesTold(ctx, due.map(causeOf));
  const tellings: Telling[] = [];
  for (const each of due) {
    const row = rows.find(({ id }) => id === each.id);
    const isThen = row && row.startsAt.getTime() === each.startsAt.getTime();
    const cause = causeOf(each);
    if (!isThen || told.has(cause)) continue;
    const about = await (each.kind === "reminder" ? ofVisit(row) : ofTest(ctx, row));
    if (!about) continue;
    tellings.push({
      ...about,
      kind: each.kind,
      appointmentId: each.id,
      dedupeKey: cause,
      transactional: false,
      // one whose time has passed goes at once
      ...(each.at > ctx.now() && { dueAt: each.at }),
      channels,
    });
  }
  return (await tellClients(ctx, tellings)).length;
}

type VisitRow = typeof appointments.$inferSelect;

/** Who has said that they come is not asked again. */
function ofVisit({ startsAt, clientConfirmedAt }: VisitRow) {
  return { uselessAfter: startsAt, ...(clientConfirmedAt && { values: { code: "" } }) };
}

/** Null for who needs no reminder: their test counts or is on the skin, or they reacted to one, which the salon talks about itself. */
async function ofTest(ctx: SalonCtx, { clientId, startsAt }: VisitRow) {
  const { state } = await patchStandingOf(ctx, clientId, startsAt);
  if (state !== "missing" && state !== "expired") return null;
  const { timeZone } = await getBookingRules(ctx);
  const until = startsAt.getTime() - TEST_MS;
  return { uselessAfter: new Date(until), values: { until: spokenInstant(timeZone, until) } };
}

/** Which of these were told before, by whatever channel. */
async function causesTold({ db }: SalonCtx, causes: readonly string[]): Promise<Set<string>> {
  const keys = new Map(
    CHANNELS.flatMap((channel) => causes.map((cause) => [`${cause} ${channel}`, cause])),
  );
  const rows = await db
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...keys.keys()]));
  return new Set(rows.flatMap(({ key }) => keys.get(key ?? "") ?? []));
}

async function channelsOf(ctx: SalonCtx): Promise<MessageChannel[]> {
  const { reminderByMail, reminderBySms } = await getMessageSettings(ctx);
  return [...(reminderByMail ? ["mail" as const] : []), ...(reminderBySms ? ["sms" as const] : [])];
}
