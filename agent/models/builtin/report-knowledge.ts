import { findLine } from "#tools/colour/catalogue.ts";
import { mixedAs } from "#tools/colour/told/mixing.ts";
import { minuteWords } from "#tools/colour/told/telling.ts";
import type { BrandPreference, ShelfLine } from "#tools/brands/schema.ts";
import type { ConvertedFormula, SwitchSummary } from "#tools/library/convert-schema.ts";
import type { FoundFormulas, LibraryFormula } from "#tools/library/schema.ts";
import type { ColourFacts } from "#tools/colour/told/schema.ts";
import type { JudgedNotation } from "#tools/colour/notation/schema.ts";
import type { WrittenFormula } from "#tools/bench/write-schema.ts";
import type { ConsultationOutcome, LineOffset, OutcomeReport } from "#tools/outcomes/schema.ts";
import type { CostAnswer, Reweigh, VisitCost } from "#tools/pricing/cost/cost-schema.ts";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import type { LedgerSummary } from "#tools/payments/schema.ts";
import { money as inCurrency } from "#tools/pricing/cost/cost-rules.ts";
import { reportMove } from "./house/report.ts";
import type { Grade, TrainingScenario } from "#tools/training/schema.ts";
import type { Report } from "./report.ts";
import { listed } from "./wording.ts";

/** What is said when a tool has answered, from its answer alone; the card has the rest. Undefined of tools that only their frames tell of. */
export function reportedBy(tool: string, value: unknown): Report | undefined {
  const said = Object.hasOwn(REPORTS, tool) ? REPORTS[tool]?.(value) : undefined;
  return typeof said === "string" ? { text: said } : said;
}

const told =
  <Value>(say: (value: Value) => string | Report) =>
  (value: unknown) =>
    say(value as Value);

const REPORTS: Record<string, (value: unknown) => string | Report> = {
  run_migration: told(reportMove),
  payments_taken: told(sayTaken),
  refund_payment: () => "It goes back to the card. The bank takes some days to show it.",
  mix_bowl: told(sayMixed),
  colour_facts: told(({ says }: ColourFacts) => says),
  convert_formula: told(sayConverted),
  convert_written: told(sayConverted),
  plan_line_switch: told(({ total, published, computed, open, fromName, toName }: SwitchSummary) =>
    total === 0
      ? `The salon has no formula in ${fromName}.`
      : `${count(total, "formula")} from ${fromName} to ${toName}: ${published} by printed tables, ${computed} worked out, ${open} with something open. Review them on the screen before anything is saved.`,
  ),
  bowl_cost: told(({ sentence }: CostAnswer) => sentence),
  visit_cost: told(sayVisitCost),
  set_product_price: () => "Kept. Every bowl of it is costed with that from now on.",
  reweigh_bowl: told(
    ({ mixedGrams, leftGrams }: Reweigh) =>
      `${tidy(mixedGrams - leftGrams)} g used, ${tidy(leftGrams)} g left of ${tidy(mixedGrams)} g.`,
  ),
  save_to_library: told(({ name }: LibraryFormula) => `It is in the library as ${name}.`),
  find_formulas: told(({ items, total }: FoundFormulas) =>
    items.length === 0
      ? "I find no formula like that."
      : `${count(total, "formula")}: ${items
          .slice(0, MOST_NAMED)
          .map(({ name, notation }) => `${name} (${notation})`)
          .join("; ")}${total > MOST_NAMED ? " and more" : ""}.`,
  ),
  use_library_formula: told(({ ok }: WrittenFormula) =>
    ok
      ? "It is with the consultation now, as your own formula."
      : "It is with the consultation, but the checks stop it on this hair: the card says why.",
  ),
  delete_library_formula: () => "Deleted.",
  read_notation: told(sayRead),
  list_scenarios: told((scenarios: TrainingScenario[]) => ({
    text: `${count(scenarios.length, "practice head")}. Which one?`,
    next: scenarios.slice(0, 6).map(({ number, title }) => ({
      label: `${number}. ${title}`.slice(0, 60),
      says: `Grade me on scenario ${number}`,
    })),
  })),
  grade_formula: told(sayGrade),
  save_practice: () => "Your practice formula has been saved to your history.",
  record_outcome: told(sayOutcome),
  outcome_report: told(sayOutcomes),
  decide_offset: told(({ sentence }: LineOffset) => sentence),
  list_brand_preferences: told((lines: BrandPreference[]) =>
    lines.length === 0
      ? "You have no brands set yet, so formulas use the lines best known to the engine."
      : `Best first: ${listed(lines.map(nameOf))}.`,
  ),
  add_brand_preference: told(
    (line: BrandPreference) => `${nameOf(line)} is one of your lines now.`,
  ),
  remove_brand_preference: told(
    (line: BrandPreference) => `${nameOf(line)} is no longer one of your lines.`,
  ),
  put_on_shelf: told(sayShelf),
  take_off_shelf: told(sayShelf),
  use_shelf_only: told(({ only }: { only: boolean }) =>
    only
      ? "From now on formulas are made from your shelf; what has to be bought is named."
      : "Formulas may use every shade again.",
  ),
};

/** How many formulas are told of by their names. */
const MOST_NAMED = 4;

function sayTaken({ rows }: LedgerSummary): string {
  if (rows.length === 0) return "Nothing was taken by card in that time.";
  const sums = Map.groupBy(rows, ({ currency }) => currency);
  const words = [...sums].map(([currency, of]) =>
    inCurrency(
      of.reduce((sum, { net }) => sum + net, 0),
      currency,
    ),
  );
  return `${listed(words)} by card, less what went back. Cash is not in it.`;
}

function sayMixed({ grams, drawn }: MixedBowl): string {
  const missing = drawn.filter(({ why }) => why !== "drawn").map(({ name }) => name);
  const rest = missing.length > 0 ? ` Not in your stock: ${listed(missing)}.` : "";
  return missing.length === drawn.length
    ? `${grams} g mixed. Nothing of it is in your stock, so nothing was taken out.`
    : `${grams} g mixed and taken out of stock.${rest}`;
}

function sayConverted({ convertedIngredients, cautions, from, to }: ConvertedFormula): string {
  // of a shade alone nothing was said of its developer
  const all = convertedIngredients.filter(({ original }) => !original.startsWith(NO_DEVELOPER));
  const of = (basis: string | null) => all.filter((one) => one.basis === basis).length;
  const [printed, workedOut] = [of("published"), of("computed")];
  const none = all.filter(({ converted }) => converted === null).map(({ original }) => original);
  const nearest = all.flatMap(({ original, name, amount, converted }) =>
    converted === null
      ? []
      : [`${original} is nearest to ${name}${/\d/.test(amount) ? `, ${amount}` : ""}`],
  );
  return [
    nearest.length > 0
      ? `${nearest.slice(0, MOST_NAMED).join("; ")}. It is close, not the same.`
      : "",
    listed([
      ...(printed > 0 ? [`${printed} by a maker's printed table`] : []),
      ...(workedOut > 0
        ? [`${all.length > 1 ? `${workedOut} worked` : "Worked"} out from level and tone`]
        : []),
    ]).concat(printed + workedOut > 0 ? "." : ""),
    none.length > 0 ? `Nothing stands for ${listed(none)}.` : "",
    nearest.length > 0 ? termsWords(from, to) : "",
    // what a maker says of a third line is no word of these two
    cautions.find((each) => !/^[A-Z][\w' ]+: /.test(each)) ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The new line's own terms beside those of the old one, of which nothing is carried over. */
function termsWords(from: string | null, to: string | null): string {
  const [before, line] = [from, to].map((key) => (key ? findLine(key) : undefined));
  if (!line || line.developers.length === 0) return "";
  const was = before && before.developers.length > 0 ? `; ${mixedAs(before)}` : "";
  return `${mixedAs(line)}, ${minuteWords(line.processingMinutes)}${was}: compare a strand.`;
}

/** How a conversion names the developer of a shade that was written without one. */
const NO_DEVELOPER = "No developer written";

function sayVisitCost({ quote, currency }: VisitCost): string {
  if (quote.total === null) return `I can't work out a price yet: ${listed(quote.missing)}.`;
  return `${money(quote.total, currency)} for this visit, with product, labor, overhead and profit as the card lists them.`;
}

function sayRead({ bowls, unread, findings, ok }: JudgedNotation): string {
  if (bowls.length === 0) return "I can't read a formula in that.";
  const not = unread.length > 0 ? ` I did not understand ${listed(unread.slice(0, 5))}.` : "";
  const stop = findings.find(({ severity }) => severity === "block");
  return `Read as ${count(bowls.length, "bowl")}.${not}${!ok && stop ? ` ${stop.sentence}` : ""}`;
}

function sayGrade({ score, aspects }: Grade): Report {
  const off = aspects.filter(({ verdict }) => verdict !== "right");
  const [first] = off;
  return {
    text:
      off.length === 0
        ? `${score} of 100: level, tone, developer and safety are right.`
        : `${score} of 100. ${first?.reason ?? ""}`.trim(),
    next: [{ label: "Keep it in my history", says: "Save my practice formula" }],
  };
}

function sayOutcome({ planned, outcome }: ConsultationOutcome): string {
  if (!outcome) return "Nothing was recorded.";
  const { levelReached } = outcome;
  const levels =
    levelReached !== null && planned.level !== null
      ? ` Planned ${planned.level}, reached ${levelReached}.`
      : "";
  return `Recorded.${levels}`;
}

function sayOutcomes({ all, lines, needed }: OutcomeReport): string {
  if (all.count === 0)
    return "No outcome is recorded yet; the success rate on the dashboard is an example until the first.";
  const offered = lines.filter(({ suggested, accepted }) => suggested !== null && !accepted);
  const offset = offered[0] ? ` ${offered[0].sentence}` : "";
  return `${count(all.count, "outcome")}, ${Math.round(all.happyPercent ?? 0)}% of the clients happy.${
    offset || (all.count < needed ? ` An offset is suggested from ${needed} of a line on.` : "")
  }`;
}

function sayShelf({ codes, made, brandName, lineName, unknown }: ShelfLine): string {
  const wrong =
    unknown.length > 0
      ? ` The catalog does not hold ${listed(unknown.map(({ code, nearest }) => (nearest ? `${code} (nearest ${nearest})` : code)))}.`
      : "";
  return `${brandName} ${lineName}: ${codes.length} of ${made} on your shelf.${wrong}`;
}

function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** digits);
}

const nameOf = ({ brandName, productLineName }: BrandPreference) =>
  `${brandName} ${productLineName}`;
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? "" : "s"}`;
const tidy = (grams: number) => Math.round(grams * 10) / 10;
