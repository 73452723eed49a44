import type { Intent } from "#agent/models/builtin/sense/intent.ts";

const service = { service: "service" } as const;
const named = { service: "service", stylist: "stylist" } as const;

/** What services cost, and what products and quotes cost the salon. */
export const COSTS: readonly Intent[] = [
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
    says: ["set the overhead to {overhead} and the margin to {margin}"],
  },
  {
    id: "set_cost_settings.overhead",
    tool: "set_cost_settings",
    slots: { overhead: "percent" },
    says: ["set the overhead to {overhead}"],
  },
  {
    id: "set_cost_settings.margin",
    tool: "set_cost_settings",
    slots: { margin: "percent" },
    says: ["set the margin to {margin}"],
  },
];
