import { formulate } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { FormulateRequest, type FormulateAnswer } from "#tools/colour/schema.ts";
import { talkTo } from "#tests/builtin-talk.ts";

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
  expect(soon.input).toMatchObject({ weeksSinceTreatment: 0 });
  expect(soon.answer).toMatchObject({ refused: { colour: true }, formula: null });
  const late = await formulaFor(words, "6 weeks");
  expect(late.input).toMatchObject({ weeksSinceTreatment: 6 });
  expect(late.answer?.formula).not.toBeNull();
});
