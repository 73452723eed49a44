import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download, ReceiptText } from "lucide-react";
import { useState } from "react";
import type { LedgerEntry, LedgerPeriod, LedgerSummary } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { listLedger, paymentSummary } from "#ui/api/desk/payments.ts";
import { LEDGER_WORDS, paymentName } from "#ui/cards/money/payment-words.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { dayRange, longDay, shortMoment } from "#ui/lib/format.ts";

/** What came and went: the sum of a period, and every line that makes it. */
export function Ledger() {
  const [period, setPeriod] = useState<LedgerPeriod>({});
  const list = useInfiniteQuery(listLedger(period));
  const sum = useQuery(paymentSummary(period));
  const change = (name: keyof LedgerPeriod, value: string) =>
    setPeriod((before) => {
      const { [name]: _before, ...others } = before;
      return value ? { ...others, [name]: value } : others;
    });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="From" className="min-w-40">
          <Input
            type="date"
            value={period.from ?? ""}
            onChange={({ target }) => change("from", target.value)}
          />
        </Field>
        <Field label="To" className="min-w-40">
          <Input
            type="date"
            value={period.to ?? ""}
            min={period.from}
            onChange={({ target }) => change("to", target.value)}
          />
        </Field>
        <a
          href={`/api/payments/ledger.csv?${new URLSearchParams(period).toString()}`}
          download
          className={buttonLook()}
        >
          <Download size={17} aria-hidden="true" />
          Download CSV
        </a>
      </div>
      <QueryView query={sum} name="the sum of your ledger" shape={["h-24 rounded-card"]}>
        {({ rows }) => <Sums rows={rows} of={periodWords(period)} />}
      </QueryView>
      <PagedList
        list={list}
        name="your ledger"
        shape={["h-40 rounded-card"]}
        more="Show older lines"
        empty={
          <EmptyState
            icon={<ReceiptText size={22} aria-hidden="true" />}
            title="Nothing came or went"
          >
            Every charge and refund of these days stands here as a line that nobody can change.
          </EmptyState>
        }
      >
        {(lines) => (
          <ul
            aria-label="Lines of the ledger"
            className="divide-y divide-line-soft rounded-card border border-line-soft bg-surface"
          >
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** The days of a sum in words. */
function periodWords({ from, to }: LedgerPeriod): string {
  if (from && to) return dayRange({ from, to });
  if (from) return `Since ${longDay(from)}`;
  return to ? `Until ${longDay(to)}` : "All time";
}

function Sums({ rows, of: period }: { rows: LedgerSummary["rows"]; of: string }) {
  const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)];
  return byCurrency.map(([currency, of]) => {
    const total = (field: "charged" | "refunded" | "disputed" | "net") =>
      of.reduce((all, row) => all + row[field], 0);
    return (
      <dl
        key={currency}
        aria-label={`Sum in ${currency}`}
        className="grid grid-cols-2 gap-4 rounded-card border border-line-soft bg-surface p-5 md:grid-cols-5"
      >
        <div className="min-w-0 max-md:col-span-full">
          <dt className="text-xs text-ink-3">Days</dt>
          <dd>{period}</dd>
        </div>
        <Sum name="Taken" value={money(total("charged"), currency)} />
        <Sum name="Given back" value={money(Math.abs(total("refunded")), currency)} />
        <Sum name="Disputed" value={money(Math.abs(total("disputed")), currency)} />
        <Sum name="Stays" value={money(total("net"), currency)} strong />
      </dl>
    );
  });
}

function Sum({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd
        className={
          strong
            ? "font-mono text-lg font-semibold tabular-nums"
            : "font-mono text-lg font-semibold tabular-nums text-ink-2"
        }
      >
        {value}
      </dd>
    </div>
  );
}

function Line({ line }: { line: LedgerEntry }) {
  const { kind, clientName, amount, currency, createdAt } = line;
  return (
    <li className="flex items-baseline justify-between gap-4 px-5 py-3.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{LEDGER_WORDS[kind]}</span>
        <span className="text-ink-2">
          {" "}
          {[paymentName(line).toLowerCase(), clientName].filter(Boolean).join(", ")}
        </span>
        <span className="block text-sm text-ink-3">{shortMoment(createdAt)}</span>
      </span>
      <span className="shrink-0 font-mono font-semibold tabular-nums">
        {amount < 0 ? "−" : "+"}
        {money(Math.abs(amount), currency)}
      </span>
    </li>
  );
}
