import type { ReadNotation } from "./notation-schema.ts";
import type { Token } from "./notation-token.ts";

/** Words that speak of a mixture although no figure stands with them. */
const ofMixtures =
  /\b(?:splash|dash|squirt|bit|little|pea|drops?|caps?|capfuls?|pumps?|scoops?|tubes?|inch(?:es)?|booster|additive|mixtone|intensifier)\b/i;
const date =
  /^(?:(?:on|date|am)\s+)?(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/i;

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

function isRemark(words: string, run: readonly Token[]): boolean {
  if (date.test(words)) return true;
  if (/\d/.test(words) || ofMixtures.test(words)) return false;
  return run.some((token) => token.kind !== "sign" && !idle.has(token.kind));
}
