import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import type {
  PriceChange,
  RepriceDone,
  RepricePreview,
  ServiceMargin,
} from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service, SetPrice } from "#tools/pricing/services/service-schema.ts";
import { applyReprice, previewReprice } from "#tools/pricing/reprice/reprice.ts";
import { undoReprice } from "#tools/pricing/reprice/reprice-undo.ts";
import { repriceTools } from "#tools/pricing/reprice/reprice-tools.ts";

const setPrice = (ctx: Ctx, asked: SetPrice) => repriceTools.set_price.run(ctx, asked, () => {});

let here: TestApp;
let maren: Salon;
let colleague = "";
let gloss: Service;
let balayage: Service;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const added = await maren.json("POST", "/api/stylists", {
    name: "Ilse Brandt",
    email: "ilse@falk-salon.example",
    bookingSlug: "ilse-brandt",
    specialties: ["Balayage"],
  });
  ({ id: colleague } = (await added.json()) as { id: string });
});

const whose = () => maren.actor.stylistId;
const menu = async (of = whose()) =>
  (await (await maren.request(`/api/services/stylist/${of}`)).json()) as Service[];
const make = async (more: object) => {
  const plain = { stylistId: whose(), category: "Color Services", duration: 60 };
  const response = await maren.json("POST", "/api/services", { ...plain, ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as Service;
};
type Answered<T> = { status: number; body: T & { error?: string } };
const post = async <T>(path: string, body: object = {}): Promise<Answered<T>> => {
  const response = await maren.json("POST", `/api/services/${path}`, body);
  return { status: response.status, body: (await response.json()) as Answered<T>["body"] };
};
const prices = async ({ id }: { id: string }) =>
  (await (await maren.request(`/api/services/${id}/prices`)).json()) as PriceChange[];
const now = async ({ id }: Service) => (await menu()).find((each) => each.id === id)!;
const as = (role: Ctx["actor"]["role"]): Ctx => {
  const ctx = maren.ctx();
  return { ...ctx, actor: { ...ctx.actor, role } };
};

beforeEach(async () => {
  for (const of of [whose(), colleague]) {
    for (const { id, starter } of await menu(of)) {
      if (!starter) await maren.request(`/api/services/${id}`, { method: "DELETE" });
    }
  }
  gloss = await make({ name: "Gloss", basePrice: "$65" });
  balayage = await make({
    name: "Balayage & gloss",
    basePrice: "180",
    priceRange: "180 to 240, by length",
  });
});

describe("a price", () => {
  it("is a range or a from where its text says so, and what it may cost at booking", async () => {
    expect(balayage).toMatchObject({
      priceRange: "180 to 240, by length",
      priceMax: "$240",
      priceMaxMinor: 24_000,
      priceFrom: false,
      payAtBooking: "none",
      version: 1,
    });
    const from = await make({ name: "Correction", basePrice: "95", priceRange: "95+" });
    expect(from).toMatchObject({ priceFrom: true, priceMax: null });
    const kept = await make({
      name: "Updo",
      basePrice: "95",
      priceRange: "ask us",
      depositText: "$30",
    });
    expect(kept).toMatchObject({
      priceRange: "ask us",
      payAtBooking: "deposit",
      depositMinor: 3000,
    });
  });

  it.each<[object, string]>([
    [{ payAtBooking: "deposit" }, "depositText"],
    [{ depositText: "$66" }, "depositText"],
    [{ depositMinor: 1000, depositPercent: 20 }, "depositPercent"],
    [{ noShowPercent: 101 }, "noShowPercent"],
    [{ priceMaxMinor: 100 }, "priceMaxMinor"],
  ])("with %j is refused by the name of its field", async (more, path) => {
    const response = await maren.json("PATCH", `/api/services/${gloss.id}`, more);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect([response.status, issues[0]?.path]).toEqual([400, path]);
    expect((await now(gloss)).version).toBe(1);
  });

  it("that is changed alone leaves its range as it was, and lies within it", async () => {
    const change = (more: object) => maren.json("PATCH", `/api/services/${balayage.id}`, more);
    expect((await change({ basePrice: "$200" })).status).toBe(200);
    const range = { priceRange: "180 to 240, by length", priceMaxMinor: 24_000, priceFrom: false };
    expect(await now(balayage)).toMatchObject({ basePriceMinor: 20_000, ...range });
    // at its very end there is no range to tell of, but it is kept
    expect(await (await change({ basePrice: "$240" })).json()).toMatchObject({
      priceMaxMinor: null,
    });
    await change({ basePrice: "$200" });
    for (const basePrice of ["$179", "$241"]) {
      const refused = await change({ basePrice });
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        {
          error: `A base price of ${basePrice} lies outside its range, 180 to 240, by length. Change the range with it.`,
          issues: [{ path: "basePrice" }],
        },
      ]);
    }
    expect(await now(balayage)).toMatchObject({ basePriceMinor: 20_000, ...range });
    expect((await change({ basePrice: "$500", priceRange: "180 to 240" })).status).toBe(400);
    await change({ priceMaxMinor: 26_000 });
    expect(await now(balayage)).toMatchObject({ priceRange: "180 to 260, by length" });
    expect((await change({ basePrice: "$300", priceRange: "300 to 360" })).status).toBe(200);
    expect(await now(balayage)).toMatchObject({ basePriceMinor: 30_000, priceMaxMinor: 36_000 });
    // without a range there is nothing to lie in
    expect((await maren.json("PATCH", `/api/services/${gloss.id}`, { basePrice: "$1" })).ok).toBe(
      true,
    );
  });

  it("is written down whenever it changes, by whom and from what", async () => {
    await maren.json("PATCH", `/api/services/${gloss.id}`, { description: "Shine" });
    await maren.json("PATCH", `/api/services/${gloss.id}`, { basePrice: "$70" });
    expect(await prices(gloss)).toMatchObject([
      { basePrice: "$70", beforeMinor: 6500, stylistName: "Maren Falk" },
      { basePrice: "$65", beforeMinor: null },
    ]);
    const stale = await maren.json("PATCH", `/api/services/${gloss.id}`, {
      basePrice: "$80",
      version: 1,
    });
    expect(stale.status).toBe(409);
    // what stands on no menu has no prices
    expect((await maren.request(`/api/services/${newId()}/prices`)).status).toBe(404);
  });

  it("is set by a part of the name that one service alone has", async () => {
    const changed = await setPrice(maren.ctx(), { service: "balayage", price: "195" });
    expect(changed).toMatchObject({
      basePrice: "$195",
      priceMax: "$255",
      priceRange: "195 to 255, by length",
    });
    expect(await setPrice(maren.ctx(), { service: "balayage", price: "from 200" })).toMatchObject({
      basePrice: "$200",
      priceFrom: true,
      priceMax: null,
    });
    await make({ name: "Balayage touch-up", basePrice: "90" });
    await expect(setPrice(maren.ctx(), { service: "balayage", price: "1" })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/Balayage touch-up.*Balayage & gloss/),
    });
  });
});

describe("many prices", () => {
  const look = async (asked: object = { percent: 10 }) =>
    (await post<RepricePreview>("reprice/preview", asked)).body;
  const apply = ({ services }: RepricePreview) =>
    post<RepriceDone>("reprice", {
      services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => ({
        serviceId,
        afterMinor,
        afterMaxMinor,
        version,
      })),
    });

  it("are looked at, changed together, and put back as they were", async () => {
    const seen = await look({ percent: 10, roundTo: 5, stylistId: whose() });
    expect(seen.services.map(({ name, before, after }) => [name, before, after])).toEqual([
      ["Balayage & gloss", "$180–$240", "$200–$265"],
      ["Gloss", "$65", "$70"],
    ]);
    expect(await now(gloss)).toEqual(gloss);
    const done = await apply(seen);
    expect(done.status).toBe(200);
    expect(await now(balayage)).toMatchObject({
      basePriceMinor: 20_000,
      priceRange: "200 to 265, by length",
      version: 2,
    });
    expect((await prices(gloss))[0]).toMatchObject({ batchId: done.body.batchId });
    const undone = await post<RepriceDone>(`reprice/${done.body.batchId}/undo`);
    expect(undone.status).toBe(200);
    expect(await now(balayage)).toEqual({ ...balayage, version: 3 });
    expect(await now(gloss)).toEqual({ ...gloss, version: 3 });
    // once: it is not what stands any more
    expect((await post(`reprice/${done.body.batchId}/undo`)).status).toBe(409);
  });

  it("stay as they are, all of them, where one was changed since it was looked at", async () => {
    const seen = await look();
    await maren.json("PATCH", `/api/services/${gloss.id}`, { description: "Shine" });
    const refused = await apply(seen);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatch(/^Gloss was changed/);
    expect(await now(balayage)).toEqual(balayage);
    expect((await prices(balayage)).length).toBe(1);
  });

  it("are changed once by two who looked at the same", async () => {
    const seen = await look();
    const both = await Promise.all([apply(seen), apply(seen)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await prices(gloss)).length).toBe(2);
  });

  it("are not put back over a later price", async () => {
    const { batchId } = (await apply(await look())).body;
    await maren.json("PATCH", `/api/services/${gloss.id}`, { basePrice: "$99" });
    const refused = await post(`reprice/${batchId}/undo`);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/^Gloss /)]);
    expect((await now(balayage)).basePrice).toBe("$198");
    expect((await now(gloss)).basePrice).toBe("$99");
  });

  it("count what rounding leaves alone, and never fall below the deposit", async () => {
    expect(await look({ percent: 1, roundTo: 5 })).toMatchObject({ services: [], unchanged: 2 });
    await maren.json("PATCH", `/api/services/${gloss.id}`, { depositText: "$60" });
    const refused = await apply(await look({ amount: -10, serviceIds: [gloss.id] }));
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining("Gloss ($60)"),
    ]);
  });

  it("of others are for the owner and managers, and of nobody for the reception", async () => {
    const hers = await make({ name: "Hers", basePrice: "100", stylistId: colleague });
    const asked = { percent: 10 };
    const own = await previewReprice(as("stylist"), asked);
    expect(own.services.map(({ name }) => name)).toEqual(["Balayage & gloss", "Gloss"]);
    const forbidden = { code: "forbidden" };
    const line = { serviceId: hers.id, afterMinor: 1, version: 1 };
    const theirs = { ...asked, stylistId: colleague };
    await expect(previewReprice(as("stylist"), theirs)).rejects.toMatchObject(forbidden);
    await expect(applyReprice(as("stylist"), { services: [line] })).rejects.toMatchObject(
      forbidden,
    );
    await expect(previewReprice(as("reception"), asked)).rejects.toMatchObject(forbidden);
    const { batchId } = await applyReprice(as("manager"), { services: [line] });
    await expect(undoReprice(as("stylist"), { id: batchId })).rejects.toMatchObject(forbidden);
  });
});

it("what a service leaves follows from the bowls that were mixed for it, and were not taken back", async () => {
  await maren.json("PUT", "/api/rates", { currency: "USD", hourlyRate: 6000, productRate: null });
  const ctx = maren.ctx();
  const bowl = {
    salonId: maren.actor.salonId,
    stylistId: whose(),
    name: "Base",
    serviceId: gloss.id,
    grams: 60,
    drawn: [],
    createdAt: ctx.now(),
  };
  await ctx.db.insert(mixedBowls).values([
    { ...bowl, id: newId(), cost: 500 },
    { ...bowl, id: newId(), cost: 700 },
    { ...bowl, id: newId(), cost: 9000, undoneAt: ctx.now() },
    {
      ...bowl,
      id: newId(),
      cost: 9000,
      createdAt: new Date(ctx.now().getTime() - 400 * 86_400_000),
    },
  ]);
  const answer = await maren.request(`/api/services/margins?stylistId=${whose()}`);
  const margins = (await answer.json()) as ServiceMargin[];
  expect(margins.find(({ name }) => name === "Gloss")).toMatchObject({
    visits: 2,
    product: 600,
    labour: 6000,
    missing: [],
  });
  expect(margins.find(({ name }) => name !== "Gloss")?.missing).toEqual(["a bowl mixed for it"]);
});
