import { cx } from "#ui/lib/cx.ts";

export type StepperProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step at hand, from 0. */
  current: number;
  className?: string;
};

/** Progress through a flow as segments: done and present ones in ink. */
export function Stepper({ steps, current, className }: StepperProps) {
  return (
    <ol
      aria-label={`Step ${current + 1} of ${steps.length}`}
      className={cx("flex gap-2", className)}
    >
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? "step" : undefined} className="flex-1">
          <span
            className={cx(
              "block h-1.5 rounded-full transition-colors duration-300",
              index <= current ? "bg-accent" : "bg-accent-soft",
            )}
          />
          <span
            className={cx(
              "mt-2 block text-xs font-medium",
              index === current ? "text-ink" : "text-ink-3 max-md:sr-only",
            )}
          >
            {step}
          </span>
        </li>
      ))}
    </ol>
  );
}
