import { mutationOptions } from "@tanstack/react-query";
import type { FinaliseBowl, MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";

const KEY = "inventory";

/** The bowls that were mixed by the formulas of a consultation, newest first. */
export const listBowls = (consultationId: string) =>
  reading([KEY, "bowls", consultationId], () =>
    api.inventory.bowls.$get({ query: { consultationId } }),
  );

/**
 * A bowl is mixed: what it takes leaves the stock, once for a key, however often it is asked. The caller says what came
 * of it.
 */
export const finaliseBowl = mutationOptions({
  mutationFn: ({ formulaId, key, ...json }: FinaliseBowl & { formulaId: string; key: string }) =>
    answerTo(
      api.formulas[":id"].mix.$post(
        { param: { id: formulaId }, json },
        { headers: { "Idempotency-Key": key } },
      ),
    ),
  meta: { act: "mix_bowl" },
});

/** It was not mixed after all: what it took comes back. */
export const undoBowl = mutationOptions({
  mutationFn: ({ id }: Pick<MixedBowl, "id">) =>
    answerTo(api.inventory.bowls[":id"].undo.$post({ param: { id } })),
  meta: {
    act: "undo_bowl",
    done: { title: "Taken back", description: "What the bowl took is in stock again." },
  },
});
