import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { listAppointments } from "#ui/api/appointments.ts";
import { AppointmentCard } from "#ui/cards/appointment-card/appointment-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { PagedList } from "#ui/components/paged-list.tsx";

const GRID = "grid gap-3 lg:grid-cols-2 2xl:grid-cols-3";

/** Every appointment of the salon, or of one stylist, newest first. */
export function ListView({
  stylistId,
  onOpen,
}: {
  stylistId: string | undefined;
  onOpen: (appointment: Appointment) => void;
}) {
  const list = useInfiniteQuery(listAppointments(stylistId ? { stylistId } : {}));
  return (
    <div className="flex flex-col gap-5">
      <PagedList
        list={list}
        name="the appointments"
        failed="Failed to fetch appointments"
        shape={Array.from({ length: 6 }, () => "h-56 rounded-card")}
        layout={GRID}
        more="Show older appointments"
        empty={
          <EmptyState
            icon={<CalendarPlus size={22} aria-hidden="true" />}
            action={<ButtonLink to="/stylists">Stylists and booking links</ButtonLink>}
          >
            No appointments yet. Share your booking link to get started!
          </EmptyState>
        }
      >
        {(found) => (
          <ul className={GRID}>
            {found.map((appointment) => (
              <li
                key={appointment.id}
                className="min-w-0 [contain-intrinsic-size:auto_240px] [content-visibility:auto]"
              >
                <AppointmentCard appointment={appointment} onOpen={onOpen} acts />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
