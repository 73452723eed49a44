import { useEffect, useRef } from "react";
import { NOTHING_TYPED, wedged } from "./wedge-rules.ts";

/**
 * Hears a scanner that types, wherever on the page nobody is writing; `everywhere` in fields too, where `onBegin` is told
 * before the first key that may be a scanner's.
 */
export function useWedge(
  onScan: (barcode: string) => void,
  { everywhere = false, onBegin }: { everywhere?: boolean; onBegin?: () => void } = {},
): void {
  const tell = useRef({ onScan, onBegin });
  useEffect(() => {
    tell.current = { onScan, onBegin };
  });
  useEffect(() => {
    let typed = NOTHING_TYPED;
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!everywhere && isWriting(event.target)) return;
      const next = wedged(typed, event.key, event.timeStamp);
      typed = next.typed;
      if (typed.text.length === 1) tell.current.onBegin?.();
      if (next.code === undefined) return;
      // the Enter is the scanner's, not a press of the button that has focus
      event.preventDefault();
      tell.current.onScan(next.code);
    };
    window.addEventListener("keydown", key, true);
    return () => window.removeEventListener("keydown", key, true);
  }, [everywhere]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}
