import { describe, expect, it } from "vitest";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { gapsOf, sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { HOUSE } from "./house.ts";

const SAID: Record<string, string> = {
  brand: "wella",
  codes: "6/7 and 5/1",
  line: "koleston",
  other: "shades eq",
  volume: "30 vol",
};

const sentences = HOUSE.flatMap(({ tool, says }) =>
  says.map((each) => [sentenceOf({ says: [each] }, SAID) ?? each, tool] as const),
);

describe("the plain sentences of the house", () => {
  it("have a fact for every gap", () => {
    const gaps = HOUSE.flatMap(({ says }) => says.flatMap(gapsOf));
    expect(gaps.filter((gap) => !(gap in SAID))).toEqual([]);
  });

  it.each(sentences)("%s", (says, tool) => {
    const heard = hearVerb(says);
    expect([heard?.verb.tool, heard?.doubt]).toEqual([tool, undefined]);
  });
});
