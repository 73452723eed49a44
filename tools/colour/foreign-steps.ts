import { developerGrams, readRatio } from "./bowl/amounts.ts";
import type { Shade } from "./brand-line.ts";
import { findShade } from "./catalogue.ts";
import { readBowl } from "./check/checked-bowl.ts";
import { diagnose } from "./diagnosis.ts";
import { caseOf, nothingKnown } from "./case.ts";
import { formulate } from "./formulate.ts";
import { gate } from "./gates/gates.ts";
import { openLedger } from "./ledger.ts";
import type { Bowl } from "./bowl-schema.ts";
import { FormulateRequest, type FormulateAnswer, type Step } from "./schema.ts";
import { shadeFromCode } from "./shade/shade-code.ts";
import { inStages } from "./visit/stages.ts";
import { formulaCards } from "./spec-formula.ts";
import type { Series } from "./words.ts";

/**
 * Steps of bowls that somebody else wrote, in the order given, with shades looked up in the catalogue. Undefined when a bowl names no known
 * line, shade, weight or time: such a formula can be checked and discussed, not mixed. Check before you show it.
 */
export function stepsFromBowls(
  bowls: readonly Bowl[],
  strangers: Strangers = "refuse",
): Step[] | undefined {
  const steps = bowls.map((bowl) => stepFromBowl(bowl, strangers));
  if (!steps.every((step) => step !== undefined)) return undefined;
  return inStages(steps);
}

/** Whether a shade that the catalogue does not list, or a developer that is missing, makes the bowl none at all or is kept for the checks to speak of. */
export type Strangers = "refuse" | "keep";

/** Days to leave before this service. An answer's own waitDays also counts those until a next visit. */
export function waitBefore(request: FormulateRequest): number {
  const ledger = openLedger();
  return gate(diagnose(FormulateRequest.parse(request), ledger), ledger).waitDays;
}

/** The cards for steps that somebody else wrote, with the tests and waits that the engine asks for on this hair. Confidence is 0-100. */
export function cardsFor(
  request: FormulateRequest,
  steps: readonly Step[],
  confidence = 0,
): Pick<FormulateAnswer, "formulas" | "formula"> {
  const { requires, findings, sessions } = formulate(caseOf(request, nothingKnown));
  const d = diagnose(FormulateRequest.parse(request), openLedger());
  const waitDays = waitBefore(request);
  const { main, cards } = formulaCards({
    steps,
    d,
    confidence,
    requires,
    findings,
    waitDays,
    sessions,
  });
  return { formula: main, formulas: cards };
}

function stepFromBowl(bowl: Bowl, strangers: Strangers): Step | undefined {
  const read = readBowl(bowl);
  const { brandLine: line, type, minutes } = read;
  if (!line || line.type === "developer" || !type || !minutes) return undefined;
  const shades = (bowl.shades ?? []).flatMap((part) => {
    if (typeof part === "string" || part.grams === undefined) return [];
    const known = findShade(line, part.code);
    if (!known && line.shades.length > 0 && strangers === "refuse") return [];
    const shade = known ?? shadeFromCode(line, part.code);
    return [
      {
        code: known?.code ?? (strangers === "keep" ? part.code : line.name),
        level: shade?.level ?? bowl.targetLevel ?? null,
        tone: shade?.tone ?? ("clear" as const),
        pigments: [...(shade?.pigments ?? [])],
        series: seriesOf(shade),
        grams: part.grams,
      },
    ];
  });
  if (shades.length === 0 || shades.length < (bowl.shades ?? []).length) return undefined;
  const ratio = bowl.ratio ? readRatio(bowl.ratio) : undefined;
  const colour = shades.reduce((sum, shade) => sum + shade.grams, 0);
  const mixed = ratio && typeof read.volume === "number";
  if (line.developers.length > 0 && !mixed && strangers === "refuse") return undefined;
  return {
    order: 1,
    type,
    purpose:
      bowl.purpose ?? (type === "lightener" ? "lighten" : type === "toner" ? "tone" : "deposit"),
    zone: bowl.zone ?? "all",
    onScalp: bowl.onScalp ?? true,
    heat: bowl.heat ?? false,
    brandId: line.brandId,
    lineId: line.id,
    shades,
    developer:
      ratio && typeof read.volume === "number"
        ? { volume: read.volume, grams: read.developerGrams ?? developerGrams(colour, ratio) }
        : null,
    ratio: mixed ? `${ratio[0]}:${ratio[1]}` : null,
    minutes: [minutes[0], minutes[1]],
    ...(bowl.targetLevel === undefined ? {} : { targetLevel: bowl.targetLevel }),
    ...(bowl.stopLevel === undefined ? {} : { stopLevel: bowl.stopLevel }),
    ...(bowl.area && { area: bowl.area }),
    ...(bowl.parts && { parts: bowl.parts }),
    final: false,
  };
}

function seriesOf(shade: Shade | undefined): Series {
  if (!shade || shade.tone === "clear") return "clear";
  if (shade.mixShade) return "corrector";
  return shade.tone.startsWith("natural") ? "natural" : "fashion";
}
