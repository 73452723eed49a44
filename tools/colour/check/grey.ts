import { block, warn, type Objection } from "./objection.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { coversAlone, greyBand, greyLimit, naturalShare } from "#tools/colour/visit/grey.ts";
import { source } from "#tools/colour/science.ts";

/** What keeps a bowl from covering the white it is meant for: the kind of line, too strong a developer, too little natural. */
export function greyRules(bowl: CheckedBowl, { d }: CheckedHair): Objection[] {
  const { brandLine: line } = bowl;
  const along = ["lengths", "mids", "ends", "foils"].includes(bowl.zone ?? "all");
  const covers = !along && (bowl.purpose === undefined || bowl.purpose === "deposit");
  if (
    !line ||
    !covers ||
    !d.greyService ||
    d.uncorrected.size > 0 ||
    d.grey < 25 ||
    line.type === "lightener"
  )
    return [];
  if (line.type === "high-lift")
    return [
      block(
        "line_cannot_cover_this_grey",
        `${line.name} leaves white hair translucent; it never covers.`,
        line.source,
      ),
    ];
  if (line.type !== "permanent")
    return d.grey <= greyLimit(line)
      ? []
      : [
          warn(
            "line_cannot_cover_this_grey",
            `${line.name} does not cover ${Math.round(d.grey)}% white.`,
            line.source,
          ),
        ];
  return [
    ...limit(line, d),
    ...strength(bowl, line, d),
    ...time(bowl, line, d),
    ...depth(bowl, d),
    ...share(bowl, line, d),
  ];
}

function limit(line: BrandLine, d: Diagnosis): Objection[] {
  if (d.grey <= greyLimit(line)) return [];
  return [
    warn(
      "line_cannot_cover_this_grey",
      `${line.name} covers up to ${greyLimit(line)}% white, not ${Math.round(d.grey)}%: use a coverage series.`,
      line.source,
    ),
  ];
}

/** From here up a developer opens white hair on any line, though some print more for the most resistant. */
const opensWhite = 20;

/** Volumes below the printed strength from which white is left translucent. */
const tooWeakBy = 10;

/** Minutes below which oxidative colour has not covered white on any line (35 to 45 are usual). */
const leastMinutes = 30;

function time({ minutes, heat }: CheckedBowl, line: BrandLine, d: Diagnosis): Objection[] {
  const printed = greyBand(line, d.grey)?.minutes ?? line.greyRule?.minutes;
  const least = Math.min(printed ?? leastMinutes, leastMinutes, line.processingMinutes[1]);
  if (!minutes || heat || minutes[1] >= least) return [];
  return [
    warn(
      "grey_time_too_short",
      `White takes its full time: ${line.name} needs ${printed ?? line.processingMinutes[1]} minutes, not ${minutes[1]}.`,
      line.source,
    ),
  ];
}

/** From this level up a shade holds too little dye to cover. */
const palestCover = 9;

function depth({ shades }: CheckedBowl, d: Diagnosis): Objection[] {
  const levels = shades.flatMap((shade) => (shade.mixShade ? [] : (shade.level ?? [])));
  if (d.grey < 50 || levels.length === 0 || Math.min(...levels) < palestCover) return [];
  return [
    warn(
      "shade_too_light_to_cover",
      `Level ${Math.min(...levels)} holds too little dye to cover ${Math.round(d.grey)}% white: cover at 6 to 8 and lighten strands over it.`,
      source.grey,
    ),
  ];
}

function strength({ volume }: CheckedBowl, line: BrandLine, d: Diagnosis): Objection[] {
  const printed = greyVolume(line, d.grey);
  if (volume && volume < opensWhite && printed - volume >= tooWeakBy)
    return [
      block(
        "grey_developer_too_weak",
        `${volume} vol does not open white hair: ${line.name} covers it with ${printed} vol.`,
        line.source,
        { developerVolume: printed },
      ),
    ];
  if (!volume || volume < 30 || volume <= printed || d.lift > 1) return [];
  return [
    block(
      "grey_developer_too_strong",
      `${volume} vol lifts the base and thins the deposit: ${line.name} covers white with ${printed} vol.`,
      line.source,
      { developerVolume: printed },
    ),
  ];
}

/** The share that weighing leaves room for. */
const slack = 0.08;

function share({ shades, grams }: CheckedBowl, line: BrandLine, d: Diagnosis): Objection[] {
  if (d.service !== "gray-coverage" && d.flow !== "consultation") return [];
  if (shades.length === 0 || !line.greyRule || coversAlone(line)) return [];
  const series = greyBand(line, d.grey)?.palette?.includes("Extra Coverage") ?? false;
  const natural = shades.filter((shade) =>
    series
      ? shade.greySeries
      : shade.tone.startsWith("natural") || (d.tone.word === "warm" && shade.tone === "gold"),
  );
  const wanted = series ? 1 : naturalShare(d, line);
  const total = [...grams.values()].reduce((sum, each) => sum + each, 0);
  const weighed = natural.reduce((sum, shade) => sum + (grams.get(shade.code) ?? 0), 0) / total;
  const got = total > 0 ? weighed : natural.length > 0 ? 1 : 0;
  if (got >= wanted - slack) return [];
  return [
    block(
      "grey_natural_share_too_low",
      `${Math.round(d.grey)}% white stays translucent: ${line.name} asks for ${series ? "its extra coverage series" : `${Math.round(wanted * 100)}% natural`} here.`,
      line.source,
    ),
  ];
}
