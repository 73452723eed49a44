import { eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { letterOf } from "#tools/messages/letters/letter-words.ts";
import { oneLine, writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import { isFirstText, numberThatAgreed } from "#tools/messages/reach.ts";
import type { Teller } from "#tools/messages/texts/tell-client.ts";
import { fillTemplate } from "#tools/messages/texts/templates.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { spokenInstant } from "#tools/appointments/visit.ts";
import type { WaitlistRow } from "./rows.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** Tells somebody who waits of the time that is held for them. Within the transaction that holds it. */
export async function tellOffer(
  ctx: Teller,
  row: WaitlistRow,
  { token }: { token: string },
): Promise<void> {
  const { id, clientId, clientName, clientEmail, clientPhone, serviceType } = row;
  const { offeredStart, offerEndsAt, offeredStylistId } = row;
  if (!offeredStart || !offerEndsAt) return;
  const { salon, stylist, address, timeZone } = await sceneOf(
    ctx,
    offeredStylistId ?? row.stylistId,
  );
  const href = `${ctx.publicUrl}/offer/${token}`;
  const { date, time } = wallOf(timeZone, offeredStart.getTime());
  const until = spokenInstant(timeZone, offerEndsAt.getTime());
  const values = {
    client: oneLine(clientName),
    salon: oneLine(salon),
    stylist: oneLine(stylist),
    service: oneLine(serviceType),
    date: fullDate(date),
    time: spokenTime(time),
    link: href,
    until,
  };
  const kind = "waitlist_offer" as const;
  const cause = `${kind} ${id} ${offerEndsAt.toISOString()}`;
  const about = { kind, clientId, uselessAfter: offerEndsAt };
  if (clientEmail) {
    const words = await fillTemplate(ctx, { kind, channel: "mail", values });
    const subject = oneLine(words.subject ?? "");
    const letter = letterOf(words.body, {
      sender: values.salon,
      facts: [
        { label: "When", value: `${values.date} at ${values.time} (${timeZone})` },
        { label: "Service", value: values.service },
        { label: "With", value: values.stylist },
        ...(address ? [{ label: "Where", value: `${salon}, ${address}` }] : []),
        { label: "Held until", value: until },
      ],
      block: `${values.date} at ${values.time}\n${values.service} with ${values.stylist}`,
      link: { label: "Take it, or let it go", href },
    });
    await queueMail(ctx, {
      ...about,
      dedupeKey: `${cause} mail`,
      to: clientEmail,
      senderName: values.salon,
      subject,
      ...writeLetter(letter, { publicUrl: ctx.publicUrl, subject }),
    });
  }
  const number = await numberThatAgreed(ctx, clientPhone);
  if (!number) return;
  const first = await isFirstText(ctx, number);
  const { body } = await fillTemplate(ctx, { kind, channel: "sms", values, first });
  await queueText(ctx, {
    ...about,
    dedupeKey: `${cause} sms`,
    to: number,
    body,
    // nobody is woken by it
    transactional: false,
  });
}

async function sceneOf({ db }: Pick<Teller, "db">, stylistId: string) {
  const [found] = await db
    .select({
      salon: salons.name,
      shown: stylists.salonName,
      address: stylists.salonAddress,
      stylist: stylists.name,
      timeZone: salons.timeZone,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.id, stylistId));
  if (!found) throw new Error("An offer is of nobody's time.");
  return { ...found, salon: found.shown || found.salon };
}
