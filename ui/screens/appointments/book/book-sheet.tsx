import { useState } from "react";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { BlockForm } from "./block-form.tsx";
import { BookForm } from "./book-form.tsx";
import { emptyDraft, type BookingDraft } from "./booking-draft.ts";
import type { Free } from "#ui/screens/appointments/calendar/calendar.tsx";
import { useBooking } from "./use-booking.ts";
import type { Named } from "#ui/screens/appointments/calendar/use-columns.ts";

const WHAT = [
  { value: "book", label: "Book a client" },
  { value: "block", label: "Block time" },
] as const;

/** What becomes of free time: a client, or something else. */
export function BookSheet({
  at,
  usual,
  from,
  stylists,
  onClose,
}: {
  /** What of it is said: the free time that was pressed, or nothing. */
  at: Partial<Free>;
  /** With whom, and from which day on, unless that is said. */
  usual: Pick<Free, "stylistId" | "date">;
  /** Somebody is known already, such as who waits. */
  from?: Partial<BookingDraft> | undefined;
  stylists: readonly Named[];
  onClose: () => void;
}) {
  const [what, setWhat] = useState<"book" | "block">("book");
  const booking = useBooking(
    { ...emptyDraft({ ...usual, ...at }), ...from },
    {
      said: saidOf(at, from),
      from: at.date ?? usual.date,
      // who waits takes a later one
      day: from ? undefined : at.date,
      onDone: onClose,
    },
  );
  const { stylistId, appointmentDate: date, appointmentTime: time } = booking.form.typed;
  return (
    <Sheet
      open
      onClose={onClose}
      title={what === "book" ? "Book a client" : "Block time"}
      className="w-[min(480px,100vw)]"
    >
      <div className="flex flex-col gap-5">
        {!from && (
          <SegmentedControl
            label="What"
            options={WHAT}
            value={what}
            onChange={setWhat}
            className="-ml-1"
          />
        )}
        {what === "book" ? (
          <BookForm booking={booking} stylists={stylists} onDone={onClose} />
        ) : (
          <BlockForm at={{ ...at, stylistId, date, time }} stylists={stylists} onDone={onClose} />
        )}
      </div>
    </Sheet>
  );
}

/** What nothing may be put in place of. */
function saidOf(at: Partial<Free>, from: Partial<BookingDraft> = {}) {
  return new Set<keyof BookingDraft>([
    ...(at.stylistId ? ["stylistId" as const] : []),
    ...(at.time ? ["appointmentTime" as const] : []),
    ...(at.minutes ? ["durationMinutes" as const] : []),
    ...(from.serviceType ? ["serviceId" as const] : []),
  ]);
}
