import type { Answers } from "#tests/builtin-talk.ts";
import { id, SALON } from "./verb-salon.ts";

const item = (number: number, name: string, brand: string, currentQuantity: number) => ({
  id: id(number),
  name,
  brand,
  productCode: null,
  unit: "tube",
  currentQuantity,
  openGrams: 0,
});
export const ITEMS = {
  k71: id(201),
  k80: id(202),
  dev20: id(203),
  blondor: id(204),
  v09: id(205),
  gloves: id(206),
};
export const SUPPLIERS_OF = { salonSupply: id(301), cosmo: id(302) };
const supplier = (number: number, name: string) => ({
  id: id(number),
  name,
  contactEmail: null,
  contactPhone: null,
  accountNumber: "A-17",
});
export const DRAFT = id(401);
export const SENT = id(402);
const order = (number: string, supplierName: string, status: string, items: object[]) => ({
  number,
  supplierName,
  status,
  items,
  expectedOn: null,
});
export const POST_GLOSS = id(501);
export const POST_BALAYAGE = id(502);
const visit = (number: number, clientName: string, serviceType: string, date: string) => ({
  id: id(number),
  clientName,
  stylistName: "Maren Falk",
  serviceType,
  appointmentDate: date,
  appointmentTime: "14:00",
  startsAt: `${date}T19:00:00.000Z`,
  endsAt: `${date}T20:00:00.000Z`,
  status: "confirmed",
  version: 1,
});
export const VISITS_OF = { dana: id(601), jessMoreno: id(602), jessPark: id(603), ruth: id(604) };
export const LINK = id(701);
export const CARD = id(702);
const payment = (number: number, purpose: string, status: string, amount: number) => ({
  id: id(number),
  purpose,
  status,
  amount,
  currency: "USD",
  clientName: "Dana Whitlock",
});
export const BOWL = id(801);
export const PRICE = id(901);
export const SHEET = id(1001);
export const MOVE = id(1101);
export const FILE = id(1102);
export const LINES = [id(1201), id(1202), id(1203)] as const;
export const GLOSS_FORMULA = id(1301);
export const PLAN_OF = id(1401);
const line = (at: number, brandId: string, productLineId: string, brandName: string) => ({
  id: LINES[at],
  brandId,
  productLineId,
  brandName,
  productLineName: productLineId,
});
const sheet = (number: number, fileName: string, status: string) => ({
  id: id(number),
  fileName,
  status,
  count: 40,
  mapping: { columns: [{ column: 0, field: "name" }], headerRow: 1 },
});

const bowl = {
  order: 1,
  role: "base",
  brandId: "goldwell",
  lineId: "colorance",
  brandName: "Goldwell",
  lineName: "Colorance",
  type: "demi-permanent",
  purpose: "tone",
  zone: "ends",
  shades: [{ code: "8BA", name: "8BA", level: 8, tone: "ash", hex: null, grams: 30 }],
  developer: { name: "Lotion", volume: 7, grams: 60 },
  ratio: "1:2",
  minutes: [15, 20],
  onScalp: false,
  heat: false,
};
const MADE = {
  consultation: {
    id: PLAN_OF,
    clientName: "Dana Whitlock",
    currentLevel: 6,
    desiredLevel: 8,
    findings: [],
    requires: [],
    sessions: [1, 1],
    confidence: 78,
    trace: [],
    consultationType: "new",
    serviceType: "toning",
    createdAt: "2026-10-06T00:00:00.000Z",
  },
  formula: null,
  formulas: [{ id: id(1402), role: "base", bowl, withheld: false }],
  steps: [bowl],
  aiAnalysis: "",
  treatmentPlan: {},
};

/** What the lists of the business side answer. */
export const BUSINESS: Answers = {
  find_free_times: () => ({
    service: "Balayage",
    minutes: 30,
    stylistName: "Ana",
    fitting: 0,
    times: [],
    why: [],
  }),
  ...SALON,
  list_stock: () => ({
    items: [
      item(201, "Koleston Perfect 7/1", "Wella", 4),
      item(202, "Koleston Perfect 8/0", "Wella", 2),
      item(203, "Welloxon 20 vol", "Wella", 3),
      item(204, "Blondor powder", "Wella", 1),
      item(205, "Shades EQ 09V", "Redken", 6),
      item(206, "Nitrile gloves", "Fripac", 9),
    ],
    total: 6,
    low: 1,
  }),
  list_suppliers: () => ({
    suppliers: [supplier(301, "Salon Supply"), supplier(302, "CosmoProf")],
  }),
  find_orders: () => ({
    about: null,
    orders: [
      {
        id: DRAFT,
        ...order("0198a000", "Salon Supply", "draft", [
          { itemId: ITEMS.k71, name: "Koleston Perfect 7/1", quantity: 6, productCode: null },
          { itemId: ITEMS.blondor, name: "Blondor powder", quantity: 2, productCode: null },
        ]),
      },
      {
        id: SENT,
        ...order("0198b000", "CosmoProf", "submitted", [
          { itemId: ITEMS.v09, name: "Shades EQ 09V", quantity: 4, productCode: null },
        ]),
      },
    ],
  }),
  list_posts: () => ({
    subscription: { tier: "full-management", postsRemaining: "unlimited" },
    posts: [
      {
        id: POST_GLOSS,
        caption: "Gloss Tuesdays are back",
        postType: "promo",
        hashtags: ["gloss"],
        platform: ["instagram"],
        status: "draft",
        scheduledFor: null,
      },
      {
        id: POST_BALAYAGE,
        caption: "A soft balayage for autumn",
        postType: "before-after",
        hashtags: ["balayage"],
        platform: ["instagram"],
        status: "scheduled",
        scheduledFor: "2026-11-27T15:00:00.000Z",
      },
    ],
    total: 2,
  }),
  list_social_accounts: () => ({ accounts: [{ platform: "instagram" }] }),
  list_appointments: () => ({
    appointments: [
      visit(601, "Dana Whitlock", "Gloss", "2026-11-24"),
      visit(602, "Jess Moreno", "Balayage", "2026-11-25"),
      visit(603, "Jess Park", "Gloss", "2026-11-26"),
      visit(604, "Ruth Feldman", "Root Touch-Up", "2026-11-20"),
    ],
  }),
  visit_money: () => ({
    currency: "USD",
    price: 6500,
    paid: 2000,
    due: 4500,
    payments: [payment(701, "balance", "open", 4500), payment(702, "card", "paid", 0)],
  }),
  request_payment: () => ({ ...payment(701, "balance", "open", 4500), sent: ["sms"] }),
  charge_no_show: () => ({ charged: true, sentence: "The card was charged.", payment: {} }),
  refund_payment: () => payment(702, "deposit", "paid", 2000),
  get_rates: () => ({ currency: "USD", hourlyRate: 9000, productRate: 1200 }),
  list_bowls: () => ({
    bowls: [{ id: BOWL, name: "Koleston Perfect", grams: 90, undoneAt: null }],
    total: 1,
  }),
  list_product_prices: () => ({
    currency: "USD",
    prices: [{ id: PRICE, name: "Wella Koleston Perfect", code: null, part: "colour" }],
  }),
  list_formula_imports: () => ({
    imports: [sheet(1001, "winter.xlsx", "checked"), sheet(1002, "old book.csv", "done")],
  }),
  check_formula_import: () => sheet(1001, "winter.xlsx", "checked"),
  undo_formula_import: () => ({ ...sheet(1002, "old book.csv", "undone"), removed: 40, kept: 0 }),
  list_migrations: () => ({
    migrations: [
      {
        id: MOVE,
        status: "pending",
        platformName: "Square",
        files: [],
      },
    ],
    platforms: [],
  }),
  check_migration: () => ({
    id: MOVE,
    files: [{ id: FILE, fileName: "clients.csv", rows: 40 }],
    missing: null,
    counts: null,
    skipped: 2,
    problems: [],
  }),
  list_brand_preferences: () => [
    line(0, "wella-professionals", "koleston-perfect", "Wella"),
    line(1, "redken", "shades-eq-gloss", "Redken"),
    line(2, "wella-professionals", "blondor", "Wella"),
  ],
  order_brand_preferences: () => [line(1, "redken", "shades-eq-gloss", "Redken")],
  get_stylist_preferences: () => ({
    brandId: "wella-professionals",
    productLineIds: ["koleston-perfect"],
    developerBrand: null,
    developerVolume: 20,
  }),
  find_formulas: () => ({
    items: [
      { id: GLOSS_FORMULA, name: "House gloss", clientName: null, notation: "", origin: "saved" },
    ],
    total: 1,
  }),
  find_consultations: () => ({
    total: 1,
    items: [{ id: PLAN_OF, clientName: "Dana Whitlock", createdAt: "2026-10-06T00:00:00.000Z" }],
  }),
  preview_reprice: () => ({
    services: [{ serviceId: id(102), afterMinor: 7000, afterMaxMinor: null, version: 1 }],
  }),
  apply_reprice: ({ services }) => ({ services, batchId: id(1501) }),
  get_consultation: () => MADE,
  list_conversations: () => ({ conversations: [], total: 0 }),
  convert_written: () => ({
    convertedIngredients: [{ original: "7/1", converted: "07N", basis: "computed" }],
    cautions: [],
  }),
  read_notation: () => ({ bowls: [], notes: "", unread: [], ok: true, findings: [] }),
  service_margins: () => ({ margins: [], currency: "USD" }),
  payments_taken: () => ({ from: null, to: null, rows: [] }),
  who_did: () => ({ entries: [] }),
  get_subscription: () => ({ tier: "complete", tiers: [], uploadsRemaining: "unlimited" }),
  reorder: () => ({ orders: [], withoutSupplier: [], onTheWay: [], inDraft: [] }),
  write_caption: () => ({
    caption: "Soft and sunlit.",
    hashtags: [],
    photoNote: null,
    consultationId: null,
    photos: [],
  }),
  show_stock_take: () => ({ take: null }),
  count_stock: () => ({ counted: [{ itemName: "Koleston Perfect 7/1", units: 4 }] }),
  change_order: () => ({ supplierName: "Salon Supply", items: [], expectedOn: null }),
};
