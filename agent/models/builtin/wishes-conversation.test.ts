import { describe, expect, it } from "vitest";
import { talkTo, type Answers, type Calls } from "#tests/builtin-talk.ts";

const CONSULTATION = "0198a000-0000-7000-8000-00000000000c";
const FORMULA = "0198a000-0000-7000-8000-00000000000f";
const LIBRARY = "0198a000-0000-7000-8000-0000000000a1";

const bowl = {
  order: 1,
  role: "base",
  type: "permanent",
  purpose: "deposit",
  zone: "all",
  brandName: "Wella",
  lineName: "Koleston Perfect",
  shades: [{ code: "7/0", grams: 40 }],
  developer: { name: "Welloxon", volume: 20, grams: 40 },
  minutes: [30, 40],
};
const made = (clientName: string) => ({
  consultation: {
    id: CONSULTATION,
    clientName,
    currentLevel: 6,
    desiredLevel: 7,
    findings: [],
    requires: [],
    sessions: [1, 1],
    confidence: 90,
    createdAt: "2026-11-20T00:00:00.000Z",
  },
  formulas: [{ id: FORMULA, role: "base", bowl }],
  steps: [bowl],
});
const kept = (name: string, id = LIBRARY) => ({ id, name });

const converted = () => ({
  convertedIngredients: [
    { original: "7/0", converted: "07N", basis: "published" },
    { original: "0/65", converted: null, basis: null },
  ],
  cautions: ["Test a strand."],
});

const ANSWERS: Answers = {
  find_consultations: ({ q }) => ({
    total: q === "Zelda" ? 0 : 1,
    items:
      q === "Zelda"
        ? []
        : [{ id: CONSULTATION, clientName: q, createdAt: "2026-11-20T00:00:00.000Z" }],
  }),
  get_consultation: () => made("Dana"),
  convert_formula: converted,
  convert_written: converted,
  bowl_cost: () => ({ sentence: "45 g of this bowl cost €3.30." }),
  visit_cost: () => ({ quote: { total: 9900 }, currency: "EUR" }),
  read_notation: () => ({ bowls: [{}], unread: [], findings: [], ok: true }),
  reweigh_bowl: (given) => given,
  save_to_library: ({ name }) => kept(String(name)),
  find_formulas: () => ({ items: [kept("House gloss")], total: 1 }),
  use_library_formula: () => ({ ok: true }),
  grade_formula: () => ({
    score: 62,
    aspects: [
      { aspect: "level", verdict: "right", reason: "7 is the target." },
      { aspect: "developer", verdict: "wrong", reason: "40 vol lifts two levels too far." },
    ],
  }),
  record_outcome: ({ levelReached }) => ({
    planned: { level: 7 },
    outcome: { levelReached },
  }),
};

const named = (calls: Calls, wanted: string) =>
  calls.flatMap(([name, input]) => (name === wanted ? [input] : []));

/** A chat in which Dana's consultation was opened. */
async function besideDana(answers = ANSWERS) {
  const chat = talkTo(answers);
  await chat.says("what did we use on Dana last time?");
  return chat;
}

describe("the salon's own knowledge, by the built-in model", () => {
  it.each([
    ["convert her last formula to Redken", "convert_formula", { formulaId: FORMULA, to: "redken" }],
    ["what would 45 g cost me", "bowl_cost", { formulaId: FORMULA, grams: 45 }],
    ["what should I charge for this?", "visit_cost", { consultationId: CONSULTATION }],
    ["save this as house gloss", "save_to_library", { name: "house gloss", formulaId: FORMULA }],
    ["8 g left over", "reweigh_bowl", { formulaId: FORMULA, mixedGrams: 80, leftGrams: 8 }],
    [
      "she loved it, reached level 7.5",
      "record_outcome",
      { consultationId: CONSULTATION, happy: true, levelReached: 7.5 },
    ],
    [
      "7N 40g + 20v 40g, 35 min",
      "read_notation",
      { text: "7N 40g + 20v 40g, 35 min", consultationId: CONSULTATION },
    ],
  ])("beside an open consultation: %s", async (words, toolName, input) => {
    const { says, calls } = await besideDana();
    await says(words);
    expect(named(calls, toolName)).toEqual([expect.objectContaining(input)]);
  });

  it("finds the client that is named, then converts that formula and says what has no equivalent", async () => {
    const { says, calls } = talkTo(ANSWERS);
    const said = await says("Convert Dana's last formula to Redken");
    expect(calls.map(([name]) => name)).toEqual([
      "find_consultations",
      "get_consultation",
      "convert_formula",
    ]);
    expect(said).toContain("Nothing stands for 0/65.");
  });

  it("converts shades that are only named, without a formula in the chat", async () => {
    const { says, calls } = talkTo(ANSWERS);
    await says("what is 8G Topchic in Pravana?");
    expect(calls).toEqual([["convert_written", { formula: "8G Topchic", to: "pravana" }]]);
  });

  it("says that it knows no such client, and converts nobody else's formula", async () => {
    const { says, calls } = await besideDana();
    expect(await says("convert Zelda's formula to Redken")).toContain("no such consultation");
    expect(named(calls, "convert_formula")).toEqual([]);
  });

  it("asks for a name before it keeps a formula, and keeps it under what is answered", async () => {
    const { says, calls } = await besideDana();
    expect(await says("save this to my library")).toBe("What shall I call it?");
    expect(await says("Root smudge 6")).toBe("It is in the library as Root smudge 6.");
    expect(named(calls, "save_to_library")).toEqual([
      { name: "Root smudge 6", formulaId: FORMULA },
    ]);
  });

  it("keeps nothing when the question is dropped", async () => {
    const { says, calls } = await besideDana();
    await says("save this to my library");
    await says("never mind");
    expect(named(calls, "save_to_library")).toEqual([]);
  });

  it("grades in three steps: scenario, target, formula; then keeps the answer", async () => {
    const { says, calls } = talkTo(ANSWERS);
    expect(await says("grade me on scenario 4")).toBe("Which target color of scenario 4?");
    expect(await says("Scenario 4, target 2")).toContain("Write it as you would note it");
    expect(await says("7N 30g 40 vol 30g")).toBe("62 of 100. 40 vol lifts two levels too far.");
    const graded = { scenario: 4, target: 2, formula: "7N 30g 40 vol 30g" };
    expect(named(calls, "grade_formula")).toEqual([graded]);
    await says("Save my practice formula");
    expect(named(calls, "save_practice")).toEqual([graded]);
  });

  it("puts a formula of the library on the hair of this chat, and asks which where several are called so", async () => {
    const { says, calls } = await besideDana();
    await says("use the house gloss on her");
    expect(named(calls, "use_library_formula")).toEqual([
      { id: LIBRARY, consultationId: CONSULTATION },
    ]);
    const several = await besideDana({
      ...ANSWERS,
      find_formulas: () => ({ items: [kept("Gloss one"), kept("Gloss two", FORMULA)], total: 2 }),
    });
    expect(await several.says("use the house gloss on her")).toMatch(/^Which .*\?$/);
    expect(named(several.calls, "use_library_formula")).toEqual([]);
  });

  it("weighs back no more than was mixed", async () => {
    const { says, calls } = await besideDana();
    expect(await says("200 g left over")).toContain("more than the 80 g");
    expect(named(calls, "reweigh_bowl")).toEqual([]);
  });

  it("asks for the line where only a brand is named", async () => {
    const { says, calls } = talkTo(ANSWERS);
    expect(await says("add redken to my brands")).toBe("Which line of that brand do you mean?");
    await says("add shades eq to my brands");
    expect(named(calls, "add_brand_preference")).toEqual([
      { brand: "redken", line: "shades-eq-gloss" },
    ]);
  });
});
