import { describe, expect, it } from "vitest";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { gapsOf, sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { HOUSE } from "./house.ts";

const SAID: Record<string, string> = {
  about: "the copper bob",
  body: "we run 20 min late",
  brand: "wella",
  caption: "december is nearly full",
  channel: "mail",
  client: "mei ling",
  codes: "6/7 and 5/1",
  date: "saturday",
  from: "8",
  kind: "reminder",
  lead: "2 days",
  line: "koleston",
  n: "3",
  other: "shades eq",
  period: "october",
  platform: "facebook",
  post: "gloss tuesdays",
  reason: "paid twice",
  stylist: "tess",
  subject: "see you soon",
  sum: "$40",
  tags: "#copper #bob",
  tier: "full management",
  time: "9am",
  to: "9",
  type: "promo",
  volume: "30 vol",
  wait: "2 hours",
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
