import { formulate, headOf } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { randomHeads } from "#tools/colour/random/heads.ts";
import { draftOf } from "#tools/consultations/analysis/draft.ts";
import { bowlGrams, gramsText, scaleBowl } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { grams } from "#ui/lib/format.ts";
import { withoutRepeats } from "./card-bowls.ts";
import { explainFigure } from "./why-figure.ts";

it.each([0.5, 0.75, 1.25, 2])("explains a bowl of %d times its size as that size", (factor) => {
  const wrong = [...randomHeads(300, 5)].flatMap((hair) => {
    const { answer, bowls } = draftOf(headOf(hair), formulate(hair), { source: "engine" });
    return bowls.flatMap((formulated) => {
      const bowl = scaleBowl(formulated, { totalGrams: bowlGrams(formulated) * factor });
      const lead = explainFigure("grams", bowl, answer.trace, formulated)?.lead ?? "";
      const formula = { instructions: answer.formula?.instructions ?? [] } as never;
      const [card] = withoutRepeats([{ id: "a", name: "", bowl, formulated, formula }]);
      const steps = card?.formula?.instructions.join(" ") ?? "";
      return [...unsaid(bowl, lead), ...(bowl.developer ? unmixed(bowl, steps) : [])];
    });
  });
  expect(wrong).toEqual([]);
});

const unsaid = ({ shades }: Bowl, lead: string) =>
  shades.flatMap((shade) => (lead.includes(grams(shade.grams)) ? [] : [`${shade.code}: ${lead}`]));

const unmixed = ({ developer }: Bowl, steps: string) => {
  const amount = gramsText(developer?.grams ?? 0);
  return steps.includes(amount) ? [] : [`${amount} of developer: ${steps}`];
};
