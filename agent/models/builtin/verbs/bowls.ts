import { called } from "#agent/models/builtin/calendar/called.ts";
import { codesIn, saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { reportBusiness } from "#agent/models/builtin/business/report.ts";
import { reportKnowledge } from "#agent/models/builtin/report-knowledge.ts";
import { reportScaled } from "#agent/models/builtin/report.ts";
import type { ScaledBowl } from "#tools/formulas/schema.ts";
import { amountIn, factorIn } from "./amounts.ts";
import {
  bareName,
  formulaOf,
  gramsOf,
  library,
  lineOf,
  NO_FORMULA,
  opened,
  theirs,
} from "./finders-chair.ts";
import type { About, Input, Say, Slots, Verb } from "./verb.ts";

/** Of whose formula, in the words of a row: "of keisha's formula", "of the formula". */
const OF = "(of {client}'s formula|of the formula)";

function scaled({ grams, factor, more, less }: Slots, about: About): Input | Say {
  const formula = formulaOf(about);
  if (!formula?.bowl) return NO_FORMULA;
  const [on, off] = [amountIn(more), amountIn(less)];
  if (on !== undefined || off !== undefined) {
    const total = gramsOf(formula, about) + (on ?? 0) - (off ?? 0);
    return { formulaId: formula.id, totalGrams: Math.max(5, total) };
  }
  return { formulaId: formula.id, totalGrams: amountIn(grams), factor: factorIn(factor) };
}

function mixed({ grams }: Slots, about: About): Input | Say {
  const bowls = (about.made?.formulas ?? []).filter(({ bowl, withheld }) => bowl && !withheld);
  const [one, another] = bowls;
  if (!one)
    return {
      say: about.made?.formulas.some(({ withheld }) => withheld)
        ? "The checks hold the grams of this formula back, so it can't be drawn from stock. Resolve what they say or release it by name first."
        : "There is no bowl here that may be mixed.",
    };
  if (another) return { say: "Which bowl? Tap Mixed on its card." };
  return { formulaId: one.id, totalGrams: amountIn(grams) ?? gramsOf(one, about) };
}

function weighed({ left, grams }: Slots, about: About): Input | Say {
  const formula = formulaOf(about);
  if (!formula?.bowl) return { say: "This formula has no bowl that could be weighed." };
  const leftGrams = amountIn(left);
  if (leftGrams === undefined) return { say: "How many grams are left? Say it with the bowl." };
  const mixedGrams = amountIn(grams) ?? gramsOf(formula, about);
  return leftGrams > mixedGrams
    ? { say: `${leftGrams} g is more than the ${mixedGrams} g that were mixed. Weigh it again.` }
    : { formulaId: formula.id, mixedGrams, leftGrams };
}

/** The formula that was put into another line last in this chat, for "and in Igora?". */
const before = ({ earlier }: About): string | undefined =>
  (
    earlier.findLast(({ tool, status }) => tool === "convert_written" && status === "ok")?.input as
      | { formula?: string }
      | undefined
  )?.formula;

/** What a bowl weighs, takes, costs, and is in another line. */
export const BOWLS: readonly Verb[] = [
  {
    tool: "scale_bowl",
    hears: [
      `make {grams} g in all ${OF}`,
      `make {more} g more ${OF}`,
      `make {less} g less ${OF}`,
      `make {factor} times the bowl ${OF}`,
    ],
    finds: [theirs, opened],
    input: scaled,
    mends: [["grams", /^(?:make (?:it|that) )?(\d+) ?g?$/]],
    report: (value) => reportScaled(value as ScaledBowl),
  },
  {
    tool: "mix_bowl",
    does: "take what a bowl used out of stock",
    hears: [`draw ({grams} g )?${OF} from stock as mixed`],
    finds: [theirs, opened],
    input: mixed,
    report: (value) => reportBusiness("mix_bowl", value) ?? "Taken out of stock.",
  },
  {
    tool: "reweigh_bowl",
    does: "keep what was left of a bowl",
    hears: [`weigh back {left} g( of {grams} g)? ${OF}`],
    finds: [theirs, opened],
    input: weighed,
    report: (value) => reportKnowledge("reweigh_bowl", value),
  },
  {
    tool: "bowl_cost",
    hears: [
      "work out the cost of {grams} g of the line {line}",
      "work out the cost of the line {line}",
    ],
    input: ({ grams, line }) => ({ line: lineOf(line), grams: amountIn(grams) }),
    report: (value) => reportKnowledge("bowl_cost", value),
  },
  {
    tool: "bowl_cost",
    hears: [`work out the cost( of {grams} g)? ${OF}`],
    finds: [theirs, opened],
    input: ({ grams }, about) => {
      const formula = formulaOf(about);
      return formula ? { formulaId: formula.id, grams: amountIn(grams) } : NO_FORMULA;
    },
    report: (value) => reportKnowledge("bowl_cost", value),
  },
  {
    tool: "visit_cost",
    hears: [
      "work out what to charge {client} for the visit",
      "work out what to charge for the visit",
    ],
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: (value) => reportKnowledge("visit_cost", value),
  },
  {
    tool: "convert_formula",
    hears: ["put the library formula {formula} into the line {line}"],
    finds: [library],
    input: ({ line }, { found }) => ({ formulaId: found["formula"]?.id, to: lineOf(line) }),
    report: (value) => reportKnowledge("convert_formula", value),
  },
  {
    tool: "convert_formula",
    hears: [
      "put {client}'s formula into the line {line}",
      "put {client}'s formula into another line",
      "put the formula into the line {line}",
      "put the formula into another line",
    ],
    finds: [theirs, opened],
    input: ({ line }, about) => {
      const formula = formulaOf(about);
      if (!formula) return NO_FORMULA;
      return line
        ? { formulaId: formula.id, to: lineOf(line) }
        : { ask: "Into which line?", slot: "line", takes: /[a-z]/ };
    },
    report: (value) => reportKnowledge("convert_formula", value),
  },
  {
    tool: "convert_written",
    hears: [
      "put the written shades {formula} into the line {line}",
      "put the written shades {formula} into another line",
      "put the same shades into the line {line}",
    ],
    input: ({ formula, line }, about) => {
      const shades = formula ?? before(about);
      if (!shades)
        return {
          ask: "Which formula? Write it as you would note it.",
          slot: "formula",
          takes: /\d/,
        };
      return line
        ? { formula: shades, to: lineOf(line) }
        : { ask: "Into which line?", slot: "line", takes: /[a-z]/ };
    },
    report: (value) => reportKnowledge("convert_written", value),
  },
  {
    tool: "plan_line_switch",
    hears: [
      "plan the change of all formulas from the line {from} to the line {to}",
      "plan the change of all formulas to the line {to}",
    ],
    input: ({ from, to }) =>
      from
        ? { from: lineOf(from), to: lineOf(to) }
        : { ask: "From which line?", slot: "from", takes: /[a-z]/ },
    report: (value) => reportKnowledge("plan_line_switch", value),
  },
  {
    tool: "run_line_switch",
    does: "change all formulas of a line to another",
    hears: ["carry out the planned change of line"],
    input: () => ({
      say: "Each formula is looked at before it is changed: open “Switch a line” in the library, and save those that are right.",
    }),
  },
  {
    tool: "find_formulas",
    hears: ["look in the library for {search:all}", "look in the library"],
    input: ({ search }) => {
      const text = plain(search ?? "");
      const line = saidLine(text);
      const codes = codesIn(text);
      const level = /\blevel (\d{1,2}(?:\.5)?)\b/.exec(text)?.[1];
      return {
        search: codes.join(" ") || (line || level ? undefined : bareName(search)),
        brandId: line?.brand,
        lineId: line?.line,
        level: level ? Number(level) : undefined,
      };
    },
    report: (value, { search }) => {
      const { items } = value as { items: { name: string; notation: string }[] };
      const own = search ? called(search, items, ({ name }) => name) : [];
      const [one, another] = own;
      return one && !another
        ? `${one.name}: ${one.notation}`
        : reportKnowledge("find_formulas", value);
    },
  },
];
