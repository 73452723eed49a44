import { queueMail } from "#tools/messages/queue.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { dayName } from "./rules.ts";
import type { Booked, OwnAppointment } from "./schema.ts";

/** Tells a client what they have booked. Within the transaction of the booking. */
export async function mailConfirmation(
  ctx: GuestCtx,
  { appointment, manageUrl }: Booked,
): Promise<void> {
  const { clientEmail: to, salonName, status } = appointment;
  if (!to) return;
  const stands = status === "confirmed";
  const subject = `${stands ? "Your appointment" : "Your booking"} at ${salonName}`;
  const words = (link: string) =>
    [
      `Hello ${appointment.clientName},`,
      "",
      stands
        ? "Your appointment is confirmed:"
        : "We have your booking. The time is yours; the salon will confirm it.",
      "",
      ...detailsOf(appointment),
      "",
      "See, move or cancel it here:",
      link,
      "",
      salonName,
    ].join("\n");
  const kept = words("(the client's own link)");
  await queueMail(ctx, { kind: "confirmation", to, subject, text: words(manageUrl), keptText: kept });
}

function detailsOf(appointment: OwnAppointment): string[] {
  const { appointmentDate, appointmentTime, timeZone, serviceType, stylistName } = appointment;
  return [
    `${dayName(appointmentDate)} at ${appointmentTime} (${timeZone})`,
    serviceType ? `${serviceType} with ${stylistName}` : `With ${stylistName}`,
  ];
}
