import postgres from "postgres";
import { MockLanguageModelV4 } from "ai/test";
import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, noticesOf } from "#tests/chat.ts";
import { newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { scriptedModel } from "#tests/scripted-model.ts";

let here: TestApp;
let maren: Salon;
let targetPhoto: string;
const looking = Promise.withResolvers<void>();

/** Looks at the photos until somebody stops it. */
const vision = new MockLanguageModelV4({
  doGenerate: ({ abortSignal }) => {
    looking.resolve();
    return new Promise((_, reject) => {
      const stop = () => reject(new DOMException("Aborted", "AbortError"));
      if (abortSignal?.aborted) stop();
      else abortSignal?.addEventListener("abort", stop);
    });
  },
});
const { consultationType: _type, ...words } = newWords;
const chat = scriptedModel(({ results }) =>
  results.length > 0
    ? [{ say: "There." }]
    : [{ call: "formulate", input: { ...words, currentPhotos: [], targetPhoto } }],
);

beforeAll(async () => {
  here = await startApp({ model: { provider: "gemini", chat, vision } });
  maren = await openSalon(here);
  [targetPhoto = ""] = await storePhotos(maren, await hairPhoto({ level: 7 }));
});

const rows = async () => {
  const sql = postgres(here.databaseUrl, { max: 1 });
  try {
    const [counted] = await sql`select
      (select count(*)::int from consultations) as consultations,
      (select count(*)::int from formulas) as formulas,
      (select count(*)::int from quota_reservations) as reserved,
      (select sum(uploads_used)::int from subscriptions) as used`;
    return counted;
  } finally {
    await sql.end();
  }
};

it("leaves nothing half-written when it is stopped, and the chat goes on", async () => {
  const talk = chatOf(maren);
  const reply = talk.send("formulate it: level 7, wants 9 ash").then((response) => response.text());
  await looking.promise;
  expect(await rows()).toMatchObject({ consultations: 0, reserved: 1, used: 1 });
  expect(await (await talk.stop()).json()).toEqual({ stopped: true });
  await reply;
  expect(await rows()).toEqual({ consultations: 0, formulas: 0, reserved: 0, used: 0 });
  const { messages } = await talk.open();
  const last = messages.at(-1);
  expect(last && noticesOf(last)).toEqual(["stopped"]);
  expect(JSON.stringify(last)).not.toMatch(/input-available|input-streaming/);
  expect((await talk.send("hello again")).status).toBe(200);
});
