import { heldBy } from "#tools/hours/rules.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import { namesSomebody } from "#tools/values/name-rules.ts";
import { UNTOLD } from "#tools/clients/fields.ts";
import { newId } from "#tools/core/id.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { appointmentOf } from "#tools/migration/read/appointment-row-rules.ts";
import {
  brought,
  leftOut,
  type Batch,
  type Decision,
  type Seen,
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
  const told = rows.flatMap((row) => {
    const read = how(row);
    const judged = appointmentOf(row.fields, read, now);
    if ("problem" in judged) {
      verdicts.push(leftOut(row, judged.problem));
      return [];
    }
    const { value, warning } = judged;
    const stylistId = colleague(team, value.stylist)?.id ?? whose.stylistId;
    const { clientSourceId, startsAt } = value;
    const keys = keysOf({ ...value, name: value.clientName }, read.timeZone);
    const { sourceId } = row;
    return [
      { row: { ...row, warning }, value, stylistId, clientSourceId, keys, startsAt, sourceId },
    ];
  });
  await learnMeant(ctx, batch, told);
  await learnVisits(ctx, batch, told);
  const menuOf = await menusOf(
    ctx,
    told.map(({ stylistId }) => stylistId),
  );
  const { requirePatchTest } = await getBookingRules(ctx);
  const made: KnownClient[] = [];
  const past: Visiting[] = [];
  const coming: { visit: Visiting; verdict: Verdict; skip: (problem: string) => void }[] = [];
  for (const { row, value, stylistId, keys, startsAt } of told) {
    const known = meantBy(batch, value.clientSourceId, keys);
    const clientName = known?.name ?? value.clientName;
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
      clientEmail: value.email ?? known?.email ?? null,
      clientPhone: value.phone ?? known?.phone ?? null,
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
    if (obstacle) {
      verdicts.push(leftOut(row, obstacle));
      continue;
    }
    const record = known ?? newcomer(visit, value, keys);
    if (!known && record) {
      seen.clients.add(record);
      made.push(record);
    }
    visit.clientId = record?.id ?? null;
    const verdict = brought(
      row,
      "created",
      visit.id,
      !known && record ? { clientId: record.id } : null,
    );
    verdicts.push(verdict);
    for (const key of visitKeys(visit)) seen.visits.set(key, visit.id);
    if (row.sourceId !== null) seen.visits.set(sourceKey(row.sourceId), visit.id);
    const skip = (problem: string) =>
      Object.assign(verdict, leftOut(row, problem), { before: verdict.before });
    if (stands) coming.push({ visit, verdict, skip });
    else past.push(visit);
  }
  return {
    verdicts,
    write: async (ctx) => {
      await insertClients(ctx, made);
      await insertPast(ctx, past);
      await bookComing(ctx, coming);
    },
  };
}

/** A record for somebody who has none, where the name is somebody's. */
function newcomer(
  { clientName, clientEmail, clientPhone }: Visiting,
  told: { email: string | null; phone: string | null },
  keys: ClientKeys,
): KnownClient | null {
  if (!namesSomebody(clientName)) return null;
  return {
    ...UNTOLD,
    id: newId(),
    name: clientName,
    email: told.email ?? clientEmail,
    phone: told.phone ?? clientPhone,
    keys,
    state: "new",
  };
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
