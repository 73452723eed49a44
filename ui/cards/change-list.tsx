import { ArrowRight } from "lucide-react";
import type { Change } from "#tools/core/act-schema.ts";

/** What an act changes: how it is, and how it would be. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,max-content)_1fr] gap-x-5 gap-y-2 text-sm">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 tabular-nums wrap-anywhere">
            {before !== null && (
              <>
                <span className="sr-only">now </span>
                <s className="text-ink-2 decoration-ink-3">{before}</s>
                <ArrowRight size={14} className="shrink-0 text-ink-3" aria-hidden="true" />
                <span className="sr-only">then </span>
              </>
            )}
            <span className="font-semibold">{after ?? "nothing"}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
