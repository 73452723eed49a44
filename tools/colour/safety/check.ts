import { absolute } from "#tools/colour/gates/absolute.ts";
import type { CheckedBowl, CheckedHair } from "#tools/colour/check/checked-bowl.ts";
import { block, type Objection } from "#tools/colour/check/objection.ts";
import { meetsScalp, scalpRule, type PlacedBowl } from "./concerns.ts";
import { heardAs } from "./gate.ts";
import { offending, substanceName, substancesOf } from "#tools/colour/substances.ts";

/** Nothing goes on a scalp that the client's health keeps all work off, whoever asks. What may be answered for is a hold. */
export function scalpRules(bowl: PlacedBowl, { d }: Pick<CheckedHair, "d">): Objection[] {
  if (scalpRule(d.facts.concerns) !== "never" || !meetsScalp(bowl)) return [];
  return [
    block(
      "scalp_spared",
      `Isotretinoin: nothing with developer or lightener goes on the scalp. Work in foils or away from the scalp, or wait until the medicine is over.${heardAs(d, "isotretinoin")}`,
      "Isotretinoin patient leaflets on fragile skin",
    ),
  ];
}

/** No bowl brings to the skin what the client is allergic to. A grave allergy is released by nobody. */
export function substanceRules(
  { brandLine: line, shades }: CheckedBowl,
  { d }: CheckedHair,
): Objection[] {
  // who may have no colour at all is told so by the gate
  if (!line || d.facts.avoid.size === 0 || d.facts.allergic) return [];
  const codes = shades.map(({ code }) => code);
  const [first] = offending(line, d.facts.avoid, codes);
  if (!first) return [];
  const grave = d.facts.safety.some(
    ({ substance, severe }) => severe && substance && d.facts.avoid.has(substance),
  );
  const from = substancesOf(line, codes).find(({ substance }) => substance === first)?.source;
  return [
    block(
      grave ? "substance_never" : "substance_in_bowl",
      `${line.brandName} ${line.name} counts as holding ${substanceName[first]}, and the client must not meet it.${grave ? ` ${absolute.says}` : ""}`,
      from ?? line.source,
    ),
  ];
}
