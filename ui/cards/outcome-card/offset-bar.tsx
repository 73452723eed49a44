import { cx } from "#ui/lib/cx.ts";
import { offsetWords } from "./outcome-words.ts";

/** As far as the scale goes to either side of the plan, in levels. */
const REACH = 2;

/** How far results lie from their plans on average: a bar from the plan in the middle, darker to the left. */
export function OffsetBar({ levels, className }: { levels: number; className?: string }) {
  const share = Math.min(1, Math.abs(levels) / REACH) * 50;
  const near = Math.abs(levels) < 0.5;
  return (
    <div
      role="img"
      aria-label={`Planned against reached: ${offsetWords(levels)}`}
      className={className}
    >
      <div className="relative h-3 rounded-full bg-sunken">
        {[-1, 0, 1].map((tick) => (
          <span
            key={tick}
            className={cx(
              "absolute -translate-x-1/2 bg-line",
              tick === 0 ? "-top-1 -bottom-1 w-0.5 bg-ink-3" : "inset-y-0 w-px",
            )}
            style={{ left: `${50 + (tick / REACH) * 50}%` }}
          />
        ))}
        <span
          className={cx(
            "absolute inset-y-0 min-w-3",
            near ? "bg-ok" : "bg-warn",
            levels < 0 ? "-translate-x-px rounded-l-full" : "rounded-r-full",
          )}
          style={
            levels < 0 ? { right: "50%", width: `${share}%` } : { left: "50%", width: `${share}%` }
          }
        />
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-2xs text-ink-3">
        <span>2 darker</span>
        <span>planned</span>
        <span>2 lighter</span>
      </div>
    </div>
  );
}
