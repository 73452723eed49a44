import type { Case } from "#tools/colour/case.ts";
import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import { developerGrams, readRatio } from "#tools/colour/bowl/amounts.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import type { Finding, FormulateAnswer, Step, TraceEntry } from "#tools/colour/schema.ts";
import { cardsFor } from "#tools/colour/foreign-steps.ts";
import { findingsWithoutOffset } from "#tools/colour/bowl/offset-trace.ts";
import { productsOffShelf } from "#tools/colour/shade/shelf-findings.ts";
import type { ProposedBowl } from "./advice-schema.ts";

/** A model's bowls after the checks: an answer made of them, or what speaks against them. */
export type Judged = { ok: true; answer: FormulateAnswer } | { ok: false; objections: Finding[] };

const source = "The engine's checks";

/**
 * Holds a model's bowls against the catalogue and every rule that binds the engine's own. Only lines and shades that exist
 * pass; the developer is weighed by the ratio here, whatever the model said. `made` is the engine's answer for the same hair:
 * where it mixes nothing, nothing passes.
 */
export function judge(
  proposed: readonly ProposedBowl[],
  request: Case,
  made: FormulateAnswer,
): Judged {
  if (!made.formula)
    return refusal("nothing_may_be_mixed", "Nothing may be mixed for this hair today.");
  const steps: Step[] = [];
  for (const [at, bowl] of proposed.entries()) {
    const step = stepOf(bowl, at + 1, at === proposed.length - 1);
    if (!step)
      return refusal(
        "not_in_the_catalogue",
        `Bowl ${at + 1} names a line, a shade or a ratio that the catalog does not have.`,
      );
    steps.push(step);
  }
  const known = productsOffShelf(made.steps, request.shelf);
  const strange = productsOffShelf(steps, request.shelf).filter((name) => !known.includes(name));
  if (strange.length > 0)
    return refusal("not_on_shelf", `Not on the shelf: ${strange.join(", ")}.`);
  const { ok, findings } = checkFormula({
    candidate: { bowls: steps.map(bowlOfStep) },
    context: request,
  });
  if (!ok)
    return { ok: false, objections: findings.filter(({ severity }) => severity === "block") };
  return { ok: true, answer: answerOf(steps, request, made, findings) };
}

function stepOf(bowl: ProposedBowl, order: number, final: boolean): Step | undefined {
  const line = findLine(bowl.line);
  if (!line || line.type === "developer") return undefined;
  const shades = bowl.shades.map(({ code, grams }) => {
    if (line.shades.length === 0)
      return {
        code: line.name,
        level: null,
        tone: "clear" as const,
        pigments: [],
        series: "clear" as const,
        grams,
      };
    const shade = findShade(line, code);
    if (!shade) return undefined;
    const natural = shade.tone === "natural" || shade.tone === "natural-intense";
    const series = shade.mixShade
      ? ("corrector" as const)
      : shade.tone === "clear"
        ? ("clear" as const)
        : natural
          ? ("natural" as const)
          : ("fashion" as const);
    return {
      code: shade.code,
      level: shade.level,
      tone: shade.tone,
      pigments: [...shade.pigments],
      series,
      grams,
    };
  });
  const ratio = bowl.ratio ? readRatio(bowl.ratio) : undefined;
  if (
    shades.includes(undefined) ||
    (bowl.ratio && !ratio) ||
    (bowl.developerVolume !== null && !ratio)
  )
    return undefined;
  const weighed = shades.filter((shade) => shade !== undefined);
  const colour = weighed.reduce((sum, { grams }) => sum + grams, 0);
  return {
    order,
    type: line.type,
    purpose: bowl.purpose,
    zone: bowl.zone,
    onScalp: bowl.zone !== "foils",
    heat: false,
    brandId: line.brandId,
    lineId: line.id,
    shades: weighed,
    developer:
      bowl.developerVolume === null || !ratio
        ? null
        : { volume: bowl.developerVolume, grams: developerGrams(colour, ratio) },
    ratio: bowl.developerVolume === null || !ratio ? null : `${ratio[0]}:${ratio[1]}`,
    minutes: [
      Math.min(bowl.leastMinutes, bowl.mostMinutes),
      Math.max(bowl.leastMinutes, bowl.mostMinutes),
    ],
    final,
  };
}

function answerOf(
  steps: Step[],
  request: Case,
  made: FormulateAnswer,
  findings: Finding[],
): FormulateAnswer {
  const { formula, formulas } = cardsFor(request, steps, made.confidence);
  // what the engine's bowls would have needed is not asked for by these
  const lacks = productsOffShelf(steps, request.shelf).length > 0;
  const all = [
    ...findingsWithoutOffset(made.findings).filter(({ code }) => lacks || code !== "not_on_shelf"),
    ...findings.filter(({ code }) => made.findings.every((known) => known.code !== code)),
  ];
  return {
    ...made,
    steps,
    formula,
    formulas,
    findings: all,
    trace: [
      // what decided a figure of the engine's own bowls says nothing of these
      ...made.trace.filter(({ rule, step }) => step === undefined && rule !== "default_line"),
      ...steps.flatMap(({ order, developer, ratio }): TraceEntry[] => [
        {
          rule: "model_formula",
          effect: "Put forward by the vision model; it passed the same checks as the engine's own.",
          source,
          about: "shade",
          step: order,
          confidence: "low",
        },
        ...(developer && ratio
          ? [
              {
                rule: "model_ratio",
                effect: `${developer.grams} g of developer, weighed here by the ratio ${ratio}.`,
                source,
                about: "grams" as const,
                step: order,
              },
            ]
          : []),
      ]),
    ],
  };
}

function refusal(code: string, sentence: string): Judged {
  return { ok: false, objections: [{ code, severity: "block", sentence, source }] };
}
