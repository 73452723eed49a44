import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { chooseDeveloper, greyVolume, liftOf, reachOf } from "#tools/colour/bowl/developer.ts";
import { defaultLift, lightenerRule, source } from "#tools/colour/science.ts";
import {
  byLine,
  levelWords,
  listed,
  ofLine,
  ofRule,
  type Asked,
  type Told,
  lineName,
} from "./telling.ts";

/** More than this no color lifts by itself: a high-lift on a dark blonde does. */
const HIGH_LIFTS = 3;
/** The strongest that is sold. */
const STRONGEST = 40;

/** Which developer does it, or what one does. */
export function tellDeveloper(asked: Asked): Told {
  const { named, volume, zone, type } = asked;
  const lines = asked.lines.filter(
    (line) =>
      named || type || liftsWith(line, volume) || (liftAsked(asked) === 0 && isDemi(line, volume)),
  );
  if (lines.length > 0) return byLine(lines.map((line) => ofOne(line, asked)));
  if (type === "lightener" || zone === "scalp") return forLightener();
  const lift = liftAsked(asked);
  if (volume !== undefined) return generally([volume]);
  if (asked.greyPercent !== undefined) return generally([20]);
  const enough = [10, 20, 30, 40].filter(
    (each) => lift === undefined || defaultLift(each)[1] >= lift,
  );
  return generally(lift === undefined || named ? [10, 20, 30, 40] : enough.slice(0, 1));
}

/** Whether a line that nobody named is one that the question may be about: what lifts, with the strength that was said. */
const liftsWith = ({ type, developers }: BrandLine, volume: number | undefined) =>
  (type === "permanent" || type === "high-lift") &&
  (volume === undefined || developers.some((each) => isSame(each, volume)));

const isDemi = ({ type }: BrandLine, volume: number | undefined) =>
  type === "demi-permanent" && volume === undefined;

const liftAsked = ({ level, to, levels }: Asked): number | undefined =>
  level !== undefined && to !== undefined ? Math.max(0, to - level) : levels;

function ofOne(line: BrandLine, asked: Asked): Told {
  const { volume, greyPercent } = asked;
  const label = (at: number) => `${lineName(line)}, ${strengthWords(at, line)}`;
  if (line.developers.length === 0)
    return {
      says: `${lineName(line)} takes no developer.`,
      facts: [ofLine(line, "developer", line.name, "no developer")],
    };
  if (line.type === "lightener") return ofLightener(line);
  const wanted = liftAsked(asked);
  if (wanted && (line.minStartLevel ?? 0) > (asked.level ?? 10)) return tooDeepFor(line);
  if (wanted !== undefined && volume !== undefined) return chosenFor(line, wanted, asked);
  if (volume !== undefined && !line.developers.some((each) => isSame(each, volume)))
    return {
      says: `${lineName(line)} is not mixed with ${volume} vol: it takes ${strengths(line)}.`,
      facts: [ofLine(line, "developer", line.name, strengths(line))],
    };
  if (volume !== undefined) {
    const own = line.developers.find((each) => isSame(each, volume)) ?? volume;
    const lift = levelWords(liftOf(line, own));
    return {
      says: `${lineName(line)} with ${strengthWords(own, line)} lifts ${lift}.`,
      facts: [ofLine(line, "developer", label(own), `lifts ${lift}`)],
    };
  }
  if (greyPercent !== undefined) {
    const covers = greyVolume(line, greyPercent);
    return {
      says: `${lineName(line)} covers ${greyPercent}% white with ${strengthWords(covers, line)}.`,
      facts: [
        ofLine(
          line,
          "developer",
          `${lineName(line)}, ${greyPercent}% white`,
          strengthWords(covers, line),
        ),
      ],
    };
  }
  return wanted === undefined ? allOf(line) : forLift(line, wanted);
}

function tooDeepFor(line: BrandLine): Told {
  const from = `natural hair from level ${line.minStartLevel} up`;
  return {
    says: `No: ${lineName(line)} is for ${from}. What is deeper than that it leaves orange; lightener and a toner, after a strand test, get there.`,
    verdict: "no",
    facts: [ofLine(line, "lift", `${lineName(line)}, is for`, from)],
  };
}

/** Which of the strengths that were said is the one for a lift, and what the others would do. */
function chosenFor(line: BrandLine, lift: number, { volume, other }: Asked): Told {
  const told = forLift(line, lift);
  const own = line.developers.filter((each) =>
    [volume, other].some((said) => said !== undefined && isSame(each, said)),
  );
  const rest = own
    .map((each) => `${strengthWords(each, line)} lifts ${levelWords(liftOf(line, each))}`)
    .filter((each) => lift === 0 || !told.says.includes(each.split(" lifts ")[0] ?? each));
  return rest.length > 0 ? { ...told, says: `${told.says} ${listed(rest)}.` } : told;
}

function forLift(line: BrandLine, lift: number): Told {
  const need = { lift, grey: 0, tone: false, developerMax: STRONGEST };
  const chosen = chooseDeveloper(line, need);
  const reach = reachOf(line, STRONGEST);
  const levels = levelWords([lift, lift]);
  if (chosen === null || reach < lift)
    return {
      says: `No, ${lineName(line)} does not lift ${levels}: ${levelWords([reach, reach])} at most. That takes ${lift > HIGH_LIFTS ? "lightener and a toner, after a strand test and a patch test" : line.type === "permanent" ? "a high-lift or lightener" : "a permanent"}.`,
      verdict: "no",
      facts: [
        ofLine(line, "developer", `${lineName(line)}, most lift`, levelWords([reach, reach])),
      ],
    };
  // what lifts nothing deposits, the weaker for toning
  const deposits = line.developers.filter((volume) => liftOf(line, volume)[1] === 0);
  const fits = lift === 0 && deposits.length > 0 ? deposits : [chosen];
  const strength = listed(
    fits.map((volume) => strengthWords(volume, line)),
    "or",
  );
  const printed = levelWords(liftOf(line, chosen));
  return {
    says:
      lift === 0
        ? `For deposit alone ${lineName(line)} takes ${strength}.`
        : `For ${levels} of lift ${lineName(line)} takes ${strength}: it lifts ${printed} on virgin hair.`,
    facts: [ofLine(line, "developer", `${lineName(line)}, ${levels}`, strength)],
  };
}

function allOf(line: BrandLine): Told {
  const rows = line.developers.map((volume) => ({
    volume,
    lift: levelWords(liftOf(line, volume)),
  }));
  const says =
    line.maxLift === 0
      ? `${lineName(line)} takes ${strengths(line)} and lifts nothing.`
      : `${lineName(line)} takes ${listed(
          rows.map(({ volume, lift }) => `${strengthWords(volume, line)} (${lift})`),
          "or",
        )}.`;
  return {
    says: says.replaceAll(/\((\S+ %)\) \(/g, "($1, "),
    facts: rows.map(({ volume, lift }) =>
      ofLine(
        line,
        "developer",
        `${lineName(line)}, ${strengthWords(volume, line)}`,
        `lifts ${lift}`,
      ),
    ),
  };
}

/** How strong a line of lightener may be, on the scalp and off it. */
export function ofLightener(line: BrandLine, zone?: Asked["zone"]): Told {
  const { onScalpMaxDeveloper: own } = lightenerRule;
  const most = Math.min(own, line.onScalpMaxDeveloper ?? own);
  const scalp = line.offScalpOnly
    ? "not on the scalp"
    : `${strengthWords(most, line)} at most on the scalp`;
  const foils = Math.min(
    lightenerRule.foilMaxDeveloper,
    line.offScalpMaxDeveloper ?? STRONGEST,
    Math.max(...line.developers),
  );
  return {
    says: zone
      ? `With ${zone === "scalp" ? scalp : `up to ${strengthWords(foils, line)} in foils`}.`
      : `${lineName(line)}: ${scalp}, up to ${strengthWords(foils, line)} in foils.`,
    facts: [
      ofRule("lightener_developer", `${lineName(line)}, scalp`, scalp, source.lightener),
      ofRule(
        "lightener_developer",
        `${lineName(line)}, foils`,
        `${foils} vol at most`,
        source.lightener,
      ),
      ofLine(line, "developer", `${lineName(line)}, made for`, strengths(line)),
    ],
  };
}

function forLightener(): Told {
  const { onScalpMaxDeveloper, foilMaxDeveloper } = lightenerRule;
  return {
    says: `Lightener takes ${onScalpMaxDeveloper} vol at most on the scalp and ${foilMaxDeveloper} in foils.`,
    facts: [
      ofRule(
        "lightener_developer",
        "On the scalp",
        `${onScalpMaxDeveloper} vol at most`,
        source.lightener,
      ),
      ofRule(
        "lightener_developer",
        "In foils",
        `${foilMaxDeveloper} vol at most`,
        source.lightener,
      ),
    ],
  };
}

/** Where no line was named: a developer lifts by the line it is mixed with. */
function generally(volumes: readonly number[]): Told {
  const rows = volumes.map((volume) =>
    ofRule(
      "developer",
      strengthWords(volume),
      `lifts ${levelWords(defaultLift(volume))}`,
      source.practice,
    ),
  );
  return {
    says: `As a rule ${listed(rows.map(({ label, figure }) => `${label} ${figure}`))} in a permanent on virgin hair; it is the line's own, so name yours for its figure.`,
    facts: rows,
    asks: "line",
  };
}

/** A bottle of 6.3 vol is called 6 vol, 12.5 vol 13 vol. */
const isSame = (own: number, said: number) => Math.abs(own - said) <= 0.5;
const strengths = (line: BrandLine) =>
  listed(
    line.developers.map((volume) => strengthWords(volume, line)),
    "or",
  );
