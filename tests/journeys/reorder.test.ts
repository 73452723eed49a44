import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";

let app: TestApp;
let sql: Sql;
let byForm: Salon;
let byChat: Salon;
const mails: { to: string; subject: string; attachments: string[] }[] = [];

beforeAll(async () => {
  app = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date("2026-11-23T09:00:00Z"),
    mail: {
      delivers: true,
      send: async ({ to, subject, attachments = [] }) => {
        mails.push({ to, subject, attachments: attachments.map(({ contentType }) => contentType) });
      },
    },
  });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  [byForm, byChat] = [await openSalon(app), await openSalon(app, joaquin)];
  for (const salon of [byForm, byChat]) await furnish(salon);
});
afterAll(() => sql.end());

async function furnish(salon: Salon) {
  await salon.json("PUT", "/api/inventory/subscribe", {});
  const supplier = (await (
    await salon.json("POST", "/api/inventory/suppliers", {
      name: "Wella Depot",
      contactEmail: "orders@depot.example",
    })
  ).json()) as { id: string };
  const item = (name: string, currentQuantity: number, more: object = {}) =>
    salon.json("POST", "/api/inventory/items", {
      name,
      category: "color",
      unit: "tube",
      unitGrams: 60,
      currentQuantity,
      supplierId: supplier.id,
      ...more,
    });
  await item("Color Touch 7/1", 2, { lowStockThreshold: 3 });
  await item("Color Touch 8/3", 9, { lowStockThreshold: 3 });
  await item("Welloxon 6%", 1, { unit: "bottle", unitGrams: 1000, targetQuantity: 4 });
  await item("Foil", 0, { unit: "piece", unitGrams: null, supplierId: null });
}

/** What is kept of orders and stock, without what tells one salon from another. */
const rowsOf = async ({ actor: { salonId } }: Salon) => ({
  orders:
    await sql`select o.status, o.submitted_at, o.received_at, s.name as supplier, m.kind, m.recipient, m.status as mail
    from supplier_orders o join suppliers s on s.id = o.supplier_id left join outbox m on m.id = o.message_id
    where o.salon_id = ${salonId}`,
  lines: await sql`select name, quantity, received, place from supplier_order_lines
    where salon_id = ${salonId} order by name`,
  stock: await sql`select name, stock from items where salon_id = ${salonId} order by name`,
  log: await sql`select i.name, m.kind, m.amount, m.after, m.order_id is not null as by_order
    from stock_movements m join items i on i.id = m.item_id
    where m.salon_id = ${salonId} order by i.name, m.line`,
});
const orderOf = async (salon: Salon) =>
  ((await (await salon.request("/api/inventory/orders")).json()) as Order[])[0];

describe("a reorder on the screen and in the chat leaves the same rows", () => {
  it("from what is low to the shelf", async () => {
    const quick = await byForm.json("POST", "/api/inventory/orders/quick", {});
    expect(quick.status).toBe(200);
    const order = await orderOf(byForm);

    const chat = chatOf(byChat);
    const low = wordsOf(await chat.ask("what is low"));
    expect(low).toContain("3 items are low");
    const asked = await chat.ask("reorder it");
    const question = String(cardOf(asked).requestReason);
    expect(question).toContain("6 × Color Touch 7/1");
    expect(question).toContain("3 × Welloxon 6%");
    expect(question).not.toContain("8/3");
    expect(question).toContain("No supplier yet: Foil.");
    expect((await rowsOf(byChat)).orders).toEqual([]);
    await replyOf(await chat.decide(cardOf(asked).id), asked);
    expect(await rowsOf(byChat)).toEqual(await rowsOf(byForm));

    expect((await byForm.json("POST", `/api/inventory/orders/${order?.id}/email`, {})).status).toBe(
      200,
    );
    const sending = await chat.ask("email it to the supplier");
    expect(cardOf(sending).requestReason).toContain("orders@depot.example");
    await replyOf(await chat.decide(cardOf(sending).id), sending);
    expect(await rowsOf(byChat)).toEqual(await rowsOf(byForm));
    expect(await orderOf(byChat)).toMatchObject({
      status: "submitted",
      mail: { status: "queued" },
    });
    await workOff(app);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.attachments).toEqual(["application/pdf", "text/csv"]);
    expect(wordsOf(await chat.ask("did the Wella order come?"))).toContain("not yet");

    const items = order?.items.map(({ itemId, quantity }) => ({ itemId, received: quantity }));
    const came = await byForm.json("POST", `/api/inventory/orders/${order?.id}/receive`, { items });
    expect(came.status).toBe(200);
    const booking = await chat.ask("the Wella order is here");
    await replyOf(await chat.decide(cardOf(booking).id), booking);
    expect(await rowsOf(byChat)).toEqual(await rowsOf(byForm));
    expect(wordsOf(await chat.ask("did the Wella order come?"))).toContain("yes, it came");
    expect(wordsOf(await chat.ask("how much 7/1 do we have"))).toContain("8 tubes");
  });

  it("is drafted once, and a no drafts nothing", async () => {
    const before = await rowsOf(byChat);
    const chat = chatOf(byChat);
    const asked = await chat.ask("order 2 Color Touch 8/3");
    await replyOf(await chat.decide(cardOf(asked).id, false), asked);
    expect(await rowsOf(byChat)).toEqual(before);
  });
});
