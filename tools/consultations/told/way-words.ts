import type { Zones } from "#tools/colour/hair-schema.ts";
import type { PlannedHead, Step } from "#tools/colour/schema.ts";
import { readsWhite } from "#tools/colour/visit/grey.ts";
import { counterAtLevel, pigmentAt } from "#tools/colour/science.ts";
import { partsOfZone } from "#tools/colour/visit/stages.ts";
import { carriedAgainst } from "#tools/colour/bowl/work.ts";
import { hasOwnWishes, isAtScalp } from "#tools/colour/zone/facts.ts";
import {
  enteredLevels,
  spreadOf,
  ZONES,
  type ZoneLevels,
} from "#tools/consultations/look/zones-from-photo.ts";

/** The way from the hair as it is to what today's bowls make of it. Every figure is one of a bowl or of a part of the head. */
export function wayWords(
  steps: readonly Step[],
  { head, zones, said }: { head: PlannedHead; zones: Zones | undefined; said: Said },
): string {
  const levels = partLevels(zones, head);
  const asOne = spreadOf(levels) < 1 && !hasOwnWishes(zones);
  return asOne ? oneWay(steps, head, said) : zoneWays(steps, levels);
}

/** The levels of roots, mids and ends where any of them was told, or has a wish of its own; what was left out is like the head. */
export function partLevels(zones: Zones | undefined, head: PlannedHead): ZoneLevels {
  const told = enteredLevels(zones ?? {});
  if (Object.keys(told).length === 0 && !hasOwnWishes(zones)) return {};
  return { roots: head.level, mids: head.level, ends: head.level, ...told };
}

/** The codes of what the engine found. */
export type Said = ReadonlySet<string>;

/** Findings by which white hair is not covered, whatever bowl is made for it. */
const UNCOVERED = [
  "grey_target_too_light",
  "grey_cover_within_two_levels",
  "shade_too_light_to_cover",
  "line_cannot_cover_this_grey",
  "white_stays_sheer",
];

/** How white hair is met, by the bowls that are to cover or blend it. */
export function whiteWords(steps: readonly Step[], said: Said): string {
  const bowl = steps.find(
    ({ work, parts, zone }) =>
      (work?.white ?? 0) > 0 && (parts ?? partsOfZone[zone]).some(isAtScalp),
  );
  if (!bowl?.work) return "";
  const natural = bowl.shades.some(({ series }) => series === "natural");
  const about = `With about ${bowl.work.white}% white`;
  if (bowl.type !== "permanent") return `${about} this bowl blends and stays translucent. `;
  if (UNCOVERED.some((code) => said.has(code)))
    return `${about} this bowl blends: at its level the white stays sheerer and lighter than the rest. `;
  return natural
    ? `${about} it is the natural series that covers; a fashion shade alone turns sheer and bright on white hair. `
    : `${about} the shade has to cover by itself. `;
}

/** What becomes of each zone, by the bowls that go on it. */
function zoneWays(steps: readonly Step[], levels: ZoneLevels): string {
  const ways = ZONES.flatMap((zone) => {
    const level = levels[zone];
    const own = steps.filter(({ parts, zone: place }) =>
      (parts ?? partsOfZone[place]).includes(zone),
    );
    return level === undefined ? [] : [`the ${zone} at ${level} ${wayOf(own, level)}`];
  });
  return `Zone by zone: ${ways.length > 1 ? `${ways.slice(0, -1).join(", ")} and ${ways.at(-1)}` : ways[0]}.`;
}

function wayOf(bowls: readonly Step[], level: number): string {
  const work = bowls.filter(({ purpose }) => purpose !== "treat");
  if (work.length === 0) return "are left alone";
  const lifting = work.find((step) => (step.work?.lift ?? 0) > 0);
  const to = lifting?.work?.to;
  const foils = lifting?.zone === "foils" ? " in foils" : "";
  if (lifting && to !== undefined && to > level)
    return `are ${lifting.purpose === "lighten" ? "lightened" : "lifted"}${foils} by ${levelWords(to - level)}, to ${to}`;
  const deposit = work.find(({ purpose }) => purpose === "deposit");
  const end = deposit?.work?.to;
  if (end !== undefined && end < level) return `go ${levelWords(level - end)} down, to ${end}`;
  if (deposit) return "are colored at their depth";
  if (work.some(({ purpose }) => purpose === "remove")) return "are cleaned of old color";
  const toned = work.at(-1)?.work?.to;
  return toned !== undefined && toned < level
    ? `are toned down to ${toned}`
    : "keep their depth and are toned";
}

/** The way of a head that is one canvas, by the bowl that moves it furthest. */
function oneWay(steps: readonly Step[], head: PlannedHead, said: Said): string {
  const lifting = steps.find(({ work }) => (work?.lift ?? 0) > 0);
  if (lifting?.work) return liftWords(steps, lifting, lifting.work);
  const level = steps.find(({ work }) => work)?.work?.from ?? head.level;
  const deepest = steps
    .filter(({ work }) => (work?.to ?? level) < level)
    .toSorted((one, other) => (one.work?.to ?? level) - (other.work?.to ?? level))[0];
  const end = deepest?.work?.to ?? level;
  if (deepest?.purpose === "deposit")
    return `${darkerWords(steps, { ...head, level }, end, said)}${shadeWords(deepest, end, head.goal)}`;
  const depth = deepest
    ? `Toning takes level ${level} down to ${end}`
    : `The depth stays at ${level}`;
  const against = steps.flatMap(({ work }) => work?.against ?? [])[0];
  if (against)
    return `${depth}; what has to go is the ${spoken(against.tone)}. The bowl carries ${against.carries.join(" and ")} against it.`;
  if (steps.some(({ purpose }) => purpose === "remove"))
    return `The old color comes out of level ${level} first; what shows underneath decides the rest.`;
  if (deepest) return `${depth}: a tone below what the hair shows, and no lift.`;
  return `The depth stays at level ${level}, where the hair shows ${pigmentAt(level)} underneath; this is a matter of tone, not of lift.`;
}

function liftWords(
  steps: readonly Step[],
  lifting: Step,
  { from, lift, white, to: end }: NonNullable<Step["work"]>,
): string {
  const to = from + lift;
  if (end !== undefined && end > to && readsWhite(white))
    return `The white takes level ${end} as it is. The natural ${from} between is lifted ${levelWords(lift)}, to ${to}, where it shows ${pigmentAt(to)}, and stays as deeper strands.`;
  const lightened = lifting.purpose === "lighten";
  const where =
    lifting.zone === "foils" ? " in foils" : lifting.zone === "roots" ? " on the roots" : "";
  const after = steps.filter(({ order, purpose }) =>
    lightened
      ? order > lifting.order &&
        (purpose === "tone" || purpose === "deposit" || purpose === "gloss")
      : order === lifting.order,
  );
  const pigments = after.flatMap(({ shades }) => shades.flatMap((shade) => shade.pigments));
  const quiets = carriedAgainst(counterAtLevel(to), pigments);
  const keeps = pigments.some((pigment) => warm.has(pigment));
  const answer =
    quiets.length > 0
      ? `; the ${quiets.join(" and ")} in the ${lightened ? "bowl after it" : "bowl"} ${keeps ? "softens" : "quiets"} that${lightened ? ", once the stage is reached and not before" : ""}`
      : keeps
        ? "; the shades keep that warmth"
        : "";
  return `From ${from} to ${to} is ${levelWords(lift)} of lift${where}. On the way the hair opens ${pigmentAt(from)} and ends on ${pigmentAt(to)}${answer}.`;
}

const warm = new Set<string>(["red", "orange", "yellow"]);

/** Why the bowl is lighter than what it leaves, and what it leaves lighter than what is wanted. */
function shadeWords({ shades }: Step, end: number, goal: number): string {
  if (end !== goal)
    return ` The nearest shade ${end > goal ? "stops" : "goes"} ${levelWords(Math.abs(end - goal))} ${end > goal ? "short of" : "past"} the level ${goal} that is wanted.`;
  const deepest = Math.min(...shades.flatMap(({ level }) => level || []));
  return Number.isFinite(deepest) && deepest > end
    ? ` The bowl is a level ${deepest}, since porous hair takes a shade about a level deeper.`
    : "";
}

function darkerWords(
  steps: readonly Step[],
  { level, canvas }: PlannedHead,
  end: number,
  said: Said,
): string {
  const filled = steps.some(({ purpose }) => purpose === "fill");
  const opening = `From ${level} down to ${end} the depth is easy`;
  if (filled)
    return `${opening} and the warmth is not: brown at level ${end} stands on ${pigmentAt(end)}, which this hair no longer holds, so it is filled first or it turns flat and khaki within weeks.`;
  if (canvas === "bleached")
    return `${opening}; look at a strand for the warmth under it, since lightened hair may hold too little.`;
  return said.has("filler_recommended")
    ? `${opening}; the ${pigmentAt(end)} that level ${end} stands on may have faded from colored hair, so a little warmth in the bowl keeps it from going flat.`
    : `${opening}: the hair still holds the ${pigmentAt(end)} that level ${end} stands on, so no filler is needed.`;
}

const levelWords = (count: number) => (count === 1 ? "one level" : `${count} levels`);
const spoken = (word: string) => word.replaceAll("_", " and ");
