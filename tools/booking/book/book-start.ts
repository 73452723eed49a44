import type { GuestCtx } from "#tools/core/context.ts";
import { missing, startOf } from "#tools/booking/times/wall.ts";
import { REQUIRED, type BookAppointment, type MoveOwn } from "#tools/appointments/schema.ts";
import { readSlotToken } from "#tools/booking/times/slot-token.ts";

/**
 * What is asked for: by a slot's token, or by the spec's date and time.
 * @throws invalid with what is missing or does not exist; conflict for a token that is too old
 */
export function startWanted(
  ctx: GuestCtx,
  timeZone: string,
  input: MoveOwn & Pick<Partial<BookAppointment>, "serviceId" | "serviceType">,
) {
  const { slotToken, appointmentDate, appointmentTime, serviceId, serviceType } = input;
  if (slotToken) {
    const slot = readSlotToken(ctx, slotToken);
    if (slot.stylistId !== ctx.guest.stylistId) {
      throw missing("This time was not offered on this page.", ["slotToken"]);
    }
    return {
      startsAt: slot.startsAt,
      holdId: slot.holdId,
      serviceId: serviceId ?? slot.serviceId,
      serviceType: serviceType ?? slot.serviceType,
    };
  }
  const lacking = [
    ...(appointmentDate ? [] : ["appointmentDate"]),
    ...(appointmentTime ? [] : ["appointmentTime"]),
  ];
  if (!appointmentDate || !appointmentTime) throw missing(REQUIRED, lacking);
  const startsAt = startOf(timeZone, appointmentDate, appointmentTime);
  return { startsAt, holdId: null, serviceId, serviceType };
}
