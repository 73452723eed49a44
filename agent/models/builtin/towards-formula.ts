import { LACKING, QUESTIONS } from "./ask.ts";
import { riskWords, takenWords } from "./case-words.ts";
import { call, can, say, withChoices, type Decision } from "./decision.ts";
import { assumed, formulateInput, known, lacking, missing } from "./plan.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

/** Asks for the first thing that is missing, or for the formula. */
export function towardsFormula(state: State, view: View, before: string): Decision {
  if (missing(state)) return question(state, view, before);
  if (!can(view, "formulate")) return say(`${before}I can't write formulas here.`);
  const said = `${before}${assumedWords(state)}`;
  return call("formulate", formulateInput(state), `${said}One moment. `);
}

/** What was not said and is taken so, that it can be put right. */
function assumedWords(state: State): string {
  const taken = assumed(state).map(({ words }) => words);
  return taken.length === 0
    ? ""
    : `You did not say, so I take it as ${listed(taken)}: tell me if it is not. `;
}

/** Said where a bowl is asked of that there is not yet. */
export const NO_BOWL = "The bowl for this head is not written yet. ";

/** Asks for what is missing; what the newest words told is heard back before it. */
export function question(state: State, view: View, before: string): Decision {
  const slot = missing(state);
  if (!slot) return towardsFormula(state, view, before);
  const { text, options } = QUESTIONS[slot];
  const said = before || `${takenWords(state.heard.facts)}${riskWords(state.heard.facts)}`;
  const still = state.asked === undefined ? ahead(state) : lackingWords(state);
  return withChoices(`${said}${still}${text}`, "answer", options(known(state)), view);
}

/** What a question that is asked once more says is lacking: all of it, so that one turn can tell it. */
function lackingWords(state: State): string {
  const all = lacking(state);
  return state.asked === all[0] && all.length > 1
    ? `For the formula I still need ${listed(all.map((slot) => LACKING[slot]))}. `
    : "";
}

/** What is said at once where a goal is more than a visit, so that nobody promises it. */
function ahead(state: State): string {
  const { currentLevel = 0, desiredLevel = 0, previousTreatments: on = [] } = known(state);
  const dark = on.some((each) => each === "box_dye" || each === "henna");
  if (currentLevel === 0 || desiredLevel - currentLevel < (dark ? 3 : 5)) return "";
  const first = dark ? "what is on it has to come out first, and " : "";
  return `From level ${currentLevel} to ${desiredLevel} is a long lift: ${first}it is likely more than one visit. `;
}
