import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { costOfBowl, money, rounded } from "#tools/pricing/cost/cost-rules.ts";
import type { VisitCost as Cost } from "#tools/pricing/cost/cost-schema.ts";
import { middleOf, quoteFor } from "#tools/pricing/cost/quote-rules.ts";
import { getVisitCost, listReweighs } from "#ui/api/desk/pricing.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { RatesDialog } from "#ui/cards/roadmap-card/rates-dialog.tsx";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { minutes as chairTime } from "#ui/lib/format.ts";
import { QuoteLines } from "./quote-lines.tsx";
import { useCosts } from "./use-costs.ts";

/** Longer than the day in the salon. */
const LONGEST = 900;

/** What the visit costs with its bowls as they are to be mixed now: product, labour, overhead and profit. For the team's eyes. */
export function VisitCost({
  consultationId,
  bowls,
}: {
  consultationId: string;
  bowls: readonly CardBowl[];
}) {
  const costs = useCosts();
  const known = costs.state === "known";
  const visited = useQuery({ ...getVisitCost(consultationId), enabled: known });
  const [minutes, setMinutes] = useState<number>();
  if (known && visited.error)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        The price of this visit could not be read.
        <Button kind="ghost" onClick={() => void visited.refetch()}>
          Try again
        </Button>
      </p>
    );
  const visit = visited.data;
  if (!known || !visit || visit.bowls.length === 0) return null;
  const { settings, prices, maySet } = costs;
  const mixed = visit.bowls.map((each) => {
    const scaled = bowls.find(
      ({ bowl, formula }) => formula?.id === each.formulaId && bowl?.order === each.step,
    )?.bowl;
    return scaled ? { ...each, ...rounded(costOfBowl(scaled, prices)) } : each;
  });
  const costed = mixed.flatMap(({ cost }) => cost ?? []);
  const product = costed.length < mixed.length ? null : costed.reduce((sum, cost) => sum + cost, 0);
  const usual = middleOf(visit.chairMinutes);
  const quote = quoteFor({ product, minutes: minutes ?? usual, settings });
  return (
    <Fold
      summary={
        <span>
          Price of this visit by your rates{" "}
          {quote.total !== null && (
            <span aria-live="polite" className="ml-1 font-mono font-semibold text-ink tabular-nums">
              {money(quote.total, settings.currency)}
            </span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-3 rounded-m border border-line-soft px-4 pt-1 pb-4">
        <QuoteLines quote={quote} settings={settings} bowls={mixed} />
        <Missing visit={visit} unpriced={product === null} />
        {settings.hourlyRate === null && <NoRate maySet={maySet} />}
        <Field
          label="Minutes in the chair"
          hint={usualTime(visit.chairMinutes)}
          className="max-w-60"
        >
          <NumberInput
            max={LONGEST}
            value={minutes ?? usual}
            onChange={(given) => setMinutes(given ?? 0)}
            className="h-12 font-mono text-md"
          />
        </Field>
        <Wasted consultationId={consultationId} currency={settings.currency} />
        <p className="text-xs text-ink-3">For your team alone: no client sees this.</p>
      </div>
    </Fold>
  );
}

/** What the bowls left over cost, once they were weighed. */
function Wasted({ consultationId, currency }: { consultationId: string; currency: string }) {
  const { data: weighed = [] } = useQuery(listReweighs(consultationId));
  const wasted = weighed.reduce((sum, { wasteCost }) => sum + (wasteCost ?? 0), 0);
  if (wasted === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      Left over after the service:{" "}
      <span className="font-mono tabular-nums">{money(wasted, currency)}</span> of product.
    </p>
  );
}

/** "Usually 1 h 30 to 2 h for this work." */
function usualTime([least, most]: readonly [number, number]): string {
  const time = least === most ? chairTime(most) : `${chairTime(least)} to ${chairTime(most)}`;
  return `Usually ${time} for this work.`;
}

/** What keeps figures from being known, and what is in none of them. */
function Missing({ visit, unpriced }: { visit: Cost; unpriced: boolean }) {
  return (
    <>
      {unpriced && (
        <p className="text-sm text-ink-2">
          A product has no price yet: add it at its bowl or in Settings.
        </p>
      )}
      {visit.leftOut.length > 0 && (
        <p className="text-sm text-ink-2">
          Without {visit.leftOut.join(", ")}, whose grams the checks hold back.
        </p>
      )}
    </>
  );
}

/** Asks whoever may for the hourly rate. */
function NoRate({ maySet }: { maySet: boolean }) {
  const [asking, setAsking] = useState(false);
  const { data: rates } = useQuery({ ...getRates, enabled: maySet });
  if (!maySet)
    return (
      <p className="text-sm text-ink-2">The owner or a manager sets the hourly rate in Settings.</p>
    );
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>
        Set your hourly rate
      </Button>
      {asking && rates && <RatesDialog rates={rates} onClose={() => setAsking(false)} />}
    </>
  );
}
