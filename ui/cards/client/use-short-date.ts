import { useQuery } from "@tanstack/react-query";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { nearDate } from "#ui/lib/near-date.ts";

/** Says an instant as a date of the salon's calendar, wherever the reader is; of this device's until the salon's zone is known. This year is left out. */
export function useShortDate(): (instant: string) => string {
  const { data: rules } = useQuery(getBookingRules);
  return (instant) => nearDate(instant, rules?.timeZone);
}

/** Says an instant with its time, "Nov 26, 10:03 AM", on the salon's clock: what ends, ends at that minute. */
export function useEnd(): (instant: string) => string {
  const { data: rules } = useQuery(getBookingRules);
  return (instant) =>
    new Date(instant).toLocaleString(undefined, {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: rules?.timeZone,
    });
}
