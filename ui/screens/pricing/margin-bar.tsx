import type { ServiceMargin } from "#tools/pricing/reprice/reprice-schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { plural } from "#ui/lib/format.ts";

/** What a service leaves of its price, as a bar and in words; what is missing where it is not known. */
export function MarginBar({
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
    return <p className="pt-2 text-xs text-ink-3">Margin not known without {own.join(" and ")}.</p>;
  }
  const kept = Math.max(0, Math.min(100, marginPercent ?? 0));
  const words = priceText(margin.margin, currency);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2.5 text-sm text-ink-2">
      <span aria-hidden="true" className="h-1.5 w-24 shrink-0 rounded-full bg-sunken">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-full w-full">
          <rect
            width={kept}
            height="6"
            rx="3"
            className={margin.margin < 0 ? "fill-bad" : "fill-ink-3"}
          />
        </svg>
      </span>
      <p>
        {margin.margin < 0 ? "Loses" : "Leaves"}{" "}
        <span className="font-mono text-ink tabular-nums">{words.replace(/^-/, "")}</span>
        {marginPercent !== null && (
          <span className="font-mono tabular-nums"> ({marginPercent}%)</span>
        )}
        , from {plural(visits, "visit")}
        {advised !== null && advised > price && (
          <>
            ; advised{" "}
            <span className="font-mono text-ink tabular-nums">{priceText(advised, currency)}</span>
          </>
        )}
      </p>
    </div>
  );
}
