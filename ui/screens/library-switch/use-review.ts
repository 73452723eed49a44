import { useState } from "react";
import type { ApplySwitch, SwitchItem } from "#tools/library/convert-schema.ts";

type Decision = { accepted?: boolean | undefined; choices: Record<number, number> };

/**
 * What was decided of each formula: accepted or skipped, and which candidate of each ingredient. `only` is the one formula that
 * was chosen to be converted, which is its acceptance.
 */
export function useReview(items: readonly SwitchItem[], only: string | undefined) {
  const [decided, setDecided] = useState<Record<string, Decision>>({});
  const of = (id: string): Decision => ({
    choices: {},
    ...(id === only && { accepted: true }),
    ...decided[id],
  });
  const accepted = items.filter(
    ({ formula, standing }) => standing !== "open" && of(formula.id).accepted,
  );
  return {
    accepted,
    verdict: (id: string) => of(id).accepted,
    choices: ({ formula, converted }: SwitchItem) =>
      converted.convertedIngredients.map((_, at) => of(formula.id).choices[at] ?? 0),
    decide: (id: string, verdict: boolean | undefined) =>
      setDecided((before) => ({
        ...before,
        [id]: { ...(before[id] ?? { choices: {} }), accepted: verdict },
      })),
    choose: (id: string, ingredient: number, candidate: number) =>
      setDecided((before) => ({
        ...before,
        [id]: {
          ...before[id],
          choices: { ...before[id]?.choices, [ingredient]: candidate },
        },
      })),
    acceptAll: (wanted: readonly SwitchItem[]) =>
      setDecided((before) => ({
        ...before,
        ...Object.fromEntries(
          wanted.map(({ formula: { id } }) => [
            id,
            { ...(before[id] ?? { choices: {} }), accepted: true },
          ]),
        ),
      })),
    /** What is sent to be saved. */
    toSave: (): ApplySwitch["items"] =>
      accepted.map(({ formula, converted }) => ({
        formulaId: formula.id,
        choices: converted.convertedIngredients.map((_, at) => of(formula.id).choices[at] ?? 0),
      })),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
