import { defineTool } from "#tools/core/tool.ts";
import { readPhotos } from "./photos.ts";
import { PhotoReadings, ReadPhotos } from "./schema.ts";

export const photoTools = {
  read_photos: defineTool({
    description:
      "Measure what photos of hair show: level with its range, tone, roots/mids/ends, evenness, gray share, warmth, and how far the picture can be trusted. Levels are 1 black to 10 lightest blonde. hairFound false means there is no hair to read.",
    input: ReadPhotos,
    output: PhotoReadings,
    effect: "read",
    spansCalls: true,
    route: "POST /api/colour/read",
    run: readPhotos,
  }),
};
