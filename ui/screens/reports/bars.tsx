import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from "recharts";
import type { BarsProps } from "./chart-words.ts";

const AXIS = { fill: "var(--ink-3)", fontSize: 12, fontFamily: "var(--ui-font)" };

/** Until its room is measured. */
const FIRST = { width: 640, height: 240 };

/** Up to so many, the scale stays as high as this. */
const FEW = 4;

/** Bars over time, on each other. The only file that knows recharts, and loaded by itself: nothing else waits for it. */
export function Bars({ rows, series, text, tick }: BarsProps) {
  const most = Math.max(
    0,
    ...rows.map(({ values }) => series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)),
  );
  const data = rows.map(({ label, title, values }) => ({
    label,
    title,
    ...values,
    // of one kind of bars the highest stands out
    ...(series.length === 1 && { fillOpacity: values[series[0]?.key ?? ""] === most ? 1 : 0.5 }),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={FIRST}>
      <BarChart
        data={data}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        barCategoryGap="34%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line-soft)" />
        <XAxis
          dataKey="label"
          tick={AXIS}
          tickLine={false}
          axisLine={{ stroke: "var(--line)" }}
          minTickGap={18}
          tickMargin={8}
        />
        <YAxis
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={52}
          tickCount={5}
          tickFormatter={tick}
          allowDecimals={false}
          // a single case is no full bar
          domain={[0, most < FEW ? FEW : "auto"]}
        />
        <Tooltip
          cursor={{ fill: "var(--accent-soft)", opacity: 0.6 }}
          isAnimationActive={false}
          content={<Told series={series} text={text} />}
        />
        {series.map(({ key, colour }, at) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            fill={colour}
            activeBar={{ fillOpacity: 1 }}
            maxBarSize={28}
            radius={at === series.length - 1 ? [4, 4, 0, 0] : 0}
            // nothing moves on its own
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

function Told({
  active,
  payload,
  series,
  text,
}: Partial<Pick<TooltipContentProps<number, string>, "active" | "payload">> &
  Pick<BarsProps, "series" | "text">) {
  const [first] = payload ?? [];
  if (!active || !first) return null;
  const row = first.payload as { title: string } & Record<string, number>;
  return (
    <div className="rounded-m border border-line bg-raised px-3.5 py-2.5 text-xs shadow-float">
      <p className="font-semibold">{row.title}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {series.map(({ key, label, colour }) => (
          <li key={key} className="flex items-center gap-2 text-ink-2">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full"
              style={{ background: colour }}
            />
            {label}
            <span className="ml-auto pl-3 text-ink tabular-nums">{text(row[key] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
