import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { GradeFormula, SavePractice } from "#tools/training/schema.ts";
import { ApiError, sentenceOf } from "#ui/lib/api-error.ts";
import { api } from "#ui/lib/api.ts";

/** The salon's practice formulas with their grades, newest first. */
export const listPracticeFormulas = queryOptions({
  queryKey: ["training", "practice"],
  queryFn: async () => (await api.training.practice.$get({ query: {} })).json(),
});

/** The salon's stylists; practice is kept for the first of them. */
export const listLearners = queryOptions({
  queryKey: ["stylists", "list"],
  queryFn: async () => (await api.stylists.$get({ query: {} })).json(),
});

/** What is understood of a formula while it is written; nothing is kept. */
export const readWhileWriting = (text: string) =>
  queryOptions({
    queryKey: ["notation", text],
    queryFn: async ({ signal }) =>
      (await api.formulas.notation.$post({ json: { text } }, { init: { signal } })).json(),
    gcTime: 60_000,
  });

/** Grades a formula; nothing is kept. */
export const gradeFormula = mutationOptions({
  mutationFn: async (json: GradeFormula) => (await api.training.grade.$post({ json })).json(),
  meta: {
    failed: (error: Error) => ({
      title: "The formula was not graded",
      description: sentenceOf(error, "Please try again."),
    }),
  },
});

/** Keeps a practice formula with its grade. */
export const savePracticeFormula = mutationOptions({
  mutationFn: async (json: SavePractice) => (await api.training.practice.$post({ json })).json(),
  meta: {
    act: "save_practice",
    done: {
      title: "Formula Saved!",
      description: "Your practice formula has been saved to your history.",
    },
    failed: (error: Error) => ({
      title: "Error saving formula",
      description:
        error instanceof ApiError && error.code === "unknown"
          ? "Failed to save"
          : sentenceOf(error, "Failed to save"),
    }),
  },
});

/** The salon's worked cases, newest first. */
export const listTrainingExamples = queryOptions({
  queryKey: ["training", "examples"],
  queryFn: async () => (await api["training-examples"].$get({ query: {} })).json(),
});

export const deleteTrainingExample = mutationOptions({
  mutationFn: async (id: string) =>
    (await api["training-examples"][":id"].$delete({ param: { id } })).json(),
  meta: { act: "delete_training_example", done: "Training example deleted" },
});
