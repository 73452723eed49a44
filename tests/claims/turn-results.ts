import type { Appointment } from "#tools/appointments/schema.ts";
import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import type { ColourFacts } from "#tools/colour/told/schema.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";

const uuid = (last: number) => `01980000-0000-7000-8000-${String(last).padStart(12, "0")}`;
/** When every turn of the tables was: a Wednesday. */
export const NOW = new Date("2026-11-25T09:00:00Z");

function visit(over: Partial<Appointment>): Appointment {
  return {
    id: uuid(1),
    stylistId: uuid(2),
    stylistName: "Maren Falk",
    clientId: uuid(3),
    clientName: "Nora Lind",
    clientEmail: null,
    clientPhone: null,
    serviceId: uuid(4),
    serviceType: "Full balayage",
    appointmentDate: "2026-11-26",
    appointmentTime: "14:30",
    startsAt: "2026-11-26T14:30:00.000Z",
    endsAt: "2026-11-26T17:15:00.000Z",
    segments: [],
    notes: "",
    status: "confirmed",
    cancelledBy: null,
    source: "salon",
    seriesId: null,
    chairName: null,
    needsPatchTest: false,
    priceMinor: 24_500,
    payBy: null,
    clientConfirmedAt: null,
    lateMinutes: null,
    version: 1,
    createdAt: "2026-11-02T10:00:00.000Z",
    ...over,
  } as Appointment;
}

const NORA = visit({});
const IDA = visit({
  id: uuid(11),
  clientId: uuid(13),
  clientName: "Ida Berg",
  serviceType: "Root touch-up",
  appointmentTime: "09:00",
  startsAt: "2026-11-26T09:00:00.000Z",
  endsAt: "2026-11-26T10:15:00.000Z",
  status: "pending",
  priceMinor: 9_500,
  needsPatchTest: true,
});
const ADA = visit({
  id: uuid(21),
  clientId: uuid(23),
  clientName: "Ada Wolf",
  serviceType: "Gloss",
  appointmentTime: "11:00",
  startsAt: "2026-11-26T11:00:00.000Z",
  endsAt: "2026-11-26T11:45:00.000Z",
  status: "cancelled",
  cancelledBy: "client",
  priceMinor: 6_000,
});

function client(over: Partial<Client>): Client {
  return {
    id: uuid(3),
    name: "Nora Lind",
    email: "nora@example.com",
    phone: "+44 20 7946 0101",
    mustKnow: null,
    hasAllergies: false,
    patchTest: {
      state: "passed",
      testId: uuid(5),
      brandId: "wella-professionals",
      doneAt: "2026-09-03T09:00:00.000Z",
      expiresAt: "2027-03-03T09:00:00.000Z",
    },
    lastVisitAt: "2026-09-10T12:00:00.000Z",
    nextVisitAt: "2026-11-26T14:30:00.000Z",
    visits: 7,
    birthDate: null,
    allergies: null,
    notes: "Likes it cool",
    preferredStylistId: null,
    source: "salon",
    portfolioConsentAt: null,
    noShows: 0,
    tests: [],
    hidden: [],
    version: 1,
    createdAt: "2025-01-02T09:00:00.000Z",
    ...over,
  } as Client;
}
const IDA_CLIENT = client({
  id: uuid(13),
  name: "Ida Berg",
  email: null,
  phone: null,
  hasAllergies: true,
  allergies: "PPD",
  mustKnow: "Faints easily",
  notes: null,
  visits: 2,
  lastVisitAt: "2026-08-14T12:00:00.000Z",
  patchTest: { state: "missing", testId: null, brandId: null, doneAt: null, expiresAt: null },
});

const free = (over: Partial<FreeTimes>): FreeTimes => ({
  stylistId: uuid(2),
  stylistName: "Maren Falk",
  service: "Full balayage",
  minutes: 165,
  timeZone: "UTC",
  fitting: 1,
  times: [{ date: "2026-11-27", time: "13:30", start: "2026-11-27T13:30:00.000Z" }],
  why: [],
  ...over,
});

function service(over: Partial<Service>): Service {
  return {
    id: uuid(4),
    stylistId: uuid(2),
    name: "Full balayage",
    category: "Colour",
    description: "Freehand lightening with a gloss",
    basePrice: "$245",
    basePriceMinor: 24_500,
    priceRange: null,
    priceMax: null,
    priceMaxMinor: null,
    priceFrom: false,
    payAtBooking: "deposit",
    depositText: "$60",
    depositMinor: 6_000,
    depositPercent: null,
    noShowPercent: null,
    duration: 165,
    segments: [],
    online: true,
    onlineInProcessing: false,
    needsPatchTest: true,
    starter: false,
    version: 1,
    ...over,
  } as Service;
}
const GLOSS = service({
  id: uuid(14),
  name: "Gloss",
  description: "Shine and tone",
  basePrice: "$60",
  basePriceMinor: 6_000,
  payAtBooking: "nothing" as Service["payAtBooking"],
  depositText: null,
  depositMinor: null,
  duration: 45,
});
const TOUCH_UP = service({
  id: uuid(24),
  name: "Root touch-up",
  description: "New growth only",
  basePrice: "$95",
  basePriceMinor: 9_500,
  payAtBooking: "nothing" as Service["payAtBooking"],
  depositText: null,
  depositMinor: null,
  duration: 75,
});

const KOLESTON = {
  id: uuid(31),
  name: "Koleston 7/1",
  brand: "Wella",
  category: "color",
  productCode: null,
  barcode: null,
  currentQuantity: 3,
  unit: "tube",
  unitGrams: 60,
  openGrams: 20,
  openedAt: null,
  lowStockThreshold: 4,
  targetQuantity: null,
  isLow: true,
  costPerUnit: "$9.80",
  costPerUnitMinor: 980,
  supplierId: null,
  supplierName: "Salon Supply",
  link: null,
  expiresOn: null,
  notes: null,
  needsCount: false,
  createdAt: "2026-01-02T09:00:00.000Z",
} as Item;
const stock = (items: Item[]): StockFound => ({
  items,
  total: items.length,
  low: items.length,
  worth: "$29.40",
  unpriced: 0,
});

const timer = (over: Partial<Timer>): Timer => ({
  id: uuid(41),
  label: "Roots",
  clientName: "Nora Lind",
  consultationId: null,
  formulaId: null,
  step: null,
  minutes: 35,
  startedAt: "2026-11-25T09:00:00.000Z",
  endsAt: "2026-11-25T09:35:00.000Z",
  stoppedAt: null,
  ...over,
});

const consultation = (clientName: string, createdAt: string) => ({
  id: uuid(51),
  stylistId: uuid(2),
  clientName,
  serviceType: "toning",
  currentLevel: 7,
  desiredLevel: 7,
  desiredTone: "cool_ash",
  createdAt,
});

const of = (tool: string, input: unknown, value: unknown) => ({ tool, input, value });
const DAY = { from: "2026-11-26", to: "2026-11-26" };

/** Results of a turn as the tools give them. */
export const RESULTS = {
  day: of("list_appointments", DAY, { appointments: [NORA, IDA, ADA] }),
  noDay: of("list_appointments", { from: "2026-11-29", to: "2026-11-29" }, { appointments: [] }),
  noVisit: of(
    "list_appointments",
    { clientName: "Petra Holm", from: "2026-11-25", to: "2026-12-25" },
    { appointments: [] },
  ),
  nora: of("get_client", { id: uuid(3) }, { client: client({}), last: [] }),
  ida: of("get_client", { id: uuid(13) }, { client: IDA_CLIENT, last: [] }),
  noClient: of("find_clients", { search: "Petra" }, { total: 0, items: [] }),
  free: of("find_free_times", { from: "2026-11-27", serviceName: "Full balayage" }, free({})),
  full: of(
    "find_free_times",
    { from: "2026-11-28", serviceName: "Full balayage" },
    free({ fitting: 0, times: [], why: ["On Saturday, November 28 every time is taken."] }),
  ),
  waiting: of(
    "list_waitlist",
    {},
    {
      entries: [
        {
          id: uuid(61),
          clientName: "Lena Ott",
          serviceType: "Gloss",
          from: "2026-11-27",
          to: "2026-12-04",
          status: "waiting",
          createdAt: "2026-11-20T09:00:00.000Z",
        } as WaitlistEntry,
      ],
    },
  ),
  nobodyWaits: of("list_waitlist", {}, { entries: [] }),
  cancelled: of(
    "set_appointment_status",
    { id: uuid(1), version: 1, status: "cancelled" },
    visit({ status: "cancelled", version: 2 }),
  ),
  moved: of(
    "move_appointment",
    { id: uuid(1), version: 1, appointmentDate: "2026-11-27", appointmentTime: "13:30" },
    visit({
      appointmentDate: "2026-11-27",
      appointmentTime: "13:30",
      startsAt: "2026-11-27T13:30:00.000Z",
      endsAt: "2026-11-27T16:15:00.000Z",
    }),
  ),
  booked: of(
    "book_client",
    { clientId: uuid(13), serviceId: uuid(14), appointmentDate: "2026-12-01" },
    visit({
      id: uuid(71),
      clientId: uuid(13),
      clientName: "Ida Berg",
      serviceType: "Gloss",
      appointmentDate: "2026-12-01",
      appointmentTime: "10:00",
      startsAt: "2026-12-01T10:00:00.000Z",
      endsAt: "2026-12-01T10:45:00.000Z",
      priceMinor: 6_000,
    }),
  ),
  menu: of(
    "list_services",
    {},
    {
      stylistId: uuid(2),
      stylistName: "Maren Falk",
      services: [service({}), GLOSS, TOUCH_UP],
    },
  ),
  price: of(
    "update_service",
    { service: "Gloss", basePrice: "65" },
    { ...GLOSS, basePrice: "$65", basePriceMinor: 6_500 },
  ),
  stock: of("list_stock", { search: "Koleston 7/1" }, stock([KOLESTON])),
  noStock: of("list_stock", { search: "Igora 9-1" }, stock([])),
  found: of(
    "find_consultations",
    { q: "Nora" },
    {
      total: 2,
      items: [
        consultation("Nora Lind", "2026-09-10T12:00:00.000Z"),
        consultation("Nora Lind", "2026-06-02T12:00:00.000Z"),
      ],
    },
  ),
  noneFound: of("find_consultations", { q: "Petra" }, { total: 0, items: [] }),
  formula: of("formulate", {}, consultationResult(BRASSY)),
  ratio: of("colour_facts", { topic: "ratio", line: "Color Touch", grams: 30, of: "colour" }, {
    topic: "ratio",
    says: "Color Touch is mixed 1:2: 30 g of colour with 60 g of developer.",
    verdict: null,
    asks: null,
    facts: [
      { rule: "ratio", label: "Color Touch", figure: "1:2", source: "Wella, technical guide" },
    ],
  } satisfies ColourFacts),
  timer: of("start_timer", { label: "Roots", minutes: 35, clientName: "Nora Lind" }, timer({})),
  timers: of("list_timers", {}, [timer({})]),
  noTimers: of("list_timers", {}, []),
  mixed: of("mix_bowl", { formulaId: uuid(81) }, {
    id: uuid(82),
    formulaId: uuid(81),
    name: "Toner",
    grams: 60,
    leftGrams: null,
    drawn: [{ name: "Color Touch 7/1", code: "7/1", grams: 20, itemId: uuid(83), why: "drawn" }],
    cost: 432,
    clientId: null,
    appointmentId: null,
    stylistName: "Maren Falk",
    undoneAt: null,
    createdAt: "2026-11-25T09:00:00.000Z",
  } satisfies MixedBowl),
  taken: of(
    "payments_taken",
    { from: "2026-11-24", to: "2026-11-24" },
    {
      from: "2026-11-24",
      to: "2026-11-24",
      rows: [
        {
          currency: "USD",
          purpose: "balance",
          method: "card",
          charged: 48_000,
          refunded: 0,
          disputed: 0,
          net: 48_000,
          count: 3,
        },
      ],
    },
  ),
  refunded: of(
    "refund_payment",
    { paymentId: uuid(91), reason: "Cancelled in time" },
    { id: uuid(91), clientName: "Nora Lind", amount: 6_000, refunded: 6_000, currency: "USD" },
  ),
  cost: of(
    "bowl_cost",
    { line: "Color Touch", grams: 45 },
    { name: "Color Touch", currency: "USD", sentence: "45 g of Color Touch cost $4.32." },
  ),
} as const;
export type ResultName = keyof typeof RESULTS;

/** How a call of a turn ended; one that waits stands as a card. */
export type Ending = "" | "waits" | "denied" | "failed" | { refused: string };
export type Call = ResultName | readonly [ResultName, Ending];
