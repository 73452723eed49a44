import { useEffect, useState } from "react";

/** This device's clock in milliseconds, read twice a minute: what tells the day and the hour. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(tick);
  }, []);
  return now;
}
