import { unknownAppointment } from "#tools/appointments/appointments.ts";
import { calendarPart } from "#tools/appointments/calendar-part.ts";
import { issueLinks } from "#tools/appointments/links.ts";
import { visitCode } from "#tools/appointments/visit-code.ts";
import {
  entryOf,
  partiesOf,
  spokenInstant,
  visitsOf,
  whenOf,
  type Visit,
} from "#tools/appointments/visit.ts";
import type { Ctx } from "#tools/core/context.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Fact } from "#tools/messages/letters/letter-schema.ts";
import { letterOf } from "#tools/messages/letters/letter-words.ts";
import { oneLine, writeLetter } from "#tools/messages/letters/letter.ts";
import type { E164 } from "#tools/values/phone-schema.ts";
import {
  queueMails,
  queueTexts,
  salonOf,
  type OutgoingMail,
  type OutgoingText,
  type Sender,
} from "#tools/messages/outbox/queue.ts";
import { numbersTexted, numbersThatAgreed } from "#tools/messages/reach.ts";
import type { Message, MessageChannel } from "#tools/messages/schema.ts";
import type { TemplateKind } from "#tools/messages/settings-schema.ts";
import { STATUS_WORDS } from "./template-data.ts";
import type { Values } from "./template-rules.ts";
import { templatesIn, templatesOf, type OwnTemplates } from "./templates.ts";
import { unlinked } from "#tools/messages/inbox/unlinked-rules.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** Whoever tells a client something: a sender who knows where people reach the app. */
export type Teller = Sender & Pick<Ctx, "publicUrl">;

/** What a client is told about one of their visits, and why. */
export type Telling = {
  kind: TemplateKind;
  appointmentId: string;
  /** The visit and the salon's own words, where both were just read. */
  known?: { visit: Visit; templates: OwnTemplates } | undefined;
  /** The link by which they change it, where one was made already; earlier ones stay good. */
  manageUrl?: string | undefined;
  /** Placeholders with other values than the visit gives. */
  values?: Values | undefined;
  /** What causes it; without one, the visit as it now is. Each channel tells it once. */
  dedupeKey?: string | undefined;
  dueAt?: Date | undefined;
  uselessAfter?: Date | undefined;
  transactional?: boolean | undefined;
  /** The only channels to use; each still needs an address or a number that agreed. */
  channels?: readonly MessageChannel[] | undefined;
  /** When it was to begin before it was moved. */
  before?: Date | undefined;
};

/** What is told of a visit because it was booked or changed; of one that is over, none of it. */
const OF_THE_BOOK: ReadonlySet<TemplateKind> = new Set(["confirmation", "change", "cancellation"]);
/** What is said of a visit that will not take place: it cannot be managed, but another be booked. */
const BOOKS_ANEW: ReadonlySet<TemplateKind> = new Set(["cancellation", "no_show"]);

/**
 * Tells a client about their visit by the salon's templates: by mail, with an invitation for their calendar where the visit was
 * booked or changed, and by text where their number agreed to texts. Call it within the transaction of the change.
 * @returns what was queued; nothing for who cannot be reached, and for a visit that is over
 * @throws not_found
 */
export function tellClient(ctx: Teller, telling: Telling): Promise<Message[]> {
  return tellClients(ctx, [telling]);
}

/** Tells several things, each as `tellClient` does one. */
export async function tellClients(ctx: Teller, tellings: readonly Telling[]): Promise<Message[]> {
  const reached = await whoIsReached(ctx, tellings);
  if (reached.length === 0) return [];
  const links = await linksOf(ctx, reached);
  const [known] = reached.flatMap(({ telling }) => telling.known ?? []);
  const fill = known ? templatesIn(known.templates) : await templatesOf(ctx);
  const texted = await numbersTexted(
    ctx,
    reached.flatMap(({ number }) => number ?? []),
  );
  const written = reached.map((each) => ({ ...each, link: links(each) }));
  const mails = written.flatMap(({ email, ...told }) =>
    email ? mailTo(ctx, fill, { ...told, email }) : [],
  );
  const texts = written.flatMap(({ number, ...told }) => {
    if (!number) return [];
    const first = !texted.has(number);
    texted.add(number);
    return textTo(ctx, fill, { ...told, number, first });
  });
  return [...(await queueMails(ctx, mails)), ...(await queueTexts(ctx, texts))];
}

type Told = { telling: Telling; visit: Visit };
type Reached = Told & { email: string | null; number: E164 | null };

/** Where each is told; who cannot be reached, and a visit that is over, is left out. @throws not_found */
async function whoIsReached(ctx: Teller, tellings: readonly Telling[]): Promise<Reached[]> {
  const unread = tellings.flatMap(({ known, appointmentId }) => (known ? [] : appointmentId));
  const visits = unread.length > 0 ? await visitsOf(ctx, unread) : new Map<string, Visit>();
  const told = tellings.flatMap((telling) => {
    const visit = telling.known?.visit ?? visits.get(telling.appointmentId);
    if (!visit) throw unknownAppointment();
    const isOver = OF_THE_BOOK.has(telling.kind) && visit.appointment.endsAt <= ctx.now();
    return isOver ? [] : [{ telling, visit }];
  });
  const phoneOf = ({ telling, visit }: Told) =>
    reaches(telling, "sms") ? visit.appointment.clientPhone : null;
  const numbers = await numbersThatAgreed(ctx, told.map(phoneOf));
  return told.flatMap((each) => {
    const email = reaches(each.telling, "mail") ? each.visit.appointment.clientEmail : null;
    const number = numbers.get(phoneOf(each)) ?? null;
    return email || number ? [{ ...each, email, number }] : [];
  });
}

const reaches = ({ channels }: Telling, channel: MessageChannel) =>
  channels === undefined || channels.includes(channel);

/** What a message about a visit says of it. */
function factsOf(visit: Visit, { before }: { before?: Date | undefined } = {}): Fact[] {
  const { appointment, stylist, salon, address, timeZone } = visit;
  return [
    { label: "When", value: whenOf(visit) },
    ...(before ? [{ label: "Before", value: spokenInstant(timeZone, before.getTime()) }] : []),
    ...(appointment.serviceType
      ? [{ label: "Service", value: unlinked(appointment.serviceType) }]
      : []),
    { label: "With", value: stylist },
    ...(address ? [{ label: "Where", value: `${salon}, ${address}` }] : []),
  ];
}

type Link = { label: string; href: string; secret: boolean };

/** Makes the links that there are not yet; gives which goes with what is told. */
async function linksOf(ctx: Teller, all: readonly Told[]): Promise<(told: Told) => Link | null> {
  const without = all.filter(
    ({ telling: { kind, manageUrl } }) => !BOOKS_ANEW.has(kind) && manageUrl === undefined,
  );
  const made = await issueLinks(ctx, {
    salonId: salonOf(ctx),
    appointmentIds: without.map(({ telling }) => telling.appointmentId),
  });
  return ({ telling: { kind, appointmentId, manageUrl }, visit: { bookUrl } }) => {
    if (BOOKS_ANEW.has(kind))
      return bookUrl ? { label: "Book another time", href: bookUrl, secret: false } : null;
    const href = manageUrl ?? made.get(appointmentId) ?? "";
    return { label: "See, move or cancel it", href, secret: true };
  };
}

type Fill = Awaited<ReturnType<typeof templatesOf>>;
type Linked = Told & { link: Link | null };

function mailTo(
  ctx: Teller,
  fill: Fill,
  { telling, visit, email, link }: Linked & { email: string },
): OutgoingMail {
  const { kind, before } = telling;
  const channel = "mail";
  const values = valuesFor(ctx, visit, { ...telling, link, channel });
  const { subject, body } = fill({ kind, channel, values });
  const { date, time, service, stylist } = values;
  const letter = letterOf(body, {
    sender: oneLine(visit.salon),
    facts: factsOf(visit, { before }),
    block: `${date} at ${time}\n${service} with ${stylist}`,
    link,
  });
  const { publicUrl } = ctx;
  return {
    ...about(visit, telling, "mail"),
    to: email,
    senderName: visit.salon,
    subject: oneLine(subject ?? ""),
    ...writeLetter(letter, { publicUrl, subject: subject ?? "" }),
    ...(OF_THE_BOOK.has(kind) && {
      calendar: calendarPart(
        entryOf(visit, link?.secret ? { url: link.href } : {}),
        partiesOf(ctx, visit, { email }),
      ),
    }),
  };
}

function textTo(
  ctx: Teller,
  fill: Fill,
  { telling, visit, number, link, first }: Linked & { number: E164; first: boolean },
): OutgoingText {
  const { kind } = telling;
  const channel = "sms";
  const values = valuesFor(ctx, visit, { ...telling, link, channel });
  const { body } = fill({ kind, channel, values, first });
  return { ...about(visit, telling, "sms"), to: number, body };
}

function about(
  { appointment }: Visit,
  { kind, appointmentId, dedupeKey, dueAt, uselessAfter, transactional }: Telling,
  channel: MessageChannel,
) {
  const cause = dedupeKey ?? `${kind} ${appointmentId} ${appointment.version}`;
  return {
    kind,
    dedupeKey: `${cause} ${channel}`,
    clientId: appointment.clientId,
    appointmentId,
    dueAt,
    uselessAfter: uselessAfter ?? (OF_THE_BOOK.has(kind) ? appointment.endsAt : undefined),
    transactional,
  };
}

function valuesFor(
  { signer }: Pick<Ctx, "signer">,
  { appointment, stylist, salon, timeZone, changeableUntil }: Visit,
  { values, link, channel }: Telling & { link: Link | null; channel: MessageChannel },
): Values {
  const { id, clientName, serviceType, startsAt, endsAt, status, payBy } = appointment;
  const { date, time } = wallOf(timeZone, startsAt.getTime());
  return {
    client: unlinked(oneLine(clientName)),
    salon: oneLine(salon),
    stylist: oneLine(stylist),
    service: unlinked(oneLine(serviceType || "Appointment")),
    date: fullDate(date),
    time: spokenTime(time),
    status: isStanding(status)
      ? STATUS_WORDS[channel][payBy ? "unpaid" : status === "pending" ? "pending" : "confirmed"]
      : null,
    link: link?.href,
    code: visitCode(signer, id),
    until: changeableUntil === null ? null : spokenInstant(timeZone, changeableUntil),
    minutes: String(Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)),
    ...values,
  };
}
