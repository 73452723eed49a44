import { findTool, type ToolName } from "#tools/registry.ts";
import { FRAMES, frameOf } from "#agent/models/builtin/frames/all.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { fromTongue } from "#agent/models/builtin/hear/tongue.ts";
import { PASSED_ON } from "#agent/models/builtin/heed.ts";
import { hearStaysOn } from "#agent/models/builtin/hear/act.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { isClient } from "#agent/models/builtin/miss.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { Meant, Result } from "#agent/models/builtin/view.ts";
import { doubtOf, surelyDoubted, type Doubt } from "./gate.ts";
import { hearNext, hearVerb, type HeardVerb } from "./hear.ts";
import { mixingOf, onlyMixes } from "./mixing.ts";
import type { Told } from "./step.ts";
import { isOpposite, withDay } from "./second-look.ts";
import { VERBS } from "./table.ts";
import type { Verb } from "./verb.ts";

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

/** From this share of one on a tool is called: what looks only, what can be taken back, what cannot. */
const ENOUGH = { look: 0.45, act: 0.6, forGood: 0.7 } as const;
/** More than this for words that are no order at all, and nothing is changed for them. */
const MOST_TALK = 0.2;
/** From this on no act is made of them by the rest of the model either. */
const HALF_TALK = 0.4;
/** From this on words are taken for no order at all. */
const TALK = 0.5;
/** Below this nothing is made of them. */
const LEAST = 0.12;
/** Below this nothing is offered either. */
const OFFERED = 0.3;
/** From this on the words are another's than the row's that hears them. */
const OVERRULES = 0.93;
/** The same for words that are no order at all, where the row changes something: leaving it is the safer fault. */
const OVERRULES_ACTS = 0.85;
/** From this on what was taught is believed before the rest of the model. */
const SURE = 0.95;
/** The same where what is wanted is a frame, which the rest of the model hears no more. */
const FRAMED = 0.8;
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
/** With this share left for the row's tool, its words are not another's. */
const LIKELY = 0.005;
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
/** How likely words with such a sign must be no order, to be held; without a sign the last. */
const HOLDS: Readonly<Record<Doubt, number>> = {
  negated: 0.015,
  quoted: 0,
  conditional: 0.08,
  mused: 0.03,
  asked: 0.035,
  hearsay: 0.02,
  told: 0.02,
};
const HOLDS_UNSIGNED = 0.65;
/** Nobody asks for one thing in more letters. */
const LONGEST = 400;

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
  // of the bowl that was just spoken of, whatever else such words are like
  if (intent === "split" || hearStaysOn(plain(typed))) return undefined;
  const open = !before.asked && OPEN.has(intent);
  if (!effect || says.length === 0)
    return isEnough &&
      (open || (sensed.share >= SURE && intent === "knowledge") || (!effect && !before.asked))
      ? { row: undefined, words: typed, sensed, ...(meant ? { meant } : {}) }
      : undefined;
  const doubt = acts ? doubtIn(ownWords(typed, sensed), sensed, frame?.despite) : undefined;
  if (sensed.share < (frame ? FRAMED : SURE) && !open) return undefined;
  if (acts && sensed.sentence && isOpposite(plain(typed), sensed.sentence))
    return { row: undefined, words: typed, meant: "unclear", sensed };
  if (frame && (doubt || isEnough) && follows(frame, before))
    return {
      row: { verb: frame, slots: sensed.filled, text: plain(typed), doubt },
      words: sensed.sentence ?? typed,
      sensed,
    };
  if (doubt)
    return { row: saying(tool, typed, { doubt, does: doesOf(tool) }), words: typed, sensed };
  if (!isEnough) return unsure(typed, sensed, before);
  if (tool === "mix_bowl" && before.told && onlyMixes(typed))
    return {
      row: mixingOf(sensed.filled["client"], plain(typed), before.told),
      words: typed,
      sensed,
    };
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

/** A row that asks which of a few things is meant. */
function wondering({ intent, filled, others }: Sensed, text: string): HeardVerb | undefined {
  const options = [intent, ...others.map((other) => other.intent)]
    .flatMap((each) => sentenceOf(each, filled) ?? [])
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .slice(0, MOST_OPTIONS);
  const [first] = options;
  if (!first) return undefined;
  const verb: Verb = {
    tool: "offer_choices",
    input: () => ({ ask: "I am not sure what you mean. Is it one of these?", slot: "", options }),
  };
  return { verb, slots: {}, text, doubt: undefined, aside: true };
}

const MOST_OPTIONS = 3;

/** Words of somebody else, and such as would pass for those of somebody with more say. */
const FOREIGN =
  /\b(?:wrote|writes|texted|texts|emailed|messaged|posted|says|said|reads) ?: |^\W*(?:system|assistant|admin|developer|root|override)\b ?[:>\]]|\b(?:you are now|ignore (?:all|any|previous|prior|your)|(?:admin|developer|debug|god) mode)\b/;

/** Whether what a frame goes on with came right before. */
const follows = ({ after }: Frame, before: Before): boolean =>
  !after || after.some((tool) => toolsOf(before).has(tool));

/** The words without those that are only handed on, such as a caption: they may doubt what they like. */
const ownWords = (typed: string, { intent, filled }: Sensed): string =>
  Object.entries(intent.slots).reduce(
    (rest, [slot, kind]) => (kind === "text" ? rest.replace(filled[slot] ?? "", " ") : rest),
    typed,
  );

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

function doubtIn(
  typed: string,
  { held }: Sensed,
  despite: readonly Doubt[] = [],
): HeardVerb["doubt"] {
  const text = plain(typed);
  if (PASSED_ON.test(text) || FOREIGN.test(text)) return "quoted";
  const plainly = surelyDoubted(text);
  if (plainly && !despite.includes(plainly)) return plainly;
  const sign = doubtOf(text, despite);
  return held > (sign ? HOLDS[sign] : HOLDS_UNSIGNED) ? (sign ?? "mused") : undefined;
}
