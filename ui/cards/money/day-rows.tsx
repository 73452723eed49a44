import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import type { DayMoney } from "#tools/payments/bill/day-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";

/** What a day brought by each way it came, and in all. */
export function DayRows({ day: { rows, currency } }: { day: DayMoney }) {
  if (rows.length === 0) return <p className="text-ink-2">Nothing came in.</p>;
  const text = (minor: number) => money(minor, currency);
  const sum = (part: "taken" | "back" | "tips") => rows.reduce((all, row) => all + row[part], 0);
  const notes = (back: number, tips: number) =>
    [tips > 0 && `incl. ${text(tips)} tips`, back > 0 && `${text(back)} given back`]
      .filter(Boolean)
      .join(", ");
  const all = { taken: sum("taken"), back: sum("back"), tips: sum("tips") };
  return (
    <dl className="flex flex-col divide-y divide-line-soft">
      {rows.map(({ method, taken, back, tips }) => (
        <Row
          key={method}
          name={METHOD_WORDS[method]}
          note={notes(back, tips)}
          value={text(taken - back)}
        />
      ))}
      <Row
        strong
        name="In all"
        note={notes(all.back, all.tips)}
        value={text(all.taken - all.back)}
      />
    </dl>
  );
}

function Row({
  name,
  note,
  value,
  strong = false,
}: {
  name: string;
  note: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className={strong ? "font-semibold" : ""}>
        {name}
        {note && <span className="block text-sm font-normal text-ink-3">{note}</span>}
      </dt>
      <dd
        className={
          strong ? "font-mono text-lg font-semibold tabular-nums" : "font-mono tabular-nums"
        }
      >
        {value}
      </dd>
    </div>
  );
}
