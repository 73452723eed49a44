import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextForSalon, guestContextFor } from "#agent/context.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { gemini } from "#agent/models/gemini.ts";
import { aiKeys, auditLog } from "#db/schema/house.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, noticesOf, wordsOf } from "#tests/chat.ts";
import { fakeGemini, type FakeGemini, type GeminiFault } from "#tests/fakes/gemini.ts";
import { joaquin, openSalon, putOnTier, send, type Salon } from "#tests/fixtures.ts";
import { soon } from "#tests/soon.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { AiConfiguration } from "#tools/keys/schema.ts";
import { NEWEST_FLASH } from "#tools/consultations/data.ts";

const KEY = "AIzaSyD-the-own-key-of-the-salon-7Qx9";
const builtin = { provider: "builtin" as const, chat: builtinModel(), vision: null };

let fake: FakeGemini;
let app: TestApp;
/** Another process over the same database. */
let other: TestApp;
let maren: Salon;
let neighbour: Salon;
const logged: unknown[] = [];
const log = {
  debug: (...said: unknown[]) => void logged.push(said),
  info: (...said: unknown[]) => void logged.push(said),
  warn: (...said: unknown[]) => void logged.push(said),
  error: (...said: unknown[]) => void logged.push(said),
};

beforeAll(async () => {
  fake = await fakeGemini();
  const env = { GEMINI_BASE_URL: fake.url };
  app = await startApp({ model: builtin, env, log });
  other = await startApp({ model: builtin, env, databaseUrl: app.databaseUrl });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await putOnTier(maren, "pro");
});
afterAll(async () => {
  await other.close();
  await app.close();
  await fake.close();
});
beforeEach(() => {
  fake.script();
  logged.length = 0;
});
afterEach(async () => {
  await app.services.tenancy.forPlatform().delete(aiKeys);
  for (const salon of [maren, neighbour])
    for (const each of [app, other]) await each.services.ownKeys.reread(salon.actor.salonId);
});

const read = async (salon: Salon = maren) =>
  (await (await salon.request("/api/ai-key")).json()) as AiConfiguration;

async function save(key = KEY): Promise<void> {
  fake.script({ text: "yes" });
  const answer = await maren.json("PUT", "/api/ai-key", { provider: "gemini", key });
  if (!answer.ok) throw new Error(await answer.text());
}

const ask = (salon: Salon, words = "help") => chatOf(salon).ask(words);
const keysUsed = () => [...new Set(fake.requests.map(({ key }) => key))];

describe("a key that is saved", () => {
  it("is tried first, with nothing of the salon, and shown by its last four letters alone", async () => {
    expect(await read()).toMatchObject({ answering: "builtin", by: "none", key: null });
    fake.script({ text: "yes" });
    const answer = await maren.json("PUT", "/api/ai-key", { provider: "gemini", key: ` ${KEY} ` });
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      answering: "gemini",
      by: "own_key",
      model: NEWEST_FLASH,
      inHouse: false,
      ownKeys: true,
      mayChange: true,
      key: {
        provider: "gemini",
        hint: "7Qx9",
        problem: null,
        checkedAt: expect.any(String),
        savedAt: expect.any(String),
        savedBy: "Maren Falk",
      },
    });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]?.key).toBe(KEY);
    expect(JSON.stringify(fake.requests[0]?.body)).not.toMatch(/Maren|Falk|salon/i);
    const [row] = await maren.ctx().db.select().from(aiKeys);
    expect(text + JSON.stringify([row, logged, await read()])).not.toContain("own-key-of");
    const lines = await maren.ctx().db.select().from(auditLog);
    expect(lines.at(-1)).toMatchObject({
      action: "ai_key.saved",
      words: "saved a Gemini key ending in 7Qx9",
      by: "Maren Falk",
      via: "screen",
    });
  });

  it("answers from then on in this salon alone, on every process: chat, booking chat and texts", async () => {
    await save();
    fake.script({ text: "From Gemini." }, { text: "From Gemini." });
    expect(wordsOf(await ask(maren))).toBe("From Gemini.");
    await ask(neighbour);
    expect([fake.requests.length, keysUsed()]).toEqual([1, [KEY]]);
    const { salonId, stylistId } = maren.actor;
    await soon(() =>
      expect(contextForSalon(other.services, salonId).model.provider).toBe("gemini"),
    );
    const guest = guestContextFor(other.services, { salonId, stylistId });
    expect([guest.model.provider, guest.model.vision !== null]).toEqual(["gemini", true]);
    expect(contextForSalon(other.services, neighbour.actor.salonId).model.provider).toBe("builtin");
  });

  it("is replaced by the next, and one that fails leaves it", async () => {
    await save();
    fake.script({ fault: "forbidden" });
    const bad = await maren.json("PUT", "/api/ai-key", { provider: "gemini", key: `${KEY}-bad!` });
    expect(bad.status).toBe(400);
    expect((await read()).key?.hint).toBe("7Qx9");
    await save("another-key-of-the-salon-ABCD");
    fake.script({ text: "Hello." });
    await ask(maren);
    expect(keysUsed()).toEqual(["another-key-of-the-salon-ABCD"]);
  });

  it("is forgotten at once, everywhere, when it is removed", async () => {
    await save();
    await soon(() =>
      expect(contextForSalon(other.services, maren.actor.salonId).model.provider).toBe("gemini"),
    );
    fake.script();
    const answer = await maren.request("/api/ai-key", { method: "DELETE" });
    expect(await answer.json()).toMatchObject({ answering: "builtin", by: "none", key: null });
    await ask(maren);
    expect(fake.requests).toHaveLength(0);
    await soon(() =>
      expect(contextForSalon(other.services, maren.actor.salonId).model.provider).toBe("builtin"),
    );
    expect((await maren.request("/api/ai-key", { method: "DELETE" })).status).toBe(404);
  });
});

describe("a key that does not work", () => {
  it.each([
    ["bad-key", 400, "invalid", "Gemini does not know this key"],
    ["forbidden", 400, "invalid", "Gemini refused this key"],
    ["overloaded", 503, "ai_unavailable", "Gemini could not be reached"],
    ["daily-quota", 503, "ai_unavailable", "quota of this key is used up"],
  ] satisfies [GeminiFault, number, string, string][])(
    "is not saved when the service says %s",
    async (fault, status, code, words) => {
      fake.script({ fault });
      const answer = await maren.json("PUT", "/api/ai-key", { provider: "gemini", key: KEY });
      const text = await answer.text();
      expect([answer.status, JSON.parse(text)]).toEqual([
        status,
        expect.objectContaining({ code, message: expect.stringContaining(words) }),
      ]);
      if (status === 400) expect(JSON.parse(text).issues).toMatchObject([{ path: "key" }]);
      expect(text + JSON.stringify(logged)).not.toMatch(
        /provider-internal|project 4711|own-key-of/,
      );
      expect((await read()).key).toBeNull();
    },
  );

  it("is not asked for when it cannot be one", async () => {
    for (const key of ["short", "with a space in the middle of it", "ключ-ключ-ключ-ключ-ключ"]) {
      const answer = await maren.json("PUT", "/api/ai-key", { provider: "gemini", key });
      expect([answer.status, (await answer.json()) as unknown]).toMatchObject([
        400,
        { issues: [{ path: "key" }] },
      ]);
    }
    expect(fake.requests).toHaveLength(0);
  });
});

describe("a key that Gemini refuses later", () => {
  it("gives way to the built-in assistant, says so in the chat, and can be tried again", async () => {
    await save();
    fake.script({ fault: "bad-key" });
    const reply = await ask(maren);
    expect(wordsOf(reply)).toContain("I can do these things");
    expect(noticesOf(reply)).toEqual(["fallback"]);
    expect(JSON.stringify(reply.parts)).toContain("refuses the salon's own key");
    await soon(async () => expect((await read()).key?.problem).toBe("refused"));
    expect(await read()).toMatchObject({ answering: "builtin", by: "none" });
    fake.script();
    expect(noticesOf(await ask(maren))).toEqual([]);
    expect(fake.requests).toHaveLength(0);
    await soon(() =>
      expect(contextForSalon(other.services, maren.actor.salonId).model.provider).toBe("builtin"),
    );
    fake.script({ text: "yes" });
    const again = await maren.request("/api/ai-key/check", { method: "POST" });
    expect(await again.json()).toMatchObject({ by: "own_key", key: { problem: null } });
  });

  it("gives way to the installation's own Gemini within the same reply", async () => {
    const model = gemini({ apiKey: "house", baseUrl: fake.url, modelId: "gemini-3.5-flash" });
    const house = await startApp({
      model: { ...model, required: true },
      env: { GEMINI_BASE_URL: fake.url, AI_PROVIDER: "gemini" },
      databaseUrl: app.databaseUrl,
    });
    try {
      await save();
      await house.services.ownKeys.reread(maren.actor.salonId);
      const there = { ...maren, ...asOf(house) };
      fake.script({ fault: "forbidden" }, { text: "From the house." });
      const reply = await chatOf(there).ask("help");
      expect(wordsOf(reply)).toBe("From the house.");
      expect(keysUsed()).toEqual([KEY, "house"]);
      expect(JSON.stringify(reply.parts)).toContain("installation's model answered");
      await soon(async () => expect((await read()).key?.problem).toBe("refused"));
    } finally {
      await house.close();
    }
  });

  it("stays when the service is only busy or its quota is used up", async () => {
    await save();
    for (const fault of ["busy", "daily-quota", "overloaded"] as const) {
      fake.script({ fault }, { fault });
      expect(noticesOf(await ask(maren))).toEqual(["fallback"]);
    }
    expect(await read()).toMatchObject({ by: "own_key", key: { problem: null } });
  });
});

describe("who and where", () => {
  it("lets a stylist see who answers, but neither see nor change the key", async () => {
    await save();
    const ines = await joinTeam(app, maren, { name: "Ines Albers", email: "ines@x.example" });
    expect(await (await ines.request("/api/ai-key")).json()).toMatchObject({
      by: "own_key",
      key: null,
      mayChange: false,
    });
    for (const [method, path] of [
      ["PUT", "/api/ai-key"],
      ["DELETE", "/api/ai-key"],
      ["POST", "/api/ai-key/check"],
    ] as const) {
      const answer = await ines.json(method, path, { provider: "gemini", key: KEY });
      expect([method, answer.status]).toEqual([method, 403]);
    }
    expect((await read()).key?.hint).toBe("7Qx9");
  });

  it("uses no salon's key where the installation wants the built-in model alone", async () => {
    await save();
    const strict = await startApp({
      model: builtin,
      env: { GEMINI_BASE_URL: fake.url, AI_PROVIDER: "builtin" },
      databaseUrl: app.databaseUrl,
    });
    try {
      const { request, json } = asOf(strict);
      expect(await (await request("/api/ai-key")).json()).toMatchObject({
        by: "none",
        ownKeys: false,
        key: { hint: "7Qx9" },
      });
      fake.script({ text: "yes" });
      const answer = await json("PUT", "/api/ai-key", { provider: "gemini", key: KEY });
      expect(answer.status).toBe(403);
      expect(contextForSalon(strict.services, maren.actor.salonId).model.provider).toBe("builtin");
      expect(fake.requests).toHaveLength(0);
    } finally {
      await strict.close();
    }
  });

  it("opens a key for no other salon, wherever its row lies", async () => {
    await save();
    const db = app.services.tenancy.forPlatform();
    const [row] = await maren.ctx().db.select().from(aiKeys);
    const { salonId, stylistId } = neighbour.actor;
    await db.insert(aiKeys).values({ ...row!, salonId, stylistId });
    await app.services.ownKeys.reread(salonId);
    expect(contextForSalon(app.services, salonId).model.provider).toBe("builtin");
    expect(await read(neighbour)).toMatchObject({ by: "none", key: { problem: "unreadable" } });
    const again = await neighbour.request("/api/ai-key/check", { method: "POST" });
    expect(again.status).toBe(400);
  });
});

/** Requests of Maren's to another process. */
function asOf(started: TestApp) {
  const request = (path: string, init: RequestInit = {}) => send(started, maren.cookie, path, init);
  return {
    request,
    json: (method: string, path: string, body: unknown) =>
      request(path, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}
