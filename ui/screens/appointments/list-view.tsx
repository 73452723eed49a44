import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { listAppointments } from "#ui/api/appointments.ts";
import { AppointmentCard } from "#ui/cards/appointment-card/appointment-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";

/** Every appointment of the salon, or of one stylist, newest first. */
export function ListView({
  stylistId,
  onOpen,
}: {
  stylistId: string | undefined;
  onOpen: (appointment: Appointment) => void;
}) {
  const list = useInfiniteQuery(listAppointments(stylistId ? { stylistId } : {}));
  const found = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="flex flex-col gap-5">
      {list.error && (
        <ErrorState
          title="Failed to fetch appointments"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {sentenceOf(list.error)}
        </ErrorState>
      )}
      {list.isPending && <Loading />}
      {found?.length === 0 && (
        <EmptyState
          icon={<CalendarPlus size={22} aria-hidden="true" />}
          action={<ButtonLink to="/stylists">Stylists and booking links</ButtonLink>}
        >
          No appointments yet. Share your booking link to get started!
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
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
      {list.hasNextPage && (
        <Button
          className="self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older appointments
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="h-56 rounded-card" />
      ))}
    </div>
  );
}
