import { tellColour } from "#tools/colour/told/tell.ts";
import { HAIRS, wordIn } from "./colour-words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import {
  bareName,
  formulaOf,
  gramsOf,
  library,
  lineOf,
  NO_FORMULA,
  opened,
  theirs,
} from "#agent/models/builtin/verbs/finders-chair.ts";
import type { About, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";

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
  if (mixedGrams === 0)
    return {
      say: "Its grams are held back or were never weighed, so nothing stands on record as mixed. Say what was mixed too: “20 g of 60 g left”.",
    };
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

/** Shades with the line they are of, where that stands elsewhere in the words: "5.1 in majirel". */
function ofLine(shades: string, to: string, text: string): string {
  const rest = text.replace(plain(to), " ").replace(plain(shades), " ");
  const from = /[a-z]{4}/i.test(shades) ? undefined : saidLine(rest);
  return from?.line ? `${from.line.replaceAll("-", " ")} ${shades}` : shades;
}

/** The line that is meant, also where it stands apart from its brand: "to redken shades eq". */
function intoLine(said: string, text: string): string | undefined {
  const known = saidLine(plain(said));
  const at = text.lastIndexOf(plain(said));
  const whole = at < 0 || known?.line ? undefined : saidLine(text.slice(at));
  return whole?.line && whole.brand === known?.brand
    ? `${whole.brand}/${whole.line}`
    : lineOf(said);
}

const FROM_TO = /\bfrom (\S.*?) (?:in)?to (\S.*)$/;

/** Where shades come from and where they go, where both were said: "6n from redken to wella". */
function wayIn(text: string): { from: string; to: string } | undefined {
  const [, from = "", to = ""] = FROM_TO.exec(text) ?? [];
  return saidLine(from) && saidLine(to) ? { from, to } : undefined;
}

/** Nothing in the library: what the leaflets say of it stands in its place, where it is work that has rules. */
function nothingKept(text: string): string | undefined {
  const hair = wordIn(text, HAIRS);
  if (!REMOVES.test(text) || !hair) return undefined;
  const { says } = tellColour({ topic: "lift", hair, level: 4, to: 7 }, {});
  return `The library holds no formula for that. From the guide instead: ${says.slice(says.indexOf("First"))}`;
}

const REMOVES =
  /\b(?:get\w*|tak\w*|remov\w*|strip\w*|lift\w*|correct\w*)\b.*\b(?:out|off|dye|colou?r|box|black|henna)\b/;
const OURS =
  /\b(?:ours?|mine|my (?:stuff|lines?|shelf|colou?rs?|own)|what (?:we|i)(?:'ve| have)? (?:got|have|stock|use|keep|carry)|(?:we|i) (?:stock|carry|keep)|on the shelf|in the (?:salon|house))\b/;

/** Nobody's bowl is looked up where the cost of a line is asked for. */
const unlessLine = (finder: Finder): Finder => ({
  ...finder,
  known: (slots, about) =>
    slots["line"] ? { id: "", name: "", of: undefined } : finder.known?.(slots, about),
});

/** What a bowl takes, costs, and is in another line. */
export const BOWLS: readonly Frame[] = [
  {
    id: "mix_bowl",
    slots: { client: "client", grams: "grams" },
    says: ["take[ {grams} of] the mixed formula[ of {client}] out of stock"],
    does: "take what a bowl used out of stock",
    finds: [theirs, opened],
    input: mixed,
  },
  {
    id: "reweigh_bowl",
    slots: { client: "client", left: "grams", grams: "grams" },
    says: ["{left}[ of {grams}] was left of the formula[ of {client}]"],
    does: "keep what was left of a bowl",
    finds: [theirs, opened],
    input: weighed,
  },
  {
    id: "bowl_cost",
    slots: { client: "client", grams: "grams", line: "line" },
    says: ["what does a bowl[ of {client}][ of {line}][ of {grams}] cost"],
    finds: [unlessLine(theirs), unlessLine(opened)],
    input: ({ grams, line }, about) => {
      if (line) return { line: lineOf(line), grams: amountIn(grams) };
      const formula = formulaOf(about);
      return formula ? { formulaId: formula.id, grams: amountIn(grams) } : NO_FORMULA;
    },
  },
  {
    id: "visit_cost",
    slots: { client: "client" },
    says: ["what shall I charge[ {client}] for the visit"],
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
  },
  {
    id: "convert_formula.library",
    slots: { formula: "formula", line: "line" },
    says: ["convert the library formula[ {formula}] to {line}"],
    finds: [library],
    input: ({ line }, { found }) => ({ formulaId: found["formula"]?.id, to: lineOf(line) }),
  },
  {
    id: "convert_formula",
    slots: { client: "client", line: "line" },
    says: ["convert the formula[ of {client}] to[ {line}]"],
    finds: [theirs, opened],
    input: ({ line }, about) => {
      const formula = formulaOf(about);
      if (!formula) return NO_FORMULA;
      return line
        ? { formulaId: formula.id, to: intoLine(line, about.text) }
        : { ask: "Into which line?", slot: "line", takes: /[a-z]/ };
    },
  },
  {
    id: "convert_written",
    slots: { formula: "formula", line: "line" },
    says: ["convert[ {formula}] to {line}", "convert"],
    input: ({ formula, line }, about) => {
      const shades = formula ?? before(about);
      if (!shades)
        return {
          ask: "Which formula? Write it as you would note it.",
          slot: "formula",
          takes: /\d/,
        };
      const way = wayIn(about.text);
      if (way) return { formula: `${way.from} ${shades}`, to: lineOf(way.to) };
      const isNamed = line !== undefined && saidLine(plain(line)) !== undefined;
      // the salon's own line of that kind
      if (!isNamed && OURS.test(about.text)) return { formula: shades };
      return line
        ? { formula: ofLine(shades, line, about.text), to: intoLine(line, about.text) }
        : { ask: "Into which line?", slot: "line", takes: /[a-z]/ };
    },
  },
  {
    id: "plan_line_switch",
    slots: { from: "line", to: "line" },
    says: ["plan the switch of all formulas[ from {from}] to {to}"],
    input: ({ from, to }) =>
      from
        ? { from: lineOf(from), to: lineOf(to) }
        : { ask: "From which line?", slot: "from", takes: /[a-z]/ },
  },
  {
    id: "run_line_switch",
    says: ["carry out the planned switch of lines"],
    does: "change all formulas of a line to another",
    input: () => ({
      say: "Each formula is looked at before it is changed: open “Switch a line” in the library, and save those that are right.",
    }),
  },
  {
    id: "find_formulas",
    slots: { formula: "formula", shade: "shade", line: "line", level: "level" },
    says: [
      "find formulas in the library[ of {line}][ with {shade}][ at {level}][ called {formula}]",
    ],
    input: ({ formula, shade, line: said, level }) => {
      const line = saidLine(plain(said ?? ""));
      return {
        search: shade ?? bareName(formula ?? (line ? undefined : said)),
        brandId: line?.brand,
        lineId: line?.line,
        level: amountIn(level),
      };
    },
    report: (value, { formula }, { text }) => {
      const { items } = value as { items: { name: string; notation: string }[] };
      if (items.length === 0) return nothingKept(text);
      const own = formula ? called(formula, items, ({ name }) => name) : [];
      const [one, another] = own;
      return one && !another ? `${one.name}: ${one.notation}` : undefined;
    },
  },
];
