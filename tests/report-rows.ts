import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { items } from "#db/schema/inventory.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { mixedBowls, stockMovements } from "#db/schema/stock.ts";
import { newId } from "#tools/core/id.ts";
import type { Salon } from "./fixtures.ts";

type Visit = typeof appointments.$inferInsert;

/** A die that falls alike in every run (mulberry32): `roll(n)` is 0 to n - 1. */
export function seededDie(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  return { roll, pick };
}

type Die = ReturnType<typeof seededDie>;

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;

/** One visit of a salon that is over or called off, by whatever the die says; at any quarter of an hour between the two instants. */
export function rolledVisit(
  die: Die,
  {
    salonId,
    stylists,
    clients,
    services,
    from,
    to,
  }: {
    salonId: string;
    stylists: readonly string[];
    clients: readonly string[];
    services: readonly { id: string | null; name: string }[];
    from: number;
    to: number;
  },
): Visit {
  const startsAt = from + die.roll((to - from) / QUARTER_MS) * QUARTER_MS;
  const service = die.pick(services);
  const state = die.roll(20);
  const cancelled = state < 5;
  return {
    id: newId(),
    salonId,
    stylistId: die.pick(stylists),
    clientId: die.roll(12) === 0 ? null : die.pick(clients),
    clientName: "Somebody",
    serviceId: service.id,
    serviceType: service.id ? "As it was called then" : service.name,
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt + (2 + die.roll(10)) * QUARTER_MS),
    segments: [],
    price: die.roll(9) === 0 ? null : 1000 + die.roll(30_000),
    status: cancelled ? "cancelled" : "completed",
    cancelledBy: cancelled ? die.pick(["client", "salon", "no_show", "unpaid"] as const) : null,
    source: die.roll(10) === 0 ? "import" : "staff",
    // some are booked at the visit before, some long before, some on the day
    createdAt: new Date(startsAt - die.roll(70 * 24) * (DAY_MS / 24)),
    updatedAt: new Date(startsAt),
  };
}

type Bowl = typeof mixedBowls.$inferInsert & { itemIds: string[] };

/** A bowl of one thing from the shelf and one that is not kept there, with its lines in the log. */
export function rolledBowl(
  die: Die,
  {
    salonId,
    stylists,
    shelf,
    from,
    to,
  }: {
    salonId: string;
    stylists: readonly string[];
    shelf: readonly string[];
    from: number;
    to: number;
  },
) {
  const createdAt = new Date(from + die.roll((to - from) / QUARTER_MS) * QUARTER_MS);
  const [kept, other] = [20 + die.roll(60), die.roll(40)];
  const itemId = die.pick(shelf);
  const stylistId = die.pick(stylists);
  const bowl: Omit<Bowl, "itemIds"> = {
    id: newId(),
    salonId,
    stylistId,
    name: "Roots",
    grams: kept + other,
    leftGrams: die.roll(3) === 0 ? null : die.roll(15),
    drawn: [
      { name: "Kept", code: null, grams: kept, itemId, why: "drawn" },
      { name: "=Not kept", code: null, grams: other, itemId: null, why: "not_stocked" },
    ],
    cost: die.roll(4) === 0 ? null : 100 + die.roll(900),
    createdAt,
    undoneAt: die.roll(8) === 0 ? createdAt : null,
  };
  const line = { salonId, itemId, stylistId, bowlId: bowl.id, after: 0, createdAt };
  // the bowl is put right by 5 g that were returned
  const moves: (typeof stockMovements.$inferInsert)[] = [
    { ...line, id: newId(), kind: "use", amount: -(kept + 5) * 10 },
    { ...line, id: newId(), kind: "return", amount: 50 },
  ];
  return { bowl, moves };
}

/** Things on the shelf. */
export async function stockShelf(salon: Salon, names: readonly string[]): Promise<string[]> {
  const { salonId } = salon.actor;
  const rows = names.map((name) => ({
    id: newId(),
    salonId,
    name,
    category: "color" as const,
    unit: "tube" as const,
    unitSize: 600,
    stock: 100_000,
    lowStockThreshold: 1,
    createdAt: new Date("2024-01-01T00:00:00Z"),
  }));
  await salon.ctx().db.insert(items).values(rows);
  return rows.map(({ id }) => id);
}

/** A consultation as it lies in the database, of a stylist, at an instant. */
export function plainConsultation(
  salonId: string,
  stylistId: string,
  createdAt: Date,
): typeof consultations.$inferInsert {
  return {
    id: newId(),
    salonId,
    stylistId,
    clientName: "Dana Whitfield",
    serviceType: "Color",
    currentLevel: 5,
    desiredLevel: 7,
    hairCondition: "good",
    damageLevel: "1",
    porosity: "normal",
    aiProvider: "gemini",
    aiAnalysis: "",
    request: {},
    answer: {},
    createdAt,
  };
}

/** What came of it, told two days later. */
export function rolledOutcome(
  die: Die,
  { id, salonId, createdAt }: typeof consultations.$inferInsert,
  toldBy: string,
): typeof outcomes.$inferInsert {
  const at = new Date(createdAt.getTime() + 2 * DAY_MS);
  const level = die.roll(3) > 0;
  return {
    id: newId(),
    salonId,
    stylistId: toldBy,
    consultationId: id ?? "",
    happy: die.roll(4) > 0,
    levelPlanned: 7,
    levelReached: level ? 6 + die.roll(5) / 2 : null,
    line: die.pick([
      "wella-professionals/koleston-perfect",
      "wella-professionals/color-touch",
      null,
    ]),
    createdAt: at,
    updatedAt: at,
  };
}
