import { bowlNames, placeOf } from "#tools/formulas/bowl-name-rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";

/** A bowl in a line, as it is told over the basin: "Koleston Perfect 5/0 30 g + 20 vol 30 g, 35-40 min". */
export function bowlWords({ lineName, shades, developer, minutes: [least, most] }: Bowl): string {
  const [line = lineName] = lineName.split(" / ");
  // powder goes by its product's name, and what is held back has no weight
  const tubes = shades.flatMap(({ code, grams }) => {
    const said = [/\d/.test(code) && code, grams > 0 && `${grams} g`].filter(Boolean).join(" ");
    return said || [];
  });
  const strength = developer && (developer.volume > 0 ? `${developer.volume} vol` : developer.name);
  const mixed = [
    ...tubes,
    ...(developer ? [developer.grams > 0 ? `${strength} ${developer.grams} g` : strength] : []),
  ].join(" + ");
  const isHeld = shades.length > 0 && shades.every(({ grams }) => grams === 0);
  const time = most < 1 || isHeld ? "" : `, ${least === most ? most : `${least}-${most}`} min`;
  return `${line} ${mixed}${time}`;
}

/** Several bowls in the order in which they go on, each with what it is and where it goes before it. */
export function bowlsWords(bowls: readonly Bowl[]): string {
  const names = bowlNames(bowls);
  const [place, ...others] = new Set(bowls.map(placeOf));
  const nameOf = (bowl: Bowl, at: number) => {
    const name = names[at]?.toLowerCase() ?? "";
    const isPlaced = others.length === 0 || name.includes(placeOf(bowl));
    return isPlaced ? name : `${name}, ${placeOf(bowl)}`;
  };
  const said = bowls.map((bowl, at) =>
    bowls.length > 1 ? `${nameOf(bowl, at)}: ${bowlWords(bowl)}` : bowlWords(bowl),
  );
  const isOnePart = place !== undefined && others.length === 0 && bowls[0]?.zone !== "all";
  return `${said.join("; ")}${isOnePart ? `, ${place.startsWith("in ") ? place : `on the ${place.replace("the ", "")}`}` : ""}`;
}
