import { addDays, weekdayOf } from "#tools/values/zone-rules.ts";
import { CLIENT_TABLE, type DemoClient } from "./client-table.ts";
import { COLOUR_CASES } from "./colour-cases.ts";
import { clockOf, freeStartsOf, openDay, take, type DayPlan } from "./day-plan.ts";
import { DIAGNOSES } from "./diagnoses.ts";
import { MENU, type MenuLine } from "./menu.ts";
import { TEAM, type FirstName } from "./team.ts";

/** What becomes of a visit; of one to come `booked`, until it is called off. */
export type Fate = "came" | "booked" | "cancelled_by_client" | "cancelled_by_salon" | "no_show";

/** A visit as the book of the demo salon is to hold it. */
export type PlannedVisit = {
  /** Null for somebody who walked in. */
  client: string | null;
  who: FirstName;
  service: string;
  /** Days from today, negative before it. */
  day: number;
  time: string;
  /** How long before, in days, it was booked. */
  lead: number;
  fate: Fate;
  /** Which of the forty heads it is. */
  head?: number;
};

/** The same visit again and again, booked as one. */
export type PlannedSeries = PlannedVisit & { everyWeeks: number; times: number };

export type BookPlan = { visits: PlannedVisit[]; series: PlannedSeries[] };

/** How far the demo's book reaches, in days. */
export const REACH = { past: 90, coming: 30 };

const WALKS_IN = ["Blow dry", "Blow dry", "Short cut", "Haircut", "Fringe trim"];
const SERVICES_OF: Record<DemoClient["habit"], string> = {
  roots: "Root touch-up",
  gloss: "Gloss",
  cut: "Haircut",
  "blow-dry": "Blow dry",
  lights: "Partial highlights",
  bond: "Bond treatment",
};
/** What somebody comes for in between, and how often by comparison. */
const BESIDE: Record<DemoClient["habit"], { service: string; times: number }> = {
  roots: { service: "Blow dry", times: 0.6 },
  gloss: { service: "Haircut", times: 0.9 },
  cut: { service: "Fringe trim", times: 0.7 },
  "blow-dry": { service: "Haircut", times: 2.2 },
  lights: { service: "Blow dry", times: 0.4 },
  bond: { service: "Haircut", times: 1.3 },
};
const SERIES = [
  { client: "Odette Lacroix", from: -77, everyWeeks: 2, times: 8 },
  { client: "Simone Baptiste", from: -70, everyWeeks: 2, times: 7 },
  { client: "Corinne Vasseur", from: -63, everyWeeks: 2, times: 7 },
];

/** The line of the menu of that name. */
export function lineCalled(service: string): MenuLine {
  const line = MENU.find(({ name }) => name === service);
  if (!line) throw new Error(`${service} is not on the menu.`);
  return line;
}

/** Fills the book of 120 days around a date with what a salon of three could have done. The same dice give the same book. */
export function planBook(today: string, random: () => number): BookPlan {
  const days = new Map<string, DayPlan>();
  const dayOf = (who: FirstName, day: number) => {
    const key = `${who} ${day}`;
    const plan = days.get(key) ?? openDay();
    days.set(key, plan);
    return plan;
  };
  const works = (who: FirstName, day: number) =>
    TEAM.some((one) => one.first === who && one.days.includes(weekdayOf(addDays(today, day))));
  const starts = (who: FirstName, service: string, day: number) =>
    works(who, day) ? freeStartsOf(dayOf(who, day), lineCalled(service).segments) : [];
  const put = (who: FirstName, service: string, day: number, start: number) => {
    take(dayOf(who, day), lineCalled(service).segments, start);
    return { who, service, day, time: clockOf(start) };
  };
  /** The first day from a wished one on, or back, on which it can be had. */
  const place = (who: FirstName, service: string, wished: number, step: 1 | -1) => {
    for (let day = wished; Math.abs(day - wished) < 12; day += step) {
      const free = starts(who, service, day);
      const start = free[Math.floor(random() ** 1.6 * free.length)];
      if (start !== undefined) return put(who, service, day, start);
    }
    return undefined;
  };
  const whoOf = (client: string) =>
    CLIENT_TABLE.find(({ name }) => name === client)?.with ?? "June";

  const series = SERIES.flatMap(({ client, from, everyWeeks, times }) => {
    const who = whoOf(client);
    const first = [0, 1, 2, 3, 4, 5, 6].map((n) => from + n).find((day) => works(who, day)) ?? from;
    for (let n = 1; n < times; n += 1)
      take(dayOf(who, first + n * everyWeeks * 7), lineCalled("Blow dry").segments, 9 * 60);
    const placed = put(who, "Blow dry", first, 9 * 60);
    return [{ ...placed, client, lead: 6, fate: "came" as const, everyWeeks, times }];
  });

  const visits: PlannedVisit[] = [];
  for (const [head, { client, ago, diagnosis }] of COLOUR_CASES.entries()) {
    const { menu } = DIAGNOSES[diagnosis];
    const who = whoOf(client);
    const placed = place(who, menu, -Math.max(1, ago), -1) ?? place(who, menu, -ago, 1);
    if (!placed || placed.day >= 0) throw new Error(`There is no day for ${client}.`);
    visits.push({ ...placed, client, head, lead: 7 + Math.floor(random() * 14), fate: "came" });
  }
  const inSeries = new Set(series.map(({ client }) => client));
  for (const { name, with: who, habit, weeks } of CLIENT_TABLE) {
    if (inSeries.has(name)) continue;
    const heads = visits.flatMap((each) =>
      each.client === name && each.head !== undefined ? [each.day] : [],
    );
    const beside = BESIDE[habit];
    for (const { service, every } of [
      { service: SERVICES_OF[habit], every: weeks * 7 },
      { service: beside.service, every: Math.round(weeks * 7 * beside.times) },
    ])
      for (
        let day = -REACH.past + Math.floor(random() * every);
        day <= REACH.coming;
        day += every
      ) {
        const wished = day + Math.floor(random() * 5) - 2;
        const tooNear = heads.some((other) => Math.abs(other - wished) < Math.min(9, every / 2));
        if (tooNear || wished < -REACH.past || (wished > 16 && random() < 0.15)) continue;
        const placed = place(who, service, wished, 1);
        if (!placed || placed.day > REACH.coming) continue;
        const lead = 4 + Math.floor(random() * 30);
        visits.push({ ...placed, client: name, lead, fate: fateOf(placed.day, random()) });
      }
  }
  // today and tomorrow are looked at first: they are full
  for (const day of [0, 0, 0, 1, 1])
    for (const { first: who } of TEAM.filter((one) => works(one.first, day))) {
      const near = new Set(
        visits.filter((each) => Math.abs(each.day - day) < 8).map((v) => v.client),
      );
      const someone = CLIENT_TABLE.find(
        (each) => each.with === who && !near.has(each.name) && !inSeries.has(each.name),
      );
      const placed = someone && place(who, oneOfThree(random()), day, 1);
      if (placed) visits.push({ ...placed, client: someone.name, lead: 6, fate: "came" });
    }
  for (let day = -REACH.past; day <= 0; day += 1)
    for (const { first: who } of TEAM.filter((one) => works(one.first, day))) {
      const busy = [5, 6].includes(weekdayOf(addDays(today, day)));
      const wanted = Math.floor(random() * (busy ? 3.4 : 2.2));
      for (let n = 0; n < wanted; n += 1) {
        const service = WALKS_IN[Math.floor(random() * WALKS_IN.length)] ?? "Blow dry";
        const free = starts(who, service, day);
        const start = free[Math.floor(random() * free.length)];
        if (start === undefined) continue;
        visits.push({ ...put(who, service, day, start), client: null, lead: 0, fate: "came" });
      }
    }
  return { visits, series };
}

const oneOfThree = (dice: number) =>
  dice < 0.4 ? "Haircut" : dice < 0.7 ? "Blow dry" : "Bond treatment";

function fateOf(day: number, dice: number): Fate {
  if (dice < 0.04) return "cancelled_by_client";
  if (day > 0) return "booked";
  if (dice < 0.055) return "cancelled_by_salon";
  return dice < 0.085 ? "no_show" : "came";
}
