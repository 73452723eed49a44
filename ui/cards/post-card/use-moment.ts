import { useQuery } from "@tanstack/react-query";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";

/** Says an instant by the salon's clock, wherever the reader is: "Fri 27 Nov, 18:00". */
export function useMoment(): (instant: string) => string {
  const { data: rules } = useQuery(getBookingRules);
  return (instant) => {
    const at = new Date(instant);
    const sameYear = at.getFullYear() === new Date().getFullYear();
    return at.toLocaleString(undefined, {
      timeZone: rules?.timeZone,
      weekday: "short",
      day: "numeric",
      month: "short",
      ...(!sameYear && { year: "numeric" as const }),
      hour: "numeric",
      minute: "2-digit",
    });
  };
}
