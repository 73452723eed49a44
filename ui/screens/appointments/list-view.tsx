import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useDeferredValue } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { listAppointments } from "#ui/api/desk/appointments.ts";
import { AppointmentRow } from "#ui/cards/appointment-card/appointment-row.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { useMedia, WIDE } from "#ui/lib/device/media.ts";
import { plural } from "#ui/lib/format.ts";
import { useMinute } from "#ui/lib/use-minute.ts";
import { dayWords } from "./calendar/day-words.ts";
import { ComingDay } from "./coming-day.tsx";
import type { ListFilter, When } from "./list-filters.tsx";
import { useComing, useMustKnow } from "#ui/cards/client/use-must-know.ts";

/** Appointments of the salon, or of one stylist, day by day: from today on, what is over, or what was called off; found by name. */
export function ListView({
  filter: { when, name },
  stylistId,
  today,
  onOpen,
  onAgain,
}: {
  filter: ListFilter;
  stylistId: string | undefined;
  today: string;
  onOpen: (appointment: Appointment) => void;
  onAgain: (appointment: Appointment) => void;
}) {
  const sought = useDeferredValue(name.trim());
  const list = useInfiniteQuery(
    listAppointments({
      ...(stylistId && { stylistId }),
      ...(sought && { clientName: sought }),
      when,
    }),
  );
  const wide = useMedia(WIDE);
  const visits = list.data?.pages.flatMap(({ items }) => items);
  const mustKnow = useMustKnow(visits);
  const coming = useComing(visits);
  const currency = useQuery(getRates).data?.currency;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 min-[85rem]:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex flex-col gap-5 max-md:gap-4">
        <PagedList
          list={list}
          name="the appointments"
          failed="Failed to fetch appointments"
          shape={Array.from({ length: 8 }, () => "h-15 rounded-m")}
          layout="flex flex-col gap-2"
          more={when === "coming" ? "Show later appointments" : "Show older appointments"}
          filtered={sought !== ""}
          none={`Nobody called “${sought}” ${when === "coming" ? "is booked" : "is among them"}.`}
          empty={<Nothing when={when} />}
        >
          {(found) =>
            [...Map.groupBy(found, ({ appointmentDate }) => appointmentDate)].map(([date, all]) => (
              <section key={date} aria-label={dayWords(date)} className="flex flex-col gap-2.5">
                <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-lg">
                  {dayWords(date, {
                    weekday: "long",
                    day: "numeric",
                    month: "long",
                    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
                  })}
                  <span className="font-sans text-sm font-normal tracking-normal text-ink-3">
                    {[
                      nearWords(date, today),
                      // the next page may hold more of the last day
                      !(list.hasNextPage && date === found.at(-1)?.appointmentDate) &&
                        plural(all.length, "visit"),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </h2>
                <ul className="divide-y divide-line-soft rounded-card border border-line-soft bg-surface shadow-edge">
                  {all.map((appointment, at) => (
                    <li key={appointment.id} className="relative">
                      {date === today && <NowMark before={appointment} after={all[at - 1]} />}
                      <AppointmentRow
                        appointment={appointment}
                        client={coming.get(appointment.clientId ?? "")}
                        currency={currency}
                        mustKnow={mustKnow.get(appointment.clientId ?? "")}
                        onOpen={onOpen}
                        onAgain={onAgain}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))
          }
        </PagedList>
      </div>
      {wide && when === "coming" && !sought && (
        <ComingDay visits={visits ?? []} today={today} currency={currency} />
      )}
    </div>
  );
}

/** Where the day stands, between what has begun and what comes next. */
function NowMark({ before, after }: { before: Appointment; after: Appointment | undefined }) {
  const now = useMinute();
  if (now > Date.parse(before.startsAt) || (after && now <= Date.parse(after.startsAt)))
    return null;
  return (
    <span
      aria-hidden="true"
      data-now=""
      className="pointer-events-none absolute inset-x-0 -top-px z-10 border-t-2 border-bad print:hidden"
    >
      <span className="absolute -top-[10px] left-3 rounded-full bg-bad px-1.5 font-mono text-[11px] leading-[17px] font-semibold text-bg">
        Now
      </span>
    </span>
  );
}

function nearWords(date: string, today: string): string | undefined {
  if (date === today) return "today";
  return date === addDays(today, 1) ? "tomorrow" : undefined;
}

function Nothing({ when }: { when: When }) {
  if (when === "cancelled") return <p className="text-ink-2">Nobody has cancelled.</p>;
  if (when === "over") return <p className="text-ink-2">No past appointments yet.</p>;
  return (
    <EmptyState
      icon={<CalendarPlus size={22} aria-hidden="true" />}
      action={<ButtonLink to="/stylists">Stylists and booking links</ButtonLink>}
    >
      No appointments yet. Share your booking link to get started!
    </EmptyState>
  );
}
