import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Route } from "#tools/colour/bowl/act.ts";
import type { Step, Visit } from "#tools/colour/schema.ts";
import {
  roadmapRule,
  safeLift,
  serviceFactor,
  techniqueMinutes,
  totalMix,
  type LiftCanvas,
} from "#tools/colour/science.ts";
import {
  endWords,
  lightenWords,
  rebuildWords,
  todayWords,
  type VisitWords,
} from "./visit-words.ts";

type RoadmapMatter = {
  d: Diagnosis;
  gate: Gate;
  route: Pick<Route, "sessions" | "from" | "goal" | "canvas"> & { techniques: readonly string[] };
  steps: readonly Step[];
};

/** Where the hair stands after a visit: its level, what the lengths have been through, whether they are lightened by now. */
type Stand = { level: number; strain: number; lightened: boolean };

/**
 * The visits to the goal, when one is not enough: the first is today's formula, each later one lifts what the safe-lift
 * table allows on hair in that state, with a rest where damage 2 is expected. The last reaches the goal or says why not.
 * Empty when one visit will do, or when nothing chemical may be planned.
 */
export function roadmap(matter: RoadmapMatter): Visit[] {
  const { d, gate, route, steps } = matter;
  const resting = restsFirst(d, gate);
  if (gate.chemical || d.damage >= 4 || steps.length === 0) return [];
  if (gate.colour && d.damage !== 3) return [];
  if (route.sessions[0] < 2 && !resting) return [];
  const from = route.from ?? d.current;
  const goal = Math.max(from, route.goal ?? d.desired);
  const opening = steps.find((step) => step.stopLevel !== undefined);
  const reached = Math.max(from, opening?.stopLevel ?? from);
  const lightened = steps.some((step) => step.purpose === "lighten");
  const start = startStrain(d, canvasOf(matter));
  const strain = start + (lightened ? reached - from : 0);
  const now: Visit = visitOf(1, todayWords(steps, d, from, reached, goal), {
    fromLevel: from,
    toLevel: reached,
    integrity: resting ? d.damage : integrityAt(strain),
    minutes: chairMinutes(route.techniques, steps),
    grams: Math.round(steps.reduce((sum, step) => sum + gramsOf(step), 0)),
    weeksAfter: [0, 0],
  });
  const later = laterVisits(matter, goal, {
    level: reached,
    strain: resting ? roadmapRule.strainLimit + 1 : strain,
    lightened,
  });
  return later.length === 0 && reached >= goal ? [] : closed([now, ...later], goal, d);
}

/** Damage keeps this hair from its goal today: it is strengthened first and looked at again. */
function restsFirst(d: Diagnosis, gate: Gate) {
  const medical = d.facts.allergic || (d.facts.age !== undefined && d.facts.age < 16);
  if (d.damage === 3) return gate.colour && !medical;
  return d.damage === 2 && d.lift > 0 && gate.lightener && !gate.colour;
}

function laterVisits(matter: RoadmapMatter, goal: number, first: Stand): Visit[] {
  const { d, route, steps } = matter;
  const visits: Visit[] = [];
  let stand = first;
  while (visits.length < roadmapRule.mostVisits - 1) {
    const number = visits.length + 2;
    const expected = integrityAt(stand.strain);
    if (stand.level >= goal && expected < 2) break;
    if (expected >= 2) {
      if (stand.level >= goal && (d.damage < 3 || visits.length > 0)) break;
      const after = d.damage === 3 ? 2 : 1;
      visits.push(visitOf(number, rebuildWords(stand.level, after), rest(d, stand.level, after)));
      if (after === 2 || goal <= stand.level) break;
      stand = { ...stand, strain: roadmapRule.strainLimit - roadmapRule.recovered };
      continue;
    }
    const lift = liftNow(matter, stand, goal, Math.max(1, route.sessions[0] - number + 1));
    if (lift === 0 || barred(d)) {
      if (visits.length === 0)
        visits.push(visitOf(number, rebuildWords(stand.level, 1), rest(d, stand.level, expected)));
      break;
    }
    const level = stand.level + lift;
    stand = { level, strain: stand.strain + lift, lightened: true };
    visits.push(
      visitOf(number, lightenWords(level - lift, level, goal, d), {
        fromLevel: level - lift,
        toLevel: level,
        integrity: integrityAt(stand.strain),
        minutes: chairMinutes([lightening(route.techniques)], []),
        grams: lightenGrams(d, steps),
        weeksAfter: weeks(roadmapRule.weeksBetween),
      }),
    );
  }
  return visits;
}

/** Levels of the next lift: the visits that are left share what is left, within the table for hair in this state. */
function liftNow(matter: RoadmapMatter, stand: Stand, goal: number, visitsLeft: number) {
  const left = goal - stand.level;
  const safe = safeLift(canvasNow(canvasOf(matter), stand), matter.d.thickness);
  return Math.min(left, safe, Math.ceil(left / visitsLeft));
}

/** The hair that is lightened: new growth is virgin whatever the lengths are. */
function canvasOf({ d, route }: RoadmapMatter): LiftCanvas {
  return route.canvas ?? (d.canvas === "virgin" ? "virgin_foil" : d.canvas);
}

/** Lightened lengths count as bleached from the yellow stage up; below it a planned second pass counts as coloured hair. */
function canvasNow(canvas: LiftCanvas, { level, lightened }: Stand): LiftCanvas {
  if (canvas === "bleached" || !lightened) return canvas;
  return level >= roadmapRule.bleachedFrom ? "bleached" : "coloured";
}

/** A history that no rest makes fit for lightener. */
function barred(d: Diagnosis) {
  return d.history.has("henna") || d.history.has("perm") || d.facts.relaxer !== undefined;
}

/** What the lengths bring along, in levels of lift: colour 1, box dye 2, lightener 3; fine or porous hair one more each. */
function startStrain(d: Diagnosis, canvas: LiftCanvas) {
  const { strain } = roadmapRule;
  const coloured = d.history.has("box_dye") ? strain.box_dye : strain.coloured;
  const history = canvas === "bleached" ? strain.bleached : canvas === "coloured" ? coloured : 0;
  const fine = d.thickness === "fine" ? strain.fine : 0;
  return history + fine + (d.porosity === "high" ? strain.porous : 0);
}

/** Damage level to expect: each level lifted strains the same lengths, history included. A practice rule of our own. */
function integrityAt(strain: number) {
  if (strain <= roadmapRule.strainLimit) return 1;
  return strain <= roadmapRule.strainMost ? 2 : 3;
}

function rest(d: Diagnosis, level: number, integrity: number) {
  return {
    fromLevel: level,
    toLevel: level,
    integrity,
    minutes: chairMinutes(["bond_course"], []),
    grams: roundToFive(totalMix(d.length, d.thickness) * serviceFactor.toner),
    weeksAfter: weeks(roadmapRule.weeksRest),
  };
}

function visitOf(
  visit: number,
  words: VisitWords,
  figures: Omit<Visit, "visit" | keyof VisitWords>,
): Visit {
  return { visit, ...figures, ...words };
}

/** Says in the last visit whether the goal is reached. */
function closed(visits: Visit[], goal: number, d: Diagnosis): Visit[] {
  const last = visits.at(-1);
  if (!last) return [];
  return [...visits.slice(0, -1), endWords(last, goal, d)];
}

/** The technique that a later visit lightens with: today's, or foils. */
function lightening(techniques: readonly string[]) {
  return techniques.find((each) => roadmapRule.lightening.includes(each)) ?? "full_foils";
}

/** Minutes in the chair: the technique's usual time, at least what the bowls themselves take. */
export function chairMinutes(
  techniques: readonly string[],
  steps: readonly Pick<Step, "minutes">[],
): [number, number] {
  const [first, second] = techniques.filter((each) => techniqueMinutes[each]);
  const used = first === "colour_remover" && second ? [first, second] : [first];
  const sum = (at: 0 | 1) =>
    used.reduce((all, each) => all + (techniqueMinutes[each ?? ""]?.[at] ?? 0), 0);
  const bowls = (at: 0 | 1) =>
    steps.reduce((all, step) => all + step.minutes[at] + roadmapRule.applyMinutes, 0);
  return [
    Math.min(roadmapRule.longestLeast, Math.max(sum(0), bowls(0))),
    Math.max(sum(1), bowls(1)),
  ];
}

/** Lightener as today, or a full head where nothing was lightened yet, and a toner. */
function lightenGrams(d: Diagnosis, steps: readonly Step[]) {
  const whole = totalMix(d.length, d.thickness);
  const lighten = steps.find((step) => step.purpose === "lighten");
  return roundToFive((lighten ? gramsOf(lighten) : whole) + whole * serviceFactor.toner);
}

function gramsOf(step: Step) {
  const colour = step.shades.reduce((sum, shade) => sum + shade.grams, 0);
  return colour + (step.developer?.grams ?? 0);
}

function roundToFive(grams: number) {
  return Math.round(grams / 5) * 5;
}

function weeks([least = 4, most = least]: readonly number[]): [number, number] {
  return [least, most];
}
