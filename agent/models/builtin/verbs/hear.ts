import { setImmediate } from "node:timers/promises";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { fromTongue } from "#agent/models/builtin/hear/tongue.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { doubtOf, type Doubt } from "./gate.ts";
import { VERBS } from "./table.ts";
import type { Slots, Verb } from "./verb.ts";
import { pattern, summed } from "./words.ts";

/** A row whose words were heard, with what was said in its gaps. */
export type HeardVerb = {
  verb: Verb;
  slots: Slots;
  text: string;
  /** Why it must not act on them. */
  doubt: Doubt | undefined;
  /** Its words stand within others, such as "should we …". */
  within?: true;
  /** It asks what is meant: the answer is heard by itself. */
  aside?: true;
  /** The call whose card was turned down in words. */
  turnedDown?: Result;
  /** Said before its first step. */
  before?: string | undefined;
};

/** Nobody asks for one thing in more letters; longer words are told to somebody. */
const LONGEST = 400;

const rows = VERBS.map((verb) => ({ verb, patterns: (verb.hears ?? []).map(pattern) }));
type Row = (typeof rows)[number];
const anywhere = rows.filter(({ verb }) => !verb.after);
const following = rows.filter(({ verb }) => verb.after);

/** How many sentences are remembered: a chat is read from its beginning for every step of every reply. */
const REMEMBERED = 2_000;
const remembered = new Map<string, HeardVerb | undefined>();

/** The row whose words these are; undefined when they are none's. */
export function hearVerb(typed: string): HeardVerb | undefined {
  if (typed.length > LONGEST) return undefined;
  if (remembered.has(typed)) return remembered.get(typed);
  const heard = makeOut(typed, anywhere) ?? doubted(typed);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(typed, heard);
  return heard;
}

/** Sentences like those that come, so that patterns are made as they will be used. */
const SAMPLES = [
  "how sure are you about it",
  "please change the price of the gloss to 60 for Lena tomorrow",
];

/** Makes the patterns of all rows ready, a few at a time: the first words of the first chat would wait for them for seconds. */
export async function warmRows(): Promise<void> {
  for (const { patterns } of rows) {
    for (const each of patterns)
      // the engine compiles at the first use, and again to run fast at the next
      for (const words of SAMPLES) each.plain.exec(words);
    await setImmediate();
  }
  for (const words of SAMPLES) {
    hearVerb(words);
    understand(words);
    await setImmediate();
  }
}

/** The row that these words go on with, right after the turn in which `ran` were called. */
export function hearNext(typed: string, ran: ReadonlySet<string>): HeardVerb | undefined {
  if (typed.length > LONGEST) return undefined;
  const next = following.filter(({ verb }) => verb.after?.some((tool) => ran.has(tool)));
  return next.length > 0 ? makeOut(typed, next) : undefined;
}

function makeOut(typed: string, among: readonly Row[]): HeardVerb | undefined {
  const said = tidy(typed);
  const mended = plain(said);
  const text = summed(fromTongue(mended)?.english ?? mended);
  for (const { verb, patterns } of among) {
    for (const each of patterns) {
      const heard = each.plain.exec(text);
      if (!heard) continue;
      // as it was typed, where the slips that were mended do not stand in the way
      const slots = { ...heard.groups, ...each.typed.exec(said)?.groups };
      if (verb.fits && !verb.fits(slots)) continue;
      // what is only handed on, such as a note, may doubt what it likes
      const order = each.handedOn.reduce(
        (rest, gap) => rest.replace(heard.groups?.[gap] ?? "", " "),
        text,
      );
      const doubt = verb.does ? doubtOf(order, verb.despite) : undefined;
      return { verb, slots, text, doubt };
    }
  }
  return undefined;
}

/** How an act is spoken of without an order to do it; what follows names the act. */
const ABOUT =
  /^(?:(?:no|ok|okay|well|hey|so|but|and|please|wait|oh),? )*(?:(?:i'd |i |we |you |they )?(?:don't|do not|didn't|never|won't|haven't|shouldn't|wouldn't|mustn't|can't)(?: want(?:ed)? to| need to| have to| yet| ever)?|should (?:i|we)|shall (?:i|we)|do (?:i|we|you)|did (?:i|we|you|\w+)|can (?:i|we)|could (?:i|we)|may i|how (?:do|can|would|should) (?:i|we|you)|what (?:if|happens (?:if|when)) (?:i|we|you)|if (?:i|we)|when (?:i|we)|is it possible to|was(?: the)?|why did you|maybe|perhaps|(?:i|we) (?:might|may|could|should)|(?:i'm|i am|we're|we are) (?:not )?(?:going to|planning to|about to)|(?:i|we) (?:was|were) going to|not going to|one day (?:i'll|we'll)|would it be (?:better|ok|possible|smart) to)\s+/;

/** A condition before an act, and words of somebody else's. */
const BEFORE = [
  /^(?:if|when|once|as soon as|whenever|unless|in case|after|before) [^,]+,? (?:then |please |just )*(?=\w)/,
  /^.{0,60}?\b(?:said|says|told (?:me|us)|wants? (?:me|us)|asked (?:me|us)|asks (?:me|us)|thinks|reckons|suggested|recommends)\b(?: (?:to|that|we should|i should|it's time to))*[:,]? /,
];
/** A condition after an act. */
const AFTER = /,? (?:if|unless|when|once|as soon as|in case|whenever|only if) .*$/;

/** Words around an act that are no order: the act's row, so that what is said is of that act, and nothing else is made of them. */
function doubted(typed: string): HeardVerb | undefined {
  const text = plain(tidy(typed));
  const doubt = doubtOf(text);
  const inner = [ABOUT, ...(doubt ? BEFORE : [])].map((around) => text.replace(around, ""));
  if (doubt) inner.push(text.replace(AFTER, ""));
  for (const words of inner) {
    const heard = words === text ? undefined : makeOut(words, anywhere);
    if (heard?.verb.does) return { ...heard, text, doubt: doubt ?? "mused", within: true };
  }
  return undefined;
}

/** One space between words, plain quotes, and the apostrophes that thumbs leave out. */
export const tidy = (typed: string) =>
  typed
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/\b(what|how|where|who|that|let)s\b/gi, "$1's")
    .replaceAll(/\b(did|does|is|was|have|has|would|could|should|wo|ca|are)nt\b/gi, "$1n't")
    .replaceAll(/\bi(m|ve)\b/gi, "I'$1")
    .trim();
