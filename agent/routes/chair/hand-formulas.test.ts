import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { judgeAgain } from "#tools/consultations/analysis/judge-again.ts";
import { scaleFormula } from "#tools/formulas/formulas.ts";
import { listOverrides, overrideFormula } from "#tools/bench/overrides.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import type { FormulaOverride, WrittenFormula } from "#tools/bench/write-schema.ts";

let started: TestApp;
let maren: Salon;
let neighbour: Salon;
let photos: { currentPhotos: string[]; targetPhoto: string };

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [one = "", two = ""] = await storePhotos(
    maren,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  photos = { currentPhotos: [one], targetPhoto: two };
});

const consultation = async (more: object = {}) =>
  (await consultStored(maren, { ...newWords, ...photos, ...more })).body.consultation.id;

const write = async (id: string, body: object, headers?: Record<string, string>) => {
  const response = await maren.json("POST", `/api/consultations/${id}/formulas`, body, headers);
  return { status: response.status, body: (await response.json()) as WrittenFormula };
};
const override = async (salon: Salon, id: string, body: object) => {
  const response = await salon.json("POST", `/api/formulas/${id}/override`, body);
  return { status: response.status, body: (await response.json()) as StoredFormula };
};
const overrides = async (query = "") =>
  (await (await maren.request(`/api/formulas/overrides${query}`)).json()) as FormulaOverride[];

/** Lightener on the scalp with 30 vol: blocked, and nothing that nobody may release. */
const blocked = {
  ...handBowl,
  purpose: "lighten",
  line: "matrix/light-master",
  shades: [{ code: "Light Master", grams: 41.7 }],
  developerVolume: 30,
  ratio: "1:2",
  minutes: [20, 45],
  onScalp: true,
};
// not the seconds of an instant, as in 04:27:41.750Z
const blockedGrams = /(?<!\d:)(?:41\.7|83\.4)/;
const given = { name: "Maren Falk", reason: "A test strand lifted cleanly at 30 vol." };

describe("a formula by hand", () => {
  it("that passes is kept with its developer weighed, and shows beside the engine's", async () => {
    const id = await consultation();
    const { status, body } = await write(id, { bowls: [handBowl], name: "Falk's own" });
    expect([status, body.ok]).toEqual([201, true]);
    expect(body.formulas).toMatchObject([
      {
        name: "Falk's own",
        source: "stylist",
        withheld: false,
        confidence: null,
        bowl: { developer: { volume: 30, grams: 41.5 }, brandName: "Wella Professionals" },
      },
    ]);
    const opened = (await (await maren.request(`/api/consultations/${id}`)).json()) as {
      formula: StoredFormula;
      formulas: StoredFormula[];
    };
    expect(opened.formula.source).toBe("engine");
    expect(opened.formulas.at(-1)?.name).toBe("Falk's own");
  });

  it("takes nothing from the plan's analyses", async () => {
    const id = await consultation();
    const used = async () =>
      ((await (await maren.request("/api/subscription")).json()) as { uploadsUsed: number })
        .uploadsUsed;
    const before = await used();
    await write(id, { bowls: [handBowl] });
    await maren.json("POST", `/api/consultations/${id}/formulas/check`, { bowls: [handBowl] });
    expect(await used()).toBe(before);
  });

  it("is checked without being kept", async () => {
    const id = await consultation();
    const path = `/api/consultations/${id}/formulas/check`;
    const response = await maren.json("POST", path, { bowls: [handBowl, blocked] });
    expect(response.status).toBe(200);
    const { ok, final, findings } = (await response.json()) as WrittenFormula;
    expect([ok, final]).toEqual([false, false]);
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: "scalp_lightener_developer_over_20",
        bowl: 1,
        instead: { developerVolume: 20 },
      }),
    );
    const opened = (await (await maren.request(`/api/consultations/${id}`)).json()) as {
      formulas: StoredFormula[];
    };
    expect(opened.formulas.every(({ source }) => source === "engine")).toBe(true);
  });

  it.each<[string, object, string]>([
    ["an unknown line", { line: "wella-professionals/koleston-perfct" }, "bowls.0.line"],
    ["a developer as a line", { line: "wella-professionals/welloxon-perfect" }, "bowls.0.line"],
    ["no grams", { shades: [{ code: "7/0" }] }, "bowls.0.shades.0.grams"],
    ["a ratio that is none", { ratio: "half" }, "bowls.0.ratio"],
  ])("with %s is refused by the name of the field", async (_, change, path) => {
    const id = await consultation();
    const { status, body } = await write(id, { bowls: [{ ...handBowl, ...change }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid", issues: [{ path }] });
  });

  it("is written once however often the same key sends it", async () => {
    const id = await consultation();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [one, two] = [
      await write(id, { bowls: [handBowl] }, key),
      await write(id, { bowls: [handBowl] }, key),
    ];
    expect(one.body.formulas[0]?.id).toBe(two.body.formulas[0]?.id);
  });
});

describe("a blocked formula", () => {
  it("sends no weight in any answer, until somebody releases it by name", async () => {
    const id = await consultation();
    const { body } = await write(id, { bowls: [blocked] });
    const [formula] = body.formulas;
    expect([body.ok, formula?.withheld]).toEqual([false, true]);
    const answers = async () => [
      await (await maren.request("/api/formulas?limit=500")).text(),
      await (await maren.request(`/api/consultations/${id}`)).text(),
      await (await maren.request("/api/formulas/overrides")).text(),
    ];
    for (const text of [JSON.stringify(body), ...(await answers())])
      expect(text).not.toMatch(blockedGrams);

    const released = await override(maren, formula?.id ?? "", given);
    expect([released.status, released.body.withheld]).toEqual([200, false]);
    expect(released.body.bowl?.developer?.grams).toBe(83.4);
    for (const text of (await answers()).slice(0, 2)) expect(text).toMatch(blockedGrams);
  });

  it("cannot be scaled while it is withheld", async () => {
    const { body } = await write(await consultation(), { bowls: [blocked] });
    await expect(
      scaleFormula(maren.ctx(), { formulaId: body.formulas[0]?.id ?? "", factor: 2 }),
    ).rejects.toThrow(/withheld/);
  });

  it("is released with everything that was written with it, and the log says who and why", async () => {
    const id = await consultation();
    const { body } = await write(id, { bowls: [blocked, { ...blocked, zone: "foils" }] });
    await override(maren, body.formulas[0]?.id ?? "", given);
    const log = await overrides(`?consultationId=${id}`);
    expect(log.map(({ formulaId }) => formulaId).toSorted()).toEqual(
      body.formulas
        .filter(({ withheld }) => withheld)
        .map((each) => each.id)
        .toSorted(),
    );
    expect(log[0]).toMatchObject({ ...given, stylistId: maren.actor.stylistId });
    expect(log[0]?.findings.every(({ severity }) => severity === "block")).toBe(true);
  });

  it.each<[string, object, number]>([
    ["a reason of nine letters", { ...given, reason: "because x" }, 400],
    ["no name", { reason: given.reason }, 400],
    ["a blank name", { ...given, name: "   " }, 400],
  ])("is not released with %s", async (_, body, status) => {
    const written = await write(await consultation(), { bowls: [blocked] });
    const id = written.body.formulas[0]?.id ?? "";
    expect((await override(maren, id, body)).status).toBe(status);
  });

  it("of another salon is not there, and one that is not withheld needs no release", async () => {
    const { body } = await write(await consultation(), { bowls: [blocked] });
    const id = body.formulas[0]?.id ?? "";
    expect((await override(neighbour, id, given)).status).toBe(404);
    expect((await override(maren, id, given)).status).toBe(200);
    expect((await override(maren, id, given)).status).toBe(409);
  });

  it.each<[string, object]>([
    ["a known reaction", { reactedToColourBefore: true }],
    ["a failed allergy test", { patchTest: "itching and red" }],
    ["damage 4", { damageLevel: "4" }],
    ["a client of 14", { age: 14 }],
    ["a broken scalp", { scalpBroken: true }],
    ["metallic salts", { previousTreatments: ["henna"], metallicTest: "positive" }],
  ])("stays withheld for good at %s, and says so", async (_, facts) => {
    const { body } = await write(await consultation(facts), { bowls: [handBowl] });
    expect(body.final).toBe(true);
    const response = await maren.json(
      "POST",
      `/api/formulas/${body.formulas[0]?.id}/override`,
      given,
    );
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("Nobody can override this");
  });
});

describe("bowls that were written together", () => {
  const toner = {
    ...handBowl,
    purpose: "tone",
    line: "wella-professionals/color-touch",
    shades: [{ code: "7/1", grams: 23.9 }],
    developerVolume: 6.3,
    ratio: "1:2",
    minutes: [15, 20],
  };
  const codesOf = (formula: StoredFormula | undefined) => formula?.findings.map(({ code }) => code);
  const heldOf = ({ formulas }: { formulas: StoredFormula[] }) =>
    formulas
      .filter(({ source }) => source === "stylist")
      .map(({ bowl, withheld }) => [bowl?.purpose, withheld]);

  it("are withheld with one that goes on the same hair, and what is wrong stands on the bowl it is wrong with", async () => {
    const id = await consultation();
    // the toner was written down first and goes on last
    const { body } = await write(id, { bowls: [{ ...toner, zone: "ends" }, blocked] });
    expect(heldOf(body)).toEqual([
      ["lighten", true],
      ["tone", true],
    ]);
    const [lightener, glaze] = body.formulas;
    expect(codesOf(lightener)).toContain("scalp_lightener_developer_over_20");
    expect(codesOf(glaze)).not.toContain("scalp_lightener_developer_over_20");
    expect(glaze?.findings.find(({ code }) => code === "same_hair_withheld")?.sentence).toBe(
      "Hair that is begun is finished: bowl 1 goes on the same hair as bowl 2, which is withheld. Both are mixed, or neither.",
    );
    expect(body.findings).toContainEqual(
      expect.objectContaining({ code: "same_hair_withheld", bowl: 0 }),
    );
  });

  it("stand on other hair", async () => {
    const roots = { ...blocked, zone: "roots" };
    const ends = { ...toner, purpose: "deposit", zone: "ends", onScalp: false };
    const { body } = await write(await consultation(), { bowls: [roots, ends] });
    expect(heldOf(body)).toEqual([
      ["lighten", true],
      ["deposit", false],
    ]);
  });

  it("are judged again as one visit, and stay released together until something new is wrong", async () => {
    const id = await consultation();
    const { body } = await write(id, { bowls: [{ ...toner, zone: "ends" }, blocked] });
    await override(maren, body.formulas[1]?.id ?? "", given);
    const heard = async (...words: string[]) => {
      const facts = words.flatMap((each) => hearSafety(each, "said"));
      await judgeAgain(maren.ctx(), { consultationId: id }, facts);
      const opened = await maren.request(`/api/consultations/${id}`);
      return heldOf((await opened.json()) as { formulas: StoredFormula[] });
    };
    expect(await heard()).toEqual([
      ["lighten", false],
      ["tone", false],
    ]);
    // asthma speaks against the lightener alone
    expect(await heard("she has asthma")).toEqual([
      ["lighten", true],
      ["tone", true],
    ]);
  });
});

describe("the log", () => {
  it("shows a stylist their own releases, an owner the salon's", async () => {
    const { body } = await write(await consultation(), { bowls: [blocked] });
    await override(maren, body.formulas[0]?.id ?? "", given);
    const ctx = maren.ctx();
    const colleague = {
      ...ctx,
      actor: { ...ctx.actor, role: "stylist" as const, stylistId: crypto.randomUUID() },
    };
    expect((await listOverrides(colleague, {})).items).toEqual([]);
    expect((await listOverrides(ctx, {})).items.length).toBeGreaterThan(0);
    expect(await (await neighbour.request("/api/formulas/overrides")).json()).toEqual([]);
  });

  it("cannot be changed by the app: its database role may neither edit nor delete it", async () => {
    const { body } = await write(await consultation(), { bowls: [blocked] });
    await overrideFormula(maren.ctx(), { formulaId: body.formulas[0]?.id ?? "", ...given });
    const sql = postgres(started.databaseUrl, { max: 1 });
    try {
      for (const change of [
        "update formula_overrides set reason = 'another'",
        "delete from formula_overrides",
      ])
        await expect(
          sql.begin(async (tx) => {
            await tx`set local role undertone_app`;
            await tx`select set_config('app.salon_id', ${maren.actor.salonId}, true)`;
            await tx.unsafe(change);
          }),
        ).rejects.toThrow(/permission denied/);
    } finally {
      await sql.end();
    }
  });
});
