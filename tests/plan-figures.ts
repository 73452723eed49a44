import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";

/** The rules that give a bowl its own figures. */
export const OWN = new Set(["amount", "ratio", "turn", "shade", "place"]);

/** The shares in percent that a bowl's grams come to. */
export function shares({ shades }: Step): number[] {
  const colour = shades.reduce((sum, { grams }) => sum + grams, 0);
  return shades.map(({ grams }) => Math.round((grams / colour) * 100));
}

/** Every figure of a plan. */
export function figuresOf(
  request: FormulateRequest,
  answer: FormulateAnswer,
  bottles: readonly Bowl[],
): Set<number> {
  const { head, steps, sessions, waitDays, roadmap = [] } = answer;
  const parts = Object.values(request.zones ?? {}).flatMap((zone) => zone.level ?? []);
  const levels = [request.currentLevel, ...parts, ...(head ? [head.level, head.goal] : [])];
  const figures = [
    ...levels,
    Number(request.damageLevel),
    ...sessions,
    waitDays,
    roadmap.length,
    ...roadmap.flatMap(({ fromLevel, toLevel }) => [fromLevel, toLevel]),
    ...clock(steps),
    ...steps.flatMap((step) => {
      const { work, shades, developer, ratio, minutes, stage, startAt, applyMinutes } = step;
      const grams = shades.map((shade) => shade.grams);
      const ends = [
        work?.to ?? 0,
        ...shades.flatMap((shade) => shade.level ?? []),
        ...(step.stopLevel === undefined ? [] : [step.stopLevel]),
      ];
      return [
        ...(work
          ? [work.from, work.lift, work.from + work.lift, work.white, work.mix, work.share ?? 0]
          : []),
        ...ends,
        ...ends.flatMap((end) =>
          [...levels, work?.from ?? end].map((each) => Math.abs(each - end)),
        ),
        ...grams,
        grams.reduce((sum, each) => sum + each, 0),
        ...(developer
          ? [developer.volume, developer.grams, Math.round(developer.volume * 3) / 10]
          : []),
        // the strength as the bottle prints it
        ...bottles.flatMap(({ order, developer: bottle }) =>
          order === step.order && bottle?.percent !== undefined ? [bottle.percent] : [],
        ),
        ...(ratio?.split(":").map(Number) ?? []),
        ...minutes,
        stage ?? 0,
        startAt ?? 0,
        applyMinutes ?? 0,
      ];
    }),
  ];
  return new Set(figures.map(rounded));
}

/** When bowls of a stage begin and end, counted from the first. */
function clock(steps: readonly Step[]): number[] {
  const marks = steps.flatMap(({ startAt = 0, applyMinutes = 0, minutes }) => [
    startAt,
    ...minutes.map((each) => startAt + applyMinutes + each),
  ]);
  const latest = Math.max(...marks);
  return Array.from({ length: Math.ceil(latest) + 1 }, (_, at) => at).filter(
    (at) =>
      marks.some((mark) => Math.abs(mark - at) < 1) ||
      marks.some((mark) => marks.includes(mark + at)),
  );
}

/** The codes and names of a plan's products. */
export function productNames(steps: readonly Step[]): RegExp {
  const names = steps
    .flatMap(({ brandId, lineId, shades }) => [
      findLine(`${brandId}/${lineId}`)?.name ?? lineId,
      ...shades.map(({ code }) => code),
    ])
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[^\w ]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\w.])(?:${names.join("|")})(?!\\w|\\.\\d)`, "g");
}

/** The numbers of a text that are none of these; codes and names of products are no numbers. */
export function strange(text: string, plan: ReadonlySet<number>, products: RegExp): string[] {
  const bare = text.replaceAll(products, "_");
  return [...bare.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].flatMap(([found]) =>
    plan.has(rounded(Number(found))) ? [] : [`${found} in: ${bare}`],
  );
}

/** Figures are said to a hundredth at most. */
export const rounded = (figure: number) => Math.round(figure * 100) / 100;
