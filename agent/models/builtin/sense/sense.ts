import { completed } from "./complete.ts";
import { featuresOf, type Known } from "./features.ts";
import { openThings } from "./coverage.ts";
import type { Intent } from "./intent.ts";
import { scoresOf, sharesOf, type Linear } from "./linear.ts";
import type { Lexicon } from "./names.ts";
import { isOrdinary } from "./nameable.ts";
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

/** From this share on another intent is tried where the likeliest leaves things over that were said. */
const LEAST = 0.04;
/** How much less likely each thing makes a reading that leaves it over, or takes an ordinary word for a name: e to this power. */
const OPEN = 1;

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
    const tools = byTool(ranked);
    const [first] = tools;
    if (!first) return undefined;
    const readAs = (tool: ToolRanked, { intent, share }: Ranked): Candidate => {
      const { slots } = intent;
      const labels = completed(
        tokens,
        labelled(tokens, intent, taught.slots, here),
        slots,
        here.lexicon,
      );
      const filled = filledBy(text, tokens, labels, slots);
      const strange = Object.keys(slots).filter((slot) => {
        const said = filled[slot];
        return said !== undefined && isOrdinary(said, slots[slot] ?? "word", here.lexicon);
      });
      const lacks = strange.length + openThings(tokens, labels, own ?? NONE);
      // as likely as its tool, and less by how much another intent of it comes before
      return {
        tool,
        intent,
        share: (tool.share * share) / (tool.of[0]?.share ?? share),
        filled,
        strange,
        lacks,
      };
    };
    const likeliest = readAs(first, first.of[0] ?? first);
    const best =
      few || one || likeliest.lacks === 0
        ? likeliest
        : tools
            .flatMap((tool) =>
              tool.of.filter(({ share }) => share >= LEAST).map((each) => readAs(tool, each)),
            )
            .reduce((a, b) => (weight(b) > weight(a) ? b : a), likeliest);
    const { intent } = best;
    const named = Object.fromEntries(
      Object.entries(best.filled).filter(([slot]) => !best.strange.includes(slot)),
    );
    const filled = refiled(named, intent.slots, here.lexicon);
    const held = sharesOf(scoresOf(taught.orders, features))[heldAt] ?? 0;
    return {
      intent,
      share: best.tool === first ? first.share : first.share + best.tool.share,
      held,
      filled,
      sentence: sentenceOf(intent, filled),
      others: tools.filter((tool) => tool !== best.tool).slice(0, OTHERS),
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
/** An intent with its facts, those of them that are ordinary words, and how much of what was said it has no place for. */
type Candidate = Ranked & {
  tool: ToolRanked;
  filled: Filled;
  strange: readonly string[];
  lacks: number;
};
/** The likeliest intent of a tool with the share of all of them, and each by itself. */
type ToolRanked = Ranked & { of: readonly Ranked[] };

const NONE: Lexicon = new Map();
const weight = ({ share, lacks }: Candidate): number => Math.log(share) - OPEN * lacks;

/** What may be meant, one for each tool, with the shares of all that come to that tool; likeliest first. */
function byTool(ranked: readonly Ranked[]): ToolRanked[] {
  const tools = Map.groupBy(ranked, ({ intent }) => intent.tool ?? intent.id);
  return [...tools.values()]
    .flatMap((same) => {
      const [first] = same;
      return first
        ? [{ ...first, share: same.reduce((sum, { share }) => sum + share, 0), of: same }]
        : [];
    })
    .toSorted((a, b) => b.share - a.share);
}

function joined(one: Lexicon, other: Lexicon): Lexicon {
  const made = new Map(one);
  for (const [word, kinds] of other) made.set(word, new Set([...kinds, ...(one.get(word) ?? [])]));
  return made;
}
