import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { salons } from "#db/schema/salons.ts";
import { foldName } from "#tools/values/name-rules.ts";
import { engineWords, type ConsultationRow } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { dayBounds } from "#tools/values/zone-rules.ts";
import { writeCaption } from "./caption.ts";
import type { AboutCaption, CaptionAbout } from "./subject-schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/**
 * Words for a post about what was done: of the consultation that is named, or of the newest one of the day that fits the
 * words ("today's balayage" is one whose technique, service or booked service is that). Without a day the words are a theme.
 * @throws not_found where that day holds no such consultation
 */
export async function writeCaptionAbout(ctx: Ctx, asked: CaptionAbout): Promise<AboutCaption> {
  const { consultationId: named, day, about, postType } = asked;
  const found = named || !day ? null : await subjectOf(ctx, { day, about });
  const consultationId = named ?? found?.id ?? null;
  const written = await writeCaption(ctx, {
    postType: postType ?? (consultationId ? "before-after" : "educational"),
    consultationId,
    about: consultationId ? null : about,
    platform: asked.platform ?? ["instagram"],
  });
  return { ...written, consultationId };
}

async function subjectOf(
  ctx: Ctx,
  { day, about = "" }: { day: string; about?: string | undefined },
): Promise<ConsultationRow> {
  const [salon] = await ctx.db.select({ timeZone: salons.timeZone }).from(salons);
  const { startsAt, endsAt } = dayBounds(salon?.timeZone ?? "UTC", day);
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const rows = await ctx.db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.stylistId, ctx.actor.stylistId),
        gte(consultations.createdAt, from),
        lt(consultations.createdAt, until),
      ),
    )
    .orderBy(desc(consultations.createdAt), desc(consultations.id));
  const sought = wordsOf(about);
  const isMeant = (words: readonly string[]) =>
    sought.every((word) => foldName(oneSpelling(words.join(" "))).includes(word));
  const done = rows.find((row) => isMeant(wordsOfRow(row)));
  if (done) return done;
  // what was done goes before what was booked
  const booked = await bookedOf(ctx, { rows, from, until });
  const fits = rows.find((row) =>
    isMeant([...wordsOfRow(row), ...(booked.get(row.clientId ?? "") ?? [])]),
  );
  if (fits) return fits;
  throw new DomainError(
    "not_found",
    rows.length === 0
      ? "There is no consultation of that day yet: a post about it would be made up."
      : `${rows.length === 1 ? "That day's one consultation was something else." : `None of that day's ${rows.length} consultations was that.`} Say which client it was.`,
  );
}

/** What the clients of these rows were booked for on that day. */
async function bookedOf(
  ctx: Ctx,
  { rows, from, until }: { rows: readonly ConsultationRow[]; from: Date; until: Date },
): Promise<Map<string, string[]>> {
  const ids = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))];
  const booked = new Map<string, string[]>();
  if (ids.length === 0) return booked;
  const visits = await ctx.db
    .select({ clientId: appointments.clientId, serviceType: appointments.serviceType })
    .from(appointments)
    .where(
      and(
        inArray(appointments.clientId, ids),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, until),
      ),
    );
  for (const { clientId, serviceType } of visits)
    booked.set(clientId ?? "", [...(booked.get(clientId ?? "") ?? []), serviceType]);
  return booked;
}

/** What was done and what was wanted, in words. */
function wordsOfRow(row: ConsultationRow): string[] {
  const { techniques } = engineWords(row).answer;
  const plain = [...techniques, ...row.services, row.serviceType, row.desiredTone ?? ""];
  return [...plain.map((word) => word.replaceAll(/[_-]/g, " ")), row.clientGoals ?? ""];
}

const EMPTY =
  /^(?:today'?s?|yesterday'?s?|this|morning'?s?|afternoon'?s?|the|my|our|a|an|of|post|work|client|hair|result|look|from|last|one)$/;

const wordsOf = (about: string) =>
  foldName(oneSpelling(about))
    .replaceAll("-", " ")
    .split(" ")
    .filter((word) => word !== "" && !EMPTY.test(word));
