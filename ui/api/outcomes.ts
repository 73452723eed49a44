import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { DecideOffset, RecordOutcome } from "#tools/outcomes/schema.ts";
import { api } from "#ui/lib/api.ts";

/** What a consultation was for, and what came of it once it was told. */
export const getOutcome = (consultationId: string) =>
  queryOptions({
    queryKey: ["outcomes", "one", consultationId],
    queryFn: async () =>
      (await api.consultations[":id"].outcome.$get({ param: { id: consultationId } })).json(),
  });

/** Keeps what came of a consultation; told again, it replaces what was told. */
export const recordOutcome = mutationOptions({
  mutationFn: async ({ consultationId, ...json }: RecordOutcome) =>
    (await api.consultations[":id"].outcome.$put({ param: { id: consultationId }, json })).json(),
  meta: {
    act: "record_outcome",
    failed: { title: "Error", description: "Failed to save the outcome. Please try again." },
  },
});

/** How formulas came out: over all, by line, by client. */
export const outcomeReport = queryOptions({
  queryKey: ["outcomes", "report"],
  queryFn: async () => (await api.outcomes.$get({ query: {} })).json(),
});

/** Uses the offset that is suggested for a line, or stops using it. */
export const decideOffset = mutationOptions({
  mutationFn: async (decision: DecideOffset) =>
    (await api.outcomes.offsets.$post({ json: decision })).json(),
  meta: {
    act: "decide_offset",
    done: (data, { use }: DecideOffset) =>
      use
        ? "Later formulas are planned by it, and say so."
        : "Later formulas are planned without it.",
  },
});
