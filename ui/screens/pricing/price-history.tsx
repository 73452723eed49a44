import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PriceChange } from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { listPriceChanges } from "#ui/api/desk/repricing.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** What a service cost from when on, and who set it. */
export function PriceHistory({ service, onClose }: { service: Service; onClose: () => void }) {
  const changes = useQuery(listPriceChanges(service.id));
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Prices of ${service.name}`}
      className="w-[min(26rem,100vw)]"
    >
      <QueryView query={changes} name="the prices" shape={["h-40 rounded-card"]}>
        {(all) => <Changes changes={all} />}
      </QueryView>
    </Sheet>
  );
}

function Changes({ changes }: { changes: readonly PriceChange[] }) {
  if (changes.length === 0) {
    return (
      <p className="text-ink-2">
        No price was written down yet. From the next change on, each one stands here.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {changes.length > 2 && <PriceLine changes={changes} />}
      <ol className="flex flex-col divide-y divide-line-soft">
        {changes.map((change) => (
          <li key={change.id} className="flex items-baseline justify-between gap-4 py-3">
            <div className="min-w-0">
              <p>{shortDate(change.createdAt)}</p>
              <p className="text-sm text-ink-3">
                {change.stylistName}
                {change.batchId && ", with others"}
              </p>
            </div>
            <p className="shrink-0 font-mono font-semibold tabular-nums">
              {change.basePrice}
              {change.priceMax && `–${change.priceMax}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The base price over time, in steps: it holds until the next. */
function PriceLine({ changes }: { changes: readonly PriceChange[] }) {
  const [now] = useState(() => Date.now());
  const points = changes.toReversed().map(({ createdAt, basePriceMinor }) => ({
    at: Date.parse(createdAt),
    price: basePriceMinor,
  }));
  const [from, to] = [points[0]?.at ?? 0, now];
  const highest = Math.max(1, ...points.map(({ price }) => price));
  const x = (at: number) => (to > from ? ((at - from) / (to - from)) * 100 : 0);
  const y = (price: number) => 38 - (price / highest) * 34;
  const path = points
    .map(({ at, price }, index) => (index === 0 ? `M0 ${y(price)}` : `H${x(at)} V${y(price)}`))
    .join(" ");
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label="The base price over time"
      className="h-24 w-full"
    >
      <path d="M0 38H100" className="stroke-line" fill="none" vectorEffect="non-scaling-stroke" />
      <path
        d={`${path} H100`}
        className="stroke-ink"
        strokeWidth="1.5"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
