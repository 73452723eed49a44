import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { ConsultationOutcome } from "#tools/outcomes/schema.ts";
import { reportOpened } from "#agent/models/builtin/report.ts";
import { WHAT_IS_WRONG } from "#agent/models/builtin/state.ts";
import { consultation } from "./finders.ts";
import type { Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const UNHAPPY =
  /\b(?:not|isn't|wasn't|un|n't)\s*(?:\w+ )?(?:happy|pleased)|\bunhappy\b|^no\b|\bhated?\b/i;

/** What is asked for in a few words, as the commands of the composer begin it: the rest is asked for. */
export const BEGUN: readonly Verb[] = [
  {
    tool: "convert_written",
    hears: ["convert", "convert ~formula( (to|into) another (brand|line))?"],
    input: ({ formula, to }, { made }) => {
      const own = made?.formulas.find(({ bowl }) => bowl);
      if (!formula && own)
        return { say: "Into which line? Say it with the line, such as “convert it to Shades EQ”." };
      if (!formula)
        return {
          ask: "Which formula? Write it as you would note it.",
          slot: "formula",
          takes: /\d/,
        };
      return to ? { formula, to } : { ask: "Into which line?", slot: "to", takes: /[a-z]/ };
    },
  },
  {
    tool: "get_consultation",
    hears: [
      "(show|open|get|give|pull up|bring up|find|what('s| is| was))( me)? ~(last|latest|previous|newest|most recent) (formula|consultation|colour|mix|recipe) (of|for|on) {client}",
      "what (did|have) (we|i) (use|used|mix|mixed|do|done|put) (on|for|with) {client} (last|the last) (time|visit)",
    ],
    finds: [consultation],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) => reportOpened(value as ConsultationResult),
  },
  {
    tool: "get_consultation",
    hears: [
      "(correct|fix) ~(colour|result|hair) (of|for|on) {client}",
      "(correct|fix) {client}'s (colour|result|hair)",
    ],
    finds: [consultation],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => WHAT_IS_WRONG,
  },
  {
    tool: "record_outcome",
    does: "record how a colour came out",
    hears: [
      "(record|note|log|enter|add|save) ~(outcome|result) (of|for|with) {client}",
      "(record|note|log|enter|add|save) {client}'s (outcome|result)",
      "how did ~colour of {client} come out",
    ],
    despite: ["asked"],
    finds: [consultation],
    input: ({ how }, { found, photos }) =>
      how
        ? {
            consultationId: found["client"]?.id,
            happy: !UNHAPPY.test(how),
            levelReached: numberIn(/\b(?:level|to|at|a) (\d+(?:[.,]5)?)\b/.exec(how)?.[1]),
            photoId: photos.findLast(({ role }) => role === "result")?.photoId,
          }
        : {
            ask: "How did it come out?",
            slot: "how",
            options: ["Happy with it", "Not happy with it"],
            takes: /happy|pleased|lov|hate|great|good|bad|perfect|reached|level/,
          },
    report: (value) => `Kept for ${(value as ConsultationOutcome).clientName || "this visit"}.`,
  },
];
