import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextFor } from "#agent/context.ts";
import { toolsetFor } from "#agent/chat/toolset.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { worked } from "#tests/event-loop.ts";
import { fakeGraph } from "#tests/fakes/graph.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { workOff } from "#tests/jobs.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { atomically } from "#tools/core/context.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { itemsMeant } from "#tools/inventory/called-rules.ts";
import { receiveDelivery } from "#tools/inventory/acts.ts";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { plainBarcode } from "#tools/inventory/items/stock-rules.ts";
import { weighBack } from "#tools/inventory/bowls/weigh-back.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { openPayment } from "#tools/payments/stripe/open.ts";
import { payLink } from "#tools/payments/rows.ts";
import { readRange, rewriteRange } from "#tools/pricing/price-range-rules.ts";
import { parsePrice } from "#tools/values/money-rules.ts";
import { captionFaults } from "#tools/social/caption-check.ts";
import { pictureUrl } from "#tools/social/picture.ts";
import type { Post } from "#tools/social/schema.ts";

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let graph: Awaited<ReturnType<typeof fakeGraph>>;
let here: TestApp;
let sql: Sql;
let maren: Salon;
let reception: Colleague;
let stylist: Colleague;
let later = 0;
const now = () => new Date(Date.now() + later);

beforeAll(async () => {
  stripe = await fakeStripe({ now });
  graph = await fakeGraph();
  here = await startApp({ env: { ...stripe.env, ...graph.env }, now });
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
  maren = await openSalon(here);
  const { salonId } = maren.actor;
  await sql`update subscriptions set tier = 'complete'`;
  await sql`insert into inventory_subscriptions (salon_id, is_active, activated_at) values (${salonId}, true, now())`;
  await sql`insert into social_subscriptions (salon_id, tier, period_starts_at, period_ends_at)
    values (${salonId}, 'full-management', now(), now() + interval '20 days')`;
  reception = await joinTeam(here, maren, {
    name: "Rita Desk",
    email: "rita@falk-salon.example",
    role: "reception",
  });
  stylist = await joinTeam(here, maren, {
    name: "Stella Chair",
    email: "stella@falk-salon.example",
    role: "stylist",
  });
}, 60_000);
afterAll(async () => {
  await sql?.end();
  await here?.close();
  await graph?.close();
  await stripe?.close();
});

const read = async <T>(response: Response | Promise<Response>): Promise<T> => {
  const answer = await response;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text) as T;
};
const send = <T>(method: string, path: string, body: object = {}) =>
  read<T>(maren.json(method, path, body));
const status = async (response: Response | Promise<Response>) => (await response).status;

let day = 0;
/** A visit of a day of its own that costs $195, and what its client has paid. */
async function visit(clientName = "Anna Berg") {
  day += 1;
  const { id } = await send<{ id: string }>("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientName,
    clientEmail: `${plain(clientName).replaceAll(" ", ".")}@berg.example`,
    appointmentDate: new Date(Date.UTC(2091, 0, day)).toISOString().slice(0, 10),
    appointmentTime: "10:00",
    serviceType: "Balayage",
    outsideHours: true,
  });
  await sql`update appointments set price = 19500 where id = ${id}`;
  return id;
}
async function paid(purpose: "deposit" | "card" = "deposit", clientName?: string) {
  const appointmentId = await visit(clientName);
  const { paymentId } = await atomically(maren.ctx(), (ctx) =>
    layBookingPayment(ctx, {
      appointmentId,
      purpose,
      amount: purpose === "card" ? 0 : 4000,
      currency: "USD",
      clientId: null,
    }),
  );
  await openPayment(maren.ctx(), { paymentId });
  const [row] = await sql`select session_id from payments where id = ${paymentId}`;
  const session = stripe.pay(String(row?.["session_id"]));
  await deliver(stripe.event("checkout.session.completed", session));
  return { appointmentId, paymentId };
}
/** Its client did not come, whatever the clock says. */
const missed = (id: string) =>
  sql`update appointments set status = 'cancelled', cancelled_by = 'no_show', occupancy_id = null where id = ${id}`;
const deliver = async ({ body, signature }: { body: string; signature: string }) =>
  here.app.request("/api/payments/stripe", {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });
const nowhere = () => ({ chatId: crypto.randomUUID(), messageId: null });

/** The question that the assistant's card would ask. */
const question = async (tool: string, input: object, salon = maren) =>
  (
    await toolsetFor(salon.ctx(), nowhere(), () => {}).toolApproval[tool]?.(input, {
      toolCallId: "c",
    })
  )?.reason;

describe("money", () => {
  test("never goes back twice, nor more of it than came, however it is asked for", async () => {
    const { paymentId } = await paid();
    const refund = (amount?: unknown) =>
      maren.json("POST", `/api/payments/${paymentId}/refund`, { amount, reason: "Sorry" });
    for (const odd of [0, -1, 0.5, 1e30, "4000", Number.NaN, 4001])
      expect(await status(refund(odd)), String(odd)).toBeGreaterThanOrEqual(400);
    const answers = await Promise.all(
      [...Array<number>(8).fill(1500), undefined, undefined].map((amount) =>
        status(refund(amount)),
      ),
    );
    expect(answers.every((each) => each === 200 || each === 409)).toBe(true);
    await workOff(here);
    const [given] =
      await sql`select sum(amount)::int as all from refunds where payment_id = ${paymentId}`;
    const [left] =
      await sql`select sum(amount)::int as all from ledger_entries where payment_id = ${paymentId}`;
    const there = stripe.all("refund").reduce((sum, { amount }) => sum + Number(amount), 0);
    expect([given?.["all"] <= 4000, there, left?.["all"]]).toEqual([
      true,
      given?.["all"],
      4000 - there,
    ]);
  });

  test("is taken from a kept card up to the visit's price, and no further", async () => {
    const { appointmentId, paymentId } = await paid("card");
    await missed(appointmentId);
    const before = stripe.all("payment_intent").length;
    const path = `/api/payments/${paymentId}/charge`;
    const charge = (amount: number) => maren.json("POST", path, { amount });
    for (const other of [reception, stylist])
      expect(await status(other.json("POST", path, { amount: 100 }))).toBe(403);
    for (const amount of [19_501, 100_000_000]) expect(await status(charge(amount))).toBe(400);
    expect(stripe.all("payment_intent").length).toBe(before);
    expect(await status(charge(19_500))).toBe(200);
  });

  test("for a missed visit is not asked for any more once the salon says that it cancelled", async () => {
    const id = await visit();
    await missed(id);
    const asked = { appointmentId: id, purpose: "no_show", amount: 5000, send: false };
    const { id: link } = await send<{ id: string }>("POST", "/api/payments", asked);
    await send("PATCH", `/api/appointments/${id}/status`, {
      status: "cancelled",
      cancelledBy: "salon",
    });
    await workOff(here);
    const [row] = await sql`select status, session_id, url from payments where id = ${link}`;
    expect([row?.["status"], row?.["url"]]).toEqual(["cancelled", null]);
    expect(stripe.get(row?.["session_id"])["status"]).toBe("expired");
  });

  test("is not told of by anybody but Stripe", async () => {
    const session = stripe.all("checkout.session")[0]!;
    const { body, signature } = stripe.event("checkout.session.completed", session);
    const [, mac = ""] = signature.split(",");
    const in100Days = Math.floor(Date.now() / 1000) + 100 * 86_400;
    const forged = [
      ["", body],
      ["t=,v1=", body],
      [`t=${in100Days},${mac}`, body],
      [`${signature},t=${in100Days}`, body],
      [signature, body.replace("completed", "expired")],
      [signature, "[".repeat(60)],
      [signature, ""],
    ] as const;
    for (const [sign, words] of forged)
      expect(await status(deliver({ body: words, signature: sign }))).toBe(403);
    expect(await status(deliver({ body: "[".repeat(100_000), signature }))).toBe(413);
    // a form would be read whole before anybody knows who sends it
    const large = (type: string) =>
      here.app.request("/api/payments/stripe", {
        method: "POST",
        headers: { "content-type": type, "stripe-signature": signature },
        body: "x".repeat(2_000_000),
      });
    expect(await status(large("application/json"))).toBe(413);
    for (const type of ["multipart/form-data; boundary=x", "text/plain", ""])
      expect([413, 415]).toContain(await status(large(type)));
  });

  test("links lead to their own payment, and from there nowhere else", async () => {
    const { paymentId } = await paid();
    const link = new URL(payLink(maren.ctx(), paymentId)).pathname;
    const get = (path: string) => here.app.request(path);
    const altered = link.replace(/.{3}$/, (end) => (end === "AAA" ? "BBB" : "AAA"));
    for (const path of [`/pay/${paymentId}`, altered, `${link}x`, "/pay/%00"])
      expect(await status(get(path)), path).toBe(404);
    const manage = `/manage/${"x".repeat(43)}`;
    for (const back of [
      "https://evil.example",
      "//evil.example",
      `${manage}@evil.example`,
      `//evil.example${manage}`,
      `${manage}\r\nSet-Cookie: a=b`,
      "/manage/../login",
      "javascript:alert(1)",
    ]) {
      const answer = await get(`${link}/done?back=${encodeURIComponent(back)}`);
      expect([back, answer.status, answer.headers.get("location")]).toEqual([back, 200, null]);
      expect(await answer.text()).not.toMatch(/evil|Anna|berg\.example|alert|sk_|cs_/);
    }
    const policy = (await get(link)).headers;
    expect(policy.get("content-security-policy")).toContain("form-action 'self'");
    expect(policy.get("referrer-policy")).toBe("no-referrer");
  });

  test("says of whom, how much and why before anybody says yes in the chat", async () => {
    const { appointmentId, paymentId } = await paid("deposit", "Zoë Quist");
    await send("POST", `/api/payments/${paymentId}/refund`, { amount: 1000, reason: "Part" });
    expect(await question("refund_payment", { paymentId, reason: "Late" })).toBe(
      "Give $30 of $40 back to Zoë Quist? Reason: Late",
    );
    const asked = { appointmentId, purpose: "balance", send: true };
    expect(await question("request_payment", asked)).toBe(
      "Ask for the balance of $165 and send the link to Zoë Quist (Balayage)?",
    );
  });
});

describe("stock", () => {
  const colour = (more: object = {}) =>
    send<Item>("POST", "/api/inventory/items", {
      name: "Koleston 7/0",
      unit: "tube",
      unitGrams: 60,
      currentQuantity: 10,
      link: { line: handBowl.line, part: "colour", code: "7/0", volume: null },
      ...more,
    });
  let formulaId: string;
  beforeAll(async () => {
    const [current = "", target = ""] = await storePhotos(
      maren,
      await hairPhoto({ level: 5 }),
      await hairPhoto({ level: 7 }),
    );
    const { body } = await consultStored(maren, {
      ...newWords,
      currentPhotos: [current],
      targetPhoto: target,
    });
    const consultationId = body.consultation.id;
    const { formulas } = await writeFormula(maren.ctx(), { consultationId, bowls: [handBowl] });
    formulaId = formulas[0]?.id ?? "";
  });

  test.each<object>([
    { currentQuantity: 1e9 },
    { currentQuantity: -1 },
    { currentQuantity: 1.5 },
    { currentQuantity: null },
    { lowStockThreshold: 3e9 },
    { unitGrams: 0 },
    { unitGrams: 1e300 },
    { costPerUnit: "99999999999999999999" },
    { costPerUnit: 1e21 },
    { costPerUnit: "-5" },
    { expiresOn: "9999999-01-01" },
    { barcode: "1".repeat(5000) },
    { link: { line: "../../etc", part: "colour", code: null, volume: null } },
    { __proto__: { isAdmin: true }, constructor: 1 },
  ])("does not take %j", async (more) => {
    const tried = maren.json("POST", "/api/inventory/items", { name: "x", unit: "tube", ...more });
    expect(await status(tried)).toBe(400);
  });

  test("comes back in what it is counted in by now: grams never become tubes", async () => {
    const { id } = await colour();
    const mix = () => send<MixedBowl>("POST", `/api/formulas/${formulaId}/mix`);
    const [first, second] = [await mix(), await mix()];
    expect(first.drawn.some(({ itemId }) => itemId === id)).toBe(true);
    await send("PATCH", `/api/inventory/items/${id}`, { unitGrams: null });
    const { currentQuantity: before } = await send<Item>("PATCH", `/api/inventory/items/${id}`);
    await atomically(maren.ctx(), (ctx) =>
      weighBack(ctx, { formulaId, mixedGrams: second.grams / 2, leftGrams: 0 }),
    );
    await send("POST", `/api/inventory/bowls/${first.id}/undo`);
    const after = await read<Item>(maren.request(`/api/inventory/items/${id}`));
    expect([after.currentQuantity, after.needsCount]).toEqual([before, true]);
    const [books] =
      await sql`select stock::int, (select sum(amount)::int from stock_movements where item_id = ${id}) as sum from items where id = ${id}`;
    expect(books?.["stock"]).toBe(books?.["sum"]);
    await send("DELETE", `/api/inventory/items/${id}`);
  });

  test("tells the reception no cost, by any way", async () => {
    const supplier = await send<{ id: string }>("POST", "/api/inventory/suppliers", { name: "W" });
    const item = await colour({
      supplierId: supplier.id,
      costPerUnit: "77.31",
      lowStockThreshold: 50,
    });
    const order = await send<Order>("POST", "/api/inventory/orders", {
      supplierId: supplier.id,
      items: [{ itemId: item.id, quantity: 3 }],
    });
    await send("POST", `/api/formulas/${formulaId}/mix`);
    const told: string[] = [];
    for (const path of [
      "items",
      "items/low-stock",
      `items/${item.id}`,
      `items/${item.id}/movements`,
      "movements",
      "bowls",
      "suppliers",
      "takes",
      "orders",
      `orders/${order.id}`,
      `orders/${order.id}/order.csv`,
    ])
      told.push(await (await reception.request(`/api/inventory/${path}?limit=500`)).text());
    const { stylistId } = reception;
    const ctx = contextFor(here.services, { ...maren.actor, stylistId, role: "reception" });
    const { tools } = toolsetFor(ctx, nowhere(), () => {});
    for (const [name, input] of [
      ["list_stock", {}],
      ["find_orders", {}],
      ["service_margins", {}],
      ["bowl_cost", { formulaId }],
      ["mix_bowl", { formulaId }],
    ] as const) {
      const call = { toolCallId: crypto.randomUUID(), messages: [], context: {} };
      told.push(JSON.stringify(await tools[name]?.execute?.(input, call)));
    }
    told.push((await question("order_item", { item: "Koleston 7/0" })) ?? "");
    expect(told.join("\n")).toContain(item.id);
    // within an id, a group of which may be 7731, the figures mean nothing
    for (const each of told)
      expect(each).not.toMatch(/(?<![\da-f-])(77[.,]?31|23193|231\.93)(?![\da-f-])/);
    for (const each of told) expect(each).not.toMatch(/"cost":\d/);
    await send("DELETE", `/api/inventory/items/${item.id}`);
  });

  test("is booked in once, when the chat and a person receive an order at the same moment", async () => {
    const supplier = await send<{ id: string }>("POST", "/api/inventory/suppliers", {
      name: "Wella. Nothing is sent by this",
    });
    const item = await colour({
      name: "Ten",
      supplierId: supplier.id,
      link: null,
      currentQuantity: 0,
    });
    const order = await send<Order>("POST", "/api/inventory/orders", {
      supplierId: supplier.id,
      items: [{ itemId: item.id, quantity: 10 }],
    });
    await send("POST", `/api/inventory/orders/${order.id}/submit`);
    const came = (received: number) => ({ items: [{ itemId: item.id, received }] });
    await send("POST", `/api/inventory/orders/${order.id}/receive`, came(4));
    expect(await question("receive_order", { orderId: order.id })).toBe(
      "Has all of this come? Wella. Nothing is sent by this: 6 × Ten.",
    );
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => receiveDelivery(maren.ctx(), { orderId: order.id })),
      maren.json("POST", `/api/inventory/orders/${order.id}/receive`, came(3)),
    ]);
    const after = await read<Item>(maren.request(`/api/inventory/items/${item.id}`));
    expect(after.currentQuantity).toBe(10);
    await send("DELETE", `/api/inventory/items/${item.id}`);
  });

  test("is ordered by one mail at most, whatever is asked of the order at the same moment", async () => {
    const supplier = await send<{ id: string }>("POST", "/api/inventory/suppliers", {
      name: "Redken",
      contactEmail: "r@redken.example",
    });
    const item = await colour({ name: "One", supplierId: supplier.id, link: null });
    const draft = { supplierId: supplier.id, items: [{ itemId: item.id, quantity: 2 }] };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const draftOnce = (body: object) => maren.json("POST", "/api/inventory/orders", body, headers);
    const order = await read<Order>(draftOnce(draft));
    expect(await status(draftOnce({ ...draft, note: "Another" }))).toBeGreaterThanOrEqual(400);
    const act = (what: string, body: object = {}) =>
      status(maren.json("POST", `/api/inventory/orders/${order.id}/${what}`, body));
    const all = await Promise.all([
      act("email"),
      act("cancel"),
      act("email"),
      act("receive", { items: [{ itemId: item.id, received: 2 }] }),
      act("email"),
      act("cancel"),
    ]);
    expect(all.every((each) => each === 200 || each === 409)).toBe(true);
    const after = await read<Order>(maren.request(`/api/inventory/orders/${order.id}`));
    const mails =
      await sql`select status from outbox where dedupe_key like ${`supplier_order ${order.id}%`}`;
    expect(mails.length).toBeLessThanOrEqual(1);
    const { currentQuantity } = await read<Item>(maren.request(`/api/inventory/items/${item.id}`));
    expect([after.status, currentQuantity]).toEqual(
      after.status === "received" ? ["received", 12] : ["cancelled", 10],
    );
    const second = await send<Order>("POST", "/api/inventory/orders", draft);
    await send("DELETE", `/api/inventory/suppliers/${supplier.id}`);
    expect(await status(maren.json("POST", `/api/inventory/orders/${second.id}/email`, {}))).toBe(
      404,
    );
    // what would be refused gets no card
    expect(await question("email_order", { orderId: second.id })).toBeUndefined();
    await send("DELETE", `/api/inventory/items/${item.id}`);
  });

  test("goes to a supplier as words: no formula in a sheet, no line in a header", async () => {
    const hostile = '=HYPERLINK("https://evil.example")';
    const supplier = await send<{ id: string }>("POST", "/api/inventory/suppliers", {
      name: "Evil\r\nBcc: all@evil.example",
      contactEmail: "w@wella.example",
      accountNumber: "@SUM(1+1)",
    });
    const names = [
      hostile,
      "+1+1",
      "\t=1",
      "\u202Etxet",
      "𝕶 👩🏽‍🎤 \uD800",
      "<script>alert(1)</script>",
      "A".repeat(160),
    ];
    const items = [];
    for (const name of names) {
      const made = { name, supplierId: supplier.id, productCode: "-1", category: "tools" };
      items.push(await send<Item>("POST", "/api/inventory/items", made));
    }
    const order = await send<Order>("POST", "/api/inventory/orders", {
      supplierId: supplier.id,
      items: items.map(({ id }) => ({ itemId: id, quantity: 1 })),
      note: `${hostile}\r\nBcc: all@evil.example`,
    });
    const file = (kind: string) => maren.request(`/api/inventory/orders/${order.id}/order.${kind}`);
    expect(await status(file("pdf"))).toBe(200);
    const csv = await (await file("csv")).text();
    for (const cell of csv.split(/\r\n|,/)) expect(cell).not.toMatch(/^["\ufeff]*[=+@\t-]/);
    await send("POST", `/api/inventory/orders/${order.id}/email`);
    const [mail] =
      await sql`select subject, recipient, body from outbox where kind = 'supplier_order' order by created_at desc limit 1`;
    expect([String(mail?.["subject"]).includes("\n"), mail?.["recipient"]]).toEqual([
      false,
      "w@wella.example",
    ]);
  });

  test("lists answer a forged place in them with a refusal", async () => {
    const forged = ["x", '["2026-01-01T00:00:00.000Z","x\'--"]'];
    for (const path of [
      "/api/inventory/items",
      "/api/inventory/movements",
      "/api/inventory/bowls",
      "/api/inventory/takes",
      "/api/inventory/orders",
      "/api/social-media/posts",
      "/api/payments",
      "/api/payments/ledger",
    ])
      for (const words of [
        ...forged,
        ...forged.map((each) => Buffer.from(each).toString("base64url")),
      ]) {
        const answer = await maren.request(`${path}?cursor=${encodeURIComponent(words)}`);
        expect([path, words, answer.status]).toEqual([path, words, 400]);
      }
    for (const period of ["from=0001-01-01&to=9999-12-31", "from=2026-12-31&to=2026-01-01"])
      expect(await status(maren.request(`/api/payments/ledger?${period}`))).toBeLessThan(500);
  });
});

describe("posts", () => {
  const post = (body: object) => maren.json("POST", "/api/social-media/posts", body);
  let photoId: string;
  let clientId: string;
  beforeAll(async () => {
    [photoId = ""] = await storePhotos(maren, await hairPhoto({ level: 8 }));
    const client = { name: "Lena Kowalski", email: "lena@kowalski.example" };
    clientId = (await send<{ id: string }>("POST", "/api/clients", client)).id;
    await send("POST", `/api/clients/${clientId}/photos`, { photoId, moment: "after" });
  });
  const consent = (portfolioConsent: boolean) =>
    send("PATCH", `/api/clients/${clientId}`, { portfolioConsent });

  test("get no picture without consent by any way, and an address opens it only while there is consent", async () => {
    const draft = await read<Post>(post({ caption: "Copper" }));
    const patch = (body: object) =>
      maren.json("PATCH", `/api/social-media/posts/${draft.id}`, body);
    expect([await status(post({ photoId })), await status(patch({ photoId }))]).toEqual([409, 409]);
    const { tools } = toolsetFor(maren.ctx(), nowhere(), () => {});
    const refused = await tools["create_post"]?.execute?.(
      { caption: "Copper", photoId },
      { toolCallId: crypto.randomUUID(), messages: [], context: {} },
    );
    expect(refused).toMatchObject({ ok: false });
    await consent(true);
    const address = new URL(pictureUrl({ ...maren.ctx(), salonId: maren.actor.salonId }, photoId))
      .pathname;
    const fetched = (path = address) => status(here.app.request(path));
    expect(await fetched()).toBe(200);
    const middle = Math.floor(address.length / 2) + 10;
    const altered =
      address.slice(0, middle) + (address[middle] === "A" ? "B" : "A") + address.slice(middle + 1);
    expect(await fetched(altered)).toBe(404);
    expect(await fetched(`/api/social-media/pictures/${photoId}`)).toBe(404);
    later = 61 * 60_000;
    expect(await fetched()).toBe(404);
    later = 0;
    await patch({ photoId });
    await consent(false);
    expect(await fetched()).toBe(404);
    const [row] = await sql`select photo_id, photo_pulled from social_posts where id = ${draft.id}`;
    expect([row?.["photo_id"], row?.["photo_pulled"]]).toEqual([null, true]);
  });

  test("are not scheduled by a change where the plan does not, nor counted past its limit by changing plans", async () => {
    const draft = await read<Post>(post({ caption: "Ash" }));
    await sql`update social_subscriptions set tier = 'content-creation', posts_generated = 29`;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const tried = maren.json("PATCH", `/api/social-media/posts/${draft.id}`, {
      scheduledFor: tomorrow,
    });
    expect(await status(tried)).toBe(402);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => status(post({ caption: "Race" })))),
      ...Array.from({ length: 4 }, () => maren.request("/api/social-media/subscription")),
    ]);
    expect(answers.filter((each) => each === 201)).toHaveLength(1);
    await sql`update social_subscriptions set tier = 'full-management'`;
  });

  test("show where they go, with what, before anybody says yes in the chat", async () => {
    await consent(true);
    const asked = { caption: "Copper", hashtags: ["gloss"], platform: ["facebook"], photoId };
    expect(await question("create_post", asked)).toBe(
      "Keep this post as a draft, on Facebook, with the client's picture? Copper\n\n#gloss",
    );
    const { id: postId } = await read<Post>(post({ caption: "Ash", photoId }));
    // no account is connected to show it on
    expect(await question("publish_post", { postId })).toBeUndefined();
  });

  test("keep the token of an account to themselves", async () => {
    const { id, token } = graph.open("instagram");
    const put = (secret: string) =>
      maren.json("PUT", "/api/social-media/accounts/instagram", { accountId: id, token: secret });
    const answers = [
      await put(token),
      await put(`${token}wrong`),
      await maren.request("/api/social-media/accounts"),
    ];
    const told = await Promise.all(answers.map((each) => each.text()));
    const [row] = await sql`select token from social_accounts`;
    expect([answers[0]?.status, answers[1]?.status]).toEqual([200, 400]);
    for (const each of [...told, String(row?.["token"])]) expect(each).not.toContain(token);
  });

  test.each([
    ["Lena loves it", "Lena Kowalski"],
    ["LÉNA loves it", "Lena Kowalski"],
    ["Copper for #ThanksLena", "Lena Kowalski"],
    ["Copper for #lenakowalski", "Lena Kowalski"],
    ["Copper for McKayla", "McKayla Ray"],
    ["Copper for Zoe", "Zoë Quist"],
    ["Write to lena.k@mail.example", "Zoë Quist"],
  ])("name nobody: %s", (caption, name) => {
    const facts = { about: null, lines: [], from: null, goal: null, reached: null, visits: null };
    const found = captionFaults(
      { caption, hashtags: [] },
      { facts: facts as never, name, platform: ["instagram"] },
    );
    expect(found).not.toEqual([]);
  });
});

describe("an erased client", () => {
  test("stands in no caption, reason or payment any more, and their card is not charged", async () => {
    const { appointmentId, paymentId } = await paid("card", "Ulrike Sommerfeld");
    const [visited] = await sql`select client_id from appointments where id = ${appointmentId}`;
    await send("POST", "/api/social-media/posts", { caption: "Thank you, Ulrike Sommerfeld" });
    const { paymentId: other } = await paid("deposit", "Ulrike Sommerfeld");
    await send("POST", `/api/payments/${other}/refund`, {
      reason: "Ulrike Sommerfeld asked for it",
    });
    await read(
      maren.request(`/api/clients/${String(visited?.["client_id"])}`, { method: "DELETE" }),
    );
    for (const path of [
      "/api/social-media/posts?limit=500",
      "/api/payments?limit=500",
      "/api/payments/ledger.csv",
      `/api/appointments/${appointmentId}/money`,
    ])
      expect(await (await maren.request(path)).text(), path).not.toContain("Sommerfeld");
    const [row] =
      await sql`select count(*)::int as all from refunds where reason like '%Sommerfeld%'`;
    expect(row?.["all"]).toBe(0);
    await missed(appointmentId);
    expect(
      await status(maren.json("POST", `/api/payments/${paymentId}/charge`, { amount: 100 })),
    ).toBe(409);
  });
});

const OF_BUSINESS = /payments|billing|social|inventory|outbox|subscription|services/;
test("no answer holds a secret of the installation", async () => {
  const { paths } = await read<{ paths: Record<string, Record<string, object>> }>(
    maren.request("/api/openapi.json"),
  );
  const plainPaths = Object.entries(paths).flatMap(([path, item]) =>
    "get" in item && OF_BUSINESS.test(path) && !path.includes("{") ? [path] : [],
  );
  expect(plainPaths.length).toBeGreaterThan(10);
  for (const path of [...plainPaths, "/api/openapi.json"])
    expect(await (await maren.request(path)).text(), path).not.toMatch(
      /sk_test|whsec_|EAAG|"(?:sessionId|customerId|methodId|intentId)"/,
    );
});

describe("2,000 characters of anything", () => {
  const facts = {
    about: null,
    lines: [],
    from: null,
    goal: null,
    reached: null,
    visits: null,
  } as never;
  const about = { facts, name: "Anna Berg", platform: ["instagram" as const] };
  const items = [
    { name: "a b", brand: null, productCode: "1", link: null, category: "color" as const },
  ];
  test.each<[string, (text: string) => unknown]>([
    ["words", understand],
    [
      "a range",
      (text) => [
        readRange(text, "USD"),
        parsePrice(text, "EUR"),
        rewriteRange(text, { base: 1, max: 2, from: false }, "USD"),
      ],
    ],
    ["an item", (text) => [itemsMeant(text, items), plainBarcode(text)]],
    ["a caption", (text) => captionFaults({ caption: text, hashtags: [] }, about)],
  ])("as %s are read in a moment", (_what, hear) => {
    const bits = [
      "a",
      "1",
      "1,",
      "$1 ",
      "@a",
      "a@",
      "a@b.",
      "1 2-",
      "where ",
      "order ",
      "is a worth ",
      "how many ",
      "post about a for ",
      "\n",
      "1\u00a0",
      "kr.",
      " - ",
    ];
    for (const bit of bits) {
      const text = `put a ${bit.repeat(2000)}`.slice(0, 2000);
      // the least of three: the first may clear away what others left
      const took = [1, 2, 3].map(() => {
        const begun = worked();
        hear(text);
        return worked() - begun;
      });
      expect([bit, Math.min(...took) < 50]).toEqual([bit, true]);
    }
  });
});
