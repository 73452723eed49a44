import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseModel } from "#agent/models/choose.ts";
import { readEnv } from "#agent/env.ts";
import type { Model } from "#tools/core/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, chatOf, noticesOf, wordsOf } from "#tests/chat.ts";
import { fakeOllama, type FakeOllama } from "#tests/fakes/ollama.ts";
import { fakeOpenAi, type FakeOpenAi } from "#tests/fakes/openai.ts";
import type { SalonTurn } from "#tests/fakes/salon-model.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { StylistMessage } from "./message.ts";

type Fake = FakeOllama | FakeOpenAi;
type Place = { fake: Fake; app: TestApp; salon: Salon };

const quiet = () => {};
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const model = (env: Record<string, string>): Promise<Model> => chooseModel(readEnv(env), log);

const places: Record<string, Place> = {};
beforeAll(async () => {
  const [ollama, openAi] = await Promise.all([fakeOllama(), fakeOpenAi()]);
  const models: [string, Fake, Model][] = [
    ["Ollama", ollama, await model({ AI_BASE_URL: ollama.url, AI_MODEL: "qwen3:8b" })],
    ["another server", openAi, await model({ AI_BASE_URL: openAi.url, AI_MODEL: "salon-7b" })],
  ];
  for (const [name, fake, own] of models) {
    const app = await startApp({ model: own });
    places[name] = { fake, app, salon: await openSalon(app) };
  }
});
afterAll(async () => {
  await Promise.all(Object.values(places).map(({ app, fake }) => app.close().then(fake.close)));
});

async function asked(where: string, text: string, ...turns: SalonTurn[]) {
  const { fake, salon } = places[where]!;
  fake.script(...turns);
  return chatOf(salon).ask(text);
}
const noticeOf = ({ parts }: StylistMessage) =>
  parts.flatMap((part) => (part.type === "data-notice" ? [part.data.text] : [])).join(" ");
const timer = (minutes: unknown): SalonTurn => ({
  call: { name: "start_timer", args: { label: "Roots", minutes } },
});

const RUNS = /^5 min for Roots until .*, counting on every screen\.$/;

describe.each(["Ollama", "another server"])("the chat with a model at %s", (where) => {
  it("runs what it calls, and tells what came of it", async () => {
    const reply = await asked(where, "start a timer of 5 minutes", timer(5), {
      text: "It runs for 5 minutes.",
    });
    expect([callsOf(reply), wordsOf(reply), noticesOf(reply)]).toEqual([
      ["start_timer"],
      expect.stringMatching(RUNS),
      [],
    ]);
  });

  it("notes what is said of safety before the model hears of it", async () => {
    const reply = await asked(where, "she is allergic to ppd", { text: "I will heed that." });
    expect(callsOf(reply)).toEqual(["note_safety"]);
    expect(JSON.stringify(places[where]!.fake.requests[0])).toContain("allergic to ppd");
  });

  it("has a tool at hand that it calls though it was not there, and the search for others", async () => {
    const reply = await asked(where, "hello there", timer(5), timer(5), { text: "It runs." });
    expect([wordsOf(reply), noticesOf(reply)]).toEqual([expect.stringMatching(RUNS), []]);
    const offered = places[where]!.fake.requests.map(({ tools = [] }) =>
      tools.map((each) => each.function.name),
    );
    expect(offered[0]).toContain("find_tools");
    expect(offered.map((names) => names.includes("start_timer"))).toEqual([false, true, true]);
  });

  it("asks once more for a call that cannot be taken, with the reason", async () => {
    const reply = await asked(where, "start a timer", timer("soon"), timer(5), {
      text: "Started.",
    });
    expect([wordsOf(reply), noticesOf(reply)]).toEqual(["Started.", []]);
    expect(JSON.stringify(places[where]!.fake.requests[1])).toMatch(/minutes/);
  });

  it.each<[string, SalonTurn[], number]>([
    ["twice", [timer("soon"), timer("later"), timer("never")], 2],
    ["and says nothing more", [timer("soon"), { text: "" }], 2],
    ["after some words", [timer("soon"), timer({}), { text: "" }], 2],
  ])("says so plainly where a call cannot be taken %s", async (_, turns, requests) => {
    const reply = await asked(where, "start a timer", ...turns);
    expect(noticeOf(reply)).toMatch(/Try saying it in other words\.$/);
    expect(places[where]!.fake.requests).toHaveLength(requests);
  });

  it("never asks for the message again once something was done", async () => {
    const reply = await asked(where, "start a timer of 5 minutes", timer(5), "hung up");
    expect(callsOf(reply)).toContain("start_timer");
    expect(noticeOf(reply)).not.toMatch(/you can send your message again/);
  });

  it("lets the built-in model answer where it is not reached, and says so", async () => {
    const reply = await asked(where, "help", "hung up", "hung up");
    expect(wordsOf(reply)).toContain("I can do these things");
    expect(noticeOf(reply)).toBe(
      "The salon's own model can't be reached right now, so the built-in assistant answered.",
    );
  });
});

describe("where that very model is required", () => {
  it.each<[string, Partial<Model>, SalonTurn[], string]>([
    [
      "cut off after an act",
      {},
      [timer(5), "hung up", "hung up"],
      "What it did stands: ask for what is missing, and do not send the message again.",
    ],
    ["not reached", {}, ["hung up", "hung up"], "you can send your message again."],
  ])("a reply that is %s says what to do", async (_, more, turns, words) => {
    const { fake, app } = places["Ollama"]!;
    const strict = await startApp({ model: { ...app.services.model, ...more, required: true } });
    fake.script(...turns);
    const reply = await chatOf(await openSalon(strict)).ask("start a timer of 5 minutes");
    expect(noticeOf(reply)).toContain(words);
    await strict.close();
  });
});
