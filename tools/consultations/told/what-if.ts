import type { BrandLine } from "#tools/colour/brand-line.ts";
import { caseOf, nothingKnown } from "#tools/colour/case.ts";
import { findLine, findShade, linesOf } from "#tools/colour/catalogue.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { liftOf } from "#tools/colour/bowl/developer.ts";
import { formulate } from "#tools/colour/formulate.ts";
import type {
  CheckRequest,
  Finding,
  FormulateAnswer,
  FormulateRequest,
  Step,
  TraceEntry,
} from "#tools/colour/schema.ts";
import type { Figure } from "#tools/colour/words.ts";
import { rulesFor } from "#tools/colour/why.ts";
import type { Explanation } from "#tools/consultations/assistant-schema.ts";
import type { Other } from "./question.ts";

/** A formula with what it was made from. */
export type Made = { request: FormulateRequest; answer: FormulateAnswer };

/**
 * What would have come of another developer, time, ratio, line or way: the same checks and the same engine are asked
 * again with that one thing changed, so that the answer is a rule and no opinion.
 */
export function whatIf({ request, answer }: Made, step: Step, other: Other): Explanation {
  if (other.brand) return inAnotherLine({ request, answer }, step, other.brand, other.line);
  const line = findLine(`${step.brandId}/${step.lineId}`);
  if (other.shade && line && !findShade(line, other.shade))
    return explanation(
      `${line.name} lists no ${other.shade}.`,
      rulesFor(answer.trace, figureOf("shade", step)),
    );
  const changed = answer.steps.map((each) =>
    bowlOf(request, each, each === step ? other : undefined),
  );
  const without = checked(
    answer.steps.map((each) => bowlOf(request, each)),
    request,
  );
  const added = checked(changed, request).filter(
    ({ code }) => !without.some((known) => known.code === code),
  );
  const named = nameOf(other);
  const chosen = chosenFor(answer.trace, step, other);
  const stop = added.find(({ severity }) => severity === "block");
  const minded = added.find(({ severity }) => severity === "warn");
  const beyond = line && other.volume !== undefined && beyondIn(step, line, other.volume);
  const why = beyond ? beyond.effect : chosen[0] && `What was chosen, and why: ${chosen[0].effect}`;
  const said = stop
    ? `No: the checks stop ${named} here. ${stop.sentence}`
    : beyond && step.onScalp && beyond.jump >= TOO_FAR
      ? `No, not on this scalp. ${beyond.effect}`
      : minded
        ? `It is not forbidden, but the checks warn of ${named} here. ${minded.sentence}`
        : `No check forbids ${named} here.${why ? ` ${why}` : ""}`;
  return explanation(said, [...added.map(asRule), ...chosen]);
}

/** From so many volumes over what the work needs on, a developer on the scalp is advised against: two bottles. */
const TOO_FAR = 20;

/** What a stronger developer would lift beyond what is wanted, by the line's own table; undefined where it is needed. */
function beyondIn({ type, developer, work }: Step, line: BrandLine, volume: number) {
  const jump = volume - (developer?.volume ?? volume);
  const [, reach] = liftOf(line, volume);
  const needs = work?.lift ?? 0;
  if (jump <= 0 || type === "lightener" || reach <= needs) return undefined;
  const levels = `${reach} level${reach === 1 ? "" : "s"}`;
  return {
    jump,
    effect: `${volume} vol lifts up to ${levels} in ${line.name} and this needs ${needs === 0 ? "no lift" : needs}: the rest would only open the hair and show more warmth.`,
  };
}

function inAnotherLine(
  { request, answer }: Made,
  step: Step,
  brand: string,
  line?: string,
): Explanation {
  const { lines: _lines, ...rest } = request;
  const again = formulate(caseOf({ ...rest, brand, ...(line && { line }) }, nothingKnown));
  const name = linesOf(brand)[0]?.brandName ?? brand;
  const written = again.steps.filter(
    ({ brandId, type }) => brandId === brand && type !== "treatment",
  );
  const reasons = answer.trace.filter(
    ({ about, rule }) => about === "line" || rule === "default_line",
  );
  if (answer.steps.some(({ brandId, lineId }) => brandId === brand && (!line || lineId === line)))
    return explanation(`It is in ${name} already.`, reasons);
  const known = new Set(answer.trace.map(({ effect }) => effect));
  const news = again.trace.filter(
    ({ effect, about, rule }) =>
      !known.has(effect) && (about === "line" || /line|brand|shade_not|unverified/.test(rule)),
  );
  if (written.length === 0)
    return explanation(
      `${name} has no bowl for this that passes the checks, so the engine writes it in another line.${news[0] ? ` ${news[0].effect}` : ""}`,
      [...news, ...reasons],
    );
  const lines = [...new Set(written.map(({ brandId, lineId }) => lineName(brandId, lineId)))];
  return explanation(
    `It can be written in ${name}: ${lines.join(" and ")} would do it. Ask for the formula in ${name}, and the shades and grams are worked out again.`,
    [...reasons, ...rulesFor(answer.trace, figureOf("line", step))],
  );
}

type Candidate = NonNullable<CheckRequest["candidate"]["bowls"]>[number];

/** A step as the checks read a bowl, with another figure in it. */
function bowlOf(request: FormulateRequest, step: Step, other: Other = {}): Candidate {
  if (other.lightener)
    return {
      type: "lightener",
      purpose: "lighten",
      zone: step.zone,
      developer: 20,
      onScalp: step.onScalp,
    };
  if (other.tint)
    return {
      type: "permanent",
      purpose: "deposit",
      zone: step.zone,
      developer: 20,
      targetLevel: request.desiredLevel,
    };
  const { developer, ratio } = step;
  const volume = other.volume ?? developer?.volume;
  return {
    type: step.type,
    purpose: step.purpose,
    zone: step.zone,
    brand: step.brandId,
    line: step.lineId,
    shades: other.shade
      ? [{ code: other.shade, grams: step.shades.reduce((sum, { grams }) => sum + grams, 0) }]
      : step.shades.map(({ code, grams }) => ({ code, grams })),
    ...((other.ratio ?? ratio) && { ratio: other.ratio ?? ratio ?? undefined }),
    ...(volume !== undefined && {
      developer: {
        volume,
        ...(developer && !other.ratio && { grams: developer.grams }),
      },
    }),
    minutes: other.minutes ?? step.minutes,
    onScalp: step.onScalp,
    heat: other.heat ?? step.heat,
    ...(step.targetLevel !== undefined && { targetLevel: step.targetLevel }),
  };
}

const checked = (bowls: Candidate[], context: FormulateRequest): Finding[] =>
  checkFormula({ candidate: { bowls }, context: caseOf(context, nothingKnown) }).findings;

/** The rules that chose what the formula has in its place; the one that speaks against going further leads. */
function chosenFor(trace: readonly TraceEntry[], step: Step, other: Other): TraceEntry[] {
  const rules = rulesFor(trace, figureOf(figureIn(other), step));
  const against = againstIn(step, other);
  const chosen = against
    ? rules.toSorted((a, b) => Number(against.test(b.rule)) - Number(against.test(a.rule)))
    : rules;
  return chosen.length > 0 ? chosen : rulesFor(trace, figureOf("developer", step));
}

function againstIn(step: Step, { volume, minutes }: Other): RegExp | undefined {
  if (volume !== undefined)
    return volume > (step.developer?.volume ?? 0) ? /not_stronger$/ : /not_weaker$/;
  if (minutes !== undefined) return minutes > step.minutes[1] ? /not_longer$/ : /not_shorter$/;
  return undefined;
}

function figureIn({ volume, minutes, ratio, shade }: Other): Figure {
  if (volume !== undefined) return "developer";
  if (minutes !== undefined) return "minutes";
  if (ratio) return "ratio";
  return shade ? "shade" : "technique";
}

const figureOf = (figure: Figure, { order, brandId, lineId }: Step) => ({
  figure,
  step: order,
  lineName: lineName(brandId, lineId),
});

export const lineName = (brandId: string, lineId: string) =>
  findLine(`${brandId}/${lineId}`)?.name ?? lineId;

/** "30 vol", "45 minutes", as the answer names what was asked for. */
function nameOf({ volume, minutes, ratio, shade, lightener, tint, heat }: Other): string {
  return [
    volume !== undefined && `${volume} vol`,
    minutes !== undefined && `${minutes} minutes`,
    ratio && `a ratio of ${ratio}`,
    shade,
    heat && "heat",
    lightener && "lightener",
    tint && "permanent color",
  ]
    .filter(Boolean)
    .join(" and ");
}

const asRule = ({ code, sentence, source }: Finding): TraceEntry => ({
  rule: code,
  effect: sentence,
  source,
});

/** An answer with the rules behind it, each once, the best first. */
export function explanation(says: string, rules: readonly TraceEntry[], shown = 4): Explanation {
  const best = [...new Map(rules.map((rule) => [rule.effect, rule])).values()].slice(0, shown);
  return {
    says,
    rules: best,
    text: [says, ...best.map(({ effect, source }) => `${effect} (${source})`)].join(" "),
  };
}
