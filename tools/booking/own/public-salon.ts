import { eq } from "drizzle-orm";
import { z } from "zod";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { addDays, wallOf, weekdayOf } from "#tools/values/zone-rules.ts";
import { hoursOf } from "#tools/hours/hours.ts";
import { hoursOn } from "#tools/hours/work-rules.ts";

const DAYS_SHOWN = 14;

/** What anybody may know of a salon and the stylist whose page they are on. */
export const PublicSalon = z.object({
  name: z.string(),
  stylist: z.string(),
  specialties: z.array(z.string()),
  bio: z.string().nullable(),
  address: z.string().nullable(),
  timeZone: z.string(),
  today: z.string(),
  /** The next two weeks, breaks left out; null is closed. */
  hours: z.array(
    z.object({
      date: z.string(),
      weekday: z.int(),
      open: z.object({ from: z.string(), to: z.string() }).nullable(),
    }),
  ),
  /** A client may cancel or move until so many hours before. */
  cutoffHours: z.int(),
  /** Bookings open so many days ahead, and close so many minutes before. */
  horizonDays: z.int(),
  minNoticeMinutes: z.int(),
  /** False: a booking stands once the salon has said yes. */
  standsAtOnce: z.boolean(),
  patchTestForColour: z.boolean(),
});
export type PublicSalon = z.infer<typeof PublicSalon>;

/** The salon as its guests see it. Nothing of clients, and nothing personal of who works there. */
export async function publicSalon(ctx: GuestCtx): Promise<PublicSalon> {
  const { stylistId } = ctx.guest;
  const [found] = await ctx.db
    .select({
      name: salons.name,
      stylist: stylists.name,
      shown: stylists.salonName,
      specialties: stylists.specialties,
      bio: stylists.bio,
      address: stylists.salonAddress,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.id, stylistId));
  if (!found) throw new DomainError("not_found", "Stylist not found.");
  const rules = await getBookingRules(ctx);
  const today = wallOf(rules.timeZone, ctx.now().getTime()).date;
  const to = addDays(today, DAYS_SHOWN - 1);
  const hours = (await hoursOf(ctx, { stylistIds: [stylistId], from: today, to })).get(stylistId);
  const dates = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index));
  const { stylist, specialties, bio, address } = found;
  return {
    name: found.shown || found.name,
    stylist,
    specialties,
    bio,
    address,
    timeZone: rules.timeZone,
    today,
    hours: dates.map((date) => {
      const day = hours ? hoursOn(hours, date) : null;
      return { date, weekday: weekdayOf(date), open: day && { from: day.from, to: day.to } };
    }),
    cutoffHours: rules.cutoffHours,
    horizonDays: rules.horizonDays,
    minNoticeMinutes: rules.minNoticeMinutes,
    standsAtOnce: rules.confirmation === "automatic",
    patchTestForColour: rules.requirePatchTest,
  };
}
