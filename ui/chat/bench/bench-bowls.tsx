import { useQuery } from "@tanstack/react-query";
import { costOfBowl, money, rounded } from "#tools/pricing/cost/cost-rules.ts";
import type { Bowl, Timer } from "#tools/formulas/schema.ts";
import { bowlGrams, scaleBowl } from "#tools/formulas/rules.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { useCosts } from "#ui/cards/cost/use-costs.ts";
import { bowlTimer } from "#ui/cards/formula-card/bowl-timers.ts";
import { useBowlTotals } from "#ui/cards/formula-card/bowl-totals.ts";
import {
  bowlParts,
  developerStrength,
  minutesRange,
  shadeLabel,
} from "#ui/cards/formula-card/bowl-words.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";
import { cardBowls, stopsOf, type CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { FormulaTimer } from "#ui/cards/formula-card/formula-timer.tsx";
import { MixBySteps } from "#ui/cards/mixing/mix-by-steps.tsx";
import { useRunningTimers } from "#ui/cards/timers/running.ts";
import { Card } from "#ui/components/page/card.tsx";
import { RatioBar } from "#ui/components/hair/ratio-bar.tsx";
import { grams } from "#ui/lib/format.ts";

/** The bowls of the newest formula as they are to be mixed now, each one tap from the scale and from its timer; and what they cost. */
export function BenchBowls({ consultationId }: { consultationId: string }) {
  const { data: result } = useQuery(getConsultation(consultationId));
  const running = useRunningTimers();
  const totals = useBowlTotals();
  if (!result) return null;
  const formulated = cardBowls(result).filter(({ bowl }) => bowl !== null);
  if (formulated.length === 0) return null;
  const held = formulated.filter((each) => stopsOf(each).length > 0);
  const standing = formulated.filter((each) => !held.includes(each));
  const why = new Map(held.flatMap(stopsOf).map((finding) => [finding.code, finding]));
  const scaled = standing.map((each) => scaledTo(each, totals[each.id]));
  const mixed = scaled.flatMap(({ bowl }) => bowl ?? []);
  return (
    <>
      {held.length > 0 && (
        <Card title={standing.length > 0 ? held.map(({ name }) => name).join(", ") : "Bowls"}>
          <p className="text-sm text-ink-2">The checks hold the grams back.</p>
          <ul className="mt-2 flex flex-col gap-2">
            {[...why.values()].map(({ code, sentence }) => (
              <li key={code}>{sentence}</li>
            ))}
          </ul>
        </Card>
      )}
      {scaled.map((each) => {
        const { id, name, bowl } = each;
        if (!bowl) return null;
        const timer = bowlTimer(each, result.consultation.clientName, mixed);
        return (
          <Card key={id} title={name} className="flex flex-col">
            <BowlRows bowl={bowl} />
            <div className="flex flex-col gap-2.5 pt-3">
              {timer && !runs(running, consultationId, bowl) && (
                <FormulaTimer {...timer} consultationId={consultationId} named={false} compact />
              )}
              <MixBySteps
                consultationId={consultationId}
                scaled={each}
                bowl={bowl}
                timer={timer}
                className="w-full"
              />
            </div>
          </Card>
        );
      })}
      {held.length === 0 && <BowlsCost bowls={mixed} />}
    </>
  );
}

/** Whether the bowl's timer runs: then it stands above, with all the others. */
const runs = (running: readonly Timer[], consultationId: string, { order }: Bowl) =>
  running.some((timer) => timer.consultationId === consultationId && timer.step === order);

function BowlRows({ bowl }: { bowl: Bowl }) {
  const { developer, minutes } = bowl;
  const rows = [
    ...bowl.shades.map((shade) => ({ what: shadeLabel(shade), weighs: shade.grams })),
    ...(developer
      ? [
          {
            what: `${developer.name} ${developerStrength(developer.volume, developer.percent).replaceAll(" ", "\u00A0")}`,
            weighs: developer.grams,
          },
        ]
      : []),
  ];
  const where = placeOf(bowl);
  return (
    <>
      <RatioBar parts={bowlParts(bowl)} className="mb-2" />
      <dl>
        {rows.map(({ what, weighs }, at) => (
          <div
            key={at}
            className="flex items-baseline justify-between gap-3 border-b border-line-soft py-2"
          >
            <dt className="min-w-0">{what}</dt>
            <dd className="font-mono text-lg font-semibold whitespace-nowrap tabular-nums">
              {grams(weighs)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm text-ink-2">
        {where.charAt(0).toUpperCase() + where.slice(1)}
        {minutes[1] > 0 && `, ${minutesRange(minutes)}`}.
      </p>
    </>
  );
}

/** What the bowls cost together, or which prices are missing for that. */
function BowlsCost({ bowls }: { bowls: readonly Bowl[] }) {
  const costs = useCosts();
  if (costs.state !== "known") return null;
  const each = bowls.map((bowl) => rounded(costOfBowl(bowl, costs.prices)));
  const known = each.flatMap(({ cost }) => cost ?? []);
  const missing = each.flatMap(({ lines }) => lines.filter(({ perGram }) => perGram === null));
  const names = [...new Set(missing.map(({ name }) => name))];
  const total = known.reduce((sum, cost) => sum + cost, 0);
  return (
    <Card title={bowls.length > 1 ? "What the bowls cost" : "Bowl cost"}>
      {names.length > 0 ? (
        <p className="text-sm text-ink-2">
          Not known yet: no price for {names.join(", ")}. Prices are added on the formula&rsquo;s
          card.
        </p>
      ) : (
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-ink-2">
            {grams(bowls.reduce((sum, bowl) => sum + bowlGrams(bowl), 0))} of product
          </span>
          <span aria-live="polite" className="font-mono text-lg font-semibold tabular-nums">
            {money(total, costs.settings.currency)}
          </span>
        </p>
      )}
    </Card>
  );
}

function scaledTo(each: CardBowl, total: number | undefined): CardBowl {
  if (!each.bowl || total === undefined) return each;
  return { ...each, bowl: scaleBowl(each.bowl, { totalGrams: total }) };
}
