import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { clockOf } from "#tools/hours/work-rules.ts";
import { priceWords } from "#tools/pricing/services/service-price-rules.ts";
import { resizeSegments } from "#tools/pricing/services/service-rules.ts";
import { toldToClients } from "#tools/pricing/services/starter-rules.ts";
import { getCalendar } from "#ui/api/desk/appointments.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { timesIn } from "#ui/lib/format.ts";
import { conflictWith } from "#ui/screens/appointments/calendar/conflict-rules.ts";
import { dayWords } from "#ui/screens/appointments/calendar/day-words.ts";
import { isWorked, spanOf } from "#ui/screens/appointments/calendar/layout-rules.ts";
import type { BookingDraft } from "./booking-draft.ts";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;

/** What a booking as it is written comes to: from when to when, for how much, and what stands against it. Undefined until that is known. */
export function useOutlook({
  stylistId,
  clientId,
  durationMinutes: length,
  ...draft
}: BookingDraft) {
  const { appointmentDate: date, appointmentTime: time, serviceId } = draft;
  const day = useQuery({
    ...getCalendar({ from: date, to: date, stylistId }),
    enabled: date !== "" && stylistId !== "",
  });
  const menu = useQuery(listServices(stylistId));
  const client = useQuery({ ...getClient(clientId), enabled: clientId !== "" });
  const service = menu.data?.find(({ id }) => id === serviceId);
  if (!day.data || !date || !time || !length) return undefined;
  const { timeZone, appointments } = day.data;
  const startsAt = clockOf(timeZone, date)(time);
  const span = { startsAt, endsAt: startsAt + length * 60_000 };
  const working = day.data.working.filter((each) => each.stylistId === stylistId).map(spanOf);
  return {
    worked: isWorked(span, working),
    when: `${dayWords(date, DAY)}, ${timesIn(timeZone, span.startsAt, span.endsAt)}`,
    price: service && priceWords(toldToClients(service)),
    overlaps: conflictWith(appointments, {
      stylistId,
      startsAt: new Date(startsAt).toISOString(),
      segments: (service && resizeSegments(service.segments, length)) ?? [
        { kind: "apply", minutes: length },
      ],
    }),
    needsTest: Boolean(
      service?.needsPatchTest && client.data && client.data.patchTest.state !== "passed",
    ),
  };
}

/** The same in lines above the button that books it. */
export function Outlook({ of }: { of: NonNullable<ReturnType<typeof useOutlook>> }) {
  const against = [
    of.overlaps,
    of.needsTest && "Needs a patch test first. It is booked next.",
  ].filter(Boolean);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{of.when}</span>
        {of.price && <span className="font-mono">{of.price}</span>}
      </p>
      {against.map((words) => (
        <p key={String(words)} className="flex gap-1.5 font-medium text-warn">
          <TriangleAlert size={15} aria-hidden="true" className="mt-[3px] shrink-0" />
          {words}
        </p>
      ))}
    </div>
  );
}
