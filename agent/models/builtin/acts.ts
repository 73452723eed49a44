import { abilities, say, using, withChoices, type Decision } from "./decision.ts";
import { isOnNow } from "#tools/colour/rescue/when.ts";
import { hearRescue, isOfWater, isRemark, isRescue } from "#tools/colour/rescue/words.ts";
import { ableTo } from "./able.ts";
import { importChecked } from "./house/sheets.ts";
import { held } from "./verbs/gate.ts";
import { isHead } from "./hear/head/told.ts";
import { plain } from "./hear/text.ts";
import { fromTongue } from "./hear/tongue.ts";
import { cannot, missed } from "./miss.ts";
import { known } from "./plan.ts";
import { SHOW_RESULT, WHAT_IS_WRONG, type State } from "./state.ts";
import type { View } from "./view.ts";
import { towardsFormula } from "./towards-formula.ts";
import { ownerIn, withFormula } from "./with-formula.ts";

/** Intents other than a formula: what to do about the newest words, or undefined when they ask for none of these. */
export function act(state: State, view: View): Decision | undefined {
  const { intent, detail } = state.heard;
  switch (intent) {
    case "greet":
      return say("Hello. What shall we do? Ask “what can you do” for all of it.");
    case "help":
      return say(abilities(view.tools));
    case "thanks":
      return say(
        /\b(th(an)?x|thanks?|cheers|ta)\b/i.test(state.words) ? "You are welcome." : "Good.",
      );
    case "drop":
      return say(
        /\bcancel\b/i.test(state.words) && isFirst(view)
          ? "What shall I cancel: a visit, a timer, an order? Say which one."
          : "All right, dropped. Who is next?",
      );
    case "held":
      return say(held(detail.doubt ?? "mused", "do that"));
    case "measure":
      return say(detail.topic ?? "");
    case "able":
      return say(ableTo(detail.topic ?? "", view));
    case "secret":
      return say(
        "I can't use a password, a key or a card number, and a chat is no place for one: change it if it is real. Connections and keys are set in Settings; for a move from another system, open the migration screen and drop the file it exports, without any login.",
      );
    case "quoted":
      if (PRINTED.test(state.words)) return say(OPINION);
      return say(
        /\b(?:spam|scam\w*|phish\w*|legit|genuine|fake|fraud|real|dodgy|hack\w*)\b/i.test(
          state.words,
        )
          ? "It looks like spam, or like somebody trying it on: nobody honest has such things done by a message. Don't answer it and tap nothing in it. I have changed nothing."
          : "I can't act on what somebody else wrote: nothing was cancelled, sent or told. Read the text yourself, and tell me in your own words what you want done.",
      );
    case "outside":
      return cannot("I can't do that: I only know this salon and its color.", state.words, view);
    case "unclear":
      return missed(state.words, view, "unclear");
    case "smallTalk":
      return say("I hear you. I am here when you need a formula, a timer or the book.");
    case "keep":
      return say("All right, this formula stays as it is.");
    case "rescue":
      return troubled(state, view);
    case "correct":
      return correct(state, view);
    case "tell":
    case "formulate":
      return doable(state, view);
    case "import":
      return importChecked(view);
    default:
      return undefined;
  }
}

const WHETHER =
  /\b(?:doable|possible|realistic|achievable|can (?:it|that|this) be done|can (?:we|i|you|u) do (?:it|that|this))\b/i;
/** From so many levels on it is no matter of one bowl. */
const FAR = 3;

/** Whether a long lift can be done at all is told before a bowl is written for it. */
function doable(state: State, view: View): Decision | undefined {
  const { currentLevel: level, desiredLevel: to, previousTreatments, hairThickness } = known(state);
  if (!WHETHER.test(state.words) || /\bformula\b/i.test(state.words)) return undefined;
  if (level === undefined || to === undefined || to - level < FAR) return undefined;
  const hair = previousTreatments?.at(-1);
  return using(view, "colour_facts", { topic: "lift", level, to, hair, hairThickness });
}

/** What is printed or posted for everybody is nobody's order. */
const PRINTED =
  /\b(?:mag(?:azine)?s?|articles?|blogs?|podcasts?|tik ?tok\w*|insta\w*|youtube\w*|videos?|book|paper|rep|trend\w*|influencers?|forum)\b/i;
const OPINION =
  "That is their opinion: nothing here is changed by it. Ask me what the leaflets say of it, if you like.";

/** Whether nothing was said before: there is nothing yet that could be dropped. */
const isFirst = ({ events }: View) => events.filter(({ kind }) => kind === "user").length < 2;

/** What is on somebody now is for the rescue; water, a question why and what was once are not. */
function troubled(state: State, view: View): Decision {
  const { words, heard } = state;
  if (isOfWater(words) && !isOnNow(words))
    return using(view, "colour_facts", { topic: "minerals", level: heard.facts.currentLevel });
  if (asksWhy(words)) return why(state, view);
  return state.meant === "rescue" && isRemark(words) && !isRescue(words)
    ? say(NOTHING_ON)
    : rescue(state, view);
}

const NOTHING_ON =
  "I take that as a remark, and nothing is changed by it. If something is on somebody now, tell me what is on and what you see.";

/** The tool hears the words as they were said, and finds the timer they are about. */
function rescue({ words, heard }: State, view: View): Decision {
  const text = heard.tongue ? (fromTongue(plain(words))?.english ?? words) : words;
  return using(view, "rescue", { text: text.slice(0, 500), minutesOn: heard.detail.minutes });
}

/** Whether words ask what a result came of, when nothing is on the hair any more. */
const asksWhy = (words: string): boolean =>
  /\bwhy\b|\bhow come\b|\bwhat (?:causes|caused|makes|made|did i do wrong)\b/i.test(words) &&
  !isOnNow(words) &&
  !isRescue(words);

const why = ({ words }: State, view: View): Decision =>
  using(view, "colour_facts", { topic: "cause", words: words.slice(0, 300) });

/** Corrects the result that was complained of, once there is a photo of it. */
export function correct(state: State, view: View): Decision {
  if (!state.consultation && asksWhy(state.words)) return why(state, view);
  const isOurs = state.consultation ?? state.recordId ?? ownerIn(state.words, view.names);
  const { seen } = hearRescue(state.words);
  // roots that came up too light take no second bowl like the first
  if (!isOurs && seen.includes("hot_roots")) return rescue(state, view);
  // what is wrong with hair that was told of is the wish
  if (!state.consultation && isHead(known(state))) return towardsFormula(state, view, "");
  if (!isOurs && seen.length > 0 && !isRemark(state.words)) return rescue(state, view);
  return withFormula(state, view, "correct", ({ consultation }) => {
    if (!state.complaint) return whatIsWrong(view);
    const result = state.photos.findLast(({ role }) => role === "result")?.photoId;
    if (!result) return say(SHOW_RESULT);
    return using(view, "correct", {
      parentConsultationId: consultation.id,
      uncorrectedTones: state.complaint?.tones,
      issueDescription: state.complaint?.words,
      currentPhotos: [],
      targetPhoto: result,
    });
  });
}

/** Asks what is not right about a result. */
export const whatIsWrong = (view: View) =>
  withChoices(
    WHAT_IS_WRONG,
    "answer",
    ["Too brassy", "Too yellow", "Green, khaki", "Uneven", "Too dark", "Too light"].map(
      (label) => ({ label, says: label }),
    ),
    view,
  );
