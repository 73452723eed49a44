import { builtinModel } from "#agent/models/builtin/model.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { finaliseBowl } from "#tools/inventory/bowls/bowls.ts";
import { createItem } from "#tools/inventory/items/items.ts";
import { createOrder } from "#tools/inventory/orders/orders.ts";
import { CreateItem } from "#tools/inventory/schema.ts";
import { activateInventory } from "#tools/billing/subscribe.ts";
import { createSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { startTake } from "#tools/inventory/takes/takes.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { chatOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import type { Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";

/** The model that `furnishSalon` chats with. */
export const chatModel = () => ({
  provider: "builtin" as const,
  chat: builtinModel(),
  vision: null,
});

export type FullSalon = Awaited<ReturnType<typeof furnishSalon>>;

/** The client who is in everything. */
export const vera = {
  name: "Vera Quist",
  email: "vera@quist.example",
  phone: "+4917612345678",
};

/** Fills a salon by its verbs with something of nearly everything that a salon can hold. */
export async function furnishSalon(salon: Salon) {
  const post = async <T = { id: string }>(path: string, body: object, method = "POST") => {
    const answer = await salon.json(method, `/api/${path}`, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { stylistId } = salon.actor;
  await post("subscription/upgrade", { tier: "complete" }, "PUT");
  const client = await post("clients", { ...vera, allergies: "Nickel", notes: "Likes copper" });
  const twin = await post("clients", { name: "V. Quist", phone: "+4917699999999" });
  await post("clients/merge", { keepId: client.id, otherId: twin.id });
  const other = await post("clients", { name: "Olga Brandt", email: "olga@brandt.example" });
  await post(`clients/${client.id}/tests`, { kind: "patch", result: "pending" });
  const [current = "", target = ""] = await storePhotos(
    salon,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  const made = await consultStored(salon, {
    ...newWords,
    clientName: vera.name,
    clientId: client.id,
    currentPhotos: [current],
    targetPhoto: target,
  });
  const consultationId = made.body.consultation.id;
  await post(`consultations/${consultationId}/outcome`, { happy: true, photoId: target }, "PUT");
  await post(`clients/${client.id}/photos`, {
    photoId: current,
    moment: "before",
    consultationId,
  });
  await post("timers", { label: "Roots", minutes: 5, consultationId });
  await post("brand-preferences", {
    brandId: "wella-professionals",
    productLineId: "koleston-perfect",
  });
  const library = await post("formulas/library", {
    name: "Vera's copper",
    clientName: vera.name,
    notation: "koleston perfect 7/0 40g + 20v 40g 1:1 35m",
  });
  await post("training-examples", { name: "Copper over grey" });
  await post("training/practice", { scenario: 1, target: 1, formula: "koleston perfect 7/0 40g" });
  await post(
    "prices",
    { prices: [{ line: "wella-professionals/color-touch", packGrams: 60, price: 950 }] },
    "PUT",
  );
  const service = await post("services", {
    stylistId,
    name: "=Copper gloss",
    category: "Other",
    basePrice: "$150",
    duration: 60,
  });
  await post("services/reprice", {
    services: [{ serviceId: service.id, afterMinor: 16_000, version: 1 }],
  });
  const colleague = await post("stylists", {
    name: "Tom Aalto",
    email: "tom@aalto.example",
    bookingSlug: `tom-of-${stylistId.slice(-6)}`,
    specialties: ["gloss"],
    role: "manager",
  });
  await post("invitations", { stylistId: colleague.id });
  await post("hours-exceptions", { from: "2090-01-01", to: "2090-01-02", reason: "New year" });
  const chair = await post("chairs", { name: "By the window" });
  const appointment = await post("appointments/for-client", {
    stylistId,
    clientId: client.id,
    clientName: vera.name,
    clientEmail: vera.email,
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    outsideHours: true,
    notes: "Brings her own cape",
  });
  await layBookingPayment(salon.ctx(), {
    appointmentId: appointment.id,
    purpose: "deposit",
    amount: 4000,
    currency: "USD",
    clientId: client.id,
  });
  await post("messages/many", { date: "2090-01-10", body: "We have moved next door" });
  await post("sms/conversations", { phone: vera.phone, body: "See you soon" });
  await post("time-blocks", {
    stylistId: colleague.id,
    date: "2090-01-11",
    from: "10:00",
    to: "11:00",
    reason: "Dentist",
  });
  await post("waitlist", {
    stylistId,
    clientName: "Olga Brandt",
    clientEmail: "olga@brandt.example",
    from: "2090-02-01",
    to: "2090-02-03",
  });
  await post("social-media/subscribe", { tier: "full-management" }, "PUT");
  const consent = await salon.request(`/api/clients/${client.id}`);
  const { version } = (await consent.json()) as { version: number };
  await post(`clients/${client.id}`, { version, portfolioConsent: true }, "PATCH");
  await post("social-media/posts", {
    caption: "Copper season",
    hashtags: ["copper", "VeraQuist"],
    photoId: target,
  });
  await activateInventory(salon.ctx());
  const supplier = await createSupplier(salon.ctx(), { name: "Hair & Co" });
  const item = await createItem(
    salon.ctx(),
    CreateItem.parse({ name: "Gloves", supplierId: supplier.id, costPerUnit: 1250 }),
  );
  await post(`inventory/items/${item.id}/adjust`, {
    units: 12,
    reason: "found",
    note: "Vera Quist saw them",
  });
  await createOrder(salon.ctx(), {
    supplierId: supplier.id,
    items: [{ itemId: item.id, quantity: 3 }],
  });
  await startTake(salon.ctx());
  const { formulas } = await writeFormula(salon.ctx(), { consultationId, bowls: [handBowl] });
  const formulaId = formulas[0]?.id ?? "";
  // the test is pending: somebody answers for going on
  if (formulas[0]?.withheld)
    await post(`formulas/${formulaId}/override`, {
      name: salon.name,
      reason: "Tested elsewhere last week.",
    });
  const bowl = await finaliseBowl(salon.ctx(), { id: formulaId });
  const chat = chatOf(salon);
  await chat.ask("Who is Vera Quist?");
  return {
    clientId: client.id,
    otherId: other.id,
    consultationId,
    photoId: current,
    libraryId: library.id,
    serviceId: service.id,
    colleagueId: colleague.id,
    chairId: chair.id,
    appointmentId: appointment.id,
    itemId: item.id,
    bowlId: bowl.id,
    chatId: chat.id,
  };
}
