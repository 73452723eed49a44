import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { Badge } from "#ui/components/badge.tsx";
import { plural } from "#ui/lib/format.ts";

/** What a service leaves of its price, and the price that is advised where it is another; what is missing where it is not known. */
export function MarginWords({
  margin,
  currency,
  said,
}: {
  margin: ServiceMargin | undefined;
  currency: string;
  /** What is missing of every service, and is said once for all. */
  said: readonly string[];
}) {
  if (!margin) return null;
  const { marginPercent, advised, missing, visits, price } = margin;
  if (margin.margin === null) {
    const own = missing.filter((what) => !said.includes(what));
    if (own.length === 0) return null;
    return <p className="text-xs text-ink-3">Margin not known without {own.join(" and ")}.</p>;
  }
  const loses = margin.margin < 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm xl:flex-col xl:items-end">
      <p className={loses ? "font-semibold text-bad" : "text-ink-2"}>
        {loses ? "loses " : "keeps "}
        {priceText(margin.margin, currency).replace(/^-/, "")}
        {marginPercent !== null && ` (${marginPercent}%)`}
        <span className="sr-only">, from {plural(visits, "visit")}</span>
      </p>
      {advised !== null && advised > price && <Badge>advised {priceText(advised, currency)}</Badge>}
    </div>
  );
}
