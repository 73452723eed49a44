import type { Chairside, Rule, Ruling } from "./case.ts";
import { treatmentMix } from "./mix.ts";
import { source } from "#tools/colour/science.ts";

/** People first, then skin, then fibre: these come before any question of tone. */
export const dangerRules: readonly Rule[] = [allergic, eyes, barred, scalp, heat, fibre];

const reaction = "Makers' safety leaflets; NHS advice on reactions to hair dye";

function allergic({ seen }: Chairside): Ruling | undefined {
  if (!["breathing", "swelling", "rash"].some((sign) => seen.includes(sign as "rash")))
    return undefined;
  const emergency = seen.includes("breathing") || seen.includes("swelling");
  return {
    rule: "rescue_allergic",
    source: reaction,
    verdict: "rinse_now",
    danger: "medical",
    headline: emergency ? "Rinse now. Get medical help" : "Rinse now. See a doctor",
    reason: "Swelling, a rash or trouble with breathing are signs of an allergic reaction.",
    now: [
      emergency
        ? "Call the emergency number if the face, lips or throat swell, or breathing is hard. One rinses, one calls."
        : "Rinse with plenty of lukewarm water and a mild shampoo until the water is clear. No rubbing.",
      emergency
        ? "Rinse with plenty of lukewarm water and a mild shampoo until the water is clear. No rubbing."
        : "Stay with the client. If the face or lips swell or breathing gets hard, call the emergency number.",
      "Write down the product, the batch and the time, and give it to the client for the doctor.",
    ],
    watch: ["Lips, eyelids, throat and breathing, for the next hours too."],
    never: [
      "Never put anything else on the scalp: no toner, no treatment, no oil.",
      "Never let the client drive home alone.",
    ],
    stop: [
      "The day is over for this hair. No oxidative color again before a doctor has cleared it.",
    ],
  };
}

function eyes({ seen }: Chairside): Ruling | undefined {
  if (!seen.includes("eyes")) return undefined;
  return {
    rule: "rescue_eyes",
    source: "Makers' safety leaflets, first aid for eyes",
    verdict: "rinse_now",
    danger: "medical",
    headline: "Rinse the eyes now",
    reason: "Color, developer and lightener burn the eye; water at once is what helps.",
    now: [
      "Hold the lids open under running lukewarm water for 15 minutes, from the nose outwards. Contact lenses out.",
      "Someone else takes the product off the hairline and the hair.",
      "Pain, redness or a blurred view after that: to a doctor or an eye clinic now, with the pack.",
    ],
    watch: ["Pain, light that hurts, blurred sight."],
    never: [
      "Never rub, and no drops or creams from the salon.",
      "Never neutralize it with anything but water.",
    ],
    stop: ["Finish the hair only when the eye is comfortable; otherwise rinse and stop."],
  };
}

function barred({ barred: stop, product }: Chairside): Ruling | undefined {
  if (!stop) return undefined;
  return {
    rule: "rescue_barred",
    source: stop.source,
    verdict: "rinse_now",
    danger: "care",
    headline: "Rinse now",
    reason: stop.sentence,
    now: [
      `Take ${product === "lightener" ? "the lightener" : "it"} off before anything else: lukewarm water and a mild shampoo until the water is clear. No rubbing.`,
      "Look at the scalp, the hairline and behind the ears, and ask how it feels: itching, heat or swelling count.",
      "Swelling of the face or lips, or hard breathing: call the emergency number.",
    ],
    watch: ["Redness, weals or swelling in the next 48 hours: tell the client what to look for."],
    never: ["Never mix more of it, and nothing of its kind in its place today."],
    stop: ["Nothing else goes on until what is known of the client has been talked through."],
  };
}

function scalp({ seen }: Chairside): Ruling | undefined {
  if (!seen.includes("burning") && !seen.includes("itching")) return undefined;
  const burns = seen.includes("burning");
  return {
    rule: "rescue_scalp",
    source: reaction,
    verdict: "rinse_now",
    danger: "care",
    headline: "Rinse now",
    reason: burns
      ? "A scalp that burns is being hurt: no color is worth the minutes that are left."
      : "Itching on the scalp is how a reaction begins: take it off before you know more.",
    now: [
      "Cool to lukewarm water for 5 minutes, the scalp first. Then a mild shampoo, no nails, no brush.",
      "Look at the skin: redness that goes pale in ten minutes is irritation; blisters, weals or swelling need a doctor.",
      "Pat dry, no heat. Tone or finish off the scalp only if the skin is calm, otherwise another day.",
    ],
    watch: ["Redness, weals or swelling in the next 48 hours: tell the client what to look for."],
    never: [
      "Never wait for the timer.",
      "Never calm it with cream or conditioner while the product is on.",
      "Never add heat.",
    ],
    stop: ["No more product on this scalp today. Patch test before the next color."],
  };
}

function heat({ seen }: Chairside): Ruling | undefined {
  const hot = seen.includes("hot_foil");
  if (!hot && !seen.includes("swelling_foil")) return undefined;
  return {
    rule: hot ? "rescue_hot_foil" : "rescue_swelling_foil",
    source: hot ? source.henna : "Lightener makers' leaflets on packets and heat",
    verdict: "rinse_now",
    danger: "care",
    headline: hot ? "Open and rinse it now" : "Open the swelling foils now",
    reason: hot
      ? "A foil that heats up by itself means metal on the hair or a runaway reaction; it breaks hair and burns skin."
      : "Lightener swells as it works; a closed packet pushes it out onto the scalp and onto finished hair.",
    now: hot
      ? [
          "Gloves on, open that foil away from the face, and flood the strand with cold water.",
          "Feel every other foil; whatever is warm comes out too.",
          "Ask about box dye, henna and well water, and look for a test before anything else goes on.",
        ]
      : [
          "Open each swelling packet a finger wide at the bottom and wipe the first centimeter at the scalp clean.",
          "Damp towel on every spot that bled; a dab of conditioner on the bled hair stops it there.",
          "Close loosely, spread the packets so that they do not lie on each other, and look every 5 minutes.",
        ],
    watch: hot
      ? ["Heat, smell or steam on the other strands."]
      : ["Spots at the root: bleed marks."],
    never: ["Never put heat or a hood on it.", "Never press a full packet flat."],
    stop: hot
      ? ["No lightener or developer again before a metallic salt test on a strand. Call it a day."]
      : ["If a packet swells again, take it out: that strand is done for today."],
  };
}

function fibre(given: Chairside): Ruling | undefined {
  const { seen } = given;
  const breaks = seen.includes("breaking");
  if (!breaks && !seen.includes("stretching")) return undefined;
  return {
    rule: "rescue_fibre",
    source: source.spec,
    verdict: "rinse_now",
    danger: "care",
    headline: "Rinse now",
    reason: breaks
      ? "Hair that snaps has nothing left to give: every further minute takes more of it."
      : "Hair that stretches and does not spring back is over-processed.",
    now: [
      "Rinse with lukewarm water, low pressure, no rubbing. Mild acid shampoo once.",
      "Blot, do not comb. Put a bond treatment on for its full time.",
      "Finish with a cream conditioner and let it dry by itself. Cut what is already broken another day.",
    ],
    mix: treatmentMix(given),
    watch: ["A wet strand: does it spring back now? If not, it counts as damage 3."],
    never: [
      "Never tone it today with anything that needs developer above 7 vol.",
      "Never brush it wet, no heat, no tight clips.",
    ],
    stop: ["Call it a day. Bond treatments only for 4 to 6 weeks, then look again."],
  };
}
