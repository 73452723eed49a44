import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { chooseDeveloper } from "#tools/colour/bowl/developer.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { nearestShade } from "#tools/colour/shade/nearest-shade.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { readCode } from "#tools/colour/shade/shelf-codes.ts";
import { everyLine, findShade } from "#tools/colour/catalogue.ts";
import { fillFacts, fillWords } from "./filling.ts";
import { factsOf, headOf, stepFor, verdictOf } from "./heads.ts";
import { listed, ofLine, type Asked, type Told, lineName } from "./telling.ts";

/** Whether a shade, or a kind of product, may go over some hair: what the engine's own checks make of it. */
export function tellOver(asked: Asked): Told {
  return asked.shade ? shadeOver(asked, asked.shade) : productOver(asked);
}

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
  if (!hair)
    return { says: "What is on the hair, and what goes over it?", facts: [], asks: "level" };
  const lightens = type === "lightener" || type === "high-lift";
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
  const [line] = asked.named ? asked.lines : [];
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

const WORDS: Partial<Record<string, string>> = {
  lightener: "lightener",
  permanent: "tint",
  "high-lift": "high-lift",
  "demi-permanent": "a demi",
  toner: "toner",
};
const HAIR: Record<NonNullable<Asked["hair"]>, string> = {
  virgin: "virgin hair",
  previously_colored: "coloured hair",
  semi_permanent: "direct dye",
  bleached: "bleached hair",
  box_dye: "box dye",
  keratin: "a keratin service",
  perm: "a perm",
  henna: "henna",
  relaxer: "a relaxer",
};
