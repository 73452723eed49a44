import { findTool } from "#tools/registry.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import type { HeardVerb } from "./hear.ts";

/** Three frames are offered where they hold what is meant in so many of a hundred, each at least so likely, one alone only if likelier. */
export const OFFERED = { together: 0.65, each: 0.2, alone: 0.55, most: 3 } as const;
/** Where it would be asked which of a few is meant, the likeliest is taken from here on, if it only reads. */
const LIKELIEST = 0.25;

/** The likeliest thing, where it only reads and lacks nothing: too much is told at worst, and nothing is asked twice. */
export function lookOf(
  { intent, share, filled, others }: Sensed,
  text: string,
): HeardVerb | undefined {
  const verb = frameOf(intent.id);
  const isFirst = share >= LIKELIEST && share > (others[0]?.share ?? 0);
  if (!verb || !isFirst || findTool(verb.tool)?.effect !== "read") return undefined;
  const isNone =
    Object.keys(intent.slots).length > 0 && Object.values(filled).every((said) => !said);
  return isNone && verb.finds?.length
    ? undefined
    : { verb, slots: filled, text: plain(text), doubt: undefined };
}

/** Words as they are compared: the same sentence once more is no choice. */
const bareWords = (said: string): string =>
  plain(said).replaceAll(/\b(?:the|an?|of|to|for|please|can|could|you|my)\b|[^a-z\d]/g, "");

/** A row that asks which of a few orders is meant. */
export const offering = (ask: string, options: readonly string[], text: string): HeardVerb => ({
  verb: {
    tool: "offer_choices",
    input: () => ({
      ask,
      slot: "",
      options: options.map((each) => each.charAt(0).toUpperCase() + each.slice(1)),
    }),
  },
  slots: {},
  text,
  doubt: undefined,
  aside: true,
});

/** A row that asks which of a few things is meant, with what was heard of each; none where the words are none of their names. */
export function choiceOf(
  { intent, share, filled, others }: Sensed,
  text: string,
): HeardVerb | undefined {
  const options = [{ intent, share }, ...others]
    .filter((each) => each.share >= OFFERED.each)
    .flatMap((each) => sentenceOf(each.intent, filled) ?? [])
    .filter((sentence) => bareWords(sentence) !== bareWords(text))
    .slice(0, OFFERED.most);
  const [first, another] = options;
  if (!first || (!another && share < OFFERED.alone)) return undefined;
  const ask = another ? "Which of these do you mean?" : "Do you mean this?";
  const verb = frameOf(intent.id);
  const isLook = verb && findTool(verb.tool)?.effect === "read";
  return {
    ...offering(ask, options, text),
    likely: isLook ? { verb, slots: filled, text, doubt: undefined } : undefined,
  };
}
