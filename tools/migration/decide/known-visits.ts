import { sql } from "drizzle-orm";
import { foldName } from "#tools/values/name-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Seen, Whose } from "#tools/migration/write/batch.ts";

/** What makes a visit one: whose it is, when it begins, and who comes. */
export type Visit = {
  stylistId: string;
  startsAt: number;
  clientId: string | null;
  clientName: string;
};

/** The keys of a visit: by record and by name, since one that was written by hand may have no record. */
export function visitKeys({ stylistId, startsAt, clientId, clientName }: Visit): string[] {
  const place = `${stylistId} ${startsAt}`;
  const name = foldName(clientName);
  return [...(clientId ? [`${place} ${clientId}`] : []), ...(name ? [`${place} ${name}`] : [])];
}

/** The key of a visit by what the other system calls it. */
export const sourceKey = (sourceId: string) => `source ${sourceId}`;

/** Learns which visits the salon has at these times, and which an earlier migration of the platform has brought. */
export async function learnVisits(
  ctx: Ctx,
  { seen, whose }: { seen: Seen; whose: Whose },
  told: readonly { stylistId: string; startsAt: number; sourceId: string | null }[],
): Promise<void> {
  const { salonId } = ctx.actor;
  const times = told.map(({ stylistId, startsAt }) => ({ s: stylistId, t: new Date(startsAt) }));
  const rows = await ctx.db.execute<
    Omit<Visit, "startsAt"> & { id: string; at: string | Date }
  >(sql`
    select distinct a.id, a.stylist_id as "stylistId", a.starts_at as at, a.client_id as "clientId", a.client_name as "clientName"
    from json_to_recordset(${JSON.stringify(times)}::text::json) as r(s uuid, t timestamptz)
    join appointments a on a.salon_id = ${salonId}::uuid and a.stylist_id = r.s and a.starts_at = r.t`);
  for (const { id, at, ...visit } of rows)
    for (const key of visitKeys({ ...visit, startsAt: new Date(at).getTime() }))
      seen.visits.set(key, id);
  const ids = JSON.stringify(told.flatMap(({ sourceId }) => sourceId ?? []));
  const earlier = await ctx.db.execute<{ id: string; sourceId: string }>(sql`
    select a.id, r.source_id as "sourceId" from migrations m
    cross join json_array_elements_text(${ids}::text::json) k(v)
    join migration_rows r on r.salon_id = m.salon_id and r.migration_id = m.id and r.kind = 'appointments' and r.source_id = k.v
    join appointments a on a.salon_id = r.salon_id and a.id = r.entity_id
    where m.salon_id = ${salonId}::uuid and m.platform = ${whose.platform}`);
  for (const { id, sourceId } of earlier) seen.visits.set(sourceKey(sourceId), id);
}
