import { describe, expect, it } from "vitest";
import { gapsOf } from "#agent/models/builtin/sense/sentence.ts";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { BUSINESS as LISTS } from "#tests/verb-business.ts";
import { calledBy } from "#tests/verb-salon.ts";
import { BUSINESS } from "./business.ts";

/** What is said in each gap. */
const SAID: Record<string, string> = {
  service: "balayage",
  other: "gloss",
  stylist: "tess",
  price: "195",
  price2: "70",
  by: "8%",
  round: "5",
  category: "colour",
  name: "Glass Hair",
  minutes: "75 min",
  deposit: "25",
  percent: "50%",
  text: "rings twice, never late",
  apply: "30",
  process: "35",
  finish: "20",
  line: "koleston",
  code: "7/1",
  size: "60g",
  overhead: "30%",
  margin: "20%",
  item: "7/1",
  n: "a couple",
  low: "two",
  cost: "8.90",
  grams: "40g",
  supplier: "cosmoprof",
  date: "march 3",
  email: "rep@cosmo.example",
  phone: "020 7946 0101",
  account: "44-11",
  website: "www.cosmo.example",
  address: "4 High St",
  list: "7/1 three, gloves just the one",
};

const SENTENCES = BUSINESS.flatMap(({ tool, says }) =>
  says.map((each) => [tool, each.replaceAll(/\{(\w+)\}/g, (_, gap: string) => SAID[gap] ?? "")]),
);

describe("plain sentences of the business", () => {
  it.each(SENTENCES)("%s is asked for by: %s", (tool, sentence = "") => {
    const row = hearVerb(sentence);
    expect(row?.doubt).toBeUndefined();
    if (row) expect(row.verb.tool).toBe(tool);
    else expect(calledBy(sentence, LISTS).calls.map(([name]) => name)).toContain(tool);
  });

  it("have no gap that is no slot of their intent", () => {
    const strange = BUSINESS.flatMap(({ id, says, slots }) =>
      says.flatMap(gapsOf).flatMap((gap) => (gap in slots ? [] : [`${id}: ${gap}`])),
    );
    expect(strange).toEqual([]);
  });
});

/** What arrives of the facts, however they are said. */
const FACTS: [says: string, input: object][] = [
  ["set the price of balayage to one ninety five", { service: "Balayage", price: "195" }],
  ["set the price of gloss to from sixty", { service: "Gloss", price: "from 60" }],
  ["put the price of gloss up by a tenner", { service: "Gloss", price: "75" }],
  ["put the price of gloss up by tenner", { service: "Gloss", price: "75" }],
  ["make balayage longer by half an hour", { service: "Balayage", duration: 210 }],
  [
    "add a service Face Frame at a price of ninety five lasting an hour and a half",
    { name: "Face Frame", category: "Color Services", basePrice: "95", duration: 90 },
  ],
  [
    "keep the buying price of koleston at 9.80 for 60g",
    { line: "koleston", packGrams: 60, amount: 9.8 },
  ],
  [
    "put a new item on the stock list: name Olaplex No 3; there 5; low at two",
    { name: "Olaplex No 3", currentQuantity: 5, lowStockThreshold: 2 },
  ],
  ["draft an order of half a dozen of 8/0", { item: "Koleston Perfect 8/0", quantity: 6 }],
];

describe("facts of plain sentences", () => {
  it.each(FACTS)("arrive: %s", (says, input) => {
    expect(calledBy(says, LISTS).last.at(-1)?.[1]).toMatchObject(input);
  });

  it("are read off a list", () => {
    const [, input] = calledBy("note the count: 7/1 theres 3, gloves just the one", LISTS).last.at(
      -1,
    ) ?? ["", {}];
    expect(input["counts"]).toMatchObject([{ units: 3 }, { units: 1 }]);
  });

  it("are never made up: what is not in stock is not ordered, and it asks for a share that is missing", () => {
    expect(calledBy("draft an order of two of coffees", LISTS).last).toEqual([["list_stock", {}]]);
    expect(calledBy("preview the prices of colour up", LISTS).last).toEqual([]);
  });
});
