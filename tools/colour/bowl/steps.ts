import type { Act } from "./act.ts";
import { colourGrams, developerGrams, splitGrams } from "./amounts.ts";
import { mixBowls, type MixedBowl, type PlannedAct } from "./bowls.ts";
import { traceBowl } from "./bowl-trace.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { coversAlone } from "#tools/colour/visit/grey.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import type { BowlShade, Step } from "#tools/colour/schema.ts";
import { clearOf } from "#tools/colour/shade/shades.ts";
import { stagesOf } from "#tools/colour/visit/stages.ts";
import { sayWish } from "#tools/colour/shade/tone-wish.ts";
import type { Series } from "#tools/colour/words.ts";
import { workOf } from "./work.ts";
import { inOrder, joined, placeOf } from "#tools/colour/zone/bowls.ts";

/**
 * Turns the plan's acts into bowls of real lines: shades, grams, developer, ratio, minutes, stage and start. Parts of the
 * head that take the same bowl share it. An act that no line can do is left out and told.
 */
export function stepsOf(planned: readonly PlannedAct[], ledger: Ledger): Step[] {
  const mixed = mixBowls(planned, ledger);
  const byPart = planned.some((each) => each.names !== undefined);
  const bowls = byPart ? inOrder(joined(mixed)) : mixed;
  const weighed = bowls.map((bowl, at) => weigh(bowl, bowls.slice(0, at)));
  const places = stagesOf(weighed);
  const made = places.flatMap(({ at, ...times }, place) => {
    const [bowl, step] = [bowls[at], weighed[at]];
    if (!bowl || !step) return [];
    const done: Step = {
      ...step,
      ...times,
      order: place + 1,
      final: place === places.length - 1,
    };
    traceBowl(bowl, done, ledger);
    return [{ bowl, step: done }];
  });
  sayWish(made, ledger);
  return made.map(({ step }) => step);
}

function weigh(bowl: MixedBowl, earlier: readonly MixedBowl[]): Step {
  const { line, picked, act, volume, ratio, clear, minutes, names, moved } = bowl;
  const shares = [...picked.map((each) => each.share * (1 - clear)), clear];
  const grams = gramsFor(bowl, picked.length > 0 ? shares : [1]);
  return {
    order: 1,
    type: line.type === "developer" ? "treatment" : line.type,
    purpose: act.purpose,
    ...placeOf(act, names),
    onScalp: act.onScalp,
    heat: false,
    brandId: line.brandId,
    lineId: line.id,
    shades: shadesOf(bowl, grams),
    developer: volume === null || !ratio ? null : { volume, grams: developerGrams(grams, ratio) },
    ratio: volume === null || !ratio ? null : `${ratio[0]}:${ratio[1]}`,
    minutes,
    ...(act.targetLevel === undefined ? {} : { targetLevel: act.targetLevel }),
    ...(act.stopLevel === undefined ? {} : { stopLevel: act.stopLevel }),
    ...(moved && moved.levels !== 0 ? { offset: moved.levels } : {}),
    final: false,
    work: workOf(bowl, earlier),
  };
}

/** The share of its parts where the head is worked by them; otherwise the whole head or its regrowth. */
function gramsFor({ act, d, share, ratio }: MixedBowl, shares: readonly number[]) {
  if (share !== undefined)
    return colourGrams(d.length, d.thickness, act.factor * share, ratio, shares);
  const along = act.zone === "foils" || act.zone === "lengths" || act.zone === "ends";
  const regrowth = !along && (d.facts.regrowth || (act.zone === "roots" && act.grey > 0));
  return colourGrams(regrowth ? "regrowth" : d.length, d.thickness, act.factor, ratio, shares);
}

function shadesOf({ line, picked, act, clear: share }: MixedBowl, grams: number): BowlShade[] {
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
  const clear = share > 0 ? clearOf(line) : undefined;
  const clearGrams = clear ? Math.round(grams * share) : 0;
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

function seriesOf(line: BrandLine, role: Series, tone: string, act: Act): Series {
  if (act.grey > 0 && coversAlone(line)) return "fashion";
  if (role !== "fashion") return role;
  return tone === "natural" || tone === "natural-intense" ? "natural" : "fashion";
}
