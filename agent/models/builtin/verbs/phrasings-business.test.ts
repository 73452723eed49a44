import { describe, expect, it } from "vitest";
import {
  BOWL,
  BUSINESS,
  CARD,
  DRAFT,
  FILE,
  GLOSS_FORMULA,
  ITEMS,
  LINES,
  LINK,
  MOVE,
  PLAN_OF,
  POST_BALAYAGE,
  POST_GLOSS,
  PRICE,
  SENT,
  SHEET,
  SUPPLIERS_OF,
  VISITS_OF,
} from "#tests/salons/verb-business.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { actsOf, calledBy } from "#tests/salons/verb-salon.ts";

const { k71, dev20, blondor, v09, gloves, k80 } = ITEMS;
const lines = (...of: [itemId: string, quantity: number][]) =>
  of.map(([itemId, quantity]) => ({ itemId, quantity }));

/** What is typed with one thumb or dictated, the tool that it comes to, and with what. */
const PHRASES: [says: string, tool: string, input: object][] = [
  // services and the menu
  ["show me my services", "list_services", {}],
  ["whats on the menu", "list_services", {}],
  ["price list", "list_services", {}],
  ["what services do we offer?", "list_services", {}],
  ["what do we charge for a balayage", "list_services", { everywhere: "balayage" }],
  ["how long is a root touch up?", "list_services", {}],
  [
    "add a service gloss refresh for 55, 40 min",
    "create_service",
    { name: "Gloss Refresh", category: "Color Services", basePrice: "55", duration: 40 },
  ],
  [
    "new service: Scalp Detox $45 30 minutes",
    "create_service",
    { name: "Scalp Detox", category: "Treatments", basePrice: "45", duration: 30 },
  ],
  [
    "can you add a money piece for 90 dollars, an hour and a half to the menu",
    "create_service",
    { name: "Money Piece", category: "Color Services", basePrice: "90", duration: 90 },
  ],
  [
    "put kids cut at 30, 30 min on the menu please",
    "create_service",
    { name: "Kids Cut", category: "Cutting & Styling", basePrice: "30", duration: 30 },
  ],
  [
    "create a new service called Tape-In Move-Up at $220, 2 hours",
    "create_service",
    { name: "Tape-In Move-Up", category: "Extensions", basePrice: "220", duration: 120 },
  ],
  ["take the gloss off the menu", "delete_service", { service: "Gloss" }],
  ["pls delete the womens cut service", "delete_service", { service: "Women's Cut" }],
  ["get rid of the service root touchup", "delete_service", { service: "Root Touch-Up" }],
  ["we don't offer balayage any more", "delete_service", { service: "Balayage" }],
  [
    "remove color correction from the price list",
    "delete_service",
    { service: "Color Correction" },
  ],
  ["use the starter menu", "copy_starter_menu", {}],
  ["make the starter menu mine", "copy_starter_menu", {}],
  ["start with the example menu", "copy_starter_menu", {}],
  // stock
  ["turn on inventory", "activate_inventory", {}],
  ["can you activate stock tracking", "activate_inventory", {}],
  [
    "add a new item: igora 6-0, tube, 60 ml, costs 7.40, low at 3",
    "add_item",
    {
      name: "Igora 6-0",
      unit: "tube",
      unitGrams: 60,
      costPerUnit: "7.4",
      lowStockThreshold: 3,
    },
  ],
  ["start tracking olaplex no 3", "add_item", { name: "Olaplex No 3", category: "supplies" }],
  ["add foils to the stock list", "add_item", { name: "Foils", category: "supplies" }],
  [
    "new item 30 vol developer, bottle, 1000 ml",
    "add_item",
    { name: "30 Vol Developer", category: "developer", unit: "bottle", unitGrams: 1000 },
  ],
  ["we sold 2 tubes of 7/1", "adjust_stock", { itemId: k71, units: -2, reason: "sold" }],
  ["i broke a bottle of 20 vol", "adjust_stock", { itemId: dev20, units: -1, reason: "broken" }],
  ["just dropped a tube of 8/0", "adjust_stock", { itemId: k80, units: -1, reason: "broken" }],
  [
    "threw away 3 boxes of gloves",
    "adjust_stock",
    { itemId: gloves, units: -3, reason: "expired" },
  ],
  ["3 tubes of 09v expired", "adjust_stock", { itemId: v09, units: -3, reason: "expired" }],
  ["found 2 more 7/1 behind the shelf", "adjust_stock", { itemId: k71, units: 2, reason: "found" }],
  ["add 4 tubes of 8/0 to stock", "adjust_stock", { itemId: k80, units: 4, reason: "other" }],
  ["take 2 7/1 out of stock", "adjust_stock", { itemId: k71, units: -2, reason: "other" }],
  ["spilled 40g of blondor", "adjust_stock", { itemId: blondor, grams: -40, reason: "broken" }],
  ["gave away two tubes of 7/1", "adjust_stock", { itemId: k71, units: -2, reason: "other" }],
  [
    "set the low stock threshold for 7/1 to 5",
    "change_item",
    { itemId: k71, lowStockThreshold: 5 },
  ],
  ["warn me when blondor gets down to 2", "change_item", { itemId: blondor, lowStockThreshold: 2 }],
  ["put the minimum of gloves at 4", "change_item", { itemId: gloves, lowStockThreshold: 4 }],
  ["fill 8/0 up to 10", "change_item", { itemId: k80, targetQuantity: 10 }],
  ["change the cost of 7/1 to 8,90", "change_item", { itemId: k71, costPerUnit: "8.9" }],
  [
    "set the expiry date of 20 vol to march 3",
    "change_item",
    { itemId: dev20, expiresOn: "2027-03-03" },
  ],
  [
    "buy blondor from cosmoprof from now on",
    "change_item",
    { itemId: blondor, supplierId: SUPPLIERS_OF.cosmo },
  ],
  ["remove gloves from the stock list", "delete_item", { itemId: gloves }],
  ["delete the item blondor powder", "delete_item", { itemId: blondor }],
  ["we no longer stock 09V", "delete_item", { itemId: v09 }],
  // counting
  ["start a stock take", "start_stock_take", {}],
  ["lets do a stocktake", "start_stock_take", {}],
  ["count the shelf", "start_stock_take", {}],
  ["how's the stock take going?", "show_stock_take", {}],
  ["show me the last stocktake", "show_stock_take", {}],
  ["counted 5 tubes of 7/1", "adjust_stock", { itemId: k71, units: 1, reason: "other" }],
  ["finish the stock take", "finish_stock_take", {}],
  ["stocktake is done", "finish_stock_take", {}],
  ["cancel the stock count", "cancel_stock_take", {}],
  ["scrap the count", "cancel_stock_take", {}],
  // suppliers and orders
  ["who do we order from?", "list_suppliers", {}],
  ["show suppliers", "list_suppliers", {}],
  ["whats the account number for cosmoprof", "list_suppliers", {}],
  [
    "add supplier Beauty Depot, orders@beautydepot.example, account 4411",
    "add_supplier",
    { name: "Beauty Depot", contactEmail: "orders@beautydepot.example", accountNumber: "4411" },
  ],
  ["new supplier: hair lab", "add_supplier", { name: "Hair Lab" }],
  [
    "change the email of supplier cosmoprof to rep@cosmo.example",
    "change_supplier",
    { supplierId: SUPPLIERS_OF.cosmo, contactEmail: "rep@cosmo.example" },
  ],
  [
    "our account number with salon supply is 99-12",
    "change_supplier",
    { supplierId: SUPPLIERS_OF.salonSupply, accountNumber: "99-12" },
  ],
  ["delete the supplier cosmoprof", "delete_supplier", { supplierId: SUPPLIERS_OF.cosmo }],
  [
    "we no longer buy from salon supply",
    "delete_supplier",
    { supplierId: SUPPLIERS_OF.salonSupply },
  ],
  [
    "change 7/1 on the order to 8",
    "change_order",
    { orderId: DRAFT, items: lines([blondor, 2], [k71, 8]) },
  ],
  [
    "take blondor off the draft",
    "change_order",
    { orderId: DRAFT, items: lines([k71, 6], [blondor, 0]) },
  ],
  [
    "add 3 tubes of 8/0 to the order",
    "change_order",
    { orderId: DRAFT, items: lines([k71, 6], [blondor, 2], [k80, 3]) },
  ],
  [
    "add a note to the salon supply order: leave at the back door",
    "change_order",
    { orderId: DRAFT, note: "leave at the back door" },
  ],
  [
    "the cosmoprof order is coming thursday",
    "change_order",
    { orderId: SENT, expectedOn: "2026-11-26" },
  ],
  ["mark the order as sent", "submit_order", { orderId: DRAFT }],
  ["i phoned in the order", "submit_order", { orderId: DRAFT }],
  ["i placed the salon supply order on their website", "submit_order", { orderId: DRAFT }],
  ["cancel the cosmoprof order", "cancel_order", { orderId: SENT }],
  ["call off the order from salon supply", "cancel_order", { orderId: DRAFT }],
  ["scrap the shades eq order", "cancel_order", { orderId: SENT }],
  // posts
  [
    "move the balayage post to saturday",
    "change_post",
    { postId: POST_BALAYAGE, date: "2026-11-28" },
  ],
  [
    "push the friday post to tomorrow at 5pm",
    "change_post",
    { postId: POST_BALAYAGE, date: "2026-11-25", time: "17:00" },
  ],
  ["keep the balayage post as a draft", "change_post", { postId: POST_BALAYAGE, asDraft: true }],
  [
    "change the caption of the gloss post to: Gloss Tuesdays, ask me",
    "change_post",
    { postId: POST_GLOSS, caption: "Gloss Tuesdays, ask me" },
  ],
  [
    "put the balayage post on facebook too",
    "change_post",
    { postId: POST_BALAYAGE, platform: ["instagram", "facebook"] },
  ],
  ["add #nyc to the gloss post", "change_post", { postId: POST_GLOSS, hashtags: ["gloss", "nyc"] }],
  ["sign us up for full management", "subscribe_social", { tier: "full-management" }],
  ["get the content creation plan", "subscribe_social", { tier: "content-creation" }],
  ["which social accounts are connected?", "list_social_accounts", {}],
  ["is instagram still connected", "list_social_accounts", {}],
  ["disconnect facebook", "disconnect_social_account", { platform: "facebook" }],
  ["stop posting to insta", "disconnect_social_account", { platform: "instagram" }],
  // money
  ["how much does dana still owe", "visit_money", { appointmentId: VISITS_OF.dana }],
  ["has dana paid her deposit?", "visit_money", { appointmentId: VISITS_OF.dana }],
  ["what's ruth's balance", "visit_money", { appointmentId: VISITS_OF.ruth }],
  ["is dana paid up", "visit_money", { appointmentId: VISITS_OF.dana }],
  [
    "send dana a payment link",
    "request_payment",
    { appointmentId: VISITS_OF.dana, purpose: "balance" },
  ],
  [
    "text ruth a pay link for 40",
    "request_payment",
    { appointmentId: VISITS_OF.ruth, purpose: "balance", amount: 4000 },
  ],
  [
    "ask dana to pay the no show fee",
    "request_payment",
    { appointmentId: VISITS_OF.dana, purpose: "no_show" },
  ],
  ["cancel dana's payment link", "cancel_payment_link", { paymentId: LINK }],
  ["take back the link for dana", "cancel_payment_link", { paymentId: LINK }],
  ["charge ruth for the no-show", "charge_no_show", { paymentId: CARD }],
  [
    "charge dana $30 for the missed appointment",
    "charge_no_show",
    { paymentId: CARD, amount: 3000 },
  ],
  [
    "refund dana 20 because she cancelled in time",
    "refund_payment",
    { paymentId: CARD, amount: 2000, reason: "she cancelled in time" },
  ],
  ["show the payment settings", "show_payment_settings", {}],
  ["can we take card payments here?", "show_payment_settings", {}],
  ["turn on automatic refunds", "set_payment_settings", { refundInTime: true }],
  ["hold unpaid bookings for 45 minutes", "set_payment_settings", { payWithinMinutes: 45 }],
  // rates, costs, prices of products
  ["what's our hourly rate", "get_rates", {}],
  [
    "set the hourly rate to 95",
    "set_rates",
    { currency: "USD", hourlyRate: 9500, productRate: 1200 },
  ],
  [
    "put the product rate up to $14",
    "set_rates",
    { currency: "USD", hourlyRate: 9000, productRate: 1400 },
  ],
  ["show cost settings", "show_cost_settings", {}],
  ["how are quotes worked out", "show_cost_settings", {}],
  ["set overhead to 20%", "set_cost_settings", { overheadPercent: 20 }],
  ["make the margin 45 percent", "set_cost_settings", { marginPercent: 45 }],
  ["what do we pay for tubes", "list_product_prices", {}],
  ["show me the product prices", "list_product_prices", {}],
  ["delete the price of koleston", "delete_product_price", { priceId: PRICE }],
  // the salon's own plans
  ["show billing", "show_billing", {}],
  ["what do we pay a month for this", "show_billing", {}],
  ["cancel the inventory plan", "end_plan", { product: "inventory" }],
  ["end our social media subscription", "end_plan", { product: "social" }],
  ["resume the salon plan", "resume_plan", { product: "salon" }],
  ["keep the inventory plan after all", "resume_plan", { product: "inventory" }],
  // formulas and bowls
  ["show the last bowls", "list_bowls", {}],
  ["which bowls did we mix today", "list_bowls", {}],
  ["undo the last bowl", "undo_bowl", { bowlId: BOWL }],
  ["i didn't mix that bowl after all", "undo_bowl", { bowlId: BOWL }],
  [
    "rename the house gloss formula to winter gloss",
    "change_library_formula",
    { id: GLOSS_FORMULA, name: "Winter Gloss" },
  ],
  [
    "add a note to house gloss: 5 min less on fine hair",
    "change_library_formula",
    { id: GLOSS_FORMULA, notes: "5 min less on fine hair" },
  ],
  ["show formula imports", "list_formula_imports", {}],
  ["how's the library import going", "list_formula_imports", {}],
  ["import the formulas from the sheet", "start_formula_import", { id: SHEET }],
  [
    "check the formula sheet again",
    "check_formula_import",
    { id: SHEET, columns: [{ column: 0, field: "name" }], headerRow: 1 },
  ],
  ["stop the formula import", "cancel_formula_import", { id: SHEET }],
  [
    "undo the formula import",
    "undo_formula_import",
    { id: "0198a000-0000-7000-8000-000000001002" },
  ],
  ["stop sharing dana's plan", "stop_sharing_roadmap", { consultationId: PLAN_OF }],
  ["take down the roadmap link for dana", "stop_sharing_roadmap", { consultationId: PLAN_OF }],
  ["remove clients.csv from the move", "remove_migration_file", { id: MOVE, fileId: FILE }],
  // what formulas are made with
  ["what developer do i use by default", "get_stylist_preferences", {}],
  [
    "make redken my main brand",
    "set_stylist_preferences",
    { brandId: "redken", productLineIds: [], developerVolume: 20 },
  ],
  [
    "set my default developer to 30 vol",
    "set_stylist_preferences",
    {
      brandId: "wella-professionals",
      productLineIds: ["koleston-perfect"],
      developerBrand: null,
      developerVolume: 30,
    },
  ],
  ["put shades eq first", "order_brand_preferences", { ids: [LINES[1], LINES[0], LINES[2]] }],
  [
    "move koleston to the bottom of the list",
    "order_brand_preferences",
    { ids: [LINES[1], LINES[2], LINES[0]] },
  ],
  ["what's on my shelf", "show_shelf", {}],
  ["show me the redken shelf", "show_shelf", { brand: "redken" }],
  // screens
  ["take me to inventory", "open_screen", { screen: "inventory" }],
  ["open settings", "open_screen", { screen: "sign_in" }],
  ["go to the library", "open_screen", { screen: "library" }],
  ["bring me to the calendar", "open_screen", { screen: "appointments" }],
  ["change my password", "open_screen", { screen: "sign_in" }],
  ["connect instagram", "open_screen", { screen: "social_accounts" }],
  ["where do i enter my api key", "open_screen", { screen: "ai_key" }],
  ["export all my data", "open_screen", { screen: "export" }],
  ["make a new api token", "open_screen", { screen: "api_tokens" }],
  // taking back
  ["undo that", "undo_last", {}],
  ["oops, undo", "undo_last", {}],
  ["undo the last change", "undo_last", {}],
  ["take the booking back", "undo_last", { about: "appointment" }],
  ["undo that cancellation", "undo_last", { about: "appointment" }],
  ["undo the price change", "undo_last", { about: "service" }],
  ["put that back how it was", "undo_last", {}],
  // prices by a share, a sum or in bare words
  ["balayage to $195", "set_price", { service: "Balayage", price: "195" }],
  ["put the balayage up 10", "set_price", { service: "Balayage", price: "190" }],
  ["take 5 off the gloss", "set_price", { service: "Gloss", price: "60" }],
  ["raise balayage by 10%", "set_price", { service: "Balayage", price: "198" }],
  ["mens cut 40 to 45", "set_price", { service: "Men's Cut", price: "45" }],
  ["balayage should be two hundred", "set_price", { service: "Balayage", price: "200" }],
  ["make the gloss a tenner more", "set_price", { service: "Gloss", price: "75" }],
  [
    "what would 8% on colour look like",
    "preview_reprice",
    { category: "Color Services", percent: 8 },
  ],
  ["what if i put colour up 10%", "preview_reprice", { category: "Color Services", percent: 10 }],
  ["whats a balayage these days", "list_services", {}],
  ["how much do i charge for a gloss", "list_services", {}],
  ["which service makes me least", "service_margins", {}],
  ["root touch up is 75 mins now", "update_service", { service: "Root Touch-Up", duration: 75 }],
  [
    "take a 50% deposit on color correction",
    "update_service",
    { service: "Color Correction", payAtBooking: "deposit", depositPercent: 50 },
  ],
  [
    "dont take online bookings for color correction",
    "update_service",
    { service: "Color Correction", online: false },
  ],
  ["rename the gloss to glass gloss", "update_service", { service: "Gloss", name: "Glass Gloss" }],
  // deliveries, and what is asked of the stock
  ["the cosmoprof box came, its all there", "receive_order", { orderId: SENT }],
  ["we got the cosmoprof order today, nothing missing", "receive_order", { orderId: SENT }],
  [
    "cosmoprof shorted us 1 09v",
    "receive_order",
    { orderId: SENT, items: [{ itemId: v09, received: 3 }] },
  ],
  ["send salon supply the order", "email_order", { orderId: DRAFT }],
  ["email the order to the supplier", "email_order", { orderId: DRAFT }],
  ["did the 7/1s ever turn up from cosmo", "find_orders", { about: "cosmo" }],
  ["whats on order", "find_orders", { open: true }],
  ["warn me at 6 tubes for 8/0 not 4", "change_item", { itemId: k80, lowStockThreshold: 6 }],
  ["got any 7/1 left", "list_stock", { search: "7/1" }],
  ["get 4 more tubes of 7/1", "order_item", { item: "Koleston Perfect 7/1", quantity: 4 }],
  ["order 6 of the 8/0", "order_item", { item: "Koleston Perfect 8/0", quantity: 6 }],
  ["used the last 8/0", "adjust_stock", { itemId: k80, units: -2, reason: "used" }],
  ["the bottle of 20 vol leaked", "adjust_stock", { itemId: dev20, units: -1, reason: "broken" }],
  ["What's running low?", "list_stock", { low: true }],
  ["anything running out?", "list_stock", { low: true }],
  ["what do we need to order", "list_stock", { low: true }],
  ["are we low on anything", "list_stock", { low: true }],
  ["low stock", "list_stock", { low: true }],
  ["how much 7/1 do we have", "list_stock", { search: "7/1" }],
  ["how many tubes of 8/3 are left?", "list_stock", { search: "8/3" }],
  ["do we still have 20 vol in stock?", "list_stock", { search: "20 vol" }],
  ["have we got any olaplex left", "list_stock", { search: "olaplex" }],
  ["reorder it", "reorder", { rule: "threshold" }],
  ["order what's low", "reorder", { rule: "threshold" }],
  ["restock", "reorder", { rule: "threshold" }],
  ["reorder by usage", "reorder", { rule: "usage" }],
  [
    "reorder everything from Salon Supply",
    "reorder",
    { rule: "threshold", supplier: "Salon Supply" },
  ],
  ["order more developer", "list_stock", { search: "developer" }],
  ["did the Wella order come?", "find_orders", { about: "Wella" }],
  ["has the order from last week arrived", "find_orders", {}],
  ["where is my order", "find_orders", {}],
  ["any open orders?", "find_orders", { open: true }],
  ["show me the orders", "find_orders", {}],
  ["send the order", "email_order", { orderId: DRAFT }],
  ["email it to the supplier", "email_order", { orderId: DRAFT }],
  ["the delivery came", "receive_order", { orderId: SENT }],
  // prices
  ["Put the balayage at $195", "set_price", { service: "Balayage", price: "195" }],
  ["set the price of root touch-up to 85", "set_price", { service: "Root Touch-Up", price: "85" }],
  ["change my women's cut to 72.50", "set_price", { service: "Women's Cut", price: "72.50" }],
  ["raise the balayage to 210 €", "set_price", { service: "Balayage", price: "210" }],
  ["gloss is now 60", "set_price", { service: "Gloss", price: "60" }],
  [
    "a root touch-up should cost 45 dollars",
    "set_price",
    { service: "Root Touch-Up", price: "45" },
  ],
  [
    "I charge 250 for color correction now",
    "set_price",
    { service: "Color Correction", price: "250" },
  ],
  ["what do we make on a balayage?", "service_margins", { service: "balayage" }],

  // posts, payments and plans
  ["write me a caption for keishas balayage", "write_caption", { about: "keishas balayage" }],
  ["post the balayage one now", "publish_post", { postId: POST_BALAYAGE }],
  ["bin the gloss post", "delete_post", { postId: POST_GLOSS }],
  ["what goes out this week", "list_posts", {}],
  [
    "send dana a link to pay the balance",
    "request_payment",
    { appointmentId: VISITS_OF.dana, purpose: "balance" },
  ],
  ["ruth no showed, charge her", "charge_no_show", { paymentId: CARD }],
  ["does ruth owe us anything", "visit_money", { appointmentId: VISITS_OF.ruth }],
  ["what came in by card yesterday", "payments_taken", { from: "2026-11-23", to: "2026-11-23" }],
  [
    "how much did we take yday card n cash",
    "payments_taken",
    { from: "2026-11-23", to: "2026-11-23" },
  ],
  ["drop me to pro", "upgrade_subscription", { tier: "pro" }],
  ["am i on pro", "get_subscription", {}],
  ["bin the house gloss", "delete_library_formula", { id: GLOSS_FORMULA }],
];

describe("words of the business", () => {
  it.each(PHRASES)("come to their call: %s", (says, tool, input) => {
    const { calls } = calledBy(says, BUSINESS);
    expect(calls.filter(([name]) => name !== "offer_choices").at(-1)).toEqual([tool, input]);
  });
});

const NEW_PRICES = [
  {
    serviceId: "0198a000-0000-7000-8000-000000000102",
    afterMinor: 7000,
    afterMaxMinor: null,
    version: 1,
  },
];

describe("many prices at once", () => {
  it.each([
    ["all colour +8 %, round to 5", { category: "Color Services", percent: 8, roundTo: 5 }],
    ["raise all prices by 10%", { percent: 10 }],
    ["raise all colour prices by 5 dollars", { category: "Color Services", amount: 5 }],
    [
      "put all treatments up by 7,5 percent and round to the nearest 0.5",
      { category: "Treatments", percent: 7.5, roundTo: 0.5 },
    ],
    ["make everything 10% cheaper", { percent: -10 }],
    ["lower all cut prices by 3", { category: "Cutting & Styling", amount: -3 }],
    ["reprice every service plus 4%", { percent: 4 }],
  ])("are looked at, and then changed as they were shown: %s", (says, input) => {
    expect(calledBy(says, BUSINESS).last).toEqual([
      ["preview_reprice", input],
      ["apply_reprice", { services: NEW_PRICES }],
    ]);
  });
});

/** Words of the chair that sound like the shop. */
const OF_THE_CHAIR = [
  "she wants to go lighter, level 6 to 8",
  "is her porosity low",
  "low lights, level 6",
  "set a timer for 35 minutes",
  "make it 25% more",
  "mix 60 g",
  "how much time is left",
  "put her at 3 pm",
  "why 20 vol?",
  "it came out too dark",
  "I made a level 8 with koleston",
  "her ends are a 9, put them at 7",
  "in order to lift her to 9 what do I do",
  "order of application?",
  "order of the foils",
];
const OF_THE_SHOP =
  /stock|_item|_order|reorder|_service|_price|reprice|margins|supplier|payments_taken/;

it.each(OF_THE_CHAIR)("takes nothing of the shop for: %s", (says) => {
  const { calls } = calledBy(says, {
    ...CHAIR,
    ...BUSINESS,
    formulate: () => CHAIR["get_consultation"]?.({}),
  });
  expect(calls.map(([tool]) => tool).filter((tool) => OF_THE_SHOP.test(tool))).toEqual([]);
});

/** Facts, however they are said. */
it.each<[says: string, input: object]>([
  ["set the price of balayage to one ninety five", { service: "Balayage", price: "195" }],
  ["set the price of gloss to from sixty", { service: "Gloss", price: "from 60" }],
  ["put the price of gloss up by a tenner", { service: "Gloss", price: "75" }],
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
  [
    "note the count: 7/1 theres 3, gloves just the one",
    {
      counts: [
        { itemId: k71, units: 3 },
        { itemId: gloves, units: 1 },
      ],
    },
  ],
])("arrive as they are meant: %s", (says, input) => {
  expect(calledBy(says, BUSINESS).last.at(-1)?.[1]).toMatchObject(input);
});

it("makes up no fact: what is not in stock is not ordered, and a share that is missing is asked for", () => {
  expect(calledBy("draft an order of two of coffees", BUSINESS).last).toEqual([
    ["list_stock", { search: "coffee" }],
  ]);
  expect(calledBy("preview the prices of colour up", BUSINESS).last).toEqual([]);
});

/** Words that name an act and are no order to do it. */
const NO_ORDERS = [
  "balayage at 3",
  "gloss at 10",
  "cut 30",
  "roots to 7",
  "put the cut up",
  "balayage goes up to 195 from monday",
  "order more",
  "order us two coffees",
  "order some toner",
  "don't post the balayage one",
  "is the bottle of 20 vol leaking",
  "we're not out of 09v",
  "don't take the gloss off the menu",
  "please don't delete the supplier cosmoprof",
  "i never deleted the gloss service",
  "can i delete a service?",
  "how do i delete a supplier",
  "how do i add an item",
  "what happens if i cancel the cosmoprof order",
  "should i cancel the cosmoprof order",
  "if it's late cancel the cosmoprof order",
  "cancel the cosmoprof order if it doesn't come today",
  "maybe cancel the cosmoprof order",
  "i'm thinking of cancelling the inventory plan",
  "thinking about ending our social media subscription",
  "i might take balayage off the menu",
  "we were going to delete the supplier cosmoprof",
  "tess said cancel the cosmoprof order",
  "the rep told me to cancel the order",
  "my accountant says set overhead to 30%",
  "she wants me to delete the gloss service",
  "“cancel the cosmoprof order”",
  "i haven't phoned in the order",
  "we didn't sell 2 tubes of 7/1",
  "i think we sold 2 tubes of 7/1, not sure",
  "did we sell 2 tubes of 7/1?",
  "did you cancel the cosmoprof order?",
  "was the gloss taken off the menu?",
  "don't charge ruth for the no-show",
  "do we charge ruth for the no-show?",
  "should we charge ruth for the no show",
  "don't send dana a payment link",
  "has tess sent dana a payment link?",
  "would it be better to refund dana",
  "don't undo that",
  "can you even undo that",
  "when she pays, cancel dana's payment link",
  "next year we'll set the hourly rate to 120",
  "i wish we could put balayage at 300",
  "one day i'll disconnect facebook",
  "don't finish the stock take yet",
  "who finished the stock take",
  "i'd never delete the gloss service",
  "what if we no longer buy from salon supply",
  "not going to cancel the inventory plan",
  "don't release the formula",
  "is it possible to release the formula",
  "we won't be needing the starter menu",
  "delete the perm service",
  "remove vaseline from the stock list",
  "cancel the order",
];

describe("words that are no order", () => {
  it.each(NO_ORDERS)("change nothing: %s", (says) => {
    const { calls, text } = calledBy(says, BUSINESS);
    expect(actsOf(calls)).toEqual([]);
    expect(text).not.toBe("");
  });
});

/** Messages of one thread, and the call that the last one comes to. */
const THREADS: [says: string[], tool: string, input: object][] = [
  [["put the cut up", "mens cut", "45"], "set_price", { service: "Men's Cut", price: "45" }],
  [["balayage to $195", "no, 205"], "set_price", { service: "Balayage", price: "205" }],
  [["what's low", "order more"], "reorder", { rule: "threshold" }],
  [
    ["write me a caption for the gloss", "schedule it for friday at 6"],
    "create_post",
    { caption: "Soft and sunlit.", hashtags: [], date: "2026-11-27", time: "18:00" },
  ],
  [["take the cut off the menu", "the mens one"], "delete_service", { service: "Men's Cut" }],
  [["take the gloss off the menu", "no, the balayage"], "delete_service", { service: "Balayage" }],
  [
    ["add a service", "Glass Hair", "120", "75 min"],
    "create_service",
    { name: "Glass Hair", category: "Other", basePrice: "120", duration: 75 },
  ],
  [
    ["add a service gloss refresh for 55, 40 min", "no, 60 dollars"],
    "create_service",
    { name: "Gloss Refresh", category: "Color Services", basePrice: "60", duration: 40 },
  ],
  [["we sold 2 tubes of 7/1", "no, 3"], "adjust_stock", { itemId: k71, units: -1, reason: "sold" }],
  [
    ["we sold 2 tubes of 7/1", "sorry, the 8/0"],
    "adjust_stock",
    { itemId: k80, units: -2, reason: "sold" },
  ],
  [
    ["set the low stock threshold for 7/1 to 5", "make it 8"],
    "change_item",
    { itemId: k71, lowStockThreshold: 8 },
  ],
  [["start a stock take", "7/1, 4 tubes"], "count_stock", { counts: [{ itemId: k71, units: 4 }] }],
  [
    ["start a stock take", "7/1, 4 tubes", "blondor 1"],
    "count_stock",
    { counts: [{ itemId: blondor, units: 1 }] },
  ],
  [
    ["start a stock take", "7/1, 4 tubes", "no, 5"],
    "count_stock",
    { counts: [{ itemId: k71, units: 5 }] },
  ],
  [["start a stock take", "7/1, 4 tubes", "that's all"], "finish_stock_take", {}],
  [["cancel the order", "the cosmoprof one"], "cancel_order", { orderId: SENT }],
  [
    ["change 7/1 on the order to 8", "make it 9"],
    "change_order",
    { orderId: DRAFT, items: lines([blondor, 2], [k71, 9]) },
  ],
  [
    ["move the balayage post to saturday", "no, friday"],
    "change_post",
    { postId: POST_BALAYAGE, date: "2026-11-27" },
  ],
  [
    ["move the balayage post to saturday", "put it on facebook too"],
    "change_post",
    { postId: POST_BALAYAGE, platform: ["instagram", "facebook"] },
  ],
  [["switch the social plan", "full management"], "subscribe_social", { tier: "full-management" }],
  [["cancel my subscription", "inventory"], "end_plan", { product: "inventory" }],
  [
    ["how much does dana still owe", "send her a payment link"],
    "request_payment",
    { appointmentId: VISITS_OF.dana, purpose: "balance" },
  ],
  [
    ["send dana a payment link", "cancel her payment link"],
    "cancel_payment_link",
    { paymentId: LINK },
  ],
  [
    ["refund dana", "she cancelled in time"],
    "refund_payment",
    { paymentId: CARD, reason: "she cancelled in time" },
  ],
  [["has jess paid?", "jess park"], "visit_money", { appointmentId: VISITS_OF.jessPark }],
  [
    ["set the hourly rate to 95", "actually 98"],
    "set_rates",
    { currency: "USD", hourlyRate: 9800, productRate: 1200 },
  ],
  [["set overhead to 20%", "make it 25"], "set_cost_settings", { overheadPercent: 25 }],
  [
    ["delete the supplier cosmo", "what's low?", "delete the supplier salon suply", "Salon Supply"],
    "delete_supplier",
    { supplierId: SUPPLIERS_OF.salonSupply },
  ],
];

describe("several turns", () => {
  it.each(THREADS)("%j", (says, tool, input) => {
    expect(calledBy(says, BUSINESS).last.at(-1)).toEqual([tool, input]);
  });

  it("asks which one where several go by a name, and offers them", () => {
    const { calls, text, options } = calledBy("delete the cut service", BUSINESS);
    expect(actsOf(calls)).toEqual([]);
    expect(text).toBe("Which service do you mean?");
    expect(options).toEqual(["Women's Cut", "Men's Cut"]);
  });

  it("says what there is where nothing goes by a name", () => {
    const { calls, text } = calledBy("delete the perm service", BUSINESS);
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain("There is no service “perm”. There are Balayage, Gloss");
  });

  it("drops a question that is not answered", () => {
    const { calls, text } = calledBy(["cancel the order", "never mind"], BUSINESS);
    expect(actsOf(calls)).toEqual([]);
    expect(text).toContain("dropped");
  });

  it("goes on with another wish in the place of an answer", () => {
    const { last } = calledBy(["cancel the order", "what's low?"], BUSINESS);
    expect(last).toEqual([["list_stock", { low: true }]]);
  });

  it("says that it leaves things, or what it could do, where words are no order", () => {
    expect(calledBy("don't cancel the cosmoprof order", BUSINESS).text).toBe(
      "All right, I leave it as it is.",
    );
    expect(calledBy("can i cancel an order?", BUSINESS).text).toContain("I can cancel an order.");
  });
});
