import { asc, eq, inArray } from "drizzle-orm";
import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { treatmentPlan } from "#tools/colour/care.ts";
import type { FormulateAnswer, FormulateRequest } from "#tools/colour/schema.ts";
import { DamageLevel } from "#tools/colour/words.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { asFormula } from "#tools/formulas/formulas.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { Disagreement } from "./analysis/disagreement-schema.ts";
import type { Bowl, CorrectionFormula, StoredFormula } from "#tools/formulas/schema.ts";
import { emptied } from "#tools/formulas/withheld.ts";
import type {
  Consultation,
  ConsultationPhoto,
  ConsultationResult,
  ConsultationSummary,
} from "./schema.ts";

export type ConsultationRow = typeof consultations.$inferSelect;

/** What the `answer` column holds: the engine's answer with its named bowls and, for a correction, the spec's shape. */
export type StoredAnswer = FormulateAnswer & {
  bowls: Bowl[];
  correction: CorrectionFormula | null;
  /** Left out in answers of former times. */
  disagreements?: Disagreement[];
};

/** A consultation's row, for who may see one: it tells of the client's health. @throws forbidden; not_found, for foreign ids alike */
export async function findConsultation(ctx: Ctx, id: string): Promise<ConsultationRow> {
  requireMay(ctx, "see_consultations");
  const [row] = await ctx.db.select().from(consultations).where(eq(consultations.id, id));
  if (!row) throw new DomainError("not_found", "Consultation not found.");
  return row;
}

/** What the engine was asked and what it answered. */
export function engineWords(row: Pick<ConsultationRow, "request" | "answer">): {
  request: FormulateRequest;
  answer: StoredAnswer;
} {
  return { request: row.request as FormulateRequest, answer: row.answer as StoredAnswer };
}

/** Rows as the history lists them, with photos and the swatch of the formula. */
export async function summariesOf(
  ctx: Ctx,
  rows: ConsultationRow[],
): Promise<ConsultationSummary[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const photos = await photosOf(ctx, ids);
  return rows.map((row) => summaryOf(row, photos.get(row.id) ?? []));
}

/** A row with everything that belongs to it. */
export async function resultOf(ctx: Ctx, row: ConsultationRow): Promise<ConsultationResult> {
  const photos = (await photosOf(ctx, [row.id])).get(row.id) ?? [];
  const stored = await ctx.db.select().from(formulas).where(eq(formulas.consultationId, row.id));
  const { answer } = engineWords(row);
  const inOrder = stored
    .map(asFormula)
    .toSorted(
      (a, b) =>
        Number(a.source === "stylist") - Number(b.source === "stylist") ||
        a.createdAt.localeCompare(b.createdAt) ||
        ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
    );
  const consultation: Consultation = {
    ...summaryOf(row, photos),
    chatId: row.chatId,
    findings: answer.findings,
    requires: answer.requires,
    techniques: answer.techniques,
    sessions: answer.sessions,
    waitDays: answer.waitDays,
    trace: answer.trace,
    roadmap: answer.roadmap ?? [],
    disagreements: answer.disagreements ?? [],
    usage: row.usage,
  };
  const analysed = inOrder.filter(({ source }) => source !== "stylist");
  const held = analysed.filter(({ withheld }) => withheld);
  return {
    consultation,
    formula: (held.length === 0 && answer.correction) || mainFormula(answer, analysed),
    formulas: inOrder,
    steps: answer.bowls.map((bowl) =>
      held.some(({ role }) => role === bowl.role) ? emptied(bowl) : bowl,
    ),
    aiAnalysis: row.aiAnalysis,
    treatmentPlan: treatmentPlan(Number(row.damageLevel)),
    ...(row.error !== null && { error: row.error }),
  };
}

const ROLES = ["base", "highlight", "lowlight", "toner"];

/** The formula of the visit as a whole: what a client that knows of one formula only must see. It goes under the first stored formula's id; where that is withheld, it stays without its amounts. */
function mainFormula(answer: StoredAnswer, analysed: StoredFormula[]): StoredFormula | null {
  const first = analysed.find(({ withheld }) => withheld) ?? analysed[0];
  if (!first || !answer.formula) return null;
  return first.withheld ? first : { ...first, ...answer.formula };
}

/** The photos of consultations, by their ids, in the order they were given. */
export async function photosOf(
  ctx: Ctx,
  consultationIds: string[],
): Promise<Map<string, ConsultationPhoto[]>> {
  const links = await ctx.db
    .select()
    .from(consultationPhotos)
    .where(inArray(consultationPhotos.consultationId, consultationIds))
    .orderBy(asc(consultationPhotos.role), asc(consultationPhotos.position));
  const found = new Map<string, ConsultationPhoto[]>();
  for (const { consultationId, photoId: id, role } of links) {
    const photo = {
      id,
      role,
      url: `/api/photos/${id}`,
      thumbnailUrl: `/api/photos/${id}/thumbnail`,
    };
    found.set(consultationId, [...(found.get(consultationId) ?? []), photo]);
  }
  return found;
}

function summaryOf(row: ConsultationRow, photos: ConsultationPhoto[]): ConsultationSummary {
  const {
    salonId: _salon,
    chatId: _chat,
    request: _request,
    answer: _answer,
    usage: _usage,
    error: _error,
    createdAt,
    damageLevel,
    ...rest
  } = row;
  return {
    ...rest,
    damageLevel: DamageLevel.parse(damageLevel),
    photos,
    color: engineWords(row).answer.formula?.color ?? null,
    createdAt: createdAt.toISOString(),
  };
}
