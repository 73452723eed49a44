import { block, warn } from "./check-line.ts";
import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import { greyRules } from "./check-grey.ts";
import { liftRules } from "./check-lift.ts";
import { damage2DeveloperMax, filler, fillerTones, source } from "./science.ts";
import type { Finding } from "./schema.ts";
import type { Pigment, ProductType } from "./words.ts";

const lifters: readonly ProductType[] = ["permanent", "high-lift"];
const openers: readonly ProductType[] = ["lightener", "colour-remover"];

/** What is wrong with a set of bowls on this head: damage, history, developer strength, tone, missing stages. */
export function hairRules(bowls: readonly CheckedBowl[], hair: CheckedHair): Finding[] {
  const colours = bowls.filter((bowl) => bowl.type !== "treatment");
  return [
    ...colours.flatMap((bowl) => [
      ...gates(bowl, hair),
      ...strength(bowl, hair),
      ...tone(bowl, hair, opened(colours)),
      ...greyRules(bowl, hair),
      ...liftRules(bowl, hair, opened(colours)),
    ]),
    ...stages(colours, hair),
  ];
}

function gates(bowl: CheckedBowl, { d, gate, blocks }: CheckedHair): Finding[] {
  if (d.damage >= 4)
    return [
      block("no_chemical_at_damage_4", "Dead hair takes no chemical service at all.", source.spec),
    ];
  if (d.damage === 3)
    return [
      block(
        "no_colour_at_damage_3",
        "Heavy damage takes bonding treatments only, no colour of any kind.",
        source.spec,
      ),
    ];
  if (gate.colour || gate.chemical)
    return blocks.length > 0
      ? [...blocks]
      : [block("colour_refused", "No colour may go on this hair today.", source.spec)];
  const found: Finding[] = [];
  const tintOrLightener =
    bowl.type === "lightener" ||
    (bowl.type !== undefined && lifters.includes(bowl.type)) ||
    bowl.brandLine?.gateAs === "lightener";
  if (d.damage === 2 && tintOrLightener)
    found.push(
      block(
        "type_not_allowed_at_damage_2",
        "Moderate damage takes demi, semi or acidic toner only.",
        source.spec,
      ),
    );
  if (
    d.damage < 2 &&
    gate.lightener &&
    (bowl.type === "lightener" || bowl.brandLine?.gateAs === "lightener")
  )
    found.push(
      block(
        "lightener_not_allowed_on_this_history",
        "This history rules out lightener: henna, relaxed or permed hair does not survive it.",
        source.henna,
      ),
    );
  if (bowl.type === "high-lift") {
    if (d.canvas !== "virgin")
      found.push(
        block(
          "high_lift_needs_virgin_hair",
          "High-lift colour works on virgin hair only.",
          bowl.brandLine?.source ?? source.removal,
        ),
      );
    if (d.current < (bowl.brandLine?.minStartLevel ?? 6))
      found.push(
        block(
          "high_lift_start_too_dark",
          `High-lift colour starts from level ${bowl.brandLine?.minStartLevel ?? 6}; this hair is ${d.current}.`,
          bowl.brandLine?.source ?? source.removal,
        ),
      );
  }
  return found;
}

function strength(bowl: CheckedBowl, { d, gate }: CheckedHair): Finding[] {
  if (bowl.volume === undefined || bowl.volume <= gate.developerMax) return [];
  const why =
    d.damage === 2
      ? `moderate damage takes ${damage2DeveloperMax} vol at most`
      : `this hair takes ${gate.developerMax} vol at most`;
  return [
    block(
      "developer_over_limit",
      `${bowl.volume} vol is too strong: ${why}.`,
      d.damage === 2 ? source.spec : source.practice,
    ),
  ];
}

const warm: readonly Pigment[] = ["red", "orange", "yellow"];

/** Whether the set removes or lightens before it tones: what is unwanted now is then gone by the time the toner goes on. */
function opened(bowls: readonly CheckedBowl[]) {
  return bowls.some((bowl) => bowl.type !== undefined && openers.includes(bowl.type));
}

function tone(bowl: CheckedBowl, { d }: CheckedHair, afterOpening: boolean): Finding[] {
  const { counter, unwanted } = d;
  if (
    !counter ||
    bowl.shades.length === 0 ||
    ["fill", "lighten", "remove"].includes(bowl.purpose ?? "tone")
  )
    return [];
  const pigments = new Set(bowl.shades.flatMap((shade) => shade.pigments));
  const wrong = counter.avoid.filter((pigment) => pigments.has(pigment) && pigment !== "neutral");
  const say = afterOpening || d.lift > 0 || d.darker > 0 || d.greyService ? warn : block;
  const warmWrong = wrong.filter((pigment) => warm.includes(pigment));
  const coolWrong = wrong.filter((pigment) => pigment === "blue" || pigment === "green");
  const corrective = new Set([...pigments].filter((pigment) => pigment !== "neutral"));
  const onlyViolet =
    corrective.size === 1 &&
    corrective.has("violet") &&
    counter.word.startsWith("blue") &&
    !counter.word.includes("violet");
  const greenish =
    unwanted === "yellow" &&
    d.current >= 9 &&
    corrective.size > 0 &&
    !corrective.has("violet") &&
    [...corrective].every((pigment) => pigment === "blue" || pigment === "green");
  return [
    ...(warmWrong.length > 0
      ? [
          say(
            "tone_adds_unwanted_warmth",
            `${bowl.codes.join(", ")} carries ${warmWrong.join(" and ")} and feeds the ${unwanted} it should cancel; use ${counter.word}.`,
            source.wheel,
          ),
        ]
      : []),
    ...(coolWrong.length > 0 && ["green", "muddy"].includes(unwanted ?? "")
      ? [
          say(
            "tone_adds_unwanted_cool",
            `${bowl.codes.join(", ")} carries ${coolWrong.join(" and ")} and deepens the ${unwanted} cast; use ${counter.word}.`,
            source.wheel,
          ),
        ]
      : []),
    ...(onlyViolet
      ? [
          say(
            "violet_does_not_cancel_orange",
            `Violet does nothing to ${unwanted} at level ${d.current}; use ${counter.word}.`,
            source.wheel,
          ),
        ]
      : []),
    ...(greenish
      ? [
          say(
            "blue_on_yellow_turns_green",
            "Blue or green on yellow hair turns it green; use violet.",
            source.wheel,
          ),
        ]
      : []),
  ];
}

/** Regrowth carries no colour yet: tint lifts it as it lifts virgin hair. */
const liftsNewHairOnly = ({ zone }: CheckedBowl, lift: number) => zone === "roots" && lift <= 2;

/** Stages without which the bowls cannot do what they are for. */
function stages(bowls: readonly CheckedBowl[], { d }: CheckedHair): Finding[] {
  if (bowls.length === 0) return [];
  const found: Finding[] = [];
  if (
    d.canvas !== "virgin" &&
    d.lift > 0 &&
    !opened(bowls) &&
    bowls.some(
      (bowl) =>
        bowl.type !== undefined && lifters.includes(bowl.type) && !liftsNewHairOnly(bowl, d.lift),
    )
  ) {
    found.push(
      block(
        "colour_does_not_lift_colour",
        "Tint does not lift hair that already carries colour: remove or lighten first.",
        source.removal,
      ),
    );
  }
  const filled = bowls.some(
    (bowl) => bowl.purpose === "fill" || bowl.shades.some((shade) => shade.lowlightPrefilled),
  );
  const warmed = bowls.some((bowl) =>
    bowl.shades.some((shade) =>
      shade.pigments.some(
        (pigment) => pigment === "orange" || pigment === "red" || pigment === "yellow",
      ),
    ),
  );
  if (
    d.canvas !== "virgin" &&
    d.darker >= filler.requiredAtLevelsDarker &&
    fillerTones(d.desired).length > 0 &&
    !filled &&
    !warmed &&
    bowls.some((bowl) => bowl.shades.length > 0)
  ) {
    found.push(
      block(
        "filler_missing",
        `${d.darker} levels darker on hair that has lost its warmth goes flat or green without a filler.`,
        source.filler,
      ),
    );
  }
  return found;
}
