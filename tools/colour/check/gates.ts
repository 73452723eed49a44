import { absolute } from "#tools/colour/gates/absolute.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { block, type Objection } from "./objection.ts";
import { damage2DeveloperMax, source } from "#tools/colour/science.ts";
import type { ProductType } from "#tools/colour/words.ts";

const tints: readonly ProductType[] = ["permanent", "high-lift"];

/** What damage, safety and history forbid on this hair, whatever the bowl holds beside. */
export function gateRules(bowl: CheckedBowl, hair: CheckedHair): Objection[] {
  const { d, gate, said } = hair;
  if (d.damage >= 4)
    return [
      block(
        "no_chemical_at_damage_4",
        `Dead hair takes no chemical service at all. ${absolute.says}`,
        source.spec,
      ),
    ];
  if (d.damage === 3)
    return [
      block(
        "no_colour_at_damage_3",
        "Heavy damage takes bonding treatments only, no color of any kind.",
        source.spec,
      ),
    ];
  if (gate.colour || gate.chemical) {
    const stops = said.filter((finding) => finding.severity === "block");
    return stops.length > 0
      ? stops
      : [block("colour_refused", "No color may go on this hair today.", source.spec)];
  }
  return [...kinds(bowl, hair), ...highLift(bowl, hair), ...strength(bowl, hair)];
}

function kinds(bowl: CheckedBowl, { d, gate }: CheckedHair): Objection[] {
  const tint = bowl.type !== undefined && tints.includes(bowl.type);
  const lightens = bowl.type === "lightener" || bowl.brandLine?.gateAs === "lightener";
  const found: Objection[] = [];
  if (d.damage === 2 && (tint || lightens))
    found.push(
      block(
        "type_not_allowed_at_damage_2",
        "Moderate damage takes demi, semi or acidic toner only.",
        source.spec,
      ),
    );
  if (d.damage === 2 && bowl.heat)
    found.push(
      block("heat_at_damage_2", "No heat on moderately damaged hair.", source.spec, {
        heat: false,
      }),
    );
  if (d.damage < 2 && gate.lightener && lightens)
    found.push(
      block(
        "lightener_not_allowed_on_this_history",
        "This history rules out lightener: henna, relaxed or permed hair does not survive it.",
        source.henna,
      ),
    );
  if (d.damage < 2 && gate.tint && tint)
    found.push(
      block(
        "tint_not_allowed_on_this_history",
        "Henna resists lift and can turn green under tint: deposit only, with a demi or a direct dye, after a test strand.",
        source.henna,
      ),
    );
  return found;
}

function highLift({ type, brandLine: line, codes }: CheckedBowl, { d, gate }: CheckedHair) {
  if (type !== "high-lift") return [];
  const found: Objection[] = [];
  if (d.canvas !== "virgin")
    found.push(
      block(
        "high_lift_needs_virgin_hair",
        "High-lift color works on virgin hair only.",
        line?.source ?? source.removal,
      ),
    );
  else if (gate.highLift && d.damage < 2)
    found.push(
      block(
        "high_lift_not_allowed_on_this_history",
        "Relaxed, straightened or permed hair takes no high-lift color.",
        source.relaxer,
      ),
    );
  const series = Object.entries(line?.series ?? {}).filter(([prefix]) =>
    codes.some((code) => code.startsWith(prefix)),
  );
  const start = Math.max(
    line?.minStartLevel ?? (series.length > 0 ? 1 : 6),
    ...series.map(([, own]) => own.minStartLevel),
  );
  if (d.current < start)
    found.push(
      block(
        "high_lift_start_too_dark",
        `High-lift color starts from level ${start}; this hair is ${d.current}.`,
        line?.source ?? source.removal,
      ),
    );
  return found;
}

function strength({ volume, brandLine: line }: CheckedBowl, { d, gate }: CheckedHair): Objection[] {
  if (!volume || volume <= gate.developerMax) return [];
  const why =
    d.damage === 2
      ? `moderate damage takes ${damage2DeveloperMax} vol at most`
      : `this hair takes ${gate.developerMax} vol at most`;
  const weaker = line?.developers.filter((each) => each <= gate.developerMax) ?? [];
  return [
    block(
      "developer_over_limit",
      `${volume} vol is too strong: ${why}.`,
      d.damage === 2 ? source.spec : source.practice,
      weaker.length > 0 ? { developerVolume: Math.max(...weaker) } : undefined,
    ),
  ];
}
