import { m } from "framer-motion";
import { cx } from "#ui/lib/cx.ts";

/** The pill behind the chosen segment; it slides from the last one chosen in the same `group`. */
export function Pill({ group }: { group: string }) {
  return (
    <m.span
      layoutId={group}
      transition={{ duration: 0.16, ease: [0.2, 0.8, 0.2, 1] }}
      className="absolute inset-0 rounded-full bg-raised shadow-edge"
      aria-hidden="true"
    />
  );
}

/** The look of one segment, shared by Tabs and SegmentedControl. */
export function segmentLook(on: boolean): string {
  return cx(
    "relative inline-flex h-8 items-center justify-center rounded-full px-3.5 text-[13.5px] font-semibold whitespace-nowrap transition-colors duration-150 touch:h-9 touch:px-4",
    // The track's own padding brings the target to 44 px under a finger.
    "before:absolute before:-inset-y-1 before:inset-x-0 before:content-['']",
    on ? "text-ink" : "text-ink-3 hover:text-ink-2",
  );
}

/** The sunken track that segments lie in; it scrolls sideways rather than wrap. */
export const TRACK =
  "inline-flex h-fit max-w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1 scrollbar-none";
