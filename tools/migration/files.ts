import { and, desc, eq } from "drizzle-orm";
import { migrationFiles, migrations } from "#db/schema/migrations.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { headingsOf } from "#tools/migration/formulas/mapping-rules.ts";
import type { SentSheet } from "#tools/migration/formulas/imports.ts";
import type { Peeked } from "#tools/migration/sheet/tasks.ts";
import { requireMigration } from "./access.ts";
import { endMigration, type MigrationRecord } from "./claim.ts";
import { keepSigns } from "./read/dates.ts";
import { requireFitting } from "./mapping/mapping-check.ts";
import { proposeSheet, sampleOf } from "./mapping/mapping-rules.ts";
import { askModel } from "./mapping/mapping-model.ts";
import { getMigration, lockMigration, OVER, requireStylist } from "./migrations.ts";
import { fileNameOf, peekAt } from "./peek.ts";
import { PLATFORMS } from "./mapping/platforms-data.ts";
import type { Migration, MigrationFile, MigrationMapping, MigrationPlatform } from "./schema.ts";

/** Migrations of a salon that may wait for a yes. */
const WAITING = 5;

/**
 * Keeps the files that a salon brings from another system, and proposes what each is. Nothing is taken from them yet.
 * @throws invalid, too_large or unsupported_type for what cannot be read, naming the file, and then nothing is kept;
 * not_found for the stylist; forbidden, tier_required
 */
export async function receiveFiles(
  ctx: Ctx,
  given: { stylistId: string; platform: MigrationPlatform; files: readonly SentSheet[] },
): Promise<Migration> {
  const { stylistId, platform } = given;
  await requireMigration(ctx);
  await requireStylist(ctx, stylistId);
  const files: (typeof migrationFiles.$inferInsert)[] = [];
  const [id, now] = [newId(), ctx.now()];
  const { salonId } = ctx.actor;
  for (const [at, { fileName, bytes }] of given.files.entries()) {
    const fileId = newId();
    const peeked = await peekAt(ctx, { fileName, bytes });
    keepSigns(fileId, peeked.signs);
    files.push({
      ...(await propose(ctx, platform, peeked)),
      id: fileId,
      salonId,
      migrationId: id,
      fileName: fileNameOf(fileName),
      sizeBytes: bytes.byteLength,
      file: bytes,
      createdAt: new Date(now.getTime() + at),
    });
  }
  await atomically(ctx, async (ctx) => {
    await ctx.db.insert(migrations).values({
      id,
      salonId,
      stylistId,
      startedBy: ctx.actor.stylistId,
      platform,
      source: "file",
      status: "pending",
      phase: "review",
      createdAt: now,
    });
    for (const file of files) await ctx.db.insert(migrationFiles).values(file);
    await letOldFilesGo(ctx);
  });
  return getMigration(ctx, { id });
}

/** Files of a salon that wait for a yes take room: the oldest are let go. */
async function letOldFilesGo(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select({ id: migrations.id })
    .from(migrations)
    .where(eq(migrations.phase, "review"))
    .orderBy(desc(migrations.createdAt), desc(migrations.id))
    .offset(WAITING);
  for (const { id } of waiting) await endMigration(ctx, id, { status: "cancelled" });
}

type ById = { id: string; fileId: string };

/**
 * Says what a file is and which column is what.
 * @throws invalid for a field that the kind does not have; conflict once it has started; not_found, forbidden, tier_required
 */
export async function mapFile(
  ctx: Ctx,
  { id, fileId, ...mapping }: ById & MigrationMapping,
): Promise<Migration> {
  await requireMigration(ctx);
  requireFitting(mapping);
  const before = await findFile(ctx, { id, fileId });
  const looked =
    before.mapping.headerRow === mapping.headerRow || !before.file
      ? {}
      : lookOf(await peekAt(ctx, { fileName: before.fileName, bytes: before.file }), mapping);
  await atomically(ctx, async (ctx) => {
    requireReview(await lockMigration(ctx, id));
    await ctx.db
      .update(migrationFiles)
      .set({ ...looked, mapping, proposedBy: "person" })
      .where(eq(migrationFiles.id, fileId));
  });
  return getMigration(ctx, { id });
}

/** Takes a file out of a migration that waits. @throws conflict once it has started; not_found, forbidden, tier_required */
export async function removeFile(ctx: Ctx, { id, fileId }: ById): Promise<Migration> {
  await requireMigration(ctx);
  await atomically(ctx, async (ctx) => {
    requireReview(await lockMigration(ctx, id));
    await findFile(ctx, { id, fileId });
    await ctx.db.delete(migrationFiles).where(eq(migrationFiles.id, fileId));
  });
  return getMigration(ctx, { id });
}

/** @throws conflict once it has started or is over */
export function requireReview({ status, phase }: MigrationRecord): void {
  if (status !== "pending" || phase !== "review")
    throw new DomainError("conflict", `This migration is ${OVER[status]}.`);
}

async function findFile(ctx: Ctx, { id, fileId }: ById) {
  const [file] = await ctx.db
    .select()
    .from(migrationFiles)
    .where(and(eq(migrationFiles.id, fileId), eq(migrationFiles.migrationId, id)));
  if (!file) throw new DomainError("not_found", "File not found.");
  return file;
}

type Proposed = Pick<MigrationFile, "mapping" | "headings" | "sample" | "rows" | "proposedBy">;

async function propose(ctx: Ctx, platform: MigrationPlatform, peeked: Peeked): Promise<Proposed> {
  const { headings, misleading } = PLATFORMS[platform];
  const { unknown, ...proposed } = proposeSheet(peeked.first, { headings, misleading });
  const rows = rowsBelow(peeked, proposed.mapping);
  const better =
    unknown.length > 0 ? await askModel(ctx, { ...proposed, unknown, misleading }) : null;
  if (!better) return { ...proposed, rows, proposedBy: "tables" };
  return { ...proposed, mapping: better, rows, proposedBy: "model" };
}

function lookOf(peeked: Peeked, mapping: MigrationMapping) {
  const { headerRow } = mapping;
  const width = Math.min(60, Math.max(0, ...peeked.first.map(({ cells }) => cells.length)));
  const head = peeked.first.find(({ row }) => row === headerRow)?.cells ?? [];
  const below = peeked.first.filter(({ row }) => row > headerRow);
  return {
    headings: headingsOf(head, width),
    sample: sampleOf(below, width),
    rows: rowsBelow(peeked, mapping),
  };
}

const rowsBelow = ({ rows, first }: Peeked, { headerRow }: MigrationMapping) =>
  rows - first.filter(({ row }) => row <= headerRow).length;
