import { beforeAll, describe, expect, it } from "vitest";
import { appointments } from "#db/schema/appointments.ts";
import { consultations } from "#db/schema/consultations.ts";
import { ledgerEntries, payments } from "#db/schema/payments.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { services } from "#db/schema/services.ts";
import { mixedBowls, stockMovements } from "#db/schema/stock.ts";
import { clients as clientRows } from "#db/schema/clients.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { eraseClient } from "#tools/privacy/erase.ts";
import { mergeClients } from "#tools/clients/merge.ts";
import { createClient } from "#tools/clients/clients.ts";
import { newId } from "#tools/core/id.ts";
import type {
  ClientsReport,
  FormulaReport,
  ProductReport,
  RevenueReport,
} from "#tools/reports/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import {
  plainConsultation,
  rolledBowl,
  rolledOutcome,
  rolledVisit,
  seededDie,
  stockShelf,
} from "#tests/report-rows.ts";
import { addStylist, joinTeam, type Colleague } from "#tests/salons/team.ts";

const ZONE = "Europe/Berlin";
const NOW = new Date("2026-11-20T12:00:00Z");
const FROM = Date.parse("2025-09-01T00:00:00Z");

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let ines: Colleague;
let left: string;
let visits: (typeof appointments.$inferInsert)[];
let bowls: ReturnType<typeof rolledBowl>[];
let told: (typeof outcomes.$inferInsert & { maker: string })[];
let menu: { id: string; name: string }[];
let shelf: string[];

beforeAll(async () => {
  app = await startApp({ now: () => NOW });
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await putOnTier(maren, "complete");
  await putOnTier(neighbour, "complete");
  ines = await joinTeam(app, maren, { name: "Ines", email: "ines@x.example", role: "stylist" });
  left = await addStylist(maren, { name: "Lou", email: "lou@x.example" });
  await furnish(maren, [maren.actor.stylistId, ines.stylistId, left], 4711);
  const kept = { visits, bowls, told, menu, shelf };
  await furnish(neighbour, [neighbour.actor.stylistId], 1147);
  ({ visits, bowls, told, menu, shelf } = kept);
}, 120_000);

async function furnish(salon: Salon, stylists: string[], seed: number) {
  const die = seededDie(seed);
  const { salonId } = salon.actor;
  const { db } = salon.ctx();
  const clients: string[] = [];
  for (let at = 0; at < 40; at += 1)
    clients.push((await createClient(salon.ctx(), { name: `Client ${seed}-${at}` })).id);
  const category = "Color Services" as const;
  menu = ["Gloss", "Balayage"].map((name) => ({ id: newId(), name }));
  const made = { salonId, stylistId: salon.actor.stylistId, createdAt: NOW, updatedAt: NOW };
  await db.insert(services).values(
    menu.map((each) => ({
      ...made,
      ...each,
      category,
      basePrice: 1,
      segments: [],
    })),
  );
  const offered = [...menu, { id: null, name: "Cut" }, { id: null, name: " Gloss " }];
  const whole = { salonId, stylists, clients, services: offered };
  visits = Array.from({ length: 700 }, () =>
    rolledVisit(die, { ...whole, from: FROM, to: NOW.getTime() }),
  );
  // crowded around the nights on which the clocks change
  for (const night of ["2026-03-28T20:00:00Z", "2026-10-24T20:00:00Z"])
    for (let at = 0; at < 60; at += 1) {
      const from = Date.parse(night);
      visits.push(rolledVisit(die, { ...whole, from, to: from + 30 * 3_600_000 }));
    }
  await db.insert(appointments).values(visits);
  shelf = await stockShelf(salon, ["Koleston 7/1", "Koleston 8/0"]);
  bowls = Array.from({ length: 300 }, () =>
    rolledBowl(die, { salonId, stylists, shelf, from: FROM, to: NOW.getTime() }),
  );
  await db.insert(mixedBowls).values(bowls.map(({ bowl }) => bowl));
  await db.insert(stockMovements).values(bowls.flatMap(({ moves }) => moves));
  const asked = Array.from({ length: 200 }, () => {
    const at = FROM + die.roll(440) * 86_400_000 + die.roll(86_400) * 1000;
    return plainConsultation(salonId, die.pick(stylists), new Date(at));
  });
  await db.insert(consultations).values(asked);
  told = asked
    .filter(() => die.roll(4) > 0)
    .map((each) => ({
      ...rolledOutcome(die, each, salon.actor.stylistId),
      maker: each.stylistId,
    }));
  await db.insert(outcomes).values(told.map(({ maker: _maker, ...row }) => row));
}

async function read<T>(path: string, who: Pick<Salon, "request"> = maren): Promise<T> {
  const response = await who.request(`/api/reports/${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

/** A day by the clock on the wall, from the platform's own calendar. */
const wall = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
const dayOf = (at: Date) => wall.format(at);
const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const within = (at: Date, from: string, to: string) => dayOf(at) >= from && dayOf(at) <= to;
const sum = (rows: readonly { price?: number | null }[]) =>
  rows.reduce((all, { price }) => all + (price ?? 0), 0);
const percent = (count: number, of: number) => (of < 5 ? null : Math.round((count / of) * 100));
const share = (count: number, of: number) => ({ of, count, percent: percent(count, of) });

const RANGES: [string, string][] = [
  ["2026-10-22", "2026-11-20"],
  ["2026-03-29", "2026-03-29"],
  ["2026-10-25", "2026-10-25"],
  ["2026-03-20", "2026-05-31"],
  ["2025-11-21", "2026-11-20"],
];
const WHOSE = ["all", "ines", "left"] as const;
const CASES = RANGES.flatMap(([from, to]) => WHOSE.map((whose) => [from, to, whose] as const));

function scope(from: string, to: string, whose: (typeof WHOSE)[number]) {
  const stylistId = { all: undefined, ines: ines.stylistId, left }[whose];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const query = new URLSearchParams({ from, to, ...(stylistId && { stylistId }) }).toString();
  const before = { from: shift(from, -days), to: shift(from, -1) };
  const theirs = (row: { stylistId: string }) => !stylistId || row.stylistId === stylistId;
  const completed = visits.filter(({ status }) => status === "completed");
  const seen = completed.filter((row) => theirs(row) && within(row.startsAt, from, to));
  const earlier = completed.filter(
    (row) => theirs(row) && within(row.startsAt, before.from, before.to),
  );
  return { query, before, theirs, completed, seen, earlier };
}

describe("revenue", () => {
  it.each(CASES)("from %s to %s of %s is what its visits add up to", async (from, to, whose) => {
    const { query, before, seen, earlier } = scope(from, to, whose);
    const report = await read<RevenueReport>(`revenue?${query}`);
    expect(report).toMatchObject({
      range: { from, to },
      total: sum(seen),
      visits: seen.length,
      unpriced: seen.filter(({ price }) => price === null).length,
      before: { range: before, total: sum(earlier), visits: earlier.length },
    });
    for (const { from: first, to: last, ...figures } of report.over) {
      const own = seen.filter(({ startsAt }) => within(startsAt, first, last));
      expect(figures).toEqual({ total: sum(own), visits: own.length });
    }
    expect(report.over[0]?.from).toBe(from);
    expect(report.over.at(-1)?.to).toBe(to);
    report.over.slice(1).forEach((each, at) => {
      expect(each.from).toBe(shift(report.over[at]?.to ?? "", 1));
    });
    const called = (row: (typeof visits)[number]) =>
      menu.find(({ id }) => id === row.serviceId)?.name ?? row.serviceType.trim();
    for (const { name, ...figures } of report.services) {
      const own = seen.filter((row) => called(row) === name);
      expect(figures).toEqual({ total: sum(own), visits: own.length });
    }
    expect(new Set(report.services.map(({ name }) => name)).size).toBe(report.services.length);
    for (const parts of [report.services, report.stylists, report.over])
      expect(parts.reduce((all, { visits: some }) => all + some, 0)).toBe(seen.length);
  });

  it("has what came by card and went back beside it, in the salon's currency", async () => {
    const { db } = maren.ctx();
    const { salonId } = maren.actor;
    const visit = visits.find((row) => row.stylistId === ines.stylistId)!;
    const payment = (currency: string, appointmentId: string | null) => ({
      id: newId(),
      salonId,
      purpose: "balance" as const,
      status: "paid" as const,
      amount: 5000,
      currency,
      appointmentId,
      createdAt: NOW,
      updatedAt: NOW,
    });
    const own = payment("USD", visit.id ?? null);
    const other = payment("EUR", null);
    await db.insert(payments).values([own, other]);
    const entry = (
      kind: "charge" | "refund" | "refund_failed" | "dispute",
      amount: number,
      at: string,
      of = own,
    ) => ({
      id: newId(),
      salonId,
      paymentId: of.id,
      kind,
      amount,
      currency: of.currency,
      objectId: newId(),
      createdAt: new Date(at),
    });
    await db.insert(ledgerEntries).values([
      entry("charge", 5000, "2026-03-28T23:00:00Z"),
      entry("refund", -2000, "2026-03-29T21:59:59Z"),
      entry("refund_failed", 500, "2026-03-29T10:00:00Z"),
      entry("dispute", -100, "2026-03-29T10:00:00Z"),
      // the day has 23 hours: these are the neighbours'
      entry("charge", 7, "2026-03-29T22:00:00Z"),
      entry("charge", 11, "2026-03-28T22:59:59Z"),
      entry("charge", 999, "2026-03-29T10:00:00Z", other),
    ]);
    const day = "from=2026-03-29&to=2026-03-29";
    const money = { received: 5000, refunded: 1500, disputed: 100 };
    expect(await read(`revenue?${day}`)).toMatchObject({ ...money, otherCurrency: 1 });
    expect(await read(`revenue?${day}&stylistId=${ines.stylistId}`)).toMatchObject(money);
    expect(await read(`revenue?${day}&stylistId=${left}`)).toMatchObject({
      received: 0,
      refunded: 0,
      disputed: 0,
    });
  });
});

describe("clients", () => {
  it.each(CASES)("from %s to %s of %s are counted once and followed", async (from, to, whose) => {
    const { query, before, theirs, completed, seen, earlier } = scope(from, to, whose);
    const report = await read<ClientsReport>(`clients?${query}`);
    const people = (rows: typeof visits) => new Set(rows.flatMap(({ clientId }) => clientId ?? []));
    const byAge = completed.toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    const first = (client: string) => byAge.find(({ clientId }) => clientId === client)!;
    const isFirst = (row: (typeof visits)[number]) =>
      Boolean(row.clientId) && first(row.clientId!).id === row.id;
    const rebooked = (rows: typeof visits) => {
      const judged = rows.filter(({ clientId, source }) => clientId && source !== "import");
      const kept = judged.filter((row) =>
        visits.some(
          (next) =>
            next.clientId === row.clientId &&
            dayOf(next.startsAt) > dayOf(row.startsAt) &&
            next.createdAt.getTime() <= row.endsAt.getTime() + 86_400_000 &&
            (next.status === "completed" || next.cancelledBy === "no_show"),
        ),
      );
      return share(kept.length, judged.length);
    };
    const again = people(completed.filter(({ startsAt }) => within(startsAt, from, to)));
    const were = [...people(earlier)];
    const cohort = [...people(completed)].map(first).filter((row) => {
      const end = shift(dayOf(row.startsAt), 90);
      return theirs(row) && end >= from && end <= to && end < dayOf(NOW);
    });
    const second = cohort.filter((row) =>
      completed.some(
        ({ clientId, startsAt }) =>
          clientId === row.clientId &&
          dayOf(startsAt) > dayOf(row.startsAt) &&
          dayOf(startsAt) <= shift(dayOf(row.startsAt), 90),
      ),
    );
    const off = visits.filter(
      (row) => theirs(row) && row.status === "cancelled" && within(row.startsAt, from, to),
    );
    const missed = off.filter(({ cancelledBy }) => cancelledBy === "no_show").length;
    const called = off.filter(({ cancelledBy }) => /client|salon/.test(cancelledBy ?? "")).length;
    const settled = seen.length + missed + called;
    expect(report).toMatchObject({
      visits: seen.length,
      clients: people(seen).size,
      unknown: seen.filter(({ clientId }) => !clientId).length,
      newClients: seen.filter(isFirst).length,
      rebooked: rebooked(seen),
      retained: share(were.filter((each) => again.has(each)).length, were.length),
      secondVisit: share(second.length, cohort.length),
      cancelled: share(called, settled),
      missed: share(missed, settled),
      before: {
        range: before,
        clients: people(earlier).size,
        newClients: earlier.filter(isFirst).length,
        rebooked: rebooked(earlier),
      },
    });
    for (const { from: begin, to: end, ...figures } of report.over) {
      const own = seen.filter(({ startsAt }) => within(startsAt, begin, end));
      const fresh = own.filter(isFirst).length;
      expect(figures).toEqual({ newClients: fresh, returning: people(own).size - fresh });
    }
    for (const { stylistId, rebooked: theirShare, newClients } of report.stylists) {
      const own = seen.filter((row) => row.stylistId === stylistId);
      expect([theirShare, newClients]).toEqual([rebooked(own), own.filter(isFirst).length]);
    }
  });

  it("who were folded into one or erased are one", async () => {
    const ctx = neighbour.ctx();
    const { salonId, stylistId } = neighbour.actor;
    const make = async (name: string) => (await createClient(ctx, { name })).id;
    const [keep, other, gone] = [await make("Ada"), await make("Ada B."), await make("Bea")];
    const visit = (clientId: string, hour: number) => ({
      ...visits[0]!,
      id: newId(),
      salonId,
      stylistId,
      serviceId: null,
      clientId,
      status: "completed" as const,
      cancelledBy: null,
      startsAt: new Date(`2025-02-03T${hour}:00:00Z`),
      endsAt: new Date(`2025-02-03T${hour}:30:00Z`),
    });
    await ctx.db
      .insert(appointments)
      .values([visit(keep, 14), visit(other, 15), visit(gone, 16), visit(gone, 17)]);
    const range = "clients?from=2025-02-03&to=2025-02-03";
    expect(await read(range, neighbour)).toMatchObject({ visits: 4, clients: 3, newClients: 3 });
    await mergeClients(ctx, { keepId: keep, otherId: other });
    await eraseClient(ctx, { id: gone });
    expect(await read(range, neighbour)).toMatchObject({ visits: 4, clients: 2, newClients: 2 });
    expect(await ctx.db.select().from(clientRows)).not.toEqual([]);
  });

  it("who come twice on a day came once, and a second visit counts to the last of 90 days", async () => {
    const ctx = neighbour.ctx();
    const { id: clientId } = await createClient(ctx, { name: "Cleo" });
    const visit = (startsAt: string) => ({
      ...visits[0]!,
      id: newId(),
      salonId: neighbour.actor.salonId,
      stylistId: neighbour.actor.stylistId,
      serviceId: null,
      clientId,
      status: "completed" as const,
      cancelledBy: null,
      source: "staff" as const,
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 3_600_000),
      createdAt: new Date("2024-05-01T12:00:00Z"),
    });
    const { db } = ctx;
    const first = "clients?from=2024-05-06&to=2024-05-06";
    const ran = "clients?from=2024-08-04&to=2024-08-04";
    await db
      .insert(appointments)
      .values([visit("2024-05-06T14:00:00Z"), visit("2024-05-06T19:00:00Z")]);
    expect(await read(first, neighbour)).toMatchObject({ rebooked: { of: 2, count: 0 } });
    expect(await read(ran, neighbour)).toMatchObject({ secondVisit: { of: 1, count: 0 } });
    // a quarter past midnight in New York: the 91st day
    await db.insert(appointments).values(visit("2024-08-05T04:15:00Z"));
    expect(await read(ran, neighbour)).toMatchObject({ secondVisit: { of: 1, count: 0 } });
    await db.insert(appointments).values(visit("2024-08-05T03:45:00Z"));
    expect(await read(ran, neighbour)).toMatchObject({ secondVisit: { of: 1, count: 1 } });
    expect(await read(first, neighbour)).toMatchObject({ rebooked: { of: 2, count: 2 } });
  });
});

describe("product", () => {
  it.each(CASES)(
    "from %s to %s of %s is what was mixed and weighed back",
    async (from, to, whose) => {
      const { query, before, theirs } = scope(from, to, whose);
      const report = await read<ProductReport>(`product?${query}`);
      const mixed = (first: string, last: string) =>
        bowls.filter(
          ({ bowl }) => !bowl.undoneAt && theirs(bowl) && within(bowl.createdAt, first, last),
        );
      const grams = (of: typeof bowls) => of.reduce((all, { bowl }) => all + bowl.grams, 0);
      const back = (of: typeof bowls) =>
        of.reduce((all, { bowl }) => all + Math.min(bowl.leftGrams ?? 0, bowl.grams), 0);
      const own = mixed(from, to);
      const weighed = own.filter(({ bowl }) => bowl.leftGrams !== null);
      const wasted = weighed.reduce(
        (all, { bowl }) => all + ((bowl.cost ?? 0) * bowl.leftGrams!) / bowl.grams,
        0,
      );
      expect(report).toMatchObject({
        bowls: own.length,
        grams: grams(own),
        weighed: {
          bowls: weighed.length,
          grams: grams(weighed),
          leftGrams: back(weighed),
          percent: weighed.length < 5 ? null : Math.round((back(weighed) / grams(weighed)) * 100),
        },
        cost: own.reduce((all, { bowl }) => all + (bowl.cost ?? 0), 0),
        wastedCost: Math.round(wasted),
        uncosted: own.filter(({ bowl }) => bowl.cost === null).length,
        before: { range: before, bowls: mixed(before.from, before.to).length },
      });
      for (const { from: begin, to: end, ...figures } of report.over)
        expect(figures).toEqual({
          grams: grams(mixed(begin, end)),
          wastedGrams: back(mixed(begin, end)),
        });
      for (const { itemId, grams: used, wastedGrams } of report.products) {
        const part = own.flatMap(({ bowl }) => {
          const drawn = bowl.drawn.find((each) => each.itemId === itemId);
          return drawn ? [{ bowl, grams: drawn.grams }] : [];
        });
        expect(used).toBe(part.reduce((all, each) => all + each.grams, 0));
        const known = part.filter(({ bowl }) => bowl.leftGrams !== null);
        const gone = known.reduce(
          (all, each) => all + (each.grams * each.bowl.leftGrams!) / each.bowl.grams,
          0,
        );
        if (known.length === 0) expect(wastedGrams).toBeNull();
        else expect(wastedGrams).toBeCloseTo(gone, 0);
      }
      expect(report.products.reduce((all, each) => all + each.grams, 0)).toBe(grams(own));
    },
  );
});

describe("formulas", () => {
  it.each(CASES)("from %s to %s of %s are held against their outcomes", async (from, to, whose) => {
    const { query, before, theirs } = scope(from, to, whose);
    const report = await read<FormulaReport>(`formulas?${query}`);
    const of = (first: string, last: string) =>
      told.filter(
        ({ maker, createdAt }) => theirs({ stylistId: maker }) && within(createdAt, first, last),
      );
    const own = of(from, to);
    const happy = (rows: typeof told) => share(rows.filter((row) => row.happy).length, rows.length);
    const levels = own.filter(({ levelReached }) => levelReached !== null);
    const near = levels.filter((row) => Math.abs(row.levelReached! - row.levelPlanned!) <= 0.5);
    expect(report).toMatchObject({
      outcomes: own.length,
      hit: happy(own),
      level: { of: levels.length, percent: percent(near.length, levels.length) },
      tone: { of: 0, percent: null },
      before: { range: before, hit: happy(of(before.from, before.to)) },
    });
    for (const { from: begin, to: end, ...figures } of report.over)
      expect(figures).toEqual({
        outcomes: of(begin, end).length,
        hits: of(begin, end).filter((row) => row.happy).length,
      });
    const lineName = (key: string | null | undefined) => {
      const line = key ? findLine(key) : undefined;
      return line && `${line.brandName} ${line.name}`;
    };
    for (const { name, hit } of report.lines)
      expect(hit).toEqual(happy(own.filter(({ line }) => lineName(line) === name)));
  });
});

describe("who may see what", () => {
  const NAMES = ["revenue", "clients", "product", "formulas"];

  it("lets a stylist see their own figures and nobody else's", async () => {
    const own = await read<RevenueReport>("revenue", ines);
    const asked = await read<RevenueReport>(`revenue?stylistId=${ines.stylistId}`);
    expect(own).toEqual(asked);
    expect(own.stylists.map(({ stylistId }) => stylistId)).toEqual([ines.stylistId]);
    for (const name of NAMES)
      for (const path of [name, `${name}.csv`]) {
        const of = (id: string) => ines.request(`/api/reports/${path}?stylistId=${id}`);
        expect((await of(left)).status, path).toBe(403);
        expect((await of(neighbour.actor.stylistId)).status).toBe(403);
      }
  });

  it("asks for the plan that includes it", async () => {
    await putOnTier(neighbour, "pro");
    for (const name of NAMES) {
      const response = await neighbour.request(`/api/reports/${name}`);
      expect([response.status, await response.json()]).toMatchObject([
        402,
        { requiredTier: "complete" },
      ]);
    }
    await putOnTier(neighbour, "complete");
  });

  it.each([
    ["from=2026-02-30", "from"],
    ["to=yesterday", "to"],
    ["from=2026-03-02&to=2026-03-01", "to"],
    ["from=2024-01-01&to=2026-01-01", "from"],
    ["stylistId=me", "stylistId"],
  ])("refuses %s by the name of its field", async (query, path) => {
    for (const name of NAMES) {
      const response = await maren.request(`/api/reports/${name}?${query}`);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { issues: expect.arrayContaining([expect.objectContaining({ path })]) },
      ]);
    }
  });

  it("reports on the last thirty days where nobody says", async () => {
    const { range } = await read<RevenueReport>("revenue");
    expect(range).toEqual({ from: "2026-10-22", to: "2026-11-20" });
  });
});

describe("as CSV", () => {
  it("has headings, the same sums, and no cell that is a formula", async () => {
    const query = "from=2026-03-20&to=2026-05-31";
    const report = await read<ProductReport>(`product?${query}`);
    const response = await maren.request(`/api/reports/product.csv?${query}`);
    expect(response.headers.get("content-disposition")).toContain("product.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toBe(
      '"Part","Name","From","To","Bowls","Grams","Left over, grams","Cost","Currency"',
    );
    expect(lines[1]).toBe(
      `"All","Mixed","2026-03-20","2026-05-31","${report.bowls}","${report.grams}","${report.weighed.leftGrams}","${report.cost / 100}","USD"`,
    );
    expect(lines.some((line) => line.includes(`"'=Not kept"`))).toBe(true);
    expect(lines.some((line) => line.includes(`"=`))).toBe(false);
  });

  it.each(["revenue", "clients", "formulas"])("%s has as many cells in each line", async (name) => {
    const text = await (await maren.request(`/api/reports/${name}.csv`)).text();
    const cells = text
      .trim()
      .split("\r\n")
      .map((line) => line.split('","').length);
    expect(new Set(cells).size).toBe(1);
    expect(cells.length).toBeGreaterThan(8);
  });
});
