import { z } from "zod";

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

/** A spot on a photo, 0-1 from the top left; `zone` says what the stylist tapped. */
export const PhotoPoint = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zone: z.enum(["roots", "mids", "ends"]).optional(),
});
export type PhotoPoint = z.infer<typeof PhotoPoint>;

/** Where to look on a photo: spots the stylist tapped, or an outline they drew. */
export const ReadPhoto = z.strictObject({
  photoId: z.uuid(),
  points: z.array(PhotoPoint).min(1).max(40).optional(),
  region: z.array(PhotoPoint.omit({ zone: true })).min(3).max(60).optional(),
});
export type ReadPhoto = z.infer<typeof ReadPhoto>;
