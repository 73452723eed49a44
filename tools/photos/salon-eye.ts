import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { photos } from "#db/schema/photos.ts";
import { salonEyeOf, type SalonEye } from "#tools/colour/reading/salon-eye.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Ctx } from "#tools/core/context.ts";

/** Light and eyes change over the years: so many of the newest heads are looked at. */
const NEWEST = 80;

/**
 * What the salon's newest heads teach about its readings: where the hair was tapped on the photo, the level that was worked
 * with against the one that was read. Each photo counts once.
 */
export async function salonEye({ db }: Pick<Ctx, "db">): Promise<SalonEye> {
  const rows = await db
    .select({ photoId: photos.id, told: consultations.currentLevel, reading: photos.reading })
    .from(consultations)
    .innerJoin(consultationPhotos, eq(consultationPhotos.consultationId, consultations.id))
    .innerJoin(photos, eq(photos.id, consultationPhotos.photoId))
    .where(
      and(
        eq(consultationPhotos.role, "current"),
        ne(consultations.consultationType, "corrective"),
        isNotNull(photos.points),
      ),
    )
    .orderBy(desc(consultations.createdAt))
    .limit(NEWEST);
  const once = new Map(rows.toReversed().map((row) => [row.photoId, row]));
  return salonEyeOf(
    [...once.values()].flatMap(({ told, reading }) => {
      const level = (reading as HairReading | null)?.level;
      return level ? { told: Math.min(10, told), read: level.value } : [];
    }),
  );
}
