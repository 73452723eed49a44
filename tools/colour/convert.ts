import type { BrandLine, Shade } from "./brand-line.ts";
import { findLine, findShade } from "./catalogue.ts";
import conversions from "./conversions.json" with { type: "json" };
import { chooseDeveloper } from "./developer.ts";
import { ratioFor } from "./amounts.ts";
import { ConvertRequest, type ConvertAnswer } from "./schema.ts";
import { shadeFromCode } from "./shade-code.ts";
import { tonesDistance } from "./tone-distance.ts";

type Candidate = ConvertAnswer["candidates"][number];

const caution = "Brands differ by up to a level: compare swatches or test a strand.";
const exactWithin = 0.3;
const nearWithin = 0.95;
const sameLevelWithin = 0.8;
const kin: Record<string, readonly string[]> = {
  permanent: ["permanent"],
  "high-lift": ["high-lift", "permanent"],
  "demi-permanent": ["demi-permanent", "toner"],
  toner: ["toner", "demi-permanent"],
  "semi-permanent": ["semi-permanent"],
};

/**
 * Shades of another line that stand nearest to a shade, best first: a maker's published row before a computed one.
 * Ratio, time and developer are the target line's own. Throws a ZodError for words it does not know.
 */
export function convert(request: ConvertRequest): ConvertAnswer {
  const asked = ConvertRequest.parse(request);
  const from = findLine(asked.from ?? asked["from_"] ?? "");
  const to = findLine(asked.to);
  const shade = from && (findShade(from, asked.code) ?? shadeFromCode(from, asked.code));
  if (!from || !to || !shade || !comparable(from, to))
    return { candidates: [], noEquivalent: true };
  const published = publishedFor(from, to, shade);
  const computed = computedFor(to, shade).filter(
    (each) => !published.some((row) => row.code === each.code),
  );
  const candidates = [...published, ...computed].slice(0, 5);
  if (candidates.length === 0) return { candidates, noEquivalent: true };
  const ratio = ratioFor(to, true, candidates[0]?.code);
  const developer = developerFor(to, asked.context, asked.formula?.developer);
  return {
    candidates,
    noEquivalent: false,
    ...(developer ? { developer } : {}),
    ...(ratio ? { ratio: `${ratio[0]}:${ratio[1]}` } : {}),
    minutes: [to.processingMinutes[0], to.processingMinutes[1]],
  };
}

/** Permanent to permanent, demi to demi or toner; a permanent may stand beside a demi with a word of caution, direct dye never beside oxidative. */
function comparable(from: BrandLine, to: BrandLine) {
  if ((from.type === "semi-permanent") !== (to.type === "semi-permanent")) return false;
  return kin[from.type] !== undefined && kin[to.type] !== undefined && to.shades.length > 0;
}

function publishedFor(from: BrandLine, to: BrandLine, shade: Shade): Candidate[] {
  return conversions.publishedConversions
    .filter(
      (row) =>
        row.from === from.key &&
        row.to === to.key &&
        row.fromCode.toLowerCase() === shade.code.toLowerCase(),
    )
    .flatMap((row) => {
      const first =
        row.toFormula
          .split(/[+:(]/)[0]
          ?.replace(/^\s*\d+\s*pt\s*/, "")
          .trim() ?? "";
      const found = findShade(to, row.toFormula) ?? findShade(to, first);
      if (!found) return [];
      const blend = found.code === row.toFormula ? "" : ` as part of ${row.toFormula}`;
      return [
        {
          code: found.code,
          level: found.level,
          tone: found.tone,
          basis: "published" as const,
          note: `${row.publishedBy}${blend}. ${caution}`,
        },
      ];
    });
}

function computedFor(to: BrandLine, shade: Shade): Candidate[] {
  const scored = to.shades
    .filter((each) => !each.mixShade && !each.lowlightPrefilled && !each.fastToner)
    .flatMap((each) => {
      const levels =
        shade.level === null || each.level === null ? 0 : Math.abs(shade.level - each.level);
      const tone = tonesDistance(shade.tones, each.tones);
      return tone === undefined || levels > 1 || tone > nearWithin
        ? []
        : [{ shade: each, levels, tone }];
    });
  const sameLevel = scored.some((each) => each.levels === 0 && each.tone <= sameLevelWithin);
  return scored
    .filter((each) => !sameLevel || each.levels < 1)
    .sort(
      (a, b) => a.levels - b.levels || a.tone - b.tone || a.shade.code.length - b.shade.code.length,
    )
    .map(({ shade: found, levels, tone }) => ({
      code: found.code,
      level: found.level,
      tone: found.tone,
      basis: "computed" as const,
      note: `${tone < exactWithin && levels === 0 ? "Same tone family" : "Nearest tone made"}${levels > 0 ? ", a level away" : ""}. ${caution}`,
    }));
}

function developerFor(
  to: BrandLine,
  context: ConvertRequest["context"],
  used: number | undefined,
): ConvertAnswer["developer"] {
  const { currentLevel, desiredLevel } = context ?? {};
  const lift =
    currentLevel === undefined || desiredLevel === undefined
      ? undefined
      : Math.max(0, desiredLevel - currentLevel);
  if (lift === undefined && used === undefined) return undefined;
  const volume =
    lift === undefined
      ? nearestVolume(to, used ?? 0)
      : chooseDeveloper(to, { lift, grey: 0, tone: false, developerMax: 40 });
  if (volume === null || volume === undefined) return undefined;
  return {
    volume,
    note:
      lift === undefined
        ? conversions.developerNote
        : `${to.name} takes ${volume} vol for ${lift} level${lift === 1 ? "" : "s"} of lift.`,
  };
}

function nearestVolume(line: BrandLine, wanted: number) {
  return [...line.developers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
