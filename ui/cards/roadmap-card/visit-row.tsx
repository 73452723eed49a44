import { OctagonX } from "lucide-react";
import type { Visit } from "#tools/colour/schema.ts";
import { moneyRange, roughCost } from "#tools/roadmaps/rules.ts";
import type { Rates } from "#tools/salons/rates-schema.ts";
import { DAMAGE, levelName } from "#ui/cards/hair-words.ts";
import { Fold } from "#ui/components/page/fold.tsx";
import { LevelSpan } from "#ui/components/hair/level-scale-span.tsx";
import { grams } from "#ui/lib/format.ts";
import { hours, weekRange } from "./visit-words.ts";

/** One visit on the line: from which level to which, what is done, what it takes, and when to stop. */
export function VisitRow({ visit, rates }: { visit: Visit; rates: Rates | undefined }) {
  const { fromLevel, toLevel, weeksAfter, does, stopRules, integrity } = visit;
  const cost = rates && roughCost(visit, rates);
  const facts = [
    ["Chair", hours(visit.minutes)],
    ["Product", `about ${grams(visit.grams)}`],
    ["Hair after it", integrityName(integrity)],
    ...(cost ? [["Rough cost", moneyRange(cost, rates.currency)]] : []),
  ];
  return (
    <li className="group/visit relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 left-[15px] w-0.5 bg-line-soft group-last/visit:hidden"
      />
      {weeksAfter[1] > 0 && (
        <p className="col-start-2 pb-3 text-sm text-ink-3">After {weekRange(weeksAfter)}</p>
      )}
      <span
        aria-hidden="true"
        className="relative grid size-8 place-items-center rounded-full border border-line bg-surface font-mono text-sm font-semibold"
      >
        {visit.visit}
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <h3 className="min-w-0 flex-1 basis-44 text-base">
            <span className="sr-only">Visit {visit.visit}: </span>
            {visit.title}
          </h3>
          <LevelSpan from={fromLevel} to={toLevel} label={spanName(fromLevel, toLevel)} />
        </div>
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {facts.map(([term, said]) => (
            <div key={term}>
              <dt className="text-xs text-ink-3">{term}</dt>
              <dd className="text-sm font-medium">{said}</dd>
            </div>
          ))}
        </dl>
        <Fold summary="What is done, and when to stop" open={visit.visit === 1}>
          <ul className="list-disc pl-5 text-sm text-ink-2 marker:text-ink-3">
            {does.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </ul>
          {stopRules.length > 0 && (
            <ul className="mt-3 flex flex-col gap-1" aria-label="Stop when">
              {stopRules.map((rule) => (
                <li key={rule} className="flex items-start gap-2 text-sm text-ink-2">
                  <OctagonX size={16} aria-hidden="true" className="mt-[3px] text-bad" />
                  {rule}
                </li>
              ))}
            </ul>
          )}
        </Fold>
      </div>
    </li>
  );
}

function integrityName(damage: number): string {
  const level = String(Math.round(damage)) as keyof typeof DAMAGE;
  return (DAMAGE[level] ?? DAMAGE["1"]).name;
}

function spanName(from: number, to: number): string {
  const start = `level ${from}, ${levelName(from)}`;
  return from === to ? `Stays at ${start}` : `From ${start}, to level ${to}, ${levelName(to)}`;
}
