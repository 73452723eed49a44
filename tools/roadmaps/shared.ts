import { and, eq, gt, isNull } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { roadmapShares } from "#db/schema/roadmaps.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { engineWords } from "#tools/consultations/rows.ts";
import type { Db } from "#tools/core/context.ts";
import { firstNameOf, roughCost } from "./rules.ts";
import type { SharedRoadmap } from "./schema.ts";
import { fingerprint, isToken } from "#tools/core/tokens.ts";

/**
 * The plan behind a link; null for a token that is unknown, revoked or past its time, which look the same from
 * outside. `everySalon` must see all salons: whoever holds the link belongs to none.
 */
export async function readShared(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<SharedRoadmap | null> {
  if (!isToken(token)) return null;
  const [found] = await everySalon
    .select({
      showCost: roadmapShares.showCost,
      consultation: consultations,
      salon: salons,
      salonName: stylists.salonName,
    })
    .from(roadmapShares)
    .innerJoin(
      consultations,
      and(
        eq(consultations.salonId, roadmapShares.salonId),
        eq(consultations.id, roadmapShares.consultationId),
      ),
    )
    .innerJoin(salons, eq(salons.id, roadmapShares.salonId))
    .innerJoin(
      stylists,
      and(eq(stylists.salonId, roadmapShares.salonId), eq(stylists.id, roadmapShares.stylistId)),
    )
    .where(
      and(
        eq(roadmapShares.tokenHash, fingerprint(token)),
        isNull(roadmapShares.revokedAt),
        gt(roadmapShares.expiresAt, now),
      ),
    );
  if (!found) return null;
  const { consultation, salon } = found;
  const visits = engineWords(consultation).answer.roadmap ?? [];
  return {
    salonName: found.salonName ?? salon.name,
    firstName: firstNameOf(consultation.clientName),
    currency: salon.currency,
    visits: visits.map((visit) => ({
      visit: visit.visit,
      title: visit.titleForClient ?? visit.title,
      fromLevel: visit.fromLevel,
      toLevel: visit.toLevel,
      minutes: visit.minutes,
      weeksAfter: visit.weeksAfter,
      stops: visit.stopsForClient ?? [],
      forClient: visit.forClient,
      cost: found.showCost ? roughCost(visit, salon) : null,
    })),
  };
}
