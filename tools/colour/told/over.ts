import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { chooseDeveloper } from "#tools/colour/bowl/developer.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { nearestShade } from "#tools/colour/shade/nearest-shade.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { readCode } from "#tools/colour/shade/shelf-codes.ts";
import { everyLine, findShade } from "#tools/colour/catalogue.ts";
import { counterAtLevel, pigmentAt, source } from "#tools/colour/science.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { fillFacts, fillWords } from "./filling.ts";
import { factsOf, headOf, stepFor, verdictOf } from "./heads.ts";
import { listed, ofLine, ofRule, type Asked, type Told, lineName } from "./telling.ts";

/** Whether a shade, or a kind of product, may go over some hair: what the engine's own checks make of it. */
export function tellOver(asked: Asked): Told {
  const codes = asked.shade?.split(EACH).filter(Boolean) ?? [];
  const [one, another] = codes;
  if (one && another) return eitherOver(asked, codes);
  return asked.shade ? shadeOver(asked, asked.shade) : productOver(asked);
}

const EACH = /\s*(?:,|\band\b|\bor\b|\bvs\b|[&+])\s*/;

/** Two shades to choose from, each judged for itself; the one that cancels what the level shows comes first. */
function eitherOver(asked: Asked, codes: readonly string[]): Told {
  const told = codes.map((shade) => shadeOver(asked, shade));
  const missing = told.find(({ facts, asks }) => asks && facts.length === 0);
  if (missing) return missing;
  const level = Math.min(10, asked.level ?? 10);
  const { tones, word } = counterAtLevel(level);
  const made = codes.flatMap((code) => {
    const [found] = madeBy(asked.lines, code);
    return found ? [{ ...found, says: shadeWords(found.shade) }] : [];
  });
  const best = made.find(({ shade }) => tones.some((tone) => tone === shade.tone));
  const what = made.map(({ line, shade, says }) => `${lineName(line)} ${shade.code} is ${says}.`);
  const choice = best
    ? ` ${capital(pigmentAt(level))} at level ${level} is cancelled by ${word}: ${best.shade.code} is the straighter one, and the other the softer.`
    : ` ${capital(pigmentAt(level))} at level ${level} is cancelled by ${word}.`;
  return {
    says: `${what.join(" ")}${choice}`,
    verdict: told.find(({ verdict }) => verdict === "no")?.verdict ?? told[0]?.verdict ?? null,
    facts: [
      ...told.flatMap(({ facts }) => facts),
      ofRule("neutralise", `Cancels level ${level}`, word, source.wheel),
    ],
  };
}

const shadeWords = ({ level, tone, pigments }: Shade): string =>
  `${level === null ? "no depth of its own" : `level ${level}`}, ${toneWord(tone)} (${listed(pigments) || "no pigment"})`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const conditionOf = ({ hair }: Asked) =>
  hair === "bleached"
    ? "bleached"
    : hair === undefined || hair === "virgin"
      ? "virgin"
      : "previously-colored";

const historyOf = ({ hair }: Asked) => ({
  ...(hair && hair !== "relaxer" && { previousTreatments: [hair] }),
  ...(hair === "relaxer" && { extra: { relaxer: "yes" } }),
});

function shadeOver(asked: Asked, written: string): Told {
  const [own] = madeBy(asked.lines, written);
  const [any] = asked.named ? [] : madeBy(everyLine("permanent"), written);
  const one = own ?? any;
  if (!one) return noSuchShade(asked, written);
  if (asked.level === undefined)
    return {
      says: `Which level is the hair that ${one.shade.code} goes over?`,
      facts: [],
      asks: "level",
    };
  return judged(one, asked, asked.level);
}

/** The lines of some that make a shade, by its code. */
export const madeBy = (lines: readonly BrandLine[], written: string) =>
  lines.flatMap((line) => {
    const code = readCode(line, written);
    const shade = code === undefined ? undefined : findShade(line, code);
    return shade ? [{ line, shade }] : [];
  });

function noSuchShade({ lines, named }: Asked, written: string): Told {
  const [line] = lines;
  if (!line || !named) return { says: `Which line is ${written} of?`, facts: [], asks: "line" };
  const near = nearestShade(line, written);
  return {
    says: `${lineName(line)} makes no ${written}.${near ? ` The nearest is ${near.code}.` : ""}`,
    facts: near ? [ofLine(line, "shade", "Nearest", near.code)] : [],
    asks: "shade",
  };
}

function judged(
  { line, shade }: { line: BrandLine; shade: Shade },
  asked: Asked,
  level: number,
): Told {
  const on = Math.min(10, level);
  const goal = Math.min(10, shade.level ?? on);
  const head = headOf(
    {
      currentLevel: on,
      desiredLevel: goal,
      hairCondition: conditionOf(asked),
      desiredTone: shade.tone,
      brand: line.brandId,
      line: line.id,
      shade: shade.code,
      ...historyOf(asked),
    },
    asked.known,
  );
  const lift = Math.max(0, goal - on);
  const volume =
    asked.volume ?? chooseDeveloper(line, { lift, grey: 0, tone: lift === 0, developerMax: 40 });
  const { findings } = checkFormula({
    candidate: {
      brand: line.brandId,
      line: line.id,
      shades: [shade.code],
      purpose: "deposit",
      developer: volume,
    },
    context: head,
  });
  const plan = formulate(head);
  const warned = plan.findings.filter(({ severity }) => severity === "warn");
  const all = onceEach([...findings, ...warned]).filter(({ code }) => !OF_THE_DAY.test(code));
  const verdict = verdictOf(all);
  const hair = `${asked.hair === "bleached" ? "bleached " : ""}level ${level}`;
  const name = `${lineName(line)} ${shade.code}`;
  const fill = stepFor(plan, "fill");
  const first = fill ? ` Fill first: ${fillWords(fill)}.` : "";
  const ratio = volume === null ? "" : ` with ${strengthWords(volume, line)}`;
  const lead = {
    yes: `Yes, ${name} may go over ${hair}${ratio}; the checks find nothing against it.`,
    careful: `With care: ${name} over ${hair}. ${all[0]?.sentence ?? ""}${first}`,
    no: `Not as it is: ${name} over ${hair}. ${all.find(({ severity }) => severity === "block")?.sentence ?? ""}${first}`,
  };
  return { says: lead[verdict], verdict, facts: [...factsOf(all), ...fillFacts(fill)] };
}

/** What holds of every service, and of nobody's shade. */
const OF_THE_DAY = /^patch_test|^tone_stands_in$|^line_beside_yours$/;

const onceEach = (findings: readonly Finding[]) =>
  findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at);

function productOver(asked: Asked): Told {
  const { hair, type = "permanent", level = 6, known } = asked;
  const [line] = asked.named ? asked.lines : [];
  if (asked.levels && line?.maxLift === 0)
    return {
      says: `No, ${lineName(line)} lifts nothing: it deposits only.`,
      verdict: "no",
      facts: [ofLine(line, "lift", `${lineName(line)}, most lift`, "none")],
    };
  if (!hair)
    return { says: "What is on the hair, and what goes over it?", facts: [], asks: "level" };
  const lightens = type === "lightener" || type === "high-lift";
  if (asked.levels && !lightens && COLOURED.has(hair)) return neverLifts(asked, line);
  const head = headOf(
    {
      currentLevel: level,
      desiredLevel: Math.min(10, lightens ? level + 2 : level),
      hairCondition: conditionOf(asked),
      ...historyOf(asked),
    },
    known,
  );
  const plan = formulate(head);
  const { findings } = checkFormula({
    candidate: { type, purpose: lightens ? "lighten" : "deposit" },
    context: head,
  });
  const all = onceEach([
    ...findings,
    ...plan.findings.filter(({ severity }) => severity !== "info"),
  ]).filter(({ code }) => !OF_THE_DAY.test(code));
  const verdict = verdictOf(all);
  const tests = plan.requires
    .filter((test) => test !== "patch_test")
    .map((test) => test.replaceAll("_", " "));
  const what = `${line ? lineName(line) : (WORDS[type] ?? type)} over ${HAIR[hair]}`;
  const grave = all.find(({ severity }) => severity === "block") ?? all[0];
  const first = tests.length > 0 ? ` Do first: ${listed(tests)}.` : "";
  const lead = { yes: "Yes", careful: "With care", no: "Not as it is" }[verdict];
  return {
    says: `${lead}: ${what}. ${grave?.sentence ?? "The checks find nothing against it."}${first}`,
    verdict,
    facts: factsOf(all),
  };
}

/** Hair with colour in it, which no colour lifts. */
const COLOURED: ReadonlySet<string> = new Set(["box_dye", "previously_colored", "semi_permanent"]);

/** What is asked of a colour that is to take colour lighter. */
export function neverLifts({ hair, type = "permanent" }: Asked, line: BrandLine | undefined): Told {
  const kind = line?.type ?? type;
  const name = line ? lineName(line) : (WORDS[kind] ?? kind);
  const demi = NO_LIFT.has(kind) ? `${name}, which deposits only, does not lift, and ` : "";
  return {
    says: `No: ${demi}color does not lift color. To go lighter the ${hair === "box_dye" ? "box dye" : "old color"} has to come out first, with a color remover or lightener after a strand test, slowly and showing warm on the way; then it is toned.`,
    verdict: "no",
    facts: [ofRule("lift", "Colour over colour", "no lift", source.practice)],
  };
}
const NO_LIFT: ReadonlySet<string> = new Set(["demi-permanent", "toner", "semi-permanent"]);

const WORDS: Partial<Record<string, string>> = {
  lightener: "lightener",
  permanent: "tint",
  "high-lift": "high-lift",
  "demi-permanent": "a demi",
  toner: "toner",
};
const HAIR: Record<NonNullable<Asked["hair"]>, string> = {
  virgin: "virgin hair",
  previously_colored: "colored hair",
  semi_permanent: "direct dye",
  bleached: "bleached hair",
  box_dye: "box dye",
  keratin: "a keratin service",
  perm: "a perm",
  henna: "henna",
  relaxer: "a relaxer",
};
