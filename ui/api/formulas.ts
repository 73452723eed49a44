import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  CheckFormulaFor,
  OverrideFormula,
  WriteFormula,
  WrittenFormula,
} from "#tools/bench/write-schema.ts";
import { api } from "#ui/lib/api.ts";

/** Who released which blocked formula of a consultation, newest first. */
export const listOverrides = (consultationId: string) =>
  queryOptions({
    queryKey: ["formulas", "overrides", consultationId],
    queryFn: async () => (await api.formulas.overrides.$get({ query: { consultationId } })).json(),
  });

/** What the checks say of bowls on the hair of a consultation; nothing is kept. */
export const checkFormulaFor = ({ consultationId, bowls }: CheckFormulaFor) =>
  queryOptions({
    queryKey: ["formula-check", consultationId, bowls],
    queryFn: async () =>
      (
        await api.consultations[":id"].formulas.check.$post({
          param: { id: consultationId },
          json: { bowls },
        })
      ).json(),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

export const writeFormula = mutationOptions({
  mutationFn: async ({ consultationId, ...json }: WriteFormula) =>
    (await api.consultations[":id"].formulas.$post({ param: { id: consultationId }, json })).json(),
  meta: {
    act: "write_formula",
    done: (written: WrittenFormula) =>
      written.ok
        ? "Your formula is saved."
        : "Your formula is saved. The checks hold its grams back.",
  },
});

export const overrideFormula = mutationOptions({
  mutationFn: async ({ formulaId, ...json }: OverrideFormula) =>
    (await api.formulas[":id"].override.$post({ param: { id: formulaId }, json })).json(),
  meta: { act: "override_formula", done: "The grams are released." },
});
