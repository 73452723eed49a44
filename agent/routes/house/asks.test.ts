import { isToolUIPart } from "ai";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { asksDue, takeTurns } from "#tools/asks/turns.ts";
import { contextForSalon } from "#agent/context.ts";
import { goRound } from "#agent/jobs/round.ts";
import { scheduledAsks } from "#db/schema/assistant.ts";
import { eq } from "drizzle-orm";
import type { ScheduleAsk, ScheduledAsk } from "#tools/asks/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import { scriptedModel, type Act } from "#tests/scripted-model.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday in Berlin, 8 in the morning. */
const MONDAY = new Date("2026-11-23T07:00:00Z");
let now = MONDAY;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

const draft = (caption: string): Act => ({ call: "create_post", input: { caption } });
let asked: string[] = [];
const model = scriptedModel(({ said, results }) => {
  if (results.length > 0) return [{ say: "That is all." }];
  asked.push(said);
  if (said.includes("two drafts")) return [draft("one"), draft("two")];
  if (said.includes("for friday"))
    return [{ call: "create_post", input: { caption: "x", date: "2026-12-04" } }];
  if (said.includes("put this away")) return [{ call: "archive_chat", input: { archived: true } }];
  if (said.includes("fail")) return [{ fail: new Error("The model is gone.") }];
  return [{ say: "Nothing is low." }];
});

let app: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  app = await startApp({
    now: () => now,
    model: { provider: "builtin", chat: model, vision: null },
  });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await putOnTier(maren, "complete");
  const subscribed = { tier: "full-management" };
  expect((await maren.json("PUT", "/api/social-media/subscribe", subscribed)).status).toBe(200);
}, 60_000);

beforeEach(async () => {
  await app.services.tenancy.forPlatform().delete(scheduledAsks);
  await workOff(app);
  now = MONDAY;
  asked = [];
});

type Asker = Pick<Salon, "json" | "request">;
const add = async (ask: Partial<ScheduleAsk> = {}, who: Asker = maren): Promise<ScheduledAsk> => {
  const body = { words: "what is low", time: "09:00", weekdays: [1], ...ask };
  const answer = await who.json("POST", "/api/asks", body);
  if (answer.status !== 201) throw new Error(await answer.text());
  return answer.json();
};
const list = async (who: Asker = maren) =>
  (await (await who.request("/api/asks")).json()) as ScheduledAsk[];
const only = async (): Promise<ScheduledAsk> => {
  const [ask] = await list();
  if (!ask) throw new Error("Nothing is scheduled.");
  return ask;
};
const thread = async () => chatOf(maren, (await only()).chatId ?? "");
const reply = async (): Promise<StylistMessage> => {
  const last = (await (await thread()).open()).messages.at(-1);
  if (!last) throw new Error("Nothing was said.");
  return last;
};
const states = ({ parts }: StylistMessage) =>
  parts.flatMap((part) => (isToolUIPart(part) ? [part.state] : []));
const timesAsked = (words: string) => asked.filter((said) => said.startsWith(words)).length;

describe("a scheduled ask", () => {
  test("comes at its time as its stylist's own message, in a chat of its own", async () => {
    const made = await add();
    expect(made).toMatchObject({ nextRunAt: "2026-11-23T08:00:00.000Z", lastRunAt: null });
    later(HOUR - 60_000);
    await strike(app);
    expect(timesAsked("what is low")).toBe(0);
    later(60_000);
    await strike(app);
    const { messages, title } = await (await thread()).open();
    expect(title).toBe("What is low");
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages.map(wordsOf)).toEqual(["what is low", "Nothing is low."]);
    expect(await only()).toMatchObject({
      lastOutcome: "answered",
      lastRunAt: now.toISOString(),
      nextRunAt: "2026-11-30T08:00:00.000Z",
    });
  });

  test("is asked once, however many rounds and processes look", async () => {
    await add();
    later(HOUR);
    await Promise.all([goRound(app.services), goRound(app.services)]);
    await workOff(app);
    await strike(app);
    expect(timesAsked("what is low")).toBe(1);
  });

  test("takes a turn once that two have seen due", async () => {
    await add();
    later(HOUR);
    const due = (await asksDue(app.services.tenancy.forPlatform(), now)).get(maren.actor.salonId);
    const ctx = contextForSalon(app.services, maren.actor.salonId);
    const taken = await Promise.all([takeTurns(ctx, due ?? []), takeTurns(ctx, due ?? [])]);
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test("is made up for once after three weeks without a server", async () => {
    await add();
    later(22 * DAY);
    await strike(app);
    later(60_000);
    await strike(app);
    expect(timesAsked("what is low")).toBe(1);
    expect((await only()).nextRunAt).toBe("2026-12-21T08:00:00.000Z");
  });

  test("keeps to the clock on the wall when summer comes, also where the hour is skipped", async () => {
    now = new Date("2027-03-27T12:00:00Z");
    const made = await add({ weekdays: [7], time: "02:30" });
    expect(made.nextRunAt).toBe("2027-03-28T01:00:00.000Z");
    now = new Date("2027-03-28T01:00:00Z");
    await strike(app);
    expect(timesAsked("what is low")).toBe(1);
    expect((await only()).nextRunAt).toBe("2027-04-04T00:30:00.000Z");
  });

  test("goes by the salon's zone as it is now", async () => {
    await add();
    await maren.json("PUT", "/api/booking-rules", { timeZone: "America/New_York" });
    expect((await only()).nextRunAt).toBe("2026-11-23T14:00:00.000Z");
    await maren.json("PUT", "/api/booking-rules", { timeZone: "Europe/Berlin" });
  });

  test("rests while it is paused, and what passed then is not made up for", async () => {
    const { id } = await add();
    const pause = (paused: boolean) => maren.json("PATCH", `/api/asks/${id}`, { paused });
    await pause(true);
    expect(await only()).toMatchObject({ paused: true, nextRunAt: null });
    later(HOUR);
    await strike(app);
    await pause(false);
    await strike(app);
    expect(timesAsked("what is low")).toBe(0);
    expect((await only()).nextRunAt).toBe("2026-11-30T08:00:00.000Z");
  });

  test("has the chat of the turn before put away", async () => {
    await add();
    later(HOUR);
    await strike(app);
    const first = await only();
    later(7 * DAY);
    await strike(app);
    const shown = (await (await maren.request("/api/chats")).json()) as { id: string }[];
    const ids = shown.map(({ id }) => id);
    expect(ids).toContain((await only()).chatId);
    expect(ids).not.toContain(first.chatId);
  });

  test("is tried again where the model fails, then told as failed", async () => {
    await add({ words: "fail please" });
    later(HOUR);
    await strike(app);
    for (let tries = 0; tries < 4; tries += 1) await workOff(app, { retries: true });
    expect((await only()).lastOutcome).toBe("failed");
  });

  test("is asked for nobody who was shut out", async () => {
    await add();
    await maren.ctx().db.execute("update stylists set account_status = 'suspended'");
    later(HOUR);
    await strike(app);
    await maren.ctx().db.execute("update stylists set account_status = 'verified'");
    expect(timesAsked("what is low")).toBe(0);
  });
});

describe("what a run would change", () => {
  test("waits for a tap without a consent, be it ever so small, and for days", async () => {
    await add({ words: "put this away" });
    later(HOUR);
    await strike(app);
    expect((await only()).lastOutcome).toBe("waits");
    later(2 * DAY);
    const card = cardOf(await reply());
    const tap = await (await thread()).decide(card.id);
    expect(tap.status).toBe(200);
    await tap.text();
    expect(states(await reply())).toEqual(["output-available"]);
    expect((await only()).lastOutcome).toBe("answered");
  });

  test("can be tapped no more once the next turn has come", async () => {
    await add({ words: "put this away" });
    later(HOUR);
    await strike(app);
    const chat = await thread();
    const { id } = cardOf(await reply());
    later(7 * DAY);
    await strike(app);
    expect((await chat.decide(id)).status).toBe(409);
  });

  test("is done without a tap up to what was consented to, and what is beyond waits", async () => {
    await add({ words: "two drafts", consent: { tools: ["create_post"], most: 1 } });
    later(HOUR);
    await strike(app);
    expect(states(await reply()).toSorted()).toEqual(["approval-requested", "output-available"]);
    expect((await only()).lastOutcome).toBe("waits");
  });

  test("waits all the same where it is no draft, or another act", async () => {
    const consent = { tools: ["create_post" as const], most: 9 };
    for (const words of ["a post for friday", "put this away"]) {
      await app.services.tenancy.forPlatform().delete(scheduledAsks);
      await add({ words, consent });
      later(7 * DAY);
      await strike(app);
      expect(states(await reply())).toEqual(["approval-requested"]);
    }
  });

  test("waits again once the words are others, or the consent was taken back", async () => {
    const consent = { tools: ["create_post" as const], most: 9 };
    const { id } = await add({ words: "two drafts", consent });
    await maren.json("PATCH", `/api/asks/${id}`, { time: "10:00" });
    expect((await only()).consent).toEqual(consent);
    await maren.json("PATCH", `/api/asks/${id}`, { words: "two drafts please" });
    expect((await only()).consent).toBeNull();
    await maren.json("PUT", `/api/asks/${id}/consent`, { consent });
    await maren.json("PUT", `/api/asks/${id}/consent`, { consent: null });
    later(3 * HOUR);
    await strike(app);
    expect(states(await reply())).toEqual(["approval-requested", "approval-requested"]);
  });
});

describe("a standing consent", () => {
  test.each(["refund_payment", "delete_client", "note_safety", "charge_card", "email_order"])(
    "is not taken for %s",
    async (tool) => {
      const ask = { words: "x", time: "09:00", weekdays: [1], consent: { tools: [tool], most: 1 } };
      expect((await maren.json("POST", "/api/asks", ask)).status).toBe(400);
    },
  );

  test("is not given by a token, nor is anything scheduled by one", async () => {
    const made = await maren.json("POST", "/api/api-tokens", {
      name: "Till",
      scopes: ["read", "write"],
      days: 30,
    });
    const { token } = (await made.json()) as { token: string };
    const { id } = await add();
    const send = (method: string, path: string, body: object) =>
      app.app.request(path, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const consent = { tools: ["create_post"], most: 1 };
    const ask = { words: "x", time: "09:00", weekdays: [1] };
    expect((await send("POST", "/api/asks", ask)).status).toBe(403);
    expect((await send("PUT", `/api/asks/${id}/consent`, { consent })).status).toBe(403);
    expect((await send("PATCH", `/api/asks/${id}`, { paused: true })).status).toBe(403);
  });
});

describe("a list of asks", () => {
  test("is one's own alone", async () => {
    const { id } = await add();
    expect(await list(neighbour)).toEqual([]);
    for (const [method, path, body] of [
      ["PATCH", `/api/asks/${id}`, { paused: true }],
      ["PUT", `/api/asks/${id}/consent`, { consent: null }],
      ["DELETE", `/api/asks/${id}`, {}],
    ] as const)
      expect((await neighbour.json(method, path, body)).status).toBe(404);
  });

  test("holds twenty, and says so", async () => {
    for (let each = 0; each < 20; each += 1) await add({ words: `ask ${each}` });
    const more = { words: "one more", time: "09:00", weekdays: [1] };
    expect((await maren.json("POST", "/api/asks", more)).status).toBe(409);
  });

  test.each([
    [{ weekdays: [] }],
    [{ weekdays: [1], monthDay: 3 }],
    [{ weekdays: [8] }],
    [{ time: "25:00" }],
    [{ words: " " }],
    [{ consent: { tools: [], most: 1 } }],
    [{ consent: { tools: ["create_post"], most: 1000 } }],
  ])("takes no %j", async (wrong) => {
    const ask = { words: "what is low", time: "09:00", weekdays: [1], ...wrong };
    expect((await maren.json("POST", "/api/asks", ask)).status).toBe(400);
  });

  test("loses what is deleted", async () => {
    const { id } = await add();
    expect((await maren.json("DELETE", `/api/asks/${id}`, {})).status).toBe(200);
    later(HOUR);
    await strike(app);
    expect(await list()).toEqual([]);
    expect(timesAsked("what is low")).toBe(0);
    const [row] = await maren.ctx().db.select().from(scheduledAsks).where(eq(scheduledAsks.id, id));
    expect(row).toBeUndefined();
  });
});
