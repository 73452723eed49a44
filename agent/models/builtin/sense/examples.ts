import type { Filled } from "./sentence.ts";

/** A sentence that somebody says, and what it is: for teaching and measuring. */
export type Example = {
  /** The intent it is said for. */
  intent: string;
  /** The intent whose turn came right before, where it makes sense only behind that. */
  after: string | undefined;
  /** It names the act and is no order: denied, asked, conditional, mused, reported, quoted. */
  held: boolean;
  text: string;
  /** Where in the text the facts stand, in order. */
  marks: { slot: string; from: number; to: number }[];
};

const MARK = /\{(\w+):([^{}]*)\}/g;

/**
 * Reads examples: `# intent` begins those of an intent; then one sentence a line, its facts marked as `{slot:words}`. `~ ` before
 * it: no order. `(intent) ` before it: said right after that one.
 * @throws Error of a line before the first `# `
 */
export function readExamples(source: string): Example[] {
  let intent: string | undefined;
  const examples: Example[] = [];
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("# ")) {
      intent = line.slice(2).trim();
      continue;
    }
    if (!intent) throw new Error(`No intent is begun before “${line}”.`);
    const [, tilde, after, marked = ""] = /^(~ )?(?:\(([\w.]+)\) )?(.*)$/.exec(line) ?? [];
    examples.push({ intent, after, held: tilde !== undefined, ...unmarked(marked) });
  }
  return examples;
}

function unmarked(marked: string): Pick<Example, "text" | "marks"> {
  const marks: Example["marks"] = [];
  let text = "";
  let at = 0;
  for (const found of marked.matchAll(MARK)) {
    const [whole, slot = "", words = ""] = found;
    text += marked.slice(at, found.index);
    marks.push({ slot, from: text.length, to: text.length + words.length });
    text += words;
    at = found.index + whole.length;
  }
  return { text: text + marked.slice(at), marks };
}

/** The facts of an example, by their slots; the first where one is said twice. */
export function factsOf({ text, marks }: Example): Filled {
  const facts: Record<string, string> = {};
  for (const { slot, from, to } of marks) facts[slot] ??= text.slice(from, to);
  return facts;
}
