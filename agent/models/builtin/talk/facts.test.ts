import { describe, expect, it } from "vitest";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { lexiconOf } from "#agent/models/builtin/sense/names.ts";
import { read } from "./facts.ts";

const NAMES = lexiconOf([
  { kind: "client", name: "Nora Quist" },
  { kind: "stylist", name: "Theo Brandt" },
  { kind: "service", name: "Root touch-up" },
]);

describe("a turn of a few words", () => {
  it.each<[text: string, kinds: SlotKind[], facts: string[], left: string[]]>([
    ["and friday?", ["date"], ["friday"], []],
    ["what about saturday afternoon", ["date"], ["saturday afternoon"], []],
    ["the day before", ["period"], ["the day before"], []],
    ["no the friday after", ["date"], ["the friday after"], []],
    ["make it an hour later", ["date", "time"], ["an hour later"], []],
    ["ok gloss then, thurs at 11", ["service", "date", "time"], ["gloss", "thurs", "11"], []],
    ["no half 12", ["time"], ["half 12"], []],
    ["make it 50 dollars", ["sum", "minutes"], ["50 dollars"], []],
    ["30 min", ["sum", "minutes"], ["30 min"], []],
    ["make it 8", ["item", "number"], ["8"], []],
    ["and 7/0", ["item"], ["7/0"], []],
    ["same to nora quist", ["client"], ["nora quist"], []],
    ["and a root touch up", ["service"], ["root touch up"], []],
    ["can she have theo instead", ["client", "stylist"], ["theo"], []],
    ["and mine", ["stylist"], ["mine"], []],
    ["show me friday", ["date"], ["friday"], ["show"]],
    ["text her friday at 2", ["date", "time"], ["friday", "2"], ["text"]],
  ])("“%s” for %j holds %j beside %j", (text, kinds, facts, left) => {
    const made = read(text, new Set(kinds), NAMES);
    expect(made.facts.map(({ said }) => said)).toEqual(facts);
    expect(made.left).toEqual(left);
  });
});
