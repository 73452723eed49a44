import { useEffect, useState } from "react";

/** The visitor's own time zone; null while the page is as the server drew it. */
export function useVisitorZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
