import { beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf } from "#tests/chat.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { scriptedModel } from "#tests/scripted-model.ts";
import { listTimers, startTimer } from "#tools/bench/timers.ts";
import type { Ctx } from "#tools/core/context.ts";
import { once, onceWithoutTransaction } from "./receipts.ts";

let started: TestApp;
let maren: Salon;
let chatId: string;

beforeAll(async () => {
  const model = scriptedModel(() => [{ say: "hello" }]);
  started = await startApp({ model: { provider: "builtin", chat: model, vision: null } });
  maren = await openSalon(started);
  const chat = chatOf(maren);
  await chat.ask("hello");
  chatId = chat.id;
});

const input = (label: string) => ({ label, minutes: 20 });
const starting = (label: string) => (ctx: Ctx) => startTimer(ctx, input(label));
const running = async (label: string) =>
  (await listTimers(maren.ctx())).filter((timer) => timer.label === label).length;

it.each([
  ["in one transaction", once],
  ["around a model call", onceWithoutTransaction],
] as const)(
  "acts once %s, however often it is repeated, and gives the first result again",
  async (label, act) => {
    const key = { chatId, toolCallId: label, input: input(label) };
    const taps = await Promise.allSettled(
      Array.from({ length: 10 }, () => act(maren.ctx(), key, starting(label))),
    );
    const results = taps.flatMap((tap) => (tap.status === "fulfilled" ? [tap.value.id] : []));
    expect(new Set(results).size).toBe(1);
    expect(await running(label)).toBe(1);
    expect(
      (await act(maren.ctx(), { ...key, input: { minutes: 20, label } }, starting(label))).id,
    ).toBe(results[0]);
    await expect(
      act(maren.ctx(), { ...key, input: input("Other") }, starting("Other")),
    ).rejects.toThrow("with other values");
    expect(await running("Other")).toBe(0);
  },
);

it.each([
  ["fails in one transaction", once],
  ["fails around a model call", onceWithoutTransaction],
] as const)("what %s leaves nothing and may be tried again", async (label, act) => {
  const key = { chatId, toolCallId: label, input: input(label) };
  const failing = async (ctx: Ctx) => {
    if (act === once) await startTimer(ctx, input(label));
    throw new Error("no");
  };
  await expect(act(maren.ctx(), key, failing)).rejects.toThrow("no");
  expect(await running(label)).toBe(0);
  await act(maren.ctx(), key, starting(label));
  expect(await running(label)).toBe(1);
});
