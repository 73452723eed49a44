import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import {
  consult,
  consultationForm,
  consultStored,
  correctionDiagnosis,
  newDiagnosis,
  newWords,
  storePhotos,
  type ConsultBody,
} from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto, scenePhoto } from "#tests/hair.ts";

const RANDOM = "01890000-0000-7000-8000-000000000000";
const PIXEL = new Uint8Array([1, 2, 3]);

let started: TestApp;
let maren: Salon;
let neighbour: Salon;
let current: Uint8Array;
let target: Uint8Array;
let stored: { currentPhotos: string[]; targetPhoto: string };

beforeAll(async () => {
  started = await startApp();
  maren = await openSalon(started);
  neighbour = await openSalon(started, joaquin);
  for (const salon of [maren, neighbour])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  [current, target] = await Promise.all([
    hairPhoto({ level: 5, seed: 1 }),
    hairPhoto({ level: 7, seed: 2 }),
  ]);
  const [one = "", two = ""] = await storePhotos(maren, current, target);
  stored = { currentPhotos: [one], targetPhoto: two };
});

const analyse = (changes: object = {}) =>
  consultStored(maren, { ...newWords, ...stored, ...changes });
const used = async (salon: Salon) =>
  ((await (await salon.request("/api/subscription/status")).json()) as { uploadsUsed: number })
    .uploadsUsed;
const list = async (salon: Salon, query = "") => {
  const response = await salon.request(`/api/consultations${query}`);
  return {
    total: response.headers.get("X-Total-Count"),
    link: response.headers.get("Link"),
    rows: (await response.json()) as { id: string; clientName: string }[],
  };
};
const keptPhotos = () =>
  started.services.tenancy
    .forSalon(maren.actor.salonId)
    .execute<{ count: number }>("select count(*)::int as count from photos")
    .then(([row]) => row?.count);

describe("a new consultation", () => {
  it("is analysed from two uploads, saved whole, and opens again as it was answered", async () => {
    const before = await used(maren);
    const { status, body } = await consult(maren, newDiagnosis, {
      photos: [current],
      targetPhoto: target,
    });
    expect(status).toBe(201);
    expect(body.consultation).toMatchObject({
      clientName: newDiagnosis.clientName,
      currentLevel: 5,
      desiredLevel: 7,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      aiProvider: "builtin",
      consultationType: "new",
    });
    expect(body.consultation.photos.map(({ role }) => role)).toEqual(["current", "target"]);
    expect(body.formula).toMatchObject({
      color: expect.stringMatching(/^#[0-9A-F]{6}$/i),
      processingTime: expect.any(String),
      developerRatio: expect.any(String),
    });
    expect(body.formula?.ingredients.length).toBeGreaterThan(1);
    expect(body.formulas.map(({ role }) => role)).toContain("base");
    expect(body.aiAnalysis).toContain("level 5");
    expect(body.treatmentPlan.products.length).toBeGreaterThan(0);
    expect(body.error).toBeUndefined();
    expect(await used(maren)).toBe(before + 1);
    const opened = await (await maren.request(`/api/consultations/${body.consultation.id}`)).json();
    expect(opened).toEqual(body);
    const photo = await maren.request(body.consultation.photos[0]!.url);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("works without current photos, says so, and is a little less sure", async () => {
    const sure = await analyse();
    const { body } = await analyse({ currentPhotos: [] });
    expect(body.aiAnalysis).toContain("no photo of the hair");
    expect(Number(body.consultation["confidence"])).toBeLessThan(
      Number(sure.body.consultation["confidence"]),
    );
  });

  it("is named after the moment when no name is given", async () => {
    const { body } = await analyse();
    expect(body.consultation["clientName"]).toMatch(/^Client \d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  it("is mixed from the stylist's own line", async () => {
    await maren.json("PUT", "/api/stylists/brand-preferences", {
      brandId: "wella-professionals",
      productLineIds: ["koleston-perfect", "color-touch"],
      developerVolume: 20,
    });
    const { body } = await analyse();
    expect(body.steps.map(({ brandId }) => brandId)).toContain("wella-professionals");
    expect(body.formula?.ingredients[0]?.name).toContain("Wella");
  });

  it("tells when the photo and the entered level disagree, and keeps the entered level", async () => {
    const { body } = await analyse({ currentLevel: 9, desiredLevel: 9 });
    expect(body.consultation["currentLevel"]).toBe(9);
    expect(body.consultation.findings.map(({ code }) => code)).toContain("photo_text_conflict");
    expect(body.aiAnalysis).toContain("You entered level 9");
  });

  it("is not made, and nothing is used, where the goal shows no hair", async () => {
    const [bricks = ""] = await storePhotos(maren, await scenePhoto("bricks"));
    const before = [await used(maren), (await list(maren)).total];
    const { status, body } = await analyse({ targetPhoto: bricks });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.issues).toEqual([
      {
        path: "targetPhoto",
        message: "No hair was found in the target photo: choose another, or tap the hair.",
      },
    ]);
    expect([await used(maren), (await list(maren)).total]).toEqual(before);
  });

  it.each([
    ["3", "Heavy damage"],
    ["4", "cannot take any chemical service"],
  ])(
    "of damage %s gets an analysis and a plan but nothing to mix",
    async (damageLevel, sentence) => {
      const before = await used(maren);
      const { status, body } = await analyse({ damageLevel });
      expect(status).toBe(201);
      expect([body.formula, body.formulas, body.consultation["confidence"]]).toEqual([
        null,
        [],
        null,
      ]);
      expect(body.error).toContain(sentence);
      expect(body.aiAnalysis).toContain(sentence);
      expect(JSON.stringify(body.steps)).not.toMatch(
        /"type":"(permanent|demi-permanent|semi-permanent|toner|high-lift|lightener)"/,
      );
      expect(body.treatmentPlan.postService.length).toBeGreaterThan(0);
      expect(await used(maren)).toBe(before + 1);
    },
  );

  it("of damage 2 stays at demi and 15 vol", async () => {
    const { body } = await analyse({ damageLevel: "2", desiredLevel: 5 });
    expect(body.formula).not.toBeNull();
    for (const { type, developer } of body.steps) {
      expect(["demi-permanent", "semi-permanent", "toner", "treatment"]).toContain(type);
      expect(developer?.volume ?? 0).toBeLessThanOrEqual(15);
    }
  });
});

describe("what is refused, naming the field", () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ["level 0", { currentLevel: "0" }, "currentLevel"],
    ["level 11", { currentLevel: "11" }, "currentLevel"],
    ["desired level 11", { desiredLevel: "11" }, "desiredLevel"],
    ["half a level", { currentLevel: "5.5" }, "currentLevel"],
    ["a word for a level", { currentLevel: "five" }, "currentLevel"],
    ["no level", { currentLevel: undefined }, "currentLevel"],
    ["an unknown condition", { hairCondition: "crunchy" }, "hairCondition"],
    ["a correction's condition", { hairCondition: "over_processed" }, "hairCondition"],
    ["an unknown treatment", { previousTreatments: '["glue"]' }, "previousTreatments.0"],
    ["treatments that are no JSON", { previousTreatments: "bleached" }, "previousTreatments"],
    ["treatments that are no list", { previousTreatments: '{"a":1}' }, "previousTreatments"],
    ["damage 5", { damageLevel: "5" }, "damageLevel"],
    ["no damage", { damageLevel: undefined }, "damageLevel"],
    ["an unknown porosity", { porosity: "spongy" }, "porosity"],
    ["an unknown service", { serviceType: "perm" }, "serviceType"],
    ["an unknown underlying tone", { underlyingTone: "plaid" }, "underlyingTone"],
    ["an unknown unwanted tone", { unwantedTone: "plaid" }, "unwantedTone"],
    ["grey that is neither true nor false", { hasGray: "maybe" }, "hasGray"],
    ["an unknown flow", { consultationType: "guess" }, "consultationType"],
    ["a name of 121 letters", { clientName: "x".repeat(121) }, "clientName"],
  ])("%s", async (_, change, path) => {
    const before = await used(maren);
    const { status, body } = await consult(
      maren,
      { ...newDiagnosis, ...change },
      { targetPhoto: PIXEL },
    );
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
    expect(await used(maren)).toBe(before);
  });

  it.each<[string, { photos?: Uint8Array[]; targetPhoto?: Uint8Array | Uint8Array[] }, string]>([
    ["no target photo", {}, "targetPhoto"],
    ["two target photos", { targetPhoto: [PIXEL, PIXEL] }, "targetPhoto"],
    [
      "six current photos",
      { photos: Array.from({ length: 6 }, () => PIXEL), targetPhoto: PIXEL },
      "photos",
    ],
  ])("%s", async (_, files, path) => {
    const { status, body } = await consult(maren, newDiagnosis, files);
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
  });

  it("what is no picture: nothing is kept and nothing is used", async () => {
    const before = [await used(maren), await keptPhotos(), (await list(maren)).total];
    const { status } = await consult(maren, newDiagnosis, {
      photos: [current],
      targetPhoto: PIXEL,
    });
    expect(status).toBe(415);
    expect([await used(maren), await keptPhotos(), (await list(maren)).total]).toEqual(before);
  });

  it("a body that is neither form nor JSON", async () => {
    const response = await maren.request("/api/consultations", {
      method: "POST",
      body: "hello",
      headers: { "content-type": "text/plain" },
    });
    expect(response.status).toBe(415);
  });
});

describe("colour correction", () => {
  it("takes photos as current then target and answers in its own shape", async () => {
    const { status, body } = await consult(maren, correctionDiagnosis, {
      photos: [current, target],
    });
    expect(status).toBe(201);
    expect(body.consultation).toMatchObject({
      consultationType: "correction",
      serviceType: "color_correction",
      damageLevel: "1",
      desiredTone: "cool_ash",
      clientName: "Color Correction Client",
    });
    expect(body.consultation.photos.map(({ role }) => role)).toEqual(["current", "target"]);
    expect(body.formula).toMatchObject({
      name: expect.any(String),
      notes: expect.any(String),
      techniqueOptions: expect.arrayContaining([
        expect.objectContaining({
          name: expect.any(String),
          description: expect.any(String),
          estimatedTime: expect.any(String),
          difficulty: expect.any(String),
        }),
      ]),
    });
    expect(body.formula).toHaveProperty("tonerFormula.brand");
    expect(body.formulas.length).toBeGreaterThan(0);
  });

  it("accepts level 12, and says why nothing may be mixed on severely damaged hair", async () => {
    const { status, body } = await consult(
      maren,
      {
        ...correctionDiagnosis,
        currentLevel: "12",
        desiredLevel: "12",
        hairCondition: "severe_damage",
      },
      { photos: [current, target] },
    );
    expect(status).toBe(201);
    expect(body.consultation["damageLevel"]).toBe("3");
    expect(body.formula).toBeNull();
    expect(body.error).toContain("Heavy damage");
  });

  it.each<[string, Record<string, string | undefined>, number, string]>([
    ["level 13", { currentLevel: "13" }, 2, "currentLevel"],
    ["no target", {}, 1, "photos"],
    ["no photo", {}, 0, "targetPhoto"],
    ["six current photos", {}, 7, "photos"],
    ["no previous treatment", { previousTreatments: "[]" }, 2, "previousTreatments"],
    ["no thickness", { hairThickness: "" }, 2, "hairThickness"],
    ["an unknown unwanted tone", { unwantedTone: "brass" }, 2, "unwantedTone"],
  ])("refuses %s", async (_, change, photos, path) => {
    const { status, body } = await consult(
      maren,
      { ...correctionDiagnosis, ...change },
      { photos: Array.from({ length: photos }, () => PIXEL) },
    );
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
  });
});

describe("corrective", () => {
  const problem = {
    consultationType: "corrective",
    uncorrectedTones: ["brass"],
    issueDescription: "Brassy through the mids.",
  };

  it("reasons from what the first formula did to the hair", async () => {
    const first = await analyse({
      currentLevel: 4,
      desiredLevel: 8,
      previousTreatments: ["previously_colored"],
      hairCondition: "previously-colored",
    });
    expect(first.body.steps.map(({ type }) => type)).toContain("lightener");
    const { status, body } = await consultStored(maren, {
      ...problem,
      parentConsultationId: first.body.consultation.id,
      currentPhotos: [],
      targetPhoto: stored.targetPhoto,
    });
    expect(status).toBe(201);
    expect(body.consultation).toMatchObject({
      consultationType: "corrective",
      parentConsultationId: first.body.consultation.id,
      clientName: first.body.consultation["clientName"],
      uncorrectedTones: ["brass"],
      issueDescription: "Brassy through the mids.",
    });
    expect(body.consultation.photos).toMatchObject([{ role: "result" }]);
    // hair that was lightened is bleached now: it is toned, not lifted again, and its damage is to be judged anew
    expect(body.steps.every(({ purpose }) => purpose !== "lighten")).toBe(true);
    expect(body.consultation.findings.map(({ code }) => code)).toContain("damage_recheck");
    expect(body.formula?.name).not.toBe(first.body.formula?.name);
    expect(body.aiAnalysis).toContain("In the photo the result");
  });

  it("takes the form's fields, copied from the original, with the result as targetPhoto", async () => {
    const first = await analyse();
    const { status, body } = await consult(
      maren,
      {
        ...newDiagnosis,
        consultationType: "corrective",
        parentConsultationId: first.body.consultation.id,
        uncorrectedTones: '["orange","uneven"]',
        issueDescription: "Orange band.",
        hasGray: "false",
      },
      { targetPhoto: target },
    );
    expect(status).toBe(201);
    expect(body.consultation["uncorrectedTones"]).toEqual(["orange", "uneven"]);
  });

  it.each<[string, object, number, string]>([
    ["no tone", { uncorrectedTones: [] }, 400, "uncorrectedTones"],
    ["an unknown tone", { uncorrectedTones: ["plaid"] }, 400, "uncorrectedTones.0"],
    ["a blank description", { issueDescription: "  \n " }, 400, "issueDescription"],
    [
      "level 11 where the original was no colour correction",
      { desiredLevel: 11 },
      400,
      "desiredLevel",
    ],
    ["no photo", { targetPhoto: undefined }, 400, "targetPhoto"],
    ["no original", { parentConsultationId: undefined }, 400, "parentConsultationId"],
    ["an original that does not exist", { parentConsultationId: RANDOM }, 404, ""],
  ])("refuses %s", async (_, change, expected, path) => {
    const { id: original } = (await analyse()).body.consultation;
    const before = await used(maren);
    const { status, body } = await consultStored(maren, {
      ...problem,
      parentConsultationId: original,
      currentPhotos: [],
      targetPhoto: stored.targetPhoto,
      ...change,
    });
    expect(status).toBe(expected);
    if (path) expect(body.issues?.map((issue) => issue.path)).toContain(path);
    else expect(body.error).toBe("Original consultation data not found.");
    expect(await used(maren)).toBe(before);
  });
});

describe("history", () => {
  it("lists newest first in pages, and finds by name", async () => {
    const salon = await openSalon(started, { email: "history@falk-salon.example" });
    const [photo = ""] = await storePhotos(salon, target);
    for (const clientName of ["Dana", "Eva", "dana lee", "100%"]) {
      const made = await consultStored(salon, {
        ...newWords,
        clientName,
        currentPhotos: [],
        targetPhoto: photo,
      });
      expect(made.status).toBe(201);
    }
    const names = (rows: { clientName: string }[]) => rows.map(({ clientName }) => clientName);
    const all = await list(salon);
    expect([names(all.rows), all.total, all.link]).toEqual([
      ["100%", "dana lee", "Eva", "Dana"],
      "4",
      null,
    ]);
    const first = await list(salon, "?limit=3");
    expect([names(first.rows), first.total]).toEqual([["100%", "dana lee", "Eva"], "4"]);
    const next = /<([^>]+)>; rel="next"/.exec(first.link ?? "")?.[1] ?? "";
    const second = await list(salon, next.slice(next.indexOf("?")));
    expect([names(second.rows), second.link]).toEqual([["Dana"], null]);
    expect(names((await list(salon, "?q=DANA")).rows)).toEqual(["dana lee", "Dana"]);
    expect(names((await list(salon, "?q=%25")).rows)).toEqual(["100%"]);
    for (const query of ["?limit=0", "?limit=501", "?cursor=nonsense"])
      expect((await salon.request(`/api/consultations${query}`)).status).toBe(400);
    const stats = await (await salon.request("/api/stats")).json();
    const formulas = await salon.request("/api/formulas?limit=1");
    expect(stats).toMatchObject({
      totalConsultations: 4,
      formulasInDatabase: Number(formulas.headers.get("X-Total-Count")),
      successRate: { value: 94, measured: false },
    });
    expect(await formulas.json()).toHaveLength(1);
  });

  it("keeps notes", async () => {
    const { id } = (await analyse()).body.consultation;
    const save = (notes: unknown) =>
      maren.json("PATCH", `/api/consultations/${id}/notes`, { notes });
    const noted = async () =>
      ((await (await maren.request(`/api/consultations/${id}`)).json()) as ConsultBody)
        .consultation["stylistNotes"];
    expect((await save("Loved it.\nNext time warmer.")).status).toBe(200);
    expect(await noted()).toBe("Loved it.\nNext time warmer.");
    expect((await save("")).status).toBe(200);
    expect(await noted()).toBeNull();
    expect((await save("x".repeat(10_001))).status).toBe(400);
    expect((await save(null)).status).toBe(400);
    expect(
      (await maren.json("PATCH", `/api/consultations/${RANDOM}/notes`, { notes: "x" })).status,
    ).toBe(404);
  });
});

it("counts exactly when fourteen come at once and ten are left", async () => {
  const salon = await openSalon(started, { email: "rush@falk-salon.example" });
  const [photo = ""] = await storePhotos(salon, target);
  const rush = Array.from({ length: 14 }, () =>
    consultStored(salon, { ...newWords, currentPhotos: [], targetPhoto: photo }),
  );
  const statuses = (await Promise.all(rush)).map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 201).length,
    statuses.filter((status) => status === 402).length,
  ]).toEqual([10, 4]);
  expect([await used(salon), (await list(salon)).total]).toEqual([10, "10"]);
});

describe("told step by step", () => {
  const ask = (salon: Salon, fields: Record<string, string | undefined>, init: RequestInit = {}) =>
    salon.request("/api/consultations", {
      method: "POST",
      body: consultationForm(fields, { photos: [current], targetPhoto: target }),
      headers: { accept: "text/event-stream" },
      ...init,
    });
  const eventsOf = (text: string) =>
    text
      .trim()
      .split("\n\n")
      .filter((block) => block.startsWith("event:"))
      .map((block) => {
        const [event = "", data = ""] = block.split("\n");
        return {
          event: event.slice(7),
          data: JSON.parse(data.slice(6)) as Record<string, unknown>,
        };
      });

  it("names the steps and ends with the result", async () => {
    const response = await ask(maren, newDiagnosis);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = eventsOf(await response.text());
    expect(
      events.filter(({ event }) => event === "progress").map(({ data }) => data["step"]),
    ).toEqual(["photos", "shades", "checks", "saving"]);
    expect(events.at(-1)).toMatchObject({
      event: "result",
      data: { consultation: { clientName: newDiagnosis.clientName } },
    });
  });

  it("ends with the error's body and status when the month is used up", async () => {
    const salon = await openSalon(started, { email: "essential@falk-salon.example" });
    const [photo = ""] = await storePhotos(salon, target);
    for (let at = 0; at < 10; at += 1)
      await consultStored(salon, { ...newWords, currentPhotos: [], targetPhoto: photo });
    const events = eventsOf(await (await ask(salon, newDiagnosis)).text());
    expect(events).toMatchObject([
      { event: "error", data: { status: 402, code: "quota_exceeded", requiredTier: "pro" } },
    ]);
    expect((await list(salon)).total).toBe("10");
  });

  it("stops when the reader leaves: nothing saved, nothing used, no photo kept", async () => {
    const before = [await used(maren), (await list(maren)).total, await keptPhotos()];
    const response = await ask(maren, newDiagnosis);
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await expect
      .poll(async () => [await used(maren), (await list(maren)).total, await keptPhotos()], {
        timeout: 5000,
      })
      .toEqual(before);
  });

  it("stops an ordinary request that is aborted, too", async () => {
    const before = [await used(maren), (await list(maren)).total, await keptPhotos()];
    const leaving = new AbortController();
    const answer = maren.request("/api/consultations", {
      method: "POST",
      body: consultationForm(newDiagnosis, { photos: [current], targetPhoto: target }),
      signal: leaving.signal,
    });
    leaving.abort();
    expect((await answer).status).toBe(503);
    await expect
      .poll(async () => [await used(maren), (await list(maren)).total, await keptPhotos()], {
        timeout: 5000,
      })
      .toEqual(before);
  });
});
