import { wallOf } from "#tools/values/zone-rules.ts";
import type { Ctx, SalonCtx } from "#tools/core/context.ts";
import { notOurs, type Archive } from "./archive.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { exportedOf, type ExportedTable } from "./left-out.ts";
import { renamerFor } from "./rename.ts";
import type { Rename } from "./rename-rules.ts";
import type { Row } from "./restored-as.ts";
import { placeOf, restorePhotos } from "./restore-photos.ts";
import { readTable, rowsOf } from "./restore-read.ts";
import {
  keepSilent,
  restoreOwner,
  restoreSalon,
  restoreSlugs,
  zoneOfSalon,
} from "./restore-salon.ts";
import { writeTable } from "./restore-write.ts";
import type { Spool, Stretch } from "./spool.ts";

type Progress = (more: number) => Promise<void>;

/** An export as it will be here, its rows in a spool. */
export type Read = {
  tables: { table: ExportedTable; stretch: Stretch }[];
  salon: Row | null;
  owner: { stylistId: string; row: Row };
  /** Booking addresses that stylists had. */
  slugs: Map<string, string>;
};

/** Looks an export through from end to end, stores its pictures and writes its rows aside. Nothing of the salon changes. @throws invalid */
export async function readAll(
  ctx: SalonCtx,
  given: { archive: Archive; spool: Spool; stylistId: string; progress: Progress },
): Promise<Read> {
  const { archive, spool, stylistId, progress } = given;
  const all = exportedOf(await tenantTables(ctx.db));
  const unknown = Object.keys(archive.manifest.tables).find(
    (name) => !all.some((table) => table.name === name),
  );
  if (unknown) throw notOurs(`it has a table "${unknown}" that is not known here.`);
  const { rename, owner } = await renamerOf(ctx, { archive, stylistId });
  const now = ctx.now();
  const today = wallOf(await zoneOfSalon(ctx.db), now.getTime()).date;
  const slugs = new Map<string, string>();
  for await (const { id, booking_slug: slug } of rowsOf(archive, "stylists"))
    if (typeof id === "string" && typeof slug === "string") slugs.set(rename(id), slug);
  const tables: Read["tables"] = [];
  let salon: Row | null = null;
  let ownerRow: Row = {};
  const pictures = await restorePhotos(ctx, { archive, rename }, progress);
  const seen = (table: string, row: Row): Row => {
    if (table === "salons") salon = row;
    if (table === "stylists" && row["id"] === stylistId) ownerRow = row;
    if (table !== "photos") return row;
    const id = String(row["id"]);
    return { ...row, ...placeOf(ctx.salonId, id), ...pictures.get(id) };
  };
  const coming = { rename, arrival: { salonId: ctx.salonId, now, today }, seen };
  for (const table of all)
    tables.push({ table, stretch: await readTable({ archive, spool, coming }, table) });
  if (!owner) throw notOurs("its team has no owner.");
  return { tables, salon, owner: { stylistId, row: ownerRow }, slugs };
}

/** The new ids of an export: its owner is the one who brings it in. @throws invalid where it has several */
export async function renamerOf(
  ctx: SalonCtx,
  { archive, stylistId }: { archive: Archive; stylistId: string },
): Promise<{ rename: Rename; owner: boolean }> {
  const known = new Map<string, string>();
  for await (const { id, role } of rowsOf(archive, "stylists")) {
    if (role !== "owner") continue;
    if (known.size > 0) throw notOurs("its team has several owners.");
    known.set(String(id).toLowerCase(), stylistId);
  }
  const owner = known.size > 0;
  for await (const { id } of rowsOf(archive, "salons"))
    known.set(String(id).toLowerCase(), ctx.salonId);
  return { rename: renamerFor(ctx.salonId, known), owner };
}

/** Writes all of it, within the caller's transaction. */
export async function writeAll(
  ctx: Ctx,
  { tables, salon, owner, slugs, spool, progress }: Read & { spool: Spool; progress: Progress },
): Promise<void> {
  const { salonId } = ctx.actor;
  for (const { table, stretch } of tables) {
    if (table.name === "salons") {
      if (salon) await restoreSalon(ctx.db, { salonId, row: salon });
      continue;
    }
    const except = table.name === "stylists" ? owner.stylistId : null;
    await writeTable(ctx.db, { table, spool, stretch, except }, progress);
  }
  await restoreOwner(ctx.db, owner);
  await restoreSlugs(ctx, slugs);
  await keepSilent(ctx.db, salonId);
}
