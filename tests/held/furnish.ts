import { contextFor } from "#agent/context.ts";
import { addBrandPreference } from "#tools/brands/brands.ts";
import { setShelf } from "#tools/brands/shelf.ts";
import { recordClientTest } from "#tools/clients/client-tests.ts";
import { createClient } from "#tools/clients/clients.ts";
import type { Actor } from "#tools/core/context.ts";
import { recordConsent } from "#tools/messages/inbox/consents.ts";
import { createService } from "#tools/pricing/services/services-own.ts";
import { setRates } from "#tools/salons/rates.ts";
import { updateBookingRules } from "#tools/salons/booking.ts";
import { setWeek } from "#tools/hours/week.ts";
import { getProfile, updateProfile } from "#tools/stylists/stylists.ts";
import type { TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { addStylist, joinTeam } from "#tests/salons/team.ts";
import { furnishBook } from "./furnish-book.ts";
import { furnishColour } from "./furnish-colour.ts";
import { furnishStock } from "./furnish-stock.ts";
import { instantAt, type Making } from "./making.ts";
import { HELD_SALON } from "./salon.ts";

/** Weeks before the first thing in the table that has a date. */
const OPENED = "2026-08-03T09:00";
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Makes HELD_SALON by the product's own verbs in an app whose clock stands at its now. @returns its owner, signed in */
export async function furnishHeld(app: TestApp): Promise<Salon> {
  const [maren] = HELD_SALON.stylists;
  const salon = await openSalon(app, { name: maren.name, timeZone: HELD_SALON.now.timeZone });
  const as = (actor: Actor, local: string) => {
    const instant = instantAt(local);
    return contextFor({ ...app.services, now: () => instant }, actor);
  };
  const held: Making = {
    app,
    salon,
    stylists: new Map([[maren.name, salon.actor.stylistId]]),
    clients: new Map(),
    services: new Map(),
    at: (local) => as(salon.actor, local),
  };
  await openHouse(held);
  await takeInClients(held);
  await furnishColour(held);
  await furnishStock(held);
  await furnishBook(held);
  return salon;
}

async function openHouse(held: Making): Promise<void> {
  const { app, salon, stylists, services, at } = held;
  const { stylistId } = salon.actor;
  const ctx = at(OPENED);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: HELD_SALON.tier });
  await salon.json("PUT", "/api/social-media/subscribe", { tier: HELD_SALON.social });
  await updateBookingRules(ctx, { timeZone: HELD_SALON.now.timeZone, horizonDays: 60 });
  await setRates(ctx, { currency: HELD_SALON.currency, hourlyRate: null, productRate: null });
  const { name, email, phone } = await getProfile(ctx);
  await updateProfile(ctx, {
    name,
    email,
    phone,
    isLicensed: true,
    licenseNumber: "NY-COS-0042317",
    salonName: HELD_SALON.name,
  });
  for (const { name: who, role } of HELD_SALON.stylists) {
    if (role === "owner") continue;
    const member = { name: who, email: `${who.toLowerCase().split(" ")[0]}@falk-salon.example` };
    const id =
      role === "stylist"
        ? (await joinTeam(app, salon, { ...member, role })).stylistId
        : await addStylist(salon, member);
    stylists.set(who, id);
  }
  for (const { name: who, days, from, to } of HELD_SALON.stylists) {
    const [first = "", last = ""] = days.split("-").map((day) => WEEKDAYS.indexOf(day));
    const week = WEEKDAYS.map((_, day) =>
      day >= Number(first) && day <= Number(last) ? { from, to, breaks: [] } : null,
    );
    await setWeek(ctx, { stylistId: stylists.get(who) ?? "", week });
  }
  for (const { brand, line } of HELD_SALON.lines)
    await addBrandPreference(ctx, { brandId: brand, productLineId: line, productType: "general" });
  for (const { brand, line, codes } of HELD_SALON.shelf)
    await setShelf(ctx, { brandId: brand, lineId: line, codes: [...codes] });
  for (const each of HELD_SALON.services) {
    const { name: called, category, price, minutes } = each;
    const { id } = await createService(ctx, {
      stylistId,
      name: called,
      category,
      basePrice: price,
      duration: minutes,
      needsPatchTest: "needsPatchTest" in each,
    });
    services.set(called, id);
  }
}

async function takeInClients({ clients, at }: Making): Promise<void> {
  for (const each of HELD_SALON.clients) {
    const ctx = at(OPENED);
    const { id } = await createClient(ctx, {
      name: each.name,
      phone: each.phone,
      email: "email" in each ? each.email : null,
      ...("allergies" in each && { allergies: each.allergies, mustKnow: each.mustKnow }),
    });
    clients.set(each.name, id);
    await recordConsent(ctx, { phone: each.phone, granted: true, wording: "Texts are fine." });
  }
  for (const { client, doneAt, result } of HELD_SALON.patchTests) {
    const clientId = clients.get(client) ?? "";
    await recordClientTest(at(result === "passed" ? "2026-11-21T09:00" : doneAt), {
      clientId,
      kind: "patch",
      doneAt: instantAt(doneAt).toISOString(),
      result,
      note: "",
    });
  }
}
