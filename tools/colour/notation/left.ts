import type { ReadNotation } from "./schema.ts";
import type { Token } from "./token.ts";

/** Words that speak of a mixture although no figure stands with them. */
const ofMixtures =
  /\b(?:splash|dash|squirt|bit|little|pea|drops?|caps?|capfuls?|pumps?|scoops?|tubes?|inch(?:es)?|booster|additive|mixtone|intensifier)\b/i;

/** What no bowl took: remarks as notes, the rest, as it was written, as unread. */
export function sortLeft(
  text: string,
  tokens: readonly Token[],
  used: ReadonlySet<Token>,
): Pick<ReadNotation, "notes" | "unread"> {
  const notes: string[] = [];
  const unread: string[] = [];
  let run: Token[] = [];
  const close = () => {
    const words = wordsOf(text, run);
    if (words) (isRemark(words, run) ? notes : unread).push(words);
    run = [];
  };
  for (const token of tokens)
    if (used.has(token) || token.kind === "break") close();
    else run.push(token);
  close();
  return { notes: notes.join("\n"), unread };
}

const idle = new Set<Token["kind"]>(["filler", "join", "colon"]);

/** The run from its first word or figure to its last; fillers at its ends say nothing. */
function wordsOf(text: string, run: readonly Token[]): string | undefined {
  let first = 0;
  let last = run.length - 1;
  while (first <= last && idle.has(run[first]?.kind ?? "filler")) first++;
  while (last >= first && idle.has(run[last]?.kind ?? "filler")) last--;
  const from = run[first];
  const to = run[last];
  return from && to && first <= last ? text.slice(from.start, to.end) : undefined;
}

/** Words alone, and bond builders with their amount, which have no place in a bowl. */
function isRemark(words: string, run: readonly Token[]): boolean {
  const bond = run.some((token) => token.kind === "line" && token.named.line?.type === "treatment");
  if (bond) return run.every(({ kind }) => kind === "line" || kind === "amount" || idle.has(kind));
  if (ofMixtures.test(words)) return false;
  const told = run.filter(({ kind }) => !idle.has(kind));
  const remarks = told.filter((token) => token.kind === "word" && token.remark).length;
  if (
    told.every((token) => remarkable.has(token.kind) && !(token.kind === "word" && !token.remark))
  )
    return remarks > 0 || !/\d/.test(words);
  // a sentence that happens to name a shade or a number is a sentence
  return remarks >= sentence && !told.some(({ kind }) => kind === "amount");
}

const remarkable = new Set<Token["kind"]>([
  "word",
  "zone",
  "purpose",
  "type",
  "heat",
  "equal",
  "each",
  "total",
  "line",
  "sign",
]);
const sentence = 3;
