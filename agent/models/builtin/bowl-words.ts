import type { Bowl } from "#tools/formulas/schema.ts";

/** A bowl in a line, as it is told over the basin: "Koleston Perfect 5/0 30 g + 20 vol 30 g, 35-40 min". */
export function bowlWords({ lineName, shades, developer, minutes: [least, most] }: Bowl): string {
  const [line = lineName] = lineName.split(" / ");
  const tubes = shades.map(({ code, grams }) =>
    // powder goes by its product's name
    /\d/.test(code) ? `${code} ${grams} g` : `${grams} g`,
  );
  const strength = developer && (developer.volume > 0 ? `${developer.volume} vol` : developer.name);
  const mixed = [...tubes, ...(developer ? [`${strength} ${developer.grams} g`] : [])].join(" + ");
  const time = most < 1 ? "" : `, ${least === most ? most : `${least}-${most}`} min`;
  return `${line} ${mixed}${time}`;
}

/** Several bowls in the order in which they go on, a name before each where there is more than one. */
export const bowlsWords = (bowls: readonly Bowl[]): string =>
  bowls
    .map((bowl) => (bowls.length > 1 ? `${bowl.role} ${bowlWords(bowl)}` : bowlWords(bowl)))
    .join("; ");
