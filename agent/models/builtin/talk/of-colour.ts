import { hearSafety } from "#tools/colour/safety/hear.ts";
import { isFinished, isOnNow } from "#tools/colour/rescue/when.ts";
import { hearRescue, isOfColour, isOnAndWrong } from "#tools/colour/rescue/words.ts";
import { codesIn } from "#tools/colour/told/codes.ts";
import { techniqueAsked } from "#tools/colour/told/techniques.ts";
import type { ColourFacts } from "#tools/colour/told/schema.ts";
import { hairIn } from "#agent/models/builtin/frames/colour/colour-words.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { formulaIn } from "#agent/models/builtin/verbs/mixing.ts";
import { reportRescue, type Rescued } from "#agent/models/builtin/report.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import { ownerIn } from "#agent/models/builtin/with-formula.ts";
import { namedIn } from "./spoken.ts";

/** The row for a question of the craft, whatever else its figures would be taken for: no head is told by it, and nobody is meant. */
export function ofColour(typed: string, told: Told): HeardVerb | undefined {
  const { names } = told.view;
  const text = plain(typed);
  const isOwned = namedIn(typed, "client", names).client ?? ownerIn(typed, names);
  const technique = techniqueAsked(text);
  if (technique?.forbids) return answerOf("technique", text);
  if (hearSafety(typed, "said").length > 0) return undefined;
  if (technique?.whoever) return answerOf("technique", text);
  if (isOwned) return undefined;
  if (isOnAndWrong(text)) return rescueOf(typed, text, hearRescue(text).minutesOn);
  const { recordId } = told;
  if (!recordId && !formulaIn(told) && isResult(text))
    return WHY.test(text) ? answerOf("cause", text) : rescueOf(typed, text);
  if (!recordId && !formulaIn(told) && asksCause(text)) return answerOf("cause", text);
  return elsewhere(text) ?? (technique ? answerOf("technique", text) : undefined);
}

const IN_ANOTHER =
  /\bwhat (?:would|is|'s) (?:that|it|this|hers?)(?: be)? (?:in|with|for|at) (\S.*?)[?.! ]*$/;

/** The bowl that was told of just before, put into another line: "card says igora 6-0 with 20 vol. what would that be in wella". */
function elsewhere(text: string): HeardVerb | undefined {
  const found = IN_ANOTHER.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  const { brand, line } = saidLine(before) ?? {};
  const codes = codesIn(before);
  const verb = frameOf("convert_written");
  if (!found?.[1] || !line || codes.length === 0 || !verb) return undefined;
  const strength = /\b\d{1,2} ?vol\b/.exec(before)?.[0];
  const formula = [`${brand} ${line}`.replaceAll("-", " "), codes.join(" + "), strength]
    .filter(Boolean)
    .join(" ");
  return { verb, slots: { formula, line: found[1] }, text, doubt: undefined };
}

/** Whether words tell of a result that went wrong, with nothing on the hair any more, and of no wish for another color. */
function isResult(text: string): boolean {
  const { seen } = hearRescue(text);
  return isFinished(text) && seen.length > 0 && seen.every(isOfColour) && !WISHES.test(text);
}

/** Whether words ask why hair does what they tell of, and a result of that kind is known. */
function asksCause(text: string): boolean {
  const { seen } = hearRescue(text);
  return (
    WHY.test(text) &&
    seen.length > 0 &&
    seen.every(isOfColour) &&
    !isOnNow(text) &&
    !WISHES.test(text)
  );
}

const WISHES = /\bwants\b|\bformula\b|\bcorrective\b/;
const WHY = /\bwhy\b|\bhow come\b/;

/** What is done about it: a result has no minutes, whatever it was on. */
const rescueOf = (typed: string, text: string, minutesOn?: number): HeardVerb => ({
  verb: {
    tool: "rescue",
    input: () => ({ text: typed.slice(0, 500), minutesOn }),
    report: (value) => reportRescue(value as Rescued),
  },
  slots: {},
  text,
  doubt: undefined,
});

const answerOf = (topic: "technique" | "cause", text: string): HeardVerb => ({
  verb: {
    tool: "colour_facts",
    input: () => ({ topic, words: text.slice(0, 300), ...hairIn(text) }),
    report: (value) => (value as ColourFacts).says,
  },
  slots: {},
  text,
  doubt: undefined,
});
