import { abilities, say, using, withChoices, type Decision } from "./decision.ts";
import { ableTo } from "./able.ts";
import { importChecked } from "./house/sheets.ts";
import { held } from "./verbs/gate.ts";
import { plain } from "./hear/text.ts";
import { fromTongue } from "./hear/tongue.ts";
import { cannot, missed } from "./miss.ts";
import { SHOW_RESULT, WHAT_IS_WRONG, type State } from "./state.ts";
import type { View } from "./view.ts";
import { withFormula } from "./with-formula.ts";

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
      return rescue(state, view);
    case "correct":
      return correct(state, view);
    case "import":
      return importChecked(view);
    default:
      return undefined;
  }
}

/** Whether nothing was said before: there is nothing yet that could be dropped. */
const isFirst = ({ events }: View) => events.filter(({ kind }) => kind === "user").length < 2;

/** The tool hears the words as they were said, and finds the timer they are about. */
function rescue({ words, heard }: State, view: View): Decision {
  const text = heard.tongue ? (fromTongue(plain(words))?.english ?? words) : words;
  return using(view, "rescue", { text: text.slice(0, 500), minutesOn: heard.detail.minutes });
}

/** Corrects the result that was complained of, once there is a photo of it. */
export function correct(state: State, view: View): Decision {
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
