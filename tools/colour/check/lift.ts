import { block, warn, type Objection } from "./objection.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { reachOf } from "#tools/colour/bowl/developer.ts";
import { source } from "#tools/colour/science.ts";
import { isAtScalp } from "#tools/colour/zone/facts.ts";

/** What cannot reach the goal, or shows only on hair lighter than this: toner asked to lift, weak developer, dye on dark hair, overlap. */
export function liftRules(bowl: CheckedBowl, { d }: CheckedHair, opened: boolean): Objection[] {
  return [
    ...(opened ? [] : [...tonerLift(bowl, d), ...prelightened(bowl, d), ...weak(bowl, d)]),
    ...overlap(bowl, d),
  ];
}

function lightest({ shades }: CheckedBowl) {
  const levels = shades.flatMap((shade) => (shade.tone === "clear" ? [] : (shade.level ?? [])));
  return levels.length > 0 ? Math.max(...levels) : undefined;
}

/** How far a shade may stand above the hair without being meant to lift: two levels; three on porous hair, which takes colour deeper, and on black, where few tones are made. */
const play = (d: Diagnosis) => (d.porosity === "high" || d.current <= 2 ? 3 : 2);

function tonerLift(bowl: CheckedBowl, d: Diagnosis): Objection[] {
  if (bowl.type !== "toner" && bowl.type !== "demi-permanent") return [];
  const level = lightest(bowl);
  if (level === undefined && bowl.shades.length > 0) return [];
  const asked = level === undefined ? d.lift >= 2 : d.lift > 0 && level > d.current + play(d);
  if (!asked) return [];
  return [
    block(
      "toner_cannot_lift",
      `A ${bowl.type === "toner" ? "toner" : "demi"} cannot take level ${d.current} to ${d.desired}: lighten first, then tone.`,
      source.wheel,
    ),
  ];
}

function prelightened({ brandLine: line, type }: CheckedBowl, d: Diagnosis): Objection[] {
  if (!line?.requiresPrelightened || d.canvas === "bleached") return [];
  const dark = type === "semi-permanent" ? d.current < 8 : d.canvas === "virgin";
  if (!dark) return [];
  return [
    block(
      "needs_prelightened_hair",
      `${line.name} shows on lightened hair only; on level ${d.current} it does next to nothing.`,
      line.source,
    ),
  ];
}

function weak(bowl: CheckedBowl, d: Diagnosis): Objection[] {
  const { brandLine: line, volume, type, parts } = bowl;
  const lifts = type === "permanent" || type === "high-lift";
  if (!line || !volume || !lifts || d.canvas !== "virgin" || d.greyService) return [];
  const wanted = Math.min(d.lift, (lightest(bowl) ?? d.desired) - d.current);
  // the heat of the scalp gives roots a level more than the lengths beside them
  const heat = parts?.some(isAtScalp) ? 1 : 0;
  const reach = reachOf(line, volume) + (d.thickness === "fine" ? 1 : 0) + heat;
  if (wanted <= 0 || reach >= wanted) return [];
  return [
    block(
      "developer_too_weak_for_lift",
      `${volume} vol lifts up to ${reach} level${reach === 1 ? "" : "s"} in ${line.name}, not the ${wanted} from ${d.current} to ${d.current + wanted}.`,
      line.source,
    ),
  ];
}

function overlap({ type, zone, purpose, volume }: CheckedBowl, d: Diagnosis): Objection[] {
  const along = zone === "all" || zone === "lengths" || zone === "ends";
  if (type === "lightener" && purpose !== "remove" && along && d.canvas === "bleached")
    return [
      warn(
        "no_overlap_on_bleached",
        "This hair has been lightened: put lightener on the new growth or the darkest part only.",
        source.lightener,
      ),
    ];
  const pulled = (zone === "lengths" || zone === "ends") && d.canvas !== "virgin";
  if (type === "permanent" && pulled && (volume ?? 0) >= 20)
    return [
      block(
        "no_tint_through_lengths",
        "Never pull tint with 20 vol or more through colored lengths: refresh them with a demi.",
        "Matrix 2023 haircolor manual",
      ),
    ];
  return [];
}
