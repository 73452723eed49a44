import { eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import type { Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { unknownAppointment } from "./appointments.ts";

export type AppointmentRow = typeof appointments.$inferSelect;

/** An appointment that nobody else changes until the transaction ends. @throws not_found */
export async function lockAppointment({ db }: { db: Db }, id: string): Promise<AppointmentRow> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id)).for("update");
  if (!row) throw unknownAppointment();
  return row;
}

/** @throws conflict with the appointment as `present` reads it, when it was changed since `version` was read. */
export async function refuseStale(
  row: AppointmentRow,
  version: number | undefined,
  present: () => Promise<object>,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  throw new DomainError(
    "conflict",
    "Somebody has changed this appointment meanwhile. Look at it again.",
    { appointment: await present() },
  );
}
