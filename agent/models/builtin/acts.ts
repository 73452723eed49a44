import { displayName } from "#tools/values/name-rules.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import type { Bowl, FormulaRole, Timer } from "#tools/formulas/schema.ts";
import { called } from "./calendar/called.ts";
import { fulfil } from "./acts-knowledge.ts";
import { abilities, can, say, using, withChoices, type Decision } from "./decision.ts";
import { ableTo } from "./able.ts";
import { held } from "./verbs/gate.ts";
import { hearStaysOn } from "./hear/act.ts";
import { labelIn } from "./hear/bench.ts";
import { plain } from "./hear/text.ts";
import { fromTongue } from "./hear/tongue.ts";
import { cannot, missed } from "./miss.ts";
import { firstBowl } from "./report.ts";
import { SHOW_RESULT, WHAT_IS_WRONG, type State } from "./state.ts";
import type { View } from "./view.ts";
import { ownerIn, withFormula } from "./with-formula.ts";

/** Intents other than a formula: what to do about the newest words, or undefined when they ask for none of these. */
export function act(state: State, view: View): Decision | undefined {
  const { intent, detail } = state.heard;
  switch (intent) {
    case "greet":
      return say("Hello. What shall we do? Ask “what can you do” for all of it.");
    case "help":
      return say(abilities(view));
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
        "I can't act on what somebody else wrote: nothing was cancelled, sent or told. Read the text yourself, and tell me in your own words what you want done.",
      );
    case "outside":
      return cannot("I can't do that: I only know this salon and its colour.", state.words, view);
    case "unclear":
      return missed(state.words, view);
    case "smallTalk":
      return say("I hear you. I am here when you need a formula, a timer or the book.");
    case "find":
    case "last":
      return using(view, "find_consultations", { q: detail.query });
    case "timer":
      return timer(state, view);
    case "keep":
      return say("All right, this formula stays as it is.");
    case "rinse":
      return rinse(state, view);
    case "rescue":
      return rescue(state, view);
    case "add":
    case "timers":
    case "stop":
      return using(view, "list_timers", {});
    case "scale":
      return scale(state, view);
    case "split":
      return split(state, view);
    case "explain":
      return explain(state, view);
    case "correct":
      return correct(state, view);
    case "share":
      return withFormula(state, view, "share", ({ consultation }) =>
        using(view, "share_roadmap", { consultationId: consultation.id }),
      );
    case "knowledge":
      return detail.wish && fulfil(detail.wish, state, view);
    default:
      return undefined;
  }
}

/** Whether nothing was said before: there is nothing yet that could be dropped. */
const isFirst = ({ events }: View) => events.filter(({ kind }) => kind === "user").length < 2;

function timer(state: State, view: View): Decision {
  const { heard, consultation: made } = state;
  const { who, timers } = heard.detail;
  // of somebody else than the formula of this chat
  const consultation =
    who && made && called(who, [made.consultation], ({ clientName }) => clientName).length === 0
      ? undefined
      : made;
  if (timers && can(view, "start_timer"))
    return {
      text: "",
      calls: timers.map(({ minutes, label, who: whose = who }) => ({
        toolName: "start_timer",
        input: {
          label: label ?? "Processing",
          minutes,
          clientName: whose,
          consultationId: consultation?.consultation.id,
        },
      })),
    };
  const bowl =
    consultation && (bowlNamed(consultation.steps, heard.detail.label) ?? firstBowl(consultation));
  // the shortest time, as on the card: the first look at the hair
  const minutes = heard.detail.minutes ?? (bowl?.minutes[0] || undefined);
  if (!minutes) {
    const whose = [heard.detail.label?.toLowerCase(), who].filter(Boolean).join(" ");
    const options = [10, 20, 30, 35, 45].map((min) => ({
      label: `${min} min`,
      says: `Start ${min} min timer${whose && ` ${whose}`}`,
    }));
    return withChoices("For how many minutes?", "answer", options, view);
  }
  // longer than its line is timed is no timer but a question to the checks
  if (consultation && bowl && hearStaysOn(plain(state.words)) && minutes > bowl.minutes[1])
    return explain(state, view);
  const name = consultation?.consultation.clientName;
  const label =
    [name && displayName(name), heard.detail.label?.toLowerCase()].filter(Boolean).join(", ") ||
    "Processing";
  const same = begunBefore(view, label, consultation ? name : who);
  if (same && minutes !== same.minutes)
    return using(view, "add_minutes", { id: same.id, minutes: minutes - same.minutes });
  return using(view, "start_timer", {
    label: label.slice(0, 80),
    minutes,
    clientName: consultation ? undefined : who,
    consultationId: consultation?.consultation.id,
    step: bowl?.order,
    formulaId: consultation?.formulas.find(({ role }) => role === bowl?.role)?.id,
  });
}

/** The timer that was started in the turn before for the same head and work: other minutes put it right. */
function begunBefore({ events }: View, label: string, who: string | undefined): Timer | undefined {
  const at = events.findLastIndex(({ kind }) => kind === "user");
  const from = events.slice(0, at).findLastIndex(({ kind }) => kind === "user");
  const timers = events
    .slice(Math.max(0, from), Math.max(0, at))
    .flatMap((event) => (event.kind === "results" ? event.results : []))
    .flatMap(({ tool, status, value }) =>
      tool === "start_timer" && status === "ok" ? [value as Timer] : [],
    );
  const [one, another] = timers;
  return one && !another && who && one.label === label && (one.clientName ?? who) === who
    ? one
    : undefined;
}

/** The bowl of a zone or use that was named, such as "Toner" or "Roots". */
function bowlNamed(steps: Bowl[], label: string | undefined): Bowl | undefined {
  const named = label?.toLowerCase();
  return named
    ? steps.find(({ zone, type, role }) => [zone, type, role].some((name) => name === named))
    : undefined;
}

function scale(state: State, view: View): Decision {
  return withFormula(state, view, "scale", ({ formulas }) => {
    const { factor, grams, moreGrams } = state.heard.detail;
    const role = /\b(toner|highlight|lowlight)\b/i.exec(state.words)?.[0].toLowerCase() as
      | FormulaRole
      | undefined;
    const chosen =
      formulas.find((one) => one.bowl && one.role === role) ?? formulas.find(({ bowl }) => bowl);
    if (!chosen) return say("This formula has no bowl that I can scale.");
    const now = state.scaled[chosen.id] ?? (chosen.bowl ? bowlGrams(chosen.bowl) : 0);
    const totalGrams = moreGrams === undefined ? grams : Math.max(5, now + moreGrams);
    return using(view, "scale_bowl", { formulaId: chosen.id, factor, totalGrams });
  });
}

/** A formula is divided by its zones alone; a bowl cut by hand is written by hand, and the checks are asked. */
function split(state: State, view: View): Decision {
  return withFormula(state, view, "split", ({ steps }) => {
    const bowls = `${steps.length} bowl${steps.length === 1 ? "" : "s"}`;
    return say(
      `The grams stay as they are: this formula is ${bowls}, and I don't cut a bowl in parts. Tell me the parts with their levels, such as “roots level 6, ends level 8”, and ask for a new formula; or write each bowl as you would mix it, and the checks look at it. For more of the same, say “double it”.`,
    );
  });
}

/** "Where does that come from" asks of what was asked before. */
const OF_BEFORE = /\b(?:that|this|it)\b.*\bfrom\b|\bsays who\b|\bwho says\b/i;

function explain(state: State, view: View): Decision {
  const { words, question, heard } = state;
  const asked = heard.tongue ? (fromTongue(plain(words))?.english ?? words) : words;
  const about = question && OF_BEFORE.test(asked) ? `${asked} (${question})` : asked;
  if (/\bgrams?\b/i.test(asked) && !state.consultation && !state.recordId && !ownerIn(words))
    return say(
      "Grams are withheld while a check of the formula stands open: a patch test that is missing, a strand test, or a dose that the rules stop. Which formula do you mean? Name the client, and its card says which check it is.",
    );
  return withFormula(state, view, "explain", ({ consultation }) =>
    using(view, "explain", { consultationId: consultation.id, question: about.slice(0, 300) }),
  );
}

/** When it may come off, by the bowl's own time; what the hair shows decides between the two. */
function rinse(state: State, view: View): Decision {
  return withFormula(state, view, "time", ({ steps }) => {
    const bowl =
      bowlNamed(steps, labelIn(plain(state.words))?.toLowerCase()) ?? firstBowl({ steps });
    const [least, most] = bowl?.minutes ?? [0, 0];
    if (most < 1) return say("This bowl has no time of its own: follow the pack.");
    const time = least < most ? `from ${least} min on` : `at ${most} min`;
    const latest = least < most ? `, at ${most} min at the latest` : "";
    return say(
      `Rinse ${time}${latest}. Wipe a strand clean and look at it damp: if the tone is there, it comes off.`,
    );
  });
}

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
