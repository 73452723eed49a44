import { queryOptions } from "@tanstack/react-query";
import type { HairMarks, HairReading } from "#tools/colour/reading/schema.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";

/** The spots a stylist tapped on a photo: hair, and something white in the same light. */
export type PhotoMarks = Pick<HairMarks, "points" | "reference">;

/** What a stored photo says about the hair, as the stylist's marks show it. Uses no quota. */
export const readPhoto = (
  photoId: string | undefined,
  { points = [], reference }: PhotoMarks = {},
) =>
  queryOptions({
    queryKey: ["photos", "reading", photoId, points, reference],
    enabled: photoId !== undefined,
    queryFn: async ({ signal }): Promise<HairReading> => {
      const form = new FormData();
      form.set("photoId", photoId ?? "");
      if (points.length > 0) form.set("points", JSON.stringify(points));
      if (reference) form.set("reference", JSON.stringify(reference));
      return (await send("/api/colour/read", { method: "POST", body: form, signal })).json();
    },
  });

/** What the engine mixes for a head that is told to it. Saves nothing and uses no quota. */
export const formulateExample = (json: FormulateRequest) =>
  reading(["colour", "example", json], () => api.colour.formulate.$post({ json }), {
    staleTime: Infinity,
  });
