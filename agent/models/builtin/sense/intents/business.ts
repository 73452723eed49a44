import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Sentences with any of some more pieces behind: "a {x}" with "; b {y}", in all ways. */
function withAny(start: string, pieces: readonly string[]): string[] {
  return pieces.reduce((all, piece) => [...all, ...all.map((each) => each + piece)], [start]);
}

const service = { service: "service" } as const;
const named = { service: "service", stylist: "stylist" } as const;
const counted = { item: "item", n: "number" } as const;
const weighed = { item: "item", n: "number", grams: "grams" } as const;
const ordered = { supplier: "supplier", item: "item" } as const;

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

/** The menu and its prices. */
const MENU: readonly Intent[] = [
  {
    id: "set_price",
    tool: "set_price",
    slots: { ...named, price: "sum" },
    says: [
      "set the price of {service} to {price} on the menu of {stylist}",
      "set the price of {service} to {price}",
      "set the price to {price}",
      "set the price of {service}",
      "set the price",
    ],
  },
  {
    id: "set_price.up",
    tool: "set_price",
    slots: { ...service, by: "sum" },
    says: [
      "put the price of {service} up by {by}",
      "put the price up by {by}",
      "put the price of {service} up",
    ],
  },
  {
    id: "set_price.down",
    tool: "set_price",
    slots: { ...service, by: "sum" },
    says: [
      "put the price of {service} down by {by}",
      "put the price down by {by}",
      "put the price of {service} down",
    ],
  },
  {
    id: "apply_reprice.two",
    tool: "apply_reprice",
    slots: { service: "service", price: "sum", other: "service", price2: "sum" },
    says: ["set both prices: {service} to {price} and {other} to {price2}"],
  },
  {
    id: "preview_reprice.up",
    tool: "preview_reprice",
    slots: { category: "category", by: "sum", round: "sum" },
    says: [
      "preview the prices of {category} up by {by} rounded to {round}",
      "preview the prices of everything up by {by} rounded to {round}",
      "preview the prices of {category} up by {by}",
      "preview the prices of everything up by {by}",
      "preview the prices of {category} up",
      "preview the prices of everything up",
    ],
  },
  {
    id: "preview_reprice.down",
    tool: "preview_reprice",
    slots: { category: "category", by: "sum", round: "sum" },
    says: [
      "preview the prices of {category} down by {by} rounded to {round}",
      "preview the prices of everything down by {by} rounded to {round}",
      "preview the prices of {category} down by {by}",
      "preview the prices of everything down by {by}",
      "preview the prices of {category} down",
      "preview the prices of everything down",
    ],
  },
  {
    id: "apply_reprice.up",
    tool: "apply_reprice",
    slots: { category: "category", by: "sum", round: "sum" },
    says: [
      "put the prices of {category} up by {by} rounded to {round}",
      "put the prices of everything up by {by} rounded to {round}",
      "put the prices of {category} up by {by}",
      "put the prices of everything up by {by}",
    ],
  },
  {
    id: "apply_reprice.down",
    tool: "apply_reprice",
    slots: { category: "category", by: "sum", round: "sum" },
    says: [
      "put the prices of {category} down by {by} rounded to {round}",
      "put the prices of everything down by {by} rounded to {round}",
      "put the prices of {category} down by {by}",
      "put the prices of everything down by {by}",
    ],
  },
  {
    id: "apply_reprice.seen",
    tool: "apply_reprice",
    slots: {},
    says: ["apply the previewed prices"],
  },
  { id: "undo_reprice", tool: "undo_reprice", slots: {}, says: ["put the old prices back"] },
  {
    id: "service_margins",
    tool: "service_margins",
    slots: service,
    says: ["show the margin of {service}", "show the margins"],
  },
  {
    id: "list_services",
    tool: "list_services",
    slots: named,
    says: [
      "show the price and length of {service} on the menu of {stylist}",
      "show the price and length of {service}",
      "show the menu of {stylist}",
      "show me the menu",
    ],
  },
  {
    id: "create_service",
    tool: "create_service",
    slots: { name: "name", price: "sum", minutes: "minutes", category: "category" },
    says: [
      "add a service {name} at a price of {price} lasting {minutes} in the category {category}",
      "add a service {name} at a price of {price} lasting {minutes}",
      "add a service {name} at a price of {price}",
      "add a service {name} lasting {minutes}",
      "add a service {name}",
      "add a service",
    ],
  },
  {
    id: "update_service.length",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: [
      "set the length of {service} to {minutes}",
      "set the length to {minutes}",
      "set the length of {service}",
    ],
  },
  {
    id: "update_service.longer",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: ["make {service} longer by {minutes}", "make {service} longer"],
  },
  {
    id: "update_service.shorter",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: ["make {service} shorter by {minutes}", "make {service} shorter"],
  },
  {
    id: "update_service.offline",
    tool: "update_service",
    slots: service,
    says: ["take {service} off online booking"],
  },
  {
    id: "update_service.online",
    tool: "update_service",
    slots: service,
    says: ["open {service} for online booking"],
  },
  {
    id: "update_service.patch",
    tool: "update_service",
    slots: service,
    says: ["require a patch test before {service}"],
  },
  {
    id: "update_service.nopatch",
    tool: "update_service",
    slots: service,
    says: ["require no patch test before {service}"],
  },
  {
    id: "update_service.overlap",
    tool: "update_service",
    slots: service,
    says: ["let others be booked while {service} processes"],
  },
  {
    id: "update_service.nooverlap",
    tool: "update_service",
    slots: service,
    says: ["book nobody else while {service} processes"],
  },
  {
    id: "update_service.deposit",
    tool: "update_service",
    slots: { ...service, deposit: "sum" },
    says: [
      "set the deposit of {service} to {deposit}",
      "set the deposit to {deposit}",
      "set the deposit of {service}",
    ],
  },
  {
    id: "update_service.nodeposit",
    tool: "update_service",
    slots: service,
    says: ["take no deposit for {service}"],
  },
  {
    id: "update_service.card",
    tool: "update_service",
    slots: service,
    says: ["keep a card on file for {service}"],
  },
  {
    id: "update_service.noshow",
    tool: "update_service",
    slots: { ...service, percent: "percent" },
    says: ["set the no-show fee of {service} to {percent}"],
  },
  {
    id: "update_service.rename",
    tool: "update_service",
    slots: { ...service, name: "name" },
    says: [
      "rename the service {service} to {name}",
      "rename the service to {name}",
      "rename the service {service}",
    ],
  },
  {
    id: "update_service.description",
    tool: "update_service",
    slots: { ...service, text: "text" },
    says: ["set the description of {service} to: {text}", "set the description of {service}"],
  },
  {
    id: "update_service.category",
    tool: "update_service",
    slots: { ...service, category: "category" },
    says: ["put {service} in the category {category}"],
  },
  {
    id: "update_service.parts",
    tool: "update_service",
    slots: { ...service, apply: "minutes", process: "minutes", finish: "minutes" },
    says: [
      "split {service} into {apply} to apply, {process} to process and {finish} to finish",
      "split {service} into {apply} to apply and {process} to process",
    ],
  },
  {
    id: "delete_service",
    tool: "delete_service",
    slots: named,
    says: [
      "take {service} off the menu of {stylist}",
      "take {service} off the menu",
      "remove a service",
    ],
  },
  {
    id: "copy_starter_menu",
    tool: "copy_starter_menu",
    slots: {},
    says: ["use the starter menu"],
  },
];

/** What products and quotes cost the salon. */
const COSTS: readonly Intent[] = [
  {
    id: "set_product_price",
    tool: "set_product_price",
    slots: { line: "line", code: "shade", price: "sum", size: "grams" },
    says: [
      "keep the buying price of {line} in {code} at {price} for {size}",
      "keep the buying price of {line} at {price} for {size}",
      "keep the buying price of {line} at {price}",
      "keep the buying price at {price} for {size}",
      "keep the buying price of {line}",
      "keep the buying price at {price}",
      "keep the buying price for {size}",
    ],
  },
  {
    id: "set_product_price.developer",
    tool: "set_product_price",
    slots: { line: "line", price: "sum", size: "grams" },
    says: [
      "keep the buying price of the developer of {line} at {price} for {size}",
      "keep the buying price of the developer of {line} at {price}",
    ],
  },
  {
    id: "list_product_prices",
    tool: "list_product_prices",
    slots: { line: "line" },
    says: ["show the product prices"],
  },
  {
    id: "delete_product_price",
    tool: "delete_product_price",
    slots: { line: "line" },
    says: ["delete the product price of {line}"],
  },
  {
    id: "show_cost_settings",
    tool: "show_cost_settings",
    slots: {},
    says: ["show the cost settings"],
  },
  {
    id: "set_cost_settings",
    tool: "set_cost_settings",
    slots: { overhead: "percent", margin: "percent" },
    says: [
      "set the overhead to {overhead} and the margin to {margin}",
      "set the overhead to {overhead}",
      "set the margin to {margin}",
    ],
  },
];

/** What stands on the shelf. */
const SHELF: readonly Intent[] = [
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

const which = (start: string, end = ""): string[] => [
  `${start} the {supplier} order${end}`,
  `${start} the {item} order${end}`,
  `${start} the order${end}`,
];

/** Whom the salon buys from, and what is ordered there. */
const BUYING: readonly Intent[] = [
  {
    id: "list_suppliers",
    tool: "list_suppliers",
    slots: { supplier: "supplier" },
    says: ["what is the contact of the supplier {supplier}", "show the suppliers"],
  },
  {
    id: "add_supplier",
    tool: "add_supplier",
    slots: { name: "name", email: "email", phone: "phone", account: "text" },
    says: [
      ...withAny("add a supplier {name}", [
        ", email {email}",
        ", phone {phone}",
        ", account {account}",
      ]),
      "add a supplier",
    ],
  },
  ...(["email", "phone", "account", "website", "address", "name"] as const).map(
    (field): Intent => ({
      id: `change_supplier.${field}`,
      tool: "change_supplier",
      slots: {
        supplier: "supplier",
        [field]: field === "email" || field === "phone" || field === "name" ? field : "text",
      },
      says: [
        `change the ${field === "account" ? "account number" : field} of the supplier {supplier} to {${field}}`,
      ],
    }),
  ),
  {
    id: "change_supplier.note",
    tool: "change_supplier",
    slots: { supplier: "supplier", text: "text" },
    says: ["change the notes of the supplier {supplier} to {text}"],
  },
  {
    id: "delete_supplier",
    tool: "delete_supplier",
    slots: { supplier: "supplier" },
    says: ["delete the supplier {supplier}"],
  },
  {
    id: "reorder",
    tool: "reorder",
    slots: { supplier: "supplier" },
    says: ["draft orders of what is low from {supplier}", "draft orders of what is low"],
  },
  {
    id: "reorder.usage",
    tool: "reorder",
    slots: { supplier: "supplier" },
    says: ["draft orders by what was used from {supplier}", "draft orders by what was used"],
  },
  {
    id: "order_item",
    tool: "order_item",
    slots: counted,
    says: [
      "draft an order of {n} of {item}",
      "draft an order of more of {item}",
      "draft an order of {n} of it",
      "draft an order of more of it",
    ],
  },
  {
    id: "find_orders",
    tool: "find_orders",
    slots: ordered,
    says: ["show the orders of {supplier}", "show the orders of {item}", "show me the orders"],
  },
  {
    id: "find_orders.open",
    tool: "find_orders",
    slots: { supplier: "supplier" },
    says: ["what is on order from {supplier}", "what is on order"],
  },
  {
    id: "change_order.quantity",
    tool: "change_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: ["change {item} on the {supplier} order to {n}", "change {item} on the order to {n}"],
  },
  {
    id: "change_order.add",
    tool: "change_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "put {n} of {item} on the order from {supplier}",
      "put {n} of {item} on the order",
      "add a {item} to the order",
    ],
  },
  {
    id: "change_order.drop",
    tool: "change_order",
    slots: { item: "item", supplier: "supplier" },
    says: ["take {item} off the {supplier} order", "take {item} off the order"],
  },
  {
    id: "change_order.note",
    tool: "change_order",
    slots: { supplier: "supplier", text: "text" },
    says: ["add a note to the {supplier} order: {text}", "add a note to the order: {text}"],
  },
  {
    id: "change_order.due",
    tool: "change_order",
    slots: { supplier: "supplier", item: "item", date: "date" },
    says: [
      "expect the {supplier} order on {date}",
      "expect the {item} order on {date}",
      "expect the order on {date}",
    ],
  },
  {
    id: "submit_order",
    tool: "submit_order",
    slots: ordered,
    says: which("mark", " as sent"),
  },
  { id: "cancel_order", tool: "cancel_order", slots: ordered, says: which("cancel") },
  {
    id: "email_order",
    tool: "email_order",
    slots: ordered,
    says: ["email the {supplier} order", "email the {item} order", "email the order"],
  },
  { id: "receive_order", tool: "receive_order", slots: ordered, says: which("receive") },
  {
    id: "receive_order.part",
    tool: "receive_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "receive only {n} of {item} in the order from {supplier}",
      "receive only {n} of {item} in the order",
    ],
  },
  {
    id: "receive_order.short",
    tool: "receive_order",
    slots: { item: "item", n: "number", supplier: "supplier" },
    says: [
      "receive all but {n} of {item} in the order from {supplier}",
      "receive all but {n} of {item} in the order",
    ],
  },
];

/** What is wanted of prices, stock and orders. */
export const BUSINESS: readonly Intent[] = [...MENU, ...COSTS, ...SHELF, ...BUYING];
