import { absolute } from "#tools/colour/absolute.ts";
import type { CheckedBowl, CheckedHair } from "#tools/colour/checked-bowl.ts";
import { block, type Objection } from "#tools/colour/objection.ts";
import { offending, substanceName, substancesOf } from "#tools/colour/substances.ts";

/** No bowl brings to the skin what the client is allergic to. A grave allergy is released by nobody. */
export function substanceRules({ brandLine: line }: CheckedBowl, { d }: CheckedHair): Objection[] {
  // who may have no colour at all is told so by the gate
  if (!line || d.facts.avoid.size === 0 || d.facts.allergic) return [];
  const [first] = offending(line, d.facts.avoid);
  if (!first) return [];
  const grave = d.facts.safety.some(
    ({ substance, severe }) => severe && substance && d.facts.avoid.has(substance),
  );
  const from = substancesOf(line).find(({ substance }) => substance === first)?.source;
  return [
    block(
      grave ? "substance_never" : "substance_in_bowl",
      `${line.brandName} ${line.name} counts as holding ${substanceName[first]}, and the client must not meet it.${grave ? ` ${absolute.says}` : ""}`,
      from ?? line.source,
    ),
  ];
}
