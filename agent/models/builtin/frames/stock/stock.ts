import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { OrdersFound, StockFound } from "#tools/inventory/called-schema.ts";
import type { Item, ItemCategory, ItemUnit } from "#tools/inventory/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, item, singular, supplier } from "#agent/models/builtin/verbs/finders.ts";
import { figure, gramsIn } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Ask, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, countIn, named } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { askedOf, neededFor } from "./stock-asked.ts";
import { neededOf } from "./on-order.ts";
import { expiringIn, lowIn, stockIn, told } from "./stock-words.ts";

const UNITS: [RegExp, ItemUnit][] = [
  [/\btubes?\b/, "tube"],
  [/\bbottles?\b/, "bottle"],
  [/\bpieces?\b|\bpcs?\b/, "piece"],
  [/\boz\b|\bounces?\b/, "oz"],
];
const CATEGORIES: [RegExp, ItemCategory][] = [
  [/\bdeveloper\b|\bperoxide\b|\bvol\b|\bwelloxon\b|\boxidant\b/, "developer"],
  [/\bbleach\b|\blightener\b|\bblondor\b|\bpowder\b/, "lightener"],
  [/\btoner\b|\bgloss\b/, "toner"],
  [/\bbrush|\bclips?\b|\bcomb|\bscissors\b|\bdryer\b|\bbowls\b/, "tools"],
  [
    /\bgloves?\b|\bfoils?\b|\btowels?\b|\bshampoo\b|\bconditioner\b|\bcapes?\b|\bolaplex\b|\bk18\b/,
    "supplies",
  ],
];

/** A new item by what was said of it. */
function newItem({ name, n, low, cost, size }: Slots, { text, found }: About): Input | Ask {
  const called = named(name);
  if (!called) return { ask: "What is it called, with its shade or size?", slot: "name" };
  return {
    name: called,
    category: CATEGORIES.find(([sign]) => sign.test(plain(called)))?.[1],
    unit: UNITS.find(([sign]) => sign.test(text))?.[1],
    unitGrams: gramsIn(size),
    currentQuantity: countIn(n),
    lowStockThreshold: countIn(low),
    costPerUnit: figure(cost),
    supplierId: found["supplier"]?.id,
  };
}

/** A change of one field of an item, by the gap that tells what it is to be. */
const change = (
  way: string,
  [field, slot, kind]: readonly [field: keyof Item, slot: string, kind: SlotKind],
  says: string,
  made: (said: string | undefined, about: About) => unknown,
  ask: string,
): Frame => ({
  id: `change_item.${way}`,
  slots: { item: "item", [slot]: kind },
  says: [says],
  does: "change an item of the stock",
  despite: ["conditional"],
  finds: [item],
  input: (slots, about) => {
    const to = made(slots[slot], about);
    return to === undefined
      ? { ask, slot, ...(kind === "number" && { takes: /\d|\w/ }) }
      : { itemId: about.found["item"]?.id, [field]: to };
  },
  report: (value) => `${(value as Item).name} is changed.`,
});

const count = (said: string | undefined) => countIn(said);

/** A thing as it is looked for: strengths stand on bottles as "6%". */
const asOnBottles = (said: string | undefined): string | undefined =>
  singular(bareName(said))?.replace(/(\d) ?(?:%|per ?cent|pct)/, "$1%");

/** What stands on the stock list, and what is kept of each thing. */
export const STOCK: readonly Frame[] = [
  {
    id: "list_stock",
    slots: { item: "item" },
    says: ["what is in stock[ of {item}]"],
    input: ({ item: said }) => ({ search: asOnBottles(said) }),
    tells: /^(?:enough|low|supplier|cost|costs|price|expire|expires)$/,
    report: (value, _slots, { here, text, made }) => {
      const found = value as StockFound;
      return askedOf(found, text, here, neededFor(text, made)) ?? stockIn(found, here);
    },
  },
  {
    id: "list_stock.more",
    slots: { item: "item" },
    says: ["should I get more {item}"],
    // what is on its way already counts for as much as what is there
    first: {
      tool: "find_orders",
      input: ({ item: said }) => ({ about: asOnBottles(said), open: true }),
    },
    input: ({ item: said }) =>
      said ? { search: asOnBottles(said) } : { ask: "More of what?", slot: "item" },
    report: (value, _slots, { first, here }) =>
      neededOf(value as StockFound, first as OrdersFound, here),
  },
  {
    id: "list_stock.low",
    says: ["what is low"],
    input: () => ({ low: true }),
    report: (value) => lowIn(value as StockFound),
  },
  {
    id: "list_stock.expiring",
    says: ["what is expiring"],
    input: () => ({ expiring: true }),
    report: (value, _slots, { here }) => expiringIn(value as StockFound, here),
  },
  {
    id: "list_stock.worth",
    says: ["what is the stock worth"],
    input: () => ({}),
    report: (value) => {
      const { worth, total, unpriced } = value as StockFound;
      const open = unpriced > 0 ? ` ${unpriced} of them have no cost and count for nothing.` : "";
      return `${worth} at cost, the full packs of ${total} items; what is open is not in it.${open}`;
    },
  },
  {
    id: "activate_inventory",
    says: ["turn on inventory"],
    does: "turn inventory on",
  },
  {
    id: "add_item",
    slots: {
      name: "name",
      size: "grams",
      n: "number",
      low: "number",
      cost: "sum",
      supplier: "supplier",
    },
    says: [
      "put a new item on the stock list[: name {name}][; size {size}][; there {n}][; low at {low}][; cost {cost}][; from {supplier}]",
    ],
    does: "put something new on the stock list",
    finds: [{ ...supplier, only: ({ supplier: said }) => said !== undefined }],
    input: newItem,
    report: (value) => `On the list. ${told(value)}`,
  },
  change(
    "low",
    ["lowStockThreshold", "low", "number"],
    "set the low mark of {item}[ to {low}]",
    count,
    "At how many is it low?",
  ),
  change(
    "full",
    ["targetQuantity", "n", "number"],
    "set the full mark of {item}[ to {n}]",
    count,
    "Up to how many shall it be filled?",
  ),
  change(
    "cost",
    ["costPerUnit", "cost", "sum"],
    "set the buying cost of {item}[ to {cost}]",
    figure,
    "What does one cost?",
  ),
  change(
    "size",
    ["unitGrams", "size", "grams"],
    "set the contents of {item}[ to {size}]",
    gramsIn,
    "How many grams does one hold?",
  ),
  change(
    "expiry",
    ["expiresOn", "date", "date"],
    "set the expiry date of {item}[ to {date}]",
    (said, { here }) => dayIn(said, here),
    "Until which day is it good?",
  ),
  change(
    "code",
    ["productCode", "code", "text"],
    "set the product code of {item}[ to {code}]",
    (said) => said,
    "Which code?",
  ),
  change(
    "rename",
    ["name", "name", "name"],
    "rename the stock item {item}[ to {name}]",
    named,
    "What is it called?",
  ),
  change(
    "note",
    ["notes", "text", "text"],
    "write on the stock item {item}[: {text}]",
    (said) => said,
    "What is to be noted?",
  ),
  {
    id: "change_item.supplier",
    slots: { item: "item", supplier: "supplier" },
    says: ["buy the stock item {item} from the supplier {supplier}"],
    does: "change an item of the stock",
    finds: [item, supplier],
    input: (_slots, { found }) => ({
      itemId: found["item"]?.id,
      supplierId: found["supplier"]?.id,
    }),
    report: (value) => `${(value as Item).name} is bought there from now on.`,
  },
  {
    id: "delete_item",
    slots: { item: "item" },
    says: ["strike {item} off the stock list"],
    does: "take an item off the stock list",
    despite: ["negated"],
    finds: [item],
    input: (_slots, { found }) => ({ itemId: found["item"]?.id }),
    report: (_value, _slots, { found }) => `${found["item"]?.name} is off the stock list.`,
  },
];
