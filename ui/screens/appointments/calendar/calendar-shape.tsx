import { Skeleton } from "#ui/components/page/skeleton.tsx";

/** Where visits may come to stand in a column: from its top and how high, in px. */
const VISITS = [
  [38, 95],
  [171, 57],
  [266, 114],
  [437, 76],
] as const;
/** A column further, visits begin this much later, in px. */
const LATER = 57;

/** The calendar before its visits have come: columns and hours as they will stand. */
export function CalendarShape({ columns }: { columns: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid h-[max(420px,calc(100dvh-356px))] auto-cols-fr grid-flow-col overflow-clip rounded-card border border-line-soft bg-surface pl-13 lg:h-[max(420px,calc(100dvh-296px))]"
    >
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className="flex flex-col border-l border-line-soft">
          <div className="border-b border-line-soft px-2 py-3">
            <Skeleton className="h-4 w-24 max-w-full" />
          </div>
          <div className="relative flex-1 bg-[repeating-linear-gradient(to_bottom,transparent_0_75px,var(--line-soft)_75px_76px)]">
            {VISITS.map(([top, height]) => (
              <div
                key={top}
                className="absolute inset-x-1"
                style={{ top: top + LATER * (column % 3), height }}
              >
                <Skeleton className="h-full rounded-small" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The visits of a list, one under the other, before they have come. */
export function VisitsShape() {
  return (
    <div
      aria-hidden="true"
      className="divide-y divide-line-soft rounded-card border border-line-soft bg-surface"
    >
      {["w-40", "w-32", "w-48", "w-36", "w-44", "w-32"].map((name, at) => (
        <div key={at} className="flex items-center gap-4 px-4 py-3.5">
          <Skeleton className="h-4 w-16 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className={`h-4 ${name} max-w-full`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-6 w-20 shrink-0 rounded-full!" />
        </div>
      ))}
    </div>
  );
}
