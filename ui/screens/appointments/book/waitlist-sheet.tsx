import { useMutation, useQuery } from "@tanstack/react-query";
import { Hourglass, Plus } from "lucide-react";
import { useState } from "react";
import type { WaitlistEntry, WaitlistStatus } from "#tools/booking/waitlist/schema.ts";
import { leaveWaitlist, listWaitlist, offerNow } from "#ui/api/desk/waitlist.ts";
import { EmailText } from "#ui/components/email-text.tsx";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { phoneText, shortMoment, soonMoment, wallTime } from "#ui/lib/format.ts";
import { dayWords } from "#ui/screens/appointments/calendar/day-words.ts";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";
import { WaitForm } from "./wait-form.tsx";

/** Who waits for a time, and what becomes of it. */
export function WaitlistSheet({
  stylists,
  today,
  onBook,
  onClose,
}: {
  stylists: readonly Named[];
  today: string;
  onBook: (entry: WaitlistEntry) => void;
  onClose: () => void;
}) {
  const list = useQuery(listWaitlist);
  const [adding, setAdding] = useState(false);
  return (
    <Sheet open onClose={onClose} title="Waitlist" className="w-[min(520px,100vw)]">
      <div className="flex flex-col gap-4">
        {adding ? (
          <WaitForm stylists={stylists} today={today} onDone={() => setAdding(false)} />
        ) : (
          <Button
            icon={<Plus size={17} aria-hidden="true" />}
            className="self-start"
            onClick={() => setAdding(true)}
          >
            Add somebody
          </Button>
        )}
        <QueryView query={list} name="the waitlist" shape={["h-32 rounded-card"]}>
          {(entries) =>
            entries.length === 0 ? (
              !adding && (
                <EmptyState icon={<Hourglass size={22} aria-hidden="true" />} title="Nobody waits">
                  Clients join from your booking page when nothing suits them. As soon as a time is
                  free that does, it is offered to whoever has waited longest.
                </EmptyState>
              )
            ) : (
              <ul className="flex flex-col gap-3">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Waiting entry={entry} stylists={stylists} onBook={() => onBook(entry)} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Sheet>
  );
}

const STATES: Record<WaitlistStatus, { word: string; tone: BadgeTone }> = {
  waiting: { word: "Waiting", tone: "neutral" },
  offered: { word: "Held for them", tone: "warn" },
  booked: { word: "Booked", tone: "ok" },
  expired: { word: "Offer ended", tone: "bad" },
  cancelled: { word: "Off the list", tone: "neutral" },
};
const LINK = "underline decoration-line underline-offset-4 hover:decoration-ink touch:py-2.5";
const DAY = { day: "numeric", month: "short" } as const;

function Waiting({
  entry,
  stylists,
  onBook,
}: {
  entry: WaitlistEntry;
  stylists: readonly Named[];
  onBook: () => void;
}) {
  const offer = useMutation(offerNow);
  const leave = useMutation(leaveWaitlist);
  const busy = offer.isPending || leave.isPending;
  const { id, clientName, serviceType, status, from, to, earliest, latest, stylistId } = entry;
  const { word, tone } = STATES[status];
  const hours = [
    earliest && `from ${wallTime(earliest)}`,
    latest && `until ${wallTime(latest)}`,
  ].filter(Boolean);
  const whom = stylists.find((each) => each.id === stylistId)?.name ?? "anybody";
  return (
    <Card aria-label={clientName} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg break-words">{clientName}</h3>
        <Badge tone={tone}>{word}</Badge>
      </header>
      <p className="text-sm text-ink-2">
        {serviceType || "Appointment"} with {whom}
        <br />
        {from === to ? dayWords(from, DAY) : `${dayWords(from, DAY)} to ${dayWords(to, DAY)}`}
        {hours.length > 0 && `, ${hours.join(" ")}`}
      </p>
      {entry.offeredStart && status === "offered" && (
        <p className="text-sm">
          {shortMoment(entry.offeredStart)}
          {entry.offerEndsAt && ` is held for them until ${soonMoment(entry.offerEndsAt)}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        {entry.clientPhone && (
          <a href={`tel:${entry.clientPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
            {phoneText(entry.clientPhone)}
          </a>
        )}
        {entry.clientEmail && (
          <a href={`mailto:${entry.clientEmail}`} className={LINK}>
            <EmailText>{entry.clientEmail}</EmailText>
          </a>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {(status === "waiting" || status === "expired") && (
          <Button
            kind="primary"
            pending={offer.isPending}
            disabled={busy}
            onClick={() => offer.mutate({ id })}
          >
            Offer now
          </Button>
        )}
        <Button onClick={onBook} disabled={busy}>
          Book
        </Button>
        <Button
          kind="ghost"
          pending={leave.isPending}
          disabled={busy}
          onClick={() => leave.mutate({ id })}
        >
          Remove
        </Button>
      </div>
    </Card>
  );
}
