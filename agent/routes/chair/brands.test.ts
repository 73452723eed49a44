import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { StylistPreferences } from "#tools/brands/schema.ts";

let started: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
});

const koleston = { brandId: "wella-professionals", productLineId: "koleston-perfect" };
const add = (salon: Salon, preference: object) =>
  salon.json("POST", "/api/brand-preferences", preference);
const list = async (salon: Salon, stylistId = salon.actor.stylistId) =>
  (await (await salon.request(`/api/brand-preferences/${stylistId}`)).json()) as {
    id: string;
    productLineId: string;
  }[];

describe("the catalogue", () => {
  it("lists brands and the lines of each, with their type", async () => {
    const brands = await (await maren.request("/api/color-brands")).json();
    expect(brands).toContainEqual({ id: "wella-professionals", name: "Wella Professionals" });
    const lines = (await (
      await maren.request("/api/color-brands/wella-professionals/product-lines")
    ).json()) as { id: string; brandId: string; type: string }[];
    expect(lines.find(({ id }) => id === "koleston-perfect")).toMatchObject({
      brandId: "wella-professionals",
      type: "permanent",
    });
    const all = (await (await maren.request("/api/product-lines")).json()) as { id: string }[];
    expect(all.length).toBeGreaterThan(lines.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("answers 404 for an unknown brand and loads idempotently", async () => {
    expect((await maren.request("/api/color-brands/nobody/product-lines")).status).toBe(404);
    const once = await (await maren.request("/api/color-brands/seed", { method: "POST" })).json();
    const twice = await (await maren.request("/api/color-brands/seed", { method: "POST" })).json();
    expect(twice).toEqual(once);
    expect(once).toMatchObject({ message: "Professional color brands loaded successfully" });
  });
});

describe("preferences", () => {
  it("are added in order, refused twice, refused past five, and removed", async () => {
    const first = await add(maren, {
      ...koleston,
      stylistId: maren.actor.stylistId,
      productType: "general",
    });
    expect(first.status).toBe(201);
    const again = await add(maren, koleston);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      message: "This brand and product line combination is already added.",
    });
    for (const productLineId of ["color-touch", "blondor", "shinefinity", "illumina-color"]) {
      expect((await add(maren, { brandId: "wella-professionals", productLineId })).status).toBe(
        201,
      );
    }
    const sixth = await add(maren, { brandId: "redken", productLineId: "color-fusion" });
    expect(sixth.status).toBe(409);
    expect(await sixth.json()).toMatchObject({ message: "You can add up to 5 brand preferences." });
    const rows = await list(maren);
    expect(rows.map(({ productLineId }) => productLineId)).toEqual([
      "koleston-perfect",
      "color-touch",
      "blondor",
      "shinefinity",
      "illumina-color",
    ]);
    const { headers } = await maren.request(
      `/api/brand-preferences/${maren.actor.stylistId}?limit=2`,
    );
    expect(headers.get("x-total-count")).toBe("5");
    expect(headers.get("link")).toContain('rel="next"');
    const gone = rows[0]!.id;
    expect(
      (await maren.request(`/api/brand-preferences/${gone}`, { method: "DELETE" })).status,
    ).toBe(200);
    expect(
      (await maren.request(`/api/brand-preferences/${gone}`, { method: "DELETE" })).status,
    ).toBe(404);
  });

  it.each([
    [{ brandId: "wella-professionals", productLineId: "color-fusion" }, "productLineId"],
    [{ brandId: "nobody", productLineId: "color-fusion" }, "brandId"],
    [{ brandId: "redken" }, "productLineId"],
  ])("refuse %j naming the field", async (preference, path) => {
    const refused = await add(maren, preference);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "invalid", issues: [{ path }] });
  });

  it("never pass five when added at once", async () => {
    const salon = await openSalon(started, { email: "race@falk-salon.example" });
    const lines = [
      "koleston-perfect",
      "color-touch",
      "blondor",
      "shinefinity",
      "illumina-color",
      "wellaplex",
      "color-fresh-create",
    ];
    await Promise.all(
      lines.map((productLineId) => add(salon, { brandId: "wella-professionals", productLineId })),
    );
    expect(await list(salon)).toHaveLength(5);
  });
});

describe("settings", () => {
  const save = (body: object) => neighbour.json("PUT", "/api/stylists/brand-preferences", body);

  it("start with 20 volume and no brand", async () => {
    const shown = await (await neighbour.request("/api/stylist-preferences")).json();
    expect(shown).toEqual({
      id: neighbour.actor.stylistId,
      brandId: null,
      productLineIds: [],
      developerBrand: null,
      developerVolume: 20,
      asksLines: true,
    });
  });

  it("ask for lines until it is answered, be it with not yet, or a formula was made", async () => {
    const asks = async (salon: Salon) =>
      ((await (await salon.request("/api/stylist-preferences")).json()) as StylistPreferences)
        .asksLines;
    const dana = await openSalon(started, { name: "Dana Yet", email: "dana@yet.example" });
    expect(await asks(dana)).toBe(true);
    expect(
      (await dana.request("/api/stylist-preferences/lines-open", { method: "PUT" })).status,
    ).toBe(200);
    expect(await asks(dana)).toBe(false);
    const kim = await openSalon(started, { name: "Kim Mixes", email: "kim@mixes.example" });
    const [photo = ""] = await storePhotos(kim, await hairPhoto({ level: 7, seed: 3 }));
    await consultStored(kim, { ...newWords, currentPhotos: [], targetPhoto: photo });
    expect(await asks(kim)).toBe(false);
  });

  it("lead the list with the chosen lines and remember the developer", async () => {
    await add(neighbour, koleston);
    const saved = await save({
      brandId: "redken",
      productLineIds: ["color-fusion", "shades-eq-gloss"],
      developerBrand: "redken",
      developerVolume: 30,
    });
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({
      brandId: "redken",
      productLineIds: ["color-fusion", "shades-eq-gloss"],
      developerBrand: "redken",
      developerVolume: 30,
    });
    expect((await list(neighbour)).map(({ productLineId }) => productLineId)).toEqual([
      "color-fusion",
      "shades-eq-gloss",
      "koleston-perfect",
    ]);
  });

  it("take a brand's own main lines when none is chosen, as many as there is room for", async () => {
    const { productLineIds } = (await (await save({ brandId: "matrix" })).json()) as {
      productLineIds: string[];
    };
    expect(productLineIds).toHaveLength(2);
    expect(productLineIds).toContain("socolor");
  });

  it("lose no line of a full list: two that are chosen lead, and a sixth is refused", async () => {
    const before = await list(neighbour);
    expect(before).toHaveLength(5);
    const saved = await save({ brandId: "redken", productLineIds: ["shades-eq-gloss"] });
    expect(saved.status).toBe(200);
    const after = await list(neighbour);
    expect(after[0]?.productLineId).toBe("shades-eq-gloss");
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    const sixth = await save({ brandId: "joico", productLineIds: [] });
    expect([sixth.status, ((await sixth.json()) as { error: string }).error]).toEqual([
      409,
      "You can add up to 5 brand preferences. Remove one first.",
    ]);
    expect((await list(neighbour)).map(({ id }) => id)).toEqual(after.map(({ id }) => id));
  });

  it.each([
    [{ brandId: "redken", developerVolume: 25 }, "developerVolume"],
    [{ brandId: "nobody" }, "brandId"],
    [{ developerVolume: 20 }, "brandId"],
    [{ brandId: "redken", productLineIds: ["topchic"] }, "productLineId"],
    [{ brandId: "redken", developerBrand: "nobody" }, "developerBrand"],
  ])("refuse %j", async (body, path) => {
    const refused = await save(body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path }] });
  });
});
