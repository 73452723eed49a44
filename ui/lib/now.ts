import { useEffect, useState } from "react";
import { serverNow } from "./http/server-clock.ts";

/** The server's clock in milliseconds, read twice a second: every device counts a timer down alike. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(tick);
  }, []);
  return now;
}
