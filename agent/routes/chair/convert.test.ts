import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import type {
  AppliedSwitch,
  ConvertedStored,
  LineInUse,
  SwitchPlan,
} from "#tools/library/convert-schema.ts";
import { convertWritten } from "#tools/library/convert.ts";
import { saveLibraryFormula } from "#tools/library/library.ts";

const koleston = "wella-professionals/koleston-perfect";
const topchic = "goldwell/topchic";
const chromasilk = "pravana/chromasilk";
const majirel = "loreal-professionnel/majirel";

let started: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  started = await startApp();
  [maren, neighbour] = [await openSalon(started), await openSalon(started, joaquin)];
});

/** Every answer of these routes, read where it is expected. */
type Answer = ConvertedStored & SwitchPlan & AppliedSwitch & { issues: { path: string }[] };

async function post(path: string, body: unknown, salon = maren) {
  const response = await salon.json("POST", `/api/formulas/${path}`, body);
  return { status: response.status, body: (await response.json()) as Answer };
}
const convert = (body: unknown) => post("convert", body);
const keep = (name: string, notation: string, salon = maren) =>
  saveLibraryFormula(salon.ctx(), { name, notation });

describe("converting a formula", () => {
  it("takes the words of the call: text, stylist, kind and where it is from", async () => {
    const { status, body } = await convert({
      originalFormula: "30 g 7/1 + 10 g 7/0 + 40 g 20 vol, 35 min",
      stylistId: maren.actor.stylistId,
      productType: "base",
      sourceContext: "Wella Koleston Perfect, from level 6 to 7",
      to: majirel,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: koleston, to: majirel });
    expect(body.convertedIngredients.map(({ converted }) => converted)).toEqual([
      "7.1",
      expect.stringMatching(/^7/),
      expect.stringContaining("vol"),
    ]);
    const [bowl] = body.bowls;
    expect(bowl).toMatchObject({ line: majirel, ratio: "1:1.5", minutes: [35, 35] });
    const colour = bowl?.shades.reduce((sum, { grams }) => sum + (grams ?? 0), 0) ?? 0;
    expect(colour).toBe(32);
    expect(bowl?.developer).toMatchObject({ grams: 48 });
    expect(body.cautions.join(" ")).toContain("strand");
  });

  it.each([
    ["a lightener", "lightener", "Wella Blondor 30 g + 60 g 20 vol", "matrix/light-master"],
    ["a toner", "toner", "Wella Color Touch 9/16 20 g + 40 g 1.9%, 20 min", "goldwell/colorance"],
    ["a base", "base", "Matrix SoColor 6N 40 g + 6A 20 g + 60 g 20 vol", topchic],
  ])("without a wish uses the default line of %s", async (_, productType, originalFormula, to) => {
    const { body } = await convert({ originalFormula, productType });
    expect(body.to).toBe(to);
    expect(body.convertedIngredients.every(({ converted }) => converted)).toBe(true);
    expect(body.bowls[0]?.shades.every(({ grams }) => (grams ?? 0) > 0)).toBe(true);
  });

  it.each([
    ["a list of words", ["Goldwell Topchic 8G 30 g", "30 g 20 vol"]],
    [
      "a list of ingredients",
      [
        { name: "Topchic 8G", amount: "30 g" },
        { name: "20 vol", amount: "30 g" },
      ],
    ],
    [
      "the form's object",
      {
        brand: "Goldwell",
        productLine: "Topchic",
        shades: ["8G"],
        mixingRatio: "1:1",
        developer: "Topchic Developer",
        developerVolume: "20 vol",
        amount: "30 g",
      },
    ],
    [
      "a correction's formulas",
      { baseFormula: { brand: "goldwell", productLine: "topchic", shades: ["8G"] } },
    ],
  ])("reads %s", async (_, originalFormula) => {
    const { body } = await convert({ originalFormula, productType: "base", to: chromasilk });
    expect(body.convertedIngredients[0]).toMatchObject({
      original: "Topchic 8G",
      converted: "8.3",
      basis: "published",
    });
  });

  it("splits a printed mixture by its parts and keeps the weight of the whole", async () => {
    const { body } = await convert({
      originalFormula: "Redken Shades EQ 09N 40 g + 40 g processing solution",
      to: "schwarzkopf-professional/igora-vibrance",
    });
    expect(body.convertedIngredients[0]).toMatchObject({
      converted: "9-0 + 9-1 (3:1)",
      amount: "40 g",
    });
    expect(body.bowls[0]?.shades.map(({ code, grams }) => [code, grams])).toEqual([
      ["9-0", 30],
      ["9-1", 10],
    ]);
  });

  it("says what nothing stands for, and leaves that bowl unweighed", async () => {
    const { body } = await convert({
      originalFormula: "Koleston Perfect 7/1 30 g + 0/66 5 g + 35 g 20 vol",
      to: topchic,
    });
    expect(body.convertedIngredients[1]).toMatchObject({
      converted: null,
      candidates: [],
      note: expect.stringContaining("mix shade"),
    });
    expect(body.bowls[0]?.shades.every(({ grams }) => grams === null)).toBe(true);
    expect(body.cautions[0]).toContain("no equivalent");
  });

  it("does not guess the line of a code that many lines print", async () => {
    const { status, body } = await convert({ originalFormula: "7N 30 g", productType: "base" });
    expect(status).toBe(200);
    expect(body.convertedIngredients[0]).toMatchObject({
      converted: null,
      note: expect.stringContaining("not written"),
    });
  });

  it("uses the stylist's own line of the kind first", async () => {
    const salon = await openSalon(started, { ...joaquin, email: "own.line@falk-salon.example" });
    await salon.json("POST", "/api/brand-preferences", {
      brandId: "loreal-professionnel",
      productLineId: "majirel",
    });
    const { body } = await post(
      "convert",
      { originalFormula: "SoColor 6N 30 g + 30 g 20 vol", productType: "base" },
      salon,
    );
    expect(body.to).toBe(majirel);
  });

  it.each([
    ["nothing that is a formula", { originalFormula: "she loved it" }, 400, "originalFormula"],
    ["an unknown line", { originalFormula: "Topchic 8G 30 g", to: "no/line" }, 400, "to"],
  ])("refuses %s", async (_, given, status, path) => {
    const answer = await post("convert", given);
    expect(answer.status).toBe(status);
    expect(answer.body.issues[0]?.path).toBe(path);
  });
});

describe("converting one of the salon's formulas", () => {
  it("goes to a brand's line of the same kind, by its name", async () => {
    const { id } = await keep("House gloss", "Wella Color Touch 9/16 20 g + 40 g 1.9%, 20 min");
    const { body } = await post(`${id}/convert`, { to: "Redken" });
    expect(body).toMatchObject({
      to: "redken/shades-eq-gloss",
      formula: { id, name: "House gloss" },
    });
  });

  it("refuses a name that no line bears, and knows nothing of the neighbour's", async () => {
    const { id } = await keep("House gloss", "Color Touch 9/16 20 g + 40 g 1.9%");
    expect((await post(`${id}/convert`, { to: "Nobody's Colour" })).status).toBe(400);
    expect((await post(`${id}/convert`, { to: "Redken" }, neighbour)).status).toBe(404);
  });
});

it("takes a letter behind a level for its shade where nothing else was said", async () => {
  const { convertedIngredients } = await convertWritten(maren.ctx(), {
    formula: "shades eq 9p",
    to: "wella-professionals/color-touch",
  });
  expect(convertedIngredients[0]?.original).toBe("Shades EQ Gloss 09P");
});

describe("switching a line", () => {
  let salon: Salon;
  let ids: string[];
  const plan = async (more: object = {}) =>
    (await post("switch/plan", { from: topchic, to: chromasilk, ...more }, salon)).body;
  const apply = (items: object[], more: object = {}) =>
    post("switch", { from: topchic, to: chromasilk, items, ...more }, salon);

  beforeAll(async () => {
    salon = await openSalon(started, { ...joaquin, email: "switching@falk-salon.example" });
    const kept = [
      await keep("Gold", "Topchic 8G 30 g + 30 g 20 vol, 30 min", salon),
      await keep("Worked out", "Topchic 7NN 30 g + 30 g 20 vol", salon),
      await keep("No such code", "Topchic QQQ 30 g + 8G 30 g + 60 g 20 vol", salon),
    ];
    ids = kept.map(({ id }) => id);
    await keep("Other line", "Majirel 7.1 30 g + 45 g 20 vol", salon);
  });

  it("finds the lines in use, the most used first", async () => {
    const lines = (await (await salon.request("/api/formulas/switch/lines")).json()) as LineInUse[];
    expect(lines.map(({ line, count }) => [line, count])).toEqual([
      [topchic, 3],
      [majirel, 1],
    ]);
  });

  it("plans each formula of the line and says how sure it is", async () => {
    const { items, total } = await plan();
    expect(total).toBe(3);
    expect(items.map(({ formula, standing }) => [formula.name, standing])).toEqual([
      ["No such code", "open"],
      ["Worked out", "computed"],
      ["Gold", "published"],
    ]);
  });

  it("saves all or nothing", async () => {
    const open = await apply([
      { formulaId: ids[0], choices: [] },
      { formulaId: ids[2], choices: [] },
    ]);
    expect(open.status).toBe(409);
    expect((await apply([{ formulaId: ids[0], choices: [9] }])).status).toBe(400);
    expect((await apply([{ formulaId: crypto.randomUUID(), choices: [] }])).status).toBe(404);
    expect((await plan()).total).toBe(3);
  });

  it("saves what was chosen once, however often it is sent", async () => {
    const items = [
      { formulaId: ids[0], choices: [] },
      { formulaId: ids[1], choices: [1] },
    ];
    const second = (await plan()).items.find(({ formula }) => formula.id === ids[1]);
    const chosen = second?.converted.convertedIngredients[0]?.candidates[1]?.code;
    const [first, again] = await Promise.all([apply(items), apply(items)]);
    expect([first.body.count, again.body.count].toSorted((a, b) => a - b)).toEqual([0, 2]);
    const saved = again.body.formulas;
    expect(saved.map(({ id }) => id)).toEqual(first.body.formulas.map(({ id }) => id));
    expect(saved[0]).toMatchObject({
      origin: "converted",
      name: expect.stringContaining("Gold ("),
      brandId: "pravana",
      lineId: "chromasilk",
    });
    expect(saved[0]?.notation).toContain("8.3");
    expect(saved[0]?.notes).toContain("Topchic 8G → 8.3 (printed by the maker)");
    expect(saved[1]?.bowls[0]?.shades[0]?.code).toBe(chosen);
    expect((await plan()).items.map(({ formula }) => formula.id)).toEqual([ids[2]]);
    expect((await apply(items)).body.count).toBe(0);
  });

  it("leaves out what is older than asked for, and what the neighbour has", async () => {
    expect(
      (await post("switch/plan", { from: topchic, to: chromasilk }, neighbour)).body.total,
    ).toBe(0);
    expect(
      (
        await post(
          "switch",
          { from: topchic, to: chromasilk, items: [{ formulaId: ids[0], choices: [] }] },
          neighbour,
        )
      ).status,
    ).toBe(404);
  });

  it.each([
    ["a line to itself", { from: topchic, to: topchic }, "to"],
    ["a line nobody makes", { from: "no/line", to: topchic }, "from"],
  ])("refuses %s", async (_, given, path) => {
    const answer = await post("switch/plan", given, salon);
    expect([answer.status, answer.body.issues[0]?.path]).toEqual([400, path]);
  });
});

it("leaves a withheld formula out of every plan, and converts none", async () => {
  const [one = "", two = ""] = await storePhotos(
    maren,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  const { consultation } = (
    await consultStored(maren, { ...newWords, currentPhotos: [one], targetPhoto: two })
  ).body;
  const written = await maren.json("POST", `/api/consultations/${consultation.id}/formulas`, {
    bowls: [
      handBowl,
      {
        ...handBowl,
        purpose: "lighten",
        line: "matrix/light-master",
        shades: [{ code: "Light Master", grams: 41.7 }],
        developerVolume: 40,
        ratio: "1:2",
        minutes: [20, 45],
        onScalp: true,
      },
    ],
  });
  const { formulas } = (await written.json()) as {
    formulas: { id: string; withheld: boolean; bowl: { lineId: string } }[];
  };
  const held = formulas.find(({ withheld }) => withheld);
  expect(held).toBeDefined();
  const from = "matrix/light-master";
  const { body } = await post("switch/plan", {
    from,
    to: "wella-professionals/blondor",
  });
  expect(body.items.map(({ formula }) => formula.id)).not.toContain(held?.id);
  expect((await post(`${held?.id}/convert`, { to: "Wella" })).status).toBe(409);
  const applied = await post("switch", {
    from,
    to: "wella-professionals/blondor",
    items: [{ formulaId: held?.id, choices: [] }],
  });
  expect(applied.status).toBe(409);
  expect(JSON.stringify([body, applied.body])).not.toMatch(/(?<!\d:)(?:41\.7|83\.4)/);
});
