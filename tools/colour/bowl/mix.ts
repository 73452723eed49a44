import { developerGrams, readRatio, splitGrams, toTenth } from "./amounts.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { boosterShare, gramsPerOz, totalMix } from "#tools/colour/science.ts";
import { MixRequest, type MixAnswer } from "#tools/colour/schema.ts";

/** Salons round an ounce up to this many grams. */
const salonGramsPerOz = 30;

/** The sums of the colour bar, in grams: developer for a ratio, parts, dilution, booster limits, ounces, volume and percent. */
export function mix(request: MixRequest): MixAnswer {
  const asked = MixRequest.parse(request);
  const line = asked.line ? findLine(asked.line) : undefined;
  const printed = line && readRatio(line.mixingRatio) ? line.mixingRatio : undefined;
  const scaled =
    asked.colour_g === undefined
      ? asked
      : { ...asked, colour_g: asked.colour_g * (asked.scale ?? 1) };
  return {
    ...bowl({ ...scaled, ratio: scaled.ratio ?? printed }),
    ...parts({ ...scaled, ratio: scaled.ratio ?? printed }),
    ...dilution(scaled),
    ...booster(scaled),
    ...units(scaled),
    ...wholeHead(scaled),
  };
}

function bowl(asked: MixRequest): MixAnswer {
  const ratio = asked.ratio ? readRatio(asked.ratio) : undefined;
  if (!ratio) return {};
  const colour =
    asked.colour_g ??
    asked.total_colour_g ??
    (asked.total_g === undefined ? undefined : (asked.total_g * ratio[0]) / (ratio[0] + ratio[1]));
  if (colour === undefined) return {};
  const developer = developerGrams(colour, ratio);
  return {
    ...(asked.colour_g === undefined ? { colour_g: toTenth(colour) } : {}),
    developer_g: developer,
    total_g: toTenth(colour + developer),
  };
}

function parts(asked: MixRequest): MixAnswer {
  const ratio = asked.ratio ? readRatio(asked.ratio) : undefined;
  const fromTotal =
    asked.total_g !== undefined && ratio
      ? (asked.total_g * ratio[0]) / (ratio[0] + ratio[1])
      : undefined;
  const colour = asked.colour_g ?? asked.total_colour_g ?? fromTotal;
  if (colour === undefined) return {};
  const share = asked.natural_share;
  return {
    ...(asked.parts
      ? { parts_g: asked.parts.map((part) => toTenth(Math.round(colour * part.share * 2) / 2)) }
      : {}),
    ...(share === undefined
      ? {}
      : { natural_g: toTenth(colour * share), fashion_g: toTenth(colour - colour * share) }),
  };
}

const dilutions = { none: 0, full: 0, minimal: 0.25, moderate: 0.5, maximum: 0.75 } as const;

function dilution(asked: MixRequest): MixAnswer {
  const colour = asked.total_colour_g ?? asked.colour_g;
  if (!asked.dilution || colour === undefined) return {};
  const [clear = 0, shade = colour] = splitGrams(colour, [
    dilutions[asked.dilution],
    1 - dilutions[asked.dilution],
  ]);
  const line = asked.line ? findLine(asked.line) : undefined;
  const ratio = readRatio(asked.ratio ?? line?.mixingRatio ?? "1:1");
  return {
    shade_g: shade,
    clear_g: clear,
    ...(ratio ? { developer_g: developerGrams(colour, ratio) } : {}),
  };
}

/** Line limit of a neutraliser by level, and the tube rule: grams of corrector per 30 g are 10 less the level, at least 0.5 g. */
function booster(asked: MixRequest): MixAnswer {
  const colour = asked.colour_g ?? asked.total_colour_g;
  if (colour === undefined || asked.level === undefined) return {};
  const level = Math.min(10, asked.level);
  if (asked.neutraliser !== undefined) {
    const line = asked.line ? findLine(asked.line) : undefined;
    return {
      neutraliser_g_max: toTenth(colour * boosterShare(level, line?.neutralisers)),
      developer_grows: true,
    };
  }
  return { corrector_g: toTenth((Math.max(0.5, 10 - level) * colour) / 30) };
}

function units(asked: MixRequest): MixAnswer {
  return {
    ...(asked.oz === undefined
      ? {}
      : {
          g_range: [Math.floor(asked.oz * gramsPerOz), Math.ceil(asked.oz * salonGramsPerOz)] as [
            number,
            number,
          ],
        }),
    ...(asked.g === undefined ? {} : { oz: Math.round((asked.g / gramsPerOz) * 100) / 100 }),
    ...(asked.volume === undefined ? {} : { percent: Math.round(asked.volume * 30) / 100 }),
    ...(asked.percent === undefined ? {} : { volume: toTenth(asked.percent / 0.3) }),
  };
}

function wholeHead(asked: MixRequest): MixAnswer {
  return asked.hairLength &&
    asked.hairThickness &&
    asked.total_g === undefined &&
    asked.colour_g === undefined
    ? { total_g: totalMix(asked.hairLength, asked.hairThickness) }
    : {};
}
