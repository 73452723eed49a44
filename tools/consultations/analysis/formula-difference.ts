import { findLine, findShade } from "#tools/colour/catalogue.ts";
import type { Finding, Step } from "#tools/colour/schema.ts";
import type { Figure } from "#tools/colour/words.ts";
import type { ProposedBowl } from "./advice-schema.ts";
import type { Disagreement } from "./disagreement-schema.ts";
import type { Draft } from "./draft.ts";
import type { Judged } from "./proposal.ts";

/** Off the confidence when the model's bowls are used: two that know the trade would have mixed differently. */
export const FORMULA_DOUBT = { off: 5, why: "the model and the engine would mix differently" };

/** The figures whose rules say why a bowl is as it is, in the order they are told. */
const TOLD: Figure[] = ["line", "shade", "developer"];

/**
 * How the model's bowls differ from the engine's, whether they passed the checks, and why the engine would have chosen
 * otherwise. Undefined when both mix the same. `why` is the model's own reason.
 */
export function formulaDifference(
  engine: Draft,
  { bowls, why }: { bowls: readonly ProposedBowl[]; why: string },
  verdict: Judged,
): Disagreement | undefined {
  if (verdict.ok && signature(verdict.answer.steps) === signature(engine.answer.steps))
    return undefined;
  const both = {
    about: "formula" as const,
    entered: null,
    measured: null,
    engine: engine.answer.steps.map(stepWords).join("; ") || "no bowl at all",
    photoLevel: null,
  };
  if (!verdict.ok)
    return {
      ...both,
      model: bowls.map(proposedWords).join("; "),
      used: "the engine's bowls",
      why: `The model's did not pass the checks: ${verdict.objections.map(({ sentence }) => sentence).join(" ")}`,
    };
  const reasons = reasonsOf(engine, verdict.answer.steps).join(" ");
  return {
    ...both,
    model: verdict.answer.steps.map(stepWords).join("; "),
    used: "the model's bowls, which passed every check",
    why: `${why ? `The model: ${why} ` : ""}${reasons ? `The engine would have chosen otherwise: ${reasons}` : ""}`.trim(),
  };
}

/** The difference as a line among the findings. */
export function formulaFinding({ model, engine, used, why }: Disagreement): Finding {
  return {
    code: "model_differs",
    severity: "info",
    sentence: `The model would mix ${model}; the engine ${engine}. Used: ${used}. ${why}`,
    source: "The model's bowls, held against the engine's",
  };
}

/** The same products in the same strength on the same places are the same plan, whatever a gram more or less. */
const signature = (steps: readonly Step[]) => steps.map(bowlSignature).join("; ");

function bowlSignature({ brandId, lineId, zone, shades, developer }: Step): string {
  const codes = shades.map(({ code }) => code).toSorted();
  return [brandId, lineId, zone, developer?.volume ?? 0, ...codes].join(" ");
}

/** The rules that decided the first of the engine's bowls which the model would mix otherwise. */
function reasonsOf({ answer }: Draft, model: readonly Step[]): string[] {
  const alike = new Set(model.map(bowlSignature));
  const bowl = answer.steps.find((step) => !alike.has(bowlSignature(step))) ?? answer.steps[0];
  return TOLD.flatMap((figure) => {
    const rule = answer.trace.find(({ about, step }) => about === figure && step === bowl?.order);
    return rule ? [rule.effect] : [];
  });
}

function stepWords({ brandId, lineId, zone, shades, developer }: Step): string {
  return words(
    `${brandId}/${lineId}`,
    zone,
    shades.map(({ code }) => code),
    developer?.volume,
  );
}

function proposedWords({ line, zone, shades, developerVolume }: ProposedBowl): string {
  return words(
    line,
    zone,
    shades.map(({ code }) => code),
    developerVolume ?? undefined,
  );
}

/** Of what a model names, only what the catalogue has is said again. */
function words(key: string, zone: string, codes: string[], volume: number | undefined): string {
  const line = findLine(key);
  if (!line) return "a line that the catalog does not have";
  const known = codes.flatMap((code) => findShade(line, code)?.code ?? []);
  const named =
    line.shades.length === 0 ? "" : ` ${known.join(" + ") || "in a shade that it does not have"}`;
  return `${line.name}${named}${volume === undefined ? "" : ` with ${volume} vol`} on ${ZONE_WORDS[zone] ?? `the ${zone}`}`;
}

const ZONE_WORDS: Record<string, string> = {
  all: "the whole head",
  lengths: "the lengths",
  resistant: "the resistant areas",
};
