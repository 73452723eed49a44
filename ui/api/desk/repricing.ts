import { queryOptions } from "@tanstack/react-query";
import type { Reprice, RepriceDone } from "#tools/pricing/reprice/reprice-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { plural } from "#ui/lib/format.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What a service cost from when on, newest first. */
export const listPriceChanges = (id: string) =>
  reading(["services", "prices", id], () =>
    api.services[":id"].prices.$get({ param: { id }, query: {} }),
  );

/** What each service of a stylist leaves. */
export const listMargins = (stylistId: string) =>
  reading(["services", "margins", stylistId], () =>
    api.services.margins.$get({ query: { stylistId } }),
  );

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
export const applyReprice = sending(api.services.reprice, "$post", {
  act: "apply_reprice",
  failed: false,
});

export const undoReprice = sending(api.services.reprice[":id"].undo, "$post", {
  act: "undo_reprice",
  done: ({ services }: RepriceDone) => ({
    title: `${plural(services.length, "price")} put back`,
  }),
});
