import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { headOfRefusal } from "#tools/brands/rules.ts";
import type { ReadShelfCodes, SaveStylistPreferences, SetShelfOnly } from "#tools/brands/schema.ts";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What the server said; `fallback` where it said nothing that a person can read. */
const saidOr = (error: Error, fallback: string) =>
  error instanceof ApiError && error.code === "unknown" ? fallback : sentenceOf(error, fallback);

/** The brands of the catalogue. */
export const listColorBrands = reading(["brands"], () =>
  api["color-brands"].$get({ query: { limit: 500 } }),
);

/** Loads the catalogue where there is none. */
export const seedColorBrands = sending(api["color-brands"].seed, "$post", {
  refreshes: "brands",
  done: "Professional color brands loaded successfully",
});

/** Every line of the catalogue, in its order. */
export const listProductLines = reading(["brands", "lines"], () => api["product-lines"].$get());

/** The lines of one brand. */
export const listLinesOf = (brandId: string) =>
  reading(
    ["brands", "lines", brandId],
    () =>
      api["color-brands"][":brandId"]["product-lines"].$get({
        param: { brandId },
        query: { limit: 500 },
      }),
    { enabled: brandId !== "" },
  );

/** What a line prints, by its "brand/line". */
export const getLineLeaflet = (key: string) => {
  const [brandId = "", lineId = ""] = key.split("/");
  return reading(["brands", "leaflet", key], () =>
    api["product-lines"][":brandId"][":lineId"].$get({ param: { brandId, lineId } }),
  );
};

/** One's own lines, best first. */
export const listBrandPreferences = queryOptions({
  queryKey: ["brand-preferences"],
  queryFn: async ({ client }) => {
    const session = await client.ensureQueryData(sessionQuery);
    const stylistId = session?.salon.stylistId ?? "";
    return (
      await api["brand-preferences"][":stylistId"].$get({ param: { stylistId }, query: {} })
    ).json();
  },
});

export const addBrandPreference = mutationOptions({
  mutationFn: async (pair: { brandId: string; productLineId: string }, { client }) => {
    const session = await client.ensureQueryData(sessionQuery);
    const json = { ...pair, stylistId: session?.salon.stylistId, productType: "general" };
    return (await api["brand-preferences"].$post({ json })).json();
  },
  meta: {
    act: "add_brand_preference",
    done: "Preference added",
    failed: (error: Error) => {
      const description = saidOr(error, "Failed to add preference. Please try again.");
      return { title: headOfRefusal(description), description };
    },
  },
});

export const removeBrandPreference = sending(api["brand-preferences"][":id"], "$delete", {
  act: "remove_brand_preference",
  done: "Preference removed",
  failed: (error: Error) => ({
    title: "Error",
    description: saidOr(error, "Failed to remove preference. Please try again."),
  }),
});

/** Puts the list into a new order, the best first. */
export const orderBrandPreferences = sending(api["brand-preferences"].order, "$put", {
  act: "order_brand_preferences",
});

/** What Settings shows of one's brands and developer. */
export const getStylistPreferences = reading(["stylist-preferences"], () =>
  api["stylist-preferences"].$get(),
);

/** Answers "Not yet" where a screen asks which lines stand on the shelf. */
export const leaveLinesOpen = sending(api["stylist-preferences"]["lines-open"], "$put", {
  refreshes: ["brand-preferences", "stylist-preferences"],
  failed: () => ({ title: "Error", description: "Failed to save that. Please try again." }),
});

/** `brandName` is for what is said when it is done. */
export const saveStylistPreferences = mutationOptions({
  mutationFn: ({ brandName: _said, ...json }: SaveStylistPreferences & { brandName: string }) =>
    answerTo(api.stylists["brand-preferences"].$put({ json })),
  meta: {
    act: "set_stylist_preferences",
    done: (_saved: unknown, { brandName }: { brandName: string }) => ({
      title: "Preferences saved!",
      description: `Using ${brandName} for formulas`,
    }),
    failed: (error: Error) => ({
      title: "Error",
      description: saidOr(error, "Failed to save preferences"),
    }),
  },
});

/** What stands on the salon's shelf. */
export const getShelf = reading(["shelf"], () => api.shelf.$get());

/** Replaces what is there of one line. */
export const setShelf = sending(api.shelf, "$put", {
  act: "put_on_shelf",
  failed: (error: Error) => ({
    title: "Error",
    description: saidOr(error, "Failed to save the shelf. Please try again."),
  }),
});

/** Whether formulas are made from the shelf alone. */
export const setShelfOnly = sending(api.shelf.only, "$put", {
  act: "use_shelf_only",
  done: ({ only }: SetShelfOnly) =>
    only ? "Formulas now come from your shelf" : "Formulas now come from the whole catalog",
});

/** Reads a pasted list of codes; nothing is saved. */
export const readShelfCodes = mutationOptions({
  mutationFn: (json: ReadShelfCodes) => answerTo(api.shelf.read.$post({ json })),
});
