import { ratioFor } from "#tools/colour/bowl/amounts.ts";
import { defaultLines, findShade, linesOf } from "#tools/colour/catalogue.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { isBath, ratioIsPrinted, type CheckedBowl } from "./checked-bowl.ts";
import {
  linesCalled,
  lineWithShade,
  nearestName,
  nearestShade,
} from "#tools/colour/shade/nearest-shade.ts";
import { block, warn, type Objection } from "./objection.ts";
import { source } from "#tools/colour/science.ts";
import { spanOf } from "#tools/colour/bowl/timing.ts";
import { ProductType } from "#tools/colour/words.ts";
import { spoken } from "#tools/colour/spoken.ts";

/** What the line's own leaflet says against a bowl, on any head: line, shades, ratio, developer, time. */
export function leafletRules(bowl: CheckedBowl): Objection[] {
  const { brandLine: line } = bowl;
  if (!line) return bowl.lineKey ? [unknownLine(bowl.lineKey)] : [];
  if (line.type === "developer")
    return [
      block(
        "developer_is_no_colour",
        `${line.name} is a developer: choose the line that it is mixed with.`,
        line.source,
      ),
    ];
  return [
    ...(line.discontinued
      ? [
          warn(
            "line_discontinued",
            `${line.name} is no longer made: use up what you have only if it is sealed and in date, or choose a line of today${today(line)}.`,
            line.source,
          ),
        ]
      : []),
    ...shades(bowl, line),
    ...ratio(bowl, line),
    ...developer(bowl, line),
    ...time(bowl, line),
    ...(bowl.type !== undefined && bowl.type !== line.type
      ? [
          warn(
            "type_differs_from_line",
            `${line.name} is ${spoken(line.type)}, not ${spoken(bowl.type)}.`,
            line.source,
          ),
        ]
      : []),
  ];
}

/** Another line of the kind, of the same brand where it makes one. */
function today({ type, brandId, key }: BrandLine): string {
  const kind = (other: BrandLine) =>
    other.type === type && other.key !== key && !other.discontinued && other.shades.length > 0;
  const kinds = ProductType.safeParse(type).data;
  const other = linesOf(brandId).find(kind) ?? (kinds && defaultLines(kinds).find(kind));
  return other ? `, such as ${other.brandName} ${other.name}` : "";
}

function unknownLine(key: string): Objection {
  const near = nearestName(key, linesCalled(key), (each) => each.key);
  return warn(
    "line_unknown",
    `${key} is not in the catalog, so its ratio, developer and times could not be checked.${near ? ` Did you mean ${near.brandName} ${near.name}?` : ""}`,
    source.practice,
  );
}

function shades({ codes }: CheckedBowl, line: BrandLine): Objection[] {
  if (line.shades.length === 0) return [];
  const unknown = codes.filter((code) => code !== line.name && !findShade(line, code));
  const [first] = unknown;
  if (first === undefined) return [];
  const stray = unknown.length < codes.length ? lineWithShade(line, first) : undefined;
  const near = nearestShade(line, first);
  const others = unknown.slice(1).flatMap((code) => {
    const shade = nearestShade(line, code);
    return shade ? [`, to ${code} ${shade.code}`] : [];
  });
  const instead = near && { shade: { from: first, to: near.code } };
  const found = [
    block(
      "unknown_shade",
      `${line.name} has no ${unknown.join(", ")} in the catalog.${near ? ` The nearest to ${first} is ${near.code}${others.join("")}.` : ""}`,
      line.source,
      instead,
    ),
  ];
  if (!stray) return found;
  const brands = stray.brandId !== line.brandId;
  return [
    ...found,
    block(
      brands ? "brands_mixed_in_one_bowl" : "lines_mixed_in_one_bowl",
      `${first} is ${stray.brandName} ${stray.name}: never mix two ${brands ? "brands" : "lines"} in one bowl, their dyes and developers are balanced for themselves. Use ${near ? near.code : `a shade of ${line.name}`} instead.`,
      source.practice,
      instead,
    ),
  ];
}

function ratio(bowl: CheckedBowl, line: BrandLine): Objection[] {
  if (ratioIsPrinted(bowl)) return [];
  const own = ratioFor(line, bowl.onScalp ?? true, bowl.codes[0]);
  return [
    block(
      "wrong_ratio_for_line",
      `${line.name} is mixed ${own ? own.join(":") : line.mixingRatio}, not ${bowl.ratio?.join(":")}.`,
      line.source,
      own && { ratio: own.join(":") },
    ),
  ];
}

function developer({ volume, type }: CheckedBowl, line: BrandLine): Objection[] {
  if (volume === undefined || type === "semi-permanent") return [];
  if (line.developers.length === 0)
    return volume === null || line.type === "treatment"
      ? []
      : [
          block(
            "line_takes_no_developer",
            `${line.name} is used as it comes, without developer.`,
            line.source,
            { developerVolume: null },
          ),
        ];
  if (volume === null)
    return [
      block(
        "developer_missing",
        `${line.name} does nothing without its developer: ${line.developers.join(", ")} vol.`,
        line.source,
        { developerVolume: line.developers[0] ?? null },
      ),
    ];
  if (line.developers.includes(volume)) return [];
  const nearest = [...line.developers].sort(
    (a, b) => Math.abs(a - volume) - Math.abs(b - volume) || a - b,
  )[0];
  return [
    block(
      "wrong_developer_for_line",
      `${line.name} works with ${line.developers.join(", ")} vol, not ${volume}.`,
      line.source,
      nearest === undefined ? undefined : { developerVolume: nearest },
    ),
  ];
}

/** Minutes past the line's longest time from which a bowl is wrong and not merely unusual. */
const overtime = 10;

function time(bowl: CheckedBowl, line: BrandLine): Objection[] {
  const { minutes } = bowl;
  if (minutes === undefined || isBath(bowl)) return [];
  const [shortest, longest] = minutes;
  if (shortest > longest)
    return [
      block(
        "minutes_reversed",
        `${shortest} to ${longest} minutes runs backwards: say the shorter time first.`,
        source.practice,
        { minutes: [longest, shortest] },
      ),
    ];
  if (bowl.type === "lightener") return [];
  const [least, most] = spanOf(line);
  const tooLong = longest > most;
  if (!tooLong && longest >= least) return underTheHood(bowl, line);
  return [
    (longest > most + overtime ? block : warn)(
      "time_outside_line",
      `${line.name} is timed ${[...new Set([least, most])].join(" to ")} minutes, not ${[...new Set(minutes)].join(" to ")}.`,
      line.source,
      {
        minutes: [
          Math.min(most, Math.max(least, shortest)),
          Math.min(most, Math.max(least, longest)),
        ],
      },
    ),
  ];
}

function underTheHood({ heat, minutes }: CheckedBowl, line: BrandLine): Objection[] {
  const hood = line.withHeatMinutes;
  if (!heat || !hood || !minutes || minutes[1] <= hood[1]) return [];
  return [
    warn(
      "heat_shortens_time",
      `Under warmth ${line.name} takes ${[...new Set(hood)].join(" to ")} minutes, not ${minutes[1]}.`,
      line.source,
      { minutes: [hood[0], hood[1]] },
    ),
  ];
}
