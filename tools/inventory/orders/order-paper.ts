import { eq, inArray } from "drizzle-orm";
import { items, suppliers } from "#db/schema/inventory.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { oneLine } from "#tools/messages/letters/letter.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { orderNumber } from "./order-rules.ts";
import { linesOf, type OrderRow } from "./order-rows.ts";

/** One line for the supplier. */
export type PaperLine = {
  name: string;
  code: string;
  barcode: string;
  quantity: number;
  unit: string;
};

/**
 * An order as its supplier reads it, every text on one line, "" where nothing is known. It tells no prices: the supplier's own
 * count, and the salon's notes of old ones are nobody else's business.
 */
export type OrderPaper = {
  number: string;
  /** The day at the salon, YYYY-MM-DD. */
  date: string;
  orderedBy: string;
  note: string;
  salon: { name: string; address: string; email: string; phone: string };
  supplier: { name: string; email: string; accountNumber: string };
  lines: PaperLine[];
};

/** Puts together what a supplier has to know of an order. */
export async function paperOf(ctx: Pick<Ctx, "db">, row: OrderRow): Promise<OrderPaper> {
  const lines = await linesOf(ctx, [row.id]);
  const kept = await ctx.db
    .select({ id: items.id, brand: items.brand, barcode: items.barcode })
    .from(items)
    .where(
      inArray(
        items.id,
        lines.map(({ itemId }) => itemId),
      ),
    );
  const [seller] = await ctx.db.select().from(suppliers).where(eq(suppliers.id, row.supplierId));
  const { timeZone, ...salon } = await salonOf(ctx);
  const [orderer] = await ctx.db
    .select({ name: stylists.name })
    .from(stylists)
    .where(eq(stylists.id, row.stylistId));
  return {
    number: orderNumber(row.id),
    date: wallOf(timeZone, (row.submittedAt ?? row.createdAt).getTime()).date,
    orderedBy: oneLine(orderer?.name ?? ""),
    note: row.note,
    salon,
    supplier: {
      name: oneLine(seller?.name ?? ""),
      email: oneLine(seller?.contactEmail ?? ""),
      accountNumber: oneLine(seller?.accountNumber ?? ""),
    },
    lines: lines.map(({ itemId, name, productCode, quantity, unit }) => {
      const { brand, barcode } = kept.find(({ id }) => id === itemId) ?? {};
      return {
        name: oneLine(withBrand(name, brand ?? "")),
        code: oneLine(productCode ?? ""),
        barcode: oneLine(barcode ?? ""),
        quantity,
        unit,
      };
    }),
  };
}

/** The salon as its owner describes it: deliveries and answers go there. */
async function salonOf({ db }: Pick<Ctx, "db">) {
  const [found] = await db
    .select({
      salon: salons.name,
      timeZone: salons.timeZone,
      shown: stylists.salonName,
      address: stylists.salonAddress,
      email: stylists.email,
      phone: stylists.phone,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.role, "owner"));
  if (!found) throw new Error("A salon has an owner.");
  const { salon, timeZone, shown, address, email, phone } = found;
  return {
    timeZone,
    name: oneLine(shown || salon),
    address: oneLine(address ?? ""),
    email: oneLine(email),
    phone: oneLine(phone ?? ""),
  };
}

/** A product under its brand, once. */
function withBrand(name: string, brand: string): string {
  return name.toLowerCase().includes(brand.toLowerCase()) ? name : `${brand} ${name}`;
}
