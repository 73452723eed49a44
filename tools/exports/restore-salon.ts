import { eq, sql } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, sqlState, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { isSlug } from "#tools/stylists/rules.ts";
import { takeSlug } from "#tools/stylists/slugs.ts";
import { SILENT, type Row } from "./restored-as.ts";

/** What of the export's owner becomes the signed-in owner's: how they work, not who they are. */
const OF_THE_OWNER = [
  "phone",
  "years_of_experience",
  "salon_name",
  "salon_address",
  "website",
  "bio",
  "specialties",
  "developer_brand_id",
  "developer_volume",
  "shelf_only",
] as const;
/** What of the salon comes along: its name, clock and rates. */
const OF_THE_SALON = [
  "name",
  "time_zone",
  "currency",
  "hourly_rate",
  "product_rate",
  "overhead_percent",
  "margin_percent",
] as const;
const TRIES = 20;

/** The salon's own row takes on what the export says of it. */
export function restoreSalon(tx: Db, { salonId, row }: { salonId: string; row: Row }) {
  return take(tx, { table: "salons", id: salonId, row, columns: OF_THE_SALON });
}

/** The owner who is signed in takes on how the export's owner works. */
export function restoreOwner(tx: Db, { stylistId, row }: { stylistId: string; row: Row }) {
  return take(tx, { table: "stylists", id: stylistId, row, columns: OF_THE_OWNER });
}

async function take(
  tx: Db,
  given: { table: "salons" | "stylists"; id: string; row: Row; columns: readonly string[] },
): Promise<void> {
  const table = sql.identifier(given.table);
  const set = sql.join(
    given.columns
      .filter((column) => given.row[column] !== undefined)
      .map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`update ${table} set ${set}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(given.row)}::text::jsonb) given
    where ${table}.id = ${given.id}`);
}

/** Gives stylists their booking addresses back, or the next one that is free where theirs is somebody's. */
export async function restoreSlugs(ctx: Ctx, slugs: ReadonlyMap<string, string>): Promise<void> {
  for (const [stylistId, wanted] of slugs) {
    const [held] = await ctx.db.select().from(stylists).where(eq(stylists.id, stylistId));
    if (!held || held.bookingSlug || !isSlug(wanted)) continue;
    for (let number = 1; number <= TRIES; number += 1) {
      const slug = number === 1 ? wanted : `${wanted.slice(0, 55)}-${number}`;
      if (await takes(ctx, { slug, stylistId })) break;
    }
  }
}

async function takes(ctx: Ctx, held: { slug: string; stylistId: string }): Promise<boolean> {
  try {
    // a savepoint: one that is taken leaves the rest of the restore as it is
    await atomically(ctx, (ctx) =>
      takeSlug(ctx, held, (ctx) =>
        ctx.db
          .update(stylists)
          .set({ bookingSlug: held.slug })
          .where(eq(stylists.id, held.stylistId)),
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError || sqlState(error) === "23505") return false;
    throw error;
  }
}

/** A restored salon writes to nobody by itself until its owner says so. */
export async function keepSilent(tx: Db, salonId: string): Promise<void> {
  const columns = Object.keys(SILENT).map((column) => sql.identifier(column));
  const off = Object.values(SILENT).map((value) => sql`${value}`);
  await tx.execute(sql`insert into message_settings (salon_id, ${sql.join(columns, sql`, `)})
    values (${salonId}, ${sql.join(off, sql`, `)}) on conflict (salon_id) do update set
    ${sql.join(
      columns.map((column) => sql`${column} = excluded.${column}`),
      sql`, `,
    )}`);
}

/** The zone that a salon goes by. */
export async function zoneOfSalon(db: Db): Promise<string> {
  const [row] = await db.select({ timeZone: salons.timeZone }).from(salons);
  return row?.timeZone ?? "UTC";
}
