import type { LibraryFormula } from "#tools/library/schema.ts";
import type { Grade, TrainingExample } from "#tools/training/schema.ts";
import { hearHair } from "#agent/models/builtin/hear/hair.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { reportKnowledge } from "#agent/models/builtin/report-knowledge.ts";
import { amountIn } from "./amounts.ts";
import { example } from "./house.ts";
import { formulaOf, library, NO_FORMULA, opened, theirs } from "./finders-chair.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";

const NAME_IT: Ask = { ask: "What shall I call it?", slot: "name", takes: /[a-z0-9]/ };
const kept = (value: unknown) => reportKnowledge("save_to_library", value);
const changed = (value: unknown) => `${(value as LibraryFormula).name} is changed.`;

const PLACES = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];
/** "3", "three" and "the third" are 3. */
const placeIn = (said: string | undefined): number | undefined => {
  const at = PLACES.findIndex((word) => plain(said ?? "").includes(word));
  return at < 0 ? amountIn(said) : at + 1;
};

/** The practice formula that was graded last in this chat. */
const graded = ({ earlier }: About) =>
  earlier.findLast(({ tool, status }) => tool === "grade_formula" && status === "ok")?.input as
    | Pick<Grade, "scenario" | "target" | "formula">
    | undefined;

function answered(slots: Slots, about: About): Input | Ask | Say {
  const before = slots["scenario"] ? undefined : graded(about);
  const number = placeIn(slots["scenario"]) ?? before?.scenario;
  const of = placeIn(slots["target"]) ?? before?.target;
  const formula = slots["formula"] ?? before?.formula;
  if (!number)
    return { ask: "Which practice head, 1 to 10?", slot: "scenario", takes: /\d|th|first|second/ };
  if (number > 10) return { say: "There are 10 practice heads. Which one is it?" };
  if (!of)
    return {
      ask: `Which target colour of scenario ${number}?`,
      slot: "target",
      options: ["Target 1", "Target 2", "Target 3"],
      takes: /[123]|first|second|third/,
    };
  if (of > 3) return { say: "Every practice head has 3 target colours. Which one is it?" };
  return formula
    ? { scenario: number, target: of, formula }
    : {
        ask: "Write it as you would note it: shades, grams, developer and minutes.",
        slot: "formula",
        takes: /\d/,
      };
}

const ANSWER = "(of scenario {scenario}( target {target})?)?";

/** What a worked case is told with, behind its name. */
function facts(said: string | undefined): Input {
  if (!said) return {};
  const text = plain(said);
  const { hairThickness, hairLength } = hearHair(`${text} hair`);
  const minutes = /\b(\d{1,3}) ?min\b/.exec(text)?.[1];
  const base = /\bbase:? (?:is |of )?([^,;]+)/i.exec(said)?.[1];
  return {
    ...(hairThickness && { hairThickness }),
    ...(hairLength && { hairLength }),
    ...(/\bhealthy\b/.test(text) && { hairHealth: "healthy" }),
    ...(/\bdamaged?\b/.test(text) && { hairHealth: "damaged" }),
    ...(minutes && { processingTime: `${minutes} min` }),
    ...(base && { baseFormula: { shades: base.trim().slice(0, 200) } }),
    specialInstructions: said.trim().slice(0, 2000),
  };
}

/** A formula as it shall be noted: where only its time or its developer is told anew, the rest stays. */
function rewritten(before: string | undefined, told: string): string {
  const [, minutes] = /^(?:to )?(\d{1,2}) ?m(?:in(?:ute)?s?)?$/i.exec(told.trim()) ?? [];
  const [, volume] = /^(?:to )?(\d{1,2}) ?v(?:ol(?:ume)?)?s?$/i.exec(told.trim()) ?? [];
  if (before && minutes && /\b\d{1,2} ?m(?:in)?\b/.test(before))
    return before.replace(/\b\d{1,2} ?m(?:in)?\b/, `${minutes}m`);
  if (before && minutes) return `${before} ${minutes}m`;
  if (before && volume && /\b\d{1,2} ?v(?:ol)?\b/.test(before))
    return before.replace(/\b\d{1,2} ?v(?:ol)?\b/, `${volume}v`);
  return told;
}

/** The salon's library of formulas, and what it practises with. */
export const LIBRARY: readonly Verb[] = [
  {
    tool: "save_to_library",
    does: "keep a formula in the library",
    hears: [
      "keep the written formula in the library as {name}: {notation:all}",
      "keep the written formula in the library: {notation:all}",
    ],
    input: ({ name, notation }) => (name ? { name, notation } : NAME_IT),
    report: kept,
  },
  {
    tool: "save_to_library",
    does: "keep a formula in the library",
    hears: [
      "keep {client}'s formula in the library as {name:all}",
      "keep the formula in the library as {name:all}",
      "keep {client}'s formula in the library",
      "keep the formula in the library",
    ],
    finds: [theirs, opened],
    input: ({ name }, about) => {
      const formula = formulaOf(about);
      if (!formula) return NO_FORMULA;
      return name ? { name, formulaId: formula.id } : NAME_IT;
    },
    report: kept,
  },
  {
    tool: "change_library_formula",
    does: "change a formula of the library",
    hears: ["write {notation} in the place of what the library formula {formula} holds"],
    finds: [library],
    input: ({ notation = "" }, { found }) => {
      const before = (found["formula"]?.of as LibraryFormula | undefined)?.notation;
      return { id: found["formula"]?.id, notation: rewritten(before, notation) };
    },
    report: changed,
  },
  {
    tool: "change_library_formula",
    does: "change a formula of the library",
    hears: ["call the library formula {formula} by the name {name:all}"],
    finds: [library],
    input: ({ name }, { found }) => ({ id: found["formula"]?.id, name }),
    report: changed,
  },
  {
    tool: "change_library_formula",
    does: "change a formula of the library",
    hears: ["put with the library formula {formula} the words: {note:all}"],
    finds: [library],
    input: ({ note }, { found }) => {
      const before = (found["formula"]?.of as LibraryFormula | undefined)?.notes?.trim();
      return { id: found["formula"]?.id, notes: [before, note].filter(Boolean).join("\n") };
    },
    report: changed,
  },
  {
    tool: "use_library_formula",
    does: "put a formula of the library with a consultation",
    hears: [
      "take the library formula {formula} for the hair of {client}",
      "take the library formula {formula}",
    ],
    finds: [library, theirs],
    input: (_slots, { found }) => ({
      id: found["formula"]?.id,
      consultationId: found["client"]?.id,
    }),
    report: (value) => reportKnowledge("use_library_formula", value),
  },
  {
    tool: "delete_library_formula",
    does: "delete a formula of the library",
    hears: ["throw the library formula {formula} away"],
    finds: [library],
    input: (_slots, { found }) => ({ id: found["formula"]?.id }),
    report: (_value, _slots, { found }) => `${found["formula"]?.name} is out of the library.`,
  },
  {
    tool: "list_scenarios",
    hears: ["list the practice heads"],
    input: () => ({}),
    report: (value) => reportKnowledge("list_scenarios", value),
  },
  {
    tool: "save_practice",
    does: "keep a practice formula in your history",
    hears: [`keep the practice answer ${ANSWER}: {formula:all}`, "keep the practice answer"],
    input: (slots, about) =>
      slots["formula"]
        ? answered(slots, about)
        : (graded(about) ?? {
            say: "There is no practice formula in this chat yet. Ask me to grade you on a scenario.",
          }),
    report: (value) => reportKnowledge("save_practice", value),
  },
  {
    tool: "grade_formula",
    hears: [
      `grade the practice answer ${ANSWER}: {formula:all}`,
      `grade the practice answer ${ANSWER}`,
      "grade the practice answer on target {target}",
      "grade the practice answer: {formula:all}",
      "grade the practice answer",
    ],
    input: answered,
    report: (value) => reportKnowledge("grade_formula", value),
  },
  {
    tool: "delete_training_example",
    does: "delete a training example",
    hears: ["throw the worked case {example} away", "throw a worked case away"],
    finds: [example],
    input: (_slots, { found }) => ({ exampleId: found["example"]?.id }),
    report: () => "The example is gone.",
  },
  {
    tool: "add_training_example",
    does: "keep a training example",
    hears: [
      "keep the worked case {name}: {facts:all}",
      "keep the worked case {name}",
      "keep a worked case",
    ],
    input: ({ name, facts: told }) => (name ? { name, ...facts(told) } : NAME_IT),
    report: (value) => `Kept: ${(value as TrainingExample).name}.`,
  },
];
