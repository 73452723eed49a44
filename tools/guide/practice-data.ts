import {
  damage2DeveloperMax,
  lightenerRule,
  patchTest,
  relaxerDeveloperMax,
  source,
  waitDays,
} from "#tools/colour/science.ts";
import type { Chapter } from "./schema.ts";

/** Habits that keep results repeatable. */
export const PRACTICE: Chapter = {
  id: "best-practices",
  title: "Best practices",
  lead: "A great color that cannot be repeated was luck. These are the habits that turn it into craft.",
  entries: [
    {
      id: "bench",
      title: "At the bench",
      blocks: [
        {
          kind: "points",
          items: [
            "Weigh everything, developer included. A “generous half” is 20 g one day and 35 the next.",
            "Mix the ratio of the line, not of the habit. Half a part more developer is a weaker color and a longer lift.",
            "Mix what is needed, and weigh what is left: [the card](/history) keeps it, and the next bowl starts smaller.",
            "One bowl, one timer. Time runs from the last stroke, not from the first.",
            "Powder stays closed, lids on, gloves on, window open.",
          ],
        },
      ],
      sources: [source.amounts, source.practice],
    },
    {
      id: "application",
      title: "On the head",
      blocks: [
        {
          kind: "points",
          items: [
            "Sections thin enough to see the brush through. Saturate; white and lift both fail by thin application.",
            "Resistant first, porous last.",
            `Lightener: look every ${lightenerRule.checkEveryMinutes[0]} to ${lightenerRule.checkEveryMinutes[1]} minutes, rinse at the pigment and not at the time, ${lightenerRule.maxMinutes} minutes at most in one application, at most ${lightenerRule.onScalpMaxDeveloper} vol on a scalp and ${lightenerRule.foilMaxDeveloper} in foils, no heat.`,
            "Toner: towel-dry, look every two to three minutes, stop when it is a breath too strong.",
            "Never pull a permanent with 20 vol or more through lengths that carry color.",
          ],
        },
      ],
      sources: [source.lightener, source.order],
    },
    {
      id: "records",
      title: "What to write down",
      blocks: [
        {
          kind: "points",
          items: [
            "What you mixed, not what you planned. Change the card before you rinse.",
            "Minutes it really stayed, and what you saw at which minute.",
            "What the client said about the last one, in their words.",
            "The [outcome](/outcomes) with a photo: level, tone, even or not. It is what makes next time better, for the whole salon.",
            "The patch test: date, brand, result, on the [client's page](/clients).",
          ],
        },
      ],
    },
    {
      id: "leaflet-first",
      title: "The leaflet wins",
      blocks: [
        {
          kind: "text",
          text: "Ratios, developers, times and coverage differ from line to line more than from stylist to stylist. Where the maker's leaflet and this guide disagree, the leaflet is right; where two rules of safety disagree, the stricter is. The engine decides the same way, and its “Why this formula” page names the rule and the source of each figure.",
        },
      ],
    },
    {
      id: "leave-well",
      title: "How a visit ends",
      blocks: [
        {
          kind: "steps",
          items: [
            "Look at it together, dry, in daylight, beside the picture you agreed on.",
            "Two sentences on keeping it: first wash, and one product with its reason.",
            "The next visit in the diary, with the name of what will be done.",
            "A sentence on what to do if something bothers them: call within the week, here is the number.",
          ],
        },
      ],
      sources: [source.practice],
    },
  ],
};

/** When nothing chemical is done, and what is done in an emergency. */
export const SAFETY: Chapter = {
  id: "safety",
  title: "Safety: when no chemical service",
  lead: "These are not preferences. Where the list says never, no reason, no waiver and no owner of a salon changes it, and the engine does not release the formula either.",
  entries: [
    {
      id: "never",
      title: "Never",
      blocks: [
        {
          kind: "table",
          caption: "Nobody can override these",
          head: ["Sign", "Then"],
          rows: [
            [
              "A reaction to hair color or its dyes, ever",
              "no color; a doctor or dermatologist first",
            ],
            [
              "Broken, burnt, inflamed or infected scalp",
              "no chemical service until it has healed",
            ],
            ["A metallic salt test that reacted", "nothing with peroxide until it has grown out"],
            ["Dead hair, damage 4", "no chemical service; cut, topper or wig"],
            ["Under 16", "no oxidative color"],
          ],
        },
      ],
      sources: [source.allergy, source.henna, source.spec, source.age],
    },
    {
      id: "not-today",
      title: "Not today, or not with that",
      blocks: [
        {
          kind: "table",
          caption: "What waits, and how long",
          head: ["Sign", "Limit"],
          rows: [
            ["No patch test, or one not read yet", `wait ${patchTest.readAfterHours} hours`],
            [
              "Relaxed",
              `${waitDays.relaxer} days, then ${relaxerDeveloperMax} vol at most, no lightener`,
            ],
            [
              "Permed",
              `${waitDays.perm} days, then ${relaxerDeveloperMax} vol at most, no lightener on permed ends`,
            ],
            ["Keratin", `${waitDays.keratin} days, or color before it`],
            ["Lightened", `${waitDays.lightening} days before the next lift`],
            [
              "Damage 2",
              `demi or semi, at most ${damage2DeveloperMax} vol, strand and bond treatment`,
            ],
            ["Damage 3", "bond treatment only"],
            ["Henna, untested box color", "metallic salt test first"],
            ["Elasticity fails", "nothing chemical"],
          ],
        },
      ],
      sources: [source.spec, source.relaxer, source.henna],
    },
    {
      id: "alert-test",
      title: "The patch test, step by step",
      blocks: [
        {
          kind: "steps",
          items: [
            `${patchTest.readAfterHours} hours before, with the brand and shade family that will be used; the darker shade where there are two.`,
            "Clean, dry skin behind the ear or inside the elbow. As much as the maker's leaflet says, not mixed with developer unless it says so.",
            "Tell them: do not wash it; if it itches, burns, swells or blisters, wash it off, do not come for color, see a doctor.",
            "Read it yourself. “It was fine” over the phone is a report, not a reading.",
            `Write down brand, hour and result. It counts for ${patchTest.goodForHours / 24} days, for one service.`,
          ],
        },
      ],
      sources: [source.allergy],
    },
    {
      id: "emergency",
      title: "When something happens",
      blocks: [
        {
          kind: "warning",
          text: "Swelling of face, lips or tongue, trouble breathing, dizziness or a rash that spreads: emergency services at once. Then rinse.",
        },
        {
          kind: "points",
          items: [
            "Burning or stinging: rinse at once, cool, ten minutes at the least, mild shampoo. No neutralizer, no oil, no second try.",
            "In the eye: rinse with running water for 15 minutes, lids open, contact lenses out; then a doctor.",
            "A foil that gets hot: open it, take it off, rinse. Think of metals before anything else.",
            "Write down what was used, when, what was seen and what was done; keep the bowl and the tubes.",
          ],
        },
      ],
      sources: [source.allergy, source.practice],
    },
    {
      id: "you",
      title: "And your own hands",
      blocks: [
        {
          kind: "points",
          items: [
            "Nitrile gloves for mixing, applying and rinsing; not the pair from the last client.",
            "Powder poured slowly, mixed under air that moves, never in a closed room.",
            "Dry cracked hands are an open door for the same allergy as the client's. Barrier cream before, moisture after.",
          ],
        },
      ],
      sources: [source.practice],
    },
  ],
};
