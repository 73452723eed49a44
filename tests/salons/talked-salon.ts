import type { Appointment } from "#tools/appointments/schema.ts";
import type { TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

/**
 * The salon that conversations of clients are tried on: a menu, an address, and two visits of somebody else whose name, contact
 * and notes nobody may ever be told.
 */
export async function openTalkedSalon(
  started: TestApp,
): Promise<{ salon: Salon; others: Appointment[] }> {
  const salon = await openSalon(started);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const { stylistId } = salon.actor;
  await salon.json("POST", "/api/services/starter", { stylistId });
  await salon.json("PUT", "/api/stylists/profile", {
    name: salon.name,
    email: salon.email,
    salonName: "Falk",
    salonAddress: "Torstraße 12, Berlin",
    isLicensed: false,
  });
  const others: Appointment[] = [];
  for (const [appointmentDate, appointmentTime, durationMinutes] of [
    ["2026-11-20", "10:00", 60],
    ["2026-11-21", "09:00", 540],
  ] as const) {
    const made = await salon.json("POST", "/api/appointments/for-client", {
      stylistId,
      clientName: "Canarissa Vogel",
      clientEmail: "canary-mail@others.example",
      clientPhone: "+4917612345678",
      notes: "Secret note: bald spot",
      serviceType: "Canary service",
      appointmentDate,
      appointmentTime,
      durationMinutes,
    });
    if (!made.ok) throw new Error(await made.text());
    others.push((await made.json()) as Appointment);
  }
  return { salon, others };
}
