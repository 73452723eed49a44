import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { theirs } from "./finders-chair.ts";
import type { HeardVerb } from "./hear.ts";
import { pointsBack } from "./match.ts";
import type { Told } from "./step.ts";

const LEAD =
  "(?:(?:ok|okay|right|so|and|then|now|please|pls|can you|could you|can we|let's|let us|let me|i'll|i will|i'm|i am|we're|we are|we'll|help me(?: to)?|going to|gonna|about to|start|begin|time to|ready to|want to|i want to|need to|just)[,]? )*";
const WHAT = "(?:bowl|formula|toner|colou?r|gloss|mix|mixture|bleach|lightener|recipe)";
const MIX = new RegExp(
  String.raw`^${LEAD}(?:mix|mixing|make up|making up)(?: up)?(?: (?:(?:it|this|that|them|all of it)(?: up)?|(?:the|her|his|their|this|that|my|our) (?:first |next |whole )?${WHAT}|(?<client>[a-z][a-z'-]*(?: [a-z][a-z'-]*)?) ${WHAT}))?(?: (?:up|now|step by step|please|today|then|with me|for (?:her|him|them)))*[.! ]*$`,
);
const STATION =
  /\bmixing station\b|^(?:weigh|mix) (?:it |this )?(?:out )?(?:with me|step by step)\b/;
/** Words that tell that something has been mixed, or send it out of stock. */
const DRAWN =
  /\b(?:mixed|made|used|stock|inventory|draw|drawn|deduct\w*|book(?:ed)? out|took|taken|take|off the shelf|finished|done|mixed up)\b/;

const TAP =
  "Tap “Mix step by step” on the bowl: it goes through the bowl with you, tube by tube. Nothing is taken out of stock yet. Say “mixed it” when it is.";
const HELD =
  "The checks hold the grams of this formula back, so it can't be mixed yet. Its card says which check it is.";

const MAKING = new Set(["formulate", "correct", "get_consultation"]);

/** The formula that the thread has before it. */
export const formulaIn = ({ earlier, results }: Told): ConsultationResult | undefined =>
  [...earlier, ...results].findLast(({ tool, status }) => status === "ok" && MAKING.has(tool))
    ?.value as ConsultationResult | undefined;

/** Whether words only begin the mixing: nothing is drawn from stock by them. */
export const onlyMixes = (typed: string): boolean => !DRAWN.test(plain(typed));

/** A row for words that begin the mixing: "mix it", "let's mix her toner". */
export function mixingIn(typed: string, told: Told): HeardVerb | undefined {
  const text = plain(typed);
  const found = MIX.exec(text);
  if (!found && !STATION.test(text)) return undefined;
  return mixingOf(found?.groups?.["client"]?.replace(/'s$/, ""), text, told);
}

/** The way to the mixing station, for the formula of the thread or of whoever is named. */
export function mixingOf(client: string | undefined, text: string, told: Told): HeardVerb {
  const made = formulaIn(told);
  const here = made !== undefined && pointsBack(client);
  return {
    verb: {
      tool: "get_consultation",
      finds: here ? [] : [theirs],
      input: (_slots, { found }) => (here ? { say: wayOf(made) } : { id: found["client"]?.id }),
      report: (value) => wayOf(value as ConsultationResult),
    },
    slots: { client: here ? undefined : client },
    text,
    doubt: undefined,
  };
}

/** Where its bowls are mixed, or why they are not yet. */
const wayOf = ({ formulas }: ConsultationResult): string => {
  const bowls = formulas.filter(({ bowl }) => bowl);
  if (bowls.length === 0) return "There is no bowl in it that could be mixed.";
  return bowls.every(({ withheld }) => withheld) ? HELD : TAP;
};
