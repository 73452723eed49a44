import { findTool, type ToolName } from "#tools/registry.ts";
import { FRAMES, frameOf } from "#agent/models/builtin/frames/all.ts";
import type { Framed } from "#agent/models/builtin/frames/frame.ts";
import { tellsOfHead } from "#agent/models/builtin/hear/beside-safety.ts";
import type { Heard } from "#agent/models/builtin/hear/heard.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { fromTongue } from "#agent/models/builtin/hear/tongue.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { isClient } from "#agent/models/builtin/miss.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import { namedIn } from "#agent/models/builtin/talk/spoken.ts";
import type { Meant, Result } from "#agent/models/builtin/view.ts";
import { doubtIn } from "./doubtful.ts";
import { doubtOf, surelyDoubted } from "./gate.ts";
import type { HeardVerb } from "./hear.ts";
import { lookFor, staysAs } from "./look-for.ts";
import { formulaIn, mixingOf, onlyMixes } from "./mixing.ts";
import { choiceOf, lookOf, OFFERED } from "./offered.ts";
import { sensedIn } from "./sensed.ts";
import type { Told } from "./step.ts";

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

/** What words come to: a row, or words that the hearing of hair and talk takes. */
export type Reading = {
  row: HeardVerb | undefined;
  words: string;
  /** What the words are, where the hearing of hair would take them for something else. */
  meant?: Meant;
  sensed: Sensed;
};

/** Shares of one from which on a frame is taken, by what it takes to put it right; and those below it that are offered. */
const NEEDS = { look: 0.45, act: 0.65, forGood: 0.7, figure: 0.95, talk: 0.5 } as const;
/** A look that stands out against all others is taken from here on: at worst too much is shown. */
const STANDS_OUT = 0.3;
/** Below this nothing is made of words. */
const LEAST = 0.12;
/** More than this for words that are no order at all, and nothing is changed for them; from the second on it is said why. */
const TALK = { most: 0.2, half: 0.4 } as const;

/** How much speaks for what is heard of hair and talk against a frame: of a look, and of an act. */
const AGAINST = { none: [0, 0], some: [0.7, 0.8], all: [Infinity, Infinity] } as const;

/** What is heard of words that nothing else is known of. */
const OPEN: ReadonlySet<string> = new Set(["none", "tell", "formulate", "smallTalk", "outside"]);
const OF_HAIR: ReadonlySet<string> = new Set(["tell", "formulate"]);
/** Nothing is done for such words, whatever else they seem to be. */
const NEVER: ReadonlySet<string> = new Set(["secret", "quoted", "measure"]);
const STILL_ON =
  /\b(?:burn(?:s|ing)?|sting\w*|itch\w*|swell\w*|blister\w*|smok\w*|hot|breath\w*|bleach|lightener|colou?r|dye|tint|toner|developer|foils?|help)\b/i;
/** What is said not to be: "no redness, no itching". */
const DENIED = /\b(?:no|not|without|nothing|isn't|wasn't) (?:\w+ )?(?:itch|burn|sting|swell)\w*/gi;
const HURTS =
  /\b(?:burn|sting|itch|hurt|swell|swollen|blister|smok|hot|breath|rash|faint|snap|break|gum|melt)\w*/i;

/** Where somebody begins to tell why, or how: "cancel greta on the 7th shes got covid". */
const TELLS_ON =
  /(?:[,;.]| -+) ?|\s(?=(?:s?he'?s|they'?re|theyre|it'?s|because|cos|cuz|bc|as (?:s?he|they|we|i)|since (?:s?he|they|we|i)|there'?s|there is|so (?:s?he|we|i|they|that)|but|don'?t|no need)\b)/gi;
/** Begins by saying what is not to be done. */
const DONT = /^(?:(?:ok|and|but|please|no|so|just|oh)\W+)*(?:don'?t|dont|do not|never) \w/;
const VAGUE: ReadonlySet<Meant> = new Set(["unclear", "smallTalk"]);
/** How sure the words before it have to be. */
const HEAD = 0.8;
/** Fewer words are no order with something behind it. */
const HEAD_WORDS = 3;

/** An order by its first words, where all of them together are none: what is told behind it is left over, and named. */
function headOf(said: string, before: Before, names: Lexicon | undefined): Reading | undefined {
  const cuts = [...said.matchAll(TELLS_ON)].toReversed();
  if (before.asked || cuts.length === 0 || surelyDoubted(plain(said))) return undefined;
  for (const { index } of cuts) {
    const head = said.slice(0, index).trim();
    if (head.split(/\s+/).length < HEAD_WORDS) continue;
    const doubt = doubtOf(plain(said.slice(index)));
    if (doubt && doubt !== "asked" && doubt !== "negated") return undefined;
    const read = wholeOf(head, before, names);
    const { row, sensed } = read ?? {};
    if (!row?.verb.does || row.aside || row.doubt || !sensed || sensed.share < HEAD) continue;
    return { ...read, sensed, row: { ...row, text: plain(said) }, words: said };
  }
  return undefined;
}

/** Reads words by what was taught: all of them, else the order that they begin with. */
export function readingOf(
  said: string,
  before: Before,
  names: Lexicon | undefined,
): Reading | undefined {
  const whole = wholeOf(said, before, names);
  const isRead = whole?.row && !whole.row.aside;
  const isElse = !OPEN.has(understand(said).intent) || (whole?.meant && !VAGUE.has(whole.meant));
  return isRead || isElse ? whole : (headOf(said, before, names) ?? whole);
}

/** Reads words by what was taught, weighed against what is heard of hair and talk; undefined where the latter takes them. */
function wholeOf(said: string, before: Before, names: Lexicon | undefined): Reading | undefined {
  const typed = fromTongue(plain(said))?.english ?? said;
  // a name alone says nothing of what is wanted
  if (isClient(typed, names)) return undefined;
  const sensed = sensedIn(typed, before, names);
  if (!sensed || sensed.share < LEAST) return undefined;
  const { tool, says, id } = sensed.intent;
  const heard = understand(typed);
  const acts = tool !== undefined && findTool(tool)?.effect !== "read";
  if (acts && talkOf(sensed) > TALK.half && !before.asked)
    // to a greeting no act is named
    return PLEASANT.has(heard.intent)
      ? undefined
      : { row: heldBack(tool, typed, "mused"), words: typed, sensed };
  const against = weightOf(heard, typed, sensed, before);
  const [look, act] = AGAINST[against];
  const isOpen = against === "none";
  const isEnough = sensed.share >= needOf(typed, sensed, isOpen);
  if (!tool || says.length === 0) {
    const meant = MEANT[id];
    return isEnough && (isOpen || (!tool && against === "some" && !before.asked))
      ? { row: undefined, words: typed, sensed, ...(meant && { meant }) }
      : undefined;
  }
  if (sensed.share < (acts ? act : look)) return undefined;
  if (acts && before.words !== "" && isBare(typed) && !isOfWork(before, tool))
    return { row: undefined, words: typed, meant: "unclear", sensed };
  if (acts && sensed.sentence && isOpposite(plain(typed), sensed.sentence))
    return { row: undefined, words: typed, meant: "unclear", sensed };
  const frame = frameOf(id);
  const doubt = acts ? doubtIn(typed, sensed, frame?.despite) : undefined;
  const instead =
    doubt === "asked" && sensed.share >= NEEDS.look
      ? lookFor(tool, typed, sensed.filled)
      : undefined;
  if (instead) return { row: instead, words: typed, sensed };
  const stays = doubt && DONT.test(plain(typed)) ? staysAs(tool, typed, sensed.filled) : undefined;
  if (stays) return { row: stays, words: typed, sensed };
  if (tool === "mix_bowl" && !doubt && isEnough && before.told && onlyMixes(typed)) {
    const row = mixingOf(sensed.filled["client"], plain(typed), before.told);
    return { row, words: typed, sensed };
  }
  if (frame && (doubt || isEnough) && follows(frame, before)) {
    const row = { verb: frame, slots: sensed.filled, text: plain(typed), doubt };
    return { row, words: sensed.sentence ?? typed, sensed };
  }
  if (doubt) return { row: heldBack(tool, typed, doubt), words: typed, sensed };
  // what is told of a time that is over is no order that was not understood
  if (acts && surelyDoubted(plain(typed)) === "told")
    return { row: undefined, words: typed, meant: "smallTalk", sensed };
  return isEnough ? undefined : unsure(typed, heard, sensed, before);
}

/** What is heard of hair and talk, weighed: trouble on the hair comes before whatever else such words are like. */
function weightOf(
  { intent }: Heard,
  typed: string,
  { intent: { tool }, share }: Sensed,
  { asked }: Before,
): keyof typeof AGAINST {
  const isLook = tool !== undefined && findTool(tool)?.effect === "read";
  // what somebody wrote is no order, but what it does to the day may be looked up
  if (NEVER.has(intent) && !(intent === "quoted" && isLook)) return "all";
  if (intent === "rescue" && tool !== "rescue") {
    const isOver = share >= AGAINST.some[1] && !STILL_ON.test(typed.replaceAll(DENIED, " "));
    const isTone = tool === "correct" && share >= NEEDS.figure && !HURTS.test(typed);
    if (!isOver && !isTone) return "all";
  }
  return !asked && OPEN.has(intent) ? "none" : "some";
}

/** How sure it must be, by what the tool says of itself and of whether all of the words went into it. */
function needOf(typed: string, sensed: Sensed, isOpen: boolean): number {
  const { share, others } = sensed;
  if (!sensed.intent.tool) return NEEDS.talk;
  const tool = findTool(sensed.intent.tool);
  if (!tool || tool.effect === "read")
    return isOpen && share > 2 * (others[0]?.share ?? 0) ? STANDS_OUT : NEEDS.look;
  if (talkOf(sensed) > TALK.most) return Infinity;
  if (hasOpenFigure(typed, sensed)) return NEEDS.figure;
  return tool.undo ? NEEDS.act : NEEDS.forGood;
}

/** How likely it is that words that may be an act are none at all. */
const talkOf = ({ others }: Sensed): number =>
  others.reduce((sum, { intent, share }) => sum + (intent.tool ? 0 : share), 0);

/** Whether words are a figure and what it counts, and no more: they go on with something, and begin nothing. */
const isBare = (typed: string): boolean =>
  /^(?:~|about |like |say )?\d+(?:[.,]\d+)? ?(?:min(?:ute)?s?|h|hrs?|hours?|g|%)?[.!? ]*$/i.test(
    typed,
  );

/** Whether what came before is of the same work as an act: a formula, a timer, the act itself. */
const isOfWork = ({ told, results, row }: Before, tool: ToolName): boolean =>
  row?.verb.tool === tool ||
  [...(told?.earlier ?? []), ...(told?.results ?? []), ...results].some(
    (each) => MAKING.has(each.tool) || /timer|bowl|mix/.test(each.tool),
  );

/** Whether a figure was said that is in no fact: then there is more in the words than was heard. */
function hasOpenFigure(typed: string, { filled }: Sensed): boolean {
  const heard = new Set(Object.values(filled).flatMap((said) => said?.match(/\d+/g) ?? []));
  return typed.match(/\d+/g)?.some((figure) => !heard.has(figure)) ?? false;
}

const turned = (way: string, more: string) =>
  new RegExp(String.raw`\b(?:turn|switch)(?:ed|ing)?(?: \w+){0,3} ${way}\b|\b(?:${more})\b`);
const ON = turned("on", "enable");
const OFF = turned("off", "disable");

/** Whether a sentence turns on what was said to be turned off, or the other way round. */
const isOpposite = (said: string, sentence: string): boolean =>
  (OFF.test(said) && !ON.test(said) && ON.test(sentence)) ||
  (ON.test(said) && !OFF.test(said) && OFF.test(sentence));

const MAKING: ReadonlySet<string> = new Set([
  "formulate",
  "correct",
  "get_consultation",
  "scale_bowl",
]);

/** What is asked back where nothing is likely enough; without likely frames, the record of the client who is named in words of hair. */
function unsure(typed: string, heard: Heard, sensed: Sensed, before: Before): Reading | undefined {
  // a formula that is there may be changed in as few words
  const { told } = before;
  const results = [...(told?.earlier ?? []), ...(told?.results ?? []), ...before.results];
  if (heard.intent !== "none" && results.some(({ tool }) => MAKING.has(tool))) return undefined;
  // "12 to 4" may be hours as well as levels: what was taught tells whether it is of hair at all
  const ofHair = [sensed, ...sensed.others].some(
    ({ intent, share }) => OF_HAIR.has(intent.id) && share >= LEAST / 2,
  );
  const isNoHead = OF_HAIR.has(heard.intent) && (!ofHair || !tellsOfHead(heard, typed));
  if (before.asked || !(heard.intent === "none" || isNoHead)) return undefined;
  const likely = [sensed, ...sensed.others.slice(0, 2)].reduce((sum, { share }) => sum + share, 0);
  if (likely < OFFERED.together) return undefined;
  const plainly = lookOf(sensed, typed);
  if (plainly) return { row: plainly, words: typed, sensed };
  const row = choiceOf(sensed, typed);
  return row && { row, words: typed, sensed };
}

/** The record of the one client who is named in words of hair of which nothing else is made: what was used and what is noted answers best. */
export function recordOf(text: string, told: Told): HeardVerb | undefined {
  const heard = understand(text);
  const { client } = namedIn(text, "client", told.view.names);
  const verb = frameOf("get_consultation.mix");
  if (!client || !verb || !OF_HAIR.has(heard.intent) || tellsOfHead(heard, text) || formulaIn(told))
    return undefined;
  return { verb, slots: { client }, text: plain(text), doubt: undefined };
}

const PLEASANT: ReadonlySet<Heard["intent"]> = new Set(["greet", "thanks"]);

/** How what comes to no row is called. */
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
  run_migration: "import",
};

/** A row that only says why nothing is done. */
const heldBack = (
  tool: ToolName,
  text: string,
  doubt: NonNullable<HeardVerb["doubt"]>,
): HeardVerb => {
  const does = FRAMES.find((verb) => verb.tool === tool && verb.does)?.does ?? "do that";
  return { verb: { tool, does }, slots: {}, text, doubt };
};

/** Whether what a frame goes on with came right before. */
const follows = ({ after }: Framed, { results }: Before): boolean =>
  !after || after.some((tool) => results.some((result) => result.tool === tool));
