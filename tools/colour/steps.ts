import type { Act } from "./act.ts";
import { colourGrams, developerGrams, ratioFor, readRatio, splitGrams } from "./amounts.ts";
import { findBowl, type BowlLine, type Planned } from "./bowl-line.ts";
import type { BrandLine } from "./brand-line.ts";
import { chooseDeveloper, liftOf } from "./developer.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Gate } from "./gate-shape.ts";
import { coversAlone } from "./grey.ts";
import { minuteWords } from "./instructions.ts";
import type { Ledger } from "./ledger.ts";
import type { BowlShade, Step } from "./schema.ts";
import { source } from "./science.ts";
import { clearOf, type Picked } from "./shades.ts";
import { minutesFor } from "./timing.ts";
import type { Series } from "./words.ts";

/** Turns the plan's acts into bowls of real lines: shades, grams, developer, ratio, minutes. An act that no line can do is left out and told. */
export function stepsOf(acts: readonly Act[], d: Diagnosis, gate: Gate, ledger: Ledger): Step[] {
  const done: Step[] = [];
  for (const act of acts) {
    const step = stepOf(act, withBrandOf(done, d), gate, ledger);
    if (step) done.push(step);
  }
  return done.map((step, at) => ({ ...step, order: at + 1, final: at === done.length - 1 }));
}

/** One brand in one plan: without a stylist's own lines, the brand that lightened or coloured first goes on. */
function withBrandOf(done: readonly Step[], d: Diagnosis): Planned {
  const first = done.find((step) => step.type !== "colour-remover" && step.type !== "treatment");
  return first ? { ...d, planBrand: first.brandId } : d;
}

function stepOf(act: Act, d: Planned, gate: Gate, ledger: Ledger): Step | undefined {
  const bowl = findBowl(act, d, gate, ledger);
  if (!bowl) {
    ledger.find(
      "no_shade_found",
      "warn",
      "No line in the catalogue makes a shade for this bowl; choose it by hand from your swatch ring.",
    );
    return undefined;
  }
  const { line } = bowl;
  const volume = developerFor(line, act, bowl.picked, ledger);
  const ratio =
    volume === null
      ? undefined
      : act.ratio
        ? readRatio(act.ratio)
        : ratioFor(line, act.onScalp, bowl.picked[0]?.shade.code);
  const clear = clearShareOf(line, act);
  const shares = [...bowl.picked.map((each) => each.share * (1 - clear)), clear];
  const grams = gramsFor(act, d, ratio, bowl.picked.length > 0 ? shares : [1]);
  const fast = bowl.picked.some((each) => each.shade.fastToner);
  const minutes = minutesFor(line, volume, act, d, fast);
  explain(act, bowl, d, { ratio, grams, minutes }, ledger);
  return {
    order: 1,
    type: line.type === "developer" ? "treatment" : line.type,
    purpose: act.purpose,
    zone: act.zone,
    onScalp: act.onScalp,
    heat: false,
    brandId: line.brandId,
    lineId: line.id,
    shades: shadesOf(bowl, act, grams),
    developer: volume === null || !ratio ? null : { volume, grams: developerGrams(grams, ratio) },
    ratio: volume === null || !ratio ? null : `${ratio[0]}:${ratio[1]}`,
    minutes,
    ...(act.targetLevel === undefined ? {} : { targetLevel: act.targetLevel }),
    ...(act.stopLevel === undefined ? {} : { stopLevel: act.stopLevel }),
    final: false,
  };
}

type Numbers = {
  ratio: readonly [number, number] | undefined;
  grams: number;
  minutes: readonly [number, number];
};

/** Puts the reason for each number of a bowl into the trace. */
function explain(
  act: Act,
  { line, picked }: BowlLine,
  d: Diagnosis,
  { ratio, grams, minutes }: Numbers,
  ledger: Ledger,
) {
  if (picked.length > 0) {
    const codes = picked
      .map(({ shade, share }) => `${shade.code} ${Math.round(share * 100)} % (${shade.tone})`)
      .join(" with ");
    const against =
      act.purpose === "tone" && d.counter
        ? ` against ${d.unwanted}: the counter-tone is ${d.counter.word}, at the level or one darker`
        : "";
    ledger.rule("shade", `${line.name} ${codes}${against}.`, against ? source.wheel : line.source);
  }
  if (ratio)
    ledger.rule(
      "ratio",
      act.ratio
        ? "The bath is equal parts of lightener, developer and shampoo."
        : `${line.name} is mixed ${ratio.join(":")}.`,
      act.ratio ? source.removal : line.source,
    );
  ledger.rule(
    "minutes",
    `${line.name} stays on ${minuteWords(minutes)}.`,
    act.minutes ? source.practice : line.source,
  );
  ledger.rule(
    "amount",
    `${grams} g of colour for ${d.length.replace("_", " ")}, ${d.thickness} hair.`,
    source.amounts,
  );
}

function developerFor(
  line: BrandLine,
  act: Act,
  picked: readonly Picked[],
  ledger: Ledger,
): number | null {
  const series = Object.entries(line.series ?? {}).find(([prefix]) =>
    picked[0]?.shade.code.startsWith(prefix),
  )?.[1];
  const volume = series
    ? Number(
        Object.entries(series.lift).find(([, lift]) => lift >= act.lift)?.[0] ??
          Math.max(...line.developers),
      )
    : chooseDeveloper(line, {
        lift: act.lift,
        grey: act.grey >= 25 || act.lift === 0 ? act.grey : 0,
        tone: act.purpose !== "deposit",
        developerMax: act.developerMax,
        ...(act.developerWish === undefined ? {} : { developerWish: act.developerWish }),
      });
  if (volume === null) return null;
  const why =
    act.grey >= 25 || (act.grey > 0 && act.lift === 0)
      ? `covers or blends ${Math.round(act.grey)} % white`
      : act.lift > 0
        ? `lifts ${act.lift} level${act.lift > 1 ? "s" : ""}`
        : line.type === "lightener"
          ? "opens the hair gently"
          : "deposits without lift";
  ledger.rule("developer", `${line.name} with ${volume} vol ${why}.`, line.source);
  if (act.purpose === "deposit" && act.lift > 0 && liftOf(line, volume)[1] < act.lift && !series) {
    ledger.find(
      "lift_falls_short",
      "warn",
      `${volume} vol lifts up to ${liftOf(line, volume)[1]} level${liftOf(line, volume)[1] === 1 ? "" : "s"} in ${line.name}, so the result stays darker than wished for; cover and safety come before lift.`,
      line.source,
    );
  }
  return volume;
}

function gramsFor(
  act: Act,
  d: Diagnosis,
  ratio: readonly [number, number] | undefined,
  shares: readonly number[],
) {
  const along = act.zone === "foils" || act.zone === "lengths" || act.zone === "ends";
  const regrowth = !along && (d.facts.regrowth || (act.zone === "roots" && act.grey > 0));
  return colourGrams(regrowth ? "regrowth" : d.length, d.thickness, act.factor, ratio, shares);
}

function shadesOf({ line, picked }: BowlLine, act: Act, grams: number): BowlShade[] {
  if (picked.length === 0) {
    const tone =
      line.type === "lightener" || line.type === "colour-remover" || line.type === "treatment"
        ? "clear"
        : "natural";
    return [
      {
        code: line.name,
        level: act.targetLevel ?? null,
        tone,
        pigments: [],
        series: "clear",
        grams,
      },
    ];
  }
  const clear = act.dilute ? clearOf(line) : undefined;
  const clearGrams = clear ? Math.round(grams * clearShareOf(line, act)) : 0;
  const weighed = splitGrams(
    grams - clearGrams,
    picked.map((each) => each.share),
  );
  const shades = picked.map(({ shade, role }, at) => ({
    code: shade.code,
    level: shade.level,
    tone: shade.tone,
    pigments: [...shade.pigments],
    series: seriesOf(line, role, shade.tone, act),
    grams: weighed[at] ?? 0,
  }));
  return clear
    ? [
        ...shades,
        {
          code: clear.code,
          level: clear.level,
          tone: "clear",
          pigments: [],
          series: "clear",
          grams: clearGrams,
        },
      ]
    : shades;
}

/** A quarter of clear on porous hair, half where the line's dilution table calls that the moderate strength; three quarters where only a trace of tone is wanted. */
function clearShareOf(line: BrandLine, act: Act) {
  if (!act.dilute || !clearOf(line)) return 0;
  if (act.thin) return 0.75;
  return line.dilution ? 0.5 : 0.25;
}

function seriesOf(line: BrandLine, role: Series, tone: string, act: Act): Series {
  if (act.grey > 0 && coversAlone(line)) return "fashion";
  if (role !== "fashion") return role;
  return tone === "natural" || tone === "natural-intense" ? "natural" : "fashion";
}
