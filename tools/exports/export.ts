import { count, sql, sum } from "drizzle-orm";
import { asOfNow } from "#db/tenant.ts";
import { photos } from "#db/schema/photos.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { gate } from "#tools/core/gate.ts";
import { newToken, fingerprint } from "#tools/core/tokens.ts";
import { consume, limit } from "#tools/core/rate-limit.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { dumpSalon, type Dump } from "./dump.ts";
import { exportedOf } from "./left-out.ts";
import type { ExportLink, ExportPreview } from "./schema.ts";
import { linesOf } from "./spool.ts";
import { whole, zipOf, type Part } from "./zip-out.ts";

const OPEN_FOR_MS = 5 * 60_000;
const PURPOSE = "export";
/** Exports of one salon: each is a dump of the whole of it. */
const EXPORTS = { max: 20, windowMs: 60 * 60_000 };
const ONCE = { max: 1, windowMs: 10 * 60_000 };
/** A dump is the heaviest thing a salon can ask for: one at a time in a process. */
const inTurn = gate(1);

/** Lets the owner pass. @throws forbidden */
export function requireOwner(ctx: Pick<Ctx, "actor">): void {
  requireMay(ctx, "take_everything");
}

/** What an export would hold now. Owner only. @throws forbidden */
export async function previewExport(ctx: Ctx): Promise<ExportPreview> {
  requireOwner(ctx);
  return asOfNow(ctx.db, async (tx) => {
    const tables: Record<string, number> = {};
    for (const { name, only } of exportedOf(await tenantTables(tx))) {
      const where = only ? sql`where ${sql.raw(only)}` : sql``;
      const [row] = await tx.execute<{ rows: number }>(
        sql`select count(*)::int as rows from ${sql.identifier(name)} ${where}`,
      );
      tables[name] = row?.rows ?? 0;
    }
    const [held] = await tx.select({ photos: count(), bytes: sum(photos.bytes) }).from(photos);
    return { tables, photos: held?.photos ?? 0, photoBytes: Number(held?.bytes ?? 0) };
  });
}

/** An address that gives the export once, within five minutes, to whom it was made for. Whoever calls has asked the password again. Owner only. @throws forbidden */
export async function makeExport(ctx: Ctx): Promise<ExportLink> {
  requireOwner(ctx);
  await limit(ctx, `exports ${ctx.actor.salonId}`, EXPORTS);
  const expiresAt = new Date(ctx.now().getTime() + OPEN_FOR_MS);
  const { salonId, stylistId } = ctx.actor;
  const words = JSON.stringify([salonId, stylistId, expiresAt.getTime(), newToken()]);
  await atomically(ctx, (ctx) =>
    writeAudit(ctx, { action: "export.made", words: "took an export of everything" }),
  );
  const token = ctx.signer.sign(PURPOSE, words);
  return { url: `/api/exports/file?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/**
 * The export as a ZIP that is made while it is read. Stopping to read stops it; nothing of it is left behind.
 * @throws forbidden; not_found for an address that is over, was used, was never given out or was another person's
 */
export async function openExport(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ name: string; stream: ReadableStream<Uint8Array> }> {
  requireOwner(ctx);
  const over = () =>
    new DomainError("not_found", "This link is over. Ask for a new export in Settings.");
  const words = ctx.signer.read(PURPOSE, token);
  if (!words) throw over();
  const [salonId, stylistId, until] = JSON.parse(words) as [string, string, number];
  const theirs = salonId === ctx.actor.salonId && stylistId === ctx.actor.stylistId;
  if (!theirs || until <= ctx.now().getTime()) throw over();
  const used = await consume(ctx, `export ${fingerprint(token)}`, ONCE);
  if (!used.allowed) throw over();
  const dump = await inTurn.pass(() => dumpSalon(ctx));
  const stream = zipOf(partsOf(ctx, dump), {
    madeAt: ctx.now(),
    over: async (err) => {
      if (err) ctx.log.info({ err }, "an export was not read to its end");
      await dump.spool.close();
    },
  });
  return { name: `undertone-${dump.manifest.madeAt.slice(0, 10)}.zip`, stream };
}

async function* partsOf(ctx: Ctx, dump: Dump): AsyncGenerator<Part> {
  const manifest = `${JSON.stringify(dump.manifest, null, 2)}\n`;
  yield { name: "undertone.json", bytes: async () => whole(manifest), packed: "deflated" };
  for (const { name, stretch } of dump.texts)
    yield { name, bytes: async () => dump.spool.read(stretch), packed: "deflated" };
  for await (const line of linesOf(dump.spool.read(dump.photos), 1000)) {
    if (!line) continue;
    const [id, key] = JSON.parse(line) as [string, string];
    const bytes = async () => {
      const file = await ctx.photos.get(key);
      return file && whole(file);
    };
    yield { name: `files/${id}.jpg`, bytes, packed: "stored" };
  }
}
