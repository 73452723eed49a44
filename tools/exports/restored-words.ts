import { z } from "zod";
import { MessageSettings } from "#tools/messages/settings-schema.ts";
import { CostSettings } from "#tools/pricing/cost/cost-schema.ts";
import { Rates } from "#tools/salons/rates-schema.ts";
import { BookingRules } from "#tools/salons/booking-schema.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { DayHours, WeekHours } from "#tools/hours/schema.ts";
import { UpdateProfile } from "#tools/stylists/schema.ts";
import type { Row } from "./restored-as.ts";
import { Retention } from "./schema.ts";

/**
 * What a salon has set, by table, in the words in which it is set on the screens. Clocks and the rounds through all salons go by
 * it: a zone or an hour that is none would stop them for everybody.
 */
const WORDS: Readonly<Record<string, z.ZodType>> = {
  booking_rules: BookingRules.omit({ timeZone: true }).partial(),
  hours_exceptions: z
    .object({ fromDate: CalendarDate, toDate: CalendarDate, hours: DayHours.nullable() })
    .partial(),
  message_settings: MessageSettings.partial(),
  retentions: z.object({ months: Retention }).partial(),
  salons: z
    .object({
      ...BookingRules.pick({ timeZone: true }).shape,
      ...Rates.shape,
      ...CostSettings.pick({ overheadPercent: true, marginPercent: true }).shape,
    })
    .partial(),
  social_publications: z.object({ url: z.url({ protocol: /^https?$/ }).nullable() }).partial(),
  stylist_hours: z.object({ week: WeekHours }).partial(),
  stylists: z.object({ website: UpdateProfile.shape.website }).partial(),
};

/** Which column of a row says what nobody could have set, in words; null where none does. */
export function unsettable(table: string, row: Row): string | null {
  const named = Object.entries(row).map(([column, value]) => [inWords(column), value]);
  const problem = WORDS[table]?.safeParse(Object.fromEntries(named)).error?.issues[0];
  return problem ? `says of "${problem.path.join(".")}" what cannot be set` : null;
}

/** `time_zone` as the words have it: `timeZone`. */
const inWords = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
