import { startsOf } from "./schedule.ts";
import { applyPace, headStart } from "#tools/colour/science.ts";
import type { Step } from "#tools/colour/schema.ts";
import type { Purpose, Zone, ZoneName } from "#tools/colour/words.ts";
import { isAtScalp } from "#tools/colour/zone/facts.ts";

/** Where a bowl comes in the visit: `at` is its place in the list given. */
export type Place = { at: number; stage: number; startAt: number; applyMinutes: number };
/** What of a bowl decides its place. */
export type Placed = Pick<
  Step,
  "type" | "purpose" | "zone" | "area" | "parts" | "shades" | "developer" | "minutes"
>;

/** Bowls in stages and their minutes, first to last; the order given is kept inside a stage. */
export function stagesOf(steps: readonly Placed[]): Place[] {
  const ranks = ranksOf(steps);
  const stages = [...new Set(ranks)].toSorted((a, b) => a - b);
  return stages.flatMap((rank, stage) => {
    const own = [...steps.entries()].filter(([at]) => ranks[at] === rank);
    const times = timesOf(own.map(([, step]) => step));
    return own.map(([at], place) => ({
      at,
      stage: stage + 1,
      startAt: times[place]?.startAt ?? 0,
      applyMinutes: times[place]?.applyMinutes ?? 0,
    }));
  });
}

/** The same steps in the order given, each with its turn, stage and minutes. */
export function inStages(steps: readonly Step[]): Step[] {
  const staged = [...steps];
  for (const [place, { at, ...times }] of stagesOf(steps).entries()) {
    const step = steps[at];
    if (step)
      staged[at] = { ...step, ...times, order: place + 1, final: place === steps.length - 1 };
  }
  return staged;
}

/** What has to be off the hair before what: a filler is blotted, everything else is rinsed. */
const rankOf: Record<Purpose, number> = {
  treat: 0,
  remove: 1,
  lighten: 2,
  fill: 3,
  deposit: 4,
  tone: 4,
  gloss: 4,
};

/** A step comes after every earlier step of its rank that was on the same hair. */
function ranksOf(steps: readonly Placed[]): number[] {
  const foils = steps.findIndex((step) => step.purpose === "lighten" && step.zone === "foils");
  const ranks: number[] = [];
  for (const [at, step] of steps.entries()) {
    const beside = besideFoils(step, at, foils);
    let rank = beside || opens(step) ? rankOf.lighten : rankOf[step.purpose];
    for (const [before, other] of steps.slice(0, at).entries()) {
      if (beside && before === foils) continue;
      const own = ranks[before] ?? 0;
      if (Math.floor(own) === Math.floor(rank) && onSameHair(step, other) && own >= rank)
        rank = own + 0.01;
    }
    ranks.push(rank);
  }
  return ranks;
}

/** A bath is a weak lightener, and is on the hair beside a strong one. */
const opens = ({ purpose, type }: Placed) => purpose === "remove" && type === "lightener";

/** Colour on the hair between foils that lighten: a base on the roots or before them, or lowlights and their filler woven beside them. */
function besideFoils(step: Placed, at: number, foils: number) {
  if (foils < 0) return false;
  if (step.purpose === "fill") return step.zone === "foils";
  if (step.purpose !== "deposit") return false;
  return step.zone === "foils"
    ? step.type !== "semi-permanent"
    : at < foils || step.zone === "roots";
}

/** Parts of the head that a word for a place covers when nobody said more. */
export const partsOfZone: Record<Zone, readonly ZoneName[]> = {
  roots: ["roots"],
  mids: ["mids"],
  ends: ["ends"],
  lengths: ["mids", "ends"],
  all: ["roots", "mids", "ends"],
  foils: ["roots", "mids", "ends"],
  resistant: ["resistant"],
};

/** Whether two bowls meet the same hair; a base between foils goes beside what is woven. */
export function onSameHair(a: Placed, b: Placed) {
  const woven = (step: Placed) => step.zone === "foils";
  if (woven(a) !== woven(b) && a.purpose === "deposit" && b.purpose === "deposit") return false;
  const parts = a.parts ?? partsOfZone[a.zone];
  return (b.parts ?? partsOfZone[b.zone]).some((part) => parts.includes(part));
}

function timesOf(steps: readonly Placed[]) {
  const slots = steps.map((step, at) => {
    const apply = minutesToApply(step);
    return { apply, minutes: step.minutes, after: waitAfter(steps[at - 1], step, apply) };
  });
  const starts = startsOf(slots);
  return slots.map(({ apply }, at) => ({ startAt: starts[at] ?? 0, applyMinutes: apply }));
}

/** Scalp heat lifts roots faster, and a dark band needs longer: the next bowl waits, as far as the leaflet's times leave room. */
function waitAfter(before: Placed | undefined, step: Placed, apply: number) {
  if (!before || !lifts(before) || !lifts(step)) return 0;
  const waits = before.area === "bands" || (atScalp(step) && !atScalp(before));
  const room = before.minutes[1] - step.minutes[0] - apply;
  return waits ? Math.max(0, Math.min(headStart.wish, room)) : 0;
}

const lifts = ({ purpose, type }: Placed) =>
  purpose === "lighten" || type === "permanent" || type === "high-lift";
const atScalp = ({ zone }: Placed) => zone === "roots" || zone === "resistant";

/** Whole minutes that one pair of hands needs to put a bowl on, from what is mixed, where it goes and how it is worked. */
function minutesToApply(step: Placed): number {
  const grams =
    step.shades.reduce((sum, shade) => sum + shade.grams, 0) + (step.developer?.grams ?? 0);
  const [only, ...more] = step.parts ?? [];
  const along = only !== undefined && isAtScalp(only) && more.some((part) => !isAtScalp(part));
  const zone = along && step.zone !== "foils" ? "all" : step.zone;
  return Math.max(2, Math.round(grams / applyPace(zone, step.purpose)));
}
