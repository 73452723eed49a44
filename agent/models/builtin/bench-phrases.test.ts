import { describe, expect, it } from "vitest";
import type { Heard } from "./hear/heard.ts";
import { understand } from "./hear/understand.ts";

type Expected = {
  intent?: Heard["intent"];
  facts?: Partial<Heard["facts"]>;
  detail?: Heard["detail"];
  tongue?: Heard["tongue"];
};
type Row = [says: string, hears: Expected];

/** Parts of the head that differ, as they are called out over the chair. */
const ZONES: Row[] = [
  [
    "roots 5 with 40% grey, mids 7 brassy, ends 9 porous and bleached",
    {
      facts: {
        currentLevel: 5,
        zones: {
          roots: { level: 5, greyShare: 40 },
          mids: { level: 7, tone: "brass" },
          ends: { level: 9, porosity: "high", hairCondition: "bleached" },
        },
      },
    },
  ],
  [
    "roots 5, mids 7 brassy, ends 9 porous and bleached, level 7 neutral",
    {
      facts: {
        currentLevel: 5,
        desiredLevel: 7,
        desiredTone: "neutral",
        zones: {
          roots: { level: 5 },
          mids: { level: 7, tone: "brass" },
          ends: { level: 9, porosity: "high", hairCondition: "bleached" },
        },
      },
    },
  ],
  ["she has a dark band 5 cm from the root", { facts: { zones: { bands: {} } } }],
  ["there's a band in the middle at a 4", { facts: { zones: { bands: { level: 4 } } } }],
  [
    "banding at level 6, about an inch off the scalp",
    { facts: { zones: { bands: { level: 6 } } } },
  ],
  [
    "hairline won't cover",
    {
      facts: {
        hasGray: true,
        resistantGrey: true,
        serviceType: "gray-coverage",
        zones: { hairline: {} },
      },
    },
  ],
  [
    "temples are really resistant, glassy white",
    { facts: { resistantGrey: true, zones: { hairline: { porosity: "low" } } } },
  ],
  ["porosity high", { facts: { porosity: "high" } }],
  ["her porosity is pretty low", { facts: { porosity: "low" } }],
  ["porosity: normal", { facts: { porosity: "normal" } }],
  ["not very porous", { facts: { porosity: "low" } }],
  ["medium porosity", { facts: { porosity: "normal" } }],
  ["porous ends", { facts: { zones: { ends: { porosity: "high" } } } }],
  ["ends are a 9 and fried", { facts: { zones: { ends: { level: 9 } } } }],
  [
    "virgin regrowth at 5, old bleach from the ears down",
    { facts: { zones: { roots: { level: 5, hairCondition: "virgin" } } } },
  ],
  [
    "regrowth 4, lengths 7 and gold",
    { facts: { zones: { roots: { level: 4 }, mids: { level: 7, tone: "gold" } } } },
  ],
  [
    "mids orange, ends yellow",
    { facts: { zones: { mids: { tone: "orange" }, ends: { tone: "yellow" } } } },
  ],
  [
    "roots and mids are a 6, ends an 8",
    { facts: { zones: { roots: { level: 6 }, mids: { level: 6 }, ends: { level: 8 } } } },
  ],
  [
    "70% white at the hairline, 20% in the back",
    { facts: { zones: { hairline: { greyShare: 70 } } } },
  ],
  ["brassy mids", { facts: { zones: { mids: { tone: "brass" } } } }],
  [
    "her ends are coloured, the root is virgin",
    {
      facts: {
        zones: {
          ends: { hairCondition: "previously-colored" },
          roots: { hairCondition: "virgin" },
        },
      },
    },
  ],
  [
    "level 5 roots with 30 percent gray and level 8 ends",
    { facts: { zones: { roots: { level: 5, greyShare: 30 }, ends: { level: 8 } } } },
  ],
  ["tips are green from the pool", { facts: { zones: { ends: { tone: "green" } } } }],
  [
    "5n regrowth, 7 through the mids, 8 on the ends",
    { facts: { zones: { roots: { level: 5 }, mids: { level: 7 }, ends: { level: 8 } } } },
  ],
  [
    "low porosity at the root, ends soak everything up",
    { facts: { zones: { roots: { porosity: "low" }, ends: { porosity: "high" } } } },
  ],
  ["red band two inches down", { facts: { zones: { bands: { tone: "red" } } } }],
  ["root area half grey", { facts: { zones: { roots: { greyShare: 50 } } } }],
];

/** Said by others once the rules were written. */
const LATER: Row[] = [
  ["orange band below the regrowth", { facts: { zones: { bands: { tone: "orange" } } } }],
  ["ends are way more porous than the mids", { facts: { zones: { ends: { porosity: "high" } } } }],
  ["she wants her black box dye gone", { facts: { services: ["colour_removal"] } }],
  ["lavender all over", { facts: { services: ["vivids"], desiredTone: "violet" } }],
  ["is she done?", { intent: "rinse" }],
  ["would 30 vol work too", { intent: "explain" }],
  ["why didn't you use bleach", { intent: "explain" }],
  ["who told you that", { intent: "explain" }],
  ["been on 30 min and nothing is happening", { intent: "rescue", detail: { minutes: 30 } }],
  ["ends gone purple and the toner's still on", { intent: "rescue" }],
  ["ten more minutes", { intent: "add", detail: { minutes: 10 } }],
  ["that wont be enough, 15g extra", { intent: "scale", detail: { moreGrams: 15 } }],
  ["toner for lucy, lifted to a 9", { facts: { clientName: "Lucy" } }],
  ["¿cuánto tiempo lo dejo?", { intent: "explain", tongue: "es" }],
];

/** What the client came for. */
const SERVICES: Row[] = [
  [
    "full head of highlights and cover her grey roots",
    { facts: { services: ["grey_coverage", "highlights"] } },
  ],
  ["pastel pink", { facts: { services: ["vivids"], desiredTone: "pink" } }],
  ["balayage and root shadow", { facts: { services: ["toning", "balayage"] } }],
  [
    "take the box dye out",
    { facts: { services: ["colour_removal"], previousTreatments: ["box_dye"] } },
  ],
  ["strip the old colour", { facts: { services: ["colour_removal"] } }],
  ["root touch up", { facts: { services: ["retouch"] } }],
  ["just a retouch today", { facts: { services: ["retouch"] } }],
  ["half head of foils", { facts: { services: ["highlights"] } }],
  ["babylights please", { facts: { services: ["highlights"] } }],
  ["some lowlights to break it up", { facts: { services: ["lowlights"] } }],
  ["she wants to go darker for winter", { facts: { services: ["going_darker"] } }],
  ["clear gloss", { facts: { services: ["gloss"] } }],
  ["a gloss to refresh", { facts: { services: ["gloss"] } }],
  ["blend the greys don't cover", { facts: { services: ["grey_blending"] } }],
  ["grey blending for Nadia", { facts: { services: ["grey_blending"], clientName: "Nadia" } }],
  ["bleach and tone, platinum", { facts: { services: ["double_process"] } }],
  ["double process blonde", { facts: { services: ["double_process"] } }],
  ["colour correction", { facts: { services: ["correction"] } }],
  ["neon green, all over", { facts: { services: ["vivids"], desiredTone: "green" } }],
  ["she wants teal ends", { facts: { services: ["vivids"], desiredTone: "teal" } }],
  ["lift her virgin hair two levels", { facts: { services: ["virgin_lift"], liftBy: 2 } }],
  ["money piece and a toner", { facts: { services: ["toning", "highlights"] } }],
  ["ombre on long hair", { facts: { services: ["balayage"], hairLength: "long" } }],
  ["purple hair", { facts: { services: ["vivids"], desiredTone: "violet" } }],
];

/** Said about a formula that is there. */
const AFTER: Row[] = [
  ["30 more grams", { intent: "scale", detail: { moreGrams: 30 } }],
  ["30g more", { intent: "scale", detail: { moreGrams: 30 } }],
  ["another 20 grams", { intent: "scale", detail: { moreGrams: 20 } }],
  ["i need 15 g extra", { intent: "scale", detail: { moreGrams: 15 } }],
  ["10 grams less", { intent: "scale", detail: { moreGrams: -10 } }],
  ["mix 45 g", { intent: "scale", detail: { grams: 45 } }],
  ["mix me 45", { intent: "scale", detail: { grams: 45 } }],
  ["80 grams in total", { intent: "scale", detail: { grams: 80 } }],
  ["half of that", { intent: "scale", detail: { factor: 0.5 } }],
  ["make a bigger bowl", { intent: "scale", detail: { factor: 1.25 } }],
  ["not enough, a bit more", { intent: "scale", detail: { factor: 1.25 } }],
  ["add 5 min", { intent: "add", detail: { minutes: 5 } }],
  ["add 5 minutes to the timer", { intent: "add", detail: { minutes: 5 } }],
  ["5 more minutes", { intent: "add", detail: { minutes: 5 } }],
  ["give it another 10 min", { intent: "add", detail: { minutes: 10 } }],
  ["leave it 10 more min", { intent: "add", detail: { minutes: 10 } }],
  ["give the toner 3 more minutes", { intent: "add", detail: { minutes: 3, label: "Toner" } }],
  ["take 5 min off the timer", { intent: "add", detail: { minutes: -5 } }],
  ["+5 min", { intent: "add", detail: { minutes: 5 } }],
  ["less ash", { facts: { desiredTone: "neutral" } }],
  ["less ashy please", { facts: { desiredTone: "neutral" } }],
  ["warmer", { facts: { desiredTone: "warm" } }],
  ["can it be a touch warmer", { facts: { desiredTone: "warm" } }],
  ["not so warm", { facts: { desiredTone: "neutral" } }],
  ["cooler", { facts: { desiredTone: "cool_ash" } }],
  ["a bit lighter", { facts: { liftBy: 1 } }],
  ["lighter please", { facts: { liftBy: 1 } }],
  ["slightly deeper", { facts: { liftBy: -1 } }],
  ["rinse?", { intent: "rinse" }],
  ["can i rinse", { intent: "rinse" }],
  ["when do i rinse her", { intent: "rinse" }],
  ["time to wash it out?", { intent: "rinse" }],
  ["is it ready to come off", { intent: "rinse" }],
  ["use 10 vol instead", { intent: "explain" }],
  ["can i use 30 vol", { intent: "explain" }],
  ["what about 40 vol", { intent: "explain" }],
  ["is 40 vol ok?", { intent: "explain" }],
  ["is 20 vol enough", { intent: "explain" }],
  ["is 45 minutes too long?", { intent: "explain" }],
  ["what if I leave it 60 minutes", { intent: "explain" }],
  ["swap the developer for 20 vol", { intent: "explain" }],
  ["could i do it 1:1", { intent: "explain" }],
  ["why not 30 vol?", { intent: "explain" }],
  ["why 20 minutes", { intent: "explain" }],
  ["why so little", { intent: "explain" }],
  ["why two bowls", { intent: "explain" }],
  ["why not my Wella", { intent: "explain" }],
  ["where does that come from", { intent: "explain" }],
  ["how sure are you", { intent: "explain" }],
  ["are you sure about that", { intent: "explain" }],
  ["says who", { intent: "explain" }],
  ["how confident is that", { intent: "explain" }],
  ["can I add heat", { intent: "explain" }],
];

/** On the hair right now, and going wrong. */
const RESCUE: Row[] = [
  ["toner on six minutes, ends going violet", { intent: "rescue", detail: { minutes: 6 } }],
  ["its turning purple and its only been 3 min", { intent: "rescue", detail: { minutes: 3 } }],
  ["ends are grabbing, toner's on 4 minutes", { intent: "rescue", detail: { minutes: 4 } }],
  ["help the bleach is getting really hot in the foils", { intent: "rescue" }],
  ["her scalp is burning", { intent: "rescue" }],
  ["it's burning, 15 min in", { intent: "rescue", detail: { minutes: 15 } }],
  ["hair is stretching in the foils", { intent: "rescue" }],
  ["its going green while processing", { intent: "rescue" }],
  [
    "colour on for 20 min and it's going way too dark",
    { intent: "rescue", detail: { minutes: 20 } },
  ],
  [
    "lightener's been on 40 minutes and still orange",
    { intent: "rescue", detail: { minutes: 40 } },
  ],
  ["roots are going hot, 10 min on", { intent: "rescue", detail: { minutes: 10 } }],
  ["she says it stings", { intent: "rescue" }],
  ["her eyes are swelling up", { intent: "rescue" }],
  ["she can't breathe properly", { intent: "rescue" }],
];

/** Names as they are typed with one thumb. */
const NAMES: Row[] = [
  ["dana, level 6 to 8, cool", { facts: { clientName: "Dana", currentLevel: 6, desiredLevel: 8 } }],
  [
    "formula for joan, 60 percent gray, level 5",
    { facts: { clientName: "Joan", grayPercent: 60 } },
  ],
  ["kim wants a 9 pearl, shes a bleached 8", { facts: { clientName: "Kim" } }],
  ["client is petra, virgin 4", { facts: { clientName: "Petra" } }],
  ["what did we use on dana last time", { intent: "last", detail: { query: "dana" } }],
  ["brassy, level 7", { facts: { currentLevel: 7 } }],
  ["roots, 5", { facts: { currentLevel: 5 } }],
  ["box dye, damage 2", { facts: { damageLevel: "2" } }],
  ["mrs patel, level 5, 80% grey", { facts: { clientName: "Mrs Patel", grayPercent: 80 } }],
  ["this is sofia, level 7", { facts: { clientName: "Sofia" } }],
];

/** Short sentences in other tongues: the common acts are understood. */
const TONGUES: Row[] = [
  ["waarom 20 vol?", { intent: "explain", tongue: "nl" }],
  ["waarom niet 30 vol", { intent: "explain", tongue: "nl" }],
  ["start timer 20 minuten", { intent: "timer", detail: { minutes: 20 }, tongue: "nl" }],
  ["zet een timer op 35 minuten", { intent: "timer", detail: { minutes: 35 }, tongue: "nl" }],
  ["5 minuten erbij", { intent: "add", detail: { minutes: 5 }, tongue: "nl" }],
  [
    "maak een formule voor Dana, niveau 6 naar 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "nl" },
  ],
  ["uitspoelen?", { intent: "rinse", tongue: "nl" }],
  ["de punten worden paars, toner 6 minuten", { intent: "rescue", tongue: "nl" }],
  ["¿por qué 20 vol?", { intent: "explain", tongue: "es" }],
  ["por que no 30 vol", { intent: "explain", tongue: "es" }],
  ["pon un temporizador de 20 minutos", { intent: "timer", detail: { minutes: 20 }, tongue: "es" }],
  ["5 minutos más", { intent: "add", detail: { minutes: 5 }, tongue: "es" }],
  [
    "quiero una fórmula, nivel 6 a 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "es" },
  ],
  ["¿enjuago ya?", { intent: "rinse", tongue: "es" }],
  ["las puntas se ponen moradas, 6 minutos", { intent: "rescue", tongue: "es" }],
  ["pourquoi 20 vol ?", { intent: "explain", tongue: "fr" }],
  ["pourquoi pas 30 vol", { intent: "explain", tongue: "fr" }],
  ["mets un minuteur de 20 minutes", { intent: "timer", detail: { minutes: 20 }, tongue: "fr" }],
  ["5 minutes de plus", { intent: "add", detail: { minutes: 5 }, tongue: "fr" }],
  [
    "une formule, niveau 6 à 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "fr" },
  ],
  ["je rince ?", { intent: "rinse", tongue: "fr" }],
  ["les pointes deviennent violettes, 6 minutes", { intent: "rescue", tongue: "fr" }],
];

describe.each([
  ["zones", ZONES],
  ["services", SERVICES],
  ["a formula that is there", AFTER],
  ["what goes wrong on the hair", RESCUE],
  ["names in small letters", NAMES],
  ["other tongues", TONGUES],
  ["what was said later", LATER],
])("understands %s", (_what, rows) => {
  it.each(rows)("%s", (typed, hears) => {
    expect(understand(typed)).toMatchObject(hears);
  });
});

it.each([
  ["old balayage on the ends", "balayage"],
  ["highlights from last summer", "highlights"],
  ["she had a gloss before", "gloss"],
])("takes what was done before for history, not for a wish: %s", (typed, service) => {
  expect(understand(typed).facts.services ?? []).not.toContain(service);
});

it.each([
  "its gummy and stretching when wet",
  "breaking off",
  "client unhappy, looks green under the lights",
  "her scalp burned last time",
  "mushroom brown",
])("takes for no emergency what nothing is on: %s", (typed) => {
  expect(understand(typed).intent).not.toBe("rescue");
});

it("hears no part of the head in a wish for it", () => {
  expect(understand("she wants caramel ends").facts.zones).toBeUndefined();
});
