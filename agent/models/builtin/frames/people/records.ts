import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Explanation, FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { WrittenFormula } from "#tools/bench/write-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { firstBowl, reportFound, reportOpened } from "#agent/models/builtin/report.ts";
import { describeReadings, type Readings } from "#agent/models/builtin/see.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import { explained, lineOf, opened, theirs } from "#agent/models/builtin/verbs/finders-chair.ts";
import { bowlsWords } from "#agent/models/builtin/bowl-words.ts";
import {
  judged,
  notation,
  ofHand,
  withMore,
} from "#agent/models/builtin/frames/messages/written.ts";
import { toneOf } from "./outcome-tone.ts";
import type { About, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";

/** Words of a head, which has no outcome yet, and none that tell how a color came out. */
const TELLS_A_HEAD =
  /^(?!.*\b(?:happy|unhappy|love[sd]?|hate[sd]?|came|turned|went|reached|landed|result|outcome|record|log|note)\b).*\b(?:gr[ae]y|white|wants?|never|first|virgin|natural|nat|regrowth)\b/;
const WHICH = "Is that how a color came out, or a head for a new formula?";

function outcome({ level, tone, note }: Slots, about: About, happy: boolean): Input | Say {
  if (level !== undefined && TELLS_A_HEAD.test(about.text)) return { say: WHICH };
  const reached = amountIn(level);
  if (reached !== undefined && (reached < 1 || reached > 10))
    return { say: "Levels go from 1 to 10. Which one did it reach?" };
  return {
    consultationId: about.found["client"]?.id,
    happy,
    levelReached: reached,
    tone: toneOf(tone),
    note,
    photoId: about.photos.findLast(({ role }) => role === "result")?.photoId,
  };
}

/** What became of a formula that was kept. */
function kept(value: unknown): string {
  const { ok, findings, formulas } = value as WrittenFormula;
  if (!ok) return `Kept without its grams: ${findings[0]?.sentence ?? "the checks stop it."}`;
  const bowls = formulas.flatMap(({ bowl }) => bowl ?? []);
  return `Kept with the consultation: ${bowlsWords(bowls)}.`;
}

const OF_BEFORE = /\b(?:that|this|it)\b.*\bfrom\b|\bsays who\b|\bwho says\b/;

/** When it may come off, by the bowl's own time; what the hair shows decides between the two. */
function rinsed(_slots: Slots, { made, text }: About): Say {
  const steps = made?.steps ?? [];
  const bowl =
    steps.find(({ zone, type, role }) =>
      [zone, type, role].some((name) => name && new RegExp(`\\b${name}\\b`).test(text)),
    ) ?? firstBowl({ steps });
  const [least, most] = bowl?.minutes ?? [0, 0];
  if (most < 1) return { say: "This bowl has no time of its own: follow the pack." };
  const time = least < most ? `from ${least} min on` : `at ${most} min`;
  const latest = least < most ? `, at ${most} min at the latest` : "";
  return {
    say: `Rinse ${time}${latest}. Wipe a strand clean and look at it damp: if the tone is there, it comes off.`,
  };
}

/** Consultations and what came of them. */
export const RECORDS: readonly Frame[] = [
  {
    id: "read_photos",
    says: ["read the photo"],
    input: (_slots, { photos }) =>
      photos.length > 0 ? { photos } : { say: "Drop a photo here, taken in daylight." },
    report: (value) => describeReadings((value as { photos: Readings }).photos),
  },
  {
    id: "find_consultations",
    slots: { client: "client" },
    says: ["list the consultations[ of {client}]"],
    input: ({ client }) => ({ q: client }),
    report: (value, { client }, { here }) => reportFound(value as FoundConsultations, client, here),
  },
  {
    id: "get_consultation",
    slots: { client: "client", month: "period" },
    tells: /^(?:before|earlier|previous)$/,
    says: ["open the[ {month}] consultation[ of {client}]"],
    otherwise: "list_appointments.past",
    finds: [theirs],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
  },
  {
    id: "save_notes",
    slots: { client: "client", month: "period", note: "text" },
    says: ["note with the[ {month}] consultation[ of {client}]: {note}"],
    does: "write notes into a consultation",
    despite: ["hearsay", "negated", "conditional", "mused"],
    finds: [theirs, opened],
    input: ({ note = "" }, about) => {
      const before = (foundOf(about, "opened") as ConsultationResult["consultation"] | undefined)
        ?.stylistNotes;
      return {
        id: about.found["client"]?.id,
        notes: [before?.trim(), note.trim()].filter(Boolean).join("\n"),
      };
    },
    report: () => "Noted with the consultation.",
  },
  {
    id: "explain",
    slots: { client: "client", question: "text" },
    says: ["explain the formula[ of {client}][: {question}]"],
    finds: [explained, opened],
    // the tool finds in the words what they ask of; "where does that come from" is of what was asked before
    input: (_slots, { found, text, earlier }) => {
      const before = earlier.findLast(({ tool, status }) => tool === "explain" && status === "ok")
        ?.input as { question?: string } | undefined;
      const whole =
        before?.question && OF_BEFORE.test(text) ? `${text} (${before.question})` : text;
      return { consultationId: found["client"]?.id, question: whole.slice(0, 300) };
    },
    report: (value) => {
      const { says, rules } = value as Explanation;
      if (says) return says;
      return rules.length === 0
        ? "No rule of this formula speaks of that."
        : "The rules on the card decide it.";
    },
  },
  {
    id: "explain.rinse",
    slots: { client: "client" },
    says: ["when may the color[ of {client}] be rinsed"],
    finds: [theirs, opened],
    input: rinsed,
  },
  {
    id: "record_outcome.unhappy",
    slots: { client: "client", level: "level", tone: "tone" },
    says: ["[{client} is ]not happy with the color[, level {level}][, tone {tone}]"],
    does: "record how a color came out",
    finds: [theirs],
    input: (slots, about) => outcome(slots, about, false),
  },
  {
    id: "record_outcome.happy",
    slots: { client: "client", level: "level", tone: "tone" },
    says: ["[{client} is ]happy with the color[, level {level}][, tone {tone}]"],
    does: "record how a color came out",
    finds: [theirs],
    input: (slots, about) => outcome(slots, about, true),
  },
  {
    id: "outcome_report",
    slots: { client: "client" },
    says: ["how did colors come out[ for {client}]"],
    // "record the outcome" tells none yet
    input: ({ client }, { text }) =>
      /^(?:record|log|save|note|write)\b/.test(text)
        ? {
            say: `How did it come out? Say “${client ?? "she"} is happy, level 8”, or what is not right.`,
          }
        : { clientName: client },
  },
  {
    id: "decide_offset.use",
    slots: { line: "line" },
    says: ["use what outcomes suggest[ for {line}]"],
    does: "use or drop what outcomes of a line suggest",
    input: ({ line }) =>
      line ? { line: lineOf(line), use: true } : { ask: "For which line?", slot: "line" },
  },
  {
    id: "decide_offset.drop",
    slots: { line: "line" },
    says: ["drop what outcomes suggest[ for {line}]"],
    does: "use or drop what outcomes of a line suggest",
    input: ({ line }) =>
      line ? { line: lineOf(line), use: false } : { ask: "For which line?", slot: "line" },
  },
  {
    id: "share_roadmap",
    slots: { client: "client" },
    says: ["share the plan of visits[ with {client}]"],
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: () =>
      "Make the link on the card and give it to your client: it opens for 90 days and names no products.",
  },
  {
    id: "stop_sharing_roadmap",
    slots: { client: "client" },
    says: ["stop sharing the plan of visits[ of {client}]"],
    does: "end the link to a plan of visits",
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: () => "The link is closed: whoever opens it sees nothing any more.",
  },
  {
    id: "read_notation",
    slots: { formula: "formula" },
    says: ["read the formula {formula}"],
    // shorthand that nothing stands before is read to its end: what is not understood of it is shown
    input: ({ formula = "" }, { made, text }) => ({
      text: `${formula}${text.startsWith(plain(formula)) ? text.slice(plain(formula).length) : ""}`.slice(
        0,
        4000,
      ),
      consultationId: made?.consultation.id,
    }),
  },
  {
    id: "check_formula",
    slots: { client: "client", formula: "formula" },
    says: ["check my own formula[ for {client}]: {formula}"],
    finds: [theirs, opened, notation],
    input: (_slots, about) => ofHand(about),
    report: judged,
  },
  {
    id: "write_formula.more",
    slots: { client: "client", grams: "grams", shade: "shade" },
    says: ["put {grams} more of {shade} in the formula[ of {client}]"],
    does: "keep a formula with more of a shade in it",
    finds: [theirs, opened],
    input: withMore,
    report: kept,
  },
  {
    id: "write_formula",
    slots: { client: "client", formula: "formula", note: "text" },
    says: ["keep my own formula[ for {client}]: {formula}[, {note}]"],
    does: "keep your own formula with a consultation, as you wrote it",
    finds: [theirs, opened, notation],
    input: ({ note }, about) => {
      const bowls = ofHand(about);
      return "say" in bowls || !note ? bowls : { ...bowls, note };
    },
    report: kept,
  },
];
