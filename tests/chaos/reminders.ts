import { randomUUID } from "node:crypto";
import { inDatabase, type Cluster } from "./cluster.ts";

const EVERY_MS = 15_000;
const LEAD_MS = 48 * 3_600_000;
const MONTH_MS = 30 * 86_400_000;
/** Of the numbers that are texted to, wherever the salon is. */
const COUNTRY = "DE";

/**
 * Puts visits into the book, as if they had been booked long ago, of which one after the other is to be reminded of in the next
 * minutes: the addresses and numbers that are to get a reminder, each of them one.
 */
export async function visitsToRemindOf(
  { caller, url }: Cluster,
  minutes: number,
): Promise<string[]> {
  const stylists = await (await caller.send("/api/stylists")).json();
  const [{ id: stylistId }] = stylists as [{ id: string }];
  const countries = JSON.stringify({ countries: [COUNTRY] });
  await caller.send("/api/messages/settings", { method: "PUT", body: countries });
  const addresses: string[] = [];
  await inDatabase(url, async (tx) => {
    const [{ salonId }] = await tx<
      [{ salonId: string }]
    >`select salon_id as "salonId" from stylists where id = ${stylistId}`;
    for (let later = EVERY_MS; later < minutes * 60_000; later += EVERY_MS) {
      const startsAt = new Date(Date.now() + LEAD_MS + later);
      const endsAt = new Date(startsAt.getTime() + EVERY_MS / 2);
      const long = new Date(startsAt.getTime() - MONTH_MS);
      const address = `visitor${addresses.length}@example.com`;
      const phone = `+4915155${String(addresses.length).padStart(6, "0")}`;
      const [held, id] = [randomUUID(), randomUUID()];
      await tx`
        insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
        values (${held}, ${salonId}, ${stylistId}, 'appointment', ${startsAt}, ${endsAt},
          tstzmultirange(tstzrange(${startsAt}, ${endsAt})), ${long})`;
      await tx`
        insert into sms_consents (id, salon_id, phone, granted, method, wording, created_at)
        values (${randomUUID()}, ${salonId}, ${phone}, true, 'staff', 'Yes, please text me.', ${long})`;
      await tx`
        insert into appointments (id, salon_id, stylist_id, client_name, client_email, client_phone, service_type, starts_at, ends_at,
          segments, needs_patch_test, status, source, occupancy_id, created_at, updated_at)
        values (${id}, ${salonId}, ${stylistId}, ${`Visitor ${addresses.length}`}, ${address}, ${phone}, 'Balayage', ${startsAt}, ${endsAt},
          ${tx.json([{ kind: "apply", minutes: 60 }])}, false, 'confirmed', 'page', ${held}, ${long}, ${long})`;
      addresses.push(address, phone);
    }
  });
  return addresses;
}
