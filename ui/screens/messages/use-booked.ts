import { useInfiniteQuery } from "@tanstack/react-query";
import type { SmsConversation, SmsMessage } from "#tools/messages/sms-schema.ts";
import { listAppointments } from "#ui/api/desk/appointments.ts";

/** Where an appointment that a text booked is found: its day in the calendar, or all appointments while that is not known. */
export function useBooked(
  { clientId }: Pick<SmsConversation, "clientId">,
  messages: readonly SmsMessage[],
): (appointmentId: string | null) => string {
  const booked = messages.some(({ appointmentId }) => appointmentId !== null);
  const { data } = useInfiniteQuery({
    ...listAppointments(clientId ? { clientId } : {}),
    enabled: booked,
  });
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  return (wanted) => {
    const there = found.find(({ id }) => id === wanted);
    return there
      ? `/appointments?view=day&date=${there.appointmentDate}&stylist=${there.stylistId}`
      : "/appointments";
  };
}
