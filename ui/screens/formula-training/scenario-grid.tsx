import { SCENARIOS } from "#tools/training/data.ts";
import { CategoryBadge } from "#ui/cards/grade-card/scenario-rows.tsx";
import { cx } from "#ui/lib/cx.ts";

export type ScenarioGridProps = {
  chosen: number | undefined;
  /** The best score on each head that was practised, by its number. */
  best: ReadonlyMap<number, number>;
  onChoose: (number: number) => void;
};

/** The ten heads: photo, description, category. */
export function ScenarioGrid({ chosen, best, onChoose }: ScenarioGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {SCENARIOS.map(({ id, number, title, category, description, image }) => {
        const score = best.get(number);
        const on = number === chosen;
        return (
          <li key={id} className="flex">
            <button
              type="button"
              aria-pressed={on}
              onClick={() => onChoose(number)}
              className={cx(
                "flex w-full overflow-hidden rounded-card border bg-surface text-left shadow-edge transition-colors duration-150 hover:border-ink-3",
                on ? "border-ink" : "border-line-soft",
              )}
            >
              <img
                src={image}
                alt=""
                width={480}
                height={400}
                loading="lazy"
                className="w-28 shrink-0 self-stretch object-cover lg:w-36"
              />
              <span className="flex min-w-0 flex-1 flex-col gap-2 p-4">
                <span className="flex flex-wrap items-start justify-between gap-2">
                  <span className="font-display text-base font-semibold tracking-tight">
                    {number}. {title}
                  </span>
                  <CategoryBadge category={category} />
                </span>
                <span className="text-sm text-ink-2">{description}</span>
                {score !== undefined && (
                  <span className="mt-auto pt-1 text-sm text-ink-2">
                    Best so far{" "}
                    <span className="font-mono font-semibold text-ink tabular-nums">{score}</span>
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
