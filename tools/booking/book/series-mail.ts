import type { Ctx } from "#tools/core/context.ts";
import type { Fact } from "#tools/messages/letters/letter-schema.ts";
import { oneLine, writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import { isFirstText, numberThatAgreed } from "#tools/messages/reach.ts";
import { fillInText } from "#tools/messages/texts/template-rules.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { calendarFile } from "#tools/appointments/calendar-part.ts";
import { issueLink } from "#tools/appointments/links.ts";
import {
  entryOf,
  partiesOf,
  spokenInstant,
  visitOf,
  whenOf,
  type Visit,
} from "#tools/appointments/visit.ts";

type Kind = "confirmation" | "cancellation";

/** Tells a client of all visits of a series at once, instead of each. Within the transaction that books or cancels them. */
export async function tellSeries(
  ctx: Ctx,
  { kind, ids }: { kind: Kind; ids: readonly string[] },
): Promise<void> {
  const all: Visit[] = [];
  for (const appointmentId of ids) all.push(await visitOf(ctx, { appointmentId }));
  const visits = all.filter(({ appointment }) => appointment.endsAt > ctx.now());
  const [first] = visits;
  if (!first) return;
  const { clientEmail, clientPhone, clientId, id, version } = first.appointment;
  if (visits.length === 1) {
    await tellClient(ctx, { kind, appointmentId: id });
    return;
  }
  const about = { kind, clientId, appointmentId: id };
  const cause = `series ${kind} ${id} ${version}`;
  if (clientEmail)
    await queueMail(ctx, {
      ...about,
      ...(await mailOf(ctx, { kind, visits, first, email: clientEmail })),
      dedupeKey: `${cause} mail`,
      to: clientEmail,
    });
  const number = await numberThatAgreed(ctx, clientPhone);
  if (!number) return;
  const body = fillInText(
    textOf(kind, visits, first),
    {},
    { first: await isFirstText(ctx, number) },
  );
  await queueText(ctx, { ...about, dedupeKey: `${cause} sms`, to: number, body });
}

type Series = { kind: Kind; visits: readonly Visit[]; first: Visit };

async function mailOf(ctx: Ctx, { kind, visits, first, email }: Series & { email: string }) {
  const { salon, stylist, address, appointment, bookUrl } = first;
  const ended = kind === "cancellation";
  const subject = oneLine(
    `Your ${visits.length} appointments at ${salon}${ended ? " are cancelled" : ""}`,
  );
  const dates: Fact[] = [];
  const entries = [];
  for (const [index, visit] of visits.entries()) {
    const { salonId, id: appointmentId } = visit.appointment;
    const href = ended ? undefined : await issueLink(ctx, { salonId, appointmentId });
    const label = `${index + 1} of ${visits.length}`;
    const link = href && { label: "See, move or cancel it", href };
    dates.push({ label, value: whenOf(visit), ...(link && { link }) });
    entries.push(entryOf(visit, { url: href }));
  }
  const letter = {
    greeting: `Hello ${appointment.clientName},`,
    paragraphs: [
      ended ? "These appointments are cancelled:" : "These appointments are booked and confirmed:",
    ],
    facts: [
      ...dates,
      ...(appointment.serviceType ? [{ label: "Service", value: appointment.serviceType }] : []),
      { label: "With", value: stylist },
      ...(address ? [{ label: "Where", value: `${salon}, ${address}` }] : []),
    ],
    ...(ended && bookUrl && { button: { label: "Book another time", href: bookUrl } }),
    sender: salon,
  };
  return {
    senderName: salon,
    subject,
    ...writeLetter(letter, { publicUrl: ctx.publicUrl, subject }),
    attachments: [calendarFile(entries, partiesOf(ctx, first, { email }))],
    uselessAfter: visits.at(-1)?.appointment.endsAt,
  };
}

function textOf(kind: Kind, visits: readonly Visit[], first: Visit): string {
  const { salon, stylist, timeZone } = first;
  const at = ({ appointment }: Visit) => spokenInstant(timeZone, appointment.startsAt.getTime());
  const what = kind === "confirmation" ? "are booked" : "are cancelled";
  const last = visits.at(-1) ?? first;
  // braces would be read as placeholders
  const words = `${salon}: ${visits.length} appointments with ${stylist} ${what}, the first on ${at(first)}, the last on ${at(last)}.`;
  return oneLine(words.replaceAll(/[{}]/g, ""));
}
