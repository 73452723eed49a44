import type { CheckedBowl } from "./checked-bowl.ts";
import { block, type Objection } from "./objection.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";

/** What lightening, heat and peroxide forbid on any head. */
export function lighteningRules(bowl: CheckedBowl): Objection[] {
  return [
    ...(bowl.type === "lightener" ? lightener(bowl) : heat(bowl)),
    ...directDye(bowl),
    ...strongest(bowl),
  ];
}

/** The strongest bottle that any line of the trade prints: 12%. */
const strongestDeveloper = 40;

function strongest({ volume }: CheckedBowl): Objection[] {
  if ((volume ?? 0) <= strongestDeveloper) return [];
  return [
    block(
      "developer_over_limit",
      `${volume} vol is stronger than anything made for hair: ${strongestDeveloper} vol is the most.`,
      source.practice,
      { developerVolume: strongestDeveloper },
    ),
  ];
}

function lightener(bowl: CheckedBowl): Objection[] {
  const scalpMax = lightenerRule.onScalpMaxDeveloper;
  const { brandLine: line } = bowl;
  const most = Math.min(lightenerRule.maxMinutes, line?.maxMinutes ?? lightenerRule.maxMinutes);
  const volume = bowl.volume ?? 0;
  const found: Objection[] = [];
  if (bowl.onScalp && volume > scalpMax)
    found.push(
      block(
        "scalp_lightener_developer_over_20",
        `Lightener on the scalp takes ${scalpMax} vol at most, not ${volume}.`,
        source.lightener,
        { developerVolume: scalpMax },
      ),
    );
  if (bowl.onScalp !== true && volume > lightenerRule.foilMaxDeveloper)
    found.push(
      block(
        "developer_over_limit",
        `Lightener in foils takes ${lightenerRule.foilMaxDeveloper} vol at most; a stronger developer burns more than it lifts.`,
        source.lightener,
        { developerVolume: lightenerRule.foilMaxDeveloper },
      ),
    );
  if (bowl.onScalp && line?.offScalpOnly)
    found.push(
      block(
        "off_scalp_only",
        `${line.name} is made for work off the scalp: use it in foils or freehand, or choose a lightener for the scalp.`,
        line.source,
      ),
    );
  if (bowl.heat)
    found.push(
      block("heat_with_lightener", "Never heat a lightener.", source.lightener, { heat: false }),
    );
  const [least = 0, longest = 0] = bowl.minutes ?? [];
  if (longest > most)
    found.push(
      block(
        "lightener_over_max_minutes",
        `Lightener stays on for ${most} minutes at most, not ${longest}; rinse and look before you mix again.`,
        line?.maxMinutes ? line.source : source.lightener,
        { minutes: [Math.min(least, most), most] },
      ),
    );
  return found;
}

function heat({ heat: warmed, type, onScalp, brandLine: line }: CheckedBowl): Objection[] {
  if (!warmed) return [];
  const lifting = type === "permanent" || type === "high-lift";
  if (lifting && onScalp !== false && !line?.withHeatMinutes)
    return [
      block(
        "heat_on_scalp",
        "No heat on the scalp with anything that lifts, unless the line prints a warm-hood time.",
        source.lightener,
        { heat: false },
      ),
    ];
  if (line?.heat !== false) return [];
  return [
    block("heat_not_printed_by_line", `${line.name} is processed without heat.`, line.source, {
      heat: false,
    }),
  ];
}

function directDye({ type, volume, brandLine: line }: CheckedBowl): Objection[] {
  if (type !== "semi-permanent" || !volume) return [];
  return [
    block(
      "direct_dye_takes_no_developer",
      "Direct dye is used straight; developer only weakens it.",
      line?.source ?? source.practice,
      { developerVolume: null },
    ),
  ];
}
