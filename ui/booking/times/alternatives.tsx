import type { Clock } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { dayWords, timeWords, wallIn } from "./when.ts";

/** Times that are free instead of the one that is gone; chosen like any other, with or without script. */
export function Alternatives({
  slots,
  timeZone,
  clock,
  onChoose,
}: {
  slots: readonly Slot[];
  timeZone: string;
  clock: Clock;
  onChoose?: (slot: Slot) => void;
}) {
  if (slots.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Free instead</legend>
      <div className="flex flex-wrap gap-2">
        {slots.map((slot) => {
          const { date, time } = wallIn(timeZone, slot.start);
          return (
            <label
              key={slot.start}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-field px-4 text-sm font-semibold has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="slotToken"
                value={slot.token}
                className="sr-only"
                onChange={() => onChoose?.(slot)}
              />
              {dayWords(date)}
              <span className="font-mono">{timeWords(time, clock)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
