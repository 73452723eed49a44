import type { ReactNode } from "react";

/** Nothing here yet, in a card: says so, and how it comes to be. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="max-w-[62ch] text-sm text-pretty text-ink-3">
      {children}
    </p>
  );
}
