import { cx } from "#ui/lib/cx.ts";

/** A quiet block where something is about to be; give it the size of what comes, such as "h-5 w-40". */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-pulse-soft rounded-m bg-accent-soft/60", className)}
    />
  );
}

/** Blocks where something is about to be, one class each, read out once as loading. */
export function Skeletons({
  label,
  shape,
  layout = "flex flex-col gap-3",
}: {
  label: string;
  shape: readonly string[];
  layout?: string | undefined;
}) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={layout}>
      {shape.map((block, at) => (
        <Skeleton key={at} className={block} />
      ))}
    </div>
  );
}

/** A whole screen about to come: heading, line and cards. Read out once as loading. */
export function ScreenSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      aria-busy="true"
      className="mx-auto flex w-full max-w-[980px] flex-col gap-6 px-5 pt-1 pb-8 md:px-8"
    >
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-26 rounded-card" />
        <Skeleton className="h-26 rounded-card" />
        <Skeleton className="h-26 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
