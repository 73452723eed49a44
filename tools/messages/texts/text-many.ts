import { and, asc, eq, gt, gte, inArray, lt } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { readRows, requireScheduling } from "#tools/appointments/appointments.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { dayBounds, instantOf, wallOf } from "#tools/values/zone-rules.ts";
import { consentsOf } from "#tools/messages/inbox/consents.ts";
import { numberFor } from "#tools/messages/numbers.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import type { ManyPreview, Recipient, TextedMany, TextMany } from "#tools/messages/sms-schema.ts";
import { fullDate } from "#tools/values/spoken-rules.ts";

type Reached = Recipient & { startsAt: Date; endsAt: Date };

/**
 * Who would get a message to everybody of a day, and how: by text where they agreed to texts, by mail otherwise. Nothing is sent.
 * @throws not_found, tier_required; invalid for a day that is over
 */
export async function previewMany(ctx: Ctx, input: TextMany): Promise<ManyPreview> {
  const recipients = await recipientsOf(ctx, input);
  return { date: input.date, recipients: recipients.map(shown), body: await signed(ctx, input) };
}

/**
 * Writes to everybody of a day. It is held for as long as the salon's settings say and can be taken back until then. Of a visit
 * of today it goes out in quiet hours too; nobody hears of theirs after it is over.
 * @throws as `previewMany`; conflict when nobody could be reached
 */
export async function textMany(ctx: Ctx, input: TextMany): Promise<TextedMany> {
  const { holdSeconds } = await getMessageSettings(ctx);
  const { timeZone } = await getBookingRules(ctx);
  return atomically(ctx, async (ctx) => {
    const recipients = await recipientsOf(ctx, input);
    if (!recipients.some(({ channel }) => channel !== null)) throw nobodyOf(input, recipients);
    const dueAt = new Date(ctx.now().getTime() + holdSeconds * 1000);
    const batchId = newId();
    const body = await signed(ctx, input);
    const urgent = wallOf(timeZone, ctx.now().getTime()).date === input.date;
    for (const { address, channel, clientId, appointmentId, endsAt } of recipients) {
      if (!channel || !address) continue;
      const about = {
        kind: "broadcast" as const,
        batchId,
        clientId,
        appointmentId,
        dueAt,
        uselessAfter: endsAt,
        transactional: urgent,
      };
      if (channel === "sms") {
        const { stylistId } = ctx.actor;
        await queueText(ctx, { ...about, to: address, body, author: "staff", stylistId });
      } else await queueMail(ctx, { ...about, to: address, subject: SUBJECT, text: body });
    }
    const { date } = input;
    const many = recipients.filter(({ channel }) => channel !== null).length;
    await writeAudit(ctx, {
      action: "message.sent_to_many",
      words: `wrote to ${many === 1 ? "a client" : `${many} clients`} of ${date}`,
      subjectId: batchId,
    });
    const heldUntil = dueAt.toISOString();
    return { date, recipients: recipients.map(shown), heldUntil, batchId, body };
  });
}

function nobodyOf({ date }: TextMany, recipients: readonly Recipient[]): DomainError {
  const names = recipients.map(({ name, time }) => `${name} ${time}`).join(", ");
  const sentence =
    names === ""
      ? `Nobody is booked on ${fullDate(date)}, so there is nobody to write to.`
      : `Nobody of ${fullDate(date)} can be reached by text or mail: ${names}. Nothing was sent.`;
  return new DomainError("conflict", sentence);
}

const SUBJECT = "About your appointment";

async function recipientsOf(
  ctx: Ctx,
  { date, stylistId = ctx.actor.stylistId, stylists: whose, from, only }: TextMany,
): Promise<Reached[]> {
  await requireScheduling(ctx);
  const [stylist] = await ctx.db
    .select({ id: stylists.id })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  const { timeZone } = await getBookingRules(ctx);
  const { smsOn } = await getMessageSettings(ctx);
  const day = dayBounds(timeZone, date);
  if (new Date(day.endsAt) <= ctx.now())
    throw new DomainError("invalid", "That day is over.", {
      issues: [{ path: "date", message: "is over" }],
    });
  const first = from === undefined ? new Date(day.startsAt) : instantIn(timeZone, date, from);
  const rows = await readRows(ctx.db)
    .where(
      and(
        whose === "all" ? undefined : eq(appointments.stylistId, stylistId),
        inArray(appointments.status, ["pending", "confirmed"]),
        gte(appointments.startsAt, first),
        lt(appointments.startsAt, new Date(day.endsAt)),
        // whoever has left is not told that they will wait
        gt(appointments.endsAt, ctx.now()),
        only ? inArray(appointments.id, only) : undefined,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const numbers = await Promise.all(
    rows.map(async ({ appointment: { clientPhone } }) =>
      clientPhone && smsOn ? numberFor(ctx, clientPhone) : null,
    ),
  );
  const standings = await consentsOf(
    ctx,
    numbers.flatMap((number) => number ?? []),
  );
  const reached = rows.map(({ appointment }, place): Reached => {
    const number = numbers[place] ?? null;
    const agreed = number !== null && standings.get(number) === "granted";
    const channel = agreed ? "sms" : appointment.clientEmail ? "mail" : null;
    return {
      appointmentId: appointment.id,
      clientId: appointment.clientId,
      name: appointment.clientName,
      time: wallOf(timeZone, appointment.startsAt.getTime()).time,
      channel,
      address: channel === "sms" ? number : channel === "mail" ? appointment.clientEmail : null,
      why: agreed ? null : whyNot(number, standings.get(number ?? "")),
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    };
  });
  const seen = new Set<string>();
  // whoever comes twice hears of it once
  return reached.filter(({ address }) => !address || (!seen.has(address) && seen.add(address)));
}

function whyNot(number: string | null, standing: string | undefined): string {
  if (number === null) return "No number to text.";
  return standing === "revoked" ? "Wants no texts." : "Has not agreed to texts.";
}

function instantIn(timeZone: string, date: string, time: string): Date {
  const found = instantOf(timeZone, date, time);
  if (found === null)
    throw new DomainError("invalid", "That time does not exist on that day.", {
      issues: [{ path: "from", message: "does not exist on that day" }],
    });
  return new Date(found);
}

/** The words with the salon's name, which whoever gets a text must see. */
async function signed({ db }: Pick<Ctx, "db">, { body }: TextMany): Promise<string> {
  const [salon] = await db.select({ name: salons.name }).from(salons);
  const name = salon?.name ?? "";
  return name === "" || body.includes(name) ? body : `${name}: ${body}`;
}

function shown({ startsAt: _starts, endsAt: _ends, ...recipient }: Reached): Recipient {
  return recipient;
}
