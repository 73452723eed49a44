import { describe, expect, it } from "vitest";
import { CHAIR as BENCH } from "#tests/salons/chair-salon.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";

const SALON = {
  ...BENCH,
  visit_cost: () => ({ quote: { total: 12_000, missing: [] }, currency: "USD" }),
  grade_formula: () => ({ score: 80, aspects: [] }),
};
const NORA = { consultationId: id(601) };
const OF_NORA = { formulaId: id(602) };

describe("what is said in them", () => {
  it.each<[intent: string, filled: Record<string, string>, input: object]>([
    [
      "start_timer",
      { minutes: "half an hr", client: "ines", label: "toner" },
      { minutes: 30, clientName: "Ines", label: "toner" },
    ],
    ["start_timer", { minutes: "forty five" }, { minutes: 45 }],
    ["add_minutes", { minutes: "ten", client: "nora" }, { id: id(701), minutes: 10 }],
    ["add_minutes", { minutes: "5", label: "roots" }, { id: id(701), minutes: 5 }],
    ["add_minutes.less", { minutes: "5" }, { id: id(701), minutes: -5 }],
    ["stop_timer", { client: "nora" }, { id: id(701) }],
    ["scale_bowl.grams", { client: "nora", grams: "60" }, { ...OF_NORA, totalGrams: 60 }],
    ["scale_bowl.more", { client: "nora", grams: "20g" }, { ...OF_NORA, totalGrams: 100 }],
    ["scale_bowl.times", { client: "nora", factor: "a third" }, { ...OF_NORA, factor: 0.333 }],
    ["scale_bowl.times", { client: "nora", factor: "25% more" }, { ...OF_NORA, factor: 1.25 }],
    ["mix_bowl", { client: "nora", grams: "70" }, { ...OF_NORA, totalGrams: 70 }],
    [
      "reweigh_bowl",
      { client: "nora", left: "20g", grams: "80" },
      { ...OF_NORA, leftGrams: 20, mixedGrams: 80 },
    ],
    ["bowl_cost", { client: "nora" }, OF_NORA],
    [
      "bowl_cost",
      { grams: "60", line: "koleston" },
      { line: "wella-professionals/koleston-perfect", grams: 60 },
    ],
    ["visit_cost", { client: "nora" }, NORA],
    [
      "convert_formula",
      { client: "nora", line: "majirel" },
      { ...OF_NORA, to: "loreal-professionnel/majirel" },
    ],
    ["convert_formula.library", { formula: "house gloss", line: "inoa" }, { formulaId: id(801) }],
    [
      "convert_written",
      { formula: "7/1 koleston", line: "socolor" },
      { formula: "7/1 koleston", to: "matrix/socolor" },
    ],
    [
      "record_outcome.happy",
      { client: "nora", level: "7 and a half", tone: "beige" },
      { ...NORA, happy: true, levelReached: 7.5, tone: "beige" },
    ],
    ["record_outcome.unhappy", { client: "nora" }, { ...NORA, happy: false }],
    ["outcome_report", { client: "nora" }, { clientName: "Nora" }],
    [
      "explain",
      { client: "nora", question: "why 20 min and not 30" },
      { ...NORA, question: expect.stringContaining("why 20 min and not 30") },
    ],
    ["get_consultation", { client: "nora", month: "october" }, { id: id(601) }],
    ["save_notes", { client: "nora", note: "no heat" }, { id: id(601), notes: "no heat" }],
    ["share_roadmap", { client: "nora" }, NORA],
    ["stop_sharing_roadmap", { client: "nora" }, NORA],
    [
      "save_to_library.written",
      { name: "beach blonde", formula: "09V 40g + 09P 20g" },
      { name: "beach blonde", notation: "09V 40g + 09P 20g" },
    ],
    ["save_to_library", { client: "nora", name: "nora base" }, { ...OF_NORA, name: "nora base" }],
    [
      "change_library_formula.rename",
      { formula: "house gloss", name: "salt n pepper" },
      { id: id(801), name: "Salt N Pepper" },
    ],
    [
      "change_library_formula.note",
      { formula: "house gloss", note: "never with heat" },
      { id: id(801), notes: "never with heat" },
    ],
    [
      "use_library_formula",
      { formula: "the house gloss", client: "nora" },
      { id: id(801), ...NORA },
    ],
    ["delete_library_formula", { formula: "the house gloss" }, { id: id(801) }],
    [
      "grade_formula",
      { scenario: "third", target: "2", formula: "6/0 60g 20v 60g" },
      { scenario: 3, target: 2, formula: "6/0 60g 20v 60g" },
    ],
    [
      "add_training_example",
      { name: "root melt", facts: "long hair, healthy, 35 min" },
      { name: "root melt", hairHealth: "healthy", hairLength: "long", processingTime: "35 min" },
    ],
    ["find_formulas", { shade: "09P" }, { search: "09P" }],
    ["decide_offset.use", { line: "koleston" }, { use: true }],
  ])("%s with %o", (intent, filled, input) => {
    const says = FRAMES.find(({ id: each }) => each === intent)?.says ?? [];
    const { last } = calledBy(sentenceOf({ says }, filled) ?? "", SALON);
    expect(last.at(-1)?.[1]).toMatchObject(input);
  });

  it("asks which line, which name, how long", () => {
    const asked = (sentence: string) => calledBy(sentence, SALON).text;
    expect(asked("convert nora's formula")).toBe("Into which line?");
    expect(asked("keep nora's formula in the library")).toBe("What shall I call it?");
    expect(asked("start a timer for Ines")).toBe("For how many minutes?");
  });

  it("takes the formula that was opened before where none is named", () => {
    const { last } = calledBy(["open the last consultation of nora", "make 60 g in all"], SALON);
    expect(last.at(-1)).toEqual(["scale_bowl", { ...OF_NORA, totalGrams: 60 }]);
  });
});
