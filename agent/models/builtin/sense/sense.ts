import { completed } from "./complete.ts";
import { featuresOf, type Known } from "./features.ts";
import type { Intent, SlotKind } from "./intent.ts";
import { scoresOf, sharesOf, type Linear } from "./linear.ts";
import type { Lexicon } from "./names.ts";
import { isOrdinary, measureIn } from "./nameable.ts";
import { refiled } from "./refile.ts";
import { sentenceOf, type Filled } from "./sentence.ts";
import { filledBy, labelled } from "./tagging.ts";
import { tokensOf } from "./tokens.ts";

/** All that was taught. */
export type Taught = {
  /** What it was taught from: see lessons.ts. */
  from: string;
  words: readonly string[];
  /** Words of names, with the kinds they name. */
  names: Readonly<Record<string, readonly string[]>>;
  groups: Readonly<Record<string, readonly number[]>>;
  intents: Linear;
  orders: Linear;
  slots: Linear;
};

/** What a sentence seems to be. */
export type Sensed = {
  intent: Intent;
  /** How sure that is, of one. */
  share: number;
  /** How likely it only names the act and is no order, of one. */
  held: number;
  filled: Filled;
  /** The same in plain words; undefined where the words go on as they were said. */
  sentence: string | undefined;
  /** What else it may be, likeliest first. */
  others: Ranked[];
};

/** From this share on another intent is meant where the likeliest has no place for a figure that was said. */
const LEAST = 0.04;
/** From this share on another intent is tried where the likeliest takes ordinary words for a name, and how likely it is then. */
const NEXT = 0.05;
const MEANT = 0.5;
const takes = ({ slots }: Intent, measure: SlotKind): boolean =>
  Object.values(slots).some(
    (kind) => kind === measure || (kind === "period" && measure === "minutes"),
  );

/** How many other intents are told. */
const OTHERS = 3;
/** How many are looked at. */
const MOST = 40;

/** What reads sentences by what was taught. `own`: the names of the salon; `only`: the one intent, or the few, that they are read for. */
export function senseBy(taught: Taught, intents: readonly Intent[]) {
  const byId = new Map(intents.map((intent) => [intent.id, intent]));
  const known = knownBy(taught);
  const heldAt = taught.orders.labels.indexOf("held");
  return (
    text: string,
    after: string | undefined,
    own: Lexicon | undefined,
    only?: string | ReadonlySet<string>,
  ): Sensed | undefined => {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return undefined;
    const [one, few] = typeof only === "string" ? [only] : [undefined, only];
    const here = own ? { ...known, lexicon: joined(known.lexicon, own) } : known;
    const features = featuresOf(tokens, after, here);
    const shares = sharesOf(scoresOf(taught.intents, features));
    const ranked = [...shares.entries()]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, few ? undefined : MOST)
      .flatMap(([at, share]) => {
        const label = taught.intents.labels[at] ?? "";
        if (few && !few.has(label)) return [];
        const intent = byId.get(one ?? label);
        return intent ? [{ intent, share }] : [];
      });
    const [first, ...others] = byTool(ranked);
    if (!first) return undefined;
    const filledFor = (intent: Intent) => {
      const { slots } = intent;
      const labels = labelled(tokens, intent, taught.slots, here);
      return filledBy(text, tokens, completed(tokens, labels, slots, here.lexicon), slots);
    };
    const found = filledFor(first.intent);
    // what measures, and was taken for a name, is meant for another intent that has a place for it
    const { slots: kinds } = first.intent;
    const measure = few || one ? undefined : measureIn(found, kinds);
    const other =
      measure && !Object.values(kinds).includes(measure)
        ? others.find(({ intent, share }) => share >= LEAST && takes(intent, measure))
        : undefined;
    // ordinary words that were taken for a name are doubt about the reading: the next one is tried
    const strangers = (facts: Filled, slots: Intent["slots"]) =>
      Object.keys(slots).filter((slot) => {
        const said = facts[slot];
        return said !== undefined && isOrdinary(said, slots[slot] ?? "word", here.lexicon);
      });
    const strange = other ? [] : strangers(found, kinds);
    const next =
      strange.length > 0 && !few && !one
        ? others.find(
            (each) =>
              each.share >= NEXT &&
              strangers(filledFor(each.intent), each.intent.slots).length === 0,
          )
        : undefined;
    const { intent } = other ?? next ?? first;
    const taken = other || next ? filledFor(intent) : found;
    const named = Object.fromEntries(
      Object.entries(taken).filter(([slot]) => next || !strange.includes(slot)),
    );
    const filled = refiled(named, intent.slots, here.lexicon);
    const held = sharesOf(scoresOf(taught.orders, features))[heldAt] ?? 0;
    return {
      intent,
      share: next ? Math.max(next.share, MEANT) : first.share + (other?.share ?? 0),
      held,
      filled,
      sentence: sentenceOf(intent, filled),
      others: others.filter((each) => each !== other && each !== next).slice(0, OTHERS),
    };
  };
}

/** What sentences are looked at by. */
export const knownBy = ({ words, names, groups }: Taught): Known => ({
  words: new Set(words),
  lexicon: new Map(Object.entries(names).map(([word, kinds]) => [word, new Set(kinds)])),
  groups: new Map(Object.entries(groups)),
});

type Ranked = { intent: Intent; share: number };

/** What may be meant, one for each tool, with the shares of all that come to that tool; likeliest first. */
function byTool(ranked: readonly Ranked[]): Ranked[] {
  const tools = Map.groupBy(ranked, ({ intent }) => intent.tool ?? intent.id);
  return [...tools.values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, share: same.reduce((sum, { share }) => sum + share, 0) }] : [];
    })
    .toSorted((a, b) => b.share - a.share);
}

function joined(one: Lexicon, other: Lexicon): Lexicon {
  const made = new Map(one);
  for (const [word, kinds] of other) made.set(word, new Set([...kinds, ...(one.get(word) ?? [])]));
  return made;
}
