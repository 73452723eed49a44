import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, linesOf } from "#tools/colour/catalogue.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import {
  coversAlone,
  greyBand,
  greyLimit,
  naturalShare,
  type WhiteHair,
} from "#tools/colour/visit/grey.ts";
import { greyDefault, greyDeveloper, greyMinutes, source } from "#tools/colour/science.ts";
import { withHeat } from "./times.ts";
import { minutesFor } from "#tools/colour/bowl/timing.ts";
import { headOf } from "./heads.ts";
import {
  byLine,
  listed,
  minuteWords,
  ofLine,
  ofRule,
  type Asked,
  type Told,
  lineName,
} from "./telling.ts";

const white = (grey: number): WhiteHair => ({
  grey,
  tone: { word: "none" },
  facts: { resistant: false },
});

/** What white hair takes: natural share, developer and minutes, or how much of it a line covers. */
export function tellGrey(asked: Asked): Told {
  const { lines, greyPercent } = asked;
  const able = lines.filter(
    (line) =>
      line.type === "permanent" ||
      (line.type === "demi-permanent" &&
        asked.volume === undefined &&
        greyLimit(line) >= (greyPercent ?? 0)),
  );
  const meant = asked.named ? lines : able;
  if (meant.length === 0) return generally(asked);
  return byLine(
    meant.map((line) =>
      withHeat(
        greyPercent === undefined ? covers(line, asked) : mixedFor(line, greyPercent, asked),
        line,
        asked.heat,
      ),
    ),
  );
}

function mixedFor(line: BrandLine, percent: number, asked: Asked): Told {
  const limit = greyLimit(line);
  const instead = greyBand(line, percent)?.useInstead;
  if (percent > limit || instead) return tooWhite(line, percent, instead);
  const share = naturalShare(white(percent), line);
  const developer = greyVolume(line, percent);
  const strength = strengthWords(developer, line);
  const minutes = timeOn(line, developer, percent);
  const natural = shareWords(share, line, percent);
  const other = eitherWords(line, developer, asked) ?? againstVolume(line, percent, asked);
  const label = `${lineName(line)}, ${percent}% white`;
  return {
    says: `On ${percent}% white ${lineName(line)} takes ${strength}, ${natural} and ${minutes}.${other ? ` ${other}` : ""}`,
    facts: [
      ofLine(line, "developer", `${label}, developer`, strength),
      ofLine(line, "grey_share", `${label}, natural`, natural),
      ofLine(line, "minutes", `${label}, time`, minutes),
    ],
  };
}

/** Which of two strengths that were said it is; undefined where it is neither, or only one was said. */
function eitherWords(line: BrandLine, own: number, { volume, other }: Asked): string | undefined {
  const said = [volume, other].flatMap((each) => each ?? []);
  const [is] = said.filter((each) => Math.abs(each - own) <= 0.5);
  const not = said.find((each) => each !== is);
  return is === undefined || not === undefined
    ? undefined
    : `So ${strengthWords(own, line)}, not ${not} vol.`;
}

/** What the checks say of a developer that was asked about. */
function againstVolume(line: BrandLine, percent: number, { volume, known }: Asked): string {
  if (volume === undefined) return "";
  const context = headOf(
    { currentLevel: 6, desiredLevel: 6, grayPercent: percent, serviceType: "gray-coverage" },
    known,
  );
  const candidate = {
    brand: line.brandId,
    line: line.id,
    purpose: "deposit" as const,
    developer: volume,
  };
  const { findings } = checkFormula({ candidate, context });
  return findings.find(({ code }) => code.startsWith("grey_developer"))?.sentence ?? "";
}

function tooWhite(line: BrandLine, percent: number, instead: string | undefined): Told {
  const limit = greyLimit(line);
  const own = instead && findLine(`${line.brandId}/${instead}`);
  const other =
    own ||
    linesOf(line.brandId).find(
      ({ greyCoverage, type }) => type === "permanent" && greyCoverage >= percent,
    );
  const most = limit > 0 ? `blends up to ${limit}% white` : "covers no white";
  return {
    says: `${lineName(line)} ${most}, so ${percent}% is beyond it${other ? `: cover is ${other.name}` : ": cover is a permanent"}.`,
    verdict: "no",
    facts: [
      ofLine(
        line,
        "grey_limit",
        `${lineName(line)}, white`,
        limit > 0 ? `${limit}% at most` : "none",
      ),
    ],
  };
}

/** How long a line stays on white. */
export const timeOn = (line: BrandLine, developer: number, percent: number): string =>
  minuteWords(
    minutesFor(
      line,
      developer,
      { purpose: "deposit", grey: percent, lift: 0 },
      { porosity: "normal", damage: 1, platinum: false, facts: { resistant: false } },
    ),
  );

/** How much white a line covers, and what each share of it takes. */
function covers(line: BrandLine, asked: Asked): Told {
  const limit = greyLimit(line);
  if (limit === 0)
    return {
      says: `${lineName(line)} covers no white.`,
      verdict: "no",
      facts: [ofLine(line, "grey_limit", `${lineName(line)}, white`, "none")],
    };
  const steps = (line.greyRule?.bands ?? [])
    .map(({ maxPct }) => maxPct)
    .filter((most) => most <= limit);
  const rows = steps.map((most) => ({
    most,
    share: shareWords(naturalShare(white(most), line), line, most),
  }));
  const plus = line.plus && line.plus.greyCoverage > line.greyCoverage ? line.plus : undefined;
  const beyond = plus ? `, ${plus.greyCoverage}% with ${plus.name}` : "";
  const full =
    limit >= 100
      ? "covers white fully"
      : `blends up to ${plus ? line.greyCoverage : limit}% white${beyond}`;
  const strength = strengthWords(greyVolume(line, limit), line);
  const minutes = timeOn(line, greyVolume(line, limit), limit);
  const shares =
    rows.length > 0 ? `: ${listed(rows.map(({ most, share }) => `to ${most}% ${share}`))}` : "";
  const own = greyVolume(line, limit);
  const { volume } = asked;
  const stronger =
    volume !== undefined && volume > own + 1
      ? `No: ${volume} vol lifts more and deposits less on white.`
      : undefined;
  const which = eitherWords(line, own, asked) ?? stronger;
  return {
    says: `${which ? `${which} ` : ""}${lineName(line)} ${full} with ${strength} in ${minutes}${shares}.`,
    verdict: null,
    facts: [
      ofLine(line, "grey_limit", `${lineName(line)}, white`, `${limit}% at most`),
      ofLine(line, "developer", `${lineName(line)}, on white`, strength),
      ofLine(line, "minutes", `${lineName(line)}, on white`, minutes),
      ...rows.map(({ most, share }) =>
        ofLine(line, "grey_share", `${lineName(line)}, to ${most}%`, share),
      ),
    ],
  };
}

/** Where no line was named and the stylist has none: the usual rule, which a line's own table beats. */
function generally({ greyPercent }: Asked): Told {
  const [least, most] = greyMinutes;
  const time = minuteWords([least, most]);
  const strength = strengthWords(greyDeveloper);
  const meant = greyDefault.filter(
    ({ maxPct }, at) =>
      greyPercent === undefined ||
      (greyPercent <= maxPct && greyPercent > (greyDefault[at - 1]?.maxPct ?? -1)),
  );
  const rows = meant.map(({ maxPct, naturalShare: share }) => ({
    maxPct,
    share: plainShare(share),
  }));
  const shares =
    greyPercent === undefined
      ? listed(rows.map(({ maxPct, share }) => `${share} up to ${maxPct}%`))
      : (rows[0]?.share ?? "");
  return {
    says: `${greyPercent === undefined ? "White" : `${greyPercent}% white`} takes ${strength}, ${shares} and ${time} as a rule. The line's own table goes before it: name yours for its figure.`,
    facts: [
      ofRule("developer", "White, developer", strength, source.grey),
      ...rows.map(({ maxPct, share }) =>
        ofRule("grey_share", `White to ${maxPct}%, natural`, share, source.grey),
      ),
      ofRule("minutes", "White, time", time, source.grey),
    ],
    asks: "line",
  };
}

function shareWords(share: number, line: BrandLine, percent: number): string {
  const series = greyBand(line, percent)?.naturalSeries;
  if (coversAlone(line)) return "no natural added: the series covers by itself";
  return share > 0 && series ? `${plainShare(share)} (${series})` : plainShare(share);
}

const SHARES: readonly (readonly [number, string])[] = [
  [0, "no natural added"],
  [0.25, "a quarter natural"],
  [0.33, "a third natural"],
  [0.375, "three eighths natural"],
  [0.5, "half natural"],
  [0.75, "three quarters natural"],
  [1, "natural alone"],
];
const plainShare = (share: number): string =>
  SHARES.find(([known]) => Math.abs(known - share) < 0.01)?.[1] ??
  `${Math.round(share * 100)}% natural`;
