import { and, desc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { clientPhotos } from "#db/schema/client-photos.ts";
import { clients } from "#db/schema/clients.ts";
import { consultationPhotos, consultations } from "#db/schema/consultations.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { photos } from "#db/schema/photos.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import type { WorkPair } from "./work-rules.ts";

type At = WorkPair & { at: string };

/** As many pairs as a page shows, and as many as are looked at for them. */
const SHOWN = 6;
const LOOKED_AT = 24;

/** What a stylist has done, the newest first: of clients alone who agreed, and of results that they were happy with. */
export async function listWork(ctx: Pick<GuestCtx, "db" | "guest">): Promise<WorkPair[]> {
  const found = [...(await fromOutcomes(ctx)), ...(await fromRecords(ctx))].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
  const withheld = await notAgreed(
    ctx,
    found.flatMap(({ before, after }) => [before, after]),
  );
  const once = new Map<string, WorkPair>();
  for (const { at: _, ...pair } of found) {
    if (withheld.has(pair.before) || withheld.has(pair.after)) continue;
    if (!once.has(pair.after)) once.set(pair.after, pair);
  }
  return [...once.values()].slice(0, SHOWN);
}

async function fromOutcomes({ db, guest }: Pick<GuestCtx, "db" | "guest">): Promise<At[]> {
  const rows = await db
    .select({
      before: consultationPhotos.photoId,
      after: outcomes.photoId,
      from: consultations.currentLevel,
      reached: outcomes.levelReached,
      at: outcomes.createdAt,
    })
    .from(outcomes)
    .innerJoin(consultations, eq(consultations.id, outcomes.consultationId))
    .innerJoin(clients, eq(clients.id, consultations.clientId))
    .innerJoin(
      consultationPhotos,
      and(
        eq(consultationPhotos.consultationId, consultations.id),
        eq(consultationPhotos.role, "current"),
        eq(consultationPhotos.position, 0),
      ),
    )
    .where(
      and(
        eq(outcomes.stylistId, guest.stylistId),
        eq(outcomes.happy, true),
        isNotNull(outcomes.photoId),
        isNotNull(clients.portfolioConsentAt),
      ),
    )
    .orderBy(desc(outcomes.createdAt))
    .limit(LOOKED_AT);
  return rows.flatMap(({ before, after, from, reached, at }) =>
    after ? [{ before, after, fromLevel: from, toLevel: reached, at: at.toISOString() }] : [],
  );
}

async function fromRecords({ db, guest }: Pick<GuestCtx, "db" | "guest">): Promise<At[]> {
  const [first, last] = [alias(clientPhotos, "first"), alias(clientPhotos, "last")];
  const rows = await db
    .select({ before: first.photoId, after: last.photoId, at: last.createdAt })
    .from(first)
    .innerJoin(last, and(eq(last.pairId, first.pairId), eq(last.moment, "after")))
    .innerJoin(clients, eq(clients.id, first.clientId))
    .innerJoin(photos, eq(photos.id, last.photoId))
    .where(
      and(
        eq(first.moment, "before"),
        eq(photos.stylistId, guest.stylistId),
        isNotNull(clients.portfolioConsentAt),
      ),
    )
    .orderBy(desc(last.createdAt))
    .limit(LOOKED_AT);
  return rows.map(({ before, after, at }) => {
    return { before, after, fromLevel: null, toLevel: null, at: at.toISOString() };
  });
}

/** Of these pictures those that show somebody else as well, who did not agree or whom nobody knows. */
async function notAgreed({ db }: Pick<GuestCtx, "db">, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const unasked = or(isNull(clients.id), isNull(clients.portfolioConsentAt));
  const recorded = await db
    .select({ id: clientPhotos.photoId })
    .from(clientPhotos)
    .leftJoin(clients, eq(clients.id, clientPhotos.clientId))
    .where(and(inArray(clientPhotos.photoId, ids), unasked));
  const consulted = await db
    .select({ id: consultationPhotos.photoId })
    .from(consultationPhotos)
    .innerJoin(consultations, eq(consultations.id, consultationPhotos.consultationId))
    .leftJoin(clients, eq(clients.id, consultations.clientId))
    .where(
      and(
        inArray(consultationPhotos.photoId, ids),
        // an inspiration shows somebody of whom nothing is known
        or(unasked, eq(consultationPhotos.role, "target")),
      ),
    );
  const told = await db
    .select({ id: outcomes.photoId })
    .from(outcomes)
    .innerJoin(consultations, eq(consultations.id, outcomes.consultationId))
    .leftJoin(clients, eq(clients.id, consultations.clientId))
    .where(and(inArray(outcomes.photoId, ids), unasked));
  return new Set([...recorded, ...consulted, ...told].flatMap(({ id }) => id ?? []));
}
