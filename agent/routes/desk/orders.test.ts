import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { countMore } from "#tests/counted.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { pdfPages } from "#tests/pdf-text.ts";
import { type Ctx, atomically } from "#tools/core/context.ts";
import { findOrders } from "#tools/inventory/orders/find-orders.ts";
import { createItem, deleteItem, getItem } from "#tools/inventory/items/items.ts";
import { moveStock } from "#tools/inventory/items/movements.ts";
import { emailOrder } from "#tools/inventory/orders/order-mail.ts";
import { orderTools } from "#tools/inventory/orders/order-tools.ts";
import type { Order, OrderEmailed, Reordered } from "#tools/inventory/orders/order-schema.ts";
import { cancelOrder, createOrder, getOrder } from "#tools/inventory/orders/orders.ts";
import { receiveOrder } from "#tools/inventory/orders/receive.ts";
import { sameBefore } from "#tools/core/change-rules.ts";
import { quickReorder } from "#tools/inventory/orders/reorder.ts";
import { CreateItem } from "#tools/inventory/schema.ts";
import { activateInventory } from "#tools/billing/subscribe.ts";
import { createSupplier, updateSupplier } from "#tools/inventory/suppliers/suppliers.ts";

let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let app: TestApp;
let salon: Salon;
let ctx: Ctx;
let later = 0;

beforeAll(async () => {
  smtp = await fakeSmtp();
  app = await startApp({
    now: () => new Date(Date.now() + later),
    env: { SMTP_URL: smtp.url, MAIL_FROM: "Undertone <hello@undertone.example>" },
  });
  salon = await openSalon(app);
  ctx = salon.ctx();
  await activateInventory(ctx);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

let count = 0;
const supplier = (more: { name?: string; contactEmail?: string } = {}) => {
  count += 1;
  return createSupplier(ctx, {
    name: `Wella Großhandel ${count}`,
    contactEmail: `orders-${count}@wella.example`,
    accountNumber: "K-10022",
    ...more,
  });
};
const item = (supplierId: string | null, more: Partial<CreateItem> = {}) => {
  count += 1;
  const words = { name: `Koleston 7/${count}`, unit: "tube", productCode: `810${count}` };
  return createItem(ctx, CreateItem.parse({ ...words, supplierId, ...more }));
};
/** A draft over one item, by the form. */
const drafted = async (quantity = 12, more: Partial<CreateItem> = {}) => {
  const { id: supplierId, contactEmail } = await supplier();
  const { id: itemId } = await item(supplierId, { currentQuantity: 50, ...more });
  const order = await created({ supplierId, items: [{ itemId, quantity }] });
  return { ...order, itemId, to: contactEmail ?? "" };
};
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  salon.json("POST", `/api/inventory/orders${path}`, body, headers);
const created = async (body: object) => (await (await post("", body)).json()) as Order;
const mailsTo = (to: string) => smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes(to));
const listed = async (query: string) => {
  const answer = await salon.request(`/api/inventory/orders?limit=100&${query}`);
  return ((await answer.json()) as Order[]).map(({ id }) => id);
};
const stockOf = async (id: string) => (await getItem(ctx, { id })).currentQuantity;
const sentence = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { error: string }).error] as const;

describe("a new order", () => {
  test("is a draft with its number, its lines and what they cost", async () => {
    const { id: supplierId, name } = await supplier();
    const { id: a } = await item(supplierId, { name: "Koleston 8/0", costPerUnit: "8.50" });
    const { id: b } = await item(supplierId);
    const order = await created({
      supplierId,
      items: [
        { itemId: a, quantity: 2 },
        { itemId: b, quantity: 0 },
        { itemId: a, quantity: 3 },
      ],
    });
    expect(order).toMatchObject({
      number: order.id.slice(0, 8),
      status: "draft",
      supplierName: name,
      items: [{ itemId: a, name: "Koleston 8/0", quantity: 5, received: 0, costPerUnitMinor: 850 }],
      total: 4250,
      mail: null,
    });
    const reception = { ...ctx, actor: { ...ctx.actor, role: "reception" as const } };
    const shown = await getOrder(reception, { id: order.id });
    expect([shown.total, shown.items[0]?.costPerUnitMinor]).toEqual([null, null]);
  });

  test("has another number than the one made in the same moment", async () => {
    const [one, two] = [await drafted(), await drafted()];
    expect(one.number).not.toBe(two.number);
    const list = (await (await salon.request("/api/inventory/orders?limit=2")).json()) as Order[];
    expect(list.map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  test("needs a supplier and something to order, in the words of the form", async () => {
    const { id: supplierId } = await supplier();
    const { id: itemId } = await item(supplierId);
    for (const bad of [
      { items: [{ itemId, quantity: 1 }] },
      { supplierId, items: [] },
      { supplierId },
      { supplierId, items: [{ itemId, quantity: 0 }] },
    ]) {
      const [status, words] = await sentence(await post("", bad));
      expect(status).toBe(400);
      expect(words).toContain("Please select a supplier and add items to the order.");
    }
  });

  test("takes only items of its supplier", async () => {
    const [{ id: supplierId }, other] = [await supplier(), await supplier()];
    const { id: itemId } = await item(other.id);
    const answer = await post("", { supplierId, items: [{ itemId, quantity: 1 }] });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: "items.0.itemId" }] });
    const gone = await item(supplierId);
    await deleteItem(ctx, { id: gone.id });
    const late = await post("", { supplierId, items: [{ itemId: gone.id, quantity: 1 }] });
    expect(late.status).toBe(404);
  });

  test("is changed while a draft, and by nobody who may not order", async () => {
    const order = await drafted();
    const path = `/api/inventory/orders/${order.id}`;
    const change = { items: [{ itemId: order.itemId, quantity: 7 }], note: "Ring twice" };
    const changed = await (await salon.json("PATCH", path, change)).json();
    expect(changed).toMatchObject({ items: [{ quantity: 7 }], note: "Ring twice" });
    await post(`/${order.id}/submit`);
    expect((await salon.json("PATCH", path, change)).status).toBe(409);
    const dated = await salon.json("PATCH", path, { expectedOn: "2090-01-10" });
    expect(await dated.json()).toMatchObject({ expectedOn: "2090-01-10", status: "submitted" });
    const stylist = { ...ctx, actor: { ...ctx.actor, role: "stylist" as const } };
    await expect(cancelOrder(stylist, order)).rejects.toMatchObject({ code: "forbidden" });
    await expect(emailOrder(stylist, order)).rejects.toMatchObject({ code: "forbidden" });
    expect(await getOrder(stylist, order)).toMatchObject({ number: order.number });
    // the parcel comes to whoever is there
    const came = { id: order.id, items: [{ itemId: order.itemId, received: 7 }] };
    expect(await receiveOrder(stylist, came)).toMatchObject({ status: "received" });
  });
});

describe("the mail to the supplier", () => {
  test("goes once, with PDF and CSV, however often it is asked for and however the server fails", async () => {
    const order = await drafted();
    smtp.refuse(451, 2);
    const pressed = await Promise.all(Array.from({ length: 20 }, () => post(`/${order.id}/email`)));
    const answers = (await Promise.all(pressed.map((one) => one.json()))) as OrderEmailed[];
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ order: { submittedAt } }) => submittedAt)).size).toBe(1);
    expect(new Set(answers.map(({ message }) => message))).toEqual(
      new Set([`Its e-mail is on its way to ${order.to}.`]),
    );
    for (let tries = 0; tries < 4; tries += 1) {
      await workOff(app, { retries: true });
      if (tries === 0)
        expect(await getOrder(ctx, order)).toMatchObject({
          status: "submitted",
          mail: { status: "queued", error: expect.stringContaining("451") },
        });
    }
    const [mail, ...more] = mailsTo(order.to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Order ${order.number} from Maren Falk's salon`,
      from: { name: "Maren Falk's salon", address: "hello@undertone.example" },
      replyTo: [{ address: salon.email }],
    });
    const [line] = order.items;
    for (const words of [line?.name, line?.productCode, "12 tubes", "K-10022", order.number])
      expect([words, mail?.text?.includes(String(words))]).toEqual([words, true]);
    const files = mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType]);
    expect(files).toEqual([
      [`order-${order.number}.pdf`, "application/pdf"],
      [`order-${order.number}.csv`, "text/csv"],
    ]);
    const [pdf, csv] = (mail?.attachments ?? []).map(({ content }) =>
      Buffer.from(content as ArrayBuffer),
    );
    expect(
      pdfPages(pdf ?? Buffer.alloc(0))
        .join("")
        .replaceAll(/\s+/g, ""),
    ).toContain(`${line?.productCode}${line?.name}12tube`.replaceAll(/\s+/g, ""));
    expect(csv?.toString()).toContain(
      `"${order.number}","K-10022","${line?.productCode}","","${line?.name}","12","tube"`,
    );
    const outbox = await salon.request("/api/outbox?kind=supplier_order&limit=100");
    const rows = (await outbox.json()) as { recipient: string; status: string }[];
    expect(rows.filter(({ recipient }) => recipient === order.to)).toMatchObject([
      { status: "sent", attempts: 3 },
    ]);
    const again = (await (await post(`/${order.id}/email`)).json()) as OrderEmailed;
    expect(again.message).toBe("The order has been emailed to the supplier.");
    expect(again.order.submittedAt).toBe(answers[0]?.order.submittedAt);
    await workOff(app);
    expect(mailsTo(order.to)).toHaveLength(1);
  });

  test("that failed for good goes as the same one when it is asked for again", async () => {
    const order = await drafted();
    smtp.refuse(550);
    await post(`/${order.id}/email`);
    await workOff(app, { retries: true });
    // the supplier has nothing of it
    expect(await getOrder(ctx, order)).toMatchObject({
      status: "draft",
      submittedAt: null,
      mail: { status: "failed" },
    });
    expect(await listed("status=draft")).toContain(order.id);
    expect(await listed("status=submitted")).not.toContain(order.id);
    smtp.refuse(0, 0);
    await Promise.all(Array.from({ length: 5 }, () => post(`/${order.id}/email`)));
    await workOff(app, { retries: true });
    expect(mailsTo(order.to)).toHaveLength(1);
    expect(await getOrder(ctx, order)).toMatchObject({ status: "submitted" });
    expect(await listed("status=submitted")).toContain(order.id);
    const outbox = await salon.request("/api/outbox?kind=supplier_order&limit=100");
    const rows = (await outbox.json()) as { recipient: string }[];
    expect(rows.filter(({ recipient }) => recipient === order.to)).toHaveLength(1);
  });

  test("goes to the address that was put right, and no more to the wrong one", async () => {
    const order = await drafted();
    smtp.refuse(451, 1);
    await post(`/${order.id}/email`);
    await workOff(app, { queues: ["message"] });
    await updateSupplier(ctx, { id: order.supplierId, contactEmail: "right@wella.example" });
    const { message } = (await (await post(`/${order.id}/email`)).json()) as OrderEmailed;
    expect(message).toBe("Its e-mail is on its way to right@wella.example.");
    await workOff(app, { retries: true });
    expect([mailsTo("right@wella.example").length, mailsTo(order.to).length]).toEqual([1, 0]);
  });

  test("is not sent to nobody, nor of what is closed", async () => {
    const { id: supplierId } = await supplier({ contactEmail: "" });
    const { id: itemId } = await item(supplierId);
    const mute = await created({ supplierId, items: [{ itemId, quantity: 1 }] });
    expect(await sentence(await post(`/${mute.id}/email`))).toEqual([
      400,
      "This supplier has no e-mail address.",
    ]);
    expect(await getOrder(ctx, mute)).toMatchObject({ status: "draft", mail: null });
    const order = await drafted();
    await post(`/${order.id}/cancel`);
    expect(await sentence(await post(`/${order.id}/email`))).toEqual([
      409,
      "This order is cancelled already.",
    ]);
  });

  test("is held back when the order is cancelled before it has gone", async () => {
    const order = await drafted();
    await post(`/${order.id}/email`);
    const cancelled = (await (await post(`/${order.id}/cancel`)).json()) as Order;
    expect(cancelled).toMatchObject({ status: "cancelled", mail: { status: "cancelled" } });
    await workOff(app, { retries: true });
    expect(mailsTo(order.to)).toEqual([]);
  });

  test("carries hostile names as words", async () => {
    const { id: supplierId } = await supplier({
      name: 'Evil"\r\nBcc: victim@x.example <script>alert(1)</script>',
      contactEmail: "evil@wella.example",
    });
    const { id: itemId } = await item(supplierId, { name: '=HYPERLINK("http://x.example")' });
    const order = await created({ supplierId, items: [{ itemId, quantity: 1 }] });
    await post(`/${order.id}/email`);
    await workOff(app);
    const [mail] = mailsTo("evil@wella.example");
    expect(mail?.envelopeTo).toEqual(["evil@wella.example"]);
    expect([mail?.bcc ?? [], mail?.cc ?? []]).toEqual([[], []]);
    expect(mail?.html).not.toContain("<script>");
    const csv = await (await salon.request(`/api/inventory/orders/${order.id}/order.csv`)).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  });
});

describe("without a mail server", () => {
  let mute: TestApp;
  beforeAll(async () => {
    mute = await startApp({ databaseUrl: app.databaseUrl });
  });
  afterAll(() => mute.close());
  const written = (order: { id: string }) =>
    emailOrder({ ...ctx, mail: mute.services.mail }, order);

  test("an order stays a draft and is said to wait in the outbox, and can be downloaded", async () => {
    const order = await drafted();
    expect(await written(order)).toMatchObject({
      message:
        "The mail waits in the outbox: no mail server is set up. Download the order, send it yourself and mark it as sent.",
      order: { status: "draft", submittedAt: null, mail: { status: "not_sent" } },
    });
    expect(await listed("status=submitted")).not.toContain(order.id);
    const came = { items: [{ itemId: order.itemId, received: 1 }] };
    expect((await post(`/${order.id}/receive`, came)).status).toBe(409);
    const pdf = await salon.request(`/api/inventory/orders/${order.id}/order.pdf`);
    expect(pdf.headers.get("content-disposition")).toContain(`order-${order.number}.pdf`);
    expect(pdfPages(Buffer.from(await pdf.arrayBuffer()))).toHaveLength(1);
    const again = (await (await post(`/${order.id}/email`)).json()) as OrderEmailed;
    expect(again.order).toMatchObject({ status: "submitted", submittedAt: expect.any(String) });
    await workOff(app);
    expect(mailsTo(order.to)).toHaveLength(1);
  });

  test("an order that is sent from the outbox later is submitted then", async () => {
    const order = await drafted();
    await written(order);
    const rows = await salon.request("/api/outbox?kind=supplier_order&limit=100");
    const waiting = ((await rows.json()) as { id: string; recipient: string }[]).find(
      ({ recipient }) => recipient === order.to,
    );
    expect((await salon.json("POST", `/api/outbox/${waiting?.id}/retry`, {})).status).toBe(200);
    await workOff(app);
    expect(await getOrder(ctx, order)).toMatchObject({
      status: "submitted",
      mail: { status: "sent" },
    });
  });

  test("an order that was sent some other way is submitted, and its mail never goes", async () => {
    const order = await drafted();
    await written(order);
    const sent = (await (await post(`/${order.id}/submit`)).json()) as Order;
    expect(sent).toMatchObject({ status: "submitted", mail: { status: "cancelled" } });
    expect((await written(order)).order).toMatchObject({
      status: "submitted",
      mail: { status: "not_sent" },
    });
    await post(`/${order.id}/cancel`);
    expect((await getOrder(ctx, order)).mail).toMatchObject({ status: "cancelled" });
  });

  test("a draft that is changed goes as it is then", async () => {
    const order = await drafted();
    await written(order);
    const items = [{ itemId: order.itemId, quantity: 7 }];
    await salon.json("PATCH", `/api/inventory/orders/${order.id}`, { items });
    await post(`/${order.id}/email`);
    await workOff(app);
    const [mail, ...more] = mailsTo(order.to);
    expect([mail?.text?.includes("7 tubes"), more]).toEqual([true, []]);
  });

  test("the assistant says beforehand that the mail will wait", async () => {
    const order = await drafted();
    const { asksWith, changes } = orderTools.email_order;
    const asked = [{ ...ctx, mail: mute.services.mail }, { orderId: order.id }] as const;
    expect(await asksWith?.(...asked)).toMatch(
      /^No mail server is set up\. Write the mail to orders-\d+@wella\.example into the outbox, where it waits\?/,
    );
    expect(await changes?.(...asked)).toMatchObject([
      { before: "draft", after: `a mail to ${order.to} in the outbox, not sent` },
    ]);
    expect(await asksWith?.(ctx, { orderId: order.id })).toContain("E-mail this order to");
  });

  test("is asked about once for each address: the next order of that supplier goes as it is, a new address does not", async () => {
    const { asksWith } = orderTools.email_order;
    const FIRST = /^No order has gone to this address yet: is it right\?/;
    const order = await drafted();
    expect(await getOrder(ctx, order)).toMatchObject({ addressIsNew: true });
    expect(await asksWith?.(ctx, { orderId: order.id })).toMatch(FIRST);
    await post(`/${order.id}/email`);
    const again = { supplierId: order.supplierId, items: [{ itemId: order.itemId, quantity: 1 }] };
    const next = (await (await post("", again)).json()) as Order;
    expect(next.addressIsNew).toBe(false);
    expect(await asksWith?.(ctx, { orderId: next.id })).not.toMatch(FIRST);
    await salon.json("PATCH", `/api/inventory/suppliers/${order.supplierId}`, {
      contactEmail: "moved@wella.example",
    });
    expect(await getOrder(ctx, next)).toMatchObject({ addressIsNew: true });
    await salon.json("PATCH", `/api/inventory/suppliers/${order.supplierId}`, {
      contactEmail: order.to?.toUpperCase(),
    });
    expect(await getOrder(ctx, next)).toMatchObject({ addressIsNew: false });
  });

  test("is not mailed by a yes that was given to another address", async () => {
    const order = await drafted();
    const shownTo = async () =>
      (await orderTools.email_order.changes?.(ctx, { orderId: order.id })) ?? [];
    const shown = await shownTo();
    expect(sameBefore(shown, await shownTo())).toBe(true);
    await salon.json("PATCH", `/api/inventory/suppliers/${order.supplierId}`, {
      contactEmail: "elsewhere@wella.example",
    });
    expect(sameBefore(shown, await shownTo())).toBe(false);
  });
});

describe("a delivery", () => {
  const submitted = async (quantity = 12, more: Partial<CreateItem> = {}) => {
    const order = await drafted(quantity, { currentQuantity: 1, unitGrams: 60, ...more });
    await post(`/${order.id}/submit`);
    return order;
  };

  test("comes in parts, each into stock, until all is there", async () => {
    const order = await submitted();
    const came = (received: number) =>
      post(`/${order.id}/receive`, { items: [{ itemId: order.itemId, received }] });
    expect(await (await came(5)).json()).toMatchObject({
      status: "partly_received",
      items: [{ received: 5 }],
    });
    expect(await stockOf(order.itemId)).toBe(6);
    expect(await sentence(await post(`/${order.id}/cancel`))).toEqual([
      409,
      "Part of this order has come. Say that nothing more will come instead.",
    ]);
    expect(await (await came(8)).json()).toMatchObject({
      status: "received",
      receivedAt: expect.any(String),
      items: [{ quantity: 12, received: 13 }],
    });
    expect(await stockOf(order.itemId)).toBe(14);
    expect((await came(1)).status).toBe(409);
  });

  test("that is short is closed when nothing more will come", async () => {
    const order = await submitted();
    const nothing = { items: [{ itemId: order.itemId, received: 0 }] };
    expect((await post(`/${order.id}/receive`, nothing)).status).toBe(400);
    const closed = await post(`/${order.id}/receive`, { ...nothing, finished: true });
    expect(await closed.json()).toMatchObject({ status: "received", items: [{ received: 0 }] });
    expect(await stockOf(order.itemId)).toBe(1);
  });

  test("entered twice by a double click counts once", async () => {
    const order = await submitted();
    const body = { items: [{ itemId: order.itemId, received: 4 }] };
    const key = { "Idempotency-Key": crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => post(`/${order.id}/receive`, body, key)));
    expect(await stockOf(order.itemId)).toBe(5);
  });

  test("by two people at once loses nothing, and none comes for what is being cancelled", async () => {
    const order = await submitted();
    const came = () =>
      receiveOrder(ctx, { id: order.id, items: [{ itemId: order.itemId, received: 1 }] });
    await Promise.all(Array.from({ length: 8 }, came));
    expect(await stockOf(order.itemId)).toBe(9);
    const other = await submitted();
    const [received, cancelled] = await Promise.allSettled([
      receiveOrder(ctx, { id: other.id, items: [{ itemId: other.itemId, received: 1 }] }),
      cancelOrder(ctx, other),
    ]);
    expect([received.status, cancelled.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await stockOf(other.itemId)).toBe(received.status === "fulfilled" ? 2 : 1);
  });

  test("notes the sooner date, takes nothing that was not ordered, and nothing for a draft", async () => {
    const order = await submitted(12, { expiresOn: "2090-05-01" });
    const lines = [{ itemId: order.itemId, received: 1 }];
    const expiring = (day: string) =>
      post(`/${order.id}/receive`, { items: lines, expiresOn: { [order.itemId]: day } });
    await expiring("2090-08-01");
    expect((await getItem(ctx, { id: order.itemId })).expiresOn).toBe("2090-05-01");
    await expiring("2090-02-01");
    expect((await getItem(ctx, { id: order.itemId })).expiresOn).toBe("2090-02-01");
    const draft = await drafted();
    const foreign = await post(`/${order.id}/receive`, {
      items: [{ itemId: draft.itemId, received: 1 }],
    });
    expect(foreign.status).toBe(400);
    const early = await post(`/${draft.id}/receive`, {
      items: [{ itemId: draft.itemId, received: 1 }],
    });
    expect(await sentence(early)).toEqual([
      409,
      "This order is a draft. Send it or mark it as sent first.",
    ]);
  });

  test("of something that was deleted meanwhile still comes in", async () => {
    const order = await submitted();
    await deleteItem(ctx, { id: order.itemId });
    const answer = await post(`/${order.id}/receive`, {
      items: [{ itemId: order.itemId, received: 12 }],
    });
    expect(await answer.json()).toMatchObject({ status: "received" });
  });
});

describe("quick reorder", () => {
  let other: Salon;
  let theirs: Ctx;
  beforeAll(async () => {
    other = await openSalon(app, joaquin);
    theirs = other.ctx();
    await activateInventory(theirs);
  });
  const quick = async (body: object = {}) =>
    other.json("POST", "/api/inventory/orders/quick", body);
  const stocked = (supplierId: string | null, more: Partial<CreateItem> = {}) => {
    count += 1;
    return createItem(
      theirs,
      CreateItem.parse({ name: `Shade ${count}`, unit: "tube", supplierId, ...more }),
    );
  };

  test("orders what is low once from each supplier, and says what it left out", async () => {
    expect(await sentence(await quick())).toEqual([
      400,
      expect.stringContaining("No Low Stock Items"),
    ]);
    const homeless = await stocked(null, { currentQuantity: 1 });
    expect(await sentence(await quick())).toEqual([
      400,
      "Low stock items need to have suppliers assigned before auto-reordering.",
    ]);
    const [a, b] = [
      await createSupplier(theirs, { name: "Wella" }),
      await createSupplier(theirs, { name: "Redken" }),
    ];
    const low = await stocked(a.id, { currentQuantity: 5, lowStockThreshold: 5 });
    const target = await stocked(a.id, {
      currentQuantity: 2,
      lowStockThreshold: 3,
      targetQuantity: 10,
    });
    const open = await stocked(b.id, { currentQuantity: 3, unitGrams: 60 });
    await stocked(b.id, { currentQuantity: 6 });
    await createOrder(theirs, { supplierId: b.id, items: [{ itemId: open.id, quantity: 4 }] });
    const all = await Promise.all(Array.from({ length: 6 }, () => quick()));
    const answers = (await Promise.all(all.map((one) => one.json()))) as Reordered[];
    const made = answers.flatMap(({ orders }) => orders);
    const lines = made.flatMap(({ items }) => items);
    expect(made.map(({ supplierName, status }) => `${supplierName}: ${status}`).toSorted()).toEqual(
      ["Redken: draft", "Wella: draft"],
    );
    expect(Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual({
      [low.id]: 10,
      [target.id]: 8,
      // what stands in a draft only is on no order
      [open.id]: 10,
    });
    for (const { withoutSupplier } of answers) expect(withoutSupplier).toEqual([homeless.name]);
    const [first, second] = [1, 0].map((some) =>
      answers.find(({ orders }) => Math.min(orders.length, 1) === some),
    );
    expect([first?.onTheWay, first?.inDraft]).toEqual([[], [open.name]]);
    expect(second?.onTheWay).toEqual([]);
    expect(second?.inDraft.toSorted()).toEqual([low.name, target.name, open.name].toSorted());
  });

  test("takes off what was sent off and is still to come, and only that", async () => {
    const { id: supplierId } = await createSupplier(theirs, {
      name: "Davines",
      contactEmail: "davines@x.example",
    });
    const { id: itemId, name } = await stocked(supplierId, { currentQuantity: 5 });
    const reordered = async () => (await (await quick({ supplierId })).json()) as Reordered;
    const quantities = ({ orders }: Reordered) =>
      orders.flatMap(({ items }) => items.map(({ quantity }) => quantity));
    const ask = (words: string) => orderTools.order_item.asksWith?.(theirs, { item: words });
    expect(await ask(name)).not.toMatch(/already|draft order/);
    const small = await createOrder(theirs, { supplierId, items: [{ itemId, quantity: 2 }] });
    expect(await ask(name)).toContain(`In a draft order, not sent yet: ${name}.`);
    const act = (id: string, what: string) =>
      other.json("POST", `/api/inventory/orders/${id}/${what}`, {});

    const full = await reordered();
    expect([quantities(full), full.inDraft]).toEqual([[10], [name]]);
    await act(full.orders[0]?.id ?? "", "cancel");

    smtp.refuse(550);
    await act(small.id, "email");
    await workOff(app, { retries: true });
    smtp.refuse(0, 0);
    const afterRefusal = await reordered();
    expect([quantities(afterRefusal), afterRefusal.onTheWay]).toEqual([[10], []]);
    await act(afterRefusal.orders[0]?.id ?? "", "cancel");

    await act(small.id, "email");
    const lessTwo = await reordered();
    expect([quantities(lessTwo), lessTwo.inDraft]).toEqual([[8], []]);
    expect(await ask(name)).toContain(`On its way already: ${name}.`);
    await act(lessTwo.orders[0]?.id ?? "", "submit");
    expect(await reordered()).toMatchObject({ orders: [], onTheWay: [name], inDraft: [] });
  });

  test("by use orders what the coming month needs, less what stands there", async () => {
    const { id: supplierId } = await createSupplier(theirs, { name: "Goldwell" });
    const used = await stocked(supplierId, { currentQuantity: 40, unitGrams: 60 });
    const still = await stocked(supplierId, { currentQuantity: 40 });
    await atomically(theirs, (tx) =>
      moveStock(tx, [
        { itemId: used.id, kind: "use", amount: -600 * 30 },
        { itemId: still.id, kind: "adjust", reason: "broken", amount: -30 },
      ]),
    );
    later = 30 * 86_400_000;
    const { orders } = await quickReorder(theirs, { rule: "usage", supplierId });
    later = 0;
    // 30 of 40 containers went in 30 days: 30 more are wanted, and 10 are there
    expect(orders.flatMap(({ items }) => items)).toMatchObject([{ itemId: used.id, quantity: 20 }]);
  });
});

test("orders are found by words of the supplier, of a product or its brand", async () => {
  const { id: supplierId } = await supplier({ name: "Kadus Direct" });
  const { id: itemId } = await item(supplierId, { name: "Demi 9/16", brand: "Kemon 100%" });
  const order = await created({ supplierId, items: [{ itemId, quantity: 1 }] });
  const found = async (words: string, open?: boolean) =>
    (await findOrders(ctx, { supplier: words, open })).map(({ id }) => id);
  for (const words of ["kadus", "demi 9", "100%"]) expect(await found(words)).toEqual([order.id]);
  expect(await found("9_16")).toEqual([]);
  expect(await found("kadus", false)).toEqual([]);
  await post(`/${order.id}/cancel`);
  expect(await found("kadus", true)).toEqual([]);
  expect(await found("kadus", false)).toEqual([order.id]);
});

test("no orders without inventory", async () => {
  const bare = await openSalon(app, { ...joaquin, email: "bare@x.example" });
  const answer = await bare.request("/api/inventory/orders");
  expect([answer.status, (await answer.json()).code]).toEqual([402, "subscription_required"]);
});

test("is no relay: a salon writes so many in an hour and in a day, and its other orders still go by hand", async () => {
  const HOUR = 3_600_000;
  later += 24 * HOUR;
  const sent = async (orders: number) => {
    const came: number[] = [];
    for (let n = 0; n < orders; n += 1) {
      const { id } = await drafted();
      came.push((await post(`/${id}/email`)).status);
    }
    return came;
  };
  expect(await sent(27)).toEqual([...Array<number>(25).fill(200), 429, 429]);
  const { id } = await drafted();
  expect((await post(`/${id}/submit`)).status).toBe(200);
  later += HOUR;
  expect(await sent(1)).toEqual([200]);
  await countMore(app, `order mails of ${salon.actor.salonId} in 24 h`, 100 - 27);
  expect(await sent(2)).toEqual([200, 429]);
  later += HOUR;
  expect(await sent(1)).toEqual([429]);
  later += 24 * HOUR;
  expect((await post(`/${id}/email`)).status).toBe(200);
});
