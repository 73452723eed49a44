import type { Order, Reordered } from "#tools/inventory/order-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { StockFound } from "#tools/inventory/called-schema.ts";
import { lowIn } from "#agent/models/builtin/business/report-stock.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { figure, gramsIn } from "./spoken-sums.ts";
import { dayIn, foundOf, item, supplier } from "./finders.ts";
import { detailsOf } from "./stock.ts";
import { stockIn, told } from "./stock-asked.ts";
import { CERTAIN_COUNT } from "./certain-count.ts";
import type { About, Ask, Input, Slots, Verb } from "./verb.ts";
import { countIn, named } from "./words.ts";

const REASON = "(?<reason>sold|used|broken|expired|found|returned|other)";
const HOW_MANY = { ask: "How many of it?", slot: "n", takes: /\d|\w/ } as const;

/** What comes or goes: in grams, in units, or one. */
function moved(slots: Slots, { found }: About): Input | Ask {
  const { n, grams, reason = "other", out } = slots;
  const size = grams ? gramsIn(grams) : n === undefined ? 1 : countIn(n);
  if (!size) return HOW_MANY;
  const signed = out ? -size : size;
  return {
    itemId: found["item"]?.id,
    ...(grams ? { grams: signed } : { units: signed }),
    reason,
  };
}

const nowOf = (value: unknown) => told(value as Item);

/** A new item by what was said of it. */
function newItem({ name, n, low, cost, size = "" }: Slots): Input | Ask {
  const called = named(name);
  if (!called) return { ask: "What is it called, with its shade or size?", slot: "name" };
  const { unitGrams, unit, category } = detailsOf(size, called);
  return {
    name: called,
    category,
    unit,
    unitGrams: unitGrams ?? (size ? gramsIn(size) : undefined),
    currentQuantity: countIn(n),
    lowStockThreshold: countIn(low),
    costPerUnit: figure(cost),
  };
}

const changes = {
  tool: "change_item",
  does: "change an item of the stock",
  finds: [item],
  despite: ["conditional"],
  report: (value: unknown) => `${(value as Item).name} is changed.`,
} satisfies Partial<Verb>;

const one =
  (field: string, value: (slots: Slots, about: About) => unknown, ask: Ask) =>
  (slots: Slots, about: About): Input | Ask => {
    const made = value(slots, about);
    return made === undefined ? ask : { itemId: about.found["item"]?.id, [field]: made };
  };

const ordered = (value: unknown) =>
  `Drafted for ${(value as Order).supplierName}. Nothing is sent yet.`;
const reordered = (value: unknown) => {
  const { orders } = value as Reordered;
  return orders.length === 0
    ? "Nothing had to be ordered."
    : `Drafted for ${listed(orders.map(({ supplierName }) => supplierName))}. Nothing is sent yet.`;
};

/** What stands on the shelf and is ordered for it, in words that hold any name. */
export const CERTAIN_STOCK: readonly Verb[] = [
  ...CERTAIN_COUNT,
  {
    tool: "adjust_stock",
    does: "put right what is in stock",
    hears: [
      `(?<out>book out) {grams:n} ?(g|grams?|ml) of {item} as ${REASON}`,
      `(?<out>book out) all of {item}`,
      `(?<out>book out) {n} of {item} as ${REASON}`,
      `(?<out>book out) {item} as ${REASON}`,
      `book in {grams:n} ?(g|grams?|ml) of {item} as ${REASON}`,
      `book in {n} of {item} as ${REASON}`,
      `book in {item} as ${REASON}`,
    ],
    finds: [item],
    input: (slots, about) => {
      if (!/ all of /.test(about.text) || slots["reason"]) return moved(slots, about);
      const of = foundOf(about, "item") as Item | undefined;
      return !of || of.currentQuantity === 0
        ? { say: `There is none of it on record: ${of?.name ?? "it"} stands at 0.` }
        : { itemId: of.id, reason: "used", units: -of.currentQuantity };
    },
    mends: [["n", /^(\d+)(?: of them| tubes?| bottles?)?$/]],
    report: nowOf,
  },
  {
    tool: "add_item",
    does: "put something new on the stock list",
    hears: [
      "put ~new item on ~stock list: name {name}(; size {size})?(; there {n})?(; low at {low})?(; cost {cost})?",
      "put ~new item on ~stock list",
    ],
    input: newItem,
    report: (value) => `On the list. ${told(value as Item)}`,
  },
  {
    ...changes,
    hears: ["set ~low mark of {item} to {low}", "set ~low mark of {item}"],
    input: one("lowStockThreshold", ({ low }) => countIn(low), {
      ask: "At how many is it low?",
      slot: "low",
      takes: /\d|\w/,
    }),
    mends: [["low", /^(?:at )?(\d+)$/]],
  },
  {
    ...changes,
    hears: ["set ~full mark of {item} to {target}", "set ~full mark of {item}"],
    input: one("targetQuantity", ({ target }) => countIn(target), {
      ask: "Up to how many shall it be filled?",
      slot: "target",
      takes: /\d|\w/,
    }),
    mends: [["target", /^(?:at |to )?(\d+)$/]],
  },
  {
    ...changes,
    hears: ["set ~buying cost of {item} to {cost}", "set ~buying cost of {item}"],
    input: one("costPerUnit", ({ cost }) => figure(cost), {
      ask: "What does one cost?",
      slot: "cost",
      takes: /\d/,
    }),
    mends: [["cost", /^([$€£]? ?\d+(?:[.,]\d+)?)$/]],
  },
  {
    ...changes,
    hears: ["set ~contents of {item} to {size}"],
    input: one("unitGrams", ({ size }) => gramsIn(size), {
      ask: "How many grams does one hold?",
      slot: "size",
      takes: /\d/,
    }),
  },
  {
    ...changes,
    hears: ["set ~expiry date of {item} to {expires}", "set ~expiry date of {item}"],
    input: one("expiresOn", ({ expires }, { here }) => dayIn(expires, here), {
      ask: "Until which day is it good?",
      slot: "expires",
    }),
  },
  {
    ...changes,
    hears: ["set ~product code of {item} to {code:all}"],
    input: one("productCode", ({ code }) => code, { ask: "Which code?", slot: "code" }),
  },
  {
    ...changes,
    hears: ["rename ~stock item {item} to {rename:all}"],
    input: one("name", ({ rename }) => named(rename), {
      ask: "What is it called?",
      slot: "rename",
    }),
  },
  {
    ...changes,
    hears: ["write on ~stock item {item}: {notes:all}"],
    input: one("notes", ({ notes }) => notes, { ask: "What is to be noted?", slot: "notes" }),
  },
  {
    ...changes,
    hears: ["buy ~stock item {item} from ~supplier {supplier}"],
    finds: [item, supplier],
    input: (_slots, { found }) => ({
      itemId: found["item"]?.id,
      supplierId: found["supplier"]?.id,
    }),
    report: (value) => `${(value as Item).name} is bought there from now on.`,
  },
  {
    tool: "delete_item",
    does: "take an item off the stock list",
    hears: ["strike {item} off ~stock list"],
    finds: [item],
    input: (_slots, { found }) => ({ itemId: found["item"]?.id }),
    report: (_value, _slots, { found }) => `${found["item"]?.name} is off the stock list.`,
  },
  {
    tool: "list_stock",
    hears: ["how many in stock of {search}", "what is in stock", "(?<low>what is low)"],
    input: ({ search, low }) => (low ? { low: true } : { search }),
    report: (value, { low }) => (low ? lowIn(value as StockFound) : stockIn(value as StockFound)),
  },
  {
    tool: "order_item",
    does: "put something on an order",
    hears: ["draft ~order of {n} of {item}", "draft ~order of more of {item}"],
    finds: [item],
    input: ({ n }, { found }) => ({
      item: found["item"]?.name,
      quantity: n === undefined ? undefined : countIn(n),
    }),
    mends: [["n", /^(\d+)(?: tubes?| bottles?| packs?)?$/]],
    report: ordered,
  },
  {
    tool: "reorder",
    does: "reorder what is low",
    hears: [
      "draft orders of what is low from {supplier}",
      "draft orders of what is low",
      "draft orders (?<usage>by what was used) from {supplier}",
      "draft orders (?<usage>by what was used)",
    ],
    input: ({ usage, supplier: from }) => ({
      rule: usage ? "usage" : "threshold",
      supplier: from,
    }),
    report: reordered,
  },
];
