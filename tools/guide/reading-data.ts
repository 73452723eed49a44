import { boosterShare, source } from "#tools/colour/science.ts";
import type { Chapter } from "./schema.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** How level and tone are read, and what is put against a tone. */
export const READING: Chapter = {
  id: "reading",
  title: "Reading level and tone",
  lead: "Level is how light or dark the hair is, 1 to 10. Tone is what color the light is. Name the level first, with the eyes half shut, and only then the tone.",
  entries: [
    {
      id: "level-scale",
      title: "The scale, and what is under it",
      blocks: [
        {
          kind: "text",
          text: "Inside every natural level lies a warm pigment that shows as soon as the hair is lightened. Move the pin: the strip beneath shows what appears at that level and what is laid against it.",
        },
        { kind: "figure", figure: "levels" },
        {
          kind: "text",
          text: "Makers' charts differ by up to one level. The number is the agreement, not the name: one maker's “light brown” is 4, another's is 5. Say numbers to colleagues, names to clients.",
        },
      ],
      sources: [source.pigments],
    },
    {
      id: "read-level",
      title: "How to read a level by hand",
      blocks: [
        {
          kind: "steps",
          items: [
            "Dry, clean, brushed hair, at a window or under neutral lamps. Wet hair reads about a level darker than it is.",
            "Part the hair and lift a section a finger wide away from the head, so that light goes through it. Hair lying on a dark head looks darker.",
            "Hold the swatch ring behind the section, not on top of it, and half-shut your eyes: the level is where the edge between the two disappears.",
            "Read three places: the first two centimeters, the middle, and the last five centimeters. They are rarely one level.",
            "Levels 1 to 3 are the hardest to tell apart, for you and for any camera. When in doubt call it the darker one and take a strand.",
            "Read the tone last: warm, neutral or cool, and which warm. Red, orange and yellow are three different problems.",
          ],
        },
      ],
      sources: [source.practice, source.pigments],
    },
    {
      id: "counter-tones",
      title: "What cancels what",
      blocks: [
        {
          kind: "text",
          text: "Opposites on the wheel cancel each other: red and green, orange and blue, yellow and violet. Between them lie the ones you use daily: red-orange and blue-green, yellow-orange and blue-violet.",
        },
        { kind: "figure", figure: "wheel" },
        {
          kind: "points",
          items: [
            "“Brass” is not a color. At level 5 and below it is red-orange, at 6 and 7 orange, at 8 gold, at 9 and 10 yellow; each wants another opposite.",
            "Violet does nothing to orange. Blue on yellow makes green.",
            "The opposite must be as deep as what it cancels: a level 10 violet cannot cancel level 7. Use the same level or one darker; on porous hair the same or one lighter, thinned with clear.",
            "Cancelled warmth looks darker, by about half a level. Say so before, not after.",
            "Cancelling in full gives neutral, not ash. For ash go slightly beyond; for natural stop short.",
          ],
        },
      ],
      sources: [source.wheel],
    },
    {
      id: "boosters",
      title: "How much corrector",
      blocks: [
        {
          kind: "text",
          text: "A neutralizing booster is part of the color, and developer grows with it. More than this and it no longer cancels, it colors. Where a line prints its own limit, the engine uses that.",
        },
        {
          kind: "table",
          caption: "Most corrector, as a share of the color",
          head: ["Level", "Share"],
          rows: [
            ["1 to 5", percent(boosterShare(5))],
            ["6 and 7", percent(boosterShare(7))],
            ["8 and 9", percent(boosterShare(9))],
            ["10", percent(boosterShare(10))],
          ],
        },
      ],
      sources: [source.wheel],
    },
    {
      id: "developers",
      title: "What a developer does",
      blocks: [
        {
          kind: "text",
          text: "A developer opens, lifts and makes the dye grow. Choose the weakest that reaches the goal: every step more costs condition and deposit. These are the general values; each line's own leaflet goes before them, in the engine too.",
        },
        { kind: "figure", figure: "developers" },
        {
          kind: "points",
          items: [
            "Color does not lift color. On hair that carries tint a lighter tint lightens the roots and leaves the lengths dark and warm.",
            "Fine hair reaches the upper end of the range, coarse or resistant hair the lower.",
            "40 vol belongs to high-lift or permanent color on healthy virgin hair; never with lightener on a scalp.",
          ],
        },
      ],
      sources: ["Redken, Wella, Matrix and Pravana charts, middle reading", source.practice],
    },
  ],
};

/** Photographs for the reading. */
export const PHOTOS: Chapter = {
  id: "photos",
  title: "Photographs",
  lead: "The photos are what is read, compared and remembered. [Start Here](/getting-started#photos) shows what each mistake does to the reading.",
  entries: [
    {
      id: "angles",
      title: "Which photos",
      blocks: [
        { kind: "figure", figure: "angles" },
        {
          kind: "points",
          items: [
            "Back, whole head, hair down and brushed. It is the one that is read best.",
            "Side, from temple to ends, for bands and old color.",
            "A parting close up, for regrowth and for the share of white.",
            "The ends on a white towel, for porosity and old tone.",
            "And the goal: one picture, as unfiltered as it can be found.",
          ],
        },
      ],
    },
    {
      id: "photo-light",
      title: "Light and white",
      blocks: [
        {
          kind: "points",
          items: [
            "Beside a window, with the room's lamps off. Two kinds of light cannot both be undone.",
            "Something white in the same light: a towel, a card. Tap it on the photo, and the tint of the lamp is taken out.",
            "No flash, no beauty mode, no portrait blur. A filter changes exactly what is being measured.",
            "A plain gray or white wall. Red, orange and wooden walls paint themselves into blonde hair.",
          ],
        },
        {
          kind: "text",
          text: "A photo separates about one level from 5 up, and one and a half to two below 4. That is why a reading always comes with a range, and why your own word goes before it.",
        },
      ],
      sources: ["Int. J. Cosmet. Sci. 39 (2017) 101-107 on tone levels and colorimetry"],
    },
    {
      id: "photo-after",
      title: "The photo afterwards",
      blocks: [
        {
          kind: "text",
          text: "Dry, same place, same wall, same hour if you can. Record the result as an [outcome](/outcomes): level reached, tone, what was off. After a handful of outcomes with a line, the salon's own offset is suggested, for you to accept.",
        },
      ],
    },
  ],
};
