import { ChevronLeft, ChevronRight } from "lucide-react";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { rove } from "#ui/components/roving.ts";
import { cx } from "#ui/lib/cx.ts";
import { WINDOW_DAYS } from "./use-days.ts";
import { dayWords, daysOn, longDayWords, monthWords } from "./when.ts";

/**
 * Four weeks: a day with free times can be chosen, and says how many. One stop in the tab order; arrows go from day to day.
 * With `hrefOf` days are links, which need no script.
 */
export function DayGrid({
  start,
  firstDay,
  lastDay,
  days,
  date,
  hrefOf,
  onDay,
  onStart,
}: {
  start: string;
  firstDay: string;
  lastDay: string;
  /** Null while they are being read. */
  days: ReadonlyMap<string, number> | null;
  date: string;
  hrefOf?: (date: string) => string;
  onDay?: (date: string) => void;
  onStart?: (start: string) => void;
}) {
  const all = Array.from({ length: WINDOW_DAYS }, (_, index) => daysOn(start, index));
  const end = all.at(-1) ?? start;
  const [first, last] = [monthWords(start), monthWords(end)];
  const stop = days?.has(date) ? date : days?.keys().next().value;
  return (
    <div role="group" aria-label="Days" aria-busy={days === null} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-semibold" aria-live="polite">
          {first === last
            ? first
            : `${first.slice(-4) === last.slice(-4) ? first.slice(0, -5) : first} to ${last}`}
        </p>
        <span className="-mr-2 flex">
          <Pager
            label="Earlier days"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            disabled={start <= firstDay}
            href={hrefOf?.(laterOf(firstDay, daysOn(start, -WINDOW_DAYS)))}
            onClick={() => onStart?.(daysOn(start, -WINDOW_DAYS))}
          />
          <Pager
            label="Later days"
            icon={<ChevronRight size={20} aria-hidden="true" />}
            disabled={end >= lastDay}
            href={hrefOf?.(daysOn(start, WINDOW_DAYS))}
            onClick={() => onStart?.(daysOn(start, WINDOW_DAYS))}
          />
        </span>
      </div>
      <div
        className="-mx-1 grid grid-cols-7 gap-y-1 max-[389px]:-mx-3.5"
        onKeyDown={(event) => rove(event, "button:not(:disabled), a")}
      >
        {all.slice(0, 7).map((day) => (
          <span key={day} aria-hidden="true" className="text-center text-2xs text-ink-3">
            {dayWords(day).slice(0, 2)}
          </span>
        ))}
        {all.map((day) => {
          const free = days?.get(day) ?? 0;
          const on = day === date;
          const same = {
            "aria-label": `${longDayWords(day)}, ${days ? free || "none" : "…"} free`,
            className: cx(
              "mx-auto flex size-11 flex-col items-center justify-center rounded-full text-sm font-semibold transition-colors duration-150",
              "disabled:font-normal disabled:text-ink-3",
              on && free > 0 ? "bg-accent text-accent-ink" : free > 0 && "bg-accent-soft",
              !days && "animate-pulse-soft",
              free === 0 && days && "line-through decoration-line",
            ),
          };
          if (hrefOf && free > 0)
            return (
              <a
                key={day}
                href={hrefOf(day)}
                {...(on && { "aria-current": "date" as const })}
                {...same}
              >
                {Number(day.slice(8))}
              </a>
            );
          return (
            <button
              key={day}
              type="button"
              disabled={free === 0}
              aria-pressed={on}
              tabIndex={day === stop ? 0 : -1}
              onClick={() => onDay?.(day)}
              {...same}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

function Pager({
  label,
  icon,
  href,
  ...rest
}: {
  label: string;
  icon: React.ReactNode;
  disabled: boolean;
  href: string | undefined;
  onClick: () => void;
}) {
  if (href && !rest.disabled)
    return (
      <a href={href} aria-label={label} className={iconButtonLook("ghost", "size-11")}>
        {icon}
      </a>
    );
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={iconButtonLook("ghost", "size-11")}
    >
      {icon}
    </button>
  );
}
