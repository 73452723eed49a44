import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { Chip } from "#ui/components/chip.tsx";
import { TimeChoice } from "./time-choice.tsx";
import type { Choice } from "#ui/booking/use-choice.ts";
import { usePatchTimes } from "./use-patch-times.ts";
import { dayWords, timeWords, wallIn } from "./when.ts";

/** When the short visit for the patch test is: a time early enough before the colour that is chosen. */
export function PatchTimes({ page, choice }: { page: BookPage; choice: Choice }) {
  const { timeZone, clock } = page;
  const patch = usePatchTimes(page, choice);
  if (!choice.asksForTest || choice.tested) return null;
  const { days, date, slots, chosen } = patch;
  const wrong = page.problem?.fields.patchTestToken;
  const day = chosen && wallIn(timeZone, chosen.start);
  return (
    <div className="flex min-w-0 flex-col gap-3 border-t border-line-soft pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        When for the patch test?
      </h3>
      {wrong && (
        <p role="alert" tabIndex={-1} data-wrong="" className="text-sm font-semibold text-bad">
          {wrong}
        </p>
      )}
      {days === null && (
        <p className="needs-script text-sm text-ink-2">
          {choice.slot ? "Looking for times before it…" : "First choose the time for your color."}
        </p>
      )}
      {days?.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          No time is free early enough before that. Please choose a later time for your color.
        </p>
      )}
      {days && days.length > 0 && (
        <div
          role="group"
          aria-label="Days for the patch test"
          className="needs-script flex flex-wrap gap-2"
        >
          {days.map((each) => (
            <Chip key={each} on={each === date} onClick={() => patch.setDate(each)}>
              {dayWords(each)}
            </Chip>
          ))}
        </div>
      )}
      {slots && slots.length > 0 && (
        <TimeChoice
          {...{ date, slots, timeZone, clock, chosen }}
          name="patchTestToken"
          onChoose={patch.choose}
        />
      )}
      {day && (
        <p role="status" className="sr-only">
          {`Patch test ${dayWords(day.date)} at ${timeWords(day.time, clock)}`}
        </p>
      )}
      <noscript>
        <select name="patchTestToken" aria-label="Time for the patch test" className="min-h-11">
          <option value="">Choose a time for the patch test</option>
          {page.patchSlots.map(({ start, token }) => {
            const at = wallIn(timeZone, start);
            return (
              <option key={start} value={token}>
                {dayWords(at.date)}, {timeWords(at.time, clock)}
              </option>
            );
          })}
        </select>
      </noscript>
    </div>
  );
}
