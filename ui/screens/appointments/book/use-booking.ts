import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { BookForClient, type SuggestedBooking } from "#tools/appointments/schema.ts";
import { bookForClient, bookSeries, suggestBooking } from "#ui/api/desk/appointments.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { plural, wallTime } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { asBooking, missingIn, type BookingDraft } from "./booking-draft.ts";
import { dayWords } from "#ui/screens/appointments/calendar/day-words.ts";

export type Booking = ReturnType<typeof useBooking>;

const FIELDS = { clientEmail: { label: "Email" }, clientPhone: { label: "Phone" } };

type Said = ReadonlySet<keyof BookingDraft>;

/**
 * The form of a booking, once or as a series. What nobody has said yet, of `said` or since, is what the client had last, at
 * the next free time.
 */
export function useBooking(
  start: BookingDraft,
  {
    said: saidBefore,
    from,
    day,
    onDone,
  }: {
    said: Said;
    from: string;
    /** The day that was said: a free time of another is none. */
    day: string | undefined;
    onDone: () => void;
  },
) {
  const navigate = useNavigate();
  const cache = useQueryClient();
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
          onSuccess: ({ clientName, appointmentDate, appointmentTime, ...visit }) => {
            toast({
              title: `${clientName} is booked`,
              description: `${dayWords(appointmentDate)}, ${wallTime(appointmentTime)}`,
            });
            onDone();
            // what comes before it is booked next
            if (visit.needsPatchTest && visit.clientId)
              void navigate(`/appointments?client=${visit.clientId}&for=test`);
          },
        });
    },
  });
  const [said, setSaid] = useState(saidBefore);
  const { clientId, stylistId } = form.typed;
  const { data: suggested, isPending: looking } = useQuery(
    suggestBooking({
      from,
      ...(clientId && { clientId }),
      // for nobody in particular it is with whoever books
      ...((said.has("stylistId") || !clientId) && { stylistId }),
    }),
  );
  const [filled, setFilled] = useState<SuggestedBooking | null>();
  if (suggested && suggested !== filled) {
    setFilled(suggested);
    const known = new Set(said);
    if (day && suggested.appointmentDate !== day) known.add("appointmentTime");
    form.set(
      Object.fromEntries(Object.entries(suggested).filter(([name]) => !known.has(asField(name)))),
    );
  }
  const change = (what: Partial<BookingDraft>) => {
    saving.reset();
    setSaid((before) => new Set([...before, ...Object.keys(what).map(asField)]));
    form.set(what);
  };
  return {
    form,
    /** What they had last is on its way. */
    looking,
    booked: series.data,
    error: saving.error,
    change,
    /** Another's menu: what is done stays where it is called the same there. */
    changeStylist: async (next: string) => {
      const menuOf = (id: string) => cache.ensureQueryData(listServices(id)).catch(() => []);
      const chosen = (await menuOf(stylistId)).find(({ id }) => id === form.typed.serviceId);
      change({ stylistId: next });
      form.set({ serviceId: "" });
      const same = chosen && (await menuOf(next)).find(({ name }) => name === chosen.name);
      if (same) change({ serviceId: same.id, durationMinutes: same.duration });
    },
  };
}

/** What is said of a service is said of all that goes with it, and a date with its time. */
function asField(name: string): keyof BookingDraft {
  if (name === "serviceId" || name === "serviceType") return "serviceId";
  return name === "appointmentDate" ? "appointmentTime" : (name as keyof BookingDraft);
}
