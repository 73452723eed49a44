import { isBath, ratioIsPrinted, type CheckedBowl } from "./checked-bowl.ts";
import { boosterShare, lightenerRule, source } from "./science.ts";
import type { Finding } from "./schema.ts";
import { spanOf } from "./timing.ts";

/** What is wrong with a bowl on any head: the line's leaflet and the rules of lightening. */
export function lineRules(bowl: CheckedBowl): Finding[] {
  return [
    ...lightenerRules(bowl),
    ...directDye(bowl),
    ...leaflet(bowl),
    ...weights(bowl),
    ...boosters(bowl),
  ];
}

function lightenerRules(bowl: CheckedBowl): Finding[] {
  if (bowl.type !== "lightener") {
    const lifting = bowl.type === "permanent" || bowl.type === "high-lift";
    return bowl.heat && lifting && bowl.onScalp !== false && !bowl.brandLine?.withHeatMinutes
      ? [
          block(
            "heat_on_scalp",
            "No heat on the scalp with anything that lifts, unless the line prints a warm-hood time.",
            source.lightener,
          ),
        ]
      : [];
  }
  const scalpMax = lightenerRule.onScalpMaxDeveloper;
  const most = Math.min(
    lightenerRule.maxMinutes,
    bowl.brandLine?.maxMinutes ?? lightenerRule.maxMinutes,
  );
  const volume = bowl.volume ?? 0;
  return [
    ...(bowl.onScalp && volume > scalpMax
      ? [
          block(
            "scalp_lightener_developer_over_20",
            `Lightener on the scalp takes ${scalpMax} vol at most, not ${volume}.`,
            source.lightener,
          ),
        ]
      : []),
    ...(bowl.onScalp !== true && volume > lightenerRule.foilMaxDeveloper
      ? [
          block(
            "developer_over_limit",
            `Lightener in foils takes ${lightenerRule.foilMaxDeveloper} vol at most; a stronger developer burns more than it lifts.`,
            source.lightener,
          ),
        ]
      : []),
    ...(bowl.onScalp && bowl.brandLine?.offScalpOnly
      ? [
          block(
            "off_scalp_only",
            `${bowl.brandLine.name} is made for work off the scalp.`,
            bowl.brandLine.source,
          ),
        ]
      : []),
    ...(bowl.heat
      ? [block("heat_with_lightener", "Never heat a lightener.", source.lightener)]
      : []),
    ...((bowl.minutes?.[1] ?? 0) > most
      ? [
          block(
            "lightener_over_max_minutes",
            `Lightener stays on for ${most} minutes at most, not ${bowl.minutes?.[1]}.`,
            source.lightener,
          ),
        ]
      : []),
  ];
}

function directDye(bowl: CheckedBowl): Finding[] {
  if (bowl.type !== "semi-permanent" || bowl.volume === undefined || bowl.volume === 0) return [];
  return [
    block(
      "direct_dye_takes_no_developer",
      "Direct dye is used straight; developer only weakens it.",
      bowl.brandLine?.source ?? source.practice,
    ),
  ];
}

function leaflet(bowl: CheckedBowl): Finding[] {
  const { brandLine: line } = bowl;
  if (!line)
    return bowl.lineKey
      ? [
          warn(
            "line_unknown",
            `${bowl.lineKey} is not in the catalogue, so its ratio, developer and times could not be checked.`,
            source.practice,
          ),
        ]
      : [];
  const unknown = bowl.codes.filter(
    (code) =>
      code !== line.name &&
      !bowl.shades.some((shade) => shade.code.toLowerCase() === code.toLowerCase()),
  );
  const [least, most] = spanOf(line);
  const tooLong =
    bowl.minutes !== undefined &&
    !isBath(bowl) &&
    bowl.type !== "lightener" &&
    (bowl.minutes[1] > most || (bowl.minutes[0] < least && bowl.minutes[1] < least));
  return [
    ...(ratioIsPrinted(bowl)
      ? []
      : [
          block(
            "wrong_ratio_for_line",
            `${line.name} is mixed ${line.mixingRatio}, not ${bowl.ratio?.join(":")}.`,
            line.source,
          ),
        ]),
    ...(bowl.volume !== undefined &&
    line.developers.length > 0 &&
    !line.developers.includes(bowl.volume)
      ? [
          block(
            "wrong_developer_for_line",
            `${line.name} works with ${line.developers.join(", ")} vol, not ${bowl.volume}.`,
            line.source,
          ),
        ]
      : []),
    ...(line.shades.length > 0 && unknown.length > 0
      ? [
          block(
            "unknown_shade",
            `${line.name} has no ${unknown.join(", ")} in the catalogue.`,
            line.source,
          ),
        ]
      : []),
    ...(tooLong
      ? [
          ((bowl.minutes?.[1] ?? 0) > most + overtime ? block : warn)(
            "time_outside_line",
            `${line.name} is timed ${least} to ${most} minutes, not ${bowl.minutes?.join(" to ")}.`,
            line.source,
          ),
        ]
      : []),
    ...(bowl.type !== undefined && bowl.type !== line.type
      ? [
          warn(
            "type_differs_from_line",
            `${line.name} is ${line.type}, not ${bowl.type}.`,
            line.source,
          ),
        ]
      : []),
  ];
}

function weights(bowl: CheckedBowl): Finding[] {
  const { colourGrams, developerGrams, ratio } = bowl;
  if (colourGrams === undefined || developerGrams === undefined || !ratio) return [];
  const wanted = (colourGrams * ratio[1]) / ratio[0];
  if (Math.abs(wanted - developerGrams) <= 1) return [];
  return [
    block(
      "grams_do_not_match_ratio",
      `${colourGrams} g of colour at ${ratio.join(":")} needs ${Math.round(wanted)} g of developer, not ${developerGrams} g.`,
      source.amounts,
    ),
  ];
}

/** Boosters and neutralisers beyond the share that the line, or the general table, allows at the level of the bowl. */
function boosters({ brandLine: line, shades, grams, colourGrams }: CheckedBowl): Finding[] {
  const base = shades.filter((shade) => !shade.mixShade && shade.tone !== "clear");
  const level = Math.max(0, ...base.map((shade) => shade.level ?? 0));
  if (!line || !colourGrams || level === 0) return [];
  return shades.flatMap((shade) => {
    const own = line.boosters?.codes.includes(shade.code) ? line.boosters.maxShare : undefined;
    const most = own ?? boosterShare(Math.min(10, level), line.neutralisers);
    const share = (grams.get(shade.code) ?? 0) / colourGrams;
    return !shade.mixShade || share <= most + 0.03
      ? []
      : [
          block(
            "booster_over_limit",
            `${shade.code} may be ${Math.round(most * 100)} % of the colour at level ${level}, not ${Math.round(share * 100)} %.`,
            line.neutralisers ? line.source : source.wheel,
          ),
        ];
  });
}

/** Minutes past the line's longest time from which a bowl is wrong and not merely unusual. */
const overtime = 10;

/** A finding that withholds the grams. */
export function block(code: string, sentence: string, from: string): Finding {
  return { code, severity: "block", sentence, source: from };
}

/** A finding to think about. */
export function warn(code: string, sentence: string, from: string): Finding {
  return { code, severity: "warn", sentence, source: from };
}
