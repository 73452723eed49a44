import { cx } from "#ui/lib/cx.ts";

/** The look of one segment, shared by Tabs and SegmentedControl. */
export function segmentLook(on: boolean): string {
  return cx(
    "relative inline-flex h-8 shrink-0 items-center justify-center rounded-full px-3.5 text-[13.5px] font-semibold whitespace-nowrap transition-colors duration-150 max-md:px-2.5 touch:h-9 touch:min-w-11",
    // The track's own padding brings the target to 44 px under a finger.
    "before:absolute before:inset-x-0 before:-inset-y-1",
    on ? "bg-raised text-ink shadow-edge" : "text-ink-3 hover:text-ink-2",
  );
}

/** The sunken track that segments lie in; it scrolls sideways rather than wrap. */
export const TRACK =
  "inline-flex size-fit max-w-full gap-1 overflow-x-auto rounded-full bg-sunken p-1 scrollbar-none";
