import { patchTest, source, waitDays } from "#tools/colour/science.ts";

import type { Chapter, Entry } from "./schema.ts";

const DAY = 24;

/** What to ask before a bowl is mixed: the question, why it matters, and what the answer changes. */
export const BEFORE: Chapter = {
  id: "before",
  title: "Before the service",
  lead: "Ten minutes of questions decide more than the bowl. Ask them in this order, seated, in daylight, before the hair is wet; write the answers down while they are being given.",
  entries: [
    asked("history", "What has been on the hair", {
      ask: "“What has been on your hair in the last three years? Salon color, color from a box, semi-permanent, lightener, henna, keratin, a perm or relaxer, color removers, sun sprays?” Then: “And at the ends?”",
      why: "Hair grows 1 to 1.25 cm a month, so the ends at the collarbone are two years old or more. Whatever was put on them is still there, seen or not. Most surprises in a bowl are answers that were not asked for.",
      changes:
        "Color does not lift color: with any tint in the lengths a lift begins with a remover or lightener, never with a lighter tint. Box dye lowers confidence and asks for a test strand. Henna and metallic dyes stop every peroxide until a strand has been tested.",
      also: `Ask how long ago: keratin ${waitDays.keratin} days, a relaxer ${waitDays.relaxer}, a perm ${waitDays.perm} before color; ${waitDays.lightening} days at the least between two lightenings, four to six weeks better.`,
      sources: [source.removal, source.relaxer],
    }),
    asked("allergy", "Allergy, and the test", {
      ask: "“Have you ever had itching, burning, swelling or a rash after hair color, lash tint, or a black henna tattoo? Even years ago, even slight?”",
      why: "An allergy to the dyes of oxidative color does not go away, and each meeting may be worse than the last. A black henna tattoo can sensitize somebody for life to the same substance.",
      changes: `Any earlier reaction means no color and a doctor first; another brand or a “PPD-free” tube is not a way round it, because the dyes cross-react. Everybody else has a patch test ${patchTest.readAfterHours} hours before each oxidative service, done with the brand that will be used. It counts for ${patchTest.goodForHours / DAY} days and belongs to one service.`,
      also: "Behind the ear or in the crook of the elbow, as the maker's leaflet describes it. Record it on the client's page: the engine then knows the brand, the hour and the result.",
      sources: [source.allergy],
    }),
    asked("medication", "Medication and health", {
      ask: "“Are you taking anything new, had surgery, chemotherapy, a baby, or lost hair this year? Is your scalp sore anywhere today?”",
      why: "Thyroid medicine, retinoids, hormones, chemotherapy and some blood-pressure medicines change how hair grows, how porous it is or how the skin reacts. You are not diagnosing: you are deciding whether today is the day.",
      changes:
        "A broken or inflamed scalp stops every chemical service until it has healed. New growth after treatment is new hair: take a strand of it and trust nothing you knew of the old. In pregnancy work off the scalp, air the room, keep times short, and suggest asking the midwife or GP first.",
      also: "Under 16 no oxidative color: the makers do not intend it.",
      sources: [source.nhs, source.age],
    }),
    asked("condition", "Condition today", {
      ask: "Feel rather than ask: dry strand between two fingers, wet strand stretched, ends against the light.",
      why: "Damage is cumulative and invisible from the front. The level of damage decides what may be used at all; the goal only decides what would be nice.",
      changes:
        "[Damage levels 1 to 4](#damage) open and close whole kinds of product. [Porosity](#porosity) moves the shade and the time. [Elasticity](#elasticity) decides whether there is a service at all.",
      sources: [source.spec],
    }),
    asked("lifestyle", "Lifestyle and water", {
      ask: "“Do you swim? How hard is your water? How often do you wash, and with what? Straightener, sun, hats, sport?”",
      why: "Chlorine, copper and lime settle in the fiber and meet the peroxide in your bowl. Daily washing and heat are what take a toner out in two weeks, and the client will call it your toner.",
      changes:
        "Pool, well or hard water: chelate before anything with peroxide. Frequent washing: choose a tone half a step stronger, plan the [gloss](#maintenance), not a stronger developer. Daily heat above 150 °C: no lift, until that changes.",
      sources: ["L'Oréal Metal Detox guide", source.practice],
    }),
    asked("how-often", "How often they will come", {
      ask: "“How often do you honestly see yourself in this chair? And what happens when you do not make it?”",
      why: "A color is a promise about the next twelve weeks. Gray over half the head shows a line after four weeks; a solid blonde to the root wants every four to six; balayage forgives twelve.",
      changes:
        "The technique. If the wish and the diary do not fit, the engine says so and offers the nearest thing that grows out softly: demi blend and lowlights for gray, balayage or foils with a root shadow for blonde.",
      sources: [source.practice],
    }),
    asked("budget", "Budget, for the year", {
      ask: "“What would you like to spend today, and what does it have to cost to keep?”",
      why: "The first visit is the small number. Somebody who can pay for the lift and not for the toners will walk around brassy, with your name on it.",
      changes:
        "Economy: one bowl, demi, partial foils, two home-care items. Moderate: bond builder and toner. Premium: several steps, a gloss between visits. The strand test, the bond treatment and the stages of a correction are never what is saved on.",
      sources: [source.practice],
    }),
    asked("wish", "The wish, in pictures", {
      ask: "“Show me three pictures you like, and one you would hate.” Cover the face with your hand and ask again.",
      why: "Words for color mean nothing in common: one client's “caramel” is another's “brass”. The picture they would hate is worth more than the three they like.",
      changes:
        "The goal's level and tone, per zone. Say both out loud (“level 8, beige, with your own root”) and have them nod to the number. Most inspiration photos are filtered: never promise the photo, promise the level.",
      sources: [source.practice],
    }),
    asked("skin-and-eyes", "Skin, brows and wardrobe", {
      ask: "Look without make-up near the face, at the brows, at the collar they came in.",
      why: "A level darker at the face deepens every shadow; too ash against olive skin looks tired. The color is worn, not framed.",
      changes:
        "Warmth around the face, depth at the nape, and how far from the brow's level the front may go: two levels is usually flattering, four is a look.",
      sources: [source.practice],
    }),
    asked("agreement", "Say it back, and write it down", {
      ask: "“So: today we go from 5 to 7, warm rather than ash. Two more visits to the 9 in the picture. 140 minutes and this price today. Have I got that right?”",
      why: "What was agreed is what the result is measured against. Memory is kinder to the wish than to the plan.",
      changes:
        "Nothing in the bowl, everything about the end of the visit. Save it in a [new consultation](/consultation) with the photos; the plan of several visits can be shared as a link.",
    }),
  ],
};

type Asked = {
  ask: string;
  why: string;
  changes: string;
  also?: string;
  sources?: readonly string[];
};

function asked(id: string, title: string, { ask, why, changes, also, sources }: Asked): Entry {
  return {
    id,
    title,
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: "Ask", text: ask },
          { term: "Why", text: why },
          { term: "What it changes", text: changes },
          ...(also ? [{ term: "Also", text: also }] : []),
        ],
      },
    ],
    ...(sources && { sources }),
  };
}
