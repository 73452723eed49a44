import { adjustItem } from "#tools/inventory/items/adjust.ts";
import { createItem, listItems } from "#tools/inventory/items/items.ts";
import {
  cancelOrder,
  createOrder,
  submitOrder,
  updateOrder,
} from "#tools/inventory/orders/orders.ts";
import { receiveOrder } from "#tools/inventory/orders/receive.ts";
import type { CatalogueLink, Item } from "#tools/inventory/schema.ts";
import { createSupplier } from "#tools/inventory/suppliers/suppliers.ts";
import { countItems, finishTake, startTake } from "#tools/inventory/takes/takes.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import type { Happening } from "./furnish.ts";
import { RUN_LOW, SHELF, SUPPLIERS, type ShelfItem } from "./shelf-table.ts";
import type { World } from "./world.ts";

const [NORTHLINE, HUDSON] = SUPPLIERS;

/** Puts everything on the shelf that stands there as the book begins. */
export async function fillShelf(world: World): Promise<void> {
  const ctx = world.as(world.at(-92, "16:00"));
  const northline = await createSupplier(ctx, NORTHLINE);
  const hudson = await createSupplier(ctx, HUDSON);
  for (const [at, each] of SHELF.entries()) {
    const when = new Date(world.at(-92, "16:00").getTime() + at * 20_000);
    await createItem(world.as(when), {
      name: each.name,
      brand: each.line ? "Wella Professionals" : null,
      category: each.category,
      currentQuantity: each.stock,
      unit: each.unit,
      unitGrams: each.grams ?? null,
      lowStockThreshold: each.low,
      targetQuantity: each.target ?? null,
      costPerUnit: each.cost,
      supplierId: (each.line ? northline : hudson).id,
      link: linkOf(each),
      ...(each.category === "lightener" && { expiresOn: addDays(world.today, 24) }),
    });
  }
}

function linkOf({ line, code, category }: ShelfItem): CatalogueLink | null {
  if (!line) return null;
  const isDeveloper = category === "developer";
  return {
    line: `wella-professionals/${line}`,
    part: isDeveloper ? "developer" : "colour",
    code: isDeveloper ? null : (code ?? null),
    volume: isDeveloper ? Number(code) : null,
  };
}

/** What comes and goes on the shelf beside the bowls: orders and deliveries, a count, and what is sold or broken. */
export function shelfWork(world: World): Happening[] {
  const happening = (
    days: number,
    time: string,
    what: string,
    act: (at: Date) => Promise<unknown>,
  ): Happening => {
    const at = world.at(days, time);
    return { at, what, happens: () => act(at) };
  };
  let first = "";
  let second = "";
  return [
    happening(-64, "09:10", "The first order", async (at) => {
      first = await orderOf(world, at, NORTHLINE.name, belowOf(5));
      await submitOrder(world.as(at), { id: first });
    }),
    happening(-61, "10:40", "The first delivery", (at) => receiveAllOf(world, at, first)),
    happening(-40, "17:30", "An order that was called off", async (at) => {
      const id = await orderOf(world, at, HUDSON.name, (item) => item.name.startsWith("Neck"));
      await cancelOrder(world.as(new Date(at.getTime() + 3_600_000)), { id });
    }),
    happening(-33, "18:20", "The count of the shelf", (at) => countShelf(world, at)),
    happening(-20, "08:50", "The second order", async (at) => {
      second = await orderOf(world, at, NORTHLINE.name, belowOf(6));
      await submitOrder(world.as(at), { id: second });
    }),
    happening(-17, "11:15", "The second delivery", (at) => receiveAllOf(world, at, second)),
    happening(-9, "09:05", "The last order", async (at) => {
      second = await orderOf(world, at, NORTHLINE.name, belowOf(8));
      await submitOrder(world.as(at), { id: second });
    }),
    happening(-6, "10:20", "The last delivery", (at) => receiveAllOf(world, at, second)),
    ...[-71, -58, -45, -37, -26, -15, -8, -3].map((day) =>
      happening(day, "16:45", "A bottle sold", (at) =>
        moveOut(world, at, "Color-safe shampoo", "sold"),
      ),
    ),
    happening(-12, "13:40", "A broken bottle", (at) => moveOut(world, at, "Chelating", "broken")),
    happening(-1, "08:30", "What ran low", (at) => runLow(world, at)),
    happening(-1, "08:40", "An order on its way", async (at) => {
      const id = await orderOf(world, at, HUDSON.name, (item) => /^(Foil|Nitrile)/.test(item.name));
      await submitOrder(world.as(at), { id });
      await updateOrder(world.as(at), { id, expectedOn: addDays(world.today, 2) });
    }),
    happening(-1, "08:50", "A draft", (at) =>
      orderOf(
        world,
        at,
        NORTHLINE.name,
        ({ name, isLow }) => isLow && RUN_LOW.some((low) => low === name),
      ),
    ),
  ];
}

/** Whether an item has fewer closed containers than its threshold and some. */
const belowOf = (more: number) => (item: Item) =>
  item.currentQuantity <= item.lowStockThreshold + more;

/** Drafts an order of what is wanted from a supplier, up to what should stand there and a little over. */
async function orderOf(
  world: World,
  at: Date,
  supplier: string,
  isWanted: (item: Item) => boolean,
): Promise<string> {
  const ctx = world.as(at);
  const { items } = await listItems(ctx, { limit: 500 });
  const wanted = items.filter((item) => item.supplierName === supplier && isWanted(item));
  const order = await createOrder(ctx, {
    supplierId: wanted[0]?.supplierId ?? "",
    items: wanted.map((item) => ({
      itemId: item.id,
      quantity: Math.max(3, (item.targetQuantity ?? 0) + 3 - item.currentQuantity),
    })),
    note: "",
  });
  return order.id;
}

async function receiveAllOf(world: World, at: Date, id: string): Promise<void> {
  const ctx = world.as(at, "Theo");
  const { items } = await submitOrder(world.as(at), { id });
  await receiveOrder(ctx, {
    id,
    items: items.map(({ itemId, quantity }) => ({ itemId, received: quantity })),
  });
}

/** Counts what is not weighed: one thing is missing, one was found. */
async function countShelf(world: World, at: Date): Promise<void> {
  const ctx = world.as(at, "Marisol");
  const { items } = await listItems(ctx, { limit: 500 });
  const counted = items.filter(({ unitGrams }) => unitGrams === null);
  const { id } = await startTake(ctx);
  await countItems(ctx, {
    id,
    counts: counted.map(({ id: itemId, currentQuantity }, n) => ({
      itemId,
      units: Math.max(0, currentQuantity + (n === 1 ? -1 : n === 4 ? 1 : 0)),
    })),
  });
  await finishTake(world.as(new Date(at.getTime() + 1_800_000), "Marisol"), { id });
}

async function moveOut(world: World, at: Date, name: string, reason: "sold" | "broken" | "used") {
  const ctx = world.as(at, "Theo");
  const { items } = await listItems(ctx, { limit: 500 });
  const item = items.find((each) => each.name.startsWith(name));
  if (item && item.currentQuantity > item.lowStockThreshold + 1)
    await adjustItem(ctx, { id: item.id, units: -1, reason });
}

/** Brings what is to run low down to its threshold, as a busy week does. */
async function runLow(world: World, at: Date): Promise<void> {
  const ctx = world.as(at, "Marisol");
  const { items } = await listItems(ctx, { limit: 500 });
  for (const item of items.filter(({ name }) => RUN_LOW.some((low) => low === name))) {
    const over = item.currentQuantity - Math.max(1, item.lowStockThreshold - 1);
    if (over > 0) await adjustItem(ctx, { id: item.id, units: -over, reason: "used" });
  }
}
