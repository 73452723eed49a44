import type { Remember } from "#tools/memory/schema.ts";
import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { Migration } from "#tools/migration/schema.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import { needsTap } from "#tools/core/tool.ts";
import { findTool } from "#tools/registry.ts";
import { act, correct, whatIsWrong } from "./acts.ts";
import { reportMove } from "./house/report.ts";
import { afterCheck, afterLooks, afterRun, lookAtSheets } from "./house/sheets.ts";
import { reportedBy } from "./report-knowledge.ts";
import { CONFIRM, CONFIRM_OPTIONS } from "./ask.ts";
import { call, can, fitted, say, withChoices, type Call, type Decision } from "./decision.ts";
import { tellsOfHead } from "./hear/beside-safety.ts";
import { plain } from "./hear/text.ts";
import { fromTongue } from "./hear/tongue.ts";
import { isClient, isMiss, missed, whatOf } from "./miss.ts";
import { inOrder, type Ordered } from "./more.ts";
import { withMustKnow } from "./must-know.ts";
import { riskWords, takenWords } from "./case-words.ts";
import { assumed, known, missing } from "./plan.ts";
import {
  notDoneWords,
  REST_LEFT,
  reportConsultation,
  reportFound,
  reportOpened,
  reportRescue,
  type Report,
  type Rescued,
} from "./report.ts";
import { describeReadings, type Readings } from "./see.ts";
import { stateOf, type State } from "./state.ts";
import { safetyFirst } from "./safety-first.ts";
import { asksOfBowl } from "./talk/of-bowl.ts";
import { ofHead } from "./talk/of-head.ts";
import { besideService, leftIn } from "./talk/left.ts";
import { runningIn } from "./talk/running.ts";
import { NO_BOWL, question, towardsFormula } from "./towards-formula.ts";
import { WHOSE } from "./verbs/finders-chair.ts";
import { stillWaiting } from "./talk/waiting.ts";
import type { HeardVerb } from "./verbs/hear.ts";
import { decided, stepOf, type Told } from "./verbs/step.ts";
import type { Result, View } from "./view.ts";

const FOR_FORMULA = new Set(["formulate", "tell"]);

/** The built-in model's mind: a pure function of the conversation. Facts come from words and tool results, grams from tools only. */
export function decide(view: View): Decision {
  const { decision, said, rest, alone, later } = safetyFirst(view);
  if (decision) return decision;
  const next = inOrder(rest, mind);
  const acts = next.calls.some(({ toolName }) => toolName !== "offer_choices");
  // what waits for a tap to be kept counts meanwhile
  const keeps = next.calls.some(({ toolName }) => toolName === "save_client");
  if (later?.last && (keeps || !acts)) return later.last;
  // what was noted is the answer to words that hold nothing else
  if (said && !acts && isMiss(next.text)) return say(said.trim());
  if (later) return acts ? next : { ...next, text: `${next.text} ${said}`.trim() };
  if (!said) return next;
  // what safety has said already is not said again
  if (next.text.trim() && said.includes(next.text.trim())) return { ...next, text: said };
  return alone && !acts ? say(said.trim()) : prefixed(said, next);
}

function mind(view: View): Ordered {
  const { row: spoken, told, rest, more, waits } = runningIn(view);
  const state = stateOf(rest);
  const row = spoken && ofHead(spoken, known(state));
  const last = told.results.at(-1);
  const lacks = row && lacksFormula(row, told, state);
  const next = lacks
    ? question(state, view, NO_BOWL)
    : row
      ? ((last && (leftHalf(last, told.results) ?? notDone(last, view))) ??
        decided(stepOf(row, told), row, view))
      : last
        ? goOn(state, last, view)
        : begin(state, view);
  const answer = !last && isForeign(view) ? prefixed(IN_ENGLISH, next) : next;
  const before = last ? "" : `${row?.before ?? ""}${row && isBehind(state, view) ? AS_IT_WAS : ""}`;
  const { text, calls: wanted } = prefixed(before, answer);
  const calls = row?.learnt && !last ? [...learning(row.learnt), ...wanted] : wanted;
  const own = row && calls.find(({ toolName }) => toolName === row.verb.tool);
  const left =
    own && [leftIn(row, view.names), ...besideService(row, own.input)].filter(Boolean).join(", ");
  const isDone = told.results.some(isChange);
  const decision = {
    text: left ? `${text}Not in it: “${left}”. ` : text,
    calls: calls.flatMap((planned) => fitted(planned, view)),
  };
  return {
    decision: calls.every(rests)
      ? stillWaiting(
          withMustKnow(decision, told.results, view),
          more.length > 0 ? undefined : waits,
        )
      : decision,
    more,
    stuck: (row?.verb.does !== undefined && !isDone) || last?.status === "denied",
  };
}

const AS_IT_WAS =
  "This is the bowl as it was written, without what was told since; say “write the new formula” for the other. ";

/** Whether the bowl that words ask of was written before the newest facts of the head. */
const isBehind = ({ consultation, settled, agreed }: State, view: View): boolean =>
  consultation !== undefined &&
  settled !== undefined &&
  !agreed &&
  asksOfBowl(plain(lastWords(view)));

/** Whether words are of a formula that is still being asked for: what it lacks is asked, and nobody is looked for. */
const lacksFormula = (row: HeardVerb, told: Told, state: State): boolean => {
  if (state.idle || state.consultation || !missing(state) || told.results.length > 0) return false;
  const step = stepOf(row, told);
  return step.kind === "ask" && step.ask.ask === WHOSE.ask;
};

/** What a tap has taught is kept on the way. */
const learning = (learnt: Remember): Call[] => [{ toolName: "remember", input: learnt }];

/** Said once to whoever writes in another tongue. */
const IN_ENGLISH = "I answer in English. ";
const isForeign = (view: View): boolean =>
  fromTongue(plain(lastWords(view))) !== undefined &&
  !view.events.some((event) => event.kind === "said" && event.text.includes(IN_ENGLISH));

/** Whether the reply stands as it is while somebody looks at it: choices and cards. */
const rests = ({ toolName, input }: Call): boolean => {
  const tool = findTool(toolName);
  return toolName === "offer_choices" || (tool !== undefined && needsTap(tool, input));
};

const isChange = ({ tool, status }: Result): boolean =>
  status === "ok" && findTool(tool)?.effect !== "read";

const lastWords = ({ events }: View): string => {
  const said = events.findLast((event) => event.kind === "user");
  return said?.kind === "user" ? said.text : "";
};

function begin(state: State, view: View): Decision {
  const { intent } = state.heard;
  const looked = lookAtSheets(view, state.sheets);
  if (looked) return looked;
  const unread = state.photos.filter(({ photoId }) => !state.read.has(photoId));
  if (unread.length > 0 && can(view, "read_photos"))
    return call("read_photos", { photos: unread }, "Let me look. ");
  const planned = act(state, view);
  if (planned) return planned;
  if (isFresh(state) && isClient(state.words, view.names)) return whatOf(state.words, view);
  if (isOfNoHead(state)) return missed(state.words, view);
  if (FOR_FORMULA.has(intent) && asksFirst(state))
    return withChoices(
      `${takenWords(state.heard.facts)}${riskWords(state.heard.facts)}${CONFIRM}`,
      "answer",
      CONFIRM_OPTIONS,
      view,
    );
  if (FOR_FORMULA.has(intent) || state.photos.some(() => !state.consultation))
    return towardsFormula(state, view, "");
  // an answer that answers nothing: the question stands
  if (state.asked && !state.idle)
    return question(
      state,
      view,
      asksOfBowl(plain(state.words)) ? NO_BOWL : "I did not catch that. ",
    );
  return missed(state.words, view);
}

/** Whether nothing is known yet of any hair, and nothing was asked. */
const isFresh = ({ consultation, asked, photos, facts }: State) =>
  !consultation &&
  !asked &&
  photos.length === 0 &&
  Object.keys(facts).every((fact) => fact === "clientName");

/** Words that nobody has to mean of hair: nothing that was told before, and too little in them to ask for its level. */
const isOfNoHead = ({ heard, meant, asked, photos, goals, consultation, words }: State): boolean =>
  FOR_FORMULA.has(heard.intent) &&
  !FOR_FORMULA.has(meant ?? "") &&
  !asked &&
  photos.length === 0 &&
  goals.length < 2 &&
  !consultation &&
  !tellsOfHead(heard, words);

/** A new fact about a formula that is there costs an analysis: it is asked for, unless a formula was asked for by its name. */
const asksFirst = ({ consultation, agreed, asked, words }: State) =>
  consultation !== undefined &&
  !agreed &&
  !asked &&
  !/\b(?:formula|forumla|formulate|analy[sz]e|recipe)\b/i.test(words);

/** What is said where the second of two acts was not wanted, and the first was done. */
function leftHalf({ status }: Result, results: readonly Result[]): Decision | undefined {
  return status === "denied" && results.some(isChange) ? say(REST_LEFT) : undefined;
}

/** What is said of a call that came to nothing; undefined of one that was done. */
function notDone(result: Result, view: View): Decision | undefined {
  const words = notDoneWords(result);
  if (words === undefined) return undefined;
  return result.status === "refused" ? refused(words, view) : say(words);
}

function goOn(state: State, result: Result, view: View): Decision {
  const told = afterLooks(state.results, view) ?? notDone(result, view);
  if (told) return told;
  const { tool, value } = result;
  switch (tool) {
    case "read_photos":
      return afterReading(state, value as { photos: Readings }, view);
    case "formulate":
    case "correct":
    case "get_consultation":
      return state.consultation ? afterConsultation(state, view, tool) : say("Done.");
    case "find_consultations":
      return afterFinding(state, value as FoundConsultations, view);
    case "rescue":
      return say(reportRescue(value as Rescued));
    case "check_migration":
    case "map_migration_column":
      return afterCheck(value as CheckedMigration, view);
    case "run_migration": {
      const report = reportMove(value as Migration);
      return afterRun(report, view) ?? say(report);
    }
    default:
      return reported(reportedBy(tool, value) ?? { text: "Done." }, view);
  }
}

function refused(told: string, view: View): Decision {
  // an id is for whoever calls tools, and no word for people
  const sentence = told.replace(/,? by its id [\da-f-]{36}/, "");
  if (!/limit/i.test(sentence) || !can(view, "upgrade_subscription")) return say(sentence);
  return withChoices(
    "Nothing was used up, and what you told me stays here. With a larger plan I can go on at once.",
    "next",
    [{ label: "Upgrade to Salon Pro", says: "Upgrade to pro" }],
    view,
  );
}

function afterReading(state: State, { photos }: { photos: Readings }, view: View): Decision {
  const sight = describeReadings(photos);
  if (state.complaint || photos.every(({ role }) => role === "result")) {
    return prefixed(`${sight} `, state.complaint ? correct(state, view) : whatIsWrong(view));
  }
  return towardsFormula(state, view, `${sight} `);
}

function afterConsultation(state: State, view: View, tool: string): Decision {
  if (!state.consultation) return say("Done.");
  // opened on the way to something else, such as a correction
  const planned = tool === "get_consultation" ? act(state, view) : undefined;
  if (planned) return planned;
  if (tool === "get_consultation")
    return reported(reportOpened(state.consultation, view.here), view);
  const { text, next = [] } = reportConsultation(state.consultation);
  const [first, ...others] = next;
  const mended = assumed(state).flatMap(({ instead }) => instead);
  return reported({ text, next: first ? [first, ...mended, ...others] : [] }, view);
}

function afterFinding(state: State, found: FoundConsultations, view: View): Decision {
  const [newest] = found.items;
  const sought = state.results.findLast(({ tool }) => tool === "find_consultations");
  const { q = "" } = (sought?.input ?? {}) as { q?: string };
  // "mei ling" is Mei-Ling, who is found by the first of it
  if (!newest && /\S[ -]\S/.test(q)) return call("find_consultations", { q: q.split(/[ -]/)[0] });
  if (newest && can(view, "get_consultation")) return call("get_consultation", { id: newest.id });
  return reported(reportFound(found, q || undefined, view.here), view);
}

const reported = ({ text, next = [] }: Report, view: View) => withChoices(text, "next", next, view);
const prefixed = (before: string, { text, calls }: Decision): Decision => ({
  text: before + text,
  calls,
});
