import { expect, it } from "vitest";
import type { Step } from "#tools/colour/schema.ts";
import { readQuestion } from "./question.ts";

const step: Step = {
  order: 1,
  type: "demi-permanent",
  purpose: "tone",
  zone: "all",
  onScalp: true,
  heat: false,
  brandId: "wella-professionals",
  lineId: "color-touch",
  shades: [],
  developer: { volume: 6.3, grams: 40 },
  ratio: "1:2",
  minutes: [5, 20],
  final: true,
};

it.each([
  ["why 6.3 vol?", "figure"],
  ["why 6 vol?", "figure"],
  ["why not 20 vol?", "other"],
])("%s asks about a %s", (text, kind) => {
  expect(readQuestion(text, [step])?.kind).toBe(kind);
});
