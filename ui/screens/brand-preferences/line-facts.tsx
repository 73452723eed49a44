import { useQuery } from "@tanstack/react-query";
import { getLineLeaflet } from "#ui/api/chair/brands.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { factsOf } from "./line-words.ts";

/** Ratio, developers, number of shades, and whether the line is still made. */
export function LineFacts({ lineKey }: { lineKey: string }) {
  const { data: leaflet, isPending } = useQuery(getLineLeaflet(lineKey));
  if (isPending) return <Skeleton className="h-5 w-56 max-w-full" />;
  if (!leaflet) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {factsOf(leaflet).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {leaflet.discontinued && <Badge tone="warn">Discontinued</Badge>}
    </span>
  );
}
