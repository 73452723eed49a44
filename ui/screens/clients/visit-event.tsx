import { CalendarDays } from "lucide-react";
import type { ClientEvent } from "#tools/history/schema.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { minutes } from "#ui/lib/format.ts";
import { EventFrame } from "./event-frame.tsx";

type Visit = Extract<ClientEvent, { kind: "visit" }>;

const STATUS: Record<Visit["status"], { label: string; tone: BadgeTone }> = {
  pending: { label: "Not confirmed", tone: "warn" },
  confirmed: { label: "Confirmed", tone: "ok" },
  completed: { label: "Completed", tone: "neutral" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

const CANCELLED: Record<NonNullable<Visit["cancelledBy"]>, string> = {
  client: "Cancelled by the client",
  salon: "Cancelled by the salon",
  no_show: "Did not come",
  unpaid: "Never paid for",
};

/** An appointment of a client, past or to come. */
export function VisitEvent({ visit }: { visit: Visit }) {
  const { at, endsAt, serviceType, stylistName, status, cancelledBy, needsPatchTest } = visit;
  const { label, tone } = STATUS[status];
  // a visit that took place, or stands confirmed, is as it should be
  const expected = status === "completed" || status === "confirmed";
  const stands = status === "pending" || status === "confirmed";
  return (
    <EventFrame
      at={at}
      slim
      picture={<CalendarDays size={18} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />}
      title={serviceType ? spokenWord(serviceType) : "Visit"}
      lead={`${stylistName} · ${minutes((Date.parse(endsAt) - Date.parse(at)) / 60_000)}`}
    >
      {(!expected || (stands && needsPatchTest)) && (
        <p className="flex flex-wrap gap-1.5">
          {!expected && (
            <Badge tone={cancelledBy === "no_show" ? "bad" : tone}>
              {cancelledBy ? CANCELLED[cancelledBy] : label}
            </Badge>
          )}
          {stands && needsPatchTest && <Badge tone="warn">Patch test needed</Badge>}
        </p>
      )}
    </EventFrame>
  );
}
