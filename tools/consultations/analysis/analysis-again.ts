import { eq } from "drizzle-orm";
import { consultationPhotos } from "#db/schema/consultations.ts";
import { photos } from "#db/schema/photos.ts";
import type { Case } from "#tools/colour/case.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { composeAnalysis } from "./analysis.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import { readingsOf } from "#tools/consultations/look/evidence.ts";
import type { ConsultationRow, StoredAnswer } from "#tools/consultations/rows.ts";

/** The words over a formula that was judged again, from what its photos said then and what is known now. */
export async function analysisAgain(
  ctx: Ctx,
  row: ConsultationRow,
  { answer, request }: { answer: StoredAnswer; request: Case },
): Promise<string> {
  const seen = await ctx.db
    .select({ role: consultationPhotos.role, reading: photos.reading })
    .from(consultationPhotos)
    .innerJoin(photos, eq(photos.id, consultationPhotos.photoId))
    .where(eq(consultationPhotos.consultationId, row.id))
    .orderBy(consultationPhotos.position);
  const read = seen.flatMap(({ role, reading }) =>
    reading ? { role, reading: reading as HairReading } : [],
  );
  const diagnosis = row as Diagnosis;
  const { bowls } = answer;
  return composeAnalysis({ diagnosis, readings: readingsOf(read), request, answer, bowls });
}
