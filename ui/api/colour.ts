import { queryOptions } from "@tanstack/react-query";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { PhotoPoint } from "#tools/colour/reading/schema.ts";
import { send } from "#ui/lib/api.ts";

/** What a stored photo says about the hair; `points` are the spots that the stylist tapped. Uses no quota. */
export const readPhoto = (photoId: string | undefined, points: readonly PhotoPoint[] = []) =>
  queryOptions({
    queryKey: ["photos", "reading", photoId, points],
    enabled: photoId !== undefined,
    queryFn: async ({ signal }): Promise<HairReading> => {
      const form = new FormData();
      form.set("photoId", photoId ?? "");
      if (points.length > 0) form.set("points", JSON.stringify(points));
      return (await send("/api/colour/read", { method: "POST", body: form, signal })).json();
    },
  });
