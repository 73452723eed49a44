import { greyDeveloper, safeLift, source } from "#tools/colour/science.ts";
import type { Entry } from "./schema.ts";

/** Gray coverage at the chair: what resists, in what order, how it grows out, how it ends. */
export const WHITE_AT_THE_CHAIR: readonly Entry[] = [
  {
    id: "white-resistant",
    title: "Resistant areas and pre-softening",
    blocks: [
      {
        kind: "text",
        text: "Glassy white at the hairline, temples and parting, that shines and bends like wire. Four means, in this order; the first two are usually enough.",
      },
      {
        kind: "steps",
        items: [
          "Begin there, and come back to it last with what is left in the bowl.",
          "The double-natural series (NN, 00), at the goal's level or half a level deeper.",
          `Pre-soften: ${greyDeveloper} vol alone, or a 10 to 20 vol tint, on the resistant parts only, 10 to 15 minutes. Blot, do not rinse, then apply the color over it.`,
          "The full time of the line, covered with film against drying; not heat, unless the leaflet prints it.",
        ],
      },
      {
        kind: "text",
        text: "Tell the engine “resistant”: it begins there, takes the double-natural shades and gives the full time.",
      },
    ],
    sources: [source.grey, source.practice],
  },
  {
    id: "white-placement",
    title: "The order on the head",
    blocks: [
      { kind: "figure", figure: "white-placement" },
      {
        kind: "steps",
        items: [
          "Hairline and temples, where it is whitest and finest.",
          "The parting and crown, in sections half a centimeter thick, painted on both sides.",
          "The nape, which is darkest and takes soonest.",
          "Cross-check at right angles to your sections: every missed line is a white line.",
          "Lengths only if they need it: a demi of the same tone for the last 10 to 20 minutes, or none.",
        ],
      },
      {
        kind: "text",
        text: "On a virgin head the same order, but lengths and ends together with the roots when it goes darker or stays. A virgin head that goes lighter starts [off the scalp](#hot-roots).",
      },
    ],
    sources: [source.order],
  },
  {
    id: "white-regrowth",
    title: "Regrowth",
    blocks: [
      { kind: "figure", figure: "white-regrowth" },
      {
        kind: "points",
        items: [
          "Hair grows 1 to 1.25 cm a month. Over half white the line shows after four weeks, between a quarter and half after six.",
          "Only the new growth, to the line. Overlap is what makes ends dark, and bands.",
          "More than two centimeters is no retouch any more: the half that lies on the scalp and the half that does not lift differently. Plan two zones.",
          "In between: root powder, a face-frame in between at half the price, or fine highlights around the parting that break the line.",
        ],
      },
    ],
    sources: [source.practice, source.order],
  },
  {
    id: "white-blending",
    title: "Blending",
    blocks: [
      {
        kind: "facts",
        rows: [
          {
            term: "Demi at the natural level",
            text: "White becomes a translucent highlight. 5 to 13 vol, the line's own; 15 to 20 minutes. At the natural level or one lighter: darker shows.",
          },
          {
            term: "Lowlights",
            text: "Every third or fourth fine section at the natural level. Brings depth back to a head that is mostly white.",
          },
          {
            term: "Highlights",
            text: "For lighter naturals: fine foils, so that white is one light among others. Then a gloss that makes them kin.",
          },
          {
            term: "Root shadow",
            text: "A demi at the natural level over two centimeters, smudged. Turns the line into a gradient.",
          },
          {
            term: "Reverse balayage",
            text: "Painted lowlights from mid-length, for whoever covered for years and wants to stop.",
          },
        ],
      },
      {
        kind: "text",
        text: "Above what the line blends, it stays see-through. That is not a mistake; it is what was sold. Show it on a strand.",
      },
    ],
    sources: [source.grey],
  },
  {
    id: "white-going",
    title: "Going white",
    blocks: [
      {
        kind: "steps",
        items: [
          "Stop permanent. Grow two to three centimeters, so that you see the true pattern.",
          `Foil the old color out towards the white, in several visits. It is colored hair: at most ${safeLift("coloured", "fine")} levels a visit on fine hair, ${safeLift("coloured", "medium")} on medium.`,
          "Tone the foils to the white, not to blonde: pearl or silver at level 10, sheer.",
          "Lowlights at the natural level keep it from looking unfinished on the way.",
          "Cut as much as they will let you. A shorter cut is worth two visits.",
        ],
      },
      {
        kind: "text",
        text: "White yellows from smoke, heat and hard water: chelate, then violet, thinned. Plan on 12 to 18 months to the shoulders, and say so on the first day.",
      },
    ],
    sources: [source.lightener, source.practice],
  },
  {
    id: "white-limits",
    title: "Limits, and when to refuse",
    blocks: [
      {
        kind: "points",
        items: [
          "Damage 2: no permanent, so no full cover. A demi blend until the hair is sound.",
          "Damage 3 and 4: no color. A reaction ever: no color. An open scalp: no service.",
          "Level 8 and up over half white: not as one color.",
          "Demi above its maker's limit: only as a blend, and said as one.",
          "Lift of three levels with full cover in one bowl: two services.",
          "Henna in the history: no peroxide before the metallic salt test, however little white there is.",
        ],
      },
      {
        kind: "text",
        text: "A refused coverage is not the end of the talk: a blend, a gloss on sound lengths, a cut that moves the parting. The engine names the alternative with every refusal.",
      },
    ],
    sources: [source.spec, source.allergy],
  },
  {
    id: "white-trouble",
    title: "If it did not take",
    blocks: [
      {
        kind: "table",
        caption: "What shows, why, and what to change next time",
        head: ["It shows", "Because", "Next time"],
        rows: [
          [
            "Shimmers everywhere",
            "too little natural, or rinsed early",
            "next share up; full time",
          ],
          ["Shimmers at the hairline", "resistant, or thin application", "begin there; pre-soften"],
          [
            "Roots warm, lengths not",
            "30 vol, or scalp heat",
            `${greyDeveloper} vol; neutral natural`,
          ],
          ["Pink or orange roots", "red or copper without natural", "a third natural at least"],
          ["Slate or lilac", "ash on white", "neutral; gloss afterwards"],
          ["Ends too dark", "pulled through each time", "roots only; demi or nothing on lengths"],
          ["Gone after three weeks", "demi above its limit", "permanent, or call it a blend"],
        ],
      },
      { kind: "text", text: "The fix for the same day is under [patchy gray](#patchy-white)." },
    ],
    sources: [source.grey],
  },
];
