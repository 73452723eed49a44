import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, tapped } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { scriptedModel, type Act, type Seen } from "#tests/scripted-model.ts";
import type { ChatAction } from "#tools/actions/schema.ts";
import type { ToolResult } from "#tools/chats/schema.ts";
import { writeFormula } from "#tools/bench/write.ts";
import { createItem } from "#tools/inventory/items/items.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import { createOrder } from "#tools/inventory/orders/orders.ts";
import { CreateItem, type Item, type Supplier } from "#tools/inventory/schema.ts";
import { createSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { startTake } from "#tools/inventory/takes/takes.ts";
import type { RepriceDone } from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import type { Post } from "#tools/social/schema.ts";
import { toolsetFor } from "./toolset.ts";

let script: (seen: Seen) => Act[] = () => [{ say: "Yes." }];
const model = scriptedModel((seen) => script(seen));
let later = 0;
const now = () => new Date(Date.parse("2026-11-22T09:00:00Z") + later);

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let chatId = "";
let consultationId = "";
let formulaId = "";
let supplier: Supplier;
let item: Item;
let other: Item;
let service: Service;
let exampleId = "";
let postId = "";

beforeAll(async () => {
  here = await startApp({ model: { provider: "builtin", chat: model, vision: null }, now });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await maren.request("/api/inventory/subscribe", { method: "PUT" });
  await maren.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
  const chat = chatOf(maren);
  await chat.ask("Good morning");
  chatId = chat.id;
  const [targetPhoto] = await storePhotos(maren, await hairPhoto());
  const made = await consultStored(maren, { ...newWords, currentPhotos: [], targetPhoto });
  consultationId = made.body.consultation["id"];
  const written = await writeFormula(maren.ctx(), { consultationId, bowls: [handBowl] });
  formulaId = written.formulas[0]?.id ?? "";
  supplier = await createSupplier(maren.ctx(), {
    name: "Colour House",
    contactEmail: "orders@colour.example",
  });
  const keep = (name: string, code: string) =>
    createItem(
      maren.ctx(),
      CreateItem.parse({
        name,
        unit: "tube",
        unitGrams: 60,
        currentQuantity: 5,
        costPerUnit: "9.50",
        supplierId: supplier.id,
        link: {
          line: "wella-professionals/koleston-perfect",
          part: "colour",
          code,
          volume: null,
        },
      }),
    );
  item = await keep("Koleston 7/0", "7/0");
  other = await keep("Koleston 8/0", "8/0");
  service = await read<Service>(
    maren.json("POST", "/api/services", {
      stylistId: maren.actor.stylistId,
      name: "Balayage",
      category: "Color Services",
      basePrice: "180",
      priceRange: "180-220",
      depositText: "40",
      duration: 150,
      segments: [
        { kind: "apply", minutes: 90 },
        { kind: "process", minutes: 30 },
        { kind: "finish", minutes: 30 },
      ],
    }),
  );
  ({ id: exampleId } = await read<{ id: string }>(
    maren.json("POST", "/api/training-examples", { name: "Copper, first visit" }),
  ));
  ({ id: postId } = await read<Post>(
    maren.json("POST", "/api/social-media/posts", {
      caption: "Copper season",
      hashtags: ["copper"],
      scheduledFor: "2026-11-27T17:00:00Z",
    }),
  ));
});
beforeEach(() => {
  later = 0;
});

async function read<T>(answer: Response | Promise<Response>): Promise<T> {
  const response = await answer;
  const body = (await response.json()) as T;
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body;
}
const get = <T>(path: string) => read<T>(maren.request(path));
const run = async (tool: string, input: object) =>
  (await toolsetFor(maren.ctx(), { chatId, messageId: "m1" }, () => {}).tools[tool]?.execute?.(
    input,
    { toolCallId: crypto.randomUUID(), messages: [], context: undefined } as never,
  )) as ToolResult<unknown>;
const newest = async () => {
  const [line] = await get<ChatAction[]>(`/api/actions?chatId=${chatId}&limit=1`);
  if (!line) throw new Error("The ledger is empty.");
  return line;
};
const undo = (id: string, by = maren) => by.request(`/api/actions/${id}/undo`, { method: "POST" });

/** What people see of each thing that acts change. */
const suppliers = () => get<Supplier[]>("/api/inventory/suppliers");
const items = async () =>
  (await get<Item[]>("/api/inventory/items")).toSorted((a, b) => a.name.localeCompare(b.name));
const openOrders = () => get<Order[]>("/api/inventory/orders?open=true");
const menu = async () =>
  (await get<Service[]>(`/api/services/stylist/${maren.actor.stylistId}`)).map(
    ({ version: _version, ...shown }) => shown,
  );
const posts = async () => ({
  posts: await get<Post[]>("/api/social-media/posts"),
  used: await get<object>("/api/social-media/subscription"),
});
const prices = async () =>
  (await get<object[]>("/api/prices")).map((price) => ({ ...price, id: "" }));
const examples = () => get<object[]>("/api/training-examples");
const takes = async () =>
  (await get<{ status: string }[]>("/api/inventory/takes")).filter(
    ({ status }) => status === "open",
  );
const outcome = async () => {
  const told = await get<{ outcome: { id?: string; updatedAt?: string } | null }>(
    `/api/consultations/${consultationId}/outcome`,
  );
  return told.outcome && { ...told.outcome, updatedAt: "" };
};

type Row = {
  input: () => object | Promise<object>;
  seen: () => Promise<unknown>;
  words: string | RegExp;
  /** The first record of the line; null where it is of no record. */
  record: string | null;
};

const draft = () =>
  createOrder(maren.ctx(), { supplierId: supplier.id, items: [{ itemId: item.id, quantity: 2 }] });

const REVERSIBLE: Record<string, Row> = {
  add_supplier: {
    input: () => ({ name: "Brush & Bowl", contactEmail: "hi@brush.example" }),
    seen: suppliers,
    words: "added Brush & Bowl to the suppliers",
    record: "supplier",
  },
  change_supplier: {
    input: () => ({ supplierId: supplier.id, contactPhone: "+49 30 1234", notes: "Mondays" }),
    seen: suppliers,
    words: "changed the supplier Colour House",
    record: "supplier",
  },
  delete_supplier: {
    input: () => ({ supplierId: supplier.id }),
    seen: async () => [await suppliers(), await items()],
    words: "deleted the supplier Colour House",
    record: "supplier",
  },
  add_item: {
    input: () => ({ name: "Foils", category: "supplies", unit: "piece", currentQuantity: 3 }),
    seen: items,
    words: "added Foils to the stock",
    record: "item",
  },
  change_item: {
    input: () => ({ itemId: item.id, costPerUnit: "10.20", lowStockThreshold: 3 }),
    seen: items,
    words: "changed Koleston 7/0 in the stock",
    record: "item",
  },
  delete_item: {
    input: () => ({ itemId: other.id }),
    seen: items,
    words: "took Koleston 8/0 off the stock",
    record: "item",
  },
  adjust_stock: {
    input: () => ({ itemId: other.id, units: -2, reason: "broken" }),
    seen: items,
    words: "put the stock of Koleston 8/0 at 3 tubes",
    record: "item",
  },
  mix_bowl: {
    input: () => ({ formulaId }),
    seen: items,
    words: /^took [\d.]+ g of .* out of stock$/,
    record: "formula",
  },
  start_stock_take: {
    input: () => ({}),
    seen: takes,
    words: "began a stock take",
    record: null,
  },
  order_item: {
    input: () => ({ item: "Koleston 7/0", quantity: 4 }),
    seen: openOrders,
    words: "drafted an order of 4 × Koleston 7/0 from Colour House",
    record: "order",
  },
  create_service: {
    input: () => ({ name: "Gloss", category: "Color Services", basePrice: "65", duration: 45 }),
    seen: menu,
    words: "put Gloss on the menu at $65",
    record: "service",
  },
  update_service: {
    input: () => ({ service: "Balayage", duration: 165, noShowPercent: 50, depositText: "60" }),
    seen: menu,
    words: "changed Balayage on the menu",
    record: "service",
  },
  set_price: {
    input: () => ({ service: "balayage", price: "195" }),
    seen: menu,
    words: "put Balayage at $195–$235",
    record: "service",
  },
  set_product_price: {
    input: () => ({
      line: "wella-professionals/koleston-perfect",
      packGrams: 60,
      amount: 9.5,
    }),
    seen: prices,
    words: "Koleston Perfect, colour at $9.50 for 60 g",
    record: null,
  },
  set_cost_settings: {
    input: () => ({ overheadPercent: 27 }),
    seen: () => get("/api/cost-settings"),
    words: /^put the overhead at 27% and the margin at \d+%$/,
    record: null,
  },
  set_payment_settings: {
    input: () => ({ payWithinMinutes: 90 }),
    seen: () => get("/api/payments/settings"),
    words: "changed how payments are taken",
    record: null,
  },
  create_post: {
    input: () => ({ caption: "Gloss week", hashtags: ["gloss"], date: "2026-12-01" }),
    seen: posts,
    words: "kept a post for its day",
    record: "post",
  },
  change_post: {
    input: () => ({ postId, caption: "Copper, still", date: "2026-11-30" }),
    seen: posts,
    words: "changed a scheduled post",
    record: "post",
  },
  add_training_example: {
    input: () => ({ name: "Ash, 2 visits", baseFormula: { shades: "7/1 40 g" } }),
    seen: examples,
    words: "kept Ash, 2 visits as a training example",
    record: null,
  },
  delete_training_example: {
    input: () => ({ exampleId }),
    seen: examples,
    words: "removed the training example Copper, first visit",
    record: null,
  },
  record_outcome: {
    input: () => ({ consultationId, happy: true, levelReached: 7 }),
    seen: outcome,
    words: /^kept that .* is happy with the result$/,
    record: "outcome",
  },
  upgrade_subscription: {
    input: () => ({ tier: "pro" }),
    seen: async () => (await get<{ tier: string }>("/api/subscription/status")).tier,
    words: "moved the salon to Salon Pro",
    record: null,
  },
  subscribe_social: {
    input: () => ({ tier: "content-creation" }),
    seen: async () => (await get<{ tier: string }>("/api/social-media/subscription")).tier,
    words: "took Content Creation for posts",
    record: null,
  },
  end_plan: {
    input: () => ({ product: "inventory" }),
    seen: () => get("/api/inventory/subscription"),
    words: "ended the plan of inventory",
    record: null,
  },
};

/** Acts of which another act has to come first. */
const AFTER: Record<string, Row> = {
  change_order: {
    input: async () => ({
      orderId: (await draft()).id,
      items: [{ itemId: item.id, quantity: 9 }],
      note: "Back door",
    }),
    seen: async () => (await openOrders()).map(({ items: lines, note }) => ({ lines, note })),
    words: "changed the order from Colour House",
    record: "order",
  },
  cancel_order: {
    input: async () => ({ orderId: (await draft()).id }),
    seen: async () => (await openOrders()).length,
    words: "cancelled the order from Colour House",
    record: "order",
  },
  cancel_stock_take: {
    input: async () => {
      await startTake(maren.ctx());
      return {};
    },
    seen: async () => (await takes()).length,
    words: "dropped a stock take",
    record: null,
  },
  delete_product_price: {
    input: async () => {
      const [price] = await read<{ id: string }[]>(
        maren.json("PUT", "/api/prices", {
          prices: [{ line: "wella-professionals/color-touch", packGrams: 60, price: 880 }],
        }),
      );
      return { priceId: price?.id };
    },
    seen: prices,
    words: /^forgot the price of .*Color Touch, colour$/,
    record: null,
  },
  apply_reprice: {
    input: async () => ({
      services: [{ serviceId: service.id, afterMinor: 20_000, version: await versionOf() }],
    }),
    seen: menu,
    words: "set a price",
    record: "reprice",
  },
  undo_reprice: {
    input: async () => {
      const lines = [{ serviceId: service.id, afterMinor: 21_000, version: await versionOf() }];
      const { batchId } = await read<RepriceDone>(
        maren.json("POST", "/api/services/reprice", { services: lines }),
      );
      return { batchId };
    },
    seen: menu,
    words: "put a price back",
    record: "reprice",
  },
};

const versionOf = async () =>
  (await get<Service[]>(`/api/services/stylist/${maren.actor.stylistId}`)).find(
    ({ id }) => id === service.id,
  )?.version;

describe("an act of the assistant", () => {
  test.each(Object.entries({ ...REVERSIBLE, ...AFTER }))(
    "(%s) is kept in the ledger and taken back an hour later, once",
    async (tool, { input, seen, words, record }) => {
      const given = await input();
      const before = await seen();
      const result = await run(tool, given);
      expect(result).toMatchObject({ ok: true });
      expect(await seen()).not.toEqual(before);
      const line = await newest();
      expect(line).toMatchObject({ tool, by: "Maren Falk", messageId: "m1" });
      expect(line.words).toMatch(words);
      expect(line.records[0]?.kind ?? null).toBe(record);
      expect(line.undoUntil).not.toBeNull();
      later = 3_600_000;
      expect(await (await undo(line.id)).json()).toMatchObject({ id: line.id });
      later = 0;
      expect(await seen()).toEqual(before);
      expect((await undo(line.id)).status).toBe(409);
      expect(await seen()).toEqual(before);
    },
  );

  test("is taken back by nobody else, and not after a month", async () => {
    await run("set_price", { service: "Balayage", price: "200" });
    const { id } = await newest();
    expect((await undo(id, neighbour)).status).toBe(404);
    later = 31 * 24 * 3_600_000;
    expect((await undo(id)).status).toBe(409);
    expect((await menu()).find(({ name }) => name === "Balayage")?.basePrice).toBe("$200");
    later = 0;
    expect((await undo(id)).status).toBe(200);
  });

  test("that something was built upon since is not taken back over it", async () => {
    await run("set_price", { service: "Balayage", price: "205" });
    const { id } = await newest();
    await maren.json("PATCH", `/api/services/${service.id}`, { basePrice: "210" });
    expect((await undo(id)).status).toBe(409);
    expect((await menu()).find(({ name }) => name === "Balayage")?.basePrice).toBe("$210");
    const back = { basePrice: "180", priceRange: "180-220" };
    expect((await maren.json("PATCH", `/api/services/${service.id}`, back)).status).toBe(200);
  });

  test("that spans calls stays too once something has followed", async () => {
    await run("subscribe_social", { tier: "content-creation" });
    const { id } = await newest();
    await maren.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
    expect((await newest()).stays).toMatch(/since, so this stays\.$/);
    expect((await undo(id)).status).toBe(409);
  });

  test("is not offered a way back where there is none", async () => {
    const order = await draft();
    await run("submit_order", { orderId: order.id });
    expect((await newest()).undoUntil).toBeNull();
    expect((await undo((await newest()).id)).status).toBe(409);
    // more was broken than was on record: only a count tells what was there
    await run("adjust_stock", { itemId: other.id, units: -50, reason: "broken" });
    expect((await newest()).undoUntil).toBeNull();
  });

  test("that is refused leaves no line", async () => {
    const before = await newest();
    expect(await run("delete_item", { itemId: crypto.randomUUID() })).toMatchObject({
      ok: false,
      code: "not_found",
    });
    expect(await newest()).toEqual(before);
  });
});

describe("the card of an act", () => {
  const asked = async (tool: string, input: object) => {
    script = ({ results }) => (results.length > 0 ? [{ say: "Done." }] : [{ call: tool, input }]);
    const chat = chatOf(maren);
    const asking = await chat.ask("do it");
    const { id } = cardOf(asking);
    const tap = (edits?: object) =>
      chat.post({ decision: { approvalId: id, approved: true, ...(edits && { edits }) } });
    return { asking, preview: asking.metadata?.previews?.[id], tap };
  };
  const priceNow = async () => (await menu()).find(({ id }) => id === service.id)?.basePriceMinor;

  test("shows what is and what would be, and does what was altered on it", async () => {
    const { preview, tap, asking } = await asked("set_price", {
      service: "Balayage",
      price: "190",
    });
    expect(preview).toMatchObject({
      changes: [{ label: "Balayage", before: "$180–$220", after: "$190–$230" }],
      edits: [{ field: "price", label: "Price", kind: "text" }],
    });
    const refused = await tap({ service: "Gloss" });
    expect(refused.status).toBe(400);
    expect(await priceNow()).toBe(18_000);
    await replyOf(await tap({ price: "192" }), tapped(asking));
    expect(await priceNow()).toBe(19_200);
    const [line] = await get<ChatAction[]>("/api/actions?limit=1");
    expect(line).toMatchObject({
      tool: "set_price",
      changes: [{ label: "Balayage", before: "$180–$220", after: "$192–$232" }],
    });
    expect((await undo(line?.id ?? "")).status).toBe(200);
  });

  test.each([
    [
      "a price",
      "set_price",
      () => ({ service: "Balayage", price: "199" }),
      () => maren.json("PATCH", `/api/services/${service.id}`, { basePrice: "185" }),
      priceNow,
    ],
    [
      "the stock",
      "adjust_stock",
      () => ({ itemId: item.id, units: 1, reason: "found" }),
      () =>
        maren.json("POST", `/api/inventory/items/${item.id}/adjust`, {
          units: -1,
          reason: "sold",
        }),
      async () => (await items()).find(({ id }) => id === item.id)?.currentQuantity,
    ],
    [
      "a post",
      "change_post",
      () => ({ postId, caption: "Mine" }),
      () => maren.json("PATCH", `/api/social-media/posts/${postId}`, { caption: "Another" }),
      async () => (await posts()).posts.find(({ id }) => id === postId)?.caption,
    ],
    [
      "payment settings",
      "set_payment_settings",
      () => ({ payWithinMinutes: 120 }),
      () => maren.json("PUT", "/api/payments/settings", { payWithinMinutes: 45 }),
      async () =>
        (await get<{ payWithinMinutes: number }>("/api/payments/settings")).payWithinMinutes,
    ],
  ])("of %s that changed meanwhile does nothing", async (_what, tool, input, change, seen) => {
    const { tap } = await asked(tool, input());
    expect((await change()).ok).toBe(true);
    const changed = await seen();
    expect((await tap()).status).toBe(409);
    expect(await seen()).toEqual(changed);
    // the card is withdrawn
    expect((await tap()).status).toBe(409);
  });

  test("is not shown for what cannot be done: the reply says why", async () => {
    script = ({ results }) =>
      results.length > 0
        ? [{ say: "Done." }]
        : [{ call: "order_item", input: { item: "Unobtainium" } }];
    const reply = await chatOf(maren).ask("do it");
    expect(() => cardOf(reply)).toThrow("No card is waiting.");
    expect(JSON.stringify(reply.parts)).toContain("Nothing in the stock goes by Unobtainium.");
  });
});
