import type { Phrasing } from "./entry.ts";

/** Prices and the menu, the shelf, orders and who they come from. */
export const THIRD_DESK: readonly Phrasing[] = [
  {
    id: "price-900",
    says: "gloss is 70 as of now",
    expect: { tool: ["set_price", "update_service"], args: { service: "gloss" }, about: ["70"] },
    never: ["create_service"],
  },
  {
    id: "price-901",
    says: "the keratin stuff costs me a fortune now so thats going to 280",
    expect: { tool: ["set_price", "update_service"], args: { service: "keratin" }, about: ["280"] },
    never: ["set_product_price", "change_item"],
  },
  {
    id: "price-902",
    says: "knock ten off the olaplex",
    expect: { tool: ["set_price", "update_service"], args: { service: "olaplex" }, about: ["25"] },
    never: ["adjust_stock", "apply_reprice"],
  },
  {
    id: "price-903",
    says: "womens cut 75 mens 45",
    expect: {
      all: [
        { tool: ["set_price", "update_service"], args: { service: "women" }, about: ["75"] },
        { tool: ["set_price", "update_service"], args: { service: "men's cut" }, about: ["45"] },
      ],
    },
    never: ["create_service"],
  },
  {
    id: "price-904",
    says: "all the colour services up 8 percent rounded to the nearest 5",
    expect: {
      tool: "preview_reprice",
      args: { category: "color services", percent: 8, roundTo: 5 },
    },
    may: ["apply_reprice"],
    never: ["set_price"],
  },
  {
    id: "price-905",
    says: "if everything went up 5 bucks whats that look like. just looking dont change anything",
    expect: { tool: "preview_reprice", args: { amount: 5 } },
    never: ["apply_reprice", "set_price"],
  },
  {
    id: "price-906",
    says: "add a fringe trim to my menu under cutting, 15 bucks 15 mins",
    expect: {
      tool: "create_service",
      args: { name: "fringe trim", category: "cutting", basePrice: "15", duration: 15 },
    },
    never: ["book_client"],
  },
  {
    id: "price-907",
    says: "not doing weddings any more, take the bridal updo off",
    expect: { tool: "delete_service", args: { service: "bridal" } },
    never: ["set_price"],
  },
  {
    id: "price-908",
    says: "balayage is honestly 3 and a half hours, fix it on the menu",
    expect: { tool: "update_service", args: { service: "balayage", duration: 210 } },
    never: ["set_price", "move_appointment"],
  },
  {
    id: "price-909",
    says: "so tempted to put balayage up to 200 but ill wait til january",
    expect: { answers: true },
    never: ["set_price", "update_service"],
  },
  {
    id: "price-910",
    says: "how much are we for a mens cut plus a blowout",
    expect: { tool: "list_services" },
    never: ["set_price", "book_client"],
  },
  {
    id: "price-911",
    says: "colour corrections need 30 percent down when they book",
    expect: { tool: "update_service", args: { service: "correction", depositPercent: 30 } },
    never: ["set_price", "apply_reprice"],
  },
  {
    id: "price-912",
    says: "call partial highlights half head from now on",
    expect: { tool: "update_service", args: { service: "partial", name: "half head" } },
    never: ["create_service", "delete_service"],
  },
  {
    id: "price-913",
    says: "people keep booking keratins online without talking to me. stop that being bookable online",
    expect: { tool: "update_service", args: { service: "keratin", online: false } },
    never: ["delete_service"],
  },
  {
    id: "price-914",
    before: ["put the blowout up to 55"],
    says: "actually leave it, theyll moan",
    expect: [{ answers: true }, { tool: "undo_last" }],
    never: [],
  },
  {
    id: "price-915",
    says: "client swears i quoted her 150 for a full foil. whats it down as",
    expect: { tool: "list_services" },
    never: ["set_price", "update_service"],
  },
  {
    id: "price-916",
    says: "put it up to 90",
    expect: { asks: true },
    never: ["set_price", "update_service"],
  },
  {
    id: "price-917",
    says: "what am i really making off a balayage once products out",
    expect: { tool: "service_margins" },
    never: ["set_price"],
  },
  {
    id: "stock-900",
    says: "just used the last pack of foils",
    expect: { tool: "adjust_stock", args: { itemId: "foils", units: -1 } },
    may: ["order_item"],
    never: ["delete_item"],
  },
  {
    id: "stock-901",
    says: "smashed the bottle of 20 vol all over the floor",
    expect: { tool: "adjust_stock", args: { itemId: "welloxon", units: -1, reason: "broken" } },
    never: ["delete_item", "take_off_shelf"],
  },
  {
    id: "stock-902",
    says: "3 tubes of 7/1 were out of date so i binned them",
    expect: { tool: "adjust_stock", args: { itemId: "7/1", units: -3, reason: "expired" } },
    never: ["delete_item", "take_off_shelf"],
  },
  {
    id: "stock-903",
    says: "found 2 bottles of 09V behind the dryer lol",
    expect: { tool: "adjust_stock", args: { itemId: "09v", units: 2, reason: "found" } },
    never: ["receive_order"],
  },
  {
    id: "stock-904",
    says: "what are we nearly out of",
    expect: { tool: "list_stock", args: { low: true } },
    never: ["reorder"],
  },
  {
    id: "stock-905",
    says: "cosmoprof boxes just landed, all there",
    expect: { tool: "receive_order", args: { orderId: "cosmoprof" } },
    never: ["adjust_stock"],
  },
  {
    id: "stock-906",
    says: "cosmoprof came but only 4 of the 7/1",
    expect: {
      tool: "receive_order",
      args: { orderId: "cosmoprof", items: [{ itemId: "7/1", received: 4 }] },
    },
    never: ["adjust_stock"],
  },
  {
    id: "stock-907",
    says: "that salon centric order thats sat there, email it them",
    expect: { tool: "email_order", args: { orderId: "salon centric" } },
    never: ["submit_order", "change_supplier"],
  },
  {
    id: "stock-908",
    says: "rang the foils through to salon centric myself so mark that one as ordered",
    expect: { tool: "submit_order", args: { orderId: "salon centric" } },
    never: ["email_order", "receive_order"],
  },
  {
    id: "stock-909",
    says: "bin the salon centric draft, got foils at the cash and carry",
    expect: { tool: "cancel_order", args: { orderId: "salon centric" } },
    never: ["email_order", "delete_supplier"],
  },
  {
    id: "stock-910",
    says: "where's my cosmoprof order at",
    expect: { tool: "find_orders" },
    never: ["receive_order", "reorder"],
  },
  {
    id: "stock-911",
    says: "get 6 more 7/0 on order",
    expect: { tool: "order_item", args: { item: "7/0", quantity: 6 } },
    never: ["email_order", "adjust_stock"],
  },
  {
    id: "stock-912",
    says: "draft up orders for everything thats low",
    expect: { tool: "reorder" },
    never: ["email_order", "submit_order"],
  },
  {
    id: "stock-913",
    says: "dont order owt yet im waiting on payday",
    expect: { answers: true },
    never: ["reorder", "order_item", "email_order", "cancel_order"],
  },
  {
    id: "stock-914",
    says: "start keeping count of neck strips too, ive 5 packs",
    expect: { tool: "add_item", args: { name: "neck strips", currentQuantity: 5 } },
    never: ["start_stock_take", "count_stock"],
  },
  {
    id: "stock-915",
    says: "shout at me when gloves get to 3, 2 is too late",
    expect: { tool: "change_item", args: { itemId: "gloves", lowStockThreshold: 3 } },
    never: ["adjust_stock"],
  },
  {
    id: "stock-916",
    says: "salon centrics new email is hello@saloncentric.example",
    expect: {
      tool: "change_supplier",
      args: { supplierId: "salon centric", contactEmail: "hello@saloncentric.example" },
    },
    never: ["add_supplier", "email_order"],
  },
  {
    id: "stock-917",
    before: ["start a stock take"],
    says: "gloves 7, foils 1, blondor 3",
    expect: {
      tool: "count_stock",
      args: {
        counts: [
          { itemId: "gloves", units: 7 },
          { itemId: "foils", units: 1 },
          { itemId: "blondor", units: 3 },
        ],
      },
    },
    never: ["adjust_stock"],
  },
  {
    id: "stock-918",
    says: "rep reckons 09Vs being discontinued and i should stock up, not sure i believe him",
    expect: { answers: true },
    never: ["order_item", "reorder", "delete_item"],
  },
  {
    id: "stock-919",
    says: "cosmoprof say friday now for that delivery",
    expect: { tool: "change_order", args: { orderId: "cosmoprof", expectedOn: "2026-11-27" } },
    never: ["receive_order", "cancel_order"],
  },
  {
    id: "stock-920",
    says: "new supplier, glam wholesale, 212 555 0190",
    expect: { tool: "add_supplier", args: { name: "glam wholesale" }, about: ["0190"] },
    never: ["save_client"],
  },
  {
    id: "stock-921",
    says: "koleston tubes are 60g and theyre 9.20 each now, thats what i pay",
    expect: {
      tool: "set_product_price",
      args: { line: "koleston", packGrams: 60, amount: 9.2 },
    },
    never: ["set_price"],
  },
  {
    id: "stock-922",
    says: "would it be mad to just buy a years worth of foils at once",
    expect: { answers: true },
    never: ["order_item", "reorder", "change_order"],
  },
];
