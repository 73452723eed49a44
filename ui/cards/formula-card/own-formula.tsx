import { Copy, PenLine } from "lucide-react";
import { useState } from "react";
import { bowlGrams } from "#tools/formulas/rules.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { copyText } from "#tools/formulas/rules.ts";
import type { FormulaOverride } from "#tools/bench/write-schema.ts";
import { SaveToLibrary } from "#ui/cards/save-to-library.tsx";
import { BowlCost } from "#ui/cards/cost/bowl-cost.tsx";
import { Reweigh } from "#ui/cards/cost/reweigh.tsx";
import { MixBowl } from "#ui/cards/inventory/mix-bowl.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { BowlMix } from "./bowl-mix.tsx";
import { explainFinding } from "./card-bowls.ts";
import { copyFormula } from "./copy-formula.ts";
import { FormulaChecks } from "./formula-checks.tsx";
import { RuleSources } from "./rule-sources.tsx";
import type { Explained } from "./why-figure.ts";
import { WithheldFormula } from "./withheld-formula.tsx";
import { WrittenFormula } from "./written-formula.tsx";

export type OwnFormulaProps = {
  formula: StoredFormula;
  /** Who released it, when the checks had stopped it. */
  release?: FormulaOverride | undefined;
  onChange?: (() => void) | undefined;
  compact?: boolean;
};

/** A formula that a colourist wrote by hand, with what the checks said of it. */
export function OwnFormula({ formula, release, onChange, compact }: OwnFormulaProps) {
  const [explained, setExplained] = useState<Explained>();
  const { bowl, withheld } = formula;
  const notes = formula.findings.filter(({ severity }) => severity !== "block");
  return (
    <Card aria-label={`${formula.name}, written by hand`} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg [overflow-wrap:anywhere]">{formula.name}</h2>
          <p className="text-sm text-ink-3">
            Written by hand,{" "}
            <time dateTime={formula.createdAt}>{shortDate(formula.createdAt)}</time>
          </p>
        </div>
        {withheld ? (
          <Badge tone="bad">Grams held back</Badge>
        ) : (
          bowl && (
            <Badge tone="cool" className="max-w-full">
              <span className="truncate">
                {bowl.brandName} {bowl.lineName}
              </span>
            </Badge>
          )
        )}
      </header>
      {release && (
        <p className="rounded-[14px] bg-warn-soft px-3 py-2.5 text-sm">
          Released by <strong>{release.name}</strong>, {shortDate(release.createdAt)}:{" "}
          {release.reason}
        </p>
      )}
      {withheld ? (
        <WithheldFormula formula={formula} />
      ) : bowl ? (
        <div className="flex flex-col gap-1">
          <BowlMix bowl={bowl} compact={compact ?? false} />
          <BowlCost bowl={bowl} />
        </div>
      ) : (
        <WrittenFormula formula={formula} />
      )}
      {notes.length > 0 && (
        <FormulaChecks
          findings={notes}
          onOpen={(finding) => setExplained(explainFinding(finding, []))}
        />
      )}
      {(!withheld || onChange) && (
        <footer className="flex flex-wrap items-center gap-2">
          {!withheld && (
            <Button icon={Copy} onClick={() => void copyFormula(copyText(formula))}>
              Copy
            </Button>
          )}
          {!withheld && bowl && <SaveToLibrary formulaId={formula.id} name={formula.name} />}
          {onChange && (
            <Button icon={PenLine} onClick={onChange}>
              Change this formula
            </Button>
          )}
          {!withheld && formula.consultationId && (
            <>
              <MixBowl
                scaled={{ id: formula.id, name: formula.name, bowl, formula }}
                planned={bowl ? bowlGrams(bowl) : 0}
                consultationId={formula.consultationId}
              />
              <Reweigh
                scaled={{ id: formula.id, name: formula.name, bowl, formula }}
                consultationId={formula.consultationId}
              />
            </>
          )}
        </footer>
      )}
      <RuleSources
        explained={explained}
        consultationId={formula.consultationId ?? ""}
        onClose={() => setExplained(undefined)}
      />
    </Card>
  );
}
