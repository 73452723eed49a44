import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine, Range } from "#tools/colour/brand-line.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";
import { minutesFor, type Timed, type TimedHair } from "#tools/colour/bowl/timing.ts";
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

/** Times that a sentence still holds. */
const MANY = 3;

/** Hair of which nothing special was said. */
const plainHair: TimedHair = {
  porosity: "normal",
  damage: 1,
  platinum: false,
  facts: { resistant: false },
};

type Use = Pick<Timed, "purpose" | "grey" | "lift"> & { when: string };

/** The uses of a line that the engine times for themselves. */
function usesOf({ type, greyCoverage }: BrandLine): Use[] {
  const use = (when: string, own: Partial<Timed> = {}): Use => ({
    when,
    purpose: "deposit",
    grey: 0,
    lift: 0,
    ...own,
  });
  switch (type) {
    case "permanent":
      return [use(""), use("on white", { grey: 60 }), use("for two levels of lift", { lift: 2 })];
    case "demi-permanent":
      return [
        use("as a toner", { purpose: "tone" }),
        use("as color"),
        ...(greyCoverage > 0 ? [use("on white", { grey: greyCoverage })] : []),
      ];
    case "toner":
      return [use("", { purpose: "tone" }), use("as color")];
    case "lightener":
      return [use("", { purpose: "lighten" })];
    case "high-lift":
      return [use("", { lift: 3 })];
    default:
      return [use("")];
  }
}

/** How long a line stays on, as the engine would print it on such a bowl; each time once. */
export function timesOf(
  line: BrandLine,
  volume: number | null,
  hair = plainHair,
): { when: string; minutes: Range }[] {
  const times = usesOf(line).map((use) => ({
    when: use.when,
    minutes: minutesFor(line, volume, use, hair),
  }));
  const fast = line.fastTonerMinutes && {
    when: "with its fast toners",
    minutes: line.fastTonerMinutes,
  };
  const all = [...times, ...(fast ? [fast] : [])];
  return all.filter(
    ({ minutes }, at) => all.findIndex((other) => other.minutes.join() === minutes.join()) === at,
  );
}

/** How long it stays on. */
export function tellTiming(asked: Asked): Told {
  const { lines, type, porosity } = asked;
  const hair: TimedHair = { ...plainHair, ...(porosity && { porosity }) };
  if (lines.length > 0)
    return byLine(lines.map((line) => withHeat(ofOne(line, asked.volume, hair), line, asked.heat)));
  if (type === "lightener") return ofAnyLightener();
  return { says: "That is the line's own time. Which line is it?", facts: [], asks: "line" };
}

/** The same with what heat does to the time of a line, where that was asked. */
export function withHeat(told: Told, line: BrandLine, heat = false): Told {
  if (!heat) return told;
  const { withHeatMinutes: minutes } = line;
  const says = minutes
    ? `With heat it is ${minuteWords(minutes)}; heat saves time and does not cover better.`
    : "Its maker prints no time with heat, so leave it at room temperature.";
  return {
    ...told,
    says: `${told.says} ${says}`,
    facts: minutes
      ? [...told.facts, ofLine(line, "minutes", `${line.name}, with heat`, minuteWords(minutes))]
      : told.facts,
  };
}

function ofOne(line: BrandLine, volume: number | undefined, hair: TimedHair): Told {
  const own = line.minutesByDeveloper ? line.developers : [];
  const volumes: readonly (number | null)[] =
    volume === undefined ? (own.length > 0 ? own : [line.developers[0] ?? null]) : [volume];
  const facts = volumes.flatMap((each) =>
    timesOf(line, each, hair).map(({ when, minutes }) => {
      const strength =
        each !== null && (own.length > 0 || volume !== undefined) ? strengthWords(each, line) : "";
      const label = [line.name, [strength, when].filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(", ");
      return {
        when: [strength && `with ${strength}`, when].filter(Boolean).join(" "),
        minutes,
        fact: ofLine(line, "minutes", label, minuteWords(minutes)),
      };
    }),
  );
  const watched = line.type === "lightener" ? " Look every 5 to 10 minutes." : "";
  // of many strengths the sentence tells the plain times; the facts hold the rest
  const plain =
    facts.length > MANY ? facts.filter(({ when }) => !when.includes("on white")) : facts;
  const said = plain.map(({ when, minutes }) =>
    [minuteWords(minutes), when].filter(Boolean).join(" "),
  );
  return {
    says: `${lineName(line)} stays on ${listed(said)}, from the end of the application.${watched}`,
    facts: facts.map(({ fact }) => fact),
  };
}

function ofAnyLightener(): Told {
  const [least, most] = lightenerRule.checkEveryMinutes;
  const longest = `${lightenerRule.maxMinutes} min at most`;
  return {
    says: `Lightener stays on ${longest}, looked at every ${least} to ${most} minutes; what is missing then is another visit.`,
    facts: [ofRule("minutes_not_longer", "Lightener", longest, source.lightener)],
  };
}
