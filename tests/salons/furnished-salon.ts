import { recordAction } from "#tools/actions/actions.ts";
import { layRequest } from "#tools/actions/requests.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { finaliseBowl } from "#tools/inventory/bowls/bowls.ts";
import { createItem } from "#tools/inventory/items/items.ts";
import { createOrder } from "#tools/inventory/orders/orders.ts";
import { CreateItem } from "#tools/inventory/schema.ts";
import { activateInventory } from "#tools/billing/subscribe.ts";
import { createSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { startTake } from "#tools/inventory/takes/takes.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { stylistTools } from "#tools/registry.ts";
import { chatOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import type { Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";

/** Ids of what a salon has, by the path they are found at. */
export type Owned = Record<string, string>;

const saveClient = stylistTools.save_client as unknown as AnyTool;

/** A patch test is read after two days. */
const THREE_DAYS_MS = 3 * 24 * 3_600_000;

/** One of everything that has an id, by the path it is found at, with a word in it that must never reach anybody else, but for what stands on the booking page. */
export async function furnish(salon: Salon): Promise<Owned> {
  const { stylistId } = salon.actor;
  const canary = `Canary of ${salon.name}`;
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [current = "", target = ""] = await storePhotos(
    salon,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  const made = await consultStored(salon, {
    ...newWords,
    clientName: canary,
    currentPhotos: [current],
    targetPhoto: target,
  });
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`);
  const consultation = made.body.consultation.id;
  const clientId = String(made.body.consultation["clientId"]);
  const id = async (response: Promise<Response>) =>
    ((await (await response).json()) as { id: string }).id;
  const add = (path: string, body: object) => id(salon.json("POST", `/api/${path}`, body));
  const timer = await add("timers", { label: "Canary", minutes: 5, consultationId: consultation });
  const preference = await add("brand-preferences", {
    brandId: "wella-professionals",
    productLineId: "koleston-perfect",
  });
  const library = await add("formulas/library", {
    name: canary,
    notation: "koleston perfect 7/0 40g + 20v 40g 1:1 35m",
  });
  const sheet = new FormData();
  sheet.set("file", new File([`Client,Formula\n${canary},30g 7/1 20 vol`], "a.csv"));
  const imported = await id(
    salon.request("/api/formulas/imports", { method: "POST", body: sheet }),
  );
  const moving = new FormData();
  moving.set("stylistId", stylistId);
  moving.set("platform", "other");
  moving.set("file", new File([`Name\n${canary}`], "clients.csv"));
  const migration = await id(
    salon.request("/api/migration/files", { method: "POST", body: moving }),
  );
  const example = await add("training-examples", { name: canary });
  await salon.json("POST", "/api/training/practice", {
    scenario: 1,
    target: 1,
    formula: canary,
  });
  const [price] = (await (
    await salon.json("PUT", "/api/prices", {
      prices: [{ line: "wella-professionals/color-touch", packGrams: 60, price: 950 }],
    })
  ).json()) as { id: string }[];
  const service = await add("services", {
    stylistId,
    name: `Menu of ${salon.name}`,
    category: "Other",
    basePrice: "$150",
    duration: 60,
  });
  const { batchId: reprice } = (await (
    await salon.json("POST", "/api/services/reprice", {
      services: [{ serviceId: service, afterMinor: 16_000, version: 1 }],
    })
  ).json()) as { batchId: string };
  const colleague = await add("stylists", {
    name: canary,
    email: "canary@x.example",
    bookingSlug: `canary-of-${salon.name}`,
    specialties: ["gloss"],
  });
  const { invitation } = (await (
    await salon.json("POST", "/api/invitations", { stylistId: colleague })
  ).json()) as { invitation: { id: string } };
  const token = await add("api-tokens", { name: canary, scopes: ["read"], days: 1 });
  const device = await add("push/devices", {
    endpoint: `https://push.example/${salon.actor.salonId}`,
    p256dh: "B".repeat(87),
    auth: "B".repeat(22),
    device: canary,
  });
  const asked = await layRequest(
    { ...salon.ctx(), tokenId: token },
    { name: "save_client", tool: saveClient, input: { name: `Young ${canary}` } },
  );
  const acted = await recordAction(salon.ctx(), {
    tool: "save_client",
    words: `saved ${canary}`,
    changes: [],
    records: [],
    takeBack: null,
    wrote: null,
    chatId: null,
    messageId: null,
    toolCallId: null,
  });
  // the invitation's mail
  const [mail] = (await (await salon.request("/api/outbox?kind=invitation")).json()) as {
    id: string;
  }[];
  const closed = await add("hours-exceptions", {
    from: "2090-01-01",
    to: "2090-01-02",
    reason: canary,
  });
  const standing = await add("appointments/for-client", {
    stylistId,
    clientName: canary,
    clientEmail: "canary@x.example",
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    outsideHours: true,
  });
  const { paymentId } = await layBookingPayment(salon.ctx(), {
    appointmentId: standing,
    purpose: "deposit",
    amount: 4000,
    currency: "USD",
    clientId: null,
  });
  const many = (await (
    await salon.json("POST", "/api/messages/many", { date: "2090-01-10", body: "Canary" })
  ).json()) as { batchId: string };
  const texts = await add("sms/conversations", { phone: "+4930901820", body: canary });
  const blocked = await add("time-blocks", {
    stylistId,
    date: "2090-01-11",
    from: "10:00",
    to: "11:00",
    reason: canary,
  });
  const waiting = await add("waitlist", {
    stylistId,
    clientName: canary,
    clientEmail: "canary@x.example",
    from: "2090-02-01",
    to: "2090-02-03",
  });
  await salon.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
  const post = await add("social-media/posts", { caption: canary });
  const chair = await add("chairs", { name: canary });
  const scheduled = await add("asks", { words: canary, time: "09:00", weekdays: [1] });
  const remembered = await add("memory", { words: canary });
  await salon.json("PUT", `/api/consultations/${consultation}/outcome`, { happy: true });
  const ordered = await orderedFrom(salon);
  const doneAt = new Date(salon.ctx().now().getTime() - THREE_DAYS_MS).toISOString();
  const test = { kind: "patch", result: "passed", doneAt };
  await salon.json("POST", `/api/clients/${clientId}/tests`, test);
  const counted = await countedBy(salon, consultation);
  const chat = chatOf(salon);
  await chat.ask(canary);
  return {
    ...ordered,
    ...counted,
    photos: current,
    target,
    consultations: consultation,
    clients: clientId,
    formulas: made.body.formulas[0]?.id ?? "",
    library,
    imports: imported,
    migration,
    timers: timer,
    "training-examples": example,
    prices: price?.id ?? "",
    services: service,
    reprice,
    posts: post,
    chairs: chair,
    asks: scheduled,
    memory: remembered,
    appointments: standing,
    payments: paymentId,
    waitlist: waiting,
    messages: many.batchId,
    "time-blocks": blocked,
    stylists: colleague,
    invitations: invitation.id,
    "api-tokens": token,
    push: device,
    "act-requests": asked.id,
    actions: acted.id,
    outbox: mail?.id ?? "",
    "hours-exceptions": closed,
    sms: texts,
    chats: chat.id,
    chat: chat.id,
    "brand-preferences": preference,
    stylistId,
  };
}

/** A supplier, something that is bought there, and an order of it. */
async function orderedFrom(salon: Salon): Promise<Owned> {
  await activateInventory(salon.ctx());
  const { id: suppliers } = await createSupplier(salon.ctx(), { name: `Canary of ${salon.name}` });
  const words = { name: `Canary of ${salon.name}`, supplierId: suppliers };
  const { id: items } = await createItem(salon.ctx(), CreateItem.parse(words));
  const lines = [{ itemId: items, quantity: 1 }];
  const { id: orders } = await createOrder(salon.ctx(), { supplierId: suppliers, items: lines });
  return { suppliers, items, orders };
}

/** A count of the shelf, and a bowl that was mixed. */
async function countedBy(salon: Salon, consultationId: string): Promise<Owned> {
  const { id: takes } = await startTake(salon.ctx());
  const given = { consultationId, bowls: [handBowl] };
  const { formulas } = await writeFormula(salon.ctx(), given);
  const { id: bowls } = await finaliseBowl(salon.ctx(), { id: formulas[0]?.id ?? "" });
  return { takes, bowls };
}
