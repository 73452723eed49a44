import { Check } from "lucide-react";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";

const STEPS = [
  ["photos", "Reading photos"],
  ["shades", "Choosing shades"],
  ["checks", "Checking the formula"],
  ["saving", "Saving to history"],
] as const;

export type AnalysisProgressProps = {
  /** Where it is; undefined until the server has begun. */
  progress: ConsultationProgress | undefined;
  onCancel: () => void;
  /** Steps that this analysis does not have, such as photos where none were given. */
  skip?: readonly ConsultationProgress["step"][];
};

/** A running analysis, step by step, with the way out. */
export function AnalysisProgress({ progress, onCancel, skip = [] }: AnalysisProgressProps) {
  const steps = STEPS.filter(([step]) => !skip.includes(step));
  const at = steps.findIndex(([step]) => step === progress?.step);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-[22px] py-4 shadow-edge">
      <ol
        className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-2"
        aria-label="Progress of the analysis"
      >
        {steps.map(([step, label], index) => (
          <li
            key={step}
            aria-current={index === at ? "step" : undefined}
            className={cx(
              "flex items-center gap-2 text-sm whitespace-nowrap",
              index <= at ? "text-ink" : "text-ink-3",
            )}
          >
            {index < at ? (
              <Check size={17} className="text-ok" aria-label="Done:" />
            ) : index === at ? (
              <Spinner />
            ) : (
              <span aria-hidden="true" className="mx-1 size-2 rounded-full bg-line" />
            )}
            {index === at ? (progress?.label ?? label) : label}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {progress?.label ?? "Analyzing..."}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
