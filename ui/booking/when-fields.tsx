import type { BookPage } from "#tools/booking/page-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { DayGrid } from "./day-grid.tsx";
import { TimeChoice } from "./time-choice.tsx";
import type { Choice } from "./use-choice.ts";
import { isDate, longDayWords, timeWords, wallIn } from "./when.ts";

/** Day and time: typed, or chosen from what is free. Without script the server lists the day's times. */
export function WhenFields({ page, choice }: { page: BookPage; choice: Choice }) {
  const { timeZone, clock, firstDay, lastDay } = page;
  const { date, slots, days } = choice;
  const { fields } = page.problem ?? {};
  return (
    <>
      {choice.failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          The free times could not be read.
          <Button onClick={choice.again}>Try again</Button>
        </p>
      )}
      {choice.looks && !choice.failed && (
        <div className="needs-script">
          <DayGrid
            {...{ firstDay, lastDay, days, date }}
            monday={choice.monday}
            onDay={choice.setDate}
            onMonday={choice.setMonday}
          />
        </div>
      )}
      <div className="grid gap-3 min-[430px]:grid-cols-2">
        <Field label="Date" required error={fields?.appointmentDate}>
          <Input
            type="date"
            name="appointmentDate"
            min={firstDay}
            max={lastDay}
            value={date}
            onChange={(event) => choice.setDate(event.target.value)}
          />
        </Field>
        <Field label="Time" required error={fields?.appointmentTime}>
          <Input
            type="time"
            name="appointmentTime"
            value={choice.time}
            onChange={(event) => choice.setTime(event.target.value)}
          />
        </Field>
      </div>
      <noscript>
        <Button type="submit" name="show" value="times">
          Show free times
        </Button>
        <input type="hidden" name="shownDate" value={date} />
      </noscript>
      {isDate(date) && slots && slots.length > 0 && (
        <TimeChoice
          {...{ date, slots, timeZone, clock }}
          chosen={choice.slot}
          onChoose={choice.choose}
        />
      )}
      {isDate(date) && slots?.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          Nothing is free on {longDayWords(date)}.
        </p>
      )}
      <NotFree {...{ page, choice }} />
    </>
  );
}

/** A time that was typed and is not one of the list: the nearest that are. */
function NotFree({ page, choice }: { page: BookPage; choice: Choice }) {
  const { time, slot, slots } = choice;
  if (!time || slot || !slots || slots.length === 0) return null;
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const near = slots
    .map(({ start }) => wallIn(page.timeZone, start).time)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 2)
    .toSorted();
  function far(at: string) {
    return Math.abs(minutesOf(at) - minutesOf(time));
  }
  return (
    <p role="status" className="text-sm text-ink-2">
      {timeWords(time, page.clock)} is not among the free times. Nearest:{" "}
      {near.map((at) => timeWords(at, page.clock)).join(" and ")}.
    </p>
  );
}
