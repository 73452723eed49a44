import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, noticesOf, replyOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { scriptedModel, type Act, type Seen } from "#tests/scripted-model.ts";
import { chatIsAbout } from "#tools/clients/chat-link.ts";

let now = new Date("2026-03-02T10:00:00Z");
let script: (seen: Seen) => Act[];
const model = scriptedModel((seen) => script(seen));

let here: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  here = await startApp({
    model: { provider: "builtin", chat: model, vision: null },
    now: () => now,
  });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
});
beforeEach(() => {
  now = new Date("2026-03-02T10:00:00Z");
  let replies = 0;
  script = ({ said }) => [{ say: `${(replies += 1)}: ${said}` }];
});

type Talk = ReturnType<typeof chatOf>;

const wordsIn = async (chat: Talk) => (await chat.open()).messages.map(wordsOf);
const versionsIn = async (chat: Talk) =>
  (await chat.open()).messages.map(({ metadata }) => metadata?.branch ?? null);
const show = (chat: Talk, messageId: string, step: string, by = maren) =>
  by.json("POST", `/api/chats/${chat.id}/branch`, { messageId, step });
const again = { messageId: "m1", regenerate: true };

/** Upgrades when asked to, and says what came of it. */
const upgrading = ({ results }: Seen): Act[] =>
  results.some(({ toolName }) => toolName === "upgrade_subscription")
    ? [{ say: "Done." }]
    : [{ call: "upgrade_subscription", input: { tier: "pro" } }];

describe("a message said differently", () => {
  it("stands beside the old one, and both keep what followed them", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper", { messageId: "m1" });
    await chat.ask("and lowlights", { messageId: "m2" });
    await chat.ask("ash", { messageId: "m1" });
    expect(await wordsIn(chat)).toEqual(["ash", "3: ash"]);
    expect(await versionsIn(chat)).toEqual([{ index: 2, count: 2 }, null]);
    expect(JSON.stringify(model.asked.at(-1)?.prompt)).not.toContain("copper");

    const before = await show(chat, "m1", "previous");
    const { messages } = (await before.json()) as { messages: StylistMessage[] };
    expect(messages.map(wordsOf)).toEqual([
      "copper",
      "1: copper",
      "and lowlights",
      "2: and lowlights",
    ]);
    expect(messages[0]?.metadata?.branch).toEqual({ index: 1, count: 2 });
    const old = messages[0]?.id ?? "";
    expect(old).not.toBe("m1");
    expect((await show(chat, old, "previous")).status).toBe(409);
    expect((await show(chat, old, "next")).status).toBe(200);
    expect(await wordsIn(chat)).toEqual(["ash", "3: ash"]);
    expect((await show(chat, "nothing", "next")).status).toBe(404);
  });

  it("goes on where it was taken up again, and only that is told to the model", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper", { messageId: "m1" });
    await chat.ask("ash", { messageId: "m1" });
    await show(chat, "m1", "previous");
    await chat.ask("more of it");
    expect(await wordsIn(chat)).toEqual(["copper", "1: copper", "more of it", "3: more of it"]);
    const prompt = JSON.stringify(model.asked.at(-1)?.prompt);
    expect(prompt).toContain("1: copper");
    expect(prompt).not.toContain("ash");
  });

  it("is found by the words of every version", async () => {
    const chat = chatOf(maren);
    await chat.ask("quokka", { messageId: "m1" });
    await chat.ask("wombat", { messageId: "m1" });
    for (const q of ["quokka", "wombat"]) {
      const found = (await (await maren.request(`/api/chats?q=${q}`)).json()) as { id: string }[];
      expect(found.map(({ id }) => id)).toEqual([chat.id]);
    }
  });

  it("is answered by a model that knows what was done on the branch that was left", async () => {
    const salon = await openSalon(here, { email: "branch@salon.example" });
    const chat = chatOf(salon);
    const starts = { call: "start_timer", input: { label: "Roots", minutes: 20 } };
    const told = () =>
      JSON.stringify(model.asked.at(-1)?.prompt).match(/\[[a-z ]+: started [^\]]+\]/g);
    script = ({ results }) => (results[0] ? [{ say: "Running." }] : [starts]);
    await chat.ask("20 min for the roots", { messageId: "m1" });
    script = () => [{ say: "It runs already." }];
    await chat.ask("20 min for her roots", { messageId: "m1" });
    expect(told()).toEqual([expect.stringMatching(/^\[done on another branch: started/)]);
    // where it was done, the words tell of it themselves
    await show(chat, "m1", "previous", salon);
    await chat.ask("thank you", { messageId: "m2" });
    expect(told()).toBeNull();
    const [act] = (await (await salon.request("/api/actions")).json()) as { id: string }[];
    await salon.request(`/api/actions/${act?.id}/undo`, { method: "POST" });
    await show(chat, "m1", "next", salon);
    await chat.ask("and now?");
    expect(told()).toEqual([expect.stringMatching(/^\[taken back: started/)]);
  });

  it("leaves nothing to tap on the branch that is out of sight", async () => {
    script = upgrading;
    const chat = chatOf(maren);
    const card = cardOf(await chat.ask("upgrade me", { messageId: "m1" }));
    script = () => [{ say: "As you like." }];
    await chat.ask("never mind", { messageId: "m1" });
    expect((await chat.decide(card.id)).status).toBe(409);
    await show(chat, "m1", "previous");
    expect((await chat.decide(card.id)).status).toBe(409);
  });
});

describe("a reply written again", () => {
  it("stands beside the first, under the same message", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper", { messageId: "m1" });
    const second = await chat.ask("copper", again);
    await chat.ask("copper", again);
    expect(await wordsIn(chat)).toEqual(["copper", "3: copper"]);
    expect(await versionsIn(chat)).toEqual([null, { index: 3, count: 3 }]);
    const last = (await chat.open()).messages[1]?.id ?? "";
    await show(chat, last, "previous");
    const [, shown] = (await chat.open()).messages;
    expect(shown).toEqual({
      ...second,
      metadata: { ...second.metadata, branch: { index: 2, count: 3 } },
    });
  });

  it("is refused where an approved act would be out of sight", async () => {
    script = upgrading;
    const chat = chatOf(maren);
    const asking = await chat.ask("upgrade me", { messageId: "m1" });
    await replyOf(await chat.decide(cardOf(asking).id), asking);
    expect((await chat.send("upgrade me", again)).status).toBe(409);
    expect((await chat.send("upgrade me not", { messageId: "m1" })).status).toBe(409);
    expect((await chat.open()).messages).toHaveLength(2);
    await maren.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
  });

  it("cannot be had, nor another version shown, while one is being written", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper", { messageId: "m1" });
    await chat.ask("ash", { messageId: "m1" });
    const gate = Promise.withResolvers<void>();
    script = () => [{ say: "One. " }, { wait: gate.promise }, { say: "Two." }];
    const response = await chat.send("and now?", { messageId: "m2" });
    expect((await show(chat, "m1", "previous")).status).toBe(409);
    expect((await chat.send("and now?", { messageId: "m2", regenerate: true })).status).toBe(409);
    gate.resolve();
    await response.text();
    expect((await show(chat, "m1", "previous")).status).toBe(200);
  });
});

describe("a message sent once more after a lost connection", () => {
  it("is answered by the reply that is being written, from its beginning", async () => {
    const gate = Promise.withResolvers<void>();
    script = () => [{ say: "One. " }, { wait: gate.promise }, { say: "Two." }];
    const chat = chatOf(maren);
    const lost = await chat.send("count", { messageId: "m1" });
    await lost.body?.cancel();
    const followed = await chat.send("count", { messageId: "m1" });
    gate.resolve();
    expect(wordsOf(await replyOf(followed))).toBe("One. Two.");
    expect(await wordsIn(chat)).toEqual(["count", "One. Two."]);
  });

  it("is answered by the reply that was written, without another", async () => {
    const chat = chatOf(maren);
    const reply = await chat.ask("copper", { messageId: "m1" });
    const asked = model.asked.length;
    expect(await replyOf(await chat.send("copper", { messageId: "m1" }))).toEqual(reply);
    await chat.ask("more", { messageId: "m2" });
    expect(await replyOf(await chat.send("copper", { messageId: "m1" }))).toEqual(reply);
    expect(model.asked.length).toBe(asked + 1);
    expect(await wordsIn(chat)).toEqual(["copper", "1: copper", "more", "2: more"]);
  });

  it("that got a card for its answer gets the same card, and one tap counts once", async () => {
    script = upgrading;
    const chat = chatOf(maren);
    const card = cardOf(await chat.ask("upgrade me", { messageId: "m1" }));
    const same = await replyOf(await chat.send("upgrade me", { messageId: "m1" }));
    expect(cardOf(same)).toEqual(card);
    await (await chat.decide(card.id)).text();
    expect((await chat.decide(card.id)).status).toBe(409);
    await maren.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
  });

  it("gets a new reply beside the one that failed", async () => {
    script = () => [{ say: "Half" }, { drop: new Error("socket") }];
    const chat = chatOf(maren);
    expect(noticesOf(await chat.ask("copper", { messageId: "m1" }))).toEqual(["failed"]);
    script = () => [{ say: "Whole" }];
    expect(wordsOf(await chat.ask("copper", { messageId: "m1" }))).toBe("Whole");
    expect(await versionsIn(chat)).toEqual([null, { index: 2, count: 2 }]);
  });

  it.each([
    ["sent once more", {}],
    ["asked for another reply", { regenerate: true }],
  ])("does no second time what the reply that failed had done: %s", async (how, more) => {
    const salon = await openSalon(here, { email: `${how.replaceAll(" ", "-")}@salon.example` });
    const timers = async () =>
      ((await (await salon.request("/api/timers")).json()) as { id: string }[]).map(({ id }) => id);
    const starts = { call: "start_timer", input: { label: "Roots", minutes: 20 } };
    script = ({ results }) => (results[0] ? [{ drop: new Error("socket") }] : [starts]);
    const chat = chatOf(salon);
    expect(noticesOf(await chat.ask("20 min", { messageId: "m1" }))).toEqual(["failed"]);
    const [first] = await timers();
    // asked for twice, it is done by the one it has, and once anew
    script = ({ results }) => (results[0] ? [{ say: "Running." }] : [starts, starts]);
    expect(wordsOf(await chat.ask("20 min", { messageId: "m1", ...more }))).toBe("Running.");
    expect(await timers()).toHaveLength(2);
    expect(await timers()).toContain(first);
    // this reply did not fail: another one is another act
    script = ({ results }) => (results[0] ? [{ say: "Running." }] : [starts]);
    await chat.ask("20 min", { messageId: "m1", regenerate: true });
    expect(await timers()).toHaveLength(3);
  });

  it("does anew what was taken back meanwhile", async () => {
    const salon = await openSalon(here, { email: "anew@salon.example" });
    const starts = { call: "start_timer", input: { label: "Roots", minutes: 20 } };
    script = ({ results }) => (results[0] ? [{ drop: new Error("socket") }] : [starts]);
    const chat = chatOf(salon);
    await chat.ask("20 min", { messageId: "m1" });
    const [act] = (await (await salon.request("/api/actions")).json()) as { id: string }[];
    const undone = await salon.request(`/api/actions/${act?.id}/undo`, { method: "POST" });
    expect(undone.status).toBe(200);
    script = ({ results }) => (results[0] ? [{ say: "Running." }] : [starts]);
    await chat.ask("20 min", { messageId: "m1" });
    expect(await (await salon.request("/api/timers")).json()).toHaveLength(1);
  });

  it("ten times at once is written once", async () => {
    const chat = chatOf(maren);
    const asked = model.asked.length;
    const taps = await Promise.all(
      Array.from({ length: 10 }, () => chat.send("copper", { messageId: "m1" })),
    );
    const replies = await Promise.all(taps.map((tap) => replyOf(tap)));
    expect(new Set(replies.map(wordsOf))).toEqual(new Set(["1: copper"]));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(model.asked.length).toBe(asked + 1);
  });
});

describe("the list", () => {
  const listed = async (query = "", by = maren) =>
    (await (await by.request(`/api/chats${query}`)).json()) as {
      id: string;
      title: string;
      archivedAt: string | null;
      clientId: string | null;
      clientName: string | null;
    }[];

  it("shows what was put away only when it is asked for, until something is said in it", async () => {
    const salon = await openSalon(here, { email: "away@salon.example", name: "Away" });
    const [old, kept] = [chatOf(salon), chatOf(salon)];
    await old.ask("last year's copper");
    await kept.ask("this year's ash");
    const put = await salon.json("PATCH", `/api/chats/${old.id}`, { archived: true });
    expect(await put.json()).toMatchObject({ archivedAt: now.toISOString() });
    expect((await listed("", salon)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await listed("?q=year", salon)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await listed("?archived=true", salon)).map(({ id }) => id)).toEqual([old.id]);
    expect((await listed("?archived=true&q=copper", salon)).map(({ id }) => id)).toEqual([old.id]);
    await salon.json("PATCH", `/api/chats/${old.id}`, { archived: false });
    expect(await listed("", salon)).toHaveLength(2);
    await salon.json("PATCH", `/api/chats/${old.id}`, { archived: true, title: "Old copper" });
    await old.ask("back again");
    expect((await listed("", salon)).map(({ title }) => title)).toContain("Old copper");
    expect((await salon.json("PATCH", `/api/chats/${old.id}`, {})).status).toBe(400);
    expect((await neighbour.json("PATCH", `/api/chats/${old.id}`, { archived: true })).status).toBe(
      404,
    );
  });

  it("says whom a chat is about", async () => {
    const salon = await openSalon(here, { email: "whom@salon.example", name: "Whom" });
    await putOnTier(salon, "complete");
    const made = await salon.json("POST", "/api/clients", {
      name: "Dana Whitfield",
      email: "dana@mail.example",
    });
    const client = (await made.json()) as { id: string };
    const chat = chatOf(salon);
    await chat.ask("Dana please");
    await chatIsAbout({ ...salon.ctx(), chatId: chat.id }, client.id);
    const about = { clientId: client.id, clientName: "Dana Whitfield" };
    expect(await listed("", salon)).toMatchObject([{ id: chat.id, ...about }]);
    expect(await chat.open()).toMatchObject(about);
  });
});
