import { inArray, sql } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import type { Ctx } from "#tools/core/context.ts";
import { clientRows } from "./rows.ts";
import type { ClientDuplicate } from "./schema.ts";

/** Pairs that a person can look through at once. */
const MOST = 100;

/** Records that may be one person twice: the same e-mail address, phone number or name. The surest first. */
export async function listClientDuplicates(ctx: Ctx): Promise<ClientDuplicate[]> {
  const same = (key: "email" | "phone" | "name") => {
    const column = sql.identifier(`${key}_key`);
    return sql`select a.id as a, b.id as b, ${key}::text as why from ${clients} a join ${clients} b
      on b.salon_id = a.salon_id and b.${column} = a.${column} and a.id < b.id
      where a.${column} <> ''`;
  };
  const pairs = await ctx.db.execute<{ a: string; b: string; because: ClientDuplicate["because"] }>(
    sql`select a, b, array_agg(why order by why) as because
      from (${same("email")} union all ${same("phone")} union all ${same("name")}) pair
      group by a, b order by count(*) desc, min(why), b desc limit ${MOST}`,
  );
  const ids = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  if (ids.length === 0) return [];
  const rows = await clientRows(
    ctx,
    await ctx.db.select().from(clients).where(inArray(clients.id, ids)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap(({ a, b, because }) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    return one && other ? [{ a: one, b: other, because }] : [];
  });
}
