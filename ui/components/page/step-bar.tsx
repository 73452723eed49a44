import type { ReactNode } from "react";

/** The acts of a step, always in reach: at the foot of the window while the form is longer than it. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex justify-end gap-2 border-t border-line-soft bg-bg py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:-mx-5 max-md:px-5">
      {children}
    </div>
  );
}
