import { sql } from "drizzle-orm";
import { emailKeyOf, nameKeyOf } from "#tools/values/name-rules.ts";
import { phoneKeyOf } from "#tools/values/phone.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Seen, Whose } from "#tools/migration/write/batch.ts";
import { columnFor, fieldsOf } from "./client-sql.ts";
import type { ClientKeys, KnownClient } from "./client-index.ts";

type Contact = { name: string | null; email: string | null; phone: string | null };

/** What somebody is found by, a number read as people of the salon's zone write it. */
export function keysOf({ name, email, phone }: Contact, timeZone: string): ClientKeys {
  return {
    name: name ? nameKeyOf(name) : "",
    email: emailKeyOf(email),
    phone: phone ? phoneKeyOf(phone, timeZone) : null,
  };
}

type Row = Omit<KnownClient, "keys" | "state"> & {
  nameKey: string;
  emailKey: string | null;
  phoneKey: string | null;
  own: boolean;
};

/** Puts the salon's records that have one of these keys or ids into the index, first those that were there first. */
export async function learnClients(
  ctx: Ctx,
  { seen, whose }: { seen: Seen; whose: Whose },
  keys: readonly ClientKeys[],
  ids: readonly string[] = [],
): Promise<void> {
  const { salonId } = ctx.actor;
  const found = (key: keyof ClientKeys) => {
    const asked = JSON.stringify([...new Set(keys.flatMap((each) => each[key] || []))]);
    const column = sql.identifier(`${key}_key`);
    return sql`select o.id from json_array_elements_text(${asked}::text::json) k(v)
      join clients o on o.salon_id = ${salonId}::uuid and o.${column} = k.v`;
  };
  // by joins, each through its own index: one condition over all three would read the whole table
  const rows = await ctx.db.execute<Row>(sql`
    select c.id, c.name, c.name_key as "nameKey", c.email_key as "emailKey", c.phone_key as "phoneKey",
      ${fieldsOf((field) => sql`c.${columnFor(field)}::text as ${sql.identifier(field)}`)},
      c.preferred_stylist_id as "preferredStylistId",
      exists (select from migration_rows r where r.salon_id = c.salon_id and r.entity_id = c.id
        and r.migration_id = ${whose.id}::uuid and r.outcome = 'created') as own
    from (${found("email")} union ${found("phone")} union ${found("name")}
      union select v::uuid from json_array_elements_text(${JSON.stringify(ids)}::text::json) k(v)) f
    join clients c on c.salon_id = ${salonId}::uuid and c.id = f.id
    where c.name_key <> ''
    order by c.created_at, c.id`);
  for (const { nameKey, emailKey, phoneKey, own, ...record } of rows) {
    seen.clients.add({
      ...record,
      keys: { name: nameKey, email: emailKey, phone: phoneKey },
      state: own ? "brought" : "there",
    });
  }
}

/** Finds out which records the other system's ids of clients stand for, by this migration and earlier ones of the platform. */
async function learnSources(
  ctx: Ctx,
  { seen, whose }: { seen: Seen; whose: Whose },
  sourceIds: readonly (string | null)[],
): Promise<void> {
  const asked = [...new Set(sourceIds)].filter(
    (id) => id !== null && !seen.clientsBySource.has(id),
  );
  if (asked.length === 0) return;
  const rows = await ctx.db.execute<{ sourceId: string; entityId: string }>(sql`
    select r.source_id as "sourceId", coalesce(c.merged_into_id, c.id) as "entityId"
    from migrations m
    cross join json_array_elements_text(${JSON.stringify(asked)}::text::json) k(v)
    join migration_rows r on r.salon_id = m.salon_id and r.migration_id = m.id and r.kind = 'clients' and r.source_id = k.v
    join clients c on c.salon_id = r.salon_id and c.id = r.entity_id
    where m.salon_id = ${ctx.actor.salonId}::uuid and m.platform = ${whose.platform}
      and (c.name_key <> '' or c.merged_into_id is not null)
    order by m.created_at, r.ordinal`);
  for (const { sourceId, entityId } of rows) seen.clientsBySource.set(sourceId, entityId);
}

/** Who is meant by a visit or formula: whom the other system's id stands for, else whom address, number or name tell. */
export function meantBy(
  { seen }: { seen: Seen },
  sourceId: string | null,
  keys: ClientKeys,
): KnownClient | undefined {
  const id = sourceId === null ? undefined : seen.clientsBySource.get(sourceId);
  return (id === undefined ? undefined : seen.clients.byId(id)) ?? seen.clients.meant(keys);
}

/** Learns whom rows mean by ids of the other system and by what they say of somebody. */
export async function learnMeant(
  ctx: Ctx,
  known: { seen: Seen; whose: Whose },
  told: readonly { clientSourceId: string | null; keys: ClientKeys }[],
): Promise<void> {
  await learnSources(
    ctx,
    known,
    told.map(({ clientSourceId }) => clientSourceId),
  );
  const ids = told.flatMap(
    ({ clientSourceId: id }) => (id !== null && known.seen.clientsBySource.get(id)) || [],
  );
  await learnClients(
    ctx,
    known,
    told.map(({ keys }) => keys),
    [...new Set(ids)],
  );
}
