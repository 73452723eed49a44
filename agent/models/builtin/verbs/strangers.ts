import { findTool, type ToolName } from "#tools/registry.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sentenceOf, type Filled } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { Meant, Result } from "#agent/models/builtin/view.ts";
import { doubtOf } from "./gate.ts";
import { hearVerb, type HeardVerb } from "./hear.ts";
import { VERBS } from "./table.ts";
import type { Verb } from "./verb.ts";

/** What came before the words. */
export type Before = {
  row: HeardVerb | undefined;
  sensed: Sensed | undefined;
  results: readonly Result[];
};

/** What a stranger's words come to: a row, or words that the rest of the model hears. */
export type Strange = {
  row: HeardVerb | undefined;
  words: string;
  /** What the words are, where the rest of the model would take them for something else. */
  meant?: Meant;
  sensed: Sensed;
};

/** Below this share of one, nothing is made of the words. */
const LEAST = 0.3;
/** From this on a tool that only looks is called. */
const LOOKS = 0.4;
/** From this on a tool that changes something is called. */
const ACTS = 0.6;
/** Nobody asks for one thing in more letters. */
const LONGEST = 400;

const FOLLOWS =
  /^(?:no|nah|nope|actually|sorry|wait|oops|hang on|hold on|make (?:it|that)|same|and|or|ok|hm+|not|rather|better|then|but|also)\b/i;
const FEW = 4;

/** Reads words that no row knows, by what was taught; undefined where that tells nothing. */
export function strangeTurn(
  typed: string,
  before: Before,
  names: Lexicon | undefined,
): Strange | undefined {
  if (typed.length > LONGEST) return undefined;
  const heard = sense(typed, toolBefore(before), names);
  if (!heard || heard.share < LEAST) return undefined;
  const sensed = withEarlier(heard, typed, before.sensed);
  const { tool, says } = sensed.intent;
  const meant = MEANT[sensed.intent.id];
  if (!tool || says.length === 0) return { row: undefined, words: typed, sensed, ...(meant ? { meant } : {}) };
  const acts = findTool(tool)?.effect !== "read";
  const doubt = acts ? doubtIn(typed, sensed) : undefined;
  const does = VERBS.find((verb) => verb.tool === tool && verb.does)?.does;
  if (doubt && does) return { row: saying(tool, typed, { doubt, does }), words: typed, sensed };
  if (sensed.share < (acts ? ACTS : LOOKS)) return { row: wondering(sensed, typed), words: typed, sensed };
  const words = sensed.sentence;
  if (!words) return undefined;
  const row = hearVerb(words);
  return { row: row && { ...row, doubt: undefined }, words, sensed };
}

/** How the rest of the model calls what comes to no row. */
const MEANT: Readonly<Record<string, Meant>> = {
  talk: "smallTalk",
  cannot: "outside",
  quoted: "quoted",
  leave: "held",
  help: "able",
  unclear: "unclear",
  rescue: "rescue",
  correct: "correct",
  formulate: "formulate",
  tell: "tell",
};

/** A row that only says why nothing is done. */
const saying = (
  tool: ToolName,
  text: string,
  { doubt, does }: { doubt: NonNullable<HeardVerb["doubt"]>; does: string },
): HeardVerb => ({ verb: { tool, does, hears: [] }, slots: {}, text, doubt });

/** A row that asks which of a few things is meant. */
function wondering({ intent, filled, others }: Sensed, text: string): HeardVerb | undefined {
  const options = [intent, ...others.map((other) => other.intent)]
    .flatMap((each) => sentenceOf(each, filled) ?? [])
    .slice(0, MOST_OPTIONS);
  const [first] = options;
  if (!first) return undefined;
  const verb: Verb = {
    tool: "offer_choices",
    hears: [],
    input: () => ({ ask: "I am not sure what you mean. Is it one of these?", slot: "", options }),
  };
  return { verb, slots: {}, text, doubt: undefined, aside: true };
}

const MOST_OPTIONS = 3;

const toolBefore = ({ row, results }: Before): string | undefined =>
  row?.verb.tool ?? results.findLast(({ tool }) => tool !== "offer_choices")?.tool;

/** Facts that were said before and are meant still: "no, friday, same time". */
function withEarlier(sensed: Sensed, typed: string, earlier: Sensed | undefined): Sensed {
  if (!earlier || earlier.intent.tool !== sensed.intent.tool) return sensed;
  const few = typed.trim().split(/\s+/).length <= FEW;
  if (!few && !FOLLOWS.test(typed.trim())) return sensed;
  const filled: Record<string, string | undefined> = { ...earlier.filled };
  for (const [slot, said] of Object.entries(sensed.filled))
    if (said && !/^(?:the )?same\b/i.test(said)) filled[slot] = said;
  return { ...sensed, filled, sentence: sentenceOf(sensed.intent, filled) };
}

function doubtIn(typed: string, { held, intent }: Sensed): HeardVerb["doubt"] {
  const sign = doubtOf(plain(typed));
  if (sign ? held > 0.2 : held > 0.6) return sign ?? "mused";
  return undefined;
}
