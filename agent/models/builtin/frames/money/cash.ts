import { differenceWords } from "#tools/payments/bill/bill-rules.ts";
import type { DayClose, DayMoney } from "#tools/payments/bill/day-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { minorIn } from "#agent/models/builtin/verbs/words.ts";
import { pastOf } from "./figures.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** The day whose cash is meant: today, unless one that is over was said. */
const dayOf = ({ date }: Slots, { here }: About): string | undefined =>
  here && (pastOf(date, here)?.from ?? todayOf(here));

function drawer({ day, currency, float, cash, unclosed, closed }: DayMoney): string {
  const when = spokenDate(day);
  if (closed)
    return `${when} is closed: ${money(closed.counted, currency)} counted, ${differenceWords(closed.difference, currency)}.`;
  const open =
    unclosed === 0 ? "" : ` ${unclosed} ${unclosed === 1 ? "visit is" : "visits are"} not closed.`;
  return `${money(float + cash, currency)} should be in the drawer: ${money(float, currency)} from before and ${money(cash, currency)} taken in cash.${open}`;
}

/** The drawer at the end of a day. */
export const CASH: readonly Frame[] = [
  {
    id: "day_money",
    slots: { date: "date" },
    says: ["how much cash should be in the drawer[ on {date}]"],
    input: (slots, about) => ({ day: dayOf(slots, about) }),
    report: (value) => drawer(value as DayMoney),
  },
  {
    id: "count_cash",
    slots: { counted: "sum", float: "sum", date: "date" },
    says: ["close the day[ {date}] with {counted} in the drawer[, {float} was in it before]"],
    does: "close the day with the cash that was counted",
    input: ({ counted, float, ...slots }, about) =>
      counted === undefined
        ? { ask: "How much cash is in the drawer, all of it?", slot: "counted", takes: /\d/ }
        : { day: dayOf(slots, about), counted: minorIn(counted), float: minorIn(float) },
    report: (value) => {
      const { day, cash, counted, difference, currency } = value as DayClose;
      return `${spokenDate(day)} is closed: ${money(cash, currency)} taken in cash, ${money(counted, currency)} counted, ${differenceWords(difference, currency)}.`;
    },
  },
];
