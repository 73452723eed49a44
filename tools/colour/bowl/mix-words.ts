import type { Step } from "#tools/colour/schema.ts";

/** What to weigh and mix for one bowl, as it stands there. Needs no catalogue, so that a bowl of any size says its own grams. */
export function mixWords(
  step: Pick<Step, "type" | "purpose" | "shades" | "developer" | "ratio">,
  lineName: string,
  strength: string,
): string {
  const parts = step.shades.map((shade) => `${shade.grams} g ${shade.code}`);
  const colour =
    parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");
  const name = step.shades.some((shade) => shade.code === lineName) ? "" : `${lineName}: `;
  if (step.type === "treatment") return `Work in ${colour} as the pack says; no color today.`;
  if (!step.developer)
    return step.type === "colour-remover"
      ? `Mix ${colour} as the pack says.`
      : `${name}use ${colour} straight, without developer.`;
  const bath =
    step.purpose === "remove" && step.type === "lightener"
      ? `, and ${step.shades[0]?.grams ?? 0} g of shampoo`
      : "";
  return `${name}${name ? "mix" : "Mix"} ${colour} with ${step.developer.grams} g of ${strength}${bath} (${step.ratio}).`;
}

/** "20 vol (6%)", by what the bottle prints; else percent is volume times 0.3. A developer of 0 vol holds some peroxide all the same. */
export function volumeWords(volume: number, percent = Math.round(volume * 3) / 10): string {
  return volume === 0 ? "0 vol" : `${volume} vol (${percent}%)`;
}
