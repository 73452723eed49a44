import { useSyncExternalStore } from "react";

/** The visitor's own time zone; null while the page is as the server drew it. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(never, zone, () => null);
}

const never = () => () => {};
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
