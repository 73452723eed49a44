import { bowlGrams } from "#tools/formulas/rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfBusiness } from "#agent/models/builtin/hear/business.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { withFormula } from "#agent/models/builtin/with-formula.ts";

/** What to do about a wish of bowls or money. */
export function beginBusiness(wish: Wish, state: State, view: View): Decision | undefined {
  if (!isOfBusiness(wish)) return undefined;
  return wish.kind === "taken"
    ? taken(wish.when, view)
    : withFormula(state, view, "mix", ({ formulas }) => mixed(formulas, state, view, wish.grams));
}

function mixed(
  formulas: NonNullable<State["consultation"]>["formulas"],
  { scaled }: State,
  view: View,
  said: number | undefined,
): Decision {
  const made = formulas.filter(({ bowl, withheld }) => bowl && !withheld);
  const [one, another] = made;
  if (!one?.bowl) return say("There is no bowl here that may be mixed.");
  // several bowls: only the card says which of them was mixed
  if (another) return say("Which bowl? Tap Mixed on its card.");
  const grams = said ?? scaled[one.id] ?? bowlGrams(one.bowl);
  return using(view, "mix_bowl", { formulaId: one.id, totalGrams: grams });
}

function taken(said: string, view: View): Decision {
  const { here } = view;
  if (!here) return say("I can't see the calendar here.");
  const today = wallOf(here.timeZone, here.now.getTime()).date;
  const when = hearWhen(said, here);
  const day = when?.date ?? when?.days?.[0];
  const past = day && day > today ? addDays(day, -7) : day;
  const { from, to } = past
    ? { from: past, to: past }
    : (when?.range ?? { from: today, to: today });
  return using(view, "payments_taken", { from, to });
}
