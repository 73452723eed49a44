import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextFor } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import type { MixedBowl, Movement, StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item, LowItem, Supplier } from "#tools/inventory/schema.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { showShelf } from "#tools/brands/by-name.ts";
import { productsToUse } from "#tools/brands/brands.ts";
import { setShelfOnly } from "#tools/brands/shelf.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { getBowl } from "#tools/inventory/bowls/bowl-rows.ts";
import { finaliseBowl, undoBowl } from "#tools/inventory/bowls/bowls.ts";
import { getItem, updateItem } from "#tools/inventory/items/items.ts";

let here: TestApp;
let maren: Salon;
let formula: StoredFormula;
let consultationId: string;
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  sql = postgres(here.databaseUrl, { max: 1 });
});
afterAll(() => sql.end());

const read = async <T>(response: Response | Promise<Response>): Promise<T> => {
  const answer = await response;
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  return body as T;
};
const get = <T>(path: string) => read<T>(maren.request(`/api/inventory${path}`));
const send = <T>(method: string, path: string, body: object = {}) =>
  read<T>(maren.json(method, `/api/inventory${path}`, body));
const refusal = async (response: Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as { message: string; code: string }) };
};
const addItem = (over: object) =>
  send<Item>("POST", "/items", { name: "Thing", category: "supplies", unit: "piece", ...over });
const item = (id: string) => get<Item>(`/items/${id}`);

/** What the log of an item sums to, beside what the item says. */
async function books(id: string) {
  const [row] = await sql<{ stock: number; sum: number; least: number }[]>`
    select stock::int as stock,
      (select coalesce(sum(amount), 0)::int from stock_movements where item_id = ${id}) as sum,
      (select coalesce(min(after), 0)::int from stock_movements where item_id = ${id}) as least
    from items where id = ${id}`;
  return row!;
}

test("nothing of inventory is there before it is activated, and activating twice is once", async () => {
  expect(await get("/subscription")).toEqual({ isActive: false });
  expect(await refusal(maren.request("/api/inventory/items"))).toMatchObject({
    status: 402,
    code: "subscription_required",
  });
  expect(await read(maren.request("/api/inventory/subscribe", { method: "PUT" }))).toEqual({
    isActive: true,
  });
  await read(maren.request("/api/inventory/subscribe", { method: "PUT" }));
  expect(await get("/subscription")).toEqual({ isActive: true });
});

describe("suppliers", () => {
  test.each(["javascript:alert(1)", "JavaScript://x.example/%0aalert(1)", "data:text/html,x"])(
    "have no website that a click would run: %s",
    async (website) => {
      const response = await maren.json("POST", "/api/inventory/suppliers", { name: "X", website });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { issues: [{ path: "website" }] },
      ]);
    },
  );

  test("are listed newest first, changed, and leave their items without one when they go", async () => {
    const first = await send<Supplier>("POST", "/suppliers", { name: "Wella direct" });
    const second = await send<Supplier>("POST", "/suppliers", {
      name: "SalonSupply",
      contactEmail: "orders@supply.example",
      website: "",
    });
    expect(second).toMatchObject({
      contactEmail: "orders@supply.example",
      website: null,
      items: 0,
    });
    expect((await get<Supplier[]>("/suppliers")).map(({ name }) => name)).toEqual([
      "SalonSupply",
      "Wella direct",
    ]);
    const bought = await addItem({ supplierId: first.id });
    expect(bought.supplierName).toBe("Wella direct");
    const changed = await send<Supplier>("PATCH", `/suppliers/${first.id}`, { notes: "Tuesdays" });
    expect(changed).toMatchObject({ name: "Wella direct", notes: "Tuesdays", items: 1 });
    await send("DELETE", `/suppliers/${first.id}`);
    expect(await item(bought.id)).toMatchObject({ supplierId: null, supplierName: null });
    expect(
      await refusal(
        maren.json("POST", "/api/inventory/items", { name: "x", supplierId: first.id }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("need a name, and one address at most", async () => {
    for (const body of [{}, { name: " " }, { name: "x", contactEmail: "a@b.example, c@d.example" }])
      expect((await refusal(maren.json("POST", "/api/inventory/suppliers", body))).status).toBe(
        400,
      );
  });
});

describe("items", () => {
  test("come with the spec's defaults", async () => {
    const made = await send<Item>("POST", "/items", { name: "Mixing brush", supplierId: null });
    expect(made).toMatchObject({
      category: "color",
      currentQuantity: 0,
      unit: "oz",
      lowStockThreshold: 5,
      supplierId: null,
      costPerUnit: "",
      isLow: true,
      link: null,
    });
    expect((await addItem({ lowStockThreshold: 0 })).lowStockThreshold).toBe(5);
    expect((await addItem({ lowStockThreshold: null })).lowStockThreshold).toBe(5);
    expect((await get<Item[]>("/items?limit=1"))[0]?.name).toBe("Thing");
  });

  test.each([
    ["9.50", "$9.50", 950],
    ["$9.50", "$9.50", 950],
    [9.5, "$9.50", 950],
    [12, "$12", 1200],
    ["", "", null],
  ])("cost %s is kept as text and figure", async (given, text, minor) => {
    const made = await addItem({ costPerUnit: given });
    expect([made.costPerUnit, made.costPerUnitMinor]).toEqual([text, minor]);
  });

  test.each([["cheap"], [9.999], ["£9"], [-1]])("cost %s is refused by name", async (given) => {
    const answer = await maren.json("POST", "/api/inventory/items", {
      name: "x",
      costPerUnit: given,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path: "costPerUnit" }] });
  });

  test("name one shade of the catalogue by their words, or are linked by hand", async () => {
    const read70 = { line: "wella-professionals/koleston-perfect", part: "colour", code: "7/0" };
    const found = await addItem({
      name: "Koleston 7/0",
      category: "color",
      unit: "tube",
      unitGrams: 60,
    });
    expect(found.link).toMatchObject(read70);
    const byHand = await addItem({ link: { ...read70, code: "7-0", volume: null } });
    expect(byHand.link).toMatchObject(read70);
    expect(
      (await addItem({ name: "Koleston 7/0", category: "color", link: null })).link,
    ).toBeNull();
    const wrong = { ...read70, code: "77/77", volume: null };
    const answer = await maren.json("PATCH", `/api/inventory/items/${byHand.id}`, { link: wrong });
    expect(await answer.json()).toMatchObject({ issues: [{ path: "link.code" }] });
    for (const { id } of [found, byHand]) await send("DELETE", `/items/${id}`);
  });

  test("are found by barcode however it is written, which one item has", async () => {
    const made = await addItem({ barcode: "036000291452" });
    for (const written of ["036000291452", "0036000291452", "0%2036000-29145%202"])
      expect((await get<Item>(`/items/by-barcode/${written}`)).id).toBe(made.id);
    expect(
      await refusal(
        maren.json("POST", "/api/inventory/items", { name: "x", barcode: "0036000291452" }),
      ),
    ).toMatchObject({ status: 409, message: "Thing has this barcode already." });
    await send("DELETE", `/items/${made.id}`);
    expect((await addItem({ barcode: "036000291452" })).id).not.toBe(made.id);
  });

  test("at or below their threshold are low, the emptiest first, with what to order", async () => {
    const nearly = await addItem({ name: "Nearly", currentQuantity: 3, lowStockThreshold: 3 });
    const out = await addItem({ name: "Out", lowStockThreshold: 9, targetQuantity: 20 });
    const enough = await addItem({ name: "Enough", currentQuantity: 4, lowStockThreshold: 3 });
    const low = await get<LowItem[]>("/items/low-stock");
    const asked = low.map(({ id, reorderQuantity }) => [id, reorderQuantity]);
    expect(asked).toContainEqual([nearly.id, 6]);
    expect(asked[0]).toEqual([out.id, 20]);
    expect(low.some(({ id }) => id === enough.id)).toBe(false);
  });

  test("are put right in what they hold: containers stay, and the log says both in its own measure", async () => {
    const made = await addItem({
      name: "Tubes",
      category: "color",
      unit: "tube",
      currentQuantity: 7,
    });
    await send("POST", `/items/${made.id}/adjust`, { units: -1, reason: "sold" });
    const tubes = await send<Item>("PATCH", `/items/${made.id}`, { unitGrams: 60 });
    expect(tubes).toMatchObject({ currentQuantity: 6, openGrams: 0, unitGrams: 60 });
    const used = await send<Item>("POST", `/items/${made.id}/adjust`, {
      grams: -12.5,
      reason: "used",
    });
    expect(used).toMatchObject({ currentQuantity: 5, openGrams: 47.5 });
    const log = await get<Movement[]>(`/items/${made.id}/movements`);
    expect(log.map(({ kind, amount, weighed }) => [kind, amount, weighed])).toEqual([
      ["adjust", -12.5, true],
      ["repack", 360, true],
      ["repack", -6, false],
      ["adjust", -1, false],
      ["opening", 7, false],
    ]);
    expect(await books(made.id)).toEqual({ stock: 3475, sum: 3475, least: 0 });
  });
});

describe("movements by hand", () => {
  test("page through the log in its order, and grams of what is counted are refused", async () => {
    const made = await addItem({ currentQuantity: 5 });
    for (const units of [1, -2, 3])
      await send("POST", `/items/${made.id}/adjust`, { units, reason: "found", note: "Shelf" });
    const path = `/items/${made.id}/movements?limit=2`;
    const first = await maren.request(`/api/inventory${path}`);
    expect(first.headers.get("x-total-count")).toBe("4");
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const rest = await read<Movement[]>(maren.request(next));
    const all = [...(await read<Movement[]>(first)), ...rest].map(({ amount }) => amount);
    expect(all).toEqual([3, -2, 1, 5]);
    expect(
      await refusal(
        maren.json("POST", `/api/inventory/items/${made.id}/adjust`, { grams: -1, reason: "used" }),
      ),
    ).toMatchObject({ status: 400 });
  });
});

describe("a stock take", () => {
  test("moves by the difference on top of what came and went since, once however often it is finished", async () => {
    const made = await addItem({ currentQuantity: 10 });
    const short = await addItem({ currentQuantity: 0 });
    const beyond = await addItem({ currentQuantity: 0 });
    const take = await send<StockTake>("POST", "/takes");
    expect(await refusal(maren.request("/api/inventory/takes", { method: "POST" }))).toMatchObject({
      status: 409,
    });
    const counted = await send<StockTake>("PUT", `/takes/${take.id}/counts`, {
      counts: [
        { itemId: made.id, units: 8 },
        { itemId: short.id, units: 5 },
        { itemId: beyond.id, units: 2 },
      ],
    });
    expect(counted.counted.find(({ itemId }) => itemId === made.id)).toMatchObject({
      expected: 10,
      difference: -2,
    });
    await send("POST", `/items/${made.id}/adjust`, { units: -3, reason: "sold" });
    // beyond what was on record, and within what was counted
    await send("POST", `/items/${short.id}/adjust`, { units: -3, reason: "sold" });
    expect((await item(short.id)).needsCount).toBe(true);
    await send("POST", `/items/${beyond.id}/adjust`, { units: -3, reason: "sold" });
    const done = await Promise.all(
      Array.from({ length: 5 }, () => send<StockTake>("POST", `/takes/${take.id}/finish`)),
    );
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set(["finished"]));
    expect(await item(made.id)).toMatchObject({ currentQuantity: 5 });
    expect(await item(short.id)).toMatchObject({ currentQuantity: 2, needsCount: false });
    const log = await get<Movement[]>(`/items/${made.id}/movements`);
    expect(log.filter(({ kind }) => kind === "count")).toHaveLength(1);
    expect(await item(beyond.id)).toMatchObject({ currentQuantity: 0, needsCount: true });
    expect(
      await refusal(maren.request(`/api/inventory/takes/${take.id}/cancel`, { method: "POST" })),
    ).toMatchObject({ status: 409 });
  });
});

describe("a bowl", () => {
  const koleston = { name: "Koleston 7/0", category: "color", unit: "tube", unitGrams: 60 };
  const welloxon = {
    name: "Welloxon Perfect 30 vol",
    category: "developer",
    unit: "bottle",
    unitGrams: 1000,
  };
  let tube: Item;
  let bottle: Item;

  beforeAll(async () => {
    const [current = "", target = ""] = await storePhotos(
      maren,
      await hairPhoto({ level: 5 }),
      await hairPhoto({ level: 7 }),
    );
    const made = await consultStored(maren, {
      ...newWords,
      clientName: "Ida Holm",
      currentPhotos: [current],
      targetPhoto: target,
    });
    consultationId = made.body.consultation.id;
    const written = await read<{ formulas: StoredFormula[] }>(
      maren.json("POST", `/api/consultations/${consultationId}/formulas`, { bowls: [handBowl] }),
    );
    formula = written.formulas[0]!;
    tube = await addItem({ ...koleston, currentQuantity: 3, costPerUnit: "9" });
    bottle = await addItem({ ...welloxon, currentQuantity: 1, costPerUnit: "10" });
  });

  const mix = (body = {}) =>
    read<MixedBowl>(maren.json("POST", `/api/formulas/${formula.id}/mix`, body));

  test("draws every shade and its developer, costs what they cost, and comes back once", async () => {
    const bowl = await mix();
    expect(bowl.drawn).toMatchObject([
      { code: "7/0", grams: 41.5, itemId: tube.id, why: "drawn" },
      { grams: 41.5, itemId: bottle.id, why: "drawn" },
    ]);
    const ctx = maren.ctx();
    const reception = { ...ctx, actor: { ...ctx.actor, role: "reception" as const } };
    expect((await getBowl(reception, { id: bowl.id })).drawn).toEqual([]);
    // 41.5 g of 60 g for 9.00, and 41.5 g of 1000 g for 10.00
    expect(bowl.cost).toBe(664);
    expect(await item(tube.id)).toMatchObject({ currentQuantity: 2, openGrams: 18.5 });
    expect((await item(tube.id)).openedAt).not.toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => undoBowl(maren.ctx(), { id: bowl.id })));
    expect(await item(tube.id)).toMatchObject({ currentQuantity: 3, openGrams: 0, openedAt: null });
    const log = await get<Movement[]>(`/items/${tube.id}/movements`);
    expect(log.map(({ kind, bowlId }) => [kind, bowlId])).toEqual([
      ["return", bowl.id],
      ["use", bowl.id],
      ["opening", null],
    ]);
    expect(await get<MixedBowl[]>(`/bowls?consultationId=${consultationId}`)).toMatchObject([
      { id: bowl.id, undoneAt: expect.any(String) },
    ]);
  });

  test("is scaled, and weighed back corrects what was drawn by the difference", async () => {
    const bowl = await mix({ totalGrams: 60 });
    expect(bowl.grams).toBe(60);
    await read(
      maren.json("POST", `/api/formulas/${formula.id}/reweigh`, { mixedGrams: 80, leftGrams: 12 }),
    );
    const [weighed] = await get<MixedBowl[]>(`/bowls?formulaId=${formula.id}`);
    expect(weighed).toMatchObject({ id: bowl.id, grams: 80, leftGrams: 12 });
    expect(weighed?.drawn.map(({ grams }) => grams)).toEqual([40, 40]);
    expect(await item(tube.id)).toMatchObject({ currentQuantity: 2, openGrams: 20 });
    await send("POST", `/bowls/${bowl.id}/undo`);
    expect(await item(tube.id)).toMatchObject({ currentQuantity: 3, openGrams: 0 });
  });

  test("takes from the open one first, and the rest from the next", async () => {
    const second = await addItem({ ...koleston, currentQuantity: 1 });
    await send("POST", `/items/${second.id}/adjust`, { grams: -50, reason: "used" });
    const bowl = await mix();
    expect(bowl.drawn.filter(({ code }) => code === "7/0")).toMatchObject([
      { grams: 10, itemId: second.id },
      { grams: 31.5, itemId: tube.id },
    ]);
    await send("POST", `/bowls/${bowl.id}/undo`);
    await send("DELETE", `/items/${second.id}`);
  });

  test("names what is not in stock and what is not weighed, and draws nothing else for it", async () => {
    await send("DELETE", `/items/${bottle.id}`);
    const other = await addItem({
      ...welloxon,
      name: "Welloxon Perfect 20 vol",
      currentQuantity: 1,
    });
    await send("PATCH", `/items/${tube.id}`, { unitGrams: null });
    const bowl = await mix();
    expect(bowl.drawn.map(({ why, itemId }) => [why, itemId])).toEqual([
      ["not_weighed", tube.id],
      ["not_stocked", null],
    ]);
    expect(bowl.cost).toBeNull();
    expect(await item(other.id)).toMatchObject({ currentQuantity: 1 });
    await send("PATCH", `/items/${tube.id}`, { unitGrams: 60 });
  });

  test("of fifty at once on one tube too few: the log is the stock, nothing is negative, and it asks for a count", async () => {
    const before = await books(tube.id);
    const bowls = await Promise.all(
      Array.from({ length: 50 }, () => finaliseBowl(maren.ctx(), { id: formula.id })),
    );
    expect(bowls).toHaveLength(50);
    const after = await books(tube.id);
    expect(after.sum).toBe(after.stock);
    expect(after).toEqual({ stock: 0, sum: 0, least: 0 });
    const [log] = await sql<{ used: number; corrected: number; flagged: number }[]>`
      select sum(amount) filter (where kind = 'use' and bowl_id in ${sql(bowls.map(({ id }) => id))})::int as used,
        sum(amount) filter (where kind = 'correction')::int as corrected,
        count(*) filter (where flagged)::int as flagged
      from stock_movements where item_id = ${tube.id}`;
    expect(log?.used).toBe(-50 * 415);
    expect(log?.corrected).toBe(50 * 415 - before.stock);
    expect(log?.flagged).toBeGreaterThan(0);
    expect((await item(tube.id)).needsCount).toBe(true);
  });
});

test("what is in stock stands on the shelf that is asked about and that formulas are made from", async () => {
  const line = { brand: "Goldwell", line: "Topchic" };
  const made = await addItem({
    name: "Topchic 7N",
    brand: "Goldwell",
    category: "color",
    currentQuantity: 1,
  });
  expect((await showShelf(maren.ctx(), line)).lines).toMatchObject([{ codes: ["7N"] }]);
  await setShelfOnly(maren.ctx(), { only: true });
  expect((await productsToUse(maren.ctx())).shelf?.["goldwell/topchic"]).toEqual(["7N"]);
  await setShelfOnly(maren.ctx(), { only: false });
  await send("POST", `/items/${made.id}/adjust`, { units: -1, reason: "sold" });
  expect((await showShelf(maren.ctx(), line)).lines).toEqual([]);
});

test("a bowl belongs to the client's visit of that day on the salon's clock, and to no other", async () => {
  const [{ clientId }] = await get<[MixedBowl]>(`/bowls?consultationId=${consultationId}&limit=1`);
  const tomorrow = new Date(Date.now() + 86_400_000);
  const visit = await read<{ id: string }>(
    maren.json("POST", "/api/appointments/for-client", {
      stylistId: maren.actor.stylistId,
      clientId,
      appointmentDate: wallOf(maren.timeZone, tomorrow.getTime()).date,
      appointmentTime: "12:00",
      outsideHours: true,
    }),
  );
  const mixed = (now: () => Date) => finaliseBowl({ ...maren.ctx(), now }, { id: formula.id });
  expect(await mixed(() => tomorrow)).toMatchObject({ clientId, appointmentId: visit.id });
  expect(await mixed(() => new Date())).toMatchObject({ clientId, appointmentId: null });
});

test("a merged client's bowls move with them, and an erased one's are nobody's", async () => {
  const [{ clientId }] = await get<[MixedBowl]>(`/bowls?consultationId=${consultationId}&limit=1`);
  expect(clientId).not.toBeNull();
  const keep = await read<{ id: string }>(
    maren.json("POST", "/api/clients", { name: "Ida Holm-Berg" }),
  );
  await read(maren.json("POST", "/api/clients/merge", { keepId: keep.id, otherId: clientId }));
  const newest = () => get<[MixedBowl]>(`/bowls?consultationId=${consultationId}&limit=1`);
  expect((await newest())[0].clientId).toBe(keep.id);
  await read(maren.request(`/api/clients/${keep.id}`, { method: "DELETE" }));
  expect((await newest())[0].clientId).toBeNull();
});

test("the reception keeps the stock and sees no costs", async () => {
  const made = await addItem({ costPerUnit: "9.50" });
  const reception = contextFor(here.services, { ...maren.actor, role: "reception" });
  expect(await getItem(reception, { id: made.id })).toMatchObject({
    costPerUnit: "",
    costPerUnitMinor: null,
  });
  await updateItem(reception, { id: made.id, name: "Renamed", costPerUnit: "" });
  await expect(updateItem(reception, { id: made.id, costPerUnit: "1" })).rejects.toThrow(
    /Only the owner, a manager or a stylist/,
  );
  expect(await item(made.id)).toMatchObject({ name: "Renamed", costPerUnit: "$9.50" });
});
