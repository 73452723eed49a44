import type { Remember } from "#tools/memory/schema.ts";
import type { Thing } from "#agent/models/builtin/talk/things.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { Doubt } from "./gate.ts";
import type { Slots, Verb } from "./verb.ts";

/** A row whose words were heard, with what was said in its gaps. */
export type HeardVerb = {
  verb: Verb;
  slots: Slots;
  text: string;
  /** Why it must not act on them. */
  doubt: Doubt | undefined;
  /** It asks what is meant: the answer is heard by itself. */
  aside?: true;
  /** The call whose card was turned down in words. */
  turnedDown?: Result;
  /** It has made something that stands: said otherwise it would be made twice. */
  made?: true | undefined;
  /** It is the order before it with other facts: of the same visit. */
  edits?: true;
  /** The thing that its words point at: it is what was spoken of last then. */
  points?: Thing;
  /** What was listed when its words were heard: another one of them may be meant after all. */
  from?: readonly Thing[];
  /** It stands beside the order before it, whose card stays. */
  another?: true;
  /** What is likeliest of what it asks. */
  likely?: HeardVerb | undefined;
  /** Said before its first step. */
  before?: string | undefined;
  /** The slot of which all that were offered are meant, one after the other. */
  each?: string;
  /** What the slot could be that an answer has filled: another one of them may be meant after all. */
  among?: { slot: string; options: readonly string[] };
  /** What the tap that answered its question has taught. */
  learnt?: Remember | undefined;
};

/** One space between words, plain quotes, and the apostrophes that thumbs leave out. */
export const tidy = (typed: string) =>
  typed
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/\b(what|how|where|who|that|let)s\b/gi, "$1's")
    .replaceAll(/\b(did|does|is|was|have|has|would|could|should|wo|ca|are)nt\b/gi, "$1n't")
    .replaceAll(/\bi(m|ve)\b/gi, "I'$1")
    .replace(/^were (?=(?:closed|shut|off|open)\b)/i, "we're ")
    .trim();
