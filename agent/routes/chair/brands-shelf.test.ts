import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { putOnShelf, takeOffShelf } from "#tools/brands/by-name.ts";
import type { Ctx } from "#tools/core/context.ts";
import { brandTools } from "#tools/brands/tools.ts";
import type { Shelf, ShelfLine } from "#tools/brands/schema.ts";
import { createConsultation } from "#tools/consultations/create.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";

const addLine = (ctx: Ctx, named: { brand: string; line: string }) =>
  brandTools.add_brand_preference.run(ctx, named, () => {});

let started: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
});

const touch = { brandId: "wella-professionals", lineId: "color-touch" };
const shelf = async (salon: Salon) => (await (await salon.request("/api/shelf")).json()) as Shelf;
const put = async (salon: Salon, codes: string[], line = touch) =>
  (await (await salon.json("PUT", "/api/shelf", { ...line, codes })).json()) as ShelfLine;

describe("the shelf", () => {
  it("is empty at first, keeps what is put there in the line's order, and forgets an emptied line", async () => {
    expect(await shelf(maren)).toEqual({ only: false, lines: [] });
    expect(await put(maren, ["7/1", "07/0", "7.0", "9/99"])).toMatchObject({
      codes: ["7/0", "7/1"],
      unknown: [{ code: "9/99", nearest: expect.stringMatching(/^\d/) }],
    });
    expect((await shelf(maren)).lines).toHaveLength(1);
    await put(maren, []);
    expect((await shelf(maren)).lines).toEqual([]);
  });

  it("holds developers by their volume and products without shades by their name", async () => {
    const welloxon = { brandId: "wella-professionals", lineId: "welloxon-perfect" };
    expect(await put(maren, ["20", "30 vol"], welloxon)).toMatchObject({ codes: ["20", "30"] });
    const blondor = { brandId: "wella-professionals", lineId: "blondor" };
    const name = "Blondor Multi Blonde Powder / BlondorPlex";
    expect(await put(maren, [name.toUpperCase()], blondor)).toMatchObject({
      codes: [name],
      made: 1,
      unknown: [],
    });
    await put(maren, [], welloxon);
    await put(maren, [], blondor);
  });

  it.each([
    [{ brandId: "nobody", lineId: "color-touch", codes: [] }, "lineId"],
    [{ ...touch, codes: [""] }, "codes.0"],
    [{ ...touch }, "codes"],
  ])("refuses %j", async (body, path) => {
    const refused = await maren.json("PUT", "/api/shelf", body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ path }] });
  });

  it("reads a pasted list without saving it", async () => {
    const text = "- 7/0 x2, 2x 7.1;07/3\n8 / 81 (4)\tPearl\n77/45 6/0";
    const read = await maren.json("POST", "/api/shelf/read", { ...touch, text });
    expect(await read.json()).toEqual({
      codes: ["7/0", "7/1", "7/3", "8/81", "77/45", "6/0"],
      unknown: [{ code: "Pearl", nearest: expect.any(String) }],
    });
    expect((await shelf(maren)).lines).toEqual([]);
  });

  it("is the salon's own", async () => {
    await put(neighbour, ["6/0"]);
    await neighbour.json("PUT", "/api/shelf/only", { only: true });
    expect(await shelf(maren)).toEqual({ only: false, lines: [] });
    await put(maren, ["7/0"]);
    await put(maren, []);
    expect((await shelf(neighbour)).lines[0]?.codes).toEqual(["6/0"]);
  });
});

describe("by name", () => {
  it("lines and codes are understood as they are called", async () => {
    const ctx = maren.ctx();
    await putOnShelf(ctx, { brand: "wella", line: "Color Touch", codes: ["7.1"] });
    await putOnShelf(ctx, { brand: "Wella Professionals", line: "touch", codes: ["6/0"] });
    expect((await shelf(maren)).lines[0]?.codes).toEqual(["6/0", "7/1"]);
    await takeOffShelf(ctx, { brand: "wella", line: "color touch", codes: ["7/1"] });
    expect((await shelf(maren)).lines[0]?.codes).toEqual(["6/0"]);
    await takeOffShelf(ctx, { brand: "wella", line: "color touch" });
    expect((await shelf(maren)).lines).toEqual([]);
    const all = await putOnShelf(ctx, { brand: "wella", line: "welloxon perfect" });
    expect(all.codes).toHaveLength(all.made);
    await takeOffShelf(ctx, { brand: "wella", line: "welloxon perfect" });
  });

  it.each([
    [{ brand: "wella", line: "koleson" }, "Koleston"],
    [{ brand: "nobody", line: "color touch" }, "nobody is not in the catalog"],
    [{ brand: "wella", line: "color touch", codes: ["7/99"] }, "The nearest is"],
  ])("%j is refused with what may be meant", async (called, said) => {
    await expect(putOnShelf(maren.ctx(), called)).rejects.toThrow(said);
  });

  it("what is not there cannot be taken off", async () => {
    await expect(
      takeOffShelf(maren.ctx(), { brand: "wella", line: "color touch", codes: ["7/0"] }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the order of preference", () => {
  it("is changed whole, for one's own lines alone", async () => {
    const salon = await openSalon(started, { email: "order@falk-salon.example" });
    const ctx = salon.ctx();
    const first = await addLine(ctx, { brand: "wella", line: "koleston perfect" });
    const second = await addLine(ctx, { brand: "redken", line: "shades eq" });
    const theirs = await addLine(neighbour.ctx(), {
      brand: "wella",
      line: "color touch",
    });
    const order = (ids: string[]) => salon.json("PUT", "/api/brand-preferences/order", { ids });
    const changed = await order([second.id, first.id]);
    expect(((await changed.json()) as { id: string }[]).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await order([second.id])).status).toBe(409);
    expect((await order([second.id, second.id])).status).toBe(409);
    expect((await order([second.id, theirs.id])).status).toBe(404);
    const shown = await (
      await salon.request(`/api/brand-preferences/${salon.actor.stylistId}`)
    ).json();
    expect((shown as { id: string }[])[0]?.id).toBe(second.id);
  });
});

describe("a consultation", () => {
  const toned = (salon: Salon) =>
    createConsultation(salon.ctx(), {
      consultationType: "new",
      clientName: "Ines",
      currentPhotos: [],
      currentLevel: 8,
      desiredLevel: 8,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      unwantedTone: "yellow",
    });
  const covered = (salon: Salon) =>
    createConsultation(salon.ctx(), {
      consultationType: "new",
      clientName: "Ines",
      currentPhotos: [],
      currentLevel: 5,
      desiredLevel: 5,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "gray-coverage",
      hasGray: true,
      grayCoverage: "substantial",
    });
  const lifted = (salon: Salon) =>
    createConsultation(salon.ctx(), {
      consultationType: "new",
      clientName: "Jonas",
      currentPhotos: [],
      currentLevel: 5,
      desiredLevel: 9,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      desiredTone: "cool_ash",
    });
  const missing = ({ consultation }: ConsultationResult) =>
    consultation.findings.find(({ code }) => code === "not_on_shelf");

  it("is formulated from the shelf where the stylist works from it alone, and names what to buy", async () => {
    const salon = await openSalon(started, { email: "shelf@falk-salon.example" });
    const matrix = { brand: "matrix", line: "SoColor Sync" };
    await addLine(salon.ctx(), matrix);
    await putOnShelf(salon.ctx(), { brand: "redken", line: "shades eq" });
    expect((await toned(salon)).steps.map(({ lineId }) => lineId)).toEqual(["socolor-sync"]);
    await salon.json("PUT", "/api/shelf/only", { only: true });
    const stocked = await toned(salon);
    expect(stocked.steps.map(({ lineId }) => lineId)).toEqual(["shades-eq-gloss"]);
    expect(missing(stocked)).toBeUndefined();
    await takeOffShelf(salon.ctx(), { brand: "redken", line: "shades eq" });
    const bare = await toned(salon);
    expect(missing(bare)).toMatchObject({ severity: "warn" });
    for (const { code } of bare.steps.flatMap(({ shades }) => shades))
      expect(missing(bare)?.sentence).toContain(code);
  });

  it("names the maker's own bottle, and the stylist's where the maker's is not known", async () => {
    const salon = await openSalon(started, { email: "developer@falk-salon.example" });
    await addLine(salon.ctx(), { brand: "keune", line: "Tinta Color" });
    const covering = (await covered(salon)).steps[0];
    expect(covering?.developer?.name).toBe("Keune Tinta Developer");
    await addLine(salon.ctx(), { brand: "keune", line: "Ultimate Blonde lighteners" });
    const lightener = async () =>
      (await lifted(salon)).steps.find(({ type }) => type === "lightener")?.developer?.name;
    expect(await lightener()).toBe("Developer for Ultimate Blonde lighteners");
    await salon.json("PUT", "/api/stylists/brand-preferences", {
      brandId: "keune",
      productLineIds: ["tinta-color", "ultimate-blonde"],
      developerBrand: "wella-professionals",
    });
    expect(await lightener()).toBe("Wella Professionals Welloxon Perfect");
    expect((await covered(salon)).steps[0]?.developer?.name).toBe("Keune Tinta Developer");
  });
});
