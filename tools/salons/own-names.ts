import { and, between, desc, isNotNull, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { builtOnce } from "#db/built-once.ts";
import { appointments } from "#db/schema/appointments.ts";
import { items, suppliers } from "#db/schema/inventory.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";

/** Something that the salon calls by a name. */
export type OwnName = {
  kind: "service" | "item" | "supplier" | "formula" | "stylist" | "client";
  name: string;
};

/** The most names of a kind that are told. */
const MOST = 200;
/** Clients of this many days around today are spoken of by their names. */
const DAYS = 30;
const DAY = 86_400_000;

/** What the salon calls its services, stock, suppliers, formulas and people, so that words can be known for names; newest first. */
export function listOwnNames({ db, now }: Pick<Ctx, "db" | "now">): Promise<OwnName[]> {
  const inDays = (days: number) => new Date(now().getTime() + days * DAY).toISOString();
  return namesNow(db, { from: inDays(-DAYS), to: inDays(DAYS) });
}

const kind = (name: OwnName["kind"]) => sql<OwnName["kind"]>`${name}::text`.as("kind");
const namesNow = builtOnce((db) =>
  unionAll(
    db
      .select({ kind: kind("service"), name: services.name })
      .from(services)
      .orderBy(desc(services.createdAt))
      .limit(MOST),
    db
      .select({ kind: kind("item"), name: items.name })
      .from(items)
      .where(isNull(items.deletedAt))
      .orderBy(desc(items.createdAt))
      .limit(MOST),
    db
      .select({ kind: kind("supplier"), name: suppliers.name })
      .from(suppliers)
      .where(isNull(suppliers.deletedAt))
      .orderBy(desc(suppliers.createdAt))
      .limit(MOST),
    db
      .select({ kind: kind("formula"), name: libraryFormulas.name })
      .from(libraryFormulas)
      .orderBy(desc(libraryFormulas.createdAt))
      .limit(MOST),
    db
      .select({ kind: kind("stylist"), name: stylists.name })
      .from(stylists)
      .limit(MOST),
    db
      .selectDistinct({ kind: kind("client"), name: appointments.clientName })
      .from(appointments)
      .where(
        and(
          isNotNull(appointments.clientId),
          between(appointments.startsAt, sql.placeholder("from"), sql.placeholder("to")),
        ),
      )
      .limit(MOST),
  ),
);
