import { useId } from "react";
import type { SampleTarget } from "#tools/training/schema.ts";
import { cx } from "#ui/lib/cx.ts";

export type TargetChoiceProps = {
  targets: readonly SampleTarget[];
  /** The number of the chosen one, from 1. */
  value: number | undefined;
  onChange: (number: number) => void;
};

/** The three sample target colours to pick from. */
export function TargetChoice({ targets, value, onChange }: TargetChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Target color</legend>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        {targets.map(({ id, name: called, level, tone, image }, at) => {
          const on = value === at + 1;
          return (
            <label
              key={id}
              className={cx(
                "flex min-h-11 cursor-pointer items-center overflow-hidden rounded-[18px] border bg-surface lg:flex-col lg:items-stretch",
                on ? "border-ink ring-1 ring-ink" : "border-line",
              )}
            >
              <img
                src={image}
                alt=""
                width={480}
                height={400}
                className="min-h-20 w-28 shrink-0 self-stretch object-cover lg:h-28 lg:w-full"
              />
              <span className="flex min-w-0 flex-1 items-center gap-3 p-3">
                <input
                  type="radio"
                  name={name}
                  checked={on}
                  onChange={() => onChange(at + 1)}
                  className="size-5 shrink-0 rounded-full accent-ink"
                />
                <span className="min-w-0">
                  <span className="block font-semibold">{called}</span>
                  <span className="block text-sm text-ink-2">
                    Level {level}, {tone.replaceAll("-", " ")}
                  </span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
