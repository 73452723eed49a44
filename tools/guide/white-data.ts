import {
  greyDefault,
  greyDeveloper,
  greyMinutes,
  greyWordPercent,
  source,
} from "#tools/colour/science.ts";
import type { Chapter } from "./schema.ts";
import { WHITE_AT_THE_CHAIR } from "./white-work-data.ts";

const [least, most] = greyMinutes;
const bandOf = (at: number) => greyDefault[at]?.maxPct ?? 100;
const shareOf = (at: number) => Math.round((greyDefault[at]?.naturalShare ?? 0) * 100);
const BLEND_UP_TO = bandOf(0) + 1;

/** Gray coverage from the first white hair to going white. Figures are the engine's own tables. */
export const WHITE: Chapter = {
  id: "gray-coverage",
  title: "Gray coverage",
  lead: "There is no gray hair. There is white hair and hair that is not white yet, and the eye mixes them. What you cover is the white; what you must not harm is the rest.",
  entries: [
    {
      id: "white-what",
      title: "What white hair is",
      blocks: [
        {
          kind: "text",
          text: "A white hair has stopped making pigment. Nothing warm lies under it, so nothing comes up when it is lifted, and nothing gives a tone anything to stand on: ash on white alone looks slate, red alone looks pink, gold alone looks lemon. This is why natural is mixed in: it puts back the ground.",
        },
        {
          kind: "text",
          text: "Much of it is also coarser, tighter and glassier: color needs longer to get in. Some is fine and soft and takes color faster than the rest. Feel it before deciding that it is resistant.",
        },
      ],
      sources: [source.grey],
    },
    {
      id: "white-read",
      title: "Reading the percentage",
      blocks: [
        {
          kind: "text",
          text: "Dry hair, four partings: front, each temple, crown, nape. Judge each one and write down the highest where it will be seen, not the average. Most heads are half again as white in front as behind.",
        },
        { kind: "figure", figure: "white-shares" },
        {
          kind: "text",
          text: `Say a number, in tens. Where only the form's word is known, the engine reckons with ${greyWordPercent.minimal}, ${greyWordPercent.partial}, ${greyWordPercent.substantial} and ${greyWordPercent.full}%. Different parts of the head may be told as zones, and get bowls of their own.`,
        },
      ],
      sources: [source.practice],
    },
    {
      id: "white-choose",
      title: "Coverage or blending",
      blocks: [
        {
          kind: "table",
          caption: "Which to choose",
          head: ["", "Coverage", "Blending"],
          rows: [
            ["Product", "permanent", "demi, fine lowlights or highlights"],
            ["White", "gone", "softened, translucent"],
            ["Regrowth", "a line after 4 weeks over half white", "no line; 8 to 12 weeks"],
            [
              "Best for",
              "over half white, level 7 and deeper, a client who comes",
              `up to ${BLEND_UP_TO}%, first gray, a client who does not`,
            ],
            ["Lightens", "1 to 2 levels", "no"],
            ["The way back", "grows out, or is removed", "fades by itself"],
          ],
        },
        {
          kind: "text",
          text: "Offer blending first to anyone on their first gray: it can become coverage next time, while coverage can only grow out. On damage 2 blending is all there is.",
        },
      ],
      sources: [source.grey, source.spec],
    },
    {
      id: "white-share",
      title: "How much natural",
      blocks: [
        {
          kind: "text",
          text: "The natural series carries the cover, the fashion shade the wish. The more white, the more natural. Shares are of the color, without developer.",
        },
        { kind: "figure", figure: "white-bowl" },
        {
          kind: "points",
          items: [
            `Up to ${bandOf(0)}%: none is needed; a demi blends it.`,
            `Up to ${bandOf(1)}%: ${shareOf(1)}%. Up to ${bandOf(2)}%: ${shareOf(2)}%. Above: ${shareOf(3)}%.`,
            "Your line's own table goes before this one. Some print a quarter where others print a half; some have a coverage series that needs no natural at all.",
            "A natural goal is natural throughout: there is nothing to mix.",
          ],
        },
        { kind: "figure", figure: "white-try" },
      ],
      sources: [source.grey],
    },
    {
      id: "white-developer",
      title: "The developer",
      blocks: [
        {
          kind: "text",
          text: `${greyDeveloper} vol, also where nothing is to be lifted, unless the line prints another. It swells the fiber enough to let dye in and leaves enough dye to stay.`,
        },
        {
          kind: "points",
          items: [
            "Not 30 or 40: it lifts the hair between the white and thins the deposit, so that the contrast grows. It is the most common cause of see-through cover.",
            "Not 10, on most lines: it does not open white hair. A few lines print it; the leaflet is right.",
            "Demi covers as far as its maker says, usually to 50 or 75%, and blends above.",
            "High-lift never covers.",
          ],
        },
      ],
      sources: [source.grey],
    },
    {
      id: "white-time",
      title: "The time",
      blocks: [
        {
          kind: "text",
          text: `The full time of the line, ${least} to ${most} minutes where it prints none, from the last brush stroke. The first twenty minutes lift, the rest deposits: whoever rinses at 25 has lifted without covering. Thick, wet and generous: white that dries out stays white.`,
        },
        {
          kind: "text",
          text: "Before rinsing, wipe one white hair at the temple with a damp pad. If it still shines, five more minutes, within the leaflet's most.",
        },
      ],
      sources: [source.grey],
    },
    {
      id: "white-level",
      title: "Level and tone of the goal",
      blocks: [
        {
          kind: "points",
          items: [
            "Level 6 or 7 holds enough dye to cover half white or more. From 8 up there is too little in the tube: cover at 6 or 7 and put highlights over it.",
            "Within two levels of the natural color. Darker than that looks like a helmet and grows out in a stripe; lighter leaves the naturals dark.",
            "Warm goals may take the gold series as part of the natural, where the line says so.",
            "Reds keep a third natural at least: red alone turns white pink.",
            "Ash on mostly white hair comes out slate. Go neutral, and let a gloss make it cool.",
            "Lifting and covering at once: with half white over level 3, a level 7 gives level 7 whites and level 5 naturals. Say so, or do it in two steps.",
          ],
        },
      ],
      sources: ["Minardi; Majirel chart", source.grey],
    },
    ...WHITE_AT_THE_CHAIR,
  ],
};
