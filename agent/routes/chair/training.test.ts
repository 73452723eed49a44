import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { SCENARIOS } from "#tools/training/data.ts";
import type {
  Grade,
  PracticeFormula,
  TrainingExample,
  TrainingScenario,
} from "#tools/training/schema.ts";

let started: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  started = await startApp();
  [maren, neighbour] = [await openSalon(started), await openSalon(started, joaquin)];
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the test takes the answer for
async function asked<T>(answer: Promise<Response>): Promise<{ status: number; body: T }> {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as T };
}

const GOOD = "Wella Koleston Perfect 7/31 60g + 9% 60g 1:1 35 min, strand test, patch test 48h";

describe("practice heads", () => {
  it("are ten, with three targets each, and keep what the engine is asked to themselves", async () => {
    const { body } = await asked<TrainingScenario[]>(maren.request("/api/training/scenarios"));
    expect(body.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { sampleTargets } of body) expect(sampleTargets).toHaveLength(3);
    expect(JSON.stringify(body)).not.toMatch(/hairCondition|desiredLevel/);
  });

  it("have every picture that they name", () => {
    const named = SCENARIOS.flatMap(({ image, sampleTargets }) => [
      image,
      ...sampleTargets.map((target) => target.image),
    ]);
    expect(new Set(named).size).toBe(40);
    expect(named.filter((image) => !existsSync(`ui/public${image}`))).toEqual([]);
  });
});

describe("grading", () => {
  const grade = (body: object) => asked<Grade>(maren.json("POST", "/api/training/grade", body));

  it("judges a formula by aspect and keeps nothing", async () => {
    const { status, body } = await grade({ scenario: 1, target: 1, formula: GOOD });
    expect([status, body.score]).toEqual([200, 100]);
    expect(body.aspects.map(({ aspect, verdict }) => [aspect, verdict])).toEqual([
      ["level", "right"],
      ["tone", "right"],
      ["developer", "right"],
      ["safety", "right"],
    ]);
    expect(body.read.bowls[0]?.shades[0]?.code).toBe("7/31");
    const kept = await maren.request("/api/training/practice");
    expect(kept.headers.get("X-Total-Count")).toBe("0");
  });

  it("reads bare codes in the stylist's own line and answers in it", async () => {
    await neighbour.json("POST", "/api/brand-preferences", {
      brandId: "loreal-professionnel",
      productLineId: "majirel",
    });
    const { body } = await asked<Grade>(
      neighbour.json("POST", "/api/training/grade", {
        scenario: 1,
        target: 1,
        formula: "7.31 50g + 20 vol 75g 35 min",
      }),
    );
    expect(body.read.bowls[0]).toMatchObject({ line: "loreal-professionnel/majirel" });
    expect(body.answer.lines.join()).toMatch(/Majirel/);
  });

  it.each([
    [{ scenario: 11, target: 1, formula: "7N" }, "scenario"],
    [{ scenario: 1, target: 4, formula: "7N" }, "target"],
    [{ scenario: 1, target: 1, formula: "   " }, "formula"],
  ])("refuses %j and names the field", async (body, field) => {
    const refused = await asked<{ issues: { path: string }[] }>(
      maren.json("POST", "/api/training/grade", body),
    );
    expect([refused.status, refused.body.issues[0]?.path]).toEqual([400, field]);
  });
});

describe("the history of practice", () => {
  const save = (salon: Salon, body: object) =>
    asked<PracticeFormula>(salon.json("POST", "/api/training/practice", body));

  it("keeps a formula with its grade, newest first, for the stylist's own salon alone", async () => {
    const first = await save(maren, { scenario: 7, target: 1, formula: "do not colour, bond" });
    const second = await save(maren, {
      scenario: 1,
      target: 1,
      formula: GOOD,
      stylistId: maren.actor.stylistId,
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    const { body } = await asked<PracticeFormula[]>(maren.request("/api/training/practice"));
    expect(body.map(({ grade }) => [grade.scenario, grade.score])).toEqual([
      [1, 100],
      [7, 100],
    ]);
    const of = await asked<PracticeFormula[]>(maren.request("/api/training/practice?scenario=7"));
    expect(of.body.map(({ id }) => id)).toEqual([first.body.id]);
    expect((await asked(neighbour.request("/api/training/practice"))).body).toEqual([]);
  });

  it("pages", async () => {
    const page = await maren.request("/api/training/practice?limit=1");
    expect(page.headers.get("X-Total-Count")).toBe("2");
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
    const { body } = await asked<PracticeFormula[]>(maren.request(next));
    expect(body.map(({ grade }) => grade.scenario)).toEqual([7]);
  });
});

describe("training examples", () => {
  const example = {
    name: "Level 5 to beige 7",
    currentPhotos: ["https://photos.example/1.jpg", "data:image/webp;base64,AAAA"],
    targetPhoto: "/training/first-lift-1.webp",
    hairThickness: "medium",
    hairLength: "medium",
    hairHealth: "healthy",
    hasGray: true,
    grayCoverage: "minimal",
    baseFormula: {
      brand: "Wella",
      productLine: "Koleston Perfect",
      shades: ["7/31"],
      mixingRatio: "1:1",
      developer: "Welloxon",
      developerVolume: 30,
      amount: "60g",
    },
    tonerFormula: { brand: "Redken", shades: "09V, 09T", developerVolume: "7" },
    recommendedTechniques: ["balayage"],
    touchupFrequency: "8_weeks",
    budgetTier: "moderate",
    processingTime: 35,
    specialInstructions: "Check at 25 minutes.",
  };
  let id = "";

  it("are saved with everything that was written, and come back so", async () => {
    const stylistId = maren.actor.stylistId;
    const saved = await asked<TrainingExample>(
      maren.json("POST", "/api/training-examples", { ...example, stylistId }),
    );
    expect([saved.status, saved.body]).toEqual([
      201,
      { ...example, stylistId, id: expect.any(String), createdAt: expect.any(String) },
    ]);
    id = saved.body.id;
    const { body } = await asked<TrainingExample[]>(maren.request("/api/training-examples"));
    expect(body).toEqual([saved.body]);
  });

  it("need a name", async () => {
    const { name: _name, ...rest } = example;
    const refused = await asked<{ issues: { path: string }[] }>(
      maren.json("POST", "/api/training-examples", rest),
    );
    expect([refused.status, refused.body.issues[0]?.path]).toEqual([400, "name"]);
  });

  it("are made once for one Idempotency-Key", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [one, two] = [
      await asked<TrainingExample>(maren.json("POST", "/api/training-examples", example, key)),
      await asked<TrainingExample>(maren.json("POST", "/api/training-examples", example, key)),
    ];
    expect(two.body.id).toBe(one.body.id);
    await maren.request(`/api/training-examples/${one.body.id}`, { method: "DELETE" });
  });

  it("belong to their salon, which may delete them once", async () => {
    const remove = (salon: Salon) =>
      salon.request(`/api/training-examples/${id}`, { method: "DELETE" });
    expect((await asked(neighbour.request("/api/training-examples"))).body).toEqual([]);
    expect((await remove(neighbour)).status).toBe(404);
    expect((await remove(maren)).status).toBe(200);
    expect((await remove(maren)).status).toBe(404);
    expect((await asked(maren.request("/api/training-examples"))).body).toEqual([]);
  });
});
