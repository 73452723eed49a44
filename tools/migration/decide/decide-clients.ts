import { columnFor, fieldsOf, recordColumns } from "./client-sql.ts";
import { sql } from "drizzle-orm";
import { foldName } from "#tools/values/name-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Colleague,
  type Decision,
  type Verdict,
} from "#tools/migration/write/batch.ts";
import { fillIn, type KnownClient } from "./client-index.ts";
import { clientOf } from "#tools/migration/read/client-row-rules.ts";
import { keysOf, learnClients } from "./known-clients.ts";

/**
 * Rows of clients. Who has the same address, else the same number, is the same person, and what their record lacks is
 * filled; a name alone finds only records that have neither.
 */
export async function decideClients({
  ctx,
  whose,
  team,
  rows,
  how,
  seen,
}: Batch): Promise<Decision> {
  const verdicts: Verdict[] = [];
  const told = rows.flatMap((row) => {
    const read = how(row);
    const judged = clientOf(row.fields, read);
    if ("value" in judged)
      return [
        {
          row: { ...row, warning: judged.warning },
          client: judged.value,
          keys: keysOf(judged.value, read.timeZone),
        },
      ];
    verdicts.push(leftOut(row, judged.problem));
    return [];
  });
  await learnClients(
    ctx,
    { seen, whose },
    told.map(({ keys }) => keys),
  );
  const made: KnownClient[] = [];
  const filled = new Map<string, KnownClient>();
  for (const { row, client, keys } of told) {
    const known = seen.clients.same(keys);
    if (!known) {
      const { stylist, ...said } = client;
      const preferredStylistId = colleague(team, stylist)?.id ?? null;
      const record = { ...said, id: newId(), keys, preferredStylistId, state: "new" } as const;
      seen.clients.add(record);
      made.push(record);
      verdicts.push(brought(row, "created", record.id));
    } else {
      const more = fillIn(known, client, keys);
      if (more) seen.clients.refile(known);
      if (more && known.state !== "new") filled.set(known.id, known);
      verdicts.push(brought(row, more ? "merged" : "kept", known.id, more && { filled: more }));
    }
    const id = verdicts.at(-1)?.entityId;
    if (row.sourceId !== null && id) seen.clientsBySource.set(row.sourceId, id);
  }
  return {
    verdicts,
    write: async (ctx) => {
      await insertClients(ctx, made);
      await fillClients(ctx, [...filled.values()]);
    },
  };
}

/** Somebody of the team by their name, or by a first name that only one has. */
export function colleague(team: readonly Colleague[], name: string | null): Colleague | undefined {
  if (!name) return undefined;
  const sought = foldName(name);
  const whole = team.find((each) => foldName(each.name) === sought);
  const named = team.filter((each) => foldName(each.name).split(" ")[0] === sought);
  return whole ?? (named.length === 1 ? named[0] : undefined);
}

/** Writes records that rows have made. */
export async function insertClients(ctx: Ctx, made: readonly KnownClient[]): Promise<void> {
  if (made.length === 0) return;
  // one instant: a record whose two are the same was not changed since
  const now = at(ctx);
  const typed = fieldsOf((field) => sql`${columnFor(field)}`);
  const told = fieldsOf((field) => sql`r.${sql.identifier(field)}`);
  await ctx.db.execute(sql`insert into clients
      (id, salon_id, name, name_key, email_key, phone_key, ${typed}, preferred_stylist_id, source, created_at, updated_at)
    select r.id, ${ctx.actor.salonId}::uuid, r.name, r."nameKey", r."emailKey", r."phoneKey", ${told},
      r."preferredStylistId", 'import', ${now}, ${now}
    from json_to_recordset(${flat(made)}::text::json) as r(id uuid, name text, "nameKey" text, "emailKey" text,
      "phoneKey" text, ${recordColumns}, "preferredStylistId" uuid)`);
}

/** Fills what records lack. Those that this very migration has made stay as new as they are, so that undoing takes them along. */
async function fillClients(ctx: Ctx, filled: readonly KnownClient[]): Promise<void> {
  if (filled.length === 0) return;
  const lacking = fieldsOf(
    (field) =>
      sql`${columnFor(field)} = coalesce(c.${columnFor(field)}, r.${sql.identifier(field)})`,
  );
  await ctx.db.execute(sql`update clients c set ${lacking},
      email_key = coalesce(c.email_key, r."emailKey"), phone_key = coalesce(c.phone_key, r."phoneKey"),
      version = c.version + case r.state when 'there' then 1 else 0 end,
      updated_at = case r.state when 'there' then ${at(ctx)} else c.updated_at end
    from json_to_recordset(${flat(filled)}::text::json) as r(id uuid, "emailKey" text, "phoneKey" text,
      ${recordColumns}, state text)
    where c.id = r.id and c.salon_id = ${ctx.actor.salonId}::uuid`);
}

const at = (ctx: Ctx) => sql`${ctx.now().toISOString()}::timestamptz`;

const flat = (records: readonly KnownClient[]) =>
  JSON.stringify(
    records.map(({ keys, ...record }) => ({
      ...record,
      nameKey: keys.name,
      emailKey: keys.email,
      phoneKey: keys.phone,
    })),
  );
