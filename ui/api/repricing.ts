import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ApplyReprice, Reprice, RepriceDone } from "#tools/pricing/reprice-schema.ts";
import { api } from "#ui/lib/api.ts";
import { plural } from "#ui/lib/format.ts";

/** What a service cost from when on, newest first. */
export const listPriceChanges = (id: string) =>
  queryOptions({
    queryKey: ["services", "prices", id],
    queryFn: async () =>
      (await api.services[":id"].prices.$get({ param: { id }, query: {} })).json(),
  });

/** What each service of a stylist leaves. */
export const listMargins = (stylistId: string) =>
  queryOptions({
    queryKey: ["services", "margins", stylistId],
    queryFn: async () => (await api.services.margins.$get({ query: { stylistId } })).json(),
  });

/** What a change of many prices would make of each. */
export const previewReprice = (asked: Reprice | null) =>
  queryOptions({
    queryKey: ["services", "reprice", asked],
    queryFn: async () =>
      asked && (await api.services.reprice.preview.$post({ json: asked })).json(),
    enabled: asked !== null,
    placeholderData: (before) => before,
  });

/** A refusal is shown in the dialog. */
export const applyReprice = mutationOptions({
  mutationFn: async (json: ApplyReprice) => (await api.services.reprice.$post({ json })).json(),
  meta: { act: "apply_reprice", failed: false },
});

export const undoReprice = mutationOptions({
  mutationFn: async (id: string) =>
    (await api.services.reprice[":id"].undo.$post({ param: { id } })).json(),
  meta: {
    act: "undo_reprice",
    done: ({ services }: RepriceDone) => ({
      title: `${plural(services.length, "price")} put back`,
    }),
  },
});
