import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { clients } from "#db/schema/clients.ts";
import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { photos } from "#db/schema/photos.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { PostPhoto } from "./schema.ts";

/** A picture of somebody's hair, and whether they agreed that it may be shown. */
export type Pictured = PostPhoto & { agreed: boolean };

export const NO_CONSENT =
  "This client has not agreed to have their pictures shown. Note their consent in the client's record first.";
const OF_NOBODY =
  "Only a picture that stands in a client's record can go with a post, so that their consent is known.";

/**
 * Whose picture it is, where everybody it is of agreed that it may be shown. Of a transaction that keeps the answer, the
 * records stay as they are until its end, so that consent is withdrawn before or after and never meanwhile.
 * @throws not_found, for foreign ids alike; conflict where it is nobody's, or somebody did not agree
 */
export async function requireConsent(ctx: Pick<Ctx, "db">, photoId: string): Promise<string> {
  const [known] = await ctx.db.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId));
  if (!known) throw new DomainError("not_found", "Photo not found.");
  const whose = new Set((await picturesBy(ctx, photoId)).map(({ clientId }) => clientId));
  const [first] = whose;
  if (!first) throw new DomainError("conflict", OF_NOBODY);
  const records = await ctx.db
    .select({ agreedAt: clients.portfolioConsentAt })
    .from(clients)
    .where(inArray(clients.id, [...whose]))
    .orderBy(clients.id)
    .for("share");
  if (records.some(({ agreedAt }) => !agreedAt)) throw new DomainError("conflict", NO_CONSENT);
  return first;
}

/** Whether a picture may be shown this moment. */
export async function mayBeShown(ctx: Pick<Ctx, "db">, photoId: string): Promise<boolean> {
  const found = await picturesBy(ctx, photoId);
  return found.length > 0 && found.every(({ agreed }) => agreed);
}

/** The pictures of a consultation's client that may be shown, and why there are none where there are none. @throws not_found */
export async function listPostPhotos(
  ctx: Ctx,
  { consultationId }: { consultationId: string },
): Promise<{ photos: PostPhoto[]; note: string | null }> {
  const { clientId } = await findConsultation(ctx, consultationId);
  if (!clientId)
    return {
      photos: [],
      note: "No client record is known for this consultation, so no picture is offered.",
    };
  const all = await picturesOf(ctx, clientId);
  const shown = all.filter(({ agreed }) => agreed);
  if (shown.length > 0) {
    const offered = shown.map(({ photoId, clientId: whose, moment, takenOn }) => ({
      photoId,
      clientId: whose,
      moment,
      takenOn,
    }));
    return { photos: offered, note: null };
  }
  const [record] = await ctx.db
    .select({ agreedAt: clients.portfolioConsentAt })
    .from(clients)
    .where(eq(clients.id, clientId));
  return {
    photos: [],
    note: record?.agreedAt ? "There is no picture of this client yet." : NO_CONSENT,
  };
}

/** Ids of all pictures of a client, wherever they stand. */
export async function photoIdsOf(ctx: Pick<Ctx, "db">, clientId: string): Promise<string[]> {
  return (await picturesOf(ctx, clientId)).map(({ photoId }) => photoId);
}

/** A client's pictures, the newest first, each once. */
async function picturesOf(ctx: Pick<Ctx, "db">, clientId: string): Promise<Pictured[]> {
  const all = await pictures(ctx, {
    recorded: eq(clientPhotos.clientId, clientId),
    consulted: eq(consultations.clientId, clientId),
    told: eq(consultations.clientId, clientId),
  });
  const once = new Map<string, Pictured>();
  for (const each of all) if (!once.has(each.photoId)) once.set(each.photoId, each);
  return [...once.values()];
}

const picturesBy = (ctx: Pick<Ctx, "db">, photoId: string) =>
  pictures(ctx, {
    recorded: eq(clientPhotos.photoId, photoId),
    consulted: eq(consultationPhotos.photoId, photoId),
    told: eq(outcomes.photoId, photoId),
  });

/** Pictures in records, of consultations (never the inspiration, which shows somebody else) and of what came of them. */
async function pictures(
  { db }: Pick<Ctx, "db">,
  { recorded, consulted, told }: Record<"recorded" | "consulted" | "told", SQL>,
): Promise<Pictured[]> {
  const agreedAt = clients.portfolioConsentAt;
  const inRecords = await db
    .select({
      photoId: clientPhotos.photoId,
      clientId: clients.id,
      moment: clientPhotos.moment,
      takenOn: clientPhotos.takenOn,
      agreedAt,
    })
    .from(clientPhotos)
    .innerJoin(clients, eq(clients.id, clientPhotos.clientId))
    .where(recorded);
  const ofVisits = await db
    .select({
      photoId: consultationPhotos.photoId,
      clientId: clients.id,
      role: consultationPhotos.role,
      at: consultations.createdAt,
      agreedAt,
    })
    .from(consultationPhotos)
    .innerJoin(consultations, eq(consultations.id, consultationPhotos.consultationId))
    .innerJoin(clients, eq(clients.id, consultations.clientId))
    .where(and(consulted, ne(consultationPhotos.role, "target")));
  const ofResults = await db
    .select({
      photoId: outcomes.photoId,
      clientId: clients.id,
      at: outcomes.createdAt,
      agreedAt,
    })
    .from(outcomes)
    .innerJoin(consultations, eq(consultations.id, outcomes.consultationId))
    .innerJoin(clients, eq(clients.id, consultations.clientId))
    .where(told);
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const all: (Omit<Pictured, "agreed"> & { agreedAt: Date | null })[] = [
    ...inRecords,
    ...ofVisits.map(({ role, at, ...rest }) => ({
      ...rest,
      moment: role === "result" ? ("after" as const) : ("before" as const),
      takenOn: day(at),
    })),
    ...ofResults.flatMap(({ photoId, at, ...rest }) =>
      photoId ? [{ ...rest, photoId, moment: "after" as const, takenOn: day(at) }] : [],
    ),
  ];
  return all
    .map(({ agreedAt: at, ...picture }) => ({ ...picture, agreed: at !== null }))
    .toSorted((a, b) => b.takenOn.localeCompare(a.takenOn));
}
