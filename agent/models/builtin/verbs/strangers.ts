import { findTool, type ToolName } from "#tools/registry.ts";
import { FRAMES, frameOf } from "#agent/models/builtin/frames/all.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { fromTongue } from "#agent/models/builtin/hear/tongue.ts";
import { hearStaysOn } from "#agent/models/builtin/hear/act.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { isClient } from "#agent/models/builtin/miss.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { Meant, Result } from "#agent/models/builtin/view.ts";
import { doubtIn } from "./doubtful.ts";
import { hearNext, hearVerb, type HeardVerb } from "./hear.ts";
import { mixingOf, onlyMixes } from "./mixing.ts";
import type { Told } from "./step.ts";
import { isOpposite, withDay } from "./second-look.ts";
import {
  ENOUGH,
  FRAMED,
  HALF_TALK,
  LEAST,
  LIKELY,
  MOST_TALK,
  OFFERED,
  OVERRULES,
  OVERRULES_ACTS,
  SURE,
  TALK,
} from "./shares.ts";
import { VERBS } from "./table.ts";
import { wondering } from "./wondering.ts";

/** What came before the words. */
export type Before = {
  row: HeardVerb | undefined;
  /** A question is open, or photos came: an answer is likelier than another wish. */
  asked: boolean;
  sensed: Sensed | undefined;
  /** What was said then. */
  words: string;
  results: readonly Result[];
  /** The thread, for what is only begun with it. */
  told?: Told;
};

/** What a stranger's words come to: a row, or words that the rest of the model hears. */
export type Strange = {
  row: HeardVerb | undefined;
  words: string;
  /** What the words are, where the rest of the model would take them for something else. */
  meant?: Meant;
  sensed: Sensed;
};

/** Timers are heard by the bench with the formula that is on it. */
const BENCH: ReadonlySet<string> = new Set(["timer", "timers", "add", "stop", "rescue", "correct"]);
/** What the rest of the model makes of words that it does not know. */
const OPEN: ReadonlySet<string> = new Set([
  "none",
  "tell",
  "formulate",
  "find",
  "last",
  "smallTalk",
  "outside",
]);
/** Nothing is done for such words, whatever else they seem to be. */
const NEVER: ReadonlySet<string> = new Set(["secret", "quoted", "measure"]);
/** What the rest of the model hears of the same: it reads the facts out of the whole words. */
const SAME: Partial<Record<string, ToolName | readonly ToolName[]>> = {
  add: "add_minutes",
  correct: "correct",
  explain: "explain",
  // how many are left is asked, not which there are
  posts: "list_posts",
  rescue: "rescue",
  scale: "scale_bowl",
  share: "share_roadmap",
  shelf: ["put_on_shelf", "take_off_shelf"],
  stop: "stop_timer",
  timer: "start_timer",
  timers: "list_timers",
};
/** Nobody asks for one thing in more letters. */
const LONGEST = 400;

/** A line and its codes, with no verb before them. */
const SHORTHAND =
  /^(?!(?:i|we|is|are|does|do|can|would|check|judge|save|keep|store|file|put|use|used|mix|mixed|convert|write|note|grade)\b)(?:[a-z]+ ){0,3}\d/;

const FOLLOWS =
  /^(?:no|nah|nope|actually|sorry|wait|oops|hang on|hold on|make (?:it|that)|same|and|or|ok|hm+|not|rather|better|(?:what|how) about|then|but|also)\b/i;
const FEW = 4;

/** Reads words that no row knows, by what was taught; undefined where that tells nothing. */
export function strangeTurn(
  said: string,
  before: Before,
  names: Lexicon | undefined,
): Strange | undefined {
  const typed = fromTongue(plain(said))?.english ?? said;
  // a name alone says nothing of what is wanted
  if (isClient(typed, names)) return undefined;
  const sensed = sensedIn(typed, before, names);
  if (!sensed || sensed.share < LEAST) return undefined;
  const { tool, says, id } = sensed.intent;
  const meant = MEANT[id];
  const effect = tool && findTool(tool)?.effect;
  const isEnough = sensed.share >= (tool ? enoughFor(tool, typed, sensed) : TALK);
  const { intent, detail } = understand(typed);
  const acts = effect !== undefined && effect !== "read";
  if (tool && acts && talkOf(sensed) > HALF_TALK && !before.asked)
    return {
      row: saying(tool, typed, { doubt: "mused", does: doesOf(tool) }),
      words: typed,
      sensed,
    };
  const frame = frameOf(id);
  const same = frame && !BENCH.has(intent) ? [] : [SAME[detail.wish?.kind ?? intent] ?? []].flat();
  // trouble on the hair comes before whatever else such words are like
  if (
    NEVER.has(intent) ||
    (intent === "rescue" && tool !== "rescue") ||
    same.some((each) => each === tool)
  )
    return undefined;
  // shorthand that begins by itself is read before it is judged or kept
  if (detail.wish?.kind === "read" && SHORTHAND.test(plain(typed))) return undefined;
  // of the bowl that was just spoken of, whatever else such words are like
  if (intent === "split" || hearStaysOn(plain(typed))) return undefined;
  const open = !before.asked && OPEN.has(intent);
  if (!effect || says.length === 0)
    return isEnough &&
      (open || (sensed.share >= SURE && intent === "knowledge") || (!effect && !before.asked))
      ? { row: undefined, words: typed, sensed, ...(meant ? { meant } : {}) }
      : undefined;
  const doubt = acts ? doubtIn(typed, sensed, frame?.despite) : undefined;
  if (sensed.share < (frame ? FRAMED : SURE) && !open) return undefined;
  if (acts && sensed.sentence && isOpposite(plain(typed), sensed.sentence))
    return { row: undefined, words: typed, meant: "unclear", sensed };
  if (tool === "mix_bowl" && !doubt && isEnough && before.told && onlyMixes(typed))
    return {
      row: mixingOf(sensed.filled["client"], plain(typed), before.told),
      words: typed,
      sensed,
    };
  if (frame && (doubt || isEnough) && follows(frame, before))
    return {
      row: { verb: frame, slots: sensed.filled, text: plain(typed), doubt },
      words: sensed.sentence ?? typed,
      sensed,
    };
  if (doubt)
    return { row: saying(tool, typed, { doubt, does: doesOf(tool) }), words: typed, sensed };
  if (!isEnough) return unsure(typed, sensed, before);
  const words = sensed.sentence;
  if (!words) return undefined;
  const row = hearVerb(words) ?? hearNext(words, toolsOf(before));
  // somebody's own words within the sentence must not make another act of it
  if (row?.verb.does && row.verb.tool !== tool) return undefined;
  return { row: row && { ...row, doubt: undefined }, words, sensed };
}

/** Whether what was taught is sure that a row hears its words in something else. */
export function overrules(
  { verb }: HeardVerb,
  typed: string,
  before: Before,
  names: Lexicon | undefined,
): boolean {
  if (verb.narrow) return false;
  const sensed = sensedIn(typed, before, names);
  if (!sensed) return false;
  if (frameOf(sensed.intent.id)) return sensed.share >= OVERRULES;
  if (sensed.intent.tool === verb.tool) return false;
  const least = verb.does && !sensed.intent.tool ? OVERRULES_ACTS : OVERRULES;
  if (sensed.share < least) return false;
  // an act that a row knows by its words is not made another act
  const { tool, id } = sensed.intent;
  if (verb.does && tool && !frameOf(id) && findTool(tool)?.effect !== "read") return false;
  return !sensed.others.some(({ intent, share }) => intent.tool === verb.tool && share > LIKELY);
}

function sensedIn(typed: string, before: Before, names: Lexicon | undefined): Sensed | undefined {
  const sensed =
    typed.length > LONGEST || isAmount(typed, before)
      ? undefined
      : sense(fromTongue(plain(typed))?.english ?? typed, toolBefore(before), names);
  if (!sensed) return sensed;
  const dated = withDay(sensed, typed);
  if (!followsOn(typed)) return dated;
  // words that a row heard tell their facts as well
  const earlier = before.sensed ?? sense(before.words, undefined, names);
  return withEarlier(dated, earlier);
}

/** "Make it 50" right after a formula is how much of it is wanted. */
const isAmount = (typed: string, { results }: Before) =>
  AMOUNT.test(plain(typed)) && results.some(({ tool }) => MAKING.has(tool));

const AMOUNT = /^(?:please )?(?:make|do|mix)(?: me)?(?: it| that)? \d{2,3}\b.{0,16}$/;
const MAKING: ReadonlySet<string> = new Set([
  "formulate",
  "correct",
  "get_consultation",
  "scale_bowl",
]);

/** How sure it must be before a tool is called, by what the tool says of itself, and of whether all of the words went into it. */
function enoughFor(name: ToolName, typed: string, sensed: Sensed): number {
  const tool = findTool(name);
  if (!tool || tool.effect === "read") return ENOUGH.look;
  if (talkOf(sensed) > MOST_TALK) return Infinity;
  if (hasOpenFigure(typed, sensed)) return SURE;
  return tool.undo ? ENOUGH.act : ENOUGH.forGood;
}

/** How likely it is that words that may be an act are none at all. */
const talkOf = ({ others }: Sensed): number =>
  others.reduce((sum, { intent, share }) => sum + (intent.tool ? 0 : share), 0);

const doesOf = (tool: ToolName): string =>
  [...FRAMES, ...VERBS].find((verb) => verb.tool === tool && verb.does)?.does ?? "do that";

/** Whether a figure was said that is in no fact: then there is more in the words than was heard. */
function hasOpenFigure(typed: string, { filled }: Sensed): boolean {
  const heard = new Set(Object.values(filled).flatMap((said) => said?.match(/\d+/g) ?? []));
  return typed.match(/\d+/g)?.some((figure) => !heard.has(figure)) ?? false;
}

/** Something is asked back, where nothing else makes anything of the words. */
function unsure(typed: string, sensed: Sensed, before: Before): Strange | undefined {
  if (before.asked || understand(typed).intent !== "none") return undefined;
  if (sensed.share < OFFERED) return undefined;
  const row = wondering(sensed, typed);
  return row && { row, words: typed, sensed };
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
): HeardVerb => ({ verb: { tool, does }, slots: {}, text, doubt });

/** Whether what a frame goes on with came right before. */
const follows = ({ after }: Frame, before: Before): boolean =>
  !after || after.some((tool) => toolsOf(before).has(tool));

const toolsOf = ({ results }: Before) => new Set(results.map((result) => result.tool));

const toolBefore = ({ row, results }: Before): string | undefined =>
  row?.verb.tool ?? results.findLast(({ tool }) => tool !== "offer_choices")?.tool;

/** Whether words can go on with those before. */
const followsOn = (typed: string) =>
  typed.trim().split(/\s+/).length <= FEW || FOLLOWS.test(typed.trim());

/** Facts that were said before and are meant still: "no, friday, same time". */
function withEarlier(sensed: Sensed, earlier: Sensed | undefined): Sensed {
  if (!earlier || earlier.intent.tool !== sensed.intent.tool) return sensed;
  const filled: Record<string, string | undefined> = { ...earlier.filled };
  for (const [slot, said] of Object.entries(sensed.filled))
    if (said && !/^(?:the )?same\b/i.test(said)) filled[slot] = said;
  return { ...sensed, filled, sentence: sentenceOf(sensed.intent, filled) };
}
