import { CanonicalTone } from "#tools/colour/words.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Explanation, FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { WrittenFormula } from "#tools/bench/write-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { reportFound, reportOpened } from "#agent/models/builtin/report.ts";
import { reportKnowledge } from "#agent/models/builtin/report-knowledge.ts";
import { describeReadings, type Readings } from "#agent/models/builtin/see.ts";
import { amountIn } from "./amounts.ts";
import { foundOf } from "./finders.ts";
import { lineOf, opened, theirs, WHICH } from "./finders-chair.ts";
import { judged, notation, ofHand } from "./formulas.ts";
import type { About, Input, Say, Slots, Verb } from "./verb.ts";

/** Tones as they are called at the chair, where the catalogue has another word. */
const CALLED: Readonly<Record<string, CanonicalTone>> = {
  golden: "gold",
  brassy: "gold",
  warm: "natural-warm",
  cool: "natural-cool",
  neutral: "natural",
  ashy: "ash",
  coppery: "copper",
  ginger: "copper",
  pearly: "pearl",
  champagne: "beige",
  creamy: "beige",
  platinum: "silver",
  icy: "silver",
  purple: "violet",
};

function toneOf(said: string | undefined): CanonicalTone | undefined {
  const text = plain(said ?? "");
  const whole = CanonicalTone.options.find((tone) => tone === text.replaceAll(/[ /]/g, "-"));
  const part = CanonicalTone.options.find((tone) => new RegExp(`\\b${tone}\\b`).test(text));
  return whole ?? part ?? Object.entries(CALLED).find(([word]) => text.includes(word))?.[1];
}

function outcome({ level, tone, note }: Slots, about: About, happy: boolean): Input | Say {
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

const OUTCOME = "( of {client})?(: level {level}, tone {tone}|: level {level}|: tone {tone})?";

/** Consultations and what came of them. */
export const COLOUR_RECORDS: readonly Verb[] = [
  {
    tool: "read_photos",
    hears: ["read the photo"],
    input: (_slots, { photos }) =>
      photos.length > 0 ? { photos } : { say: "Drop a photo here, taken in daylight." },
    report: (value) => describeReadings((value as { photos: Readings }).photos),
  },
  {
    tool: "find_consultations",
    hears: ["list the consultations( of {client})?"],
    input: ({ client }) => ({ q: client }),
    report: (value, { client }, { here }) => reportFound(value as FoundConsultations, client, here),
  },
  {
    tool: "get_consultation",
    hears: [
      `open the ${WHICH} consultation of {client}`,
      `open the ${WHICH} consultation`,
      "open the consultation of {client}",
    ],
    finds: [theirs],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
  },
  {
    tool: "save_notes",
    does: "write notes into a consultation",
    hears: [
      `(add |make |put |leave |write )?~note (on|to|for|in) ~{client}('s)? (${WHICH} )?(consultation|consult|formula|colour visit)s?[,:]? {note:all}`,
      `write with the (${WHICH} )?consultation( of {client})? the words: {note:all}`,
      `(add |put |write )~?notes? (on|to|for|in) ~${WHICH} consultation of {client}[,:] {note:all}`,
    ],
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
    tool: "explain",
    hears: [
      "explain the formula of {client}: {question:all}",
      "explain the formula of {client}",
      "explain the formula: {question:all}",
      "explain the formula",
    ],
    finds: [theirs, opened],
    input: ({ question }, { found }) => {
      const asks = /^(?:why|what|how|which|when|is|are|can|could|should|where|who)\b/i;
      const whole = !question || asks.test(question) ? question : `why ${question}`;
      return { consultationId: found["client"]?.id, question: (whole ?? "why").slice(0, 300) };
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
    tool: "record_outcome",
    does: "record how a colour came out",
    hears: [`keep an unhappy outcome${OUTCOME}`],
    finds: [theirs],
    input: (slots, about) => outcome(slots, about, false),
    report: (value) => reportKnowledge("record_outcome", value),
  },
  {
    tool: "record_outcome",
    does: "record how a colour came out",
    hears: [`keep a happy outcome${OUTCOME}`],
    finds: [theirs],
    input: (slots, about) => outcome(slots, about, true),
    report: (value) => reportKnowledge("record_outcome", value),
  },
  {
    tool: "outcome_report",
    hears: ["show how outcomes came out for {client}", "show how outcomes came out"],
    input: ({ client }) => ({ clientName: client }),
    report: (value) => reportKnowledge("outcome_report", value),
  },
  {
    tool: "decide_offset",
    does: "use or drop what outcomes of a line suggest",
    hears: [
      "take the offset of the outcomes for the line {line}",
      "take the offset of the outcomes",
    ],
    input: ({ line }) =>
      line ? { line: lineOf(line), use: true } : { ask: "For which line?", slot: "line" },
    report: (value) => reportKnowledge("decide_offset", value),
  },
  {
    tool: "decide_offset",
    does: "use or drop what outcomes of a line suggest",
    hears: [
      "drop the offset of the outcomes for the line {line}",
      "drop the offset of the outcomes",
    ],
    input: ({ line }) =>
      line ? { line: lineOf(line), use: false } : { ask: "For which line?", slot: "line" },
    report: (value) => reportKnowledge("decide_offset", value),
  },
  {
    tool: "share_roadmap",
    hears: [
      "show the plan of visits for the client {client}",
      "show the plan of visits for the client",
    ],
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: () =>
      "Make the link on the card and give it to your client: it opens for 90 days and names no products.",
  },
  {
    tool: "stop_sharing_roadmap",
    does: "end the link to a plan of visits",
    hears: ["close the link to the plan of visits( of {client})?"],
    finds: [theirs],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: () => "The link is closed: whoever opens it sees nothing any more.",
  },
  {
    tool: "read_notation",
    hears: ["read the shorthand {shorthand:all}"],
    input: ({ shorthand = "" }, { made }) => ({
      text: shorthand.slice(0, 4000),
      consultationId: made?.consultation.id,
    }),
    report: (value) => reportKnowledge("read_notation", value),
  },
  {
    tool: "check_formula",
    hears: [
      "judge the bowl of {client} by the checks: {shorthand:all}",
      "judge the bowl by the checks: {shorthand:all}",
    ],
    finds: [theirs, opened, notation],
    input: (_slots, about) => ofHand(about),
    report: judged,
  },
  {
    tool: "write_formula",
    does: "keep your own formula with a consultation, as you wrote it",
    hears: [
      "keep with the consultation of {client}: {shorthand:all}",
      "keep with the consultation: {shorthand:all}",
    ],
    finds: [theirs, opened, notation],
    input: (_slots, about) => ofHand(about),
    report: (value) => {
      const { ok, findings } = value as WrittenFormula;
      return ok
        ? "Kept with the consultation."
        : `Kept without its grams: ${findings[0]?.sentence ?? "the checks stop it."}`;
    },
  },
];
