import { describe, expect, it } from "vitest";
import type { Heard } from "./hear/heard.ts";
import type { ToolName } from "#tools/registry.ts";
import { plain } from "./hear/text.ts";
import { fromTongue } from "./hear/tongue.ts";
import { understand } from "./hear/understand.ts";
import { sense } from "./sense/taught.ts";

type Expected = {
  /** The tool that it is for, said right after a formula was made. */
  tool?: ToolName;
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
  ["is she done?", { tool: "explain" }],
  ["would 30 vol work too", { tool: "explain" }],
  ["why didn't you use bleach", { tool: "explain" }],
  ["who told you that", { tool: "explain" }],
  ["been on 30 min and nothing is happening", { intent: "rescue", detail: { minutes: 30 } }],
  ["ends gone purple and the toner's still on", { intent: "rescue" }],
  ["ten more minutes", { tool: "add_minutes" }],
  ["that wont be enough, 15g extra", { tool: "scale_bowl" }],
  ["toner for lucy, lifted to a 9", { facts: { clientName: "Lucy" } }],
  ["¿cuánto tiempo lo dejo?", { tool: "explain" }],
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
  ["30 more grams", { tool: "scale_bowl" }],
  ["30g more", { tool: "scale_bowl" }],
  ["another 20 grams", { tool: "scale_bowl" }],
  ["i need 15 g extra", { tool: "scale_bowl" }],
  ["10 grams less", { tool: "scale_bowl" }],
  ["mix 45 g", { tool: "scale_bowl" }],
  ["mix me 45", { tool: "scale_bowl" }],
  ["80 grams in total", { tool: "scale_bowl" }],
  ["half of that", { tool: "scale_bowl" }],
  ["make a bigger bowl", { tool: "scale_bowl" }],
  ["not enough, a bit more", { tool: "scale_bowl" }],
  ["add 5 min", { tool: "add_minutes" }],
  ["add 5 minutes to the timer", { tool: "add_minutes" }],
  ["5 more minutes", { tool: "add_minutes" }],
  ["give it another 10 min", { tool: "add_minutes" }],
  ["leave it 10 more min", { tool: "add_minutes" }],
  ["give the toner 3 more minutes", { tool: "add_minutes" }],
  ["take 5 min off the timer", { tool: "add_minutes" }],
  ["+5 min", { tool: "add_minutes" }],
  ["less ash", { facts: { desiredTone: "neutral" } }],
  ["less ashy please", { facts: { desiredTone: "neutral" } }],
  ["warmer", { facts: { desiredTone: "warm" } }],
  ["can it be a touch warmer", { facts: { desiredTone: "warm" } }],
  ["not so warm", { facts: { desiredTone: "neutral" } }],
  ["cooler", { facts: { desiredTone: "cool_ash" } }],
  ["a bit lighter", { facts: { liftBy: 1 } }],
  ["lighter please", { facts: { liftBy: 1 } }],
  ["slightly deeper", { facts: { liftBy: -1 } }],
  ["rinse?", { tool: "explain" }],
  ["can i rinse", { tool: "explain" }],
  ["when do i rinse her", { tool: "explain" }],
  ["time to wash it out?", { tool: "explain" }],
  ["is it ready to come off", { tool: "explain" }],
  ["use 10 vol instead", { tool: "explain" }],
  ["can i use 30 vol", { tool: "explain" }],
  ["what about 40 vol", { tool: "explain" }],
  ["is 40 vol ok?", { tool: "explain" }],
  ["is 20 vol enough", { tool: "explain" }],
  ["is 45 minutes too long?", { tool: "explain" }],
  ["what if I leave it 60 minutes", { tool: "explain" }],
  ["swap the developer for 20 vol", { tool: "explain" }],
  ["could i do it 1:1", { tool: "explain" }],
  ["why not 30 vol?", { tool: "explain" }],
  ["why 20 minutes", { tool: "explain" }],
  ["why so little", { tool: "explain" }],
  ["why two bowls", { tool: "explain" }],
  ["why not my Wella", { tool: "explain" }],
  ["where does that come from", { tool: "explain" }],
  ["how sure are you", { tool: "explain" }],
  ["are you sure about that", { tool: "explain" }],
  ["says who", { tool: "explain" }],
  ["how confident is that", { tool: "explain" }],
  ["can I add heat", { tool: "explain" }],
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
  [
    "30 min in and the gray at part hasnt grabbed, mix still on 5/0 6%. rinse or what",
    { intent: "rescue" },
  ],
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
  ["what did we use on dana last time", { tool: "get_consultation" }],
  ["brassy, level 7", { facts: { currentLevel: 7 } }],
  ["roots, 5", { facts: { currentLevel: 5 } }],
  ["box dye, damage 2", { facts: { damageLevel: "2" } }],
  ["mrs patel, level 5, 80% grey", { facts: { clientName: "Mrs Patel", grayPercent: 80 } }],
  ["this is sofia, level 7", { facts: { clientName: "Sofia" } }],
];

/** Short sentences in other tongues: the common acts are understood. */
const TONGUES: Row[] = [
  ["waarom 20 vol?", { tool: "explain" }],
  ["waarom niet 30 vol", { tool: "explain" }],
  ["start timer 20 minuten", { tool: "start_timer" }],
  ["zet een timer op 35 minuten", { tool: "start_timer" }],
  ["5 minuten erbij", { tool: "add_minutes" }],
  [
    "maak een formule voor Dana, niveau 6 naar 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "nl" },
  ],
  ["uitspoelen?", { tool: "explain" }],
  ["de punten worden paars, toner 6 minuten", { intent: "rescue", tongue: "nl" }],
  ["¿por qué 20 vol?", { tool: "explain" }],
  ["por que no 30 vol", { tool: "explain" }],
  ["pon un temporizador de 20 minutos", { tool: "start_timer" }],
  ["5 minutos más", { tool: "add_minutes" }],
  [
    "quiero una fórmula, nivel 6 a 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "es" },
  ],
  ["¿enjuago ya?", { tool: "explain" }],
  ["las puntas se ponen moradas, 6 minutos", { intent: "rescue", tongue: "es" }],
  ["pourquoi 20 vol ?", { tool: "explain" }],
  ["pourquoi pas 30 vol", { tool: "explain" }],
  ["mets un minuteur de 20 minutes", { tool: "start_timer" }],
  ["5 minutes de plus", { tool: "add_minutes" }],
  [
    "une formule, niveau 6 à 8",
    { intent: "formulate", facts: { currentLevel: 6, desiredLevel: 8 }, tongue: "fr" },
  ],
  ["je rince ?", { tool: "explain" }],
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
  it.each(rows)("%s", (typed, { tool, ...heard }) => {
    expect(understand(typed)).toMatchObject(heard);
    const words = fromTongue(plain(typed))?.english ?? typed;
    if (tool) expect(sense(words, "formulate")?.intent.tool).toBe(tool);
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
