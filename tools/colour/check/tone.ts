import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { block, warn, type Objection } from "./objection.ts";
import { source } from "#tools/colour/science.ts";
import { fedBy, toneWord, wantsCream } from "#tools/colour/shade/unwanted.ts";
import type { Pigment } from "#tools/colour/words.ts";

const warm: readonly Pigment[] = ["red", "orange", "yellow"];

/** What a bowl's tone does to the tone the hair shows: feeds it, misses it, or turns it green. `opened`: something removes or lightens first. */
export function toneRules(bowl: CheckedBowl, { d }: CheckedHair, opened: boolean): Objection[] {
  if (
    bowl.shades.length === 0 ||
    ["fill", "lighten", "remove"].includes(bowl.purpose ?? "tone") ||
    bowl.zone === "foils" ||
    (bowl.type === "semi-permanent" && d.facts.services.includes("vivids"))
  )
    return [];
  const creamy = wantsCream(d);
  const pigments = new Set(
    bowl.shades.flatMap((shade) =>
      creamy && shade.pigments.includes("violet") ? ["violet" as const] : shade.pigments,
    ),
  );
  return [
    ...against(bowl, d, pigments, opened),
    ...overDirectDye(bowl, d, pigments, opened),
    ...onYellow(bowl, d, pigments),
  ];
}

function against(
  bowl: CheckedBowl,
  d: Diagnosis,
  pigments: ReadonlySet<Pigment>,
  opened: boolean,
): Objection[] {
  const { counter, unwanted } = d;
  if (!counter) return [];
  const wrong = fedBy(d, opened).filter((pigment) => pigments.has(pigment));
  const moved = d.lift > 0 || d.darker > 0 || d.facts.services.includes("going_darker");
  const stays = !opened && d.darker === 0;
  const say = opened || moved || d.greyService ? warn : block;
  const warmWrong = wrong.filter((pigment) => warm.includes(pigment));
  const coolWrong = wrong.filter((pigment) => pigment === "blue" || pigment === "green");
  const corrective = new Set([...pigments].filter((pigment) => pigment !== "neutral"));
  const found: Objection[] = [];
  if (warmWrong.length > 0)
    found.push(
      say(
        "tone_adds_unwanted_warmth",
        `${bowl.codes.join(", ")} carries ${warmWrong.join(" and ")} and feeds the ${toneWord(unwanted)} it should cancel; use ${counter.word}.`,
        source.wheel,
      ),
    );
  if (coolWrong.length > 0 && ["green", "muddy"].includes(unwanted ?? ""))
    found.push(
      say(
        "tone_adds_unwanted_cool",
        `${bowl.codes.join(", ")} carries ${coolWrong.join(" and ")} and deepens the ${toneWord(unwanted)} cast; use ${counter.word}.`,
        source.wheel,
      ),
    );
  if (
    stays &&
    corrective.size === 1 &&
    corrective.has("violet") &&
    counter.word.startsWith("blue") &&
    !counter.word.includes("violet")
  )
    found.push(
      say(
        "violet_does_not_cancel_orange",
        `Violet does nothing to ${toneWord(unwanted)} at level ${d.current}; use ${counter.word}.`,
        source.wheel,
      ),
    );
  if (stays && unwanted === "yellow" && d.current >= 9 && isGreenish(corrective))
    found.push(
      say(
        "blue_on_yellow_turns_green",
        "Blue or green on yellow hair turns it green; use violet.",
        source.wheel,
      ),
    );
  return found;
}

const isGreenish = (corrective: ReadonlySet<Pigment>) =>
  corrective.size > 0 &&
  [...corrective].every((pigment) => pigment === "blue" || pigment === "green");

function overDirectDye(
  { codes, purpose }: CheckedBowl,
  { facts }: Diagnosis,
  pigments: ReadonlySet<Pigment>,
  opened: boolean,
): Objection[] {
  if (!facts.coolDirectDye || opened || purpose === "treat") return [];
  if (!pigments.has("yellow") && !pigments.has("orange")) return [];
  return [
    block(
      "warm_over_blue_goes_green",
      `${codes.join(", ")} is warm, and warm over blue or green direct dye turns green or muddy: fade it or take it out first.`,
      source.wheel,
    ),
  ];
}

/** A blue direct dye on yellow hair mixes to green, unless green is what is wanted. */
function onYellow(
  { type, codes }: CheckedBowl,
  d: Diagnosis,
  pigments: ReadonlySet<Pigment>,
): Objection[] {
  const yellow = d.current >= 8 && d.current <= 9 && d.canvas === "bleached";
  const blueOnly = [...pigments].every((pigment) => pigment === "blue") && pigments.size > 0;
  if (type !== "semi-permanent" || !yellow || !blueOnly) return [];
  return [
    warn(
      "blue_dye_on_yellow",
      `${codes.join(", ")} is blue and level ${d.current} is yellow: it turns green unless the hair is lightened to pale yellow or toned violet first.`,
      source.wheel,
    ),
  ];
}
