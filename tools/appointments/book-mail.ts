import { sendMail } from "#tools/messages/messages.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { dayName } from "./rules.ts";
import type { Booked, OwnAppointment } from "./schema.ts";

/** Tells a client what they have booked. A mail that cannot be sent is logged and stands in the outbox; the booking stands. */
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
  const mail = { to, subject, text: words(manageUrl) };
  const sending = sendMail(ctx, { ...mail, keptText: words("(the client's own link)") }).catch(
    (error: unknown) => ctx.log.warn({ err: error }, "a booking could not be confirmed by mail"),
  );
  // a slow mail server must not keep somebody waiting who has their time already
  if (!ctx.mail.delivers) await sending;
}

function detailsOf(appointment: OwnAppointment): string[] {
  const { appointmentDate, appointmentTime, timeZone, serviceType, stylistName } = appointment;
  return [
    `${dayName(appointmentDate)} at ${appointmentTime} (${timeZone})`,
    serviceType ? `${serviceType} with ${stylistName}` : `With ${stylistName}`,
  ];
}
