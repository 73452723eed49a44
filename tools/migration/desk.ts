import { eq } from "drizzle-orm";
import { migrationFiles } from "#db/schema/migrations.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { preferredLines } from "#tools/brands/brands.ts";
import type { Ctx, SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { teamOf } from "#tools/stylists/find.ts";
import type { Batch, Decision, Seen, StagedRow, Whose } from "./write/batch.ts";
import { clientIndex } from "./decide/client-index.ts";
import { FIELD_LABELS } from "./data.ts";
import { decideAppointments } from "./decide/decide-appointments.ts";
import { decideClients } from "./decide/decide-clients.ts";
import { decideFormulas } from "./decide/decide-formulas.ts";
import { decideProducts } from "./decide/decide-products.ts";
import { decideServices } from "./decide/decide-services.ts";
import { settledOrder } from "./mapping/kept-mapping-rules.ts";
import type { HowRead } from "./read/row-reader-rules.ts";
import type { DateOrder, MigrationField, MigrationKind } from "./schema.ts";

/** All that rows of a migration are decided on with, apart from the rows. */
export type Desk = Pick<Batch, "whose" | "team" | "lines" | "how">;

const DECIDERS: Record<MigrationKind, (batch: Batch) => Promise<Decision>> = {
  clients: decideClients,
  services: decideServices,
  products: decideProducts,
  appointments: decideAppointments,
  formulas: decideFormulas,
};

/** Rows of one kind that are decided on together: what is to come is booked one by one, and holds the book meanwhile. */
export const AT_ONCE: Record<MigrationKind, number> = {
  clients: 1000,
  services: 100,
  products: 500,
  appointments: 250,
  formulas: 250,
};

/** Decides on rows of one kind. Nothing is written. */
export const decide = (kind: MigrationKind, batch: Batch): Promise<Decision> =>
  DECIDERS[kind](batch);

/** Nothing seen yet. */
export function nothingSeen(): Seen {
  return {
    clients: clientIndex(),
    clientsBySource: new Map(),
    services: [],
    products: [],
    visits: new Map(),
    spans: [],
    formulas: new Map(),
  };
}

/** Gathers what a migration's rows are read and decided on with; `orders` are those of the days of files that have not begun to come in. */
export async function openDesk(
  ctx: Ctx,
  whose: Whose,
  orders: ReadonlyMap<string, DateOrder> = new Map(),
): Promise<Desk> {
  const [salon] = await ctx.db
    .select({ timeZone: salons.timeZone, currency: salons.currency })
    .from(salons);
  if (!salon) throw new DomainError("not_found", "Salon not found.");
  const files = await ctx.db
    .select({
      id: migrationFiles.id,
      mapping: migrationFiles.mapping,
      headings: migrationFiles.headings,
    })
    .from(migrationFiles)
    .where(eq(migrationFiles.migrationId, whose.id));
  const today = wallOf(salon.timeZone, ctx.now().getTime()).date;
  const common = { ...salon, today };
  const own = new Map(
    files.map(({ id, mapping, headings }): [string, HowRead] => {
      const label = (field: MigrationField) => {
        const column = mapping.columns.find((each) => each.field === field)?.column ?? -1;
        return headings[column] ?? FIELD_LABELS[field];
      };
      return [id, { ...common, order: orders.get(id) ?? settledOrder(mapping), label }];
    }),
  );
  const asRecords: HowRead = { ...common, order: "month", label: (field) => FIELD_LABELS[field] };
  return {
    whose,
    team: await teamOf(ctx),
    lines: await preferredLines(ctx),
    how: ({ fileId }: StagedRow) => (fileId === null ? undefined : own.get(fileId)) ?? asRecords,
  };
}

/** Work of a salon in the name of whoever started it: what is written says that it was them. */
export async function actingFor(ctx: SalonCtx, stylistId: string): Promise<Ctx> {
  const [person] = await ctx.db
    .select({ userId: stylists.userId, role: stylists.role })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  if (!person) throw new DomainError("not_found", "Stylist not found.");
  const { salonId, ...reach } = ctx;
  const { userId, role } = person;
  return { ...reach, actor: { userId: userId ?? "", salonId, stylistId, role, isAdmin: false } };
}
