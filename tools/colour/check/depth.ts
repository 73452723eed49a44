import { shownLevel } from "#tools/colour/after/warm.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { block, warn, type Objection } from "./objection.ts";
import { safeLift, source } from "#tools/colour/science.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";

/** How deep the mix is against the goal: too dark, over-deep on porous hair, too light to cancel or to cover. */
export function depthRules(
  bowl: CheckedBowl,
  { d, gate }: CheckedHair,
  course: Course,
): Objection[] {
  const level = depthOf(bowl);
  if (level === undefined || !colours(bowl)) return [];
  const held = isHeld(bowl, d, gate) ? Math.min(d.desired, d.current) : d.desired;
  // a correction works at the level that the fault shows, whatever level was read
  const goal = d.lastFormula ? Math.min(held, shownLevel(d)) : held;
  return [...tooDark(level, bowl, d, goal, course), ...tooLight(level, bowl, d, course.opened)];
}

/** Hair that takes no lift today is coloured at the level it has, and that depth is right. */
function isHeld({ type }: CheckedBowl, d: Hair, gate: CheckedHair["gate"]) {
  if (type === "permanent") return gate.tint;
  return gate.lightener || (d.canvas === "bleached" && safeLift("bleached", d.thickness) === 0);
}

/** Where the visit goes: whether something removes or lightens first, whether the head as a whole goes lighter, and the level it stops at today. */
export type Course = { opened: boolean; rising: boolean; stop: number | undefined };

type Hair = CheckedHair["d"];

/** Levels below the goal from which a mix is spoken of, and from which it is stopped. */
const deeper = { normal: [1.5, 2.5], porous: [0.75, 2.5] } as const;

function tooDark(
  level: number,
  { codes, zone }: CheckedBowl,
  d: Hair,
  goal: number,
  { rising, stop }: Course,
): Objection[] {
  // under highlights the goal is that of the foils, and the base keeps its own level; so does a shadow
  const base =
    zone === "roots" &&
    (d.facts.rootShadow ||
      d.facts.services.some((name) => name === "highlights" || name === "balayage"));
  const porous = d.porosity === "high" && d.canvas !== "virgin";
  const [spoken, stopped] = porous ? deeper.porous : deeper.normal;
  const below = Math.min(goal, stop ?? goal) - level;
  if (below < spoken || d.facts.lowlights || base) return [];
  return [
    // on the way up the tone of today is that of the level reached today
    (below < stopped || rising ? warn : block)(
      porous ? "over_depth_on_porous_hair" : "shade_too_dark_for_goal",
      porous
        ? `${codes.join(", ")} is about level ${shown(level)} and porous hair takes it deeper still: use level ${goal}, or dilute with clear.`
        : `${codes.join(", ")} is about level ${shown(level)}, ${shown(below)} below the goal: use level ${goal}.`,
      porous ? source.porosity : source.wheel,
    ),
  ];
}

function tooLight(level: number, { type, codes }: CheckedBowl, d: Hair, opened: boolean) {
  const cancels =
    d.counter && d.lift === 0 && !opened && (type === "toner" || type === "demi-permanent");
  const play = d.porosity === "high" ? 2.5 : 1.5;
  if (cancels && level - d.current >= play)
    return [
      warn(
        "toner_too_light_to_cancel",
        `${codes.join(", ")} is about level ${shown(level)}: it is too pale to cancel ${toneWord(d.unwanted)} at level ${d.current}. Use level ${d.current} or one darker.`,
        source.wheel,
      ),
    ];
  if (type === "permanent" && d.lift > 0 && level - d.desired >= 2.5)
    return [
      warn(
        "shade_lighter_than_goal",
        `${codes.join(", ")} is about level ${shown(level)}, well above the goal of ${d.desired}.`,
        source.wheel,
      ),
    ];
  return [];
}

function colours({ type, purpose, zone }: CheckedBowl): boolean {
  if (purpose === "fill" || purpose === "lighten" || purpose === "remove" || zone === "foils")
    return false;
  return type === "permanent" || type === "demi-permanent" || type === "toner";
}

/** The level that the mix amounts to, weighed where it was weighed. Mix shades and clear have none. */
function depthOf({ shades, grams }: CheckedBowl): number | undefined {
  const own = shades.flatMap((shade) =>
    shade.mixShade || shade.tone === "clear" || !shade.level
      ? []
      : [{ level: Math.min(10, shade.level), weight: grams.get(shade.code) ?? 1 }],
  );
  const total = own.reduce((sum, each) => sum + each.weight, 0);
  return total > 0
    ? own.reduce((sum, each) => sum + each.level * each.weight, 0) / total
    : undefined;
}

const shown = (level: number) => Math.round(level * 2) / 2;
