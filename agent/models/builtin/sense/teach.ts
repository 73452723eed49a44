import type { Example } from "./examples.ts";
import { featuresOf, type Known } from "./features.ts";
import type { Intent } from "./intent.ts";
import { linearOf, STEPS, type Linear } from "./linear.ts";
import { lexiconOf, NAMED } from "./names.ts";
import { bestPath, evidence, labelsFor, OUT, START, stepsFrom } from "./tagging.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** Figures in an order that is always the same for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const order = [...things];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

const inside = ({ from, to }: Token, { marks }: Example) =>
  marks.find((mark) => from < mark.to && to > mark.from);

/** Words that mean something by themselves, and what the words of names name. */
export function knownFrom(
  examples: readonly Example[],
  intents: readonly Intent[],
  groups: Known["groups"],
): Known {
  const kinds = new Map(intents.map(({ id, slots }) => [id, slots]));
  const counts = new Map<string, number>();
  const names: { kind: string; name: string }[] = [];
  const people = new Set<string>();
  for (const example of examples) {
    const slots = kinds.get(example.intent) ?? {};
    for (const token of tokensOf(example.text)) {
      const mark = inside(token, example);
      const kind = mark && slots[mark.slot];
      if (kind === "client" && /name/i.test(token.shape)) people.add(token.word);
      if (kind && NAMED.includes(kind)) continue;
      counts.set(token.word, (counts.get(token.word) ?? 0) + 1);
    }
    for (const { slot, from, to } of example.marks) {
      const kind = slots[slot];
      if (kind && kind !== "client" && NAMED.includes(kind))
        names.push({ kind, name: example.text.slice(from, to) });
    }
  }
  // half of the people are known to be such, as a salon's own are; the others are strangers
  for (const word of people)
    if (Buffer.from(word).reduce((sum, byte) => sum + byte, 0) % 2 === 0)
      names.push({ kind: "client", name: word });
  const often = [...counts].filter(([word, count]) => count > 1 && !people.has(word));
  return {
    words: new Set(often.map(([word]) => word)),
    lexicon: lexiconOf(names),
    groups,
  };
}

/** Numbers for what was seen more than once: a single sighting teaches nothing. */
function oftenIn(features: readonly string[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times > 1);
  return new Map(often.map(([feature], id) => [feature, id]));
}

type Lesson = { features: readonly string[]; label: string };

const EPOCHS = 12;
const RATE = 0.35;
const DECAY = 2e-3;
/** Smaller errors are not learned from: most labels are out of the question. */
const LEAST_ERROR = 1e-3;
/** This share of what is seen in a sentence is left out each time, so that no single word decides. */
const DROPPED = 0.3;
/** What is learned so is too careful by this factor. */
const SHARPER = 1.2;

/** Multinomial logistic regression by AdaGrad; weights below `least` are left out. */
export function learned(lessons: readonly Lesson[], least: number, dropped = DROPPED): Linear {
  const labels = [...new Set(lessons.map(({ label }) => label))].toSorted();
  const numbers = new Map(labels.map((label, at) => [label, at]));
  const ids = oftenIn(lessons.flatMap(({ features }) => features));
  const rows = lessons.map(({ features, label }) => ({
    label: numbers.get(label) ?? 0,
    ids: features.flatMap((feature) => ids.get(feature) ?? []),
  }));
  const wide = labels.length;
  const weights = new Float32Array(ids.size * wide);
  const squares = new Float32Array(ids.size * wide).fill(1e-6);
  const random = randomBy(7);
  const shares = new Float32Array(wide);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const row of shuffled(rows, random)) {
      const seen = row.ids.filter(() => random() >= dropped);
      shares.fill(0);
      for (const id of seen)
        for (let at = 0; at < wide; at += 1)
          shares[at] = (shares[at] as number) + (weights[id * wide + at] as number);
      let most = -Infinity;
      for (const share of shares) most = Math.max(most, share);
      let sum = 0;
      for (let at = 0; at < wide; at += 1) {
        shares[at] = Math.exp(((shares[at] as number) - most) / (1 - dropped));
        sum += shares[at] as number;
      }
      for (let at = 0; at < wide; at += 1) {
        const error = (shares[at] as number) / sum - (at === row.label ? 1 : 0);
        if (Math.abs(error) < LEAST_ERROR) continue;
        for (const id of seen) {
          const place = id * wide + at;
          const slope = error + DECAY * (weights[place] as number);
          squares[place] = (squares[place] as number) + slope * slope;
          weights[place] =
            (weights[place] as number) - (RATE * slope) / Math.sqrt(0.05 + squares[place]);
        }
      }
    }
  const sharper = dropped > 0 ? SHARPER : 1;
  return linearOf(labels, kept([...ids.keys()], weights, wide, { least, sharper }));
}

function kept(
  features: readonly string[],
  weights: Float32Array,
  wide: number,
  { least, sharper }: { least: number; sharper: number },
) {
  const made = new Map<string, [number, number][]>();
  features.forEach((feature, row) => {
    const pairs: [number, number][] = [];
    for (let at = 0; at < wide; at += 1) {
      const weight = weights[row * wide + at] ?? 0;
      if (Math.abs(weight) >= least) pairs.push([at, Math.round(weight * sharper * STEPS)]);
    }
    if (pairs.length > 0) made.set(feature, pairs);
  });
  return made;
}

export const lessonsOf = (examples: readonly Example[], known: Known): Lesson[] =>
  examples.map(({ text, after, intent }) => ({
    features: featuresOf(tokensOf(text), after, known),
    label: intent,
  }));

/** Whether a sentence orders its act or only names it. */
export const ordersOf = (examples: readonly Example[], known: Known): Lesson[] =>
  examples.map(({ text, after, held }) => ({
    features: featuresOf(tokensOf(text), after, known),
    label: held ? "held" : "order",
  }));

const TAG_EPOCHS = 8;

/** An averaged structured perceptron over the words of the examples. */
export function taggerFrom(
  examples: readonly Example[],
  intents: readonly Intent[],
  known: Known,
  least: number,
): Linear {
  const slotsOf = new Map(intents.map(({ id, slots }) => [id, Object.keys(slots)]));
  const labels = labelsFor([...new Set(intents.flatMap(({ slots }) => Object.keys(slots)))]);
  const numbers = new Map(labels.map((label, at) => [label, at]));
  const read = examples.flatMap((example) => {
    const own = labelsFor(slotsOf.get(example.intent) ?? []);
    const tokens = tokensOf(example.text);
    return own.length === 1
      ? []
      : [
          {
            own,
            gold: goldOf(example, tokens, own),
            words: tokens.map((_, at) => evidence(tokens, at, example.intent, known)),
            steps: new Map(
              [...own, START].map((label) => [label, stepsFrom(label, example.intent)]),
            ),
          },
        ];
  });
  const ids = oftenIn(read.flatMap(({ words, steps }) => [...words, ...steps.values()].flat()));
  const idsOf = (features: readonly string[]) => features.flatMap((each) => ids.get(each) ?? []);
  const lessons = read.map(({ words, steps, ...lesson }) => ({
    ...lesson,
    words: words.map(idsOf),
    steps: new Map([...steps].map(([label, features]) => [label, idsOf(features)])),
  }));
  const wide = labels.length;
  const weights = new Map<number, Float64Array>();
  const sums = new Map<number, Float64Array>();
  let now = 1;
  const rowOf = (rows: Map<number, Float64Array>, id: number) => {
    const row = rows.get(id) ?? new Float64Array(wide);
    rows.set(id, row);
    return row;
  };
  const scored = (features: readonly number[], label: number) =>
    features.reduce((sum, id) => sum + (weights.get(id)?.[label] ?? 0), 0);
  const mended = (features: readonly number[], label: number, by: number) => {
    for (const id of features) {
      const [row, sum] = [rowOf(weights, id), rowOf(sums, id)];
      row[label] = (row[label] ?? 0) + by;
      sum[label] = (sum[label] ?? 0) + by * now;
    }
  };
  const random = randomBy(11);
  for (let epoch = 0; epoch < TAG_EPOCHS; epoch += 1)
    for (const { own, gold, words, steps } of shuffled(lessons, random)) {
      const guess = bestPath(
        own,
        words.length,
        (at, label) => scored(words[at] ?? [], numbers.get(label) ?? 0),
        (before, label) => scored(steps.get(before) ?? [], numbers.get(label) ?? 0),
      );
      now += 1;
      if (guess.every((label, at) => label === gold[at])) continue;
      for (const [path, by] of [
        [gold, 1],
        [guess, -1],
      ] as const)
        path.forEach((label, at) => {
          const number = numbers.get(label) ?? 0;
          mended(words[at] ?? [], number, by);
          mended(steps.get(at === 0 ? START : (path[at - 1] ?? OUT)) ?? [], number, by);
        });
    }
  const made = new Map<string, [number, number][]>();
  for (const [feature, id] of ids) {
    const [row, sum] = [weights.get(id), sums.get(id)];
    if (!row || !sum) continue;
    const pairs: [number, number][] = [];
    row.forEach((weight, label) => {
      const mean = weight - (sum[label] ?? 0) / now;
      if (Math.abs(mean) >= least) pairs.push([label, Math.round(mean * STEPS)]);
    });
    if (pairs.length > 0) made.set(feature, pairs);
  }
  return linearOf(labels, made);
}

function goldOf(example: Example, tokens: readonly Token[], own: readonly string[]): string[] {
  return tokens.map((token, at) => {
    const mark = inside(token, example);
    if (!mark || !own.includes(`B-${mark.slot}`)) return OUT;
    const before = tokens[at - 1];
    return before && inside(before, example) === mark ? `I-${mark.slot}` : `B-${mark.slot}`;
  });
}
