import type { RescueAnswer } from "#tools/colour/rescue/schema.ts";
import type { FormulateAnswer, Step } from "#tools/colour/schema.ts";

/** An answer as a colourist reads it before signing: bowls, order and clock, what is told, what comes first, the visits. */
export function printAnswer(answer: FormulateAnswer): string {
  const { steps, findings, requires, roadmap = [] } = answer;
  const head = [
    answer.confidence === undefined ? "not mixed" : `sure ${answer.confidence}`,
    `visits ${answer.sessions.join("-")}`,
    answer.waitDays > 0 && `wait ${answer.waitDays} days`,
    `refused ${refused(answer)}`,
    answer.techniques.length > 0 && answer.techniques.join(", "),
    answer.zonesOrder.length > 0 && answer.zonesOrder.join(" > "),
    answer.alternatives.length > 0 && `or ${answer.alternatives.join(", ")}`,
  ].filter(Boolean);
  return [
    head.join(" | "),
    ...steps.map(printStep),
    ...findings.map(({ code, severity, sentence }) => `${severity} ${code}: ${sentence}`),
    requires.length > 0 ? `first: ${requires.join(", ")}` : "",
    ...roadmap.map(
      ({ visit, fromLevel, toLevel, integrity, minutes, grams, weeksAfter, does, stopRules }) =>
        `visit ${visit}: ${fromLevel} to ${toLevel}, damage ${integrity}, ${minutes.join("-")} min, ${grams} g, after ${weeksAfter.join("-")} weeks: ${does.join(" ")} Stop: ${stopRules.join(" ")}`,
    ),
  ]
    .filter(Boolean)
    .map((line) => `  ${line}`)
    .join("\n");
}

/** The cards that go with it: what is copied and saved. */
export function printCards({ formula, formulas }: FormulateAnswer): string {
  if (!formula) return "  no formula";
  return [formula, ...Object.values(formulas)]
    .map(({ name, color, ingredients, processingTime, developerRatio, instructions }) =>
      [
        `  ${name} ${color}, ${processingTime}, ${developerRatio}`,
        ...ingredients.map((each) => `    ${each.amount} ${each.name}`),
        ...instructions.map((each) => `    - ${each}`),
      ].join("\n"),
    )
    .join("\n");
}

/** Why it is so: every rule that fired, with the figure of the bowl it decided. */
export function printTrace({ trace }: FormulateAnswer): string {
  return trace
    .map(
      ({ rule, effect, source, about, step, confidence }) =>
        `  ${[step && `bowl ${step}`, about, rule].filter(Boolean).join(" ")}: ${effect} [${source}${confidence ? `, ${confidence}` : ""}]`,
    )
    .join("\n");
}

function refused({ refused: said }: FormulateAnswer): string {
  const words = Object.entries(said).flatMap(([what, no]) => (no ? [what] : []));
  return words.length > 0 ? words.join(" and ") : "nothing";
}

function printStep(step: Step): string {
  const shades = step.shades.map(
    ({ grams, code, tone, series }) => `${grams} g ${code} (${tone}, ${series})`,
  );
  const place = [
    step.zone,
    step.area,
    step.parts && `[${step.parts.join(" ")}]`,
    step.onScalp ? "" : "off the scalp",
  ];
  const clock = `stage ${step.stage} at ${step.startAt}, ${step.applyMinutes} min to apply, ${step.minutes.join("-")} min on`;
  const mixed = step.developer
    ? `${step.developer.grams} g ${step.developer.volume} vol, ${step.ratio}`
    : "as it is";
  const stop = [
    step.targetLevel === undefined ? "" : `to ${step.targetLevel}`,
    step.stopLevel === undefined ? "" : `stop at ${step.stopLevel}`,
  ];
  return [
    `${step.order}. ${step.purpose} ${place.filter(Boolean).join(" ")}: ${step.brandId}/${step.lineId} ${shades.join(" + ")}`,
    mixed,
    clock,
    ...stop,
  ]
    .filter(Boolean)
    .join("; ");
}

/** A rescue in one line: what is called, how long, by which rule, what is mixed. */
export function printRescue({
  verdict,
  danger,
  headline,
  minutesMore,
  mix,
  trace,
}: RescueAnswer): string {
  const mixed = mix
    ? `; mix ${mix.ingredients.map(({ name, grams }) => `${grams} g ${name}`).join(" + ")} for ${mix.minutes.join("-")} min`
    : "";
  return `  ${verdict}, ${danger}, ${minutesMore ?? "no"} more min: ${headline} (${trace[0]?.rule}${mixed})`;
}

/** What a rescue says beyond its verdict, once for each rule. */
export function printRescueWords({
  reason,
  now,
  mix,
  watch,
  never,
  stop,
  trace,
}: RescueAnswer): string {
  return [
    `${trace[0]?.rule}: ${reason} [${trace[0]?.source}]`,
    `now: ${now.join(" ")}`,
    mix && `mix: ${mix.name}. ${mix.how}`,
    `watch: ${watch.join(" ")}`,
    `never: ${never.join(" ")}`,
    `stop: ${stop.join(" ")}`,
  ]
    .filter(Boolean)
    .join("\n  ");
}
