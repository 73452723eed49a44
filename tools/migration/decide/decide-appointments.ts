import { heldBy } from "#tools/hours/rules.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import { namesSomebody } from "#tools/values/name-rules.ts";
import { UNTOLD } from "#tools/clients/fields.ts";
import { newId } from "#tools/core/id.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { appointmentOf, type Comer } from "#tools/migration/read/appointment-row-rules.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Decision,
  type Seen,
  type StagedRow,
  type Verdict,
} from "#tools/migration/write/batch.ts";
import type { ClientKeys, KnownClient } from "./client-index.ts";
import { colleague, insertClients } from "./decide-clients.ts";
import { keysOf, learnMeant, meantBy } from "./known-clients.ts";
import { learnVisits, sourceKey, visitKeys } from "./known-visits.ts";
import { menusOf } from "#tools/migration/menus.ts";
import { insertPast, bookComing, type Visiting } from "#tools/migration/write/write-visits.ts";

/**
 * Rows of visits. What is over comes as it was; what is to come takes its time in the book, and is left out where somebody
 * has it. Who comes and has no record gets one. Nobody is written to.
 */
export async function decideAppointments(batch: Batch): Promise<Decision> {
  const { ctx, whose, team, rows, how, seen } = batch;
  const now = ctx.now().getTime();
  const verdicts: Verdict[] = [];
  const told = rows.map((row) => {
    const read = how(row);
    const { comer, visit } = appointmentOf(row.fields, read, now);
    const who = comer ?? NOBODY;
    const keys = keysOf({ ...who, name: who.clientName }, read.timeZone);
    return { row, who, visit, keys, clientSourceId: who.clientSourceId };
  });
  await learnMeant(ctx, batch, told);
  const visits = told.flatMap(({ row, visit, ...of }) => {
    if ("problem" in visit) return [];
    const { value, warning } = visit;
    const stylistId = colleague(team, value.stylist)?.id ?? whose.stylistId;
    const { startsAt } = value;
    return [
      { ...of, row: { ...row, warning }, value, stylistId, startsAt, sourceId: row.sourceId },
    ];
  });
  await learnVisits(ctx, batch, visits);
  const menuOf = await menusOf(
    ctx,
    visits.map(({ stylistId }) => stylistId),
  );
  const { requirePatchTest } = await getBookingRules(ctx);
  const made: KnownClient[] = [];
  const past: Visiting[] = [];
  const coming: { visit: Visiting; verdict: Verdict; skip: (problem: string) => void }[] = [];
  /** Who has no record gets one, also where the visit is left out. */
  const recordFor = (known: KnownClient | undefined, who: Comer, keys: ClientKeys) => {
    const record = known ? null : newcomer(who, keys);
    if (!record) return null;
    seen.clients.add(record);
    made.push(record);
    return { clientId: record.id };
  };
  const without = (row: StagedRow, problem: string, before: { clientId: string } | null) =>
    verdicts.push({ ...leftOut(row, before ? `${problem} ${KEPT}` : problem), before });
  for (const { row, who, value, stylistId, keys, startsAt } of visits) {
    const known = meantBy(batch, who.clientSourceId, keys);
    const clientName = known?.name ?? who.clientName;
    const place = { stylistId, startsAt, clientId: known?.id ?? null, clientName };
    const same =
      (row.sourceId === null ? undefined : seen.visits.get(sourceKey(row.sourceId))) ??
      visitKeys(place)
        .map((key) => seen.visits.get(key))
        .find(Boolean);
    if (same) {
      verdicts.push(brought(row, "kept", same));
      continue;
    }
    if (clientName === "") {
      verdicts.push(
        leftOut(row, "nobody of the salon is known by what this row says of the client."),
      );
      continue;
    }
    const service = menuOf(stylistId).called(value.service, value.minutes);
    const visit: Visiting = {
      ...place,
      id: newId(),
      clientEmail: who.email ?? known?.email ?? null,
      clientPhone: who.phone ?? known?.phone ?? null,
      serviceId: service.id,
      serviceType: value.service || "Appointment",
      segments: service.segments,
      onlineInGaps: service.onlineInProcessing,
      asksForTest: requirePatchTest && service.needsPatchTest,
      price: value.price,
      notes: value.notes,
      status: value.status,
      cancelledBy: value.cancelledBy,
    };
    const stands = value.status === "confirmed" || value.status === "pending";
    const obstacle = stands ? await inTheWay(batch, visit, row.row) : null;
    const before = recordFor(known, who, keys);
    if (obstacle) {
      without(row, obstacle, before);
      continue;
    }
    visit.clientId = known?.id ?? before?.clientId ?? null;
    const verdict = brought(row, "created", visit.id, before);
    verdicts.push(verdict);
    for (const key of visitKeys(visit)) seen.visits.set(key, visit.id);
    if (row.sourceId !== null) seen.visits.set(sourceKey(row.sourceId), visit.id);
    const skip = (problem: string) =>
      Object.assign(verdict, leftOut(row, problem), { before: verdict.before });
    if (stands) coming.push({ visit, verdict, skip });
    else past.push(visit);
  }
  for (const { row, who, visit, keys } of told)
    if ("problem" in visit)
      without(row, visit.problem, recordFor(meantBy(batch, who.clientSourceId, keys), who, keys));
  return {
    verdicts,
    write: async (ctx) => {
      await insertClients(ctx, made);
      await insertPast(ctx, past);
      await bookComing(ctx, coming);
    },
  };
}

const NOBODY: Comer = { clientSourceId: null, clientName: "", email: null, phone: null };
const KEPT = "The client is kept.";

/** A record for somebody who has none, where the name is somebody's. */
function newcomer({ clientName, email, phone }: Comer, keys: ClientKeys): KnownClient | null {
  if (!namesSomebody(clientName)) return null;
  return { ...UNTOLD, id: newId(), name: clientName, email, phone, keys, state: "new" };
}

/** Who has the time of a visit that is to come: somebody in the book, or another row. */
async function inTheWay(
  { ctx, seen }: Batch,
  { stylistId, startsAt, segments, clientName }: Visiting,
  row: number | null,
): Promise<string | null> {
  const busy = heldBy(segments, startsAt);
  const has = await whoHas(ctx, { stylistId, startsAt: new Date(startsAt), segments });
  if (has) return `that time is taken: ${has}`;
  const other = seen.spans.find((span) => span.stylistId === stylistId && meet(span.busy, busy));
  if (other) return `that time is taken: ${other.by} has it.`;
  seen.spans.push({
    stylistId,
    busy,
    by: row === null ? clientName : `${clientName} (row ${row})`,
  });
  return null;
}

type Busy = Seen["spans"][number]["busy"];

const meet = (one: Busy, other: Busy) =>
  one.some(([from, to]) => other.some((own) => own[0] < to && from < own[1]));
