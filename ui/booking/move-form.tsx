import { useState } from "react";
import type { ManagePage } from "#tools/booking/own/page-schema.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { DayGrid } from "./times/day-grid.tsx";
import { TimeChoice } from "./times/time-choice.tsx";
import { longDayWords, weekOf } from "./times/when.ts";

/** Another time: days are links, times radio buttons, and the form moves. It needs no script. */
export function MoveForm({ page }: { page: ManagePage }) {
  const [pending, setPending] = useState(false);
  const { token, appointment, move, clock, weekStart } = page;
  if (!move) return null;
  const { date, firstDay, slots, days, lastDay } = move;
  return (
    <Card id="change" className="scroll-mt-4" title="Choose another time">
      <div className="flex flex-col gap-5">
        <DayGrid
          start={weekOf(firstDay, weekStart)}
          days={new Map(days.map(({ date: day, free }) => [day, free]))}
          hrefOf={(day) => `/manage/${token}?move&date=${day}#change`}
          {...{ firstDay: move.today, lastDay, date }}
        />
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
