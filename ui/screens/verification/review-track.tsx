import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** A step of the review: what it is, what there is to know of it, and what can be done in it. */
export type ReviewStep = {
  title: string;
  /** When it was or is, at the end of its line. */
  when?: ReactNode;
  text: ReactNode;
  act?: ReactNode;
};

const LINE = "before:absolute before:top-8 before:bottom-0 before:left-[15px] before:w-0.5";

/** The way of an account through its review, from top to bottom: what is behind it is ticked, where it stands is in ink. */
export function ReviewTrack({ steps, at }: { steps: readonly ReviewStep[]; at: number }) {
  return (
    <ol aria-label="Steps of the review" className="flex flex-col">
      {steps.map(({ title, when, text, act }, step) => {
        const [done, now] = [step < at, step === at];
        return (
          <li
            key={title}
            aria-current={now ? "step" : undefined}
            className={cx(
              "relative flex gap-4 pb-7 last:pb-0 max-md:gap-3 max-md:pb-5",
              step < steps.length - 1 && cx(LINE, done ? "before:bg-ok" : "before:bg-line"),
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "relative grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold",
                done && "bg-ok-soft text-ok",
                now && "bg-accent text-accent-ink",
                !done && !now && "border border-line text-ink-3",
              )}
            >
              {done ? <Check size={17} /> : step + 1}
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={cx("font-semibold", now && "text-md")}>
                  {done && <span className="sr-only">Done: </span>}
                  {title}
                </span>
                {when && <span className="text-sm text-ink-3 tabular-nums">{when}</span>}
              </div>
              <p className="max-w-[58ch] text-pretty text-ink-2">{text}</p>
              {act && <div className="mt-4">{act}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
