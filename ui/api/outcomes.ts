import { mutationOptions } from "@tanstack/react-query";
import type { DecideOffset, RecordOutcome } from "#tools/outcomes/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What a consultation was for, and what came of it once it was told. */
export const getOutcome = (consultationId: string) =>
  reading(["outcomes", "one", consultationId], () =>
    api.consultations[":id"].outcome.$get({ param: { id: consultationId } }),
  );

/** Keeps what came of a consultation; told again, it replaces what was told. */
export const recordOutcome = mutationOptions({
  mutationFn: ({ consultationId, ...json }: RecordOutcome) =>
    answerTo(api.consultations[":id"].outcome.$put({ param: { id: consultationId }, json })),
  meta: {
    act: "record_outcome",
    failed: { title: "Error", description: "Failed to save the outcome. Please try again." },
  },
});

/** How formulas came out: over all, by line, by client. */
export const outcomeReport = reading(["outcomes", "report"], () =>
  api.outcomes.$get({ query: {} }),
);

/** Uses the offset that is suggested for a line, or stops using it. */
export const decideOffset = sending(api.outcomes.offsets, "$post", {
  act: "decide_offset",
  done: (data, { use }: DecideOffset) =>
    use
      ? "Later formulas are planned by it, and say so."
      : "Later formulas are planned without it.",
});
