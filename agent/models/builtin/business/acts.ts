import { ServiceCategory } from "#tools/pricing/service-schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfBusiness, type BusinessWish } from "#agent/models/builtin/hear/business.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { withFormula } from "#agent/models/builtin/with-formula.ts";

/** What to do first about a wish of prices, stock, orders, posts or money; the rest follows on what comes back (afterBusiness). */
export function beginBusiness(wish: Wish, state: State, view: View): Decision | undefined {
  if (!isOfBusiness(wish)) return undefined;
  switch (wish.kind) {
    case "setPrice":
      return using(view, "set_price", { service: wish.service, price: wish.price });
    case "reprice":
      return reprice(wish, view);
    case "margins":
      return using(view, "service_margins", { service: wish.service });
    case "mixed":
      return withFormula(state, view, "mix", ({ formulas }) =>
        mixed(formulas, state, view, wish.grams),
      );
    case "taken":
      return taken(wish.when, view);
    default:
      return undefined;
  }
}

/** What follows on a look where more was wanted than the look. */
export function afterBusiness(
  state: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  const { wish } = state.heard.detail;
  if (!wish || !isOfBusiness(wish)) return undefined;
  if (tool === "preview_reprice" && wish.kind === "reprice") return apply(value, view);
  return undefined;
}

const CATEGORY: [RegExp, ServiceCategory][] = [
  [/\bcolou?rs?\b|\bcolou?ring\b/, "Color Services"],
  [/\bcuts?\b|\bcutting\b|\bstyling\b|\bblow[- ]?dr/, "Cutting & Styling"],
  [/\bchemical\b|\bperms?\b|\brelax/, "Chemical Services"],
  [/\bspecial\b|\bbridal\b|\boccasion\b|\bwedding\b/, "Special Occasion"],
  [/\btreatments?\b/, "Treatments"],
  [/\bextensions?\b/, "Extensions"],
];

function reprice(
  { what, percent, amount, roundTo }: BusinessWish & { kind: "reprice" },
  view: View,
): Decision {
  const category = CATEGORY.find(([sign]) => sign.test(what))?.[1];
  return using(view, "preview_reprice", { category, percent, amount, roundTo });
}

/** What was previewed is what is asked for, price by price. */
function apply(value: unknown, view: View): Decision {
  const { services } = value as {
    services: {
      serviceId: string;
      afterMinor: number;
      afterMaxMinor: number | null;
      version: number;
    }[];
  };
  if (services.length === 0) return say("No price would change by that.");
  return using(view, "apply_reprice", {
    services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => {
      return { serviceId, afterMinor, afterMaxMinor, version };
    }),
  });
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
