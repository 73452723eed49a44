import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { reportScaled } from "#agent/models/builtin/report.ts";
import { amountIn, factorIn } from "#agent/models/builtin/verbs/amounts.ts";
import {
  formulaOf,
  gramsOf,
  NO_FORMULA,
  opened,
  theirs,
} from "#agent/models/builtin/verbs/finders-chair.ts";
import {
  isAsk,
  type About,
  type Ask,
  type Input,
  type Slots,
} from "#agent/models/builtin/verbs/verb.ts";
import type { ScaledBowl } from "#tools/formulas/schema.ts";

type Formula = NonNullable<ReturnType<typeof formulaOf>>;

/** A bowl of another size: `made` of what it weighs, in grams, and what was said. */
const scale = (
  way: string,
  slots: Frame["slots"],
  says: string,
  made: (formula: Formula, slots: Slots, about: About) => Input | Ask,
): Frame => ({
  id: `scale_bowl.${way}`,
  slots: { client: "client", ...slots },
  says: [says],
  finds: [theirs, opened],
  input: (said, about) => {
    const formula = formulaOf(about);
    if (!formula?.bowl) return NO_FORMULA;
    const size = made(formula, said, about);
    return isAsk(size) ? size : { formulaId: formula.id, ...size };
  },
  report: (value) => reportScaled(value as ScaledBowl),
});

const HOW_MUCH: Ask = { ask: "To how many grams?", slot: "grams", takes: /\d/ };

/** So many grams more or less than it weighs now; a bowl of less than 5 g is none. */
const byGrams =
  (way: 1 | -1) =>
  (formula: Formula, { grams }: Slots, about: About) => {
    const by = amountIn(grams);
    return by === undefined
      ? HOW_MUCH
      : { totalGrams: Math.max(5, gramsOf(formula, about) + way * by) };
  };

/** "50 g instead of 40", "from 40 to 50": what it is to be, and what of the bowl that is now. */
const FOR_THAT =
  /\b(\d+(?:\.\d+)?) ?(?:g|gr|grams?)?,? (?:instead of|rather than|in place of|not|up from|down from) (?:the )?(\d+(?:\.\d+)?)/;
const FROM_TO = /\bfrom (\d+(?:\.\d+)?) ?(?:g|gr|grams?)? to (\d+(?:\.\d+)?)/;

function insteadOf({ bowl }: Formula, text: string, whole: number): Input | Ask | undefined {
  const [, to, was] = FOR_THAT.exec(text) ?? [];
  const [, from, now] = FROM_TO.exec(text) ?? [];
  const [wanted, before] = [Number(to ?? now), Number(was ?? from)];
  if (!wanted || !before || !bowl) return undefined;
  const colour = bowl.shades.reduce((sum, { grams }) => sum + grams, 0);
  const parts = [colour, bowl.developer?.grams ?? 0, whole];
  return parts.some((part) => Math.abs(part - before) < 1)
    ? { factor: wanted / before }
    : {
        ask: `Nothing in it weighs ${before} g: it is ${colour} g of color, ${whole} g in all. To how many grams in all?`,
        slot: "grams",
        takes: /\d/,
      };
}

/** How many times, said in a word. */
const MANY = /\b(?:doubl\w*|twice|tripl\w*|thrice|half|halve)\b/;

/** What a bowl weighs in all. */
export const BOWL_SIZES: readonly Frame[] = [
  scale(
    "grams",
    { grams: "grams" },
    "make {grams} in all of the formula[ of {client}]",
    (formula, { grams }, about) => {
      const totalGrams = amountIn(grams);
      return (
        insteadOf(formula, about.text, gramsOf(formula, about)) ??
        (totalGrams === undefined ? HOW_MUCH : { totalGrams })
      );
    },
  ),
  scale("more", { grams: "grams" }, "make {grams} more of the formula[ of {client}]", byGrams(1)),
  scale("less", { grams: "grams" }, "make {grams} less of the formula[ of {client}]", byGrams(-1)),
  scale(
    "times",
    { factor: "word" },
    "make {factor} times the formula[ of {client}]",
    (_formula, { factor }, { text }) => {
      const said = factorIn(factor) ?? factorIn(MANY.exec(text)?.[0]);
      // "a bowl and a half" is more than half of one
      const times =
        said === 0.5 && /\b(?:one|bowl|batch|mix|much) and a half\b/.test(text) ? 1.5 : said;
      return times === undefined ? HOW_MUCH : { factor: times };
    },
  ),
  {
    id: "scale_bowl.split",
    slots: { client: "client" },
    says: ["split the bowl[ of {client}] in two"],
    finds: [theirs, opened],
    // a formula is divided by its zones alone; a bowl cut by hand is written by hand, and the checks are asked
    input: (_slots, { made }) => {
      const bowls = made?.steps.length ?? 0;
      return {
        say: `The grams stay as they are: this formula is ${bowls} bowl${bowls === 1 ? "" : "s"}, and I don't cut a bowl in parts. Tell me the parts with their levels, such as “roots level 6, ends level 8”, and ask for a new formula; or write each bowl as you would mix it, and the checks look at it. For more of the same, say “double it”.`,
      };
    },
  },
];
