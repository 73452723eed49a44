import { bowlGrams } from "#tools/formulas/rules.ts";
import type { LibraryFormula } from "#tools/formulas/library-schema.ts";
import { beginBusiness } from "./business/acts.ts";
import { beginHouse } from "./house/acts.ts";
import { NAME_IT, WRITE_IT } from "./ask.ts";
import { say, using, withChoices, type Decision } from "./decision.ts";
import type { SaidLine, Wish } from "./hear/wish.ts";
import type { State } from "./state.ts";
import { beginTexts } from "./texts/acts.ts";
import type { View } from "./view.ts";
import { withFormula } from "./with-formula.ts";

type Made = NonNullable<State["consultation"]>;

/** What to do about a wish of the salon's own knowledge. */
export const fulfil = (wish: Wish, state: State, view: View): Decision | undefined =>
  ofFormulas(wish, state, view) ??
  ofSalon(wish, state, view) ??
  beginTexts(wish, view) ??
  beginBusiness(wish, state, view) ??
  beginHouse(wish, view);

/** Wishes about formulas, their cost and where they are kept. */
function ofFormulas(wish: Wish, state: State, view: View): Decision | undefined {
  switch (wish.kind) {
    case "convert":
      if (wish.written)
        return using(view, "convert_written", { formula: wish.written, to: spoken(wish.to) });
      return withFormula(state, view, "convert", (made) =>
        using(view, "convert_formula", { formulaId: chosen(made)?.id, to: spoken(wish.to) }),
      );
    case "switch":
      return using(view, "plan_line_switch", { from: spoken(wish.from), to: spoken(wish.to) });
    case "cost":
      if (wish.line && !aboutThis(state.words))
        return using(view, "bowl_cost", { line: spoken(wish.line), grams: wish.grams });
      return withFormula(state, view, "cost", (made) =>
        using(view, "bowl_cost", { formulaId: chosen(made)?.id, grams: wish.grams }),
      );
    case "quote":
      return withFormula(state, view, "cost", ({ consultation }) =>
        using(view, "visit_cost", { consultationId: consultation.id }),
      );
    case "price":
      return ofLine(wish.line, () => price(wish, view));
    case "weigh":
      return withFormula(state, view, "weigh", (made) => weigh(wish.left, made, state, view));
    case "save":
      if (!wish.name) return say(NAME_IT);
      if (wish.notation)
        return using(view, "save_to_library", { name: wish.name, notation: wish.notation });
      return withFormula(state, view, "keep", (made) =>
        using(view, "save_to_library", { name: wish.name, formulaId: chosen(made)?.id }),
      );
    case "library":
      return using(view, "find_formulas", {
        search: wish.search || undefined,
        brandId: wish.line?.brand,
        lineId: wish.line?.line,
        level: wish.level,
      });
    case "use":
      return withFormula(state, view, "put it on", () =>
        using(view, "find_formulas", { search: wish.name }),
      );
    case "read":
      return using(view, "read_notation", {
        text: wish.text.slice(0, 4000),
        consultationId: state.consultation?.consultation.id,
      });
    default:
      return undefined;
  }
}

/** Wishes about practice, outcomes, brands and the shelf. */
function ofSalon(wish: Wish, state: State, view: View): Decision | undefined {
  switch (wish.kind) {
    case "scenarios":
      return using(view, "list_scenarios", {});
    case "grade":
      return grade(wish, view);
    case "practice":
      return state.graded
        ? using(view, "save_practice", state.graded)
        : say("There is no practice formula in this chat yet. Ask me to grade you on a scenario.");
    case "outcome":
      return withFormula(state, view, "record the outcome of", ({ consultation }) =>
        using(view, "record_outcome", {
          consultationId: consultation.id,
          happy: wish.happy,
          levelReached: wish.level,
          tone: wish.tone,
          photoId: state.photos.findLast(({ role }) => role === "result")?.photoId,
        }),
      );
    case "outcomes":
      return using(view, "outcome_report", {});
    case "offset":
      return ofLine(wish.line, (line) =>
        using(view, "decide_offset", { line: spoken(line), use: wish.use }),
      );
    case "brands":
      return using(view, "list_brand_preferences", {});
    case "addBrand":
      return ofLine(wish.line, (line) => using(view, "add_brand_preference", line));
    case "dropBrand":
      return ofLine(wish.line, (line) => using(view, "remove_brand_preference", line));
    case "shelf":
      return ofLine(wish.line, (line) =>
        using(view, wish.put ? "put_on_shelf" : "take_off_shelf", { ...line, codes: wish.codes }),
      );
    case "shelfOnly":
      return using(view, "use_shelf_only", { only: wish.on });
    default:
      return undefined;
  }
}

/** A brand alone does not say which of its lines is meant. */
const ofLine = (said: SaidLine, run: (line: SaidLine) => Decision): Decision =>
  said.line ? run(said) : say("Which line of that brand do you mean?");

/** What follows a search in the library: the formula that was asked for goes onto the hair of this chat. */
export function afterLibrary(
  { heard, consultation }: State,
  { items }: { items: LibraryFormula[] },
  view: View,
): Decision | undefined {
  const { wish } = heard.detail;
  if (wish?.kind !== "use" || !consultation) return undefined;
  const named = items.filter(({ name }) => name.toLowerCase() === wish.name);
  const [meant, another] = named.length > 0 ? named : items;
  if (!meant) return say(`There is no formula called ${wish.name} in the library.`);
  if (another) {
    const options = items.slice(0, 6).map(({ name }) => ({
      label: name.slice(0, 60),
      says: `Use the ${name} formula`.slice(0, 120),
    }));
    return withChoices("Which one?", "answer", options, view);
  }
  return using(view, "use_library_formula", {
    id: meant.id,
    consultationId: consultation.consultation.id,
  });
}

function grade({ scenario, target, formula }: Wish & { kind: "grade" }, view: View): Decision {
  if (!target) {
    const options = [1, 2, 3].map((number) => ({
      label: `Target ${number}`,
      says: `Scenario ${scenario}, target ${number}${formula ? `: ${formula}` : ""}`.slice(0, 120),
    }));
    return withChoices(`Which target colour of scenario ${scenario}?`, "answer", options, view);
  }
  if (!formula) return say(`Scenario ${scenario}, target ${target}. ${WRITE_IT}`);
  return using(view, "grade_formula", { scenario, target, formula });
}

function price(
  { line, price: amount, packGrams, part }: Wish & { kind: "price" },
  view: View,
): Decision {
  if (!packGrams) return say("How many grams does the pack hold? Say it with the price in one go.");
  return using(
    view,
    "set_product_price",
    { line: spoken(line), part, packGrams, amount },
    "This changes what every bowl of it costs, so it waits for your tap.",
  );
}

function weigh(left: number, made: Made, { scaled }: State, view: View): Decision {
  const formula = chosen(made);
  if (!formula?.bowl) return say("This formula has no bowl that could be weighed.");
  const mixedGrams = scaled[formula.id] ?? bowlGrams(formula.bowl);
  if (left > mixedGrams)
    return say(`${left} g is more than the ${mixedGrams} g that were mixed. Weigh it again.`);
  return using(view, "reweigh_bowl", { formulaId: formula.id, mixedGrams, leftGrams: left });
}

/** The formula that is meant when none is named: the one that colours. */
const chosen = ({ formulas }: Made) =>
  formulas.findLast(({ role, bowl }) => role === "base" && bowl?.type !== "treatment") ??
  formulas.find(({ bowl }) => bowl?.type !== "treatment") ??
  formulas[0];

const aboutThis = (words: string) =>
  /\b(?:this|that|her|his|it|the (?:bowl|formula))\b/i.test(words);

const spoken = ({ brand, line }: SaidLine) => (line ? `${brand}/${line}` : brand);
