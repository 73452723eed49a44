import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves focus among the items of a composite widget by arrows, Home and End, round at the ends, and
 * returns the item that took focus. Items are what `selector` finds within the element listening.
 */
export function rove(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = nextIndex(event.key, at, items.length);
  if (next === undefined) return undefined;
  event.preventDefault();
  items[next]?.focus();
  return items[next];
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
