import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { productsOffShelf } from "#tools/colour/shade/shelf-findings.ts";
import type { FormulateAnswer, Step } from "#tools/colour/schema.ts";
import { filler, fillerTones, source } from "#tools/colour/science.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { factsOf, headOf, stepFor } from "./heads.ts";
import { listed, minuteWords, ofLine, ofRule, type Asked, type Told, lineName } from "./telling.ts";

/** Whether a way down needs a filler, and which. */
export function tellFiller(asked: Asked): Told {
  const { level, to } = asked;
  if (to === undefined) return fillerRule();
  const tones = fillerTones(Math.min(10, to));
  const tone = ofRule(
    "filler",
    `Filler for level ${to}`,
    listed(tones, "or") || "none",
    source.filler,
  );
  if (level === undefined)
    return {
      says:
        tones.length > 0
          ? `For level ${to} fill with ${listed(tones, "or")}: needed from ${filler.requiredAtLevelsDarker} levels darker on lightened hair.`
          : `Level ${to} needs no filler.`,
      facts: [tone],
    };
  const darker = level - to;
  if (darker < 1)
    return {
      says: `No: from ${level} to ${to} nothing goes darker, so nothing is filled.`,
      verdict: "no",
      facts: [],
    };
  const plan = formulate(
    headOf(
      {
        currentLevel: Math.min(10, level),
        desiredLevel: Math.min(10, to),
        hairCondition: asked.hair === "virgin" ? "virgin" : "bleached",
        ...(asked.lines[0] && { lines: asked.lines.map(({ key }) => key).slice(0, 5) }),
      },
      asked.known,
    ),
  );
  return filled(plan, asked, level, to, tone);
}

function filled(
  plan: FormulateAnswer,
  { hair, known }: Asked,
  level: number,
  to: number,
  tone: Told["facts"][number],
): Told {
  const fill = stepFor(plan, "fill");
  const darker = level - to;
  const levels = `${darker} level${darker === 1 ? "" : "s"} darker`;
  const rules = plan.findings.filter(({ code }) => /^fill|ash_over_bleach/.test(code));
  if (!fill)
    return {
      says: `No filler needed: from ${level} to ${to} is ${levels}${hair === "virgin" ? " on hair that has kept its warmth" : ""}.`,
      verdict: "no",
      facts: [ofRule("filler", `${level} to ${to}`, "none", source.filler), ...factsOf(rules)],
    };
  const missing = productsOffShelf([fill], known.salon?.standing);
  const none = missing.length > 0 ? ` Not in stock: ${listed(missing)}.` : "";
  const stages = rules.find(({ code }) => code === "fill_in_two_stages");
  return {
    says: `Yes, fill first: ${level} to ${to} is ${levels} on hair that has lost its warmth. Take ${tone.figure}, such as ${fillWords(fill)}.${none}${stages ? ` ${stages.sentence}` : ""}`,
    verdict: "yes",
    facts: [tone, ...fillFacts(fill), ...factsOf(rules)],
  };
}

/** "Color Touch 8/3 for 10 to 20 min". */
export const fillWords = ({ brandId, lineId, shades, minutes }: Step): string => {
  const line = findLine(`${brandId}/${lineId}`);
  return `${line ? lineName(line) : ""} ${listed(shades.map(({ code }) => code))} for ${minuteWords(minutes)}`.trim();
};

/** The bowl of a filler as a fact. */
export function fillFacts(fill: Step | undefined): Told["facts"] {
  const line = fill && findLine(`${fill.brandId}/${fill.lineId}`);
  if (!fill || !line) return [];
  const strength = fill.developer ? ` with ${strengthWords(fill.developer.volume, line)}` : "";
  return [ofLine(line, "filler_bowl", "A filler such as", `${fillWords(fill)}${strength}`)];
}

function fillerRule(): Told {
  const { requiredAtLevelsDarker, recommendedAt } = filler;
  const rows = [8, 7, 6, 5, 4, 3].map((level) =>
    ofRule("filler", `For level ${level}`, listed(fillerTones(level), "or"), source.filler),
  );
  return {
    says: `On lightened hair a filler is needed from ${requiredAtLevelsDarker} levels darker and wise at ${recommendedAt}; never-lightened hair needs none.`,
    facts: [
      ofRule(
        "filler_needed",
        "Needed from",
        `${requiredAtLevelsDarker} levels darker`,
        source.filler,
      ),
      ofRule("filler_recommended", "Wise at", `${recommendedAt} levels darker`, source.filler),
      ...rows,
    ],
  };
}
