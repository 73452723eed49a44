import { expect, it } from "vitest";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { BOOK } from "./book.ts";

/** Something for every gap. */
const SAID: Readonly<Record<string, string>> = {
  after: "3",
  allergy: "the lash glue",
  at: "2pm",
  before: "half 5",
  brand: "wella",
  client: "dana whitlock",
  date: "friday",
  day: "friday",
  email: "dana@whitlock.example",
  every: "6 weeks",
  from: "9",
  minutes: "30 min",
  moment: "before",
  n: "4",
  name: "tilly marsh",
  note: "takes oat milk, never book her before ten",
  other: "dana white",
  phone: "(0170) 555 0123",
  photo: "last",
  reason: "a call with the bank",
  search: "brown",
  service: "scalp detox",
  stylist: "tess",
  time: "half 3",
  to: "5",
};

function toolOf(sentence: string): string | undefined {
  const heard = hearVerb(sentence);
  return heard?.doubt ? `${heard.verb.tool}, ${heard.doubt}` : heard?.verb.tool;
}

const sentences = BOOK.flatMap(({ tool, says }) =>
  says.map((each) => {
    const filled = sentenceOf({ says: [each] }, SAID);
    return [filled ?? each, tool] as const;
  }),
);

it.each(sentences)("is understood for certain: %s", (sentence, tool) => {
  expect(sentence).not.toMatch(/[{}]/);
  expect(toolOf(sentence)).toBe(tool);
});
