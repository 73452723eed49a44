import { formulate } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { FormulateRequest, type FormulateAnswer } from "#tools/colour/schema.ts";
import { talkTo } from "#tests/builtin-talk.ts";
import { plain } from "./hear/text.ts";
import { hearFacts } from "./hear/understand.ts";

/** Only what is asked of the engine counts here: the tool itself has nothing to answer. */
const asked = { formulate: () => ({ ok: false, code: "conflict", message: "Not now." }) };

/** The last call that asked for a formula, and what the engine makes of it. */
async function formulaFor(...turns: string[]) {
  const { says, calls } = talkTo(asked, ["formulate", "offer_choices"]);
  const replies: string[] = [];
  for (const turn of turns) replies.push(await says(turn));
  const input = calls.findLast(([name]) => name === "formulate")?.[1];
  const { resistantGrey, weeksSinceTreatment, ...told } = input ?? {};
  const extra = { resistantGrey, weeksSinceTreatment };
  const answer = input && formulate(FormulateRequest.parse({ ...told, extra }));
  return { replies, input, answer };
}

const said = (answer: FormulateAnswer | undefined) =>
  answer?.findings.map(({ sentence }) => sentence).join(" ") ?? "";
const scalpBowl = (answer: FormulateAnswer | undefined) => answer?.steps[0];

it.each([
  ["copper", "copper", "copper"],
  ["caramel", "gold-copper", "gold-copper"],
  ["beige", "beige", "beige"],
  ["red", "red", "red"],
])("a level 7 %s keeps its tone from the word to the shade", async (word, tone, shade) => {
  const { input, answer } = await formulaFor(
    `Ada, level 7 virgin hair, damage 1, wants a level 7 ${word}`,
  );
  expect(input).toMatchObject({ currentLevel: 7, desiredLevel: 7, desiredTone: tone });
  expect(answer?.steps.flatMap(({ shades }) => shades.map((each) => each.tone))).toContain(shade);
});

it.each([
  "Ada, virgin level 6, damage 1, 60 % grey, wants level 6 warm, Koleston",
  "Ada, virgin level 6, damage 1, 80 % resistant grey, wants level 6 natural",
  "Ada, virgin level 6, damage 1, half white, wants level 6 copper",
])("white hair is planned for without the word cover: %s", async (words) => {
  const { input, answer } = await formulaFor(words);
  expect(input).toMatchObject({ hasGray: true });
  expect(scalpBowl(answer)).toMatchObject({ type: "permanent", developer: { volume: 20 } });
  expect(scalpBowl(answer)?.shades.some((each) => each.tone.startsWith("natural"))).toBe(true);
});

it("asks when the perm was, and mixes once it is long enough ago", async () => {
  const words = "Ada, level 6 coloured and permed hair, damage 1, wants level 5 copper";
  const { replies, input } = await formulaFor(words);
  expect(replies[0]).toContain("How long ago was the perm, keratin or relaxer?");
  expect(input).toBeUndefined();
  const soon = await formulaFor(words, "3 days ago");
  expect(soon.input).toMatchObject({ weeksSinceTreatment: 3 / 7 });
  expect(soon.answer).toMatchObject({ refused: { colour: true }, formula: null });
  expect(said(soon.answer)).toContain("3 days ago.");
  const late = await formulaFor(words, "6 weeks");
  expect(late.input).toMatchObject({ weeksSinceTreatment: 6 });
  expect(late.answer?.formula).not.toBeNull();
});

it.each([
  [
    "Ulla, virgin level 4 but she did henna at home last month",
    "level 6",
    ["henna"],
    4,
    "Henna or",
  ],
  ["Tia, virgin level 6, permed yesterday, damage 1", "level 6", ["perm"], 1 / 7, "1 day ago"],
  ["Uta, virgin level 6, keratin this morning, damage 1", "level 6", ["keratin"], 0, "today."],
  [
    "Eva, virgin level 6, box dye 3 months ago, permed yesterday",
    "level 7",
    ["box_dye", "perm"],
    1 / 7,
    "1 day ago",
  ],
  [
    "Ina, virgin roots level 5, bleached ends level 9, damage 1",
    "level 8",
    ["bleached"],
    undefined,
    "",
  ],
  ["Isa, not virgin, box dye on level 4, damage 1", "level 6", ["box_dye"], undefined, ""],
])(
  "what was done to hair that was called virgin counts: %s",
  async (head, to, on, weeks, holds) => {
    const { input, answer } = await formulaFor(
      `${head}, wants ${to} copper, healthy hair, no grey`,
    );
    expect(input).toMatchObject({ previousTreatments: on });
    expect(input?.["weeksSinceTreatment"]).toBe(weeks);
    expect(said(answer)).toContain(holds);
    if (holds) expect(answer?.formula).toBeNull();
  },
);

it.each([
  "Ana, virgin level 5, full head of foils",
  "Ava, virgin level 5, no perm, henna or keratin",
  "Ada, never coloured before, level 5",
  "Amy, virgin level 5, semi-permanent gloss",
])("what is denied or only wished for leaves hair virgin: %s", async (head) => {
  const { input } = await formulaFor(`${head}, wants level 6 copper, healthy hair, no grey`);
  expect(input).toMatchObject({ previousTreatments: ["virgin"], hairCondition: "virgin" });
});

it("asks how much grey there is where places on the head are given different shares", async () => {
  const head = "Ada, virgin level 6, damage 1, wants level 6 natural";
  const two = await formulaFor(`${head}, 20 % grey in front, 60 % at the back`);
  expect(two.replies[0]).toContain("How much gray is there, taken over the whole head?");
  expect(two.input).toBeUndefined();
  const spread = await formulaFor(`${head}, 20 % grey in front, 60 % at the back`, "40 %");
  expect(spread.input).toMatchObject({ hasGray: true, grayPercent: 40 });
  const one = await formulaFor(`${head}, 20 % grey in front`);
  expect(one.input).toMatchObject({ grayPercent: 20 });
});

it.each([
  ["roots only, lengths look fine", undefined],
  ["natural 6, long and fine", "fine"],
])("fine is the hair, and no word of praise: %s", (words, hairThickness) => {
  expect(hearFacts(plain(words), words).hairThickness).toBe(hairThickness);
});

it("highlights that were done are lightener on the hair", () => {
  const words = "highlighted twice this year";
  expect(hearFacts(plain(words), words, "previousTreatments").previousTreatments).toEqual([
    "bleached",
  ]);
});
