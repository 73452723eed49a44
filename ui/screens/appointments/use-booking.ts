import { useMutation } from "@tanstack/react-query";
import { BookForClient } from "#tools/appointments/schema.ts";
import { bookForClient, bookSeries } from "#ui/api/appointments.ts";
import { plural } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { asBooking, missingIn, type BookingDraft } from "./booking-draft.ts";
import { dayWords } from "./day-words.ts";

export type Booking = ReturnType<typeof useBooking>;

const FIELDS = { clientEmail: { label: "Email" }, clientPhone: { label: "Phone" } };

/** The form of a booking, once or as a series. */
export function useBooking(start: BookingDraft, onDone: () => void) {
  const once = useMutation(bookForClient);
  const series = useMutation(bookSeries);
  const saving = {
    error: once.error ?? series.error,
    isPending: once.isPending || series.isPending,
    isSuccess: once.isSuccess || series.isSuccess,
    reset: () => {
      once.reset();
      series.reset();
    },
  };
  const form = useForm({
    words: BookForClient,
    fields: FIELDS,
    values: start,
    told: asBooking,
    check: missingIn,
    saving,
    send: (booking) => {
      const { repeats, everyWeeks, times, skipTaken } = form.typed;
      if (repeats && everyWeeks && times && times > 1)
        series.mutate(
          { first: booking, everyWeeks, times, skipTaken },
          {
            onSuccess: ({ appointments, taken }) => {
              if (taken.length > 0) return;
              toast(`${plural(appointments.length, "appointment")} booked`);
              onDone();
            },
          },
        );
      else
        once.mutate(booking, {
          onSuccess: ({ clientName, appointmentDate, appointmentTime }) => {
            toast({
              title: `${clientName} is booked`,
              description: `${dayWords(appointmentDate)}, ${appointmentTime}`,
            });
            onDone();
          },
        });
    },
  });
  return { form, booked: series.data, error: saving.error, reset: saving.reset };
}
