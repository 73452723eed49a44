import { writeConsent } from "#tools/messages/inbox/consents.ts";
import type { Salon } from "./fixtures.ts";

let numbers = 0;

/** A number that nobody was given before and whose owner agreed to this salon's texts. */
export async function writableNumber(salon: Salon): Promise<string> {
  numbers += 1;
  const phone = `+4915155${String(numbers).padStart(6, "0")}`;
  await writeConsent(salon.ctx(), {
    salonId: salon.actor.salonId,
    phone,
    granted: true,
    method: "staff",
    wording: "Yes, please text me.",
    stylistId: salon.actor.stylistId,
  });
  return phone;
}
