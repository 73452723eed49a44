import { useEffect, useRef } from "react";

/** When a screen shows another step of itself, it is arrived at anew: scrolled to the top, focus on its heading. */
export function useStepArrival(step: string): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const main = document.querySelector("main");
    if (main) main.scrollTop = 0;
    main?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [step]);
}
