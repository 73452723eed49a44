import { displayName } from "#tools/values/name-rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { stageOf } from "./bowl-stages.ts";
import type { CardBowl } from "./card-bowls.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";

/** What starts a bowl's timer and finds it again. */
export type BowlTimer = {
  label: string;
  minutes: number;
  bowl: { name: string; place: string; step: number; formulaId?: string };
  /** The bowl that opens the stage, when this one goes on after it. */
  follows?: Follows;
};

/** Minutes from the first stroke of the stage's first bowl to the first of this one, and those that the first takes to put on. */
export type Follows = { step: number; after: number; applying: number };

/** The timer of a bowl: what it is and where it goes, of which line, on whom. Undefined for one that takes no time. */
export function bowlTimer(
  { name, bowl, formula }: CardBowl,
  clientName: string,
  all: readonly Bowl[],
): BowlTimer | undefined {
  if (!bowl || bowl.minutes[0] <= 0) return undefined;
  const place = bowl.zone === "all" && !bowl.area ? "" : placeOf(bowl);
  const what = [
    name,
    name.includes(place) ? "" : place,
    bowl.lineName.split(" / ")[0],
    displayName(clientName),
  ];
  const [first] = stageOf(bowl, all);
  return {
    label: what.filter(Boolean).join(", ").slice(0, 80),
    minutes: bowl.minutes[0],
    bowl: {
      name,
      place: placeOf(bowl),
      step: bowl.order,
      ...(formula && { formulaId: formula.id }),
    },
    ...(first && first.order !== bowl.order && { follows: followsOf(bowl, first) }),
  };
}

function followsOf({ startAt = 0 }: Bowl, first: Bowl): Follows {
  return {
    step: first.order,
    after: startAt - (first.startAt ?? 0),
    applying: first.applyMinutes ?? 0,
  };
}

/**
 * Whole minutes until a bowl goes on. Before the first bowl's timer runs they count from its first stroke; a timer is
 * started once its bowl is on the hair, so from then on what that took has passed.
 */
export function minutesUntil(
  { after, applying }: Follows,
  firstStartedAt: string | undefined,
  now: number,
): number {
  if (firstStartedAt === undefined) return Math.max(0, after);
  const passed = (now - new Date(firstStartedAt).getTime()) / 60_000 + applying;
  return Math.max(0, Math.ceil(after - passed));
}
