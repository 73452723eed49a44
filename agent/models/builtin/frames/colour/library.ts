import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import type { Grade } from "#tools/training/schema.ts";
import { inPercent } from "#agent/models/builtin/frames/messages/written.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import {
  formulaOf,
  library,
  NO_FORMULA,
  opened,
  theirs,
} from "#agent/models/builtin/verbs/finders-chair.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";

const NAME_IT: Ask = { ask: "What shall I call it?", slot: "name", takes: /[a-z0-9]/ };
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

/** All that was off in the practice formula that was graded last. */
function wrongIn(earlier: About["earlier"]): string {
  const last = earlier.findLast(({ tool, status }) => tool === "grade_formula" && status === "ok");
  const off = ((last?.value as Grade | undefined)?.aspects ?? []).filter(
    ({ verdict }) => verdict !== "right",
  );
  return off.length > 0
    ? off.map(({ reason }) => reason).join(" ")
    : "Nothing: level, tone, developer and safety were right.";
}

function answered(slots: Slots, about: About): Input | Ask | Say {
  const before = slots["scenario"] ? undefined : graded(about);
  const number = placeIn(slots["scenario"]) ?? before?.scenario;
  const of = placeIn(slots["target"]?.replace(/^.*target/i, "")) ?? before?.target;
  const formula = slots["formula"] ?? before?.formula;
  if (!number)
    return { ask: "Which practice head, 1 to 10?", slot: "scenario", takes: /\d|th|first|second/ };
  if (number > 10) return { say: "There are 10 practice heads. Which one is it?" };
  if (!of)
    return {
      ask: `Which target color of scenario ${number}?`,
      slot: "target",
      options: ["Target 1", "Target 2", "Target 3"],
      takes: /^\D{0,12}[123]\D{0,3}$|first|second|third/,
    };
  if (of > 3) return { say: "Every practice head has 3 target colors. Which one is it?" };
  return formula
    ? { scenario: number, target: of, formula }
    : {
        ask: "Write it as you would note it: shades, grams, developer and minutes.",
        slot: "formula",
        takes: /\d/,
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
export const LIBRARY: readonly Frame[] = [
  {
    id: "save_to_library.written",
    slots: { name: "name", formula: "formula" },
    says: ["keep in the library[ as {name}]: {formula}"],
    does: "keep a formula in the library",
    input: ({ name, formula }) =>
      name ? { name, notation: formula && inPercent(formula) } : NAME_IT,
  },
  {
    id: "save_to_library",
    slots: { client: "client", name: "name" },
    says: ["keep the formula[ of {client}] in the library[ as {name}]"],
    does: "keep a formula in the library",
    finds: [theirs, opened],
    input: ({ name }, about) => {
      const formula = formulaOf(about);
      if (!formula) return NO_FORMULA;
      return name ? { name, formulaId: formula.id } : NAME_IT;
    },
  },
  {
    id: "change_library_formula.mix",
    slots: { formula: "formula", written: "text" },
    says: ["change the library formula[ {formula}] to: {written}"],
    does: "change a formula of the library",
    finds: [library],
    input: ({ written }, { found }) => {
      const before = (found["formula"]?.of as LibraryFormula | undefined)?.notation;
      return written
        ? { id: found["formula"]?.id, notation: rewritten(before, written) }
        : { ask: "Write it as you would note it.", slot: "written", takes: /\d/ };
    },
    report: changed,
  },
  {
    id: "change_library_formula.rename",
    slots: { formula: "formula", name: "name" },
    says: ["rename the library formula[ {formula}] to {name}"],
    does: "change a formula of the library",
    finds: [library],
    input: ({ name }, { found }) =>
      name ? { id: found["formula"]?.id, name: named(name) } : NAME_IT,
    report: changed,
  },
  {
    id: "change_library_formula.note",
    slots: { formula: "formula", note: "text" },
    says: ["put a note on the library formula[ {formula}]: {note}"],
    does: "change a formula of the library",
    finds: [library],
    input: ({ note }, { found }) => {
      const before = (found["formula"]?.of as LibraryFormula | undefined)?.notes?.trim();
      return { id: found["formula"]?.id, notes: [before, note].filter(Boolean).join("\n") };
    },
    report: changed,
  },
  {
    id: "use_library_formula",
    slots: { formula: "formula", client: "client" },
    says: ["use the library formula[ {formula}][ on {client}]"],
    does: "put a formula of the library with a consultation",
    finds: [library, theirs],
    input: (_slots, { found }) => ({
      id: found["formula"]?.id,
      consultationId: found["client"]?.id,
    }),
  },
  {
    id: "delete_library_formula",
    slots: { formula: "formula" },
    says: ["delete the library formula[ {formula}]"],
    does: "delete a formula of the library",
    finds: [library],
    input: (_slots, { found }) => ({ id: found["formula"]?.id }),
    report: (_value, _slots, { found }) => `${found["formula"]?.name} is out of the library.`,
  },
  {
    id: "list_scenarios",
    says: ["list the practice heads"],
    input: () => ({}),
  },
  {
    id: "grade_formula",
    slots: { scenario: "number", target: "number", formula: "formula" },
    says: ["grade me[ on scenario {scenario}][, target {target}][: {formula}]"],
    input: answered,
  },
  {
    id: "grade_formula.why",
    says: ["what was wrong with my practice formula"],
    after: ["grade_formula"],
    input: (_slots, { earlier }) => ({ say: wrongIn(earlier) }),
  },
  {
    id: "save_practice",
    slots: { scenario: "number", target: "number", formula: "formula" },
    says: ["keep my practice answer[ of scenario {scenario}][, target {target}][: {formula}]"],
    does: "keep a practice formula in your history",
    input: (slots, about) =>
      slots["formula"]
        ? answered(slots, about)
        : (graded(about) ?? {
            say: "There is no practice formula in this chat yet. Ask me to grade you on a scenario.",
          }),
  },
];
