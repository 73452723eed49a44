import { useQuery } from "@tanstack/react-query";
import { listStarters } from "#ui/api/chair/starters.ts";
import { wallTime } from "#ui/lib/format.ts";
import { Skeleton } from "#ui/components/page/skeleton.tsx";

/** Things to begin with from today's work, one tap each; nothing where they could not be had. */
export function Starters({ onChoose }: { onChoose: (says: string) => void }) {
  const { data: starters, isPending } = useQuery(listStarters);
  if (isPending) return <Skeleton className="h-40" />;
  if (!starters) return null;
  return (
    <div className="@container">
      <ul aria-label="Begin with" className="grid animate-rise gap-2 @md:grid-cols-2">
        {starters.map(({ at, label, says, why }) => (
          <li key={`${at} ${label}`} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(says)}
              className="flex h-full min-h-14 w-full flex-col justify-center gap-0.5 rounded-m border border-line px-4 py-2.5 text-left transition-colors duration-150 hover:border-ink-3"
            >
              <span className="line-clamp-2 text-sm font-semibold">
                {at && `${wallTime(at)}, `}
                {label}
              </span>
              <span className="line-clamp-2 text-xs text-ink-3">{why}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
