import type { ReactNode } from "react";

/** The acts of a step, always in reach: at the foot of the window while the form is longer than it. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-auto flex justify-end gap-2 border-t border-line-soft bg-bg px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      {children}
    </div>
  );
}
