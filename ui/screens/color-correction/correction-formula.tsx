import type { CorrectionFormula as Formula } from "#tools/formulas/schema.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";

const DIFFICULTY: Record<Formula["techniqueOptions"][number]["difficulty"], BadgeTone> = {
  low: "ok",
  medium: "warn",
  high: "bad",
};

/** Ways to do it, and the formulas in the words of a written card. Withheld, the formulas wait for their check. */
export function CorrectionFormula({
  formula,
  withheld,
  told,
}: {
  formula: Formula;
  withheld: boolean;
  /** Sentences that the card to mix from has: the notes do not repeat them. */
  told: ReadonlySet<string>;
}) {
  const { techniqueOptions } = formula;
  const notes = [...new Set(formula.notes.split("\n"))].filter((line) => line && !told.has(line));
  const cards = withheld ? [] : cardsOf(formula);
  return (
    <>
      {techniqueOptions.length > 0 && (
        <section aria-label="Recommended techniques" className="flex flex-col gap-3">
          <h2 className="text-lg">Recommended techniques</h2>
          <ul
            className={cx(
              "grid gap-3",
              techniqueOptions.length > 1 && "sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]",
            )}
          >
            {techniqueOptions.map(({ name, description, estimatedTime, difficulty }) => (
              <li
                key={name}
                className="flex flex-col gap-2 rounded-card border border-line-soft bg-surface p-[18px] shadow-edge"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-2">
                  <h3 className="text-base">{name}</h3>
                  <span className="font-mono text-sm">{estimatedTime}</span>
                </span>
                <p className="flex-1 text-sm text-ink-2">{description}</p>
                <Badge tone={DIFFICULTY[difficulty]} className="self-start">
                  Difficulty: {difficulty}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {withheld && (
        <p className="text-sm text-ink-2">
          The formulas are withheld until the check below is resolved.
        </p>
      )}
      {cards.length > 0 && (
        // the bowls above, as they are written on paper
        <Fold summary={`Written out: ${cards.map(({ name }) => name.toLowerCase()).join(", ")}`}>
          <div
            className={cx(
              "grid gap-3 pt-2",
              cards.length > 1 && "sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]",
            )}
          >
            {cards.map(({ name, rows }, at) => (
              <Card key={at} title={name}>
                <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
                  {rows.map(([term, value]) => (
                    <div key={term} className="contents">
                      <dt className="text-ink-3">{term}</dt>
                      <dd className="font-medium break-words">{value}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
            ))}
          </div>
        </Fold>
      )}
      {notes.length > 0 && !withheld && (
        <Card title="Notes">
          <ul className="list-disc gap-x-10 pl-5 text-sm text-ink-2 marker:text-ink-3 lg:columns-2">
            {notes.map((line) => (
              <li key={line} className="mb-1 break-inside-avoid">
                {line}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type Row = [term: string, value: string | undefined];

/** Every bowl of the visit on a card of its own, the four of the spec first. */
function cardsOf(formula: Formula): { name: string; rows: [string, string][] }[] {
  const { baseFormula, highlightFormula, lowlightFormula, tonerFormula } = formula;
  const { fillerFormula, moreFormulas = [] } = formula;
  const cards: [string, Row[]][] = [];
  if (baseFormula) cards.push(["Base formula", rowsOf(baseFormula)]);
  if (highlightFormula) {
    const { lightener, ...rest } = highlightFormula;
    cards.push([
      "Highlight formula",
      [["Lightener", lightener], ...rowsOf(rest).filter(([term]) => term !== "Product line")],
    ]);
  }
  if (lowlightFormula) cards.push(["Lowlight formula", rowsOf(lowlightFormula)]);
  if (tonerFormula)
    cards.push([
      "Toner formula",
      [...rowsOf(tonerFormula), ["Processing solution", tonerFormula.processingSolution]],
    ]);
  if (fillerFormula) cards.push(["Filler formula", rowsOf(fillerFormula)]);
  for (const more of moreFormulas)
    cards.push([
      [more.title, more.zone && `on ${more.zone}`].filter(Boolean).join(" "),
      [...rowsOf(more), ["Time", more.minutes]],
    ]);
  return cards.map(([name, rows]) => ({
    name,
    rows: rows.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : [])),
  }));
}

function rowsOf(card: Partial<NonNullable<Formula["lowlightFormula"]>>): Row[] {
  return [
    ["Where", card.zone],
    ["Brand", card.brand],
    ["Product line", card.productLine],
    ["Shades", card.shades?.join(", ")],
    ["Mixing ratio", card.mixingRatio],
    ["Developer", card.developer],
    ["Developer volume", card.developerVolume],
    ["Amount", card.amount],
  ];
}
