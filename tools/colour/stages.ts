import { startsOf } from "./schedule.ts";
import { applyPace, headStart } from "./science.ts";
import type { Step } from "./schema.ts";
import type { Purpose, Zone, ZoneName } from "./words.ts";

/** Puts bowls into stages and times them, in minutes; the order given is kept inside a stage. Sets `order` and `final` too. */
export function inStages(steps: readonly Step[]): Step[] {
  const ranks = ranksOf(steps);
  const stages = [...new Set(ranks)].toSorted((a, b) => a - b);
  const sorted = steps
    .map((step, at) => ({ ...step, stage: stages.indexOf(ranks[at] ?? 0) + 1 }))
    .toSorted((a, b) => a.stage - b.stage);
  return stages
    .flatMap((_, at) => timed(sorted.filter((step) => step.stage === at + 1)))
    .map((step, at, all) => ({ ...step, order: at + 1, final: at === all.length - 1 }));
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
function ranksOf(steps: readonly Step[]): number[] {
  const foils = steps.findIndex((step) => step.purpose === "lighten" && step.zone === "foils");
  const ranks: number[] = [];
  for (const [at, step] of steps.entries()) {
    let rank = besideFoils(step, at, foils) ? rankOf.lighten : rankOf[step.purpose];
    for (const [before, other] of steps.slice(0, at).entries()) {
      const own = ranks[before] ?? 0;
      if (Math.floor(own) === Math.floor(rank) && sameHair(step, other) && own >= rank)
        rank = own + 0.01;
    }
    ranks.push(rank);
  }
  return ranks;
}

/** Colour on the hair between foils that lighten: a base that goes on before them, or lowlights woven beside them. */
function besideFoils(step: Step, at: number, foils: number) {
  if (foils < 0 || step.purpose !== "deposit") return false;
  return step.zone === "foils" ? step.type !== "semi-permanent" : at < foils;
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

function sameHair(a: Step, b: Step) {
  const woven = (step: Step) => step.zone === "foils";
  if (woven(a) !== woven(b) && a.purpose === "deposit" && b.purpose === "deposit") return false;
  const parts = a.parts ?? partsOfZone[a.zone];
  return (b.parts ?? partsOfZone[b.zone]).some((part) => parts.includes(part));
}

function timed(steps: readonly Step[]): Step[] {
  const slots = steps.map((step, at) => {
    const apply = minutesToApply(step);
    return { apply, minutes: step.minutes, after: waitAfter(steps[at - 1], step, apply) };
  });
  const starts = startsOf(slots);
  return steps.map((step, at) => ({
    ...step,
    startAt: starts[at] ?? 0,
    applyMinutes: slots[at]?.apply ?? 0,
  }));
}

/** Scalp heat lifts roots faster, and a dark band needs longer: the next bowl waits, as far as the leaflet's times leave room. */
function waitAfter(before: Step | undefined, step: Step, apply: number) {
  if (!before || !lifts(before) || !lifts(step)) return 0;
  const waits = before.area === "bands" || (atScalp(step) && !atScalp(before));
  const room = before.minutes[1] - step.minutes[0] - apply;
  return waits ? Math.max(0, Math.min(headStart.wish, room)) : 0;
}

const lifts = ({ purpose, type }: Step) =>
  purpose === "lighten" || type === "permanent" || type === "high-lift";
const atScalp = ({ zone }: Step) => zone === "roots" || zone === "resistant";

/** Whole minutes that one pair of hands needs to put a bowl on, from what is mixed, where it goes and how it is worked. */
export function minutesToApply(step: Step): number {
  const grams =
    step.shades.reduce((sum, shade) => sum + shade.grams, 0) + (step.developer?.grams ?? 0);
  return Math.max(2, Math.round(grams / applyPace(step.zone, step.purpose)));
}
