import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** The lines that formulas are made with, and the shelf. */
export const SHELF: readonly Intent[] = [
  {
    id: "list_brand_preferences",
    tool: "list_brand_preferences",
    slots: {},
    says: ["show my lines"],
  },
  {
    id: "add_brand_preference",
    tool: "add_brand_preference",
    slots: { line: "line", brand: "brand" },
    says: [
      "add the line {line} of {brand} to my lines",
      "add the line {line} to my lines",
      "add the line {brand} to my lines",
      "add a line to my lines",
    ],
  },
  {
    id: "remove_brand_preference",
    tool: "remove_brand_preference",
    slots: { line: "line", brand: "brand" },
    says: [
      "take the line {brand} {line} off my lines",
      "take the line {line} off my lines",
      "take the line {brand} off my lines",
      "take a line off my lines",
    ],
  },
  {
    id: "order_brand_preferences.first",
    tool: "order_brand_preferences",
    slots: { line: "line", other: "line" },
    says: ["put {line} before {other}", "put {line} first"],
  },
  {
    id: "order_brand_preferences.last",
    tool: "order_brand_preferences",
    slots: { line: "line" },
    says: ["put {line} last"],
  },
  {
    id: "get_stylist_preferences",
    tool: "get_stylist_preferences",
    slots: {},
    says: ["show my formula preferences"],
  },
  {
    id: "set_stylist_preferences.brand",
    tool: "set_stylist_preferences",
    slots: { brand: "brand" },
    says: ["make {brand} my main brand"],
  },
  {
    id: "set_stylist_preferences.developer",
    tool: "set_stylist_preferences",
    slots: { volume: "volume" },
    says: ["set my default developer to {volume}"],
  },
  {
    id: "show_shelf",
    tool: "show_shelf",
    slots: { line: "line" },
    says: ["show the {line} shelf", "show the shelf"],
  },
  {
    id: "put_on_shelf",
    tool: "put_on_shelf",
    slots: { line: "line", codes: "shade" },
    says: [
      "put the shades {codes} of the line {line} on the shelf",
      "put the whole line {line} on the shelf",
      "put the shades {codes} on the shelf",
      "put shades on the shelf",
    ],
  },
  {
    id: "take_off_shelf",
    tool: "take_off_shelf",
    slots: { line: "line", codes: "shade" },
    says: [
      "take the shades {codes} of the line {line} off the shelf",
      "take the whole line {line} off the shelf",
      "take the shades {codes} off the shelf",
      "take shades off the shelf",
    ],
  },
  {
    id: "use_shelf_only.on",
    tool: "use_shelf_only",
    slots: {},
    says: ["make formulas from the shelf alone"],
  },
  {
    id: "use_shelf_only.off",
    tool: "use_shelf_only",
    slots: {},
    says: ["make formulas from the whole catalogue again"],
  },
];
