import { beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";

let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  app = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  salon = await openSalon(app);
  await salon.json("PUT", "/api/inventory/subscribe", {});
  const { id: supplierId } = await made("suppliers", {
    name: "Wella Depot",
    contactEmail: "orders@depot.example",
  });
  const shade = { category: "color", unit: "tube", currentQuantity: 2, lowStockThreshold: 5 };
  await made("items", { ...shade, name: "Color Touch 7/1", supplierId });
});

const made = async (what: string, body: object) =>
  (await (await salon.json("POST", `/api/inventory/${what}`, body)).json()) as { id: string };
const orders = async () => (await (await salon.request("/api/inventory/orders")).json()) as Order[];

it("tells a draft as a draft, and says that a mail waits where nothing can send it", async () => {
  const chat = chatOf(salon);
  const reorder = await chat.ask("reorder what is low");
  await replyOf(await chat.decide(cardOf(reorder).id), reorder);
  expect(wordsOf(await chat.ask("what's on order"))).toMatch(
    /Nothing is on order\. In the draft for Wella Depot, not sent yet: \d+ Color Touch 7\/1\./,
  );
  expect(wordsOf(await chat.ask("reorder what is low"))).toContain(
    "In a draft order, not sent yet: Color Touch 7/1.",
  );

  const sending = await chat.ask("email the order to the supplier");
  expect(cardOf(sending).requestReason).toContain("No mail server is set up.");
  const sent = await replyOf(await chat.decide(cardOf(sending).id), sending);
  expect(wordsOf(sent)).toContain("The mail waits in the outbox: no mail server is set up.");
  expect(await orders()).toMatchObject([{ status: "draft", mail: { status: "not_sent" } }]);
  expect(wordsOf(await chat.ask("what's on order"))).toContain("Nothing is on order.");

  const phoned = await chat.ask("mark the order as sent");
  await replyOf(await chat.decide(cardOf(phoned).id), phoned);
  expect(await orders()).toMatchObject([{ status: "submitted" }]);
  const now = wordsOf(await chat.ask("what's on order"));
  expect(now).toMatch(/^From Wella Depot: \d+ Color Touch 7\/1\./);
  expect(now).not.toContain("draft");
  expect(wordsOf(await chat.ask("reorder what is low"))).toContain(
    "On its way already: Color Touch 7/1.",
  );
});
