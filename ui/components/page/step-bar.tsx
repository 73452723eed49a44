import type { ReactNode } from "react";

/** The acts of a step, always in reach: at the foot of the window while the form is longer than it. */
export function StepBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex flex-wrap items-center justify-end gap-2 border-t border-line-soft bg-bg py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:-mx-5 max-md:px-5">
      {note && (
        <div className="mr-2 min-w-0 flex-1 basis-56 text-sm text-ink-3 [&_p]:text-balance max-md:basis-full max-md:text-xs">
          {note}
        </div>
      )}
      <div className="flex justify-end gap-2 max-md:w-full">{children}</div>
    </div>
  );
}
