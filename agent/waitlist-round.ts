import { offerOpenTimes, salonsWaiting } from "#tools/appointments/waitlist-offers.ts";
import { guestContextFor, type Services } from "./context.ts";

/** How soon after a time has become free somebody who waits hears of it, at the latest. */
export const WAITLIST_ROUND_MS = 30_000;

/** Goes through the waitlists of all salons; one that fails does not keep the others waiting. */
export async function offerToWhoWaits(services: Services): Promise<void> {
  for (const salonId of await salonsWaiting(services.tenancy.forPlatform())) {
    // nobody stands on a page: the entry says whose time it is about
    const ctx = guestContextFor(services, { salonId, stylistId: "" });
    await offerOpenTimes(ctx).catch((err: unknown) =>
      services.log.warn({ err, salonId }, "a waitlist could not be gone through"),
    );
  }
}
