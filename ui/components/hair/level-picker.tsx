import { useId, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { rove } from "#ui/components/roving.ts";

export type LevelGroup = { name: string; levels: readonly number[] };

export type LevelPickerProps = {
  label: string;
  required?: boolean;
  /** Beside the label. */
  hint?: ReactNode;
  groups: readonly LevelGroup[];
  value: number | undefined;
  onChange: (level: number) => void;
};

/** The cells of the level scale as a choice that may still be open, gathered under the names that a form gives them. */
export function LevelPicker({ label, required, hint, groups, value, onChange }: LevelPickerProps) {
  const id = useId();
  const first = groups[0]?.levels[0];
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required}
      className="flex flex-col gap-2"
      onKeyDown={(event) => rove(event, "[role=radio]")?.click()}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span id={id} className="text-sm font-semibold">
          {label}
          {required && <span className="text-ink-3"> *</span>}
        </span>
        {hint && <span className="text-xs text-ink-3">{hint}</span>}
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-3 md:max-lg:max-w-[344px]">
        {groups.map(({ name, levels }) => (
          <div key={name}>
            <div className="flex gap-[3px]">
              {levels.map((level) => (
                <button
                  key={level}
                  type="button"
                  role="radio"
                  aria-checked={level === value}
                  aria-label={`${level}, ${name}`}
                  tabIndex={level === (value ?? first) ? 0 : -1}
                  onClick={() => onChange(level)}
                  className={cx(
                    "strands flex size-11 items-end justify-center rounded-[10px] pb-1 font-mono text-xs font-semibold",
                    level >= 7 ? "text-[#171310]" : "text-[#f5f0ea]",
                    level === value && "outline-2 outline-offset-2 outline-ink",
                  )}
                  style={{ backgroundColor: `var(--l${level})` }}
                >
                  <span className="relative">{level}</span>
                </button>
              ))}
            </div>
            <span aria-hidden="true" className="mt-1 block text-2xs text-ink-3">
              {name}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
