import { expect, it } from "vitest";
import type { SlotKind } from "./intent.ts";
import { lexiconOf } from "./names.ts";
import { refiled } from "./refile.ts";

const MOVE = { client: "client", from: "date", at: "time", date: "date", time: "time" } as const;

it.each<[found: Record<string, string>, is: Record<string, string>]>([
  [
    { from: "3.30", time: "2", date: "tomorrow" },
    { at: "3.30", time: "2", date: "tomorrow" },
  ],
  [{ date: "sat", time: "5th" }, { date: "sat 5th" }],
  [{ time: "coloured" }, {}],
  [{ time: "9 pearl" }, {}],
  [{ client: "Voucher 100" }, {}],
  [{ time: "noon" }, { time: "noon" }],
  [{ time: "half past" }, { time: "half past" }],
])("puts %j in the slots of their kind", (found, is) => {
  expect(refiled(found, MOVE)).toEqual(is);
});

it("takes a shade for no weight", () => {
  expect(refiled({ grams: "6/3" }, { grams: "grams", shade: "shade" })).toEqual({ shade: "6/3" });
});

it.each<
  [found: Record<string, string>, slots: Record<string, SlotKind>, is: Record<string, string>]
>([
  [{ service: "1hr" }, { service: "service", minutes: "minutes" }, { minutes: "1hr" }],
  [{ service: "a hr" }, { service: "service" }, {}],
  [{ line: "20v" }, { line: "line", volume: "volume" }, { volume: "20v" }],
  [{ item: "20v" }, { item: "item" }, { item: "20v" }],
  [
    { client: "Orlas colour" },
    { client: "client", service: "service" },
    { client: "Orla", service: "colour" },
  ],
  [{ client: "colour" }, { client: "client" }, {}],
  [{ stylist: "Idris" }, { stylist: "stylist" }, { stylist: "Idris" }],
  [{ stylist: "Theos" }, { stylist: "stylist" }, { stylist: "Theo" }],
  [{ stylist: "Orla" }, { stylist: "stylist", client: "client" }, { client: "Orla" }],
  [{ service: "an appointment" }, { service: "service" }, {}],
])("takes for a name only what can be one: %j", (found, slots, is) => {
  const own = lexiconOf([
    { kind: "client", name: "Orla Byrne" },
    { kind: "stylist", name: "Theo Brandt" },
  ]);
  expect(refiled(found, slots, own)).toEqual(is);
});
