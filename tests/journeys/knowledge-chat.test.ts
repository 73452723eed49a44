import { beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, cardOf, chatOf, given, replyOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { BrandPreference, Shelf } from "#tools/brands/schema.ts";
import type { Stats } from "#tools/reports/stats-schema.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import type { ConsultationOutcome } from "#tools/outcomes/schema.ts";
import type { PracticeFormula } from "#tools/training/schema.ts";

let started: TestApp;
let maren: Salon;
let chat: ReturnType<typeof chatOf>;
let consultationId = "";

beforeAll(async () => {
  started = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  chat = chatOf(maren);
  const reply = await chat.ask("Kim, virgin level 5, wants 7 neutral, healthy hair");
  consultationId = given(reply, "formulate").consultation.id;
});

const get = async <Body>(path: string) => (await (await maren.request(path)).json()) as Body;
const library = () => get<LibraryFormula[]>("/api/formulas/library?origin=saved");

describe("the stylist's own knowledge, by chat", () => {
  it("converts the formula that is there, each shade with what it rests on", async () => {
    const { convertedIngredients, to } = given(
      await chat.ask("convert her last formula to Redken"),
      "convert_formula",
    );
    expect(to).toMatch(/^redken\//);
    expect(convertedIngredients.length).toBeGreaterThan(0);
    for (const { basis, converted, note } of convertedIngredients)
      expect(basis !== null || converted === null || note).toBeTruthy();
  });

  it("converts shades that are only named, the printed one first", async () => {
    const { convertedIngredients } = given(
      await chatOf(maren).ask("what is 8G Topchic in Pravana?"),
      "convert_written",
    );
    expect(convertedIngredients[0]).toMatchObject({ converted: "8.3", basis: "published" });
  });

  it("costs 45 g by the prices of the salon, and says so where there are none", async () => {
    const { steps } = await get<{ steps: { brandId: string; lineId: string }[] }>(
      `/api/consultations/${consultationId}`,
    );
    const before = given(await chat.ask("what would 45 g cost me"), "bowl_cost");
    expect([before.cost, Math.round(before.grams)]).toEqual([null, 45]);
    const prices = steps.flatMap(({ brandId, lineId }) =>
      ["colour", "developer"].map((part) => ({
        line: `${brandId}/${lineId}`,
        part,
        packGrams: 100,
        price: 1000,
      })),
    );
    await maren.json("PUT", "/api/prices", { prices });
    const { cost, sentence } = given(await chat.ask("what would 45 g cost me"), "bowl_cost");
    // 10 cents a gram, of shades and developer alike
    expect(Math.abs((cost ?? 0) - 450)).toBeLessThanOrEqual(10);
    expect(sentence).toContain("4.5");
  });

  it("saves it as house gloss, finds it again and puts it on the next client's hair after a tap", async () => {
    await chat.ask("save this as house gloss");
    const [kept] = await library();
    expect(kept).toMatchObject({ name: "house gloss", origin: "saved" });
    const next = chatOf(maren);
    const made = given(
      await next.ask("Ria, virgin level 5, wants 7 neutral, healthy hair"),
      "formulate",
    );
    const asked = await next.ask("use the house gloss on her");
    const card = cardOf(asked);
    const done = await replyOf(await next.decide(card.id), asked);
    expect(given(done, "use_library_formula").formulas[0]?.consultationId).toBe(
      made.consultation.id,
    );
  });

  it("records what came of it, and the success rate is measured from then on", async () => {
    expect((await get<Stats>("/api/stats")).successRate).toMatchObject({ measured: false });
    given(await chat.ask("she loved it, reached 6.5"), "record_outcome");
    const { outcome } = await get<ConsultationOutcome>(
      `/api/consultations/${consultationId}/outcome`,
    );
    expect(outcome).toMatchObject({ happy: true, levelReached: 6.5 });
    expect((await get<Stats>("/api/stats")).successRate).toMatchObject({
      measured: true,
      value: 100,
    });
  });

  it("grades scenario 4 and keeps the answer in the history", async () => {
    const lesson = chatOf(maren);
    await lesson.ask("grade me on scenario 4");
    await lesson.ask("Scenario 4, target 1");
    const grade = given(await lesson.ask("Koleston 7/1 40g + 6% 40g 30 min"), "grade_formula");
    expect(grade.aspects.map(({ aspect }) => aspect)).toEqual([
      "level",
      "tone",
      "developer",
      "safety",
    ]);
    await lesson.ask("Save my practice formula");
    const [saved] = await get<PracticeFormula[]>("/api/training/practice");
    expect(saved?.grade).toMatchObject({ scenario: 4, target: 1, score: grade.score });
  });

  it("reads shorthand as it is typed, and shows what it did not understand", async () => {
    const reply = await chatOf(maren).ask("Koleston 7/1 30g + 7/0 10g + 6% 40g 30 min + 3 blorps");
    const { bowls, unread } = given(reply, "read_notation");
    expect(bowls).toMatchObject([
      {
        line: "wella-professionals/koleston-perfect",
        shades: [
          { code: "7/1", grams: 30 },
          { code: "7/0", grams: 10 },
        ],
        developer: { volume: 20, grams: 40 },
        minutes: [30, 30],
      },
    ]);
    expect(unread.join(" ")).toContain("blorps");
  });

  it("changes brands and shelf as Settings would", async () => {
    await chat.ask("add shades eq to my brands");
    expect(given(await chat.ask("which brands do I use"), "list_brand_preferences")).toMatchObject([
      { brandId: "redken", productLineId: "shades-eq-gloss" },
    ]);
    const { stylistId } = maren.actor;
    expect((await get<BrandPreference[]>(`/api/brand-preferences/${stylistId}`)).length).toBe(1);
    await chat.ask("put 09V and 09T shades eq on my shelf");
    await chat.ask("only use what's on my shelf");
    expect(await get<Shelf>("/api/shelf")).toMatchObject({
      only: true,
      lines: [{ lineId: "shades-eq-gloss", codes: ["09T", "09V"] }],
    });
  });

  it("asks rather than guesses", async () => {
    const fresh = chatOf(maren);
    const reply = await fresh.ask("convert it to redken");
    expect(callsOf(reply)).toEqual([]);
    expect(wordsOf(reply)).toMatch(/no formula in this chat/);
  });
});
