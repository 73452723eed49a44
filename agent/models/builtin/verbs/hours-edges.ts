import type { TeamHours } from "#tools/team/called-schema.ts";
import { spanIn } from "#agent/models/builtin/calendar/spans.ts";
import { WEEKDAY, weekdayAt } from "#agent/models/builtin/hear/calendar-names.ts";
import { foundOf } from "./finders.ts";
import { weekdaysIn, whose } from "./hours.ts";
import type { About, Finder, Input, Say, Slots, Verb } from "./verb.ts";

/** Somebody's week as it is. */
export const standing: Finder = {
  tool: "get_hours",
  slot: "standing",
  what: "week",
  with: ({ stylist }) => ({ stylist: whose(stylist) }),
  among: (value) => {
    const of = value as TeamHours;
    return [{ id: of.stylistId, name: of.stylistName, of }];
  },
  bare: "first",
};

/** The days that were named with another beginning or end; what else they have stays. */
function edge({ stylist, edge: which = "", time = "" }: Slots, about: About): Input | Say {
  const { week: now, stylistName } = foundOf(about, "standing") as TeamHours;
  const to = /finish|clos/.test(which);
  const days = weekdaysIn(about.text);
  const changed = days.flatMap((weekday) => {
    const hours = now[weekdayAt(weekday)];
    const span =
      hours && spanIn(to ? `${hours.from} to ${time}` : `${time} to ${hours.to}`, undefined);
    return hours && span ? [{ weekday, hours: { ...span, breaks: hours.breaks } }] : [];
  });
  return changed.length > 0
    ? { stylist: whose(stylist), days: changed }
    : { say: `${stylistName} does not work then: tell me from when to when.` };
}

/** When somebody begins or ends, with the rest of their hours as they are. */
export const HOURS_EDGES: readonly Verb[] = [
  {
    tool: "set_hours",
    does: "change when somebody begins or ends for good",
    hears: [
      `(set|change) (my|~{stylist:w}'s) (?<edge>start|finish|opening|closing)( time)? on ${WEEKDAY}.* to (?<time>\\d{1,2}([:.]\\d\\d)? ?(am|pm)?|noon)`,
    ],
    finds: [standing],
    input: edge,
    report: (value) => `${(value as TeamHours).stylistName}'s hours are set.`,
  },
];
