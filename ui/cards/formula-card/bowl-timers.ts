import type { CardBowl } from "./card-bowls.ts";
import { placeOf } from "./bowl-words.ts";

/** What starts a bowl's timer and finds it again. */
export type BowlTimer = {
  label: string;
  minutes: number;
  bowl: { name: string; place: string; step: number; formulaId?: string };
};

/** The timers of a tab's bowls: what it is and where it goes, of which line, on whom. */
export function bowlTimers(bowls: readonly CardBowl[], clientName: string): BowlTimer[] {
  return bowls.flatMap(({ name, bowl, formula }) => {
    if (!bowl || bowl.minutes[0] <= 0) return [];
    const place = bowl.zone === "all" && !bowl.area ? "" : placeOf(bowl);
    const what = [
      name,
      name.includes(place) ? "" : place,
      bowl.lineName.split(" / ")[0],
      clientName,
    ];
    return [
      {
        label: what.filter(Boolean).join(", ").slice(0, 80),
        minutes: bowl.minutes[0],
        bowl: {
          name,
          place: placeOf(bowl),
          step: bowl.order,
          ...(formula && { formulaId: formula.id }),
        },
      },
    ];
  });
}
