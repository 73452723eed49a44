import { spoken } from "#tools/colour/spoken.ts";
import type { MixedBowl } from "./bowls.ts";
import { traceDeveloper } from "./developer-trace.ts";
import { minuteWords } from "#tools/colour/visit/instructions.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { traceLine } from "./line-trace.ts";
import { traceOffset } from "./offset-trace.ts";
import type { Step } from "#tools/colour/schema.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import type { Figure } from "#tools/colour/words.ts";
import { zoneWords } from "#tools/colour/zone/words.ts";

/** Puts the reason for every figure of a bowl into the trace: each entry names the figure, the bowl and how sure its source is. */
export function traceBowl(bowl: MixedBowl, step: Step, ledger: Ledger): void {
  const { line } = bowl;
  const ofLine = (about: Figure) => ({ about, step: step.order, confidence: line.confidence });
  const general = (about: Figure) => ({ about, step: step.order });
  traceLine(bowl, step, ledger);
  traceShade(bowl, step, ledger);
  traceOffset(bowl, step, ledger);
  traceDeveloper(bowl, step, ledger);
  if (bowl.act.ratio)
    ledger.rule(
      "ratio",
      "The bath is equal parts of lightener, developer and shampoo.",
      source.removal,
      general("ratio"),
    );
  else
    ledger.rule(
      "ratio",
      bowl.ratio
        ? `${line.name} is mixed ${bowl.ratio.join(":")}.`
        : `${line.name} is used without developer.`,
      line.source,
      ofLine("ratio"),
    );
  traceMinutes(bowl, step, ledger);
  ledger.rule("amount", amountWords(bowl, step), source.amounts, general("grams"));
  ledger.rule("place", placeWords(bowl, step), source.order, general("zone"));
  ledger.rule("turn", turnWords(step), source.order, general("order"));
}

function traceShade({ line, picked, act, clear }: MixedBowl, step: Step, ledger: Ledger) {
  const about = { about: "shade" as const, step: step.order };
  if (picked.length === 0)
    return ledger.rule("shade", `${line.name} is one product.`, line.source, {
      ...about,
      confidence: line.confidence,
    });
  const colour = step.shades.reduce((sum, { grams }) => sum + grams, 0);
  const toned = step.shades.filter(({ tone }) => tone !== "clear");
  const codes = (toned.length > 0 ? toned : step.shades)
    .map(({ code, tone, grams }) => `${code} ${Math.round((grams / colour) * 100)}% (${tone})`)
    .join(" with ");
  const cancels = act.purpose === "tone" ? step.work?.against : undefined;
  const against = cancels
    ? ` against ${toneWord(cancels.tone)}: it carries ${cancels.carries.join(" and ")}, at the level or one darker`
    : "";
  if (against) ledger.rule("shade", `${line.name} ${codes}${against}.`, source.wheel, about);
  else
    ledger.rule("shade", `${line.name} ${codes}.`, line.source, {
      ...about,
      confidence: line.confidence,
    });
  if (clear > 0)
    ledger.rule(
      "dilution",
      `${Math.round(clear * 100)}% of the color is clear, since ${act.thin ? "only a trace of tone is wanted" : "porous hair takes color deeper"}.`,
      source.porosity,
      about,
    );
}

function traceMinutes({ line, act, d, minutes }: MixedBowl, step: Step, ledger: Ledger) {
  const about = { about: "minutes" as const, step: step.order };
  const why =
    act.purpose === "lighten"
      ? `, never longer than ${minutes[1]}`
      : act.grey >= 25
        ? ": white hair needs the full time"
        : d.porosity === "high"
          ? ": porous hair takes color fast"
          : d.porosity === "low"
            ? ": hair that takes color slowly needs the full time"
            : "";
  const said = `${line.name} stays on ${minuteWords(minutes)}${why}.`;
  if (act.minutes) ledger.rule("minutes", said, source.practice, about);
  else ledger.rule("minutes", said, line.source, { ...about, confidence: line.confidence });
  if (act.purpose === "lighten" && minutes[1] >= lightenerRule.maxMinutes)
    ledger.rule(
      "minutes_not_longer",
      `Past ${lightenerRule.maxMinutes} minutes lightener dries out and breaks hair; what is missing then is another visit.`,
      source.lightener,
      about,
    );
}

function amountWords({ d }: MixedBowl, step: Step) {
  const { share, mix = 100 } = step.work ?? {};
  const grams = step.shades.reduce((sum, shade) => sum + shade.grams, 0);
  const hair = `${d.length.replace("_", " ")}, ${d.thickness} hair`;
  const part =
    share === undefined
      ? ""
      : share > 100
        ? `; part by part it takes ${share}% of one mix`
        : `, of which the ${zoneWords(step.parts ?? [])} take ${share}%`;
  const less = mix < 100 ? `, ${mix}% of a full mix` : "";
  return `Recommended: ${grams} g of color for ${hair}${part}${less}.`;
}

function placeWords({ d }: MixedBowl, step: Step) {
  if (step.parts)
    return `The ${zoneWords(step.parts)}: ${d.current === d.desired ? `level ${d.current} stays` : `level ${d.current} to ${d.desired}`}, ${spoken(d.canvas)} hair.`;
  const places: Record<Step["zone"], string> = {
    roots: "The roots only: the rest does not need this bowl.",
    mids: "The mid-lengths only.",
    ends: "The ends only.",
    lengths: "The lengths, clear of the roots.",
    all: "All over: no part of the head was described as different.",
    foils: "In foils, woven between hair that stays as it is.",
    resistant: "The most resistant white.",
  };
  return places[step.zone];
}

function turnWords(step: Step) {
  const after: Record<Step["purpose"], string> = {
    remove: "old color comes out before anything goes in",
    lighten: "lightening comes before color and toner",
    fill: "the missing warmth goes in before the color; blot it, do not rinse",
    deposit: "color goes onto hair that is ready for it",
    tone: "tone comes last, on the level that was reached",
    gloss: "tone comes last, on the level that was reached",
    treat: "care only",
  };
  const start = step.startAt
    ? `, begun ${step.startAt} minutes into it so that all is rinsed together`
    : "";
  return `Stage ${step.stage ?? step.order}${start}: ${after[step.purpose]}.`;
}
