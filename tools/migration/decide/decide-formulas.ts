import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { nameKeyOf } from "#tools/values/name-rules.ts";
import { readNotation } from "#tools/colour/notation/notation.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { figuresOf } from "#tools/library/rules.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Decision,
  type Seen,
  type Verdict,
} from "#tools/migration/write/batch.ts";
import { colleague } from "./decide-clients.ts";
import { formulaTold, type FormulaTold } from "#tools/migration/read/formula-row-rules.ts";
import { keysOf, learnMeant, meantBy } from "./known-clients.ts";
import { quoted } from "#tools/migration/read/row-reader-rules.ts";

/** Formulas are read one after the other; after so many others get their turn. */
const AT_ONCE = 25;

/** Rows of formulas, into the library: read as an import of formulas reads them, and put to their client where one is meant. */
export async function decideFormulas(batch: Batch): Promise<Decision> {
  const { ctx, whose, team, rows, how, seen, lines } = batch;
  const verdicts: Verdict[] = [];
  const told = rows.flatMap((row) => {
    const read = how(row);
    const judged = formulaTold(row.fields, read);
    if ("problem" in judged) {
      verdicts.push(leftOut(row, judged.problem));
      return [];
    }
    const { value, warning } = judged;
    const keys = keysOf({ ...value, name: value.clientName }, read.timeZone);
    const { clientSourceId } = value;
    return [{ row: { ...row, warning }, value, keys, clientSourceId }];
  });
  await learnMeant(ctx, batch, told);
  await learnFormulas(
    ctx,
    seen,
    told.map(({ value }) => value.notation),
  );
  const made: object[] = [];
  for (const [at, { row, value, keys }] of told.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const client = meantBy(batch, value.clientSourceId, keys);
    const clientName = client?.name ?? value.clientName;
    const kept = { ...value, clientId: client?.id ?? null, clientName };
    // one that came before its client was known hangs on the name alone
    const same =
      seen.formulas.get(keyOf(kept)) ?? seen.formulas.get(keyOf({ ...kept, clientId: null }));
    if (same) {
      verdicts.push(brought(row, "kept", same));
      continue;
    }
    const { bowls, unread, notes } = readNotation(value.notation, { lines });
    if (!bowls.some(({ shades, developer }) => shades.length > 0 || developer)) {
      verdicts.push(leftOut(row, `${quoted(value.notation)} could not be read as a formula.`));
      continue;
    }
    const id = newId();
    made.push({
      id,
      stylistId: colleague(team, value.stylist)?.id ?? whose.stylistId,
      name: value.name ?? nameOf(bowls, value),
      clientName,
      clientId: client?.id ?? null,
      notation: value.notation,
      bowls,
      unread,
      notes: [value.notes, notes].filter(Boolean).join("\n").slice(0, 4000).toWellFormed(),
      usedOn: value.usedOn,
      ...figuresOf(bowls),
    });
    seen.formulas.set(keyOf(kept), id);
    verdicts.push(brought(row, "created", id));
  }
  return { verdicts, write: (ctx) => insertFormulas(ctx, made) };
}

type Kept = {
  clientId: string | null;
  clientName: string | null;
  usedOn: string | null;
  notation: string;
};

/** What makes a formula one: its client, by record or else by name, its day and its shorthand. */
function keyOf({ clientId, clientName, usedOn, notation }: Kept): string {
  const rest = `${usedOn ?? ""} ${notation}`;
  return clientId
    ? `c ${clientId} ${rest}`
    : `n ${clientName ? nameKeyOf(clientName) : ""} ${rest}`;
}

async function learnFormulas(ctx: Ctx, seen: Seen, notations: readonly string[]): Promise<void> {
  if (notations.length === 0) return;
  const asked = JSON.stringify([...new Set(notations)]);
  const rows = await ctx.db.execute<Kept & { id: string }>(sql`
    select id, client_id as "clientId", client_name as "clientName", used_on::text as "usedOn", notation
    from library_formulas
    where salon_id = ${ctx.actor.salonId}::uuid
      and notation in (select json_array_elements_text(${asked}::text::json))`);
  for (const { id, ...kept } of rows) seen.formulas.set(keyOf(kept), id);
}

async function insertFormulas(ctx: Ctx, made: readonly object[]): Promise<void> {
  if (made.length === 0) return;
  const at = sql`${ctx.now().toISOString()}::timestamptz`;
  await ctx.db
    .execute(sql`insert into library_formulas (id, salon_id, stylist_id, origin, name, client_name, client_id, notation,
      bowls, unread, notes, brand_id, line_id, level, tone, used_on, created_at, updated_at)
    select r.id, ${ctx.actor.salonId}::uuid, r."stylistId", 'import', r.name, r."clientName", r."clientId", r.notation, r.bowls,
      r.unread, r.notes, r."brandId", r."lineId", r.level, r.tone, r."usedOn", ${at}, ${at}
    from json_to_recordset(${JSON.stringify(made)}::text::json) as r(id uuid, "stylistId" uuid, name text, "clientName" text,
      "clientId" uuid, notation text, bowls jsonb, unread jsonb, notes text, "brandId" text, "lineId" text, level real,
      tone text, "usedOn" date)`);
}

/** What a formula without a name is called: line and shades of its first bowl, else how it begins. */
function nameOf(
  [bowl]: ReturnType<typeof readNotation>["bowls"],
  { notation }: FormulaTold,
): string {
  const codes = bowl?.shades.map(({ code }) => code).filter((code) => code !== bowl.lineName) ?? [];
  const called = [bowl?.lineName ?? "", codes.join(" + ")].filter(Boolean).join(" ");
  return (called || notation).slice(0, 120).toWellFormed();
}
