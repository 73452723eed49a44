import { useEffect } from "react";
import { useLocation, type Location } from "react-router";

/**
 * The place within the page that the address names: scrolled to and focused once the page is `shown` and when the address
 * changes, unless focus is within it already.
 * What it names has an id and `tabIndex={-1}`.
 */
export function useAnchor(shown: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const id = shown && placeIn(location);
    const place = id && document.getElementById(id);
    if (!place || place.contains(document.activeElement)) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }, [location, shown]);
}

const placeIn = ({ hash }: Location) => decodeURIComponent(hash.slice(1));
