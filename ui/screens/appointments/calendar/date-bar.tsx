import type { ReactNode } from "react";
import { CalendarSearch, ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { addDays } from "#tools/values/zone-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { dayWords, daysWords } from "./day-words.ts";
import { weekOf } from "#ui/lib/week.ts";

/** Goes through days or weeks, and says where one is. */
export function DateBar({
  by,
  date,
  today,
  onDate,
  acts,
}: {
  by: "day" | "week";
  date: string;
  today: string;
  onDate: (date: string) => void;
  /** What can be done about these days, beside them. */
  acts: ReactNode;
}) {
  const days = by === "day" ? 1 : 7;
  const week = weekOf(date);
  const title = by === "day" ? dayWords(date) : daysWords(week[0] ?? date, week[6] ?? date);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
      <IconButton
        label={`Previous ${by}`}
        kind="outline"
        icon={<ChevronLeft size={18} />}
        onClick={() => onDate(addDays(date, -days))}
      />
      <Button
        disabled={by === "day" ? date === today : week.includes(today)}
        onClick={() => onDate(today)}
      >
        Today
      </Button>
      <IconButton
        label={`Next ${by}`}
        kind="outline"
        icon={<ChevronRight size={18} />}
        onClick={() => onDate(addDays(date, days))}
      />
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 px-2 text-lg max-md:order-first max-md:basis-full max-md:px-0"
      >
        {title}
      </h2>
      <span className="flex-1 md:hidden" />
      <label
        className={iconButtonLook(
          "outline",
          "relative overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        )}
      >
        <CalendarSearch size={17} aria-hidden="true" />
        <span className="sr-only">Go to a date</span>
        <input
          type="date"
          value={date}
          onChange={({ target }) => target.value && onDate(target.value)}
          onClick={({ currentTarget }) => currentTarget.showPicker()}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {acts}
      <span className="max-md:hidden">
        <IconButton
          label="Print"
          kind="outline"
          icon={<Printer size={17} />}
          onClick={() => print()}
        />
      </span>
    </div>
  );
}

/** The days of a week to tap through, on a phone. */
export function DateStrip({
  date,
  today,
  onDate,
}: {
  date: string;
  today: string;
  onDate: (date: string) => void;
}) {
  return (
    <nav aria-label="Days of the week" className="grid grid-cols-7 gap-1 print:hidden">
      {weekOf(date).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === date ? "date" : undefined}
          onClick={() => onDate(each)}
          className={cx(
            "flex h-14 flex-col items-center justify-center rounded-m border text-sm font-semibold",
            each === date
              ? "border-transparent bg-accent text-accent-ink"
              : "border-line-soft text-ink",
            each === today && each !== date && "border-ink-3",
          )}
        >
          <span className="sr-only">{dayWords(each)}</span>
          <span
            aria-hidden="true"
            className={cx("text-2xs font-medium", each !== date && "text-ink-3")}
          >
            {dayWords(each, { weekday: "narrow" })}
          </span>
          <span aria-hidden="true">{dayWords(each, { day: "numeric" })}</span>
        </button>
      ))}
    </nav>
  );
}
