import { beforeAll, describe, expect, test } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, chatOf, given, wordsOf } from "#tests/chat.ts";
import {
  consult,
  consultStored,
  correctionDiagnosis,
  newWords,
  type ConsultBody,
} from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";

let app: TestApp;
let salon: Salon;
let targetPhoto: string;

beforeAll(async () => {
  app = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  salon = await openSalon(app);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await salon.json("PUT", "/api/booking-rules", { requirePatchTest: false });
  targetPhoto = await storedPhoto();
});

async function storedPhoto(): Promise<string> {
  const form = new FormData();
  form.append(
    "photo",
    new File([Buffer.from(await hairPhoto())], "goal.jpg", { type: "image/jpeg" }),
  );
  const response = await salon.request("/api/photos", { method: "POST", body: form });
  return ((await response.json()) as { id: string }).id;
}

const GREY_COVER = {
  ...newWords,
  currentLevel: 5,
  desiredLevel: 5,
  desiredTone: "natural",
  hasGray: true,
  grayCoverage: "full",
  serviceType: "gray-coverage",
};

async function client(fields: Record<string, unknown>) {
  const response = await salon.json("POST", "/api/clients", fields);
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; version: number };
}

const formulaFor = (fields: Record<string, unknown>) =>
  consultStored(salon, { ...GREY_COVER, currentPhotos: [], targetPhoto, ...fields });

const opened = async (id: string) =>
  (await (await salon.request(`/api/consultations/${id}`)).json()) as ConsultBody;

const codesOf = ({ consultation }: ConsultBody) => consultation.findings.map(({ code }) => code);

describe("what the record says reaches the formula", () => {
  test.each([
    [
      "an allergy to PPD, whatever patch test passed",
      { allergies: "PPD severe reaction" },
      "allergy_refer_medical",
    ],
    ["a must-know", { mustKnow: "Patch test came up red in May" }, "allergy_refer_medical"],
    ["a note on open skin", { notes: "Psoriasis with open patches" }, "scalp_not_healthy"],
    ["somebody under 16", { birthDate: "2012-05-01" }, "under_16"],
  ])("%s: no bowl, by form and by API", async (name, fields, code) => {
    const { id } = await client({ name: `Client ${name}`, ...fields });
    const { body } = await formulaFor({ clientId: id, patchTest: "passed" });
    expect(codesOf(body)).toContain(code);
    expect(body.formula).toBeNull();
    const { status, body: asked } = await engine({ clientId: id });
    expect(status).toBe(200);
    expect(asked.findings.map((finding) => finding.code)).toContain(code);
    expect(asked).toMatchObject({ formula: null, steps: [] });
    expect(asked).not.toHaveProperty("confidence");
  });

  test("an allergen that nobody can place holds the grams until somebody answers for it", async () => {
    const { id } = await client({ name: "Quilla Saponin", allergies: "quillaja" });
    const { body: asked } = await engine({ clientId: id });
    expect(asked).toMatchObject({ formula: null, steps: [] });
    expect(asked).not.toHaveProperty("confidence");
    const { body } = await formulaFor({ clientId: id });
    expect(codesOf(body)).toContain("allergy_unknown");
    expect(body.formulas.every(({ withheld }) => withheld)).toBe(true);
    const [formula] = body.formulas;
    const released = await salon.json("POST", `/api/formulas/${formula?.id}/override`, {
      name: "Maren Falk",
      reason: "Asked the maker: it is not in this line.",
    });
    expect(released.status).toBe(200);
    expect((await opened(body.consultation.id)).formulas[0]?.["withheld"]).toBe(false);
  });

  test("a sensitivity keeps lines out that hold it, and says so", async () => {
    const { id } = await client({ name: "Amy Onia", allergies: "sensitive to ammonia" });
    const { body } = await formulaFor({ clientId: id });
    expect(codesOf(body)).toContain("substance_avoided");
    expect(codesOf(body)).not.toContain("substance_in_bowl");
    const own = await salon.json(
      "POST",
      `/api/consultations/${body.consultation.id}/formulas/check`,
      {
        bowls: [{ ...handBowl, line: "goldwell/topchic", shades: [{ code: "5N", grams: 60 }] }],
      },
    );
    expect(own.status).toBe(200);
    const checked = (await own.json()) as { ok: boolean; findings: { code: string }[] };
    expect(checked.findings.map(({ code }) => code)).toContain("substance_in_bowl");
    expect(checked.ok).toBe(false);
  });

  test("an allergy leaves no bowl in the three steps of a colour correction", async () => {
    const { id } = await client({ name: "Ada Corrected", allergies: "PPD severe reaction" });
    const photo = await hairPhoto();
    const diagnosis = { ...correctionDiagnosis, clientId: id };
    const { body } = await consult(salon, diagnosis, { photos: [photo, photo] });
    expect(codesOf(body)).toContain("allergy_refer_medical");
    expect(body.formulas).toEqual([]);
  });

  test("a formula of the library is judged for her, and what must be known is told when it goes wrong", async () => {
    const { id } = await client({ name: "Amy Library", allergies: "sensitive to ammonia" });
    const { body } = await formulaFor({ clientId: id });
    const saved = await salon.json("POST", "/api/formulas/library", {
      name: "Her mother's",
      notation: "Goldwell Topchic 5N 60g + 20 vol 60g, 30 min",
    });
    const kept = (await saved.json()) as { id: string };
    const { id: consultationId } = body.consultation;
    const used = await salon.json("POST", `/api/formulas/library/${kept.id}/use`, {
      consultationId,
    });
    expect(used.status).toBe(201);
    const { formulas } = (await used.json()) as {
      formulas: { withheld: boolean; findings: { code: string }[] }[];
    };
    expect(formulas.map(({ withheld }) => withheld)).toEqual([true]);
    expect(formulas[0]?.findings.map(({ code }) => code)).toContain("substance_in_bowl");
  });

  const bowl = {
    brand: "wella-professionals",
    line: "koleston-perfect",
    shades: [{ code: "5/0", grams: 40 }],
    developer: { volume: 20, grams: 40 },
    ratio: "1:1",
    zone: "all",
    minutes: [30, 40],
  };
  const hair = { currentLevel: 5, desiredLevel: 5, hairCondition: "virgin", damageLevel: "1" };
  const check = async (body: object) => {
    const response = await salon.json("POST", "/api/colour/check", { candidate: bowl, ...body });
    return { status: response.status, ...((await response.json()) as { ok: boolean }) };
  };

  test("a bowl of a program is checked for her", async () => {
    expect(await check({ context: hair })).toMatchObject({ status: 200, ok: true });
    for (const record of [{ allergies: "PPD" }, { notes: "she is pregnant" }]) {
      const { id } = await client({ name: "Cleo Checked", ...record });
      expect(await check({ context: hair, clientId: id })).toMatchObject({
        status: 200,
        ok: false,
      });
      expect(await check({ clientId: id })).toMatchObject({ status: 400 });
    }
    const stranger = crypto.randomUUID();
    expect(await check({ context: hair, clientId: stranger })).toMatchObject({ status: 404 });
  });

  test.each(["said", "record", "earlier"])(
    "a fact that a program tells as %s counts",
    async (from) => {
      const extra = { safety: [{ concern: "reaction", words: "reacted to a tint", from }] };
      expect((await engine({ extra })).body.formula).toBeNull();
      expect(await check({ context: { ...hair, extra } })).toMatchObject({ ok: false });
    },
  );
});

type Answer = { findings: { code: string }[]; formula: unknown; steps: unknown[] };
async function engine(fields: Record<string, unknown>) {
  const words = {
    currentLevel: 5,
    desiredLevel: 5,
    hasGray: true,
    grayCoverage: "full",
    serviceType: "gray-coverage",
  };
  const response = await salon.json("POST", "/api/colour/formulate", { ...words, ...fields });
  return { status: response.status, body: (await response.json()) as Answer };
}

describe("a fact that is told later judges what stands", () => {
  test("once it is on the record, and opens it again when it is taken back", async () => {
    const { id, version } = await client({ name: "Lena Later" });
    const { body } = await formulaFor({ clientId: id });
    expect(body.formulas.some(({ withheld }) => withheld)).toBe(false);
    const { id: consultationId } = body.consultation;
    const patched = await salon.json("PATCH", `/api/clients/${id}`, { allergies: "PPD", version });
    expect({ status: patched.status, body: await patched.text() }).toMatchObject({ status: 200 });
    const held = await opened(consultationId);
    expect(codesOf(held)).toContain("allergy_refer_medical");
    expect(held.formulas.every(({ withheld }) => withheld)).toBe(true);
    expect(held.consultation["confidence"]).toBeNull();
    const [formula] = held.formulas;
    const release = await salon.json("POST", `/api/formulas/${formula?.id}/override`, {
      name: "Maren Falk",
      reason: "She says it is fine.",
    });
    expect(release.status).toBe(403);
    const cleared = await salon.json("PATCH", `/api/clients/${id}`, { allergies: "" });
    expect({ status: cleared.status, body: await cleared.json() }).toMatchObject({
      status: 200,
      body: { allergies: null },
    });
    const again = await opened(consultationId);
    expect(again.formulas.some(({ withheld }) => withheld)).toBe(false);
  });

  test("on one card holds those on the same hair too, and opens them with it", async () => {
    const { id, version } = await client({ name: "Fia Foils" });
    const { body } = await formulaFor({
      clientId: id,
      currentLevel: 6,
      desiredLevel: 8,
      desiredTone: "beige",
      services: ["highlights"],
      serviceType: "toning",
      hasGray: false,
      grayCoverage: undefined,
    });
    const { id: consultationId } = body.consultation;
    const tell = async (mustKnow: string, was: number) => {
      const path = `/api/clients/${id}`;
      expect((await salon.json("PATCH", path, { mustKnow, version: was })).status).toBe(200);
      return opened(consultationId);
    };
    const heldOf = ({ formulas }: ConsultBody) =>
      Object.fromEntries(formulas.map(({ role, withheld }) => [role, withheld]));
    expect(heldOf(body)).toEqual({ highlight: false, toner: false });
    const held = await tell("Asthma", version);
    expect(heldOf(held)).toEqual({ highlight: true, toner: true });
    const bound = held.formulas.find(({ role }) => role === "toner");
    expect(JSON.stringify(bound?.["findings"])).toContain(
      "Hair that is begun is finished: the toner goes on the same hair as the highlight, which is withheld.",
    );
    const answered = { name: "Maren Falk", reason: "Bleach powder never set it off, and we air." };
    await salon.json("POST", `/api/formulas/${bound?.id}/override`, answered);
    expect(heldOf(await opened(consultationId))).toEqual({ highlight: false, toner: false });
    const same = await tell("Asthma, and likes the window seat", version + 1);
    expect(heldOf(same)).toEqual({ highlight: false, toner: false });
    const worse = await tell("Asthma, and allergic to persulfates", version + 2);
    expect(heldOf(worse)).toEqual({ highlight: true, toner: true });
  });

  test("a patch test read as failed does", async () => {
    const { id } = await client({ name: "Paula Patchy" });
    const { body } = await formulaFor({ clientId: id });
    await salon.json("POST", `/api/clients/${id}/tests`, {
      kind: "patch",
      result: "failed",
      brandId: "goldwell",
    });
    const held = await opened(body.consultation.id);
    expect(held.formulas.every(({ withheld }) => withheld)).toBe(true);
  });

  test("said in chat after the formula, by whoever answers there", async () => {
    const { id } = await client({ name: "Nora Named" });
    const chat = chatOf(salon);
    const made = given(
      await chat.ask("Nora Named, virgin level 5, wants 7 neutral, healthy hair"),
      "formulate",
    );
    expect(made.consultation.clientId).toBe(id);
    const reply = await chat.ask("she's allergic to ppd");
    expect(callsOf(reply)).toEqual(["note_safety"]);
    const noted = given(reply, "note_safety");
    expect(noted).toMatchObject({ client: { id }, onRecord: false });
    expect(noted.facts[0]).toMatchObject({ words: "she's allergic to ppd" });
    expect(noted.judged.map(({ consultationId }) => consultationId)).toContain(
      made.consultation.id,
    );
    expect(wordsOf(reply)).toMatch(/held back/);
    const now = await opened(made.consultation.id);
    expect(now.formulas.every(({ withheld }) => withheld)).toBe(true);
    // and it stays known of her, in another chat too
    const other = await formulaFor({ clientId: id });
    expect(other.body.formula).toBeNull();
  });

  test("said in error, it is taken back, and what stood stands again", async () => {
    const { id } = await client({ name: "Mia Mistaken" });
    const { body } = await formulaFor({ clientId: id });
    const chat = chatOf(salon);
    await chat.ask("Mia Mistaken is allergic to ppd");
    const { id: consultationId } = body.consultation;
    expect((await opened(consultationId)).formulas.every(({ withheld }) => withheld)).toBe(true);
    const withdraw = (words: string) =>
      salon.json("POST", `/api/consultations/${consultationId}/safety/withdraw`, { words });
    expect((await withdraw("never said")).status).toBe(409);
    expect((await withdraw("Mia Mistaken is allergic to ppd")).status).toBe(200);
    const again = await opened(consultationId);
    expect(again.formulas.some(({ withheld }) => withheld)).toBe(false);
    expect(codesOf(again)).not.toContain("allergy_refer_medical");
  });

  test("said before the formula, in the same chat", async () => {
    const chat = chatOf(salon);
    await chat.ask("new client, she is pregnant and her patch test came up red");
    const made = given(
      await chat.ask("virgin level 5, wants 7 neutral, healthy hair"),
      "formulate",
    );
    const codes = made.consultation.findings.map(({ code }) => code);
    expect(codes).toContain("allergy_refer_medical");
    expect(codes).toContain("pregnancy_advice");
    expect(made.formula).toBeNull();
  });

  test("what is held is sure of nothing and says why, until it stands again", async () => {
    const { id, version } = await client({ name: "Sura Less" });
    const { body } = await formulaFor({ clientId: id });
    const { id: consultationId } = body.consultation;
    const before = await opened(consultationId);
    await salon.json("PATCH", `/api/clients/${id}`, {
      mustKnow: "Pregnant, due in March",
      version,
    });
    const held = await opened(consultationId);
    expect(codesOf(held)).toContain("scalp_kept_off");
    expect(held.formulas.map(({ withheld, confidence }) => [withheld, confidence])).toEqual([
      [true, null],
    ]);
    expect(held.consultation.confidence).toBeNull();
    expect(held.consultation.aiAnalysis).toContain("release it on your name");
    const answered = { name: "Maren Falk", reason: "Talked through with her and her midwife." };
    await salon.json("POST", `/api/formulas/${held.formulas[0]?.id}/override`, answered);
    const released = await opened(consultationId);
    expect(released.consultation.confidence).toBe(before.consultation.confidence);
    expect(released.formulas[0]?.["confidence"]).toBe(before.consultation.confidence);
  });

  test("a plan that was held from the first is sure of itself once it is released, and no surer than without what held it", async () => {
    const free = (await formulaFor({})).body;
    const { id } = await client({ name: "Hella Held", mustKnow: "Pregnant, due in March" });
    const { body } = await formulaFor({ clientId: id });
    expect(body.consultation["confidence"]).toBeNull();
    const answered = { name: "Maren Falk", reason: "Talked through with her and her midwife." };
    await salon.json("POST", `/api/formulas/${body.formulas[0]?.id}/override`, answered);
    const released = await opened(body.consultation.id);
    const [formula] = released.formulas;
    expect(released.consultation["confidence"]).toBe(formula?.["confidence"]);
    expect(formula?.["confidence"]).toBeGreaterThan(0);
    expect(formula?.["confidence"]).toBeLessThanOrEqual(Number(free.consultation["confidence"]));
  });

  test.each([
    ["last time her eyes swelled shut after we did her roots", /held back/],
    ["the bleach gives her asthma", /persulfates|held back/],
    ["her eyelids swelled up", /did that follow color/i],
    ["last time the colour burned her scalp and she was itchy for days", /held back/],
  ])("“%s” is heard before any other verb", async (words, said) => {
    const chat = chatOf(salon);
    await chat.ask(`Rea ${words.length} Actor, virgin level 5, wants 7 neutral, healthy hair`);
    const reply = await chat.ask(words);
    expect(callsOf(reply)).toEqual(["note_safety"]);
    expect(wordsOf(reply)).toMatch(said);
  });

  test("nobody else's formula is judged by it", async () => {
    const { id } = await client({ name: "Wilma Other" });
    const { body } = await formulaFor({ clientId: id });
    const chat = chatOf(salon);
    await chat.ask("Nora Named is allergic to resorcinol");
    expect((await opened(body.consultation.id)).formulas.some(({ withheld }) => withheld)).toBe(
      false,
    );
  });
});
