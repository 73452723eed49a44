import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, Step } from "#tools/colour/schema.ts";
import type { Zone } from "#tools/colour/words.ts";
import { zoneTitle } from "#tools/colour/zone/words.ts";
import type { Grade } from "./schema.ts";

/** The engine's own answer as a colourist writes it, a line a bowl. */
export function answerOf(engine: FormulateAnswer): Grade["answer"] {
  const stop = engine.findings.find(({ severity }) => severity === "block");
  const refused = engine.refused.colour || engine.refused.chemical;
  return {
    name: engine.formula?.name ?? "Nothing to mix today",
    lines: [...engine.steps.map(lineOf), ...visits(engine)],
    refusal: refused ? (stop?.sentence ?? "Nothing may be mixed for this hair today.") : null,
  };
}

/** One bowl in one line: place, line, grams, developer, ratio, minutes. */
function lineOf(step: Step): string {
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const [least, most] = step.minutes;
  const product = step.type === "lightener" || step.type === "colour-remover";
  const name = line ? `${line.brandName} ${line.name}` : step.lineId;
  const parts = product
    ? `${step.shades.reduce((sum, { grams }) => sum + grams, 0)} g`
    : step.shades.map(({ code, grams }) => `${code} ${grams} g`).join(" + ");
  const developer = step.developer
    ? ` + ${step.developer.volume} vol ${step.developer.grams} g`
    : "";
  const ratio = step.ratio ? ` (${step.ratio})` : "";
  return `${placeOf(step)}: ${name} ${parts}${developer}${ratio}, ${least === most ? least : `${least}-${most}`} min`;
}

const places: Record<Zone, string> = {
  roots: "Roots",
  mids: "Mid-lengths",
  ends: "Ends",
  lengths: "Lengths",
  all: "All over",
  foils: "Foils",
  resistant: "Resistant white",
};

function placeOf({ parts, zone, purpose, type }: Step): string {
  const place = parts && zone !== "foils" ? zoneTitle(parts) : places[zone];
  if (purpose === "fill") return `${place}, filler`;
  return purpose === "remove" && type === "lightener" ? `${place}, soap cap` : place;
}

function visits({ sessions: [least, most], roadmap }: FormulateAnswer): string[] {
  if (least < 2) return [];
  const wait = roadmap?.[1]?.weeksAfter;
  return [
    `${least === most ? least : `${least} to ${most}`} visits in all${wait ? `, ${wait.join(" to ")} weeks apart` : ""}.`,
  ];
}
