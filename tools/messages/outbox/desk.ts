import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { outbox } from "#db/schema/messages.ts";
import { isRefusal, type Ctx } from "#tools/core/context.ts";
import { together } from "#tools/core/together.ts";
import type { OutboxRow } from "./outbox.ts";

/** What the carrier says of a text that it took. */
export type Carrier = { providerId: string; segments: number | null };

type Key = Pick<OutboxRow, "salonId" | "id">;
type Gone = Key & Pick<OutboxRow, "channel"> & { carrier: Carrier | null };

/** Where messages of all salons are taken and noted as gone, together as they come. */
export type OutboxDesk = {
  /** Takes a message that waits and is due, and counts the try; undefined where it is anything else. */
  take(key: Key): Promise<OutboxRow | undefined>;
  /**
   * Notes that a message was taken, unless the carrier has told more meanwhile. @returns whether that was noted
   * @throws an error of SQLSTATE 23505 where what the carrier knows it by belongs to another message
   */
  noteGone(gone: Gone): Promise<boolean>;
};

/** @param everySalon the database as the platform reaches it */
export function openDesk(everySalon: Pick<Ctx, "db" | "now" | "instance">): OutboxDesk {
  return {
    take: together(async (keys) => {
      const rows = await takeAll(everySalon, keys);
      return keys.map((key) => rows.find((row) => isOf(row, key)));
    }, ALONE),
    noteGone: together(async (gone) => {
      const rows = await noteAll(everySalon, gone);
      return gone.map((key) => rows.some((row) => isOf(row, key)));
    }, ALONE),
  };
}

const ALONE = { isOfOne: isRefusal };

const isOf = (row: Key, { salonId, id }: Key) => row.id === id && row.salonId === salonId;

/** What another process has in its hands at the moment is left to it. */
async function takeAll(
  { db, now, instance }: Parameters<typeof openDesk>[0],
  keys: readonly Key[],
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(rowsOf(keys, "id uuid"), keyed)
    .where(and(eq(outbox.status, "queued"), lte(outbox.dueAt, now())))
    .orderBy(outbox.id)
    .for("update", { of: outbox, skipLocked: true });
  return db
    .update(outbox)
    .set({
      status: "sending",
      attempts: sql`${outbox.attempts} + 1`,
      attemptedAt: now(),
      instance,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** A text keeps its words until it has arrived, since it may have to go again. */
function noteAll(
  { db, now }: Parameters<typeof openDesk>[0],
  gone: readonly Gone[],
): Promise<Key[]> {
  const rows = gone.map(({ carrier, ...key }) => ({ ...key, ...carrier }));
  return db
    .update(outbox)
    .set({
      status: "sent",
      error: null,
      sentAt: now(),
      instance: null,
      providerId: sql`coalesce(c."providerId", ${outbox.providerId})`,
      segments: sql`coalesce(c.segments, ${outbox.segments})`,
      sealed: sql`case when c.channel = 'sms' then ${outbox.sealed} end`,
    })
    .from(rowsOf(rows, `id uuid, channel text, "providerId" text, segments int`))
    .where(
      and(
        keyed,
        inArray(outbox.status, ["queued", "sending"]),
        sql`(c."providerId" is null or ${outbox.providerId} is null or ${outbox.providerId} = c."providerId")`,
      ),
    )
    .returning({ salonId: outbox.salonId, id: outbox.id });
}

const keyed = and(eq(outbox.salonId, sql`c."salonId"`), eq(outbox.id, sql`c.id`));

const rowsOf = (rows: readonly Key[], columns: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as c("salonId" uuid, ${sql.raw(columns)})`;
