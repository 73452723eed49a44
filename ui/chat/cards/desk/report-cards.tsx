import type { Figures, Waiting } from "#tools/reports/figures-schema.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { dayRange } from "#ui/lib/format.ts";

const TITLES: Record<Figures["report"], string> = {
  revenue: "Revenue",
  clients: "Clients",
  product: "Product",
  formulas: "Formulas",
};

/** Figures that were asked for, beside those of the time before. */
export function FiguresCard({ value }: { value: Figures }) {
  const { report, range, before, whose, stylistId, lines, leading, notes } = value;
  const address = new URLSearchParams({ tab: report, ...range });
  if (stylistId) address.set("stylist", stylistId);
  return (
    <Card
      title={whose ? `${TITLES[report]}: ${whose}` : TITLES[report]}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">
        {dayRange(range)}; before: {dayRange(before)}
      </p>
      <dl className="flex flex-col">
        {lines.map(({ label, value: figure, before: earlier }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-soft py-2 first:border-t-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {figure}
              {earlier !== null && (
                <span className="ml-2 text-sm font-normal text-ink-3">before: {earlier}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {leading.length > 0 && (
        <ol className="flex flex-col gap-1.5 text-sm">
          {leading.map(({ name, value: figure }) => (
            <li key={name} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0 text-ink-2 tabular-nums">{figure}</span>
            </li>
          ))}
        </ol>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-2">
          {note}
        </p>
      ))}
      <ButtonLink to={`/reports?${address}`}>Open the report</ButtonLink>
    </Card>
  );
}

/** What waits for somebody, each with the way to where it is settled. */
export function WaitingCard({ value: { waiting } }: { value: Waiting }) {
  if (waiting.length === 0) return null;
  return (
    <Card title="What waits">
      <ul className="flex flex-col">
        {waiting.map(({ kind, sentence, link }) => (
          <li key={kind} className="border-t border-line-soft py-2 first:border-t-0">
            <TextLink to={link}>{sentence}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
