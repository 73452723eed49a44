import { cx } from "#ui/lib/cx.ts";
import { clampLevel } from "./level-scale-layout.ts";

/** The cells of the level scale from one level to another, in the order they are gone through. */
export function LevelSpan({ from, to, label }: { from: number; to: number; label: string }) {
  const [start, end] = [from, to].map((level) => clampLevel(Math.round(level), 12)) as [
    number,
    number,
  ];
  const step = Math.sign(end - start);
  const levels = Array.from({ length: Math.abs(end - start) + 1 }, (_, at) => start + at * step);
  return (
    <span role="img" aria-label={label} className="flex gap-[3px]">
      {levels.map((level, at) => (
        <span
          key={level}
          aria-hidden="true"
          className={cx(
            "strands flex h-8 w-7 items-end justify-center rounded-[7px] pb-0.5 font-mono text-[11px] font-semibold",
            level >= 7 ? "text-[#171310]" : "text-[#f5f0ea]",
            at > 0 && at < levels.length - 1 && "max-sm:w-4",
          )}
          style={{ backgroundColor: `var(--l${level})` }}
        >
          <span className="relative">{level}</span>
        </span>
      ))}
    </span>
  );
}
