import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { chatMessages, chats } from "#db/schema/chats.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf, wordsOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { scriptedModel } from "#tests/scripted-model.ts";
import { linkMessages } from "./link.ts";

let started: TestApp;
let maren: Salon;

beforeAll(async () => {
  const model = scriptedModel(({ said }) => [{ say: `You said: ${said}` }]);
  started = await startApp({ model: { provider: "builtin", chat: model, vision: null } });
  maren = await openSalon(started);
});

it("puts a chat of an older export together in its order, and leaves the others as they are", async () => {
  const [old, branched] = [chatOf(maren), chatOf(maren)];
  for (const words of ["one", "two", "three"]) await old.ask(words);
  await branched.ask("copper", { messageId: "m1" });
  await branched.ask("ash", { messageId: "m1" });
  const { db } = maren.ctx();
  await db.update(chats).set({ leafId: null }).where(eq(chats.id, old.id));
  await db.update(chatMessages).set({ parentId: null }).where(eq(chatMessages.chatId, old.id));
  await linkMessages(maren.ctx());
  expect((await old.open()).messages.map(wordsOf)).toEqual(
    ["one", "two", "three"].flatMap((words) => [words, `You said: ${words}`]),
  );
  expect((await branched.open()).messages.map(wordsOf)).toEqual(["ash", "You said: ash"]);
});
