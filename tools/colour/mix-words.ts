import type { Step } from "./schema.ts";

/** What to weigh and mix for one bowl, as it stands there. Needs no catalogue, so that a bowl of any size says its own grams. */
export function mixWords(
  step: Pick<Step, "type" | "purpose" | "shades" | "developer" | "ratio">,
  lineName: string,
): string {
  const parts = step.shades.map((shade) => `${shade.grams} g ${shade.code}`);
  const colour =
    parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");
  const name = step.shades.some((shade) => shade.code === lineName) ? "" : `${lineName}: `;
  if (step.type === "treatment") return `Work in ${colour} as the pack says; no colour today.`;
  if (!step.developer)
    return step.type === "colour-remover"
      ? `Mix ${colour} as the pack says.`
      : `${name}use ${colour} straight, without developer.`;
  const bath =
    step.purpose === "remove" && step.type === "lightener"
      ? `, and ${step.shades[0]?.grams ?? 0} g of shampoo`
      : "";
  return `${name}${name ? "mix" : "Mix"} ${colour} with ${step.developer.grams} g of ${developerWords(step.developer.volume)}${bath} (${step.ratio}).`;
}

/** "20 vol (6 %)"; percent is volume times 0.3. */
export function developerWords(volume: number): string {
  return `${volume} vol (${Math.round(volume * 3) / 10} %)`;
}
