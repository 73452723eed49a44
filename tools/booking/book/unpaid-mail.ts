import { unlinked } from "#tools/messages/inbox/unlinked-rules.ts";
import { oneLine, writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail, queueText } from "#tools/messages/outbox/queue.ts";
import { isFirstText, numberThatAgreed } from "#tools/messages/reach.ts";
import { fillInText } from "#tools/messages/texts/template-rules.ts";
import type { Teller } from "#tools/messages/texts/tell-client.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { askedName, keepsIt, toPay, type AskedFor } from "./payment-rules.ts";
import { spokenInstant, visitOf, whenOf } from "#tools/appointments/visit.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";

/** A booking whose time is held until its client has paid. */
export type Unpaid = {
  appointmentId: string;
  asked: AskedFor;
  payBy: Date;
  /** The booking's own page, which leads to where it is paid. */
  manageUrl: string;
  /** Nobody is texted who has the answer to a text. */
  byText: boolean;
};

/** Tells a client that their time is held and what keeps it. Within the transaction that books; says nowhere that it is booked. */
export async function tellUnpaid(ctx: Teller, unpaid: Unpaid): Promise<void> {
  const { appointmentId, asked, payBy, manageUrl, byText } = unpaid;
  const visit = await visitOf(ctx, { appointmentId });
  const { appointment, stylist, salon, address, timeZone } = visit;
  const { clientId, clientName, clientEmail, clientPhone, serviceType } = appointment;
  const until = spokenInstant(timeZone, payBy.getTime());
  const about = { kind: "payment" as const, clientId, appointmentId, uselessAfter: payBy };
  const cause = `payment ${appointmentId} ${payBy.toISOString()}`;
  if (clientEmail) {
    const subject = oneLine(`${toPay(asked)} to keep your time at ${salon}`);
    const service = unlinked(serviceType);
    const letter = {
      greeting: `Hello ${unlinked(oneLine(clientName))},`,
      paragraphs: [
        `Your time is held until ${until}. ${keepsIt(asked)} If it is not there by then, the time is given free again.`,
      ],
      facts: [
        { label: "When", value: whenOf(visit) },
        ...(service ? [{ label: "Service", value: service }] : []),
        { label: "With", value: stylist },
        ...(address ? [{ label: "Where", value: `${salon}, ${address}` }] : []),
        { label: "Held until", value: until },
      ],
      button: { label: toPay(asked), href: manageUrl },
      sender: salon,
    };
    await queueMail(ctx, {
      ...about,
      dedupeKey: `${cause} mail`,
      to: clientEmail,
      senderName: salon,
      subject,
      ...writeLetter(letter, { publicUrl: ctx.publicUrl, subject }),
    });
  }
  const number = byText ? null : await numberThatAgreed(ctx, clientPhone);
  if (!number) return;
  const { time } = wallOf(timeZone, payBy.getTime());
  // braces would be read as placeholders
  const words = `${salon}: your time on ${spokenInstant(timeZone, appointment.startsAt.getTime())} is held until ${spokenTime(time)}. To keep it: ${askedName(asked)}, ${manageUrl}`;
  const first = await isFirstText(ctx, number);
  const body = fillInText(oneLine(words.replaceAll(/[{}]/g, "")), {}, { first });
  await queueText(ctx, {
    ...about,
    dedupeKey: `${cause} sms`,
    to: number,
    body,
  });
}
