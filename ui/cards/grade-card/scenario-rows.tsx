import { CATEGORY_LABELS } from "#tools/training/data.ts";
import type { ScenarioCategory, TrainingScenario } from "#tools/training/schema.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";

const TONES: Record<ScenarioCategory, BadgeTone> = {
  healthy: "ok",
  correction: "warn",
  damaged: "bad",
};

/** Healthy, Correction Needed or Damaged. */
export function CategoryBadge({ category }: { category: ScenarioCategory }) {
  return <Badge tone={TONES[category]}>{CATEGORY_LABELS[category]}</Badge>;
}

/** The practice heads in a list: number, name, category, and their targets in a line. */
export function ScenarioRows({ scenarios }: { scenarios: readonly TrainingScenario[] }) {
  return (
    <ol className="flex flex-col">
      {scenarios.map(({ id, number, title, category, image, sampleTargets }) => (
        <li key={id} className="flex items-center gap-3 border-t border-line-soft py-2.5">
          <img
            src={image}
            alt=""
            loading="lazy"
            className="size-14 shrink-0 rounded-m object-cover"
          />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">
                {number}. {title}
              </p>
              <p className="text-sm text-ink-2">
                {sampleTargets.map(({ name }, at) => `${at + 1} ${name.toLowerCase()}`).join(", ")}
              </p>
            </div>
            <CategoryBadge category={category} />
          </div>
        </li>
      ))}
    </ol>
  );
}
