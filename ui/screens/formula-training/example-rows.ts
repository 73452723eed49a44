import type { ExampleFormula, TrainingExample } from "#tools/training/schema.ts";
import type { z } from "zod";

type Formula = z.infer<typeof ExampleFormula>;

/** What was written of a training example, label and words; what was left out is not among it. */
export function exampleRows(example: TrainingExample): [label: string, words: string][] {
  const rows: [string, string | number | boolean | null | undefined][] = [
    [
      "Hair",
      said([
        example.hairThickness && `${example.hairThickness} thickness`,
        example.hairLength && `${example.hairLength} length`.replaceAll("_", " "),
        example.hairHealth,
      ]),
    ],
    ["Gray", example.hasGray ? (example.grayCoverage ?? "yes") : undefined],
    ["Base", formulaWords(example.baseFormula)],
    ["Lowlights", formulaWords(example.lowlightFormula)],
    ["Highlights", formulaWords(example.highlightFormula)],
    ["Toner", formulaWords(example.tonerFormula)],
    ["Techniques", example.recommendedTechniques.join(", ")],
    ["Touch-up", example.touchupFrequency?.replaceAll("_", " ")],
    ["Budget", example.budgetTier],
    ["Processing time", example.processingTime],
    ["Instructions", example.specialInstructions],
    ["Photos", example.currentPhotos.length || undefined],
  ];
  return rows.flatMap(([label, words]): [string, string][] =>
    words === undefined || words === null || words === "" ? [] : [[label, String(words)]],
  );
}

function formulaWords(formula: Formula | null | undefined): string {
  if (!formula) return "";
  const { brand, productLine, shades, amount, developer, developerVolume, mixingRatio } = formula;
  const bottle = said([developer, developerVolume && `${developerVolume} vol`], " ");
  return said([
    said([brand, productLine], " "),
    Array.isArray(shades) ? shades.join(" + ") : shades,
    amount,
    bottle,
    mixingRatio,
  ]);
}

function said(words: (string | number | null | undefined)[], between = ", "): string {
  return words.filter((word) => word !== null && word !== undefined && word !== "").join(between);
}
