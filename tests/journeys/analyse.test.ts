import { beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { callsOf, chatOf, chunksOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";

let started: TestApp;
let maren: Salon;
let current: string;
let target: string;
let result: string;

beforeAll(async () => {
  started = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  maren = await openSalon(started);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  current = await upload(await hairPhoto({ level: 6, tone: "copper" }));
  target = await upload(await hairPhoto({ level: 8, tone: "ash", seed: 2 }));
  result = await upload(await hairPhoto({ level: 7, tone: "gold", seed: 3 }));
});

async function upload(bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(bytes)], "hair.jpg", { type: "image/jpeg" }));
  return (
    (await (await maren.request("/api/photos", { method: "POST", body })).json()) as { id: string }
  ).id;
}

const photo = (photoId: string, role: string) => ({ type: "data-photo", data: { photoId, role } });
const said = (text: string, ...parts: object[]) => ({
  message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }, ...parts] },
});
const formulas = async () =>
  (await (await maren.request("/api/consultations")).json()) as { id: string }[];
const opened = async (id: string) =>
  (await (await maren.request(`/api/consultations/${id}`)).json()) as ConsultationResult;

/** What must be the same: all but ids, times and the chat it came from. */
function same({
  consultation,
  formulas: made,
  steps,
  aiAnalysis,
  treatmentPlan,
  formula,
  error,
}: ConsultationResult) {
  const { id: _id, chatId: _chat, createdAt: _at, parentConsultationId, ...words } = consultation;
  const bowls = made.map(({ id: _f, consultationId: _c, createdAt: _t, ...rest }) => rest);
  return {
    words,
    child: parentConsultationId !== null,
    bowls,
    steps,
    aiAnalysis,
    treatmentPlan,
    named: formula?.name,
    error,
  };
}

it("analyses by chat and by form alike, then corrects by chat and by form alike", async () => {
  const chat = chatOf(maren);
  const goals =
    "Dana, level 6 now, fine hair to her collarbone. She wants this, a level 8, no more orange";
  await chunksOf(await chat.post(said(goals, photo(current, "current"), photo(target, "target"))));
  await chat.ask("Box dye");
  const reply = await chat.ask("Damage 1");
  expect(callsOf(reply)).toEqual(["formulate", "offer_choices"]);
  const part = reply.parts.find(({ type }) => type === "tool-formulate");
  const input = part?.type === "tool-formulate" ? part.input : undefined;
  expect(input).toMatchObject({
    clientName: "Dana",
    previousTreatments: ["box_dye"],
    damageLevel: "1",
    unwantedTone: "orange",
    currentPhotos: [current],
    targetPhoto: target,
  });
  const [byChat] = await formulas();
  const made = await opened(byChat?.id ?? "");
  expect(made.consultation.chatId).toBe(chat.id);
  expect(made.formulas.length).toBeGreaterThan(0);

  const posted = await maren.json("POST", "/api/consultations", {
    consultationType: "new",
    ...input,
  });
  expect(posted.status).toBe(201);
  const byForm = (await posted.json()) as ConsultationResult;
  expect(same(byForm)).toEqual(same(made));

  const asking = await chat.ask("she says ends look khaki in daylight");
  expect(wordsOf(asking)).toContain("Show me the result");
  await chunksOf(await chat.post(said("", photo(result, "result"))));
  const [corrected] = await formulas();
  const repaired = await opened(corrected?.id ?? "");
  expect(repaired.consultation).toMatchObject({
    parentConsultationId: byChat?.id,
    consultationType: "corrective",
    uncorrectedTones: ["green"],
  });
  const again = await maren.json("POST", "/api/consultations", {
    consultationType: "corrective",
    parentConsultationId: byChat?.id,
    uncorrectedTones: ["green"],
    issueDescription: "she says ends look khaki in daylight",
    currentPhotos: [],
    targetPhoto: result,
  });
  expect(same((await again.json()) as ConsultationResult)).toEqual(same(repaired));
});

it("does by chat what comes after: scale, timer, why, and finding it again", async () => {
  const chat = chatOf(maren);
  await chunksOf(await chat.post(said("Lena, virgin level 6, damage 1, wants an 8 cool")));
  const calls: string[][] = [];
  for (const words of [
    "90 g",
    "start the timer",
    "why that developer?",
    "what did we use on Lena last time",
  ]) {
    calls.push(callsOf(await chat.ask(words)).filter((name) => name !== "offer_choices"));
  }
  expect(calls).toEqual([
    ["scale_bowl"],
    ["start_timer"],
    ["explain"],
    ["find_consultations", "get_consultation"],
  ]);
  const timers = (await (await maren.request("/api/timers")).json()) as {
    label: string;
    consultationId: string | null;
  }[];
  expect(timers).toEqual([expect.objectContaining({ label: "Lena" })]);
});

it("sends the first words of a reply within 150 ms of the request", async () => {
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const chat = chatOf(maren);
    const from = performance.now();
    const response = await chat.send("hello");
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    for (let seen = ""; !seen.includes("text-delta");)
      seen += decoder.decode((await reader?.read())?.value);
    waits.push(performance.now() - from);
    await reader?.cancel();
  }
  waits.sort((a, b) => a - b);
  if (process.env["SHOW_FIGURES"]) console.log("first token, ms:", waits.map(Math.round).join(" "));
  expect(waits[5]).toBeLessThan(150);
});
