import { useId } from "react";
import { DAMAGE } from "#ui/cards/hair-words.ts";
import { rove } from "#ui/components/roving.ts";
import { cx } from "#ui/lib/cx.ts";

type DamageLevel = keyof typeof DAMAGE;

const LEVELS = ["1", "2", "3", "4"] as const;
const INK = { "1": "text-ok", "2": "text-warn", "3": "text-bad", "4": "text-bad" };

/** How damaged the hair is, each level with what it still allows. */
export function DamageField({
  value,
  onChange,
}: {
  value: DamageLevel;
  onChange: (level: DamageLevel) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <span id={id} className="text-sm font-semibold">
        Damage
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className="grid gap-2 sm:grid-cols-2"
        onKeyDown={(event) => rove(event, "[role=radio]")?.click()}
      >
        {LEVELS.map((level) => {
          const on = level === value;
          const { name, allows } = DAMAGE[level];
          return (
            <button
              key={level}
              type="button"
              role="radio"
              aria-checked={on}
              tabIndex={on ? 0 : -1}
              onClick={() => onChange(level)}
              className={cx(
                "flex items-start gap-3 rounded-m border px-4 py-3 text-left transition-colors duration-150",
                on ? "border-accent bg-accent-soft" : "border-line hover:border-ink-3",
              )}
            >
              <span className={cx("font-mono text-lg leading-6 font-semibold", INK[level])}>
                {level}
              </span>
              <span className="min-w-0">
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-xs text-ink-2">{allows}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
