import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";

/** The zone of this device. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The salon's zone, or this device's until it is known, and the time in ms, read twice a minute. */
export function useClock(): { timeZone: string; now: number } {
  const { data: rules } = useQuery(getBookingRules);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(tick);
  }, []);
  return { timeZone: rules?.timeZone ?? HERE, now };
}
