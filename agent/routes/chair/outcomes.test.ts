import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import type { ConsultationOutcome, LineOffset, OutcomeReport } from "#tools/outcomes/schema.ts";

const COLOR_TOUCH = "wella-professionals/color-touch";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let image: Uint8Array;
let photo: string;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  for (const salon of [maren, neighbour])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  image = await hairPhoto({ level: 6 });
  [photo = ""] = await storePhotos(maren, image);
  await maren.json("POST", "/api/brand-preferences", {
    brandId: "wella-professionals",
    productLineId: "color-touch",
  });
});

const words = {
  ...newWords,
  currentLevel: 7,
  desiredLevel: 6,
  desiredTone: "mocha",
  serviceType: "toning",
};
async function consultation(clientName = "Dana Whitfield") {
  const { status, body } = await consultStored(maren, {
    ...words,
    clientName,
    currentPhotos: [],
    targetPhoto: photo,
  });
  expect(status).toBe(201);
  return body;
}
function lineOfCard({ bowl }: Record<string, unknown>): string {
  const { brandId, lineId } = bowl as { brandId: string; lineId: string };
  return `${brandId}/${lineId}`;
}
const outcomeOf = (id: string) => `/api/consultations/${id}/outcome`;
async function tell(id: string, told: object, salon = maren) {
  const response = await salon.json("PUT", outcomeOf(id), told);
  return { status: response.status, body: (await response.json()) as ConsultationOutcome };
}
const report = async (salon = maren, query = "") =>
  (await (await salon.request(`/api/outcomes${query}`)).json()) as OutcomeReport;
const stats = async (salon = maren) =>
  ((await (await salon.request("/api/stats")).json()) as { successRate: object }).successRate;
const decide = (use: boolean, line = COLOR_TOUCH, salon = maren) =>
  salon.json("POST", "/api/outcomes/offsets", { line, use });

/** Outcomes as they would have gathered over weeks: copies of one consultation, each with what came of it. */
async function gather(id: string, reached: readonly number[]): Promise<void> {
  const sql = postgres(here.databaseUrl, { max: 1 });
  try {
    for (const level of reached) {
      const copy = crypto.randomUUID();
      const [row] = await sql`select * from consultations where id = ${id}`;
      await sql`insert into consultations ${sql({ ...row, id: copy, request: sql.json(row!.request), answer: sql.json(row!.answer) } as never)}`;
      expect((await tell(copy, { happy: true, levelReached: level })).status).toBe(200);
    }
  } finally {
    await sql.end();
  }
}

describe("what came of a consultation", () => {
  it("stands beside what it was for, before and after it is told", async () => {
    const { id } = (await consultation()).consultation;
    const before = (await (await maren.request(outcomeOf(id))).json()) as ConsultationOutcome;
    expect(before).toMatchObject({
      consultationId: id,
      clientName: "Dana Whitfield",
      planned: { level: 6, tone: "mocha", line: COLOR_TOUCH, lineName: "Color Touch" },
      outcome: null,
    });
    const { status, body } = await tell(id, {
      happy: false,
      levelReached: 5.5,
      tone: "chocolate",
      photoId: photo,
      note: " Grabbed at the ends. ",
    });
    expect(status).toBe(200);
    expect(body.outcome).toMatchObject({
      happy: false,
      levelReached: 5.5,
      levelPlanned: 6,
      tone: "chocolate",
      tonePlanned: "mocha",
      line: COLOR_TOUCH,
      photoId: photo,
      note: "Grabbed at the ends.",
      stylistId: maren.actor.stylistId,
    });
    expect(await (await maren.request(outcomeOf(id))).json()).toEqual(body);
  });

  it("is of the bowls that could be mixed: what is withheld of a plan was none of them", async () => {
    const plan = {
      ...words,
      desiredLevel: 7,
      desiredTone: "natural",
      services: ["grey_coverage", "lowlights"],
      grayPercent: 60,
      currentPhotos: [],
      targetPhoto: photo,
    };
    const planned = async (told: object) => {
      const { status, body } = await consultStored(maren, { ...plan, ...told });
      expect(status).toBe(201);
      const { id } = body.consultation;
      const outcome = (await (await maren.request(outcomeOf(id))).json()) as ConsultationOutcome;
      const held = body.formulas.flatMap(({ role, withheld }) => (withheld ? [role] : []));
      return { held, line: outcome.planned.line, lines: body.formulas.map(lineOfCard) };
    };
    const whole = await planned({ clientName: "Whole Plan" });
    expect(whole).toMatchObject({ held: [], line: whole.lines[0] });
    const part = await planned({ clientName: "Part Plan", pregnant: true });
    expect(part).toMatchObject({ held: ["base"], line: part.lines[1] });
    expect(part.line).not.toBe(whole.line);
  });

  it("told again replaces what was told, and counts once", async () => {
    const { id } = (await consultation("Told twice")).consultation;
    const first = await tell(id, { happy: false, levelReached: 5, note: "Dark." });
    const again = await tell(id, { happy: true });
    expect(again.body.outcome).toMatchObject({
      id: first.body.outcome?.id,
      happy: true,
      levelReached: null,
      note: "",
      createdAt: first.body.outcome?.createdAt,
    });
    expect((await report(maren, "?clientName=Told%20twice")).all.count).toBe(1);
  });

  it.each([
    ["happy", {}],
    ["levelReached", { happy: true, levelReached: 5.3 }],
    ["levelReached", { happy: true, levelReached: 11 }],
    ["tone", { happy: true, tone: "cool" }],
    ["photoId", { happy: true, photoId: "x" }],
  ])("is refused by the name of the field: %s", async (field, told) => {
    const { id } = (await consultation()).consultation;
    const { status, body } = await tell(id, told);
    expect([status, (body as unknown as { issues: { path: string }[] }).issues[0]?.path]).toEqual([
      400,
      field,
    ]);
  });

  it("follows the line of a formula that was written by hand and used instead", async () => {
    const made = await consultation();
    const { id } = made.consultation;
    const written = await maren.json("POST", `/api/consultations/${id}/formulas`, {
      bowls: [handBowl],
    });
    expect(written.status).toBe(201);
    expect((await tell(id, { happy: true })).body.outcome?.line).toBe(handBowl.line);
  });
});

describe("the success rate", () => {
  it("is an example until the first outcome, and measured from then on", async () => {
    const salon = await openSalon(here, { name: "Ines Roth", email: "ines@roth.example" });
    expect(await stats(salon)).toEqual({
      value: 94,
      measured: false,
      count: 0,
      label: "Example until your first recorded outcome",
    });
    const [goal] = await storePhotos(salon, image);
    const ids: string[] = [];
    for (const clientName of ["One", "Two", "Three"]) {
      const { body } = await consultStored(salon, {
        ...words,
        clientName,
        currentPhotos: [],
        targetPhoto: goal,
      });
      ids.push(body.consultation.id);
    }
    await tell(ids[0]!, { happy: false }, salon);
    expect(await stats(salon)).toMatchObject({
      value: 0,
      measured: true,
      count: 1,
      label: "Measured from 1 outcome",
    });
    for (const id of ids.slice(1)) await tell(id, { happy: true }, salon);
    expect(await stats(salon)).toMatchObject({ value: 67, count: 3 });
  });
});

describe("an offset", () => {
  let id: string;
  beforeAll(async () => {
    const sql = postgres(here.databaseUrl, { max: 1 });
    await sql`delete from outcomes`;
    await sql.end();
    ({ id } = (await consultation("Chair one")).consultation);
  });
  const lineOf = async () => (await report()).lines.find(({ line }) => line === COLOR_TOUCH);
  const codes = (made: Awaited<ReturnType<typeof consultation>>) =>
    made.consultation.findings.map(({ code }) => code);

  it("is not suggested from too few, and cannot be accepted then", async () => {
    await gather(id, [5.5, 5.5, 5.5, 5.5, 5.5]);
    expect(await lineOf()).toMatchObject({
      lineName: "Color Touch",
      brandName: "Wella Professionals",
      suggested: null,
      accepted: null,
      sentence: "5 of 8 outcomes with a level so far.",
      measured: { count: 5, levelOffset: -0.5, withinHalf: 100 },
    });
    const refused = await decide(true);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: expect.stringContaining("5 of 8") },
    ]);
  });

  it("is suggested from enough, told and not used until somebody accepts it", async () => {
    await gather(id, [5.5, 5.5, 5]);
    expect(await lineOf()).toMatchObject({ suggested: 0.5, accepted: null });
    const made = await consultation();
    expect(codes(made)).toContain("salon_offset_suggested");
    expect(made.steps).toEqual(await consultationSteps(id));
  });

  it("once accepted moves later formulas and says whose word it is; taken back, no more", async () => {
    const before = await consultationSteps(id);
    const accepted = (await (await decide(true)).json()) as LineOffset;
    expect(accepted.accepted).toMatchObject({ offset: 0.5, by: "Maren Falk", count: 8 });
    const made = await consultation("After");
    const used = made.consultation.findings.find(({ code }) => code === "salon_offset_used");
    expect(used?.sentence).toMatch(/8 outcomes with Color Touch.*as Maren Falk accepted on/);
    expect(made.steps).not.toEqual(before);
    // what comes of it is the offset's doing: the line itself is still half a level dark
    await gather(made.consultation.id, [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(await lineOf()).toMatchObject({ suggested: 0.5, measured: { count: 16 } });

    // a bowl written by hand over a moved one may have moved as well, or not: it tells nothing of the line
    const over = (await consultation("By hand")).consultation.id;
    const [line, shades] = [COLOR_TOUCH, [{ code: "6/71", grams: 40 }]];
    const bowl = {
      ...handBowl,
      line,
      shades,
      developerVolume: 6.3,
      ratio: "1:2",
      minutes: [15, 20],
    };
    const written = await maren.json("POST", `/api/consultations/${over}/formulas`, {
      bowls: [bowl],
    });
    expect([written.status, await written.json()]).toMatchObject([201, { ok: true }]);
    expect((await tell(over, { happy: true, levelReached: 2 })).body.outcome?.line).toBe(
      COLOR_TOUCH,
    );
    expect((await lineOf())?.sentence).toMatch(
      /^Came out 0\.5 level darker on average over 16 outcomes/,
    );

    expect(((await (await decide(false)).json()) as LineOffset).accepted).toBeNull();
    expect((await consultation()).steps).toEqual(before);
    expect((await decide(false)).status).toBe(409);
  });

  it("is the salon's own", async () => {
    await decide(true);
    expect(await report(neighbour)).toMatchObject({ all: { count: 0 }, lines: [], outcomes: [] });
    expect((await decide(true, COLOR_TOUCH, neighbour)).status).toBe(409);
    expect((await decide(false, COLOR_TOUCH, neighbour)).status).toBe(409);
    expect((await lineOf())?.accepted).not.toBeNull();
    for (const method of ["GET", "PUT"]) {
      const ask = async (path: string) => {
        const response = await (method === "PUT"
          ? neighbour.json("PUT", path, { happy: true })
          : neighbour.request(path));
        return [response.status, await response.text()];
      };
      expect(await ask(outcomeOf(id))).toEqual(await ask(outcomeOf(crypto.randomUUID())));
      expect((await ask(outcomeOf(id)))[0]).toBe(404);
    }
  });

  async function consultationSteps(consultationId: string) {
    const response = await maren.request(`/api/consultations/${consultationId}`);
    return ((await response.json()) as { steps: object[] }).steps;
  }
});
