import { queryOptions } from "@tanstack/react-query";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** The salon's practice formulas with their grades, newest first. */
export const listPracticeFormulas = reading(["training", "practice"], () =>
  api.training.practice.$get({ query: {} }),
);

/** The salon's stylists; practice is kept for the first of them. */
export const listLearners = reading(["stylists", "list"], () => api.stylists.$get({ query: {} }));

/** What is understood of a formula while it is written; nothing is kept. */
export const readWhileWriting = (text: string) =>
  queryOptions({
    queryKey: ["notation", text],
    queryFn: ({ signal }) =>
      answerTo(api.formulas.notation.$post({ json: { text } }, { init: { signal } })),
    gcTime: 60_000,
  });

/** Grades a formula; nothing is kept. */
export const gradeFormula = sending(api.training.grade, "$post", {
  failed: (error: Error) => ({
    title: "The formula was not graded",
    description: sentenceOf(error, "Please try again."),
  }),
});

/** Keeps a practice formula with its grade. */
export const savePracticeFormula = sending(api.training.practice, "$post", {
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
});

/** The salon's worked cases, newest first. */
export const listTrainingExamples = reading(["training", "examples"], () =>
  api["training-examples"].$get({ query: {} }),
);

export const deleteTrainingExample = sending(api["training-examples"][":id"], "$delete", {
  act: "delete_training_example",
  done: "Training example deleted",
});
