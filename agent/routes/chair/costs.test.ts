import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import { askCost } from "#tools/pricing/cost/ask-cost.ts";
import { getCostSettings, setCostSettings } from "#tools/pricing/cost/cost-settings.ts";
import type { ProductPrice, Reweigh, VisitCost } from "#tools/pricing/cost/cost-schema.ts";
import { sayPrice } from "#tools/pricing/prices.ts";

const KOLESTON = "wella-professionals/koleston-perfect";
const TOUCH = "wella-professionals/color-touch";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let photo: string;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  [photo = ""] = await storePhotos(maren, await hairPhoto({ level: 7 }));
});

const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const put = (prices: object[], salon = maren) => salon.json("PUT", "/api/prices", { prices });
const prices = (salon = maren) => read<ProductPrice[]>(salon.request("/api/prices"));
const clear = async () => {
  for (const { id } of await prices())
    await maren.request(`/api/prices/${id}`, { method: "DELETE" });
};

async function consultation(more: object = {}) {
  const { status, body } = await consultStored(maren, {
    ...newWords,
    currentPhotos: [],
    targetPhoto: photo,
    ...more,
  });
  expect(status).toBe(201);
  const { id } = body.consultation as { id: string };
  const opened = await read<{ formulas: StoredFormula[] }>(
    maren.request(`/api/consultations/${id}`),
  );
  return { id, formulas: opened.formulas };
}
const cost = (id: string) => read<VisitCost>(maren.request(`/api/consultations/${id}/cost`));
const write = async (id: string, bowls: object[]) =>
  (
    await read<{ formulas: StoredFormula[] }>(
      maren.json("POST", `/api/consultations/${id}/formulas`, { bowls }),
    )
  ).formulas;
/** Prices of everything that the bowls of formulas hold: 60 g of colour for 9, a litre of developer for 8. */
async function priceAll(formulas: readonly StoredFormula[]) {
  const lines = new Set(
    formulas.flatMap(({ bowl }) => (bowl ? [`${bowl.brandId}/${bowl.lineId}`] : [])),
  );
  await put(
    [...lines].flatMap((line) => [
      { line, packGrams: 60, price: 900 },
      { line, part: "developer", packGrams: 1000, price: 800 },
    ]),
  );
}
const as = (role: Ctx["actor"]["role"]): Ctx => {
  const ctx = maren.ctx();
  return { ...ctx, actor: { ...ctx.actor, role } };
};

describe("product prices", () => {
  it("are kept by line, part and shade, and a new one replaces the old", async () => {
    await clear();
    const saved = await read<ProductPrice[]>(
      put([
        { line: TOUCH, packGrams: 60, price: 950 },
        { line: TOUCH, part: "developer", packGrams: 1000, price: 900 },
        { line: TOUCH, code: "7/1", packGrams: 60, price: 1200 },
      ]),
    );
    expect(saved.map(({ part, code, price }) => [part, code, price])).toEqual([
      ["colour", null, 950],
      ["developer", null, 900],
      ["colour", "7/1", 1200],
    ]);
    await put([{ line: TOUCH, packGrams: 57, price: 1000 }]);
    const kept = await prices();
    expect(kept).toHaveLength(3);
    expect(kept.find(({ part, code }) => part === "colour" && code === null)).toMatchObject({
      id: saved[0]?.id,
      packGrams: 57,
      price: 1000,
    });
  });

  it("are kept all or none", async () => {
    await clear();
    const response = await put([
      { line: TOUCH, packGrams: 60, price: 950 },
      { line: "wella-professionals/nowhere", packGrams: 60, price: 950 },
    ]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: "prices.1.line" }] });
    expect(await prices()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["a developer's line", { line: "redken/pro-oxide", packGrams: 60, price: 1 }, "prices.0.line"],
    [
      "a shade no line has",
      { line: TOUCH, code: "77/99x", packGrams: 60, price: 1 },
      "prices.0.code",
    ],
    [
      "a volume's own price",
      { line: TOUCH, part: "developer", code: "20", packGrams: 60, price: 1 },
      "prices.0.code",
    ],
    ["a negative price", { line: TOUCH, packGrams: 60, price: -1 }, "prices.0.price"],
    ["half a cent", { line: TOUCH, packGrams: 60, price: 9.5 }, "prices.0.price"],
    ["an empty pack", { line: TOUCH, packGrams: 0, price: 1 }, "prices.0.packGrams"],
  ])("refuse %s by the name of its field", async (_what, price, path) => {
    const response = await put([price]);
    expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path }] }]);
  });

  it("list the lines that the salon prefers beside those with a price", async () => {
    await clear();
    await put([{ line: TOUCH, packGrams: 60, price: 950 }]);
    await maren.json("POST", "/api/brand-preferences", {
      brandId: "goldwell",
      productLineId: "topchic",
    });
    const lines = await read<object[]>(maren.request("/api/prices/lines"));
    expect(lines).toMatchObject([
      { line: "goldwell/topchic", lineName: "Topchic", developer: true, prices: [] },
      { line: TOUCH, brandName: "Wella Professionals", prices: [{ price: 950 }] },
    ]);
  });

  it("are taken as they are said, by any name of the line", async () => {
    await clear();
    const said = { packGrams: 60, amount: 9.5 };
    await sayPrice(maren.ctx(), { ...said, line: "Wella Professionals/Color Touch" });
    await sayPrice(maren.ctx(), { ...said, line: "koleston perfect", part: "developer" });
    expect(await prices()).toMatchObject([
      { line: TOUCH, part: "colour", price: 950 },
      { line: KOLESTON, part: "developer", price: 950 },
    ]);
    const { currency } = await getCostSettings(maren.ctx());
    expect(currency).toBe("USD");
    await expect(sayPrice(maren.ctx(), { ...said, line: "wella" })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^Several lines are called so: Wella/),
    });
    await expect(sayPrice(maren.ctx(), { ...said, line: "moonlight" })).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

describe("overhead and margin", () => {
  it("begin at the tutorial's middle and are set by owner and manager alone", async () => {
    expect(await read(neighbour.request("/api/cost-settings"))).toEqual({
      currency: "USD",
      hourlyRate: null,
      overheadPercent: 25,
      marginPercent: 20,
    });
    const given = { overheadPercent: 22.5, marginPercent: 15 };
    const saved = await read(maren.json("PUT", "/api/cost-settings", given));
    expect(saved).toMatchObject(given);
    for (const role of ["stylist", "reception"] as const)
      await expect(setCostSettings(as(role), given)).rejects.toMatchObject({ code: "forbidden" });
    await setCostSettings(as("manager"), { overheadPercent: 25, marginPercent: 20 });
  });

  it.each([
    { overheadPercent: -1, marginPercent: 20 },
    { overheadPercent: 101, marginPercent: 20 },
    { overheadPercent: 25, marginPercent: 91 },
    { overheadPercent: 25 },
  ])("refuse %j", async (given) => {
    expect((await maren.json("PUT", "/api/cost-settings", given)).status).toBe(400);
  });
});

describe("what a visit costs", () => {
  it("is not known while a price or the hourly rate is missing, and says which", async () => {
    await clear();
    const { id, formulas } = await consultation();
    const name = formulas[0]?.bowl?.shades[0]?.name;
    const bare = await cost(id);
    expect(bare.quote.total).toBeNull();
    expect(bare.quote.missing).toContain("the hourly rate");
    expect(bare.quote.missing).toContain(`a price of ${name}`);
    await priceAll(formulas);
    const priced = await cost(id);
    expect(priced.quote).toMatchObject({ labour: null, missing: ["the hourly rate"] });
    expect(priced.quote.product).toBeGreaterThan(0);
  });

  it("is product, labour, overhead and profit by the salon's figures", async () => {
    await maren.json("PUT", "/api/rates", { currency: "EUR", hourlyRate: 6000, productRate: null });
    const { id, formulas } = await consultation();
    await priceAll(formulas);
    const { bowls, quote, chairMinutes, currency, leftOut } = await cost(id);
    expect([currency, leftOut, quote.missing]).toEqual(["EUR", [], []]);
    const expected = formulas
      .flatMap(({ bowl }) => bowl ?? [])
      .map(({ shades, developer }) =>
        Math.round(
          shades.reduce((sum, { grams }) => sum + grams * 15, 0) + (developer?.grams ?? 0) * 0.8,
        ),
      );
    expect(bowls.map((bowl) => bowl.cost)).toEqual(expected);
    const product = expected.reduce((sum, each) => sum + each, 0);
    const minutes = Math.round((chairMinutes[0] + chairMinutes[1]) / 2);
    const labour = minutes * 100;
    const overhead = Math.round((product + labour) * 0.25);
    const total = Math.round((product + labour + overhead) / 0.8);
    const profit = total - product - labour - overhead;
    expect(quote).toMatchObject({ product, labour, overhead, profit, total, minutes });
  });

  it("counts what the colourist wrote instead of the plan, and not what is held back", async () => {
    const { id, formulas } = await consultation();
    await put([
      { line: KOLESTON, packGrams: 60, price: 900 },
      { line: KOLESTON, part: "developer", packGrams: 1000, price: 800 },
    ]);
    await priceAll(formulas);
    const [own] = await write(id, [handBowl]);
    const after = await cost(id);
    const mine = after.bowls.find(({ formulaId }) => formulaId === own?.id);
    // 41.5 g of colour at 15 a gram and as much developer at 0.8
    expect(mine?.cost).toBe(Math.round(41.5 * 15 + 41.5 * 0.8));
    const replaced = formulas.find(({ role }) => role === own?.role);
    expect(after.bowls.some(({ formulaId }) => formulaId === replaced?.id)).toBe(false);

    const [held] = await write(id, [
      {
        ...handBowl,
        purpose: "lighten",
        line: "matrix/light-master",
        shades: [{ code: "Light Master", grams: 43.7 }],
        ratio: "1:2",
        minutes: [20, 45],
        onScalp: true,
      },
    ]);
    expect(held?.withheld).toBe(true);
    await put([{ line: "matrix/light-master", packGrams: 100, price: 100 }]);
    const answer = await (await maren.request(`/api/consultations/${id}/cost`)).text();
    expect(answer).not.toMatch(/(?<!\d:)(?:43\.7|87\.4)/);
    const withheld = JSON.parse(answer) as VisitCost;
    expect(withheld.leftOut).toEqual([held?.name]);
    expect(withheld.bowls.some(({ formulaId }) => formulaId === held?.id)).toBe(false);
    const tried = maren.json("POST", `/api/formulas/${held?.id}/reweigh`, {
      mixedGrams: 60,
      leftGrams: 1,
    });
    expect((await tried).status).toBe(409);
    await expect(askCost(maren.ctx(), { formulaId: held?.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("what a bowl would cost", () => {
  it("is said for a formula as it is and scaled, and for a line's colour", async () => {
    const { id } = await consultation();
    await put([
      { line: KOLESTON, packGrams: 60, price: 900 },
      { line: KOLESTON, part: "developer", packGrams: 1000, price: 800 },
    ]);
    const [own] = await write(id, [{ ...handBowl, shades: [{ code: "7/0", grams: 30 }] }]);
    const formulaId = own?.id ?? "";
    const ask = (input: Parameters<typeof askCost>[1]) => askCost(maren.ctx(), input);
    expect(await ask({ formulaId })).toMatchObject({ grams: 60, cost: 474, currency: "EUR" });
    const smaller = await ask({ formulaId, grams: 45 });
    expect(smaller).toMatchObject({ grams: 45, cost: 356 });
    expect(smaller.sentence).toMatch(/^45 g of .+ cost €3\.56, €0\.079 a gram\.$/);
    expect(await ask({ line: "koleston perfect", grams: 45 })).toMatchObject({ cost: 675 });
    expect(await ask({ line: "davines/view", grams: 45 })).toMatchObject({
      cost: null,
      sentence: expect.stringContaining("there is no price for Davines"),
    });
    await expect(ask({ line: TOUCH })).rejects.toMatchObject({ code: "invalid" });
    await expect(ask({})).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("weighing what is left", () => {
  let weighed: string | undefined;

  it("keeps what was mixed and left, and the newest counts", async () => {
    const { id } = await consultation();
    await put([
      { line: KOLESTON, packGrams: 60, price: 900 },
      { line: KOLESTON, part: "developer", packGrams: 1000, price: 800 },
    ]);
    const [own] = await write(id, [{ ...handBowl, shades: [{ code: "7/0", grams: 30 }] }]);
    if (!own?.bowl) throw new Error("no bowl");
    const weigh = (mixedGrams: number, leftGrams: number) =>
      maren.json("POST", `/api/formulas/${own.id}/reweigh`, { mixedGrams, leftGrams });
    expect(bowlGrams(own.bowl)).toBe(60);
    const first = await weigh(60, 20);
    expect([first.status, await first.json()]).toMatchObject([
      201,
      { formulaId: own.id, mixedGrams: 60, leftGrams: 20, mixedCost: 474, wasteCost: 158 },
    ]);
    expect((await weigh(60, 0)).status).toBe(201);
    const kept = await read<Reweigh[]>(maren.request(`/api/consultations/${id}/reweighs`));
    expect(kept).toMatchObject([{ formulaId: own.id, leftGrams: 0, wasteCost: 0 }]);
    await clear();
    const unpriced = await read<Reweigh[]>(maren.request(`/api/consultations/${id}/reweighs`));
    expect(unpriced).toMatchObject([{ mixedGrams: 60, mixedCost: null, wasteCost: null }]);
  });

  it.each([
    [{ mixedGrams: 60, leftGrams: 61 }, "leftGrams"],
    [{ mixedGrams: 0, leftGrams: 0 }, "mixedGrams"],
    [{ mixedGrams: 60, leftGrams: -1 }, "leftGrams"],
    [{ mixedGrams: 60 }, "leftGrams"],
  ])("refuses %j", async (given, path) => {
    weighed ??= (await consultation()).formulas[0]?.id;
    const response = await maren.json("POST", `/api/formulas/${weighed}/reweigh`, given);
    expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path }] }]);
  });
});
