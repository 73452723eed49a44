import { z } from "zod";
import { HairMarks, HairReading, PhotoPoint } from "#tools/colour/reading/schema.ts";

export { MAX_CURRENT_PHOTOS, MAX_PHOTO_BYTES } from "./data.ts";

/** What a photo is for, in a consultation. */
export const PhotoRole = z.enum(["current", "target", "result"]);
export type PhotoRole = z.infer<typeof PhotoRole>;

/** A stored photo: re-encoded JPEG, no metadata. `url` and `thumbnailUrl` answer only to the salon that owns it. */
export const Photo = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  url: z.string(),
  thumbnailUrl: z.string(),
  createdAt: z.iso.datetime(),
});
export type Photo = z.infer<typeof Photo>;

/** Where to look on a photo: spots the stylist tapped, an outline they drew, something white they pointed out. */
export const ReadPhoto = z.strictObject({
  photoId: z.uuid(),
  ...HairMarks.shape,
});
export type ReadPhoto = z.infer<typeof ReadPhoto>;

/** Stored photos to look at together, each with what it is for. */
export const ReadPhotos = z.strictObject({
  photos: z
    .array(
      z.strictObject({
        photoId: z.uuid().describe("Id of a photo the stylist sent in this chat"),
        role: PhotoRole.describe("current hair, target inspiration, or result of a service"),
        points: z
          .array(PhotoPoint)
          .min(1)
          .max(40)
          .optional()
          .describe("Spots the stylist tapped as hair, 0-1"),
      }),
    )
    .min(1)
    .max(6),
});
export type ReadPhotos = z.infer<typeof ReadPhotos>;

/** What each photo shows, with where to see it. */
export const PhotoReadings = z.object({
  photos: z.array(
    z.object({
      photoId: z.uuid(),
      role: PhotoRole,
      url: z.string(),
      thumbnailUrl: z.string(),
      reading: HairReading.omit({ region: true, points: true }),
    }),
  ),
});
export type PhotoReadings = z.infer<typeof PhotoReadings>;
