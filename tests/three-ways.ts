import postgres, { type Sql } from "postgres";
import { expect } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { gemini } from "#agent/models/gemini.ts";
import { startApp, type TestApp } from "./app.ts";
import { cardOf, replyOf, type chatOf } from "./chat.ts";
import { fakeGemini, type GeminiTurn } from "./fakes/gemini.ts";
import { joaquin, maren, openSalon, type Salon } from "./fixtures.ts";

export type ThreeWays = Awaited<ReturnType<typeof openThreeWays>>;
type Chat = ReturnType<typeof chatOf>;

/**
 * Three salons furnished alike, on the highest plan, on a Monday, ten in the morning in Berlin: the same act is done in one by
 * form, in one by talking to the built-in model, in one by talking to Gemini's wire. Call `close` at the end.
 */
export async function openThreeWays() {
  const now = () => new Date("2026-11-23T09:00:00Z");
  const fake = await fakeGemini();
  const model = gemini({ apiKey: "test-key", baseUrl: fake.url, modelId: "gemini-3.5-flash" });
  const builtinApp = await startApp({
    now,
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  // it talks; the photos are read by the engine for all three, so that there is one formula
  const geminiApp = await startApp({ now, model: { ...model, vision: null, required: true } });
  const byForm = await openSalon(builtinApp);
  const byBuiltin = await openSalon(builtinApp, { ...joaquin, timeZone: maren.timeZone });
  const byGemini = await openSalon(geminiApp);
  const salons = [byForm, byBuiltin, byGemini];
  for (const salon of salons)
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const open = ({ databaseUrl }: TestApp) => postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const [own, other] = [open(builtinApp), open(geminiApp)];
  const sqlOf = (salon: Salon): Sql => (salon === byGemini ? other : own);

  /** Says it to an assistant, and taps the card. */
  const tap = async (chat: Chat, words: string) => {
    const asked = await chat.ask(words);
    return replyOf(await chat.decide(cardOf(asked).id), asked);
  };
  return {
    fake,
    builtinApp,
    geminiApp,
    byForm,
    byBuiltin,
    byGemini,
    salons,
    /** The database of a salon, seen past row-level security. */
    sqlOf,
    tap,
    /** Has Gemini look with one tool after another and act with the last, and taps the card. */
    geminiActs: async (chat: Chat, words: string, ...calls: { name: string; args: object }[]) => {
      fake.script(...calls.map((call): GeminiTurn => ({ call })), { text: "Done." });
      return tap(chat, words);
    },
    /** Whether all three salons have the same. @returns what they have */
    sameEverywhere: async <T>(rowsOf: (salon: Salon) => Promise<T>): Promise<T> => {
      const rows = await rowsOf(byForm);
      expect(await rowsOf(byBuiltin)).toEqual(rows);
      expect(await rowsOf(byGemini)).toEqual(rows);
      return rows;
    },
    close: async () => {
      await Promise.all([own.end(), other.end()]);
      await Promise.all([builtinApp.close(), geminiApp.close()]);
      await fake.close();
    },
  };
}
