import { useCallback, useSyncExternalStore } from "react";

/** Phones: the sidebar is a sheet. */
export const PHONE = "(width < 48rem)";
/** Narrower than a desk: docks and benches become sheets. */
export const NARROW = "(width < 75rem)";
/** A wide desk: what belongs to a list stands beside it. */
export const WIDE = "(width >= 85rem)";
/** A finger rather than a mouse. */
export const TOUCH = "(pointer: coarse)";

/** Whether a media query holds now; the component renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
