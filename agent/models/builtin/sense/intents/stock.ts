import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { withAny } from "./with-any.ts";

const weighed = { item: "item", n: "number", grams: "grams" } as const;

/** What comes or goes by hand, and why. */
const gone = (reason: string): string[] => [
  `book out {grams} of {item} as ${reason}`,
  `book out {n} of {item} as ${reason}`,
  `book out {item} as ${reason}`,
  `book out {grams} of it as ${reason}`,
  `book out {n} of it as ${reason}`,
];
const come = (reason: string): string[] => [
  `book in {grams} of {item} as ${reason}`,
  `book in {n} of {item} as ${reason}`,
  `book in {item} as ${reason}`,
  `book in {grams} of it as ${reason}`,
  `book in {n} of it as ${reason}`,
];

/** What stands on the shelf. */
export const STOCK: readonly Intent[] = [
  {
    id: "list_stock",
    tool: "list_stock",
    slots: { item: "item" },
    says: ["how many in stock of {item}", "what is in stock"],
  },
  { id: "list_stock.low", tool: "list_stock", slots: {}, says: ["what is low"] },
  {
    id: "activate_inventory",
    tool: "activate_inventory",
    slots: {},
    says: ["turn on inventory"],
  },
  {
    id: "add_item",
    tool: "add_item",
    slots: { name: "name", size: "grams", n: "number", low: "number", cost: "sum" },
    says: [
      ...withAny("put a new item on the stock list: name {name}", [
        "; size {size}",
        "; there {n}",
        "; low at {low}",
        "; cost {cost}",
      ]),
      "put a new item on the stock list",
    ],
  },
  {
    id: "change_item.low",
    tool: "change_item",
    slots: { item: "item", low: "number" },
    says: [
      "set the low mark of {item} to {low}",
      "set the low mark of it to {low}",
      "set the low mark of {item}",
    ],
  },
  {
    id: "change_item.full",
    tool: "change_item",
    slots: { item: "item", n: "number" },
    says: [
      "set the full mark of {item} to {n}",
      "set the full mark of it to {n}",
      "set the full mark of {item}",
    ],
  },
  {
    id: "change_item.cost",
    tool: "change_item",
    slots: { item: "item", cost: "sum" },
    says: [
      "set the buying cost of {item} to {cost}",
      "set the buying cost of it to {cost}",
      "set the buying cost of {item}",
    ],
  },
  {
    id: "change_item.size",
    tool: "change_item",
    slots: { item: "item", size: "grams" },
    says: ["set the contents of {item} to {size}", "set the contents of it to {size}"],
  },
  {
    id: "change_item.supplier",
    tool: "change_item",
    slots: { item: "item", supplier: "supplier" },
    says: ["buy the stock item {item} from the supplier {supplier}"],
  },
  {
    id: "change_item.expiry",
    tool: "change_item",
    slots: { item: "item", date: "date" },
    says: [
      "set the expiry date of {item} to {date}",
      "set the expiry date of it to {date}",
      "set the expiry date of {item}",
    ],
  },
  {
    id: "change_item.code",
    tool: "change_item",
    slots: { item: "item", code: "text" },
    says: ["set the product code of {item} to {code}"],
  },
  {
    id: "change_item.rename",
    tool: "change_item",
    slots: { item: "item", name: "name" },
    says: ["rename the stock item {item} to {name}"],
  },
  {
    id: "change_item.note",
    tool: "change_item",
    slots: { item: "item", text: "text" },
    says: ["write on the stock item {item}: {text}"],
  },
  {
    id: "delete_item",
    tool: "delete_item",
    slots: { item: "item" },
    says: ["strike {item} off the stock list", "strike it off the stock list"],
  },
  { id: "adjust_stock.sold", tool: "adjust_stock", slots: weighed, says: gone("sold") },
  { id: "adjust_stock.used", tool: "adjust_stock", slots: weighed, says: gone("used") },
  { id: "adjust_stock.broken", tool: "adjust_stock", slots: weighed, says: gone("broken") },
  { id: "adjust_stock.expired", tool: "adjust_stock", slots: weighed, says: gone("expired") },
  { id: "adjust_stock.sentback", tool: "adjust_stock", slots: weighed, says: gone("returned") },
  { id: "adjust_stock.out", tool: "adjust_stock", slots: weighed, says: gone("other") },
  { id: "adjust_stock.found", tool: "adjust_stock", slots: weighed, says: come("found") },
  { id: "adjust_stock.brought", tool: "adjust_stock", slots: weighed, says: come("returned") },
  { id: "adjust_stock.in", tool: "adjust_stock", slots: weighed, says: come("other") },
  {
    id: "adjust_stock.last",
    tool: "adjust_stock",
    slots: { item: "item" },
    says: ["book out all of {item}", "book out all of it"],
  },
  {
    id: "show_stock_take",
    tool: "show_stock_take",
    slots: {},
    says: ["show me the stock take"],
  },
  { id: "start_stock_take", tool: "start_stock_take", slots: {}, says: ["start a stock take"] },
  {
    id: "count_stock",
    tool: "count_stock",
    slots: { list: "text" },
    says: ["note the count: {list}"],
  },
  {
    id: "finish_stock_take",
    tool: "finish_stock_take",
    slots: {},
    says: ["finish the stock take"],
  },
  {
    id: "cancel_stock_take",
    tool: "cancel_stock_take",
    slots: {},
    says: ["cancel the stock take"],
  },
];
