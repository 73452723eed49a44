import { dated } from "./dates.ts";
import type { SlotKind } from "./intent.ts";
import type { Lexicon } from "./names.ts";
import { OUT } from "./tagging.ts";
import type { Token } from "./tokens.ts";

/** Figures that may be a fact of a kind, where it is the only figure that is left. */
const FIGURES: Partial<Record<SlotKind, RegExp>> = {
  sum: /^(?:sum|n\d|n12|n3t|dec|half|big)$/,
  percent: /^(?:percent|n\d|n12|n3t|dec|half)$/,
  grams: /^(?:grams|n2|n3|n3t)$/,
  number: /^(?:n\d|n12|n3t)$/,
  minutes: /^(?:span|n2|n12|n1)$/,
  email: /^mail$/,
  phone: /^phone$/,
};
const LISTED: ReadonlySet<SlotKind> = new Set([
  "service",
  "item",
  "supplier",
  "stylist",
  "formula",
  "client",
]);
/** Names that are in no list of the salon's: of a client who was not there of late. */
const UNLISTED = /^[Nn]ame$/;

/**
 * The labels with a written date whole, and with a fact in each slot that nothing was found for, where only one piece of what is left can be it: the one name
 * that the salon knows of that kind, the one name at all for a client, the one figure.
 */
export function completed(
  tokens: readonly Token[],
  labels: readonly string[],
  slots: Readonly<Record<string, SlotKind>>,
  own: Lexicon,
): string[] {
  const made = withEnd(tokens, withFirstNames(tokens, dated(tokens, labels, slots), slots), slots);
  const open = Object.entries(slots).filter(([slot]) => !made.includes(`B-${slot}`));
  for (const [slot, kind] of open) {
    if (open.filter(([, other]) => other === kind).length > 1) continue;
    const fits = fitting(kind, own, tokens);
    const [one, another] = fits ? runsOf(tokens, made, fits) : [];
    if (!one || another) continue;
    for (let at = one.from; at < one.to; at += 1)
      made[at] = `${at === one.from ? "B" : "I"}-${slot}`;
  }
  return made;
}

const TILL = /^(?:to|till?|until|-|–)$/;
const HOURS = /^(?:time|n\d\w*)$/;

/** "Tues 12 to 130 dentist": the time behind the first is where it ends, whatever it was taken for. */
function withEnd(
  tokens: readonly Token[],
  labels: string[],
  slots: Readonly<Record<string, SlotKind>>,
): string[] {
  if (slots["from"] !== "time" || slots["to"] !== "time" || labels.includes("B-to")) return labels;
  const begin = labels.indexOf("B-from");
  const at = labels.findIndex((label, index) => index > begin && label !== "I-from") + 1;
  const [till, end] = [tokens[at - 1], tokens[at]];
  if (begin < 0 || !till || !end || !TILL.test(till.word) || !HOURS.test(end.shape)) return labels;
  const taken = labels[at]?.slice(2);
  labels[at - 1] = OUT;
  labels[at] = "B-to";
  if (taken && labels[at + 1] === `I-${taken}`) labels[at + 1] = `B-${taken}`;
  return labels;
}

/** What stands before a time, and before no share. */
const SPAN = /^(?:after|at|by|until|till)$/;
/** Words within a service's name that tell only how. */
const HOW = /^(?:full|double|half|all|over|whole|short|new)$/;
/** "Sarah benn" is one name, also where only the second was taken for one. */
function withFirstNames(
  tokens: readonly Token[],
  labels: string[],
  slots: Readonly<Record<string, SlotKind>>,
): string[] {
  labels.forEach((label, at) => {
    const kind = slots[label.slice(2)];
    const isName = /^[Nn]ame$/.test(tokens[at - 1]?.shape ?? "");
    if (!label.startsWith("B-") || (kind !== "client" && kind !== "name") || !isName) return;
    if (labels[at - 1] !== OUT) return;
    labels[at - 1] = label;
    labels[at] = `I-${label.slice(2)}`;
  });
  return labels;
}

/** What a bare figure stands behind where it is the depth of hair, and no share of white. */
const DEPTH = /^(?:level|lvl|lv|base|natural|nat)$/;

/** What a bare figure counts, where it stands before it: it is no weight, sum or time then. */
const COUNTED = /^(?:foil|packet|head|inch|cm|percent|volume|week|day|month|year|time|of|level)$/;

function fitting(
  kind: SlotKind,
  own: Lexicon,
  tokens: readonly Token[],
): ((token: Token) => boolean) | undefined {
  const figure = FIGURES[kind];
  if (figure)
    return (token) =>
      figure.test(token.shape) &&
      !(kind === "percent" && isBehind(tokens, token, SPAN, DEPTH)) &&
      !(token.shape.startsWith("n") && COUNTED.test(tokens[tokens.indexOf(token) + 1]?.word ?? ""));
  if (!LISTED.has(kind)) return undefined;
  const isOwn = ({ word }: Token) =>
    (own.get(word)?.has(kind) ?? false) && !(kind === "service" && HOW.test(word));
  if (kind !== "client") return isOwn;
  return (token) => isOwn(token) || (UNLISTED.test(token.shape) && !own.has(token.word));
}

const isBehind = (tokens: readonly Token[], token: Token, ...signs: readonly RegExp[]): boolean =>
  signs.some((words) => words.test(tokens[tokens.indexOf(token) - 1]?.word ?? ""));

/** Words beside each other that fit and are no fact yet. */
function runsOf(
  tokens: readonly Token[],
  labels: readonly string[],
  fits: (token: Token) => boolean,
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  tokens.forEach((token, at) => {
    if (labels[at] !== OUT || !fits(token)) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
