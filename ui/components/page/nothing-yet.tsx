import type { ReactNode } from "react";

/** Nothing here yet, in a card: says so, and how it comes to be. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-m bg-sunken px-4 py-3 text-sm text-pretty text-ink-2">
      {children}
    </p>
  );
}
