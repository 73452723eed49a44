import { useState } from "react";
import type { ManagePage } from "#tools/booking/page-schema.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { cx } from "#ui/lib/cx.ts";
import { TimeChoice } from "./time-choice.tsx";
import { dayWords, longDayWords } from "./when.ts";

/** Another time: days are links, times radio buttons, and the form moves. It needs no script. */
export function MoveForm({ page }: { page: ManagePage }) {
  const [pending, setPending] = useState(false);
  const { token, appointment, move, clock } = page;
  if (!move) return null;
  const { date, slots, days, lastDay } = move;
  return (
    <Card title="Choose another time">
      <div className="flex flex-col gap-5">
        <nav aria-label="Days with free times" className="flex flex-wrap gap-2">
          {days.map(({ date: day, free }) => (
            <a
              key={day}
              href={`/manage/${token}?move&date=${day}`}
              aria-current={day === date ? "date" : undefined}
              className={cx(
                "flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors duration-150",
                day === date
                  ? "border-accent bg-accent text-accent-ink"
                  : "border-line text-ink-2 hover:border-ink-3 hover:text-ink",
              )}
            >
              {dayWords(day)}
              <span className="font-normal">{free} free</span>
            </a>
          ))}
        </nav>
        <form method="get" action={`/manage/${token}`} className="flex items-end gap-3">
          <input type="hidden" name="move" value="" />
          <Field label="Another day" className="flex-1">
            <Input type="date" name="date" defaultValue={date} max={lastDay} />
          </Field>
          <Button type="submit">Show times</Button>
        </form>
        <form
          method="post"
          action={`/manage/${token}`}
          className="flex flex-col gap-5"
          onSubmit={() => setPending(true)}
        >
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="version" value={appointment.version} />
          <input type="hidden" name="date" value={date} />
          {slots.length > 0 ? (
            <TimeChoice {...{ date, slots, clock }} timeZone={appointment.timeZone} />
          ) : (
            <p className="text-sm text-ink-2">Nothing is free on {longDayWords(date)}.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              kind="primary"
              big
              pending={pending}
              disabled={slots.length === 0}
              className="max-md:w-full"
            >
              Move it
            </Button>
            <a href={`/manage/${token}`} className={buttonLook("ghost", true, "max-md:w-full")}>
              Keep the time
            </a>
          </div>
        </form>
      </div>
    </Card>
  );
}
