import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A card that opens: its name and what is in it stand on the closed one. */
export function FoldCard({
  title,
  hint,
  children,
}: {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <details
      data-surface=""
      className="group rounded-card border border-line-soft bg-surface shadow-edge"
    >
      <summary className="flex min-h-15 list-none items-center justify-between gap-3 rounded-card px-[22px] py-3 max-md:px-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-display text-lg font-semibold tracking-tight">{title}</span>
          <span className="block text-sm text-ink-2 first-letter:uppercase">{hint}</span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-[22px] pb-[22px] max-md:px-4">{children}</div>
    </details>
  );
}
