import type { RepricedService, RepricePreview } from "#tools/pricing/reprice/reprice-schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";

/** Every price before and after, each to be taken out; rows of a table that stand as cards on a phone. */
export function RepriceLines({
  preview,
  asked,
  named,
  currency,
  out,
  onOut,
}: {
  preview: RepricePreview | null;
  asked: boolean;
  /** Whether to say whose service it is. */
  named: boolean;
  currency: string;
  out: ReadonlySet<string>;
  onOut: (out: ReadonlySet<string>) => void;
}) {
  if (!asked) {
    return <p className="text-sm text-ink-2">Write by how much, and see each price here first.</p>;
  }
  if (!preview) return <Skeleton className="h-32 rounded-card" />;
  const { services, unchanged } = preview;
  const turn = (id: string) => {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    onOut(next);
  };
  const same = unchanged > 0 && `${plural(unchanged, "price")} would stay as it is.`;
  if (services.length === 0) {
    return <p className="text-sm text-ink-2">{same || "There are no own services here yet."}</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full text-sm sm:[&_:is(th,td)+:is(th,td)]:pl-4">
        <caption className="sr-only">Prices before and after the change</caption>
        <thead className="text-left text-xs text-ink-3 max-sm:sr-only">
          <tr>
            <th className="pb-2 font-medium">Service</th>
            <th className="pb-2 text-right font-medium">Before</th>
            <th className="pb-2 text-right font-medium">After</th>
            <th className="pb-2 text-right font-medium">Difference</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line-soft border-y border-line-soft">
          {services.map((line) => (
            <tr
              key={line.serviceId}
              className={cx(
                "max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:gap-x-3 max-sm:py-2",
                out.has(line.serviceId) && "opacity-50",
              )}
            >
              <td className="max-sm:col-span-3">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={!out.has(line.serviceId)}
                    onChange={() => turn(line.serviceId)}
                    className="size-5 shrink-0 accent-ink"
                  />
                  <span className="min-w-0">
                    <span className="block font-medium wrap-anywhere">{line.name}</span>
                    {named && <span className="block text-xs text-ink-3">{line.stylistName}</span>}
                  </span>
                </label>
              </td>
              <td className="text-right font-mono whitespace-nowrap text-ink-2 tabular-nums max-sm:pl-8 max-sm:text-left">
                {line.before}
              </td>
              <td className="text-right font-mono font-semibold whitespace-nowrap tabular-nums">
                {line.after}
              </td>
              <td className="text-right font-mono tabular-nums">{difference(line, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same && <p className="text-sm text-ink-3">{same}</p>}
    </div>
  );
}

/** "+$15" or "−$5". */
function difference({ beforeMinor, afterMinor }: RepricedService, currency: string): string {
  const by = afterMinor - beforeMinor;
  const sign = by > 0 ? "+" : by < 0 ? "−" : "";
  return sign + priceText(Math.abs(by), currency);
}
