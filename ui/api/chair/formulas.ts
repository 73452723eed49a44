import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  CheckFormulaFor,
  OverrideFormula,
  WriteFormula,
  WrittenFormula,
} from "#tools/bench/write-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";

/** Who released which blocked formula of a consultation, newest first. */
export const listOverrides = (consultationId: string) =>
  reading(["formulas", "overrides", consultationId], () =>
    api.formulas.overrides.$get({ query: { consultationId } }),
  );

/** What the checks say of bowls on the hair of a consultation; nothing is kept. */
export const checkFormulaFor = ({ consultationId, bowls }: CheckFormulaFor) =>
  queryOptions({
    queryKey: ["formula-check", consultationId, bowls],
    queryFn: () =>
      answerTo(
        api.consultations[":id"].formulas.check.$post({
          param: { id: consultationId },
          json: { bowls },
        }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

export const writeFormula = mutationOptions({
  mutationFn: ({ consultationId, ...json }: WriteFormula) =>
    answerTo(api.consultations[":id"].formulas.$post({ param: { id: consultationId }, json })),
  meta: {
    act: "write_formula",
    done: (written: WrittenFormula) =>
      written.ok
        ? "Your formula is saved."
        : "Your formula is saved. The checks hold its grams back.",
  },
});

export const overrideFormula = mutationOptions({
  mutationFn: ({ formulaId, ...json }: OverrideFormula) =>
    answerTo(api.formulas[":id"].override.$post({ param: { id: formulaId }, json })),
  meta: { act: "override_formula", done: "The grams are released." },
});
