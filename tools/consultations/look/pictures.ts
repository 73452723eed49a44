import type { Ctx } from "#tools/core/context.ts";
import { shrunk } from "#tools/photos/images.ts";
import { getPhotoBytes } from "#tools/photos/photos.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import type { Shown } from "./look.ts";
import { photosOf } from "#tools/consultations/rows.ts";

/** Longest side of a picture for the model, in pixels: one tile of Gemini 2.5 (258 tokens), and all that a medium picture of Gemini 3 keeps. */
const SIDE = 768;

/** The photos of a consultation as the model is shown them; of one that puts a result right, also how the hair was before and what was wanted. */
export async function picturesOf(
  ctx: Ctx,
  photos: readonly { id: string; role: PhotoRole }[],
  parentId?: string,
): Promise<Shown[]> {
  const earlier = parentId ? ((await photosOf(ctx, [parentId])).get(parentId) ?? []) : [];
  const before = earlier.find(({ role }) => role === "current");
  const wanted = earlier.find(({ role }) => role === "target");
  const all: { id: string; shows: Shown["shows"] }[] = [
    ...photos.map(({ id, role }) => ({ id, shows: SHOWS[role] })),
    ...(before ? [{ id: before.id, shows: "before" as const }] : []),
    ...(wanted ? [{ id: wanted.id, shows: "goal" as const }] : []),
  ];
  return Promise.all(
    all.map(async ({ id, shows }) => ({
      shows,
      jpeg: await shrunk(await getPhotoBytes(ctx, { photoId: id, size: "full" }), SIDE),
    })),
  );
}

const SHOWS: Record<PhotoRole, Shown["shows"]> = {
  current: "hair",
  result: "hair",
  target: "goal",
};
