import type { CorrectionFormula as Formula } from "#tools/formulas/schema.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/card.tsx";
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
        <div
          className={cx(
            "grid gap-3",
            cards.length > 1 && "sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]",
          )}
        >
          {cards.map(({ name, rows }) => (
            <Card key={name} title={name}>
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

type Row = [term: string, value: string];

function cardsOf({
  baseFormula,
  highlightFormula,
  lowlightFormula,
  tonerFormula,
}: Formula): { name: string; rows: Row[] }[] {
  const cards: [string, Row[]][] = [];
  if (baseFormula) {
    const { brand, productLine, shades, amount } = baseFormula;
    cards.push([
      "Base formula",
      [...product(brand, productLine, shades), ...mixed(baseFormula), ["Amount", amount]],
    ]);
  }
  if (highlightFormula) {
    const { brand, lightener, shades } = highlightFormula;
    cards.push([
      "Highlight formula",
      [
        ["Brand", brand],
        ["Lightener", lightener],
        ["Shades", shades.join(", ")],
        ...mixed(highlightFormula),
      ],
    ]);
  }
  if (lowlightFormula) {
    const { brand, productLine, shades } = lowlightFormula;
    cards.push(["Lowlight formula", product(brand, productLine, shades)]);
  }
  if (tonerFormula) {
    const { brand, productLine, shades, processingSolution, amount } = tonerFormula;
    cards.push([
      "Toner formula",
      [
        ...product(brand, productLine, shades),
        ["Processing solution", processingSolution],
        ["Amount", amount],
      ],
    ]);
  }
  return cards.map(([name, rows]) => ({ name, rows: rows.filter(([, value]) => value !== "") }));
}

function product(brand: string, productLine: string, shades: readonly string[]): Row[] {
  return [
    ["Brand", brand],
    ["Product line", productLine],
    ["Shades", shades.join(", ")],
  ];
}

function mixed(given: { mixingRatio: string; developer: string; developerVolume: string }): Row[] {
  return [
    ["Mixing ratio", given.mixingRatio],
    ["Developer", given.developer],
    ["Developer volume", given.developerVolume],
  ];
}
