import { beforeAll, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import type { TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import type { Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { runs } from "#tests/runs.ts";
import { openWholeSalon } from "#tests/salons/whole-salon.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import type { MixedBowl, Movement, StockTake } from "#tools/inventory/items/movement-schema.ts";
import { unitsOrdered } from "#tools/inventory/orders/on-order.ts";
import type { Order, OrderStatus } from "#tools/inventory/orders/order-schema.ts";
import type { Item, Supplier } from "#tools/inventory/schema.ts";
import {
  count,
  finish,
  givenBack,
  gramsOf,
  moved,
  openThing,
  repack,
  type Thing,
} from "./stock-oracle.ts";
import { walk, type Dice } from "./steps.ts";

/*
 * A shelf that is drawn on, filled, counted, weighed and written off, over HTTP, against a shelf of its own (stock-oracle.ts).
 * What is shown is the sum of what moved, and what is on order is what a supplier was asked for and has not brought.
 */

const ROUNDS = runs(3, 150);
const STEPS = 30;

let here: TestApp;
let maren: Salon;
let formula: StoredFormula;
let supplier: Supplier;

beforeAll(async () => {
  ({ here, maren } = await openWholeSalon());
  await send(200, "PUT", "/subscribe");
  supplier = await send(201, "POST", "/suppliers", { name: "Wella direct" });
  const photos = [await hairPhoto({ level: 5 }), await hairPhoto({ level: 7 })] as const;
  const [current = "", target = ""] = await storePhotos(maren, ...photos);
  const words = { ...newWords, clientName: "Ida Holm", currentPhotos: [current] };
  const { body } = await consultStored(maren, { ...words, targetPhoto: target });
  const path = `/api/consultations/${body.consultation.id}/formulas`;
  const written = await maren.json("POST", path, { bowls: [handBowl] });
  formula = ((await written.json()) as { formulas: [StoredFormula] }).formulas[0];
});

async function send<T>(wanted: number, method: string, path: string, body: object = {}) {
  const full = path.startsWith("/api/") ? path : `/api/inventory${path}`;
  const response =
    method === "GET" ? await maren.request(full) : await maren.json(method, full, body);
  const text = await response.text();
  const { status } = response;
  expect({ status, ...(status !== wanted && { text }) }).toEqual({ status: wanted });
  return JSON.parse(text) as T;
}

type Asked = {
  id: string;
  status: OrderStatus;
  lines: Map<string, { quantity: number; came: number }>;
};
type Bowl = { id: string; took: Map<string, number>; undone: boolean };
type Round = {
  dice: Dice;
  say: (step: string) => void;
  things: Thing[];
  orders: Asked[];
  bowls: Bowl[];
  take: string | null;
};
type Step = (round: Round) => Promise<unknown>;

const [tube, bottle, gloves, lightener] = [
  { name: "Koleston 7/0", category: "color", unit: "tube", unitGrams: 60 },
  { name: "Welloxon Perfect 30 vol", category: "developer", unit: "bottle", unitGrams: 1000 },
  { name: "Gloves", category: "supplies", unit: "piece" },
  { name: "Blondor", category: "lightener", unit: "piece", unitGrams: 400 },
];

const adjust = async (round: Round, reasons: readonly string[], sign: 1 | -1) => {
  const { dice, say, things } = round;
  const [thing, reason] = [dice.pick(things), dice.pick(reasons)];
  const weighs = thing.unit !== null && dice.happens(0.5);
  const by = weighs
    ? { grams: (sign * dice.whole(1, 900)) / 10 }
    : { units: sign * dice.whole(1, 4) };
  say(`${thing.name}: ${JSON.stringify(by)}, ${reason}`);
  await send(200, "POST", `/items/${thing.id}/adjust`, { ...by, reason });
  moved(thing, weighs ? Math.round(by.grams! * 10) : by.units! * (thing.unit ?? 1));
};

const steps: Record<string, Step> = {
  mix: async (round) => {
    const { dice, say, things, bowls } = round;
    const [grams, at] = [dice.whole(10, 100) * 2, dice.happens(0.3) ? 3 : 1];
    say(`mix ${grams} g${at > 1 ? `, ${at} at once` : ""}`);
    const path = `/api/formulas/${formula.id}/mix`;
    const made = await Promise.all(
      Array.from({ length: at }, () => send<MixedBowl>(201, "POST", path, { totalGrams: grams })),
    );
    // one to one: the shade and its developer take half each; of those at once who came first, the log says
    const [shade, developer] = things.slice(0, 2).map(({ id }) => movesOf(id));
    const [shades, developers] = [await shade!, await developer!];
    const order = [...new Set([...shades, ...developers].toReversed().map(({ bowlId }) => bowlId))];
    for (const id of order.filter((each) => made.some((bowl) => bowl.id === each))) {
      const took = things.slice(0, 2).map((each) => [each.id, -moved(each, -grams * 5)] as const);
      bowls.push({ id: id!, took: new Map(took), undone: false });
    }
  },
  /** It gives back what it took, less what had to be found for it. */
  undo: async ({ dice, say, things, bowls }) => {
    const bowl = dice.pick(bowls);
    if (!bowl) return;
    const at = bowls.indexOf(bowl);
    say(`take bowl ${at + 1} back${bowl.undone ? " again" : ""}`);
    await send(200, "POST", `/bowls/${bowl.id}/undo`);
    if (!bowl.undone)
      for (const thing of things) givenBack(thing, bowl.took.get(thing.id) ?? 0, at);
    bowl.undone = true;
  },
  "write off": (round) => adjust(round, ["broken", "expired", "sold", "used"], -1),
  find: (round) => adjust(round, ["found", "returned"], 1),
  repack: async ({ dice, say, things }) => {
    const thing = dice.pick(things);
    const grams = dice.pick([50, 60, 90, 1000, ...(things.indexOf(thing) > 1 ? [null] : [])]);
    const counting = thing.counted !== null && grams !== gramsOf(thing.unit);
    say(`one ${thing.name} holds ${grams} g${counting ? ", while it is counted" : ""}`);
    await send(counting ? 409 : 200, "PATCH", `/items/${thing.id}`, { unitGrams: grams });
    if (!counting) repack(thing, grams === null ? null : grams * 10);
  },
  order: async ({ dice, say, things, orders }) => {
    const lines = things.map(({ id }) => ({ itemId: id, quantity: dice.whole(0, 3) }));
    if (lines.every(({ quantity }) => quantity === 0)) return;
    say(`order ${orders.length + 1}: ${lines.map(({ quantity }) => quantity).join(", ")}`);
    const asked = { supplierId: supplier.id, items: lines };
    const { id } = await send<Order>(201, "POST", "/orders", asked);
    const wanted = lines.filter(({ quantity }) => quantity > 0);
    const kept = wanted.map((one) => [one.itemId, { quantity: one.quantity, came: 0 }] as const);
    orders.push({ id, status: "draft", lines: new Map(kept) });
  },
  submit: async ({ dice, say, orders }) => {
    const order = dice.pick(orders);
    if (!order) return;
    say(`send order ${orders.indexOf(order) + 1}, ${order.status}`);
    const may = order.status === "draft" || order.status === "submitted";
    await send(may ? 200 : 409, "POST", `/orders/${order.id}/submit`);
    if (may) order.status = "submitted";
  },
  receive,
  "receive more": receive,
  cancel: async ({ dice, say, orders }) => {
    const order = dice.pick(orders);
    if (!order) return;
    say(`cancel order ${orders.indexOf(order) + 1}, ${order.status}`);
    const may = ["draft", "submitted", "cancelled"].includes(order.status);
    await send(may ? 200 : 409, "POST", `/orders/${order.id}/cancel`);
    if (may) order.status = "cancelled";
  },
  count: async (round) => {
    const { dice, say, things, bowls } = round;
    round.take ??= (await send<StockTake>(201, "POST", "/takes")).id;
    const thing = dice.pick(things);
    const units = dice.whole(0, 6);
    const openGrams = thing.unit === null ? 0 : dice.whole(0, thing.unit - 1) / 10;
    say(`count ${thing.name}: ${units} and ${openGrams} g`);
    const counts = [{ itemId: thing.id, units, openGrams }];
    await send(200, "PUT", `/takes/${round.take}/counts`, { counts });
    count(thing, units * (thing.unit ?? 1) + Math.round(openGrams * 10), bowls.length);
  },
  "end the count": async (round) => {
    const { dice, say, things, take } = round;
    if (take === null) return;
    const finishes = dice.happens(0.7);
    say(finishes ? "finish the count" : "drop the count");
    await send(200, "POST", `/takes/${take}/${finishes ? "finish" : "cancel"}`);
    for (const thing of things)
      if (!finishes) thing.counted = null;
      else if (thing.counted !== null) finish(thing, await onRecord(thing));
    round.take = null;
  },
};

async function receive({ dice, say, things, orders }: Round) {
  const order = dice.pick(orders);
  if (!order) return;
  const came = [...order.lines.keys()].map((itemId) => ({ itemId, received: dice.whole(0, 2) }));
  const finished = dice.happens(0.2);
  const nothing = !finished && came.every(({ received }) => received === 0);
  const open = order.status === "submitted" || order.status === "partly_received";
  const units = came.map(({ received }) => received).join(", ");
  say(
    `order ${orders.indexOf(order) + 1}, ${order.status}, brings ${units}${finished ? ", all" : ""}`,
  );
  const wanted = open ? (nothing ? 400 : 200) : 409;
  await send(wanted, "POST", `/orders/${order.id}/receive`, { items: came, finished });
  if (wanted !== 200) return;
  for (const { itemId, received } of came) {
    order.lines.get(itemId)!.came += received;
    const thing = things.find(({ id }) => id === itemId)!;
    moved(thing, received * (thing.unit ?? 1));
  }
  const all = [...order.lines.values()].every((line) => line.came >= line.quantity);
  const some = [...order.lines.values()].some((line) => line.came > 0);
  order.status = finished || all ? "received" : some ? "partly_received" : order.status;
}

const movesOf = (id: string) => send<Movement[]>(200, "GET", `/items/${id}/movements?limit=500`);

/** What the app has of a thing, in tenths of a gram or units. */
async function onRecord({ id }: Pick<Thing, "id">): Promise<number> {
  const { currentQuantity, openGrams, unitGrams } = await send<Item>(200, "GET", `/items/${id}`);
  return unitGrams === null
    ? currentQuantity
    : Math.round((currentQuantity * unitGrams + openGrams) * 10);
}

async function expectShelf({ things, orders }: Round) {
  for (const thing of things) {
    const shown = await send<Item>(200, "GET", `/items/${thing.id}`);
    expect({ [thing.name]: await onRecord(thing), short: shown.needsCount }).toEqual({
      [thing.name]: thing.stock,
      short: thing.short,
    });
    const log = await movesOf(thing.id);
    const sum = (weighed: boolean) =>
      log.filter((line) => line.weighed === weighed).reduce((all, { amount }) => all + amount, 0);
    const weighs = thing.unit !== null;
    expect(Math.round(sum(weighs) * (weighs ? 10 : 1)) - thing.stock).toBe(0);
    expect(Math.abs(sum(!weighs))).toBeLessThan(0.05);
    expect(log.every(({ after }) => after >= 0)).toBe(true);
  }
  const ids = things.map(({ id }) => id);
  const { onOrder, inDraft } = await unitsOrdered(maren.ctx(), ids);
  const coming = (id: string, some: readonly OrderStatus[]) =>
    orders
      .filter(({ status }) => some.includes(status))
      .map(({ lines }) => lines.get(id))
      .reduce((all, line) => all + (line ? Math.max(0, line.quantity - line.came) : 0), 0);
  expect(ids.map((id) => [onOrder.get(id) ?? 0, inDraft.get(id) ?? 0])).toEqual(
    ids.map((id) => [coming(id, ["submitted", "partly_received"]), coming(id, ["draft"])]),
  );
}

it(
  "what is on the shelf is the sum of what moved, whatever is mixed, brought, counted and written off",
  { timeout: 3_600_000 },
  async () => {
    await walk(ROUNDS, async (dice, say) => {
      // a salon mixes fewer bowls a minute than this does
      await here.services.tenancy.forPlatform().delete(rateLimit);
      const things = [];
      for (const given of [tube, bottle, gloves, lightener]) {
        const asked = { ...given, currentQuantity: dice.whole(0, 4), supplierId: supplier.id };
        const { id } = await send<Item>(201, "POST", "/items", asked);
        things.push(openThing({ ...asked, id }));
      }
      const round: Round = { dice, say, things, orders: [], bowls: [], take: null };
      for (let n = 0; n < STEPS; n += 1) {
        await dice.pick(Object.values(steps))(round);
        if (n % 5 === 4) await expectShelf(round);
      }
      // the next round's shelf is empty
      if (round.take) await send(200, "POST", `/takes/${round.take}/cancel`);
      for (const { id } of things) await send(200, "DELETE", `/items/${id}`);
    });
  },
);
