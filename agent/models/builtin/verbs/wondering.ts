import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import type { HeardVerb } from "./hear.ts";
import type { Verb } from "./verb.ts";

const MOST_OPTIONS = 3;

/** A row that asks which of a few things is meant. */
export function wondering({ intent, filled, others }: Sensed, text: string): HeardVerb | undefined {
  const options = [intent, ...others.map((other) => other.intent)]
    .flatMap((each) => sentenceOf(each, filled) ?? [])
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .slice(0, MOST_OPTIONS);
  const [first] = options;
  if (!first) return undefined;
  const verb: Verb = {
    tool: "offer_choices",
    input: () => ({ ask: "I am not sure what you mean. Is it one of these?", slot: "", options }),
  };
  return { verb, slots: {}, text, doubt: undefined, aside: true };
}
