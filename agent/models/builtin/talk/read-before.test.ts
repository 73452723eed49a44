import { describe, expect, it } from "vitest";
import type { Event, View } from "#agent/models/builtin/view.ts";
import { runningIn } from "./running.ts";
import { ReadBefore } from "./read-before.ts";

const user = (text: string): Event => ({
  kind: "user",
  text,
  photos: [],
  sheets: [],
  beside: undefined,
});
const said = (text: string): Event => ({ kind: "said", text });
const view = (...events: Event[]): View => ({
  events,
  tools: new Map(),
  here: {
    now: new Date("2026-03-10T10:00:00Z"),
    timeZone: "Europe/Berlin",
    stylistId: "01980000-0000-7000-8000-0000000000aa",
  },
  names: new Map(),
});
const THREAD = [user("start 20 min timer"), said("20 min."), user("add 5 min")];

describe("a thread that was read before", () => {
  const threads = new ReadBefore<string>();
  const newest = (of: View) => threads.keysOf(of).at(-2) ?? "";
  threads.keep(newest(view(...THREAD)), "read");

  it("is known by what stands before its newest message, whatever that is", () => {
    expect(threads.get(newest(view(...THREAD)))).toBe("read");
    expect(threads.get(newest(view(...THREAD.slice(0, -1), user("stop it"))))).toBe("read");
    const later = new Date("2026-03-10T11:00:00Z");
    const own = view(...THREAD);
    expect(threads.get(newest({ ...own, here: own.here && { ...own.here, now: later } }))).toBe(
      "read",
    );
  });

  const own = view(...THREAD);
  it.each<[what: string, other: View]>([
    ["an earlier message", view(user("start 30 min timer"), ...THREAD.slice(1))],
    ["an earlier reply", view(user("start 20 min timer"), said("Done."), user("add 5 min"))],
    ["the names of the salon", { ...own, names: new Map([["mila", new Set(["client"])]]) }],
    [
      "what can be done",
      { ...own, tools: new Map([["start_timer", { properties: new Set(), required: new Set() }]]) },
    ],
    [
      "the day",
      { ...own, here: own.here && { ...own.here, now: new Date("2026-03-11T10:00:00Z") } },
    ],
    ["the person", { ...own, here: own.here && { ...own.here, stylistId: "another" } }],
  ])("is another one where %s is another", (_what, other) => {
    expect(threads.get(newest(other))).toBeUndefined();
  });

  it("goes as newer ones come, so that it holds no more than it may", () => {
    const few = new ReadBefore<number>();
    for (let at = 0; at < 200; at += 1) few.keep(`thread ${at}`, at);
    expect([few.get("thread 0"), few.get("thread 199")]).toEqual([undefined, 199]);
  });
});

it("comes to the same when it is read on as when it is read at once", () => {
  const talk = [
    user("Lena, virgin level 6, damage 1, wants an 8 cool"),
    said("Here is the bowl."),
    user("start 20 min timer"),
    said("20 min."),
    user("add 5 min"),
    said("25 min."),
    user("book Mia Ross gloss on friday at 10"),
    said("For whom?"),
    user("no, 11"),
  ];
  const told = ({ row, rest }: ReturnType<typeof runningIn>) => [
    row?.verb.tool,
    row?.slots,
    rest.events,
  ];
  for (let length = 1; length < talk.length; length += 2) runningIn(view(...talk.slice(0, length)));
  const anew = view(...talk);
  const other = { ...anew, names: new Map([["zz", new Set<string>()]]) };
  expect(told(runningIn(anew))).toEqual(told(runningIn(other)));
});
