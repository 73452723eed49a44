import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { FinaliseBowl, MixedBowl } from "#tools/inventory/movement-schema.ts";
import { api } from "#ui/lib/api.ts";

const KEY = "inventory";

/** The bowls that were mixed by the formulas of a consultation, newest first. */
export const listBowls = (consultationId: string) =>
  queryOptions({
    queryKey: [KEY, "bowls", consultationId],
    queryFn: async () => (await api.inventory.bowls.$get({ query: { consultationId } })).json(),
  });

/**
 * A bowl is mixed: what it takes leaves the stock, once for a key, however often it is asked. The caller says what came
 * of it.
 */
export const finaliseBowl = mutationOptions({
  mutationFn: async ({
    formulaId,
    key,
    ...json
  }: FinaliseBowl & { formulaId: string; key: string }) =>
    (
      await api.formulas[":id"].mix.$post(
        { param: { id: formulaId }, json },
        { headers: { "Idempotency-Key": key } },
      )
    ).json(),
  meta: { act: "mix_bowl" },
});

/** It was not mixed after all: what it took comes back. */
export const undoBowl = mutationOptions({
  mutationFn: async ({ id }: Pick<MixedBowl, "id">) =>
    (await api.inventory.bowls[":id"].undo.$post({ param: { id } })).json(),
  meta: {
    act: "undo_bowl",
    done: { title: "Taken back", description: "What the bowl took is in stock again." },
  },
});
