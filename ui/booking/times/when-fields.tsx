import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { DayGrid } from "./day-grid.tsx";
import { TimeChoice } from "./time-choice.tsx";
import type { Choice } from "#ui/booking/use-choice.ts";
import { isDate, longDayWords } from "./when.ts";

/** Day and time, chosen from what is free. Without script the day is typed and the server lists its times. */
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
      {/* before what is typed without script, of which the last counts */}
      <input type="hidden" name="appointmentDate" value={date} />
      <input type="hidden" name="appointmentTime" value={choice.time} />
      <noscript>
        <div className="grid gap-3 min-[430px]:grid-cols-2">
          <Field label="Date" required error={fields?.appointmentDate}>
            <Input
              type="date"
              name="appointmentDate"
              min={firstDay}
              max={lastDay}
              defaultValue={date}
            />
          </Field>
          <Field label="Time" required error={fields?.appointmentTime}>
            <Input type="time" name="appointmentTime" defaultValue={choice.time} />
          </Field>
        </div>
        <Button type="submit" name="show" value="times">
          Show free times
        </Button>
        <input type="hidden" name="shownDate" value={date} />
      </noscript>
      <div className="needs-script flex flex-col gap-3">
        {!choice.looks && (
          <p className="text-sm text-ink-2">
            Choose a service to see when {page.stylist.name} is free.
          </p>
        )}
        {choice.looks && !choice.failed && (
          <DayGrid
            {...{ firstDay, lastDay, date }}
            days={days && new Map([...days].map(([day, free]) => [day, free.length]))}
            start={choice.start}
            onDay={choice.setDate}
            onStart={choice.setStart}
          />
        )}
        {(fields?.appointmentDate ?? fields?.appointmentTime) && (
          <p
            id="when-problem"
            tabIndex={-1}
            data-wrong=""
            className="text-sm font-semibold text-bad"
          >
            {fields?.appointmentDate ?? fields?.appointmentTime}
          </p>
        )}
      </div>
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
    </>
  );
}
