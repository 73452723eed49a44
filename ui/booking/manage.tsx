import type { ManagePage } from "#tools/booking/own/page-schema.ts";
import { moneyBackWords } from "#tools/booking/book/payment-rules.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Frame, Heading } from "./frame.tsx";
import { ManageActs } from "./manage-acts.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { paymentFact } from "./payment-words.ts";
import { Notice } from "./notice.tsx";
import { useVisitorZone } from "./times/use-visitor-zone.ts";
import { phoneText } from "#ui/lib/format.ts";
import { longDayWords, timeWords, wallIn, zoneWords } from "./times/when.ts";

const STATUS: Record<ManagePage["appointment"]["status"], { words: string; tone: BadgeTone }> = {
  pending: { words: "Waiting for the salon", tone: "warn" },
  confirmed: { words: "Confirmed", tone: "ok" },
  cancelled: { words: "Cancelled", tone: "bad" },
  completed: { words: "Completed", tone: "neutral" },
};

/** What comes before colour: the visit for its test, or that one is needed. */
function testWords({ patchTestAt, appointment: { timeZone }, clock }: ManagePage): string {
  if (!patchTestAt)
    return "A patch test, 48 hours before at the latest. Ask for a moment in the salon if you have had none here.";
  const { date, time } = wallIn(timeZone, patchTestAt);
  return `Your patch test: ${longDayWords(date)}, ${timeWords(time, clock)}. It takes ten minutes.`;
}

const HELD = { words: "Held, not paid yet", tone: "warn" } as const;

/** A client's own booking: what it is, and what they can still do about it. Looking changes nothing. */
export function ManageScreen({ page }: { page: ManagePage }) {
  const { appointment, problem, past } = page;
  const { words, tone } = appointment.payBy ? HELD : STATUS[appointment.status];
  const stands = appointment.status === "pending" || appointment.status === "confirmed";
  return (
    <Frame
      about={
        <Heading title={`Your appointment with ${appointment.stylistName}`}>
          <p className="text-md text-ink-2">{appointment.salonName}</p>
        </Heading>
      }
    >
      <Done page={page} />
      <PaymentNotice page={page} />
      {problem && (
        <Notice title={problem.title} id="problem">
          <p>{problem.sentence}</p>
        </Notice>
      )}
      <Card aria-label="Appointment">
        <div className="flex flex-col gap-4">
          {/* what has just come of it says how it stands */}
          {!doneWords(page) && (
            <Badge tone={past && stands ? "neutral" : tone} className="self-start">
              {past && stands ? "Past" : words}
            </Badge>
          )}
          <When page={page} />
          <dl className="grid gap-x-6 gap-y-3 border-t border-line-soft pt-4 md:grid-cols-2">
            <Fact name="Service" value={appointment.serviceType} />
            <Fact name="Price" value={page.price} />
            <Fact name="Where" value={page.place.address} />
            <Fact
              name="Call the salon"
              value={page.place.phone && phoneText(page.place.phone)}
              href={`tel:${page.place.phone?.replaceAll(/[^+\d]/g, "")}`}
            />
            <Fact
              name="Before you come"
              value={stands && page.needsPatchTest ? testWords(page) : null}
            />
            <Fact name="Name" value={appointment.clientName} />
            <Fact name="Email" value={appointment.clientEmail} />
            <Fact
              name="Phone"
              value={appointment.clientPhone && phoneText(appointment.clientPhone)}
            />
            <Fact name="Notes" value={appointment.notes} />
            <Fact name="Payment" value={paymentFact(page.payment)} />
          </dl>
        </div>
      </Card>
      <ManageActs page={page} />
    </Frame>
  );
}

function When({ page }: { page: ManagePage }) {
  const { appointment, clock } = page;
  const { timeZone, startsAt, endsAt } = appointment;
  const visitorZone = useVisitorZone();
  const [start, end] = [wallIn(timeZone, startsAt), wallIn(timeZone, endsAt)];
  const theirs = visitorZone ? wallIn(visitorZone, startsAt) : start;
  const differs = theirs.time !== start.time || theirs.date !== start.date;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-display text-xl font-semibold tracking-tight">
        {longDayWords(start.date)}
      </p>
      <p className="font-mono text-lg font-semibold max-md:text-md [&>span]:whitespace-nowrap">
        <span>{timeWords(start.time, clock)}</span> to <span>{timeWords(end.time, clock)}</span>
      </p>
      <p className="text-sm text-ink-3">
        {zoneWords(timeZone)} time
        {visitorZone &&
          differs &&
          `; ${longDayWords(theirs.date)} at ${timeWords(theirs.time, clock)} in ${zoneWords(visitorZone)}`}
      </p>
    </div>
  );
}

function Fact({ name, value, href }: { name: string; value: string | null; href?: string }) {
  if (!value) return null;
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {href ? (
          <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

/** What has just come of it, which is its state then. */
function Done({ page }: { page: ManagePage }) {
  const words = doneWords(page);
  return (
    words && (
      <Notice title={words.title} tone="ok">
        <p>{words.sentence}</p>
      </Notice>
    )
  );
}

/** That it is confirmed is said when it is, and only then. */
function doneWords({ done, mails, appointment, payment }: ManagePage) {
  const { status, stylistName, payBy } = appointment;
  // what keeps the time is said by itself
  if (payBy && done === "booked") return null;
  if (done === "cancelled" && status === "cancelled")
    return {
      title: "Appointment cancelled",
      sentence: `The time is free again. ${moneyBackWords(payment) || "You need do nothing more."}`,
    };
  if (!done || done === "cancelled" || (status !== "pending" && status !== "confirmed"))
    return null;
  const look = mails
    ? "check your email for details."
    : "this page stays yours, so keep its address.";
  return {
    title: done === "booked" ? "Appointment Booked!" : "Appointment moved",
    sentence:
      status === "confirmed" && done === "booked"
        ? "Your appointment has been confirmed. Check your email for details."
        : status === "confirmed"
          ? "Your appointment is confirmed for its new time."
          : `Your time is held. ${stylistName} confirms it; ${done === "booked" ? look : "you will find the answer here."}`,
  };
}
