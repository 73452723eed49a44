import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { DamageLevel } from "#tools/colour/words.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { addPhoto, keepPhotos, readPhoto, removePhotos } from "#tools/photos/photos.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import {
  commitUpload,
  releaseUpload,
  reserveUpload,
  type UploadReservation,
} from "#tools/subscription/subscription.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { hairAfter, type Parent } from "./after-parent.ts";
import { analyse, type Analysed } from "./analysis/analyse.ts";
import { aboutClient, linkClient } from "./client-link.ts";
import { diagnosisOf, factsOf, storedDiagnosis, type Diagnosis, type Told } from "./diagnosis.ts";
import { sureOf } from "./analysis/draft.ts";
import { readingsOf } from "./look/evidence.ts";
import { knownOf } from "./known.ts";
import { refuseHairless } from "./hairless.ts";
import { picturesOf } from "./look/pictures.ts";
import { parentUsed } from "./parent-used.ts";
import { requestOf } from "./analysis/request.ts";
import { engineWords, findConsultation, resultOf, type ConsultationRow } from "./rows.ts";
import type { ConsultationResult, CreateConsultation } from "./schema.ts";
import type { ConsultationProgress } from "./progress-schema.ts";

/** A photo to use: the id of a stored one, or the bytes of an upload. */
export type PhotoSource = string | Uint8Array;

/** A consultation to make, whose photos may be uploads of the same request. */
export type ConsultationOrder = WithSources<CreateConsultation>;
type WithSources<T> = T extends unknown
  ? Omit<T, "currentPhotos" | "targetPhoto"> & {
      currentPhotos: PhotoSource[];
      /** Only the assistant may leave it out, when the goal was said in words. */
      targetPhoto?: PhotoSource | undefined;
    }
  : never;

type UsedPhoto = { id: string; role: PhotoRole; reading: HairReading };

/**
 * Analyses the photos and saves the consultation with its formulas, in one transaction with the quota. Whatever fails or is
 * stopped before that leaves nothing behind: no row, no file, no used quota.
 * @throws forbidden, quota_exceeded, not_found (photo or parent), invalid, unsupported_type, too_large, ai_unavailable, unavailable (stopped)
 */
export async function createConsultation(
  ctx: Ctx,
  order: ConsultationOrder,
  progress: (at: ConsultationProgress) => void = () => {},
): Promise<ConsultationResult> {
  requireMay(ctx, "see_consultations");
  const { currentPhotos, targetPhoto, clientId: givenId, ...told } = order;
  const parent =
    told.consultationType === "corrective"
      ? await findParent(ctx, told.parentConsultationId)
      : undefined;
  const { diagnosis, facts, known, calibration, clientId } = await headOf(ctx, told, {
    givenId,
    parent,
  });
  requestOf(diagnosis, { facts }); // refuses what no photo could mend, before anything is taken
  const roles = [
    ...currentPhotos.map((source) => ({ source, role: "current" as const })),
    ...(targetPhoto === undefined
      ? []
      : [{ source: targetPhoto, role: parent ? ("result" as const) : ("target" as const) }]),
  ];
  const reservation = await reserveUpload(ctx);
  const uploaded: string[] = [];
  try {
    if (roles.length > 0)
      progress({
        step: "photos",
        label: roles.length === 1 ? "Reading the photo" : `Reading ${roles.length} photos`,
      });
    const photos = await takeIn(ctx, roles, uploaded);
    refuseHairless(photos);
    const readings = readingsOf(photos);
    const analysed = await analyse(
      ctx,
      {
        diagnosis,
        readings,
        facts,
        known,
        calibration,
        ...(parent && { parent, after: hairAfter(parent, diagnosis, readings.result) }),
        photos: () =>
          picturesOf(
            ctx,
            photos,
            told.consultationType === "corrective" ? told.parentConsultationId : undefined,
          ),
      },
      progress,
    );
    ctx.signal?.throwIfAborted();
    progress({ step: "saving", label: "Saving" });
    return await save(ctx, { diagnosis, clientId, analysed, photos, uploaded, reservation });
  } catch (error) {
    await Promise.allSettled([releaseUpload(ctx, reservation), removePhotos(ctx, uploaded)]);
    if (ctx.signal?.aborted)
      throw new DomainError("unavailable", "The analysis was stopped. Nothing was saved.");
    throw error;
  }
}

/** What is told of the head and of whose it is, with what their record knows. A repair is for the client of what it repairs, unless another is named. */
async function headOf(
  ctx: Ctx,
  told: Told,
  { givenId, parent }: { givenId: string | undefined; parent: FoundParent | undefined },
) {
  const parentsId = told.clientName === undefined ? parent?.clientId : undefined;
  const unnamed = diagnosisOf(told, ctx.now(), parent?.diagnosis);
  const client = await aboutClient(ctx, { givenId, parentsId, clientName: unnamed.clientName });
  const named = givenId && client && told.clientName === undefined;
  const diagnosis = named ? { ...unnamed, clientName: client.name } : unnamed;
  const { known, calibration } = await knownOf(ctx, client);
  return {
    diagnosis,
    facts: factsOf(told, parent?.request),
    known: { ...known, said: factsOf(told) },
    calibration,
    clientId: client?.id,
  };
}

type FoundParent = Parent & { clientId: string | undefined };

async function findParent(ctx: Ctx, id: string): Promise<FoundParent> {
  const row = await findConsultation(ctx, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "not_found")
      throw new DomainError("not_found", "Original consultation data not found.");
    throw error;
  });
  const { request, answer } = engineWords(row);
  const diagnosis = storedDiagnosis({ ...row, damageLevel: DamageLevel.parse(row.damageLevel) });
  return {
    request,
    answer,
    clientId: row.clientId ?? undefined,
    diagnosis: { ...diagnosis, desiredTone: row.desiredTone ?? request.desiredTone ?? null },
    ...(await parentUsed(ctx, { consultationId: id, bowls: answer.bowls })),
  };
}

/** Stores what was uploaded and reads every photo. `uploaded` tells the caller what to take back, also when one of them fails. */
async function takeIn(
  ctx: Ctx,
  roles: { source: PhotoSource; role: PhotoRole }[],
  uploaded: string[],
): Promise<UsedPhoto[]> {
  const taken = await Promise.allSettled(
    roles.map(async ({ source, role }) => {
      const id = typeof source === "string" ? source : (await addPhoto(ctx, source)).id;
      if (id !== source) uploaded.push(id);
      ctx.signal?.throwIfAborted();
      return { id, role, reading: await readPhoto(ctx, { photoId: id }) };
    }),
  );
  return taken.map((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
}

type Finished = {
  diagnosis: Diagnosis;
  clientId: string | undefined;
  analysed: Analysed;
  photos: readonly UsedPhoto[];
  uploaded: string[];
  reservation: UploadReservation;
};

function save(
  ctx: Ctx,
  { diagnosis, clientId, analysed, photos, uploaded, reservation }: Finished,
): Promise<ConsultationResult> {
  const { draft, analysis, aiProvider, disagreements, usage } = analysed;
  const { salonId, stylistId } = ctx.actor;
  const createdAt = ctx.now();
  const { answer, bowls, correction } = draft;
  const unlinked: ConsultationRow = {
    ...diagnosis,
    id: newId(),
    salonId,
    stylistId,
    clientId: null,
    chatId: ctx.chatId ?? null,
    aiProvider,
    aiAnalysis: analysis,
    confidence: sureOf(answer, draft.formulas),
    stylistNotes: null,
    usage,
    request: draft.request,
    answer: { ...answer, bowls, correction, disagreements },
    error: answer.formula
      ? null
      : (answer.findings.find(({ severity }) => severity === "block")?.sentence ??
        "No formula can be mixed for this hair today."),
    createdAt,
  };
  return atomically(ctx, async (ctx) => {
    const about = { clientId, clientName: diagnosis.clientName };
    const row = { ...unlinked, clientId: await linkClient(ctx, about) };
    await ctx.db.insert(consultations).values(row);
    const places = photos.map(({ id, role }, at) => ({
      salonId,
      consultationId: row.id,
      photoId: id,
      role,
      position: at,
    }));
    if (places.length > 0) await ctx.db.insert(consultationPhotos).values(places);
    const written = draft.formulas.map(({ bowl, ...formula }) => ({
      ...formula,
      confidence: answer.confidence ?? null,
      bowl,
      id: newId(),
      salonId,
      consultationId: row.id,
      brandId: bowl?.brandId ?? null,
      lineId: bowl?.lineId ?? null,
      createdAt,
    }));
    if (written.length > 0) await ctx.db.insert(formulas).values(written);
    await keepPhotos(ctx, uploaded);
    await commitUpload(ctx, reservation);
    const result = await resultOf(ctx, row);
    await ctx.keep?.(ctx, result);
    return result;
  });
}
