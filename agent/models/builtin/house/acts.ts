import { wallOf } from "#tools/salons/zone-rules.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfHouse } from "#agent/models/builtin/hear/house.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { View } from "#agent/models/builtin/view.ts";

/** What to do about a question of figures, of what waits, of a move or of the log. */
export function beginHouse(wish: Wish, view: View): Decision | undefined {
  if (!isOfHouse(wish)) return undefined;
  switch (wish.kind) {
    case "figures": {
      if (!view.here) return say("I can't see the calendar here.");
      const { timeZone, now } = view.here;
      const days = hearPeriod(wish.when, wallOf(timeZone, now.getTime()).date);
      return using(view, "show_figures", { report: wish.report, ...days, stylist: wish.whose });
    }
    case "attention":
      return using(view, "what_waits", {});
    case "moves":
      return using(view, "list_migrations", {});
    default:
      return using(view, "who_did", { about: wish.about || undefined });
  }
}
