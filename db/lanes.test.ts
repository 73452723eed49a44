import { expect, it } from "vitest";
import { openLanes } from "./lanes.ts";

/** A piece of work that goes on until it is ended. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  return {
    begin: async () => {
      begun = true;
      await promise;
    },
    end: resolve,
    begun: () => begun,
  };
}

it("lets one kind of work hold a part of the places, and all together no more than there are", async () => {
  const { turnOf } = openLanes({ all: 3, each: 2, patienceMs: 60_000 });
  const [a, b, c, d, e] = [work(), work(), work(), work(), work()];
  const all = [
    ...[a, b, c].map(({ begin }) => turnOf("calendar")(begin)),
    ...[d, e].map(({ begin }) => turnOf("chats")(begin)),
  ];
  await new Promise(setImmediate);
  expect([a, b, c, d, e].map(({ begun }) => begun())).toEqual([true, true, false, true, false]);
  a.end();
  await new Promise(setImmediate);
  // whoever waits for a place at all has waited longer than whoever came free in its own lane just now
  expect([c.begun(), e.begun()]).toEqual([false, true]);
  for (const each of [b, c, d, e]) each.end();
  await Promise.all(all);
});

it("tells whoever has waited in vain, keeps nothing of them, and passes failures on", async () => {
  const { turnOf } = openLanes({ all: 1, each: 1, patienceMs: 20 });
  const [a, b] = [work(), work()];
  const held = turnOf("calendar")(a.begin);
  const late = [turnOf("calendar")(b.begin), turnOf("chats")(b.begin)];
  for (const each of late) await expect(each).rejects.toMatchObject({ code: "55P03" });
  a.end();
  await held;
  await expect(turnOf("chats")(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turnOf("chats")(async () => "mine")).toBe("mine");
  expect(b.begun()).toBe(false);
});

it("tells how long somebody waits for a place in a lane, and for one at all", async () => {
  const { turnOf, poolWaitMs } = openLanes({ all: 2, each: 1, patienceMs: 60_000 });
  const waits = () => ["calendar", "chats", "clients"].map((lane) => poolWaitMs(lane) > 0);
  const [a, b, c, d] = [work(), work(), work(), work()];
  const all = [a, b].map(({ begin }) => turnOf("calendar")(begin));
  await new Promise(setImmediate);
  expect(waits()).toEqual([true, false, false]);
  all.push(turnOf("chats")(c.begin), turnOf("clients")(d.begin));
  await new Promise(setImmediate);
  expect(waits()).toEqual([true, true, true]);
  for (const each of [a, b, c, d]) each.end();
  await Promise.all(all);
  expect(waits()).toEqual([false, false, false]);
});
