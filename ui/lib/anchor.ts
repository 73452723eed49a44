import { useEffect } from "react";
import { useLocation, type Location } from "react-router";

/**
 * The place within the page that the address names: scrolled to and focused when the address changes, unless
 * focus is within it already.
 * What it names has an id and `tabIndex={-1}`.
 */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const id = placeIn(location);
    const place = id && document.getElementById(id);
    if (!place || place.contains(document.activeElement)) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }, [location]);
}

const placeIn = ({ hash }: Location) => decodeURIComponent(hash.slice(1));
