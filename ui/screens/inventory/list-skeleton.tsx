import { Skeleton } from "#ui/components/skeleton.tsx";

/** A list that is about to come. */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Loading ${what}`} className="flex flex-col gap-3">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
