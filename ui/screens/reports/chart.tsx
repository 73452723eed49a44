import { ChartColumn, Table2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Card } from "#ui/components/page/card.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import type { BarsProps } from "./chart-words.ts";

const Bars = lazy(async () => ({ default: (await import("./bars.tsx")).Bars }));

const LOOKS = [
  { value: "chart", label: <Look icon={ChartColumn} name="Chart" /> },
  { value: "table", label: <Look icon={Table2} name="Table" /> },
] as const;

/** Figures over time: as bars, or as a table of the same, which readers always have. */
export function Chart({ title, ...bars }: BarsProps & { title: string }) {
  const [look, setLook] = useState<"chart" | "table">("chart");
  const { series } = bars;
  const table = <Figures title={title} {...bars} />;
  return (
    <Card
      title={title}
      aside={
        <SegmentedControl
          label={`${title}, shown as`}
          options={LOOKS}
          value={look}
          onChange={setLook}
        />
      }
    >
      {look === "table" ? (
        table
      ) : (
        <>
          {series.length > 1 && <Legend series={series} />}
          <div role="img" aria-label={`${title}, as bars`} className="h-64 max-md:h-52">
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <Bars {...bars} />
            </Suspense>
          </div>
          <div className="sr-only">{table}</div>
        </>
      )}
    </Card>
  );
}

function Figures({ title, rows, series, text }: BarsProps & { title: string }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col" className="py-2 font-medium">
            Days
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="py-2 pl-3 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title: days, values }) => (
          <tr key={days} className="border-t border-line-soft">
            <th scope="row" className="py-2 font-medium">
              {days}
            </th>
            {series.map(({ key }) => (
              <td key={key} className="py-2 pl-3 text-right tabular-nums">
                {text(values[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend({ series }: Pick<BarsProps, "series">) {
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {series.map(({ key, label, colour }) => (
        <li key={key} className="flex items-center gap-2">
          <span className="size-2.5 rounded-full" style={{ background: colour }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Look({ icon: Icon, name }: { icon: typeof ChartColumn; name: string }) {
  return (
    <span className="inline-flex items-center justify-center gap-1.5 touch:min-w-4">
      <Icon size={15} aria-hidden="true" />
      <span className="max-sm:sr-only">{name}</span>
    </span>
  );
}
