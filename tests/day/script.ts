import type { HandMethod } from "#tools/payments/bill/bill-schema.ts";

/** The day on the salon's clock: a Monday in Berlin, in winter. */
export const DAY = "2026-11-23";

/** An instant of the day. */
export const at = (time: string) => new Date(`${DAY}T${time}:00+01:00`);

export const TEAM = ["Maren Falk", "Sia Lund", "Mina Costa"] as const;
export type Colleague = (typeof TEAM)[number];

export const MENU = {
  Haircut: { price: "$85", minutes: 60 },
  "Root touch-up": { price: "$120", minutes: 90 },
  Gloss: { price: "$60", minutes: 45 },
  "Blow-dry": { price: "$45", minutes: 30 },
} as const;

/** Who has a record before the day begins; the walk-in has none. */
export const CLIENTS = [
  "Nora Whitfield",
  "Ana Reyes",
  "Leo Brandt",
  "Dana Holt",
  "Elin Voss",
  "Bea Stolz",
] as const;

/** What somebody does, in minor units and minutes of the salon's clock. */
export type Act =
  | { does: "block"; stylist: Colleague; from: string; to: string; reason: string }
  | {
      does: "book";
      client: string;
      stylist: Colleague;
      service: keyof typeof MENU;
      time: string;
    }
  | { does: "miss"; client: string }
  | { does: "mix"; client: string; grams: number }
  | { does: "weigh back"; client: string; mixed: number; left: number }
  | { does: "time"; label: string; minutes: number }
  | { does: "rescue"; words: string }
  | {
      does: "close";
      client: string;
      price: number;
      method: HandMethod;
      tip?: number;
      weeks?: number;
    }
  | { does: "refund"; client: string; amount: number; reason: string }
  | { does: "count"; counted: number; float: number };

/** One thing of the day: when, who does it, what, and what they would type to the assistant. */
export type Step = { at: string; who: "owner" | "stylist"; act: Act; says: string[] };

const book = (
  client: string,
  stylist: Colleague,
  service: keyof typeof MENU,
  time: string,
  ...says: string[]
): Step => ({
  at: "08:50",
  who: "owner",
  act: { does: "book", client, stylist, service, time },
  says,
});

/** A whole day of a salon of three, from opening to the counted drawer. */
export const SCRIPT: readonly Step[] = [
  {
    at: "08:40",
    who: "owner",
    act: { does: "block", stylist: "Sia Lund", from: "13:00", to: "13:30", reason: "lunch" },
    says: ["block sia's lunch today 13:00 to 13:30"],
  },
  book(
    "Nora Whitfield",
    "Maren Falk",
    "Haircut",
    "10:00",
    "book nora whitfield for a haircut today at 10",
  ),
  book(
    "Ana Reyes",
    "Sia Lund",
    "Root touch-up",
    "10:00",
    "book ana reyes with sia for a root touch-up today at 10am",
  ),
  book(
    "Leo Brandt",
    "Mina Costa",
    "Haircut",
    "10:00",
    "leo brandt, haircut with mina, today 10:00",
  ),
  book("Dana Holt", "Maren Falk", "Gloss", "11:30", "put dana holt in for a gloss today 11:30"),
  book(
    "Elin Voss",
    "Sia Lund",
    "Haircut",
    "14:00",
    "elin voss wants a haircut with sia at 2pm today",
  ),
  book("Bea Stolz", "Mina Costa", "Blow-dry", "15:00", "book bea stolz blow-dry w mina today 3pm"),
  {
    at: "10:05",
    who: "stylist",
    act: { does: "mix", client: "Ana Reyes", grams: 60 },
    says: ["open ana's last formula", "mixed it, 60 g"],
  },
  {
    at: "10:25",
    who: "owner",
    act: { does: "miss", client: "Leo Brandt" },
    says: ["leo brandt didn't show"],
  },
  {
    at: "10:30",
    who: "owner",
    act: {
      does: "book",
      client: "Tess Moran",
      stylist: "Mina Costa",
      service: "Blow-dry",
      time: "10:30",
    },
    says: ["walk-in: tess moran, blow-dry with mina now at 10:30"],
  },
  {
    at: "11:00",
    who: "owner",
    act: {
      does: "close",
      client: "Nora Whitfield",
      price: 8500,
      method: "cash",
      tip: 1000,
      weeks: 6,
    },
    says: ["close nora, 85 cash, 10 tip, back in 6 weeks"],
  },
  {
    at: "11:05",
    who: "owner",
    act: { does: "close", client: "Tess Moran", price: 4500, method: "cash" },
    says: ["tess moran is done, 45 cash"],
  },
  {
    at: "11:25",
    who: "stylist",
    act: { does: "weigh back", client: "Ana Reyes", mixed: 60, left: 10 },
    says: ["open ana's last formula", "10 g was left of the 60"],
  },
  {
    at: "11:30",
    who: "owner",
    act: { does: "close", client: "Ana Reyes", price: 12_000, method: "terminal", tip: 1500 },
    says: ["close ana reyes, 120 by card, tip 15"],
  },
  {
    at: "11:45",
    who: "owner",
    act: { does: "time", label: "toner", minutes: 20 },
    says: ["start a 20 min toner timer"],
  },
  {
    at: "11:51",
    who: "owner",
    act: { does: "rescue", words: "toner on six minutes, ends going violet" },
    says: ["toner on six minutes, ends going violet"],
  },
  {
    at: "12:20",
    who: "owner",
    act: { does: "close", client: "Dana Holt", price: 6000, method: "terminal" },
    says: ["close dana's gloss, 60 on the card machine"],
  },
  {
    at: "15:00",
    who: "owner",
    act: { does: "close", client: "Elin Voss", price: 7500, method: "cash" },
    says: ["close elin, she paid 75 cash"],
  },
  {
    at: "15:40",
    who: "owner",
    act: { does: "close", client: "Bea Stolz", price: 4500, method: "voucher" },
    says: ["close bea stolz: 45 by voucher"],
  },
  {
    at: "16:10",
    who: "owner",
    act: { does: "refund", client: "Elin Voss", amount: 2000, reason: "Not happy with the result" },
    says: ["refund elin 20", "Not happy with the result"],
  },
  {
    at: "18:00",
    who: "owner",
    act: { does: "count", counted: 29_500, float: 10_000 },
    says: ["close the day, 295 in the drawer, 100 was in it this morning"],
  },
];
