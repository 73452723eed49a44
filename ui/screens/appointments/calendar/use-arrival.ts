import { useEffect, useEffectEvent, type RefObject } from "react";

/** Acts once an element has its place: a screen is drawn out of sight until all of it is there. */
export function useArrival(
  ref: RefObject<HTMLElement | null>,
  arrive: (place: HTMLElement) => void,
) {
  const arrived = useEffectEvent(arrive);
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watch = new ResizeObserver(() => {
      if (place.clientWidth === 0) return;
      watch.disconnect();
      arrived(place);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [ref]);
}
