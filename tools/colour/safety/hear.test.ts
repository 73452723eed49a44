import { describe, expect, it } from "vitest";
import { hearAllergies, hearSafety } from "./hear.ts";

const short = (facts: ReturnType<typeof hearSafety>) =>
  facts.map(({ concern, substance, severe, age }) =>
    [concern, substance, severe && "severe", age]
      .filter((each) => each !== undefined && each !== false)
      .join(" "),
  );

describe("what is said", () => {
  it.each<[string, string[]]>([
    ["she's allergic to ppd", ["allergy ppd"]],
    ["She’s allergic to PPD.", ["allergy ppd"]],
    ["client is allergic to PPD", ["allergy ppd"]],
    ["allergic to ppd, virgin level 6, wants 8 ash", ["allergy ppd"]],
    ["allergic to cobalt, fine hair, bleached", ["allergy"]],
    ["allergic to ppd, fine hair, cobalt", ["allergy ppd", "allergy"]],
    ["Nora has a ppd allergy", ["allergy ppd"]],
    ["severe ppd allergy, hospital last year", ["allergy ppd severe"]],
    ["allergy: paraphenylenediamine", ["allergy ppd"]],
    ["her lips tingled last time with the tint", ["reaction"]],
    ["lips went numb after the toner", ["reaction"]],
    ["scalp's burning under the bleach, 12 min in", []],
    ["her scalp tingles a bit with the bleach on", []],
    ["allergic to resorcinol and ammonia", ["allergy resorcinol", "allergy ammonia"]],
    ["sensitive to ammonia, wants level 6 warm", ["allergy ammonia"]],
    ["no ammonia please", []],
    ["allergic to bleach", ["allergy persulfate"]],
    ["she is allergic to hair dye", ["reaction"]],
    ["she reacted to colour last time", ["reaction"]],
    ["her face swelled up after the last colour", ["reaction severe"]],
    ["patch test came up red", ["reaction"]],
    ["patch test was itchy this morning", ["reaction"]],
    ["she failed her patch test", ["reaction"]],
    ["psoriasis with open patches", ["scalp_broken"]],
    ["she has psoriasis", ["scalp_unclear"]],
    ["sunburnt scalp from the weekend", ["scalp_broken"]],
    ["there are cuts on her scalp", ["scalp_broken"]],
    ["she's pregnant, 14 weeks", ["pregnancy"]],
    ["not sure if she is pregnant", ["pregnancy"]],
    ["she's 14", ["child 14"]],
    ["my client is 15 years old", ["child 15"]],
    ["on roaccutane since may", ["isotretinoin"]],
    ["just finished chemo", ["chemotherapy"]],
    ["had a black henna tattoo on holiday", ["black_henna"]],
    ["the strand snapped", ["strand_failed"]],
    ["strand test: hair melted", ["strand_failed"]],
    ["allergic to quillaja saponin", ["allergy"]],
    ["new client Ana, level 6, allergic to ppd, wants copper", ["allergy ppd"]],
    ["she's not pregnant but she's allergic to ppd", ["allergy ppd"]],
    ["alergic to ppd, lvl 6 wants to be an 8", ["allergy ppd"]],
    ["no ppd or ptd ever again shes allergic to both", ["allergy ptd", "allergy ppd"]],
    ["preggo, due in october", ["pregnancy"]],
    ["her face puffed up after a box dye and she ended up in a&e", ["reaction severe"]],
    ["open sore on her crown", ["scalp_broken"]],
    ["psoriasis, not sure how bad it is today", ["scalp_unclear"]],
    ["shes only 12, mum wants highlights", ["child 12"]],
    ["did the strand and it came out gummy", ["strand_failed"]],
    ["allergic to tea tree oil", ["allergy"]],
    ["last time her eyes swelled shut after we did her roots", ["reaction severe"]],
    ["last time the colour burned her scalp and she was itchy for days", ["reaction"]],
    ["her scalp tingled last time", ["reaction"]],
    ["head stung for a day after the last colour back in august", ["reaction"]],
    ["her hair snaps when i pull it wet", ["strand_failed"]],
    ["bleached at home, ends 8, breaking a bit", ["strand_failed"]],
    ["shes got a sore patch but says shes fine", ["scalp_broken"]],
    ["bleach gives her asthma", ["allergy persulfate severe"]],
    ["she gets asthma from bleach powder", ["allergy persulfate severe"]],
    ["wheezing every time we lighten her", ["allergy persulfate severe"]],
    ["she couldn't breathe after her last tint", ["reaction severe"]],
    ["her neck came up in welts the next day", ["reaction"]],
    ["black henna tattoo that blistered", ["black_henna", "reaction severe"]],
    ["alergic to P.P.D", ["allergy ppd"]],
    ["Allergic to P.P.D. Wants level 6", ["allergy ppd"]],
    ["she has alopecia areata, active patches", ["scalp_unclear"]],
    ["she has lice", ["scalp_unclear"]],
    ["ringworm on the nape", ["scalp_unclear"]],
    ["she has shingles", ["scalp_unclear"]],
    ["sensitive scalp", ["scalp_unclear"]],
    ["her eyelids swelled up", ["symptom"]],
    ["she gets itchy", ["symptom"]],
    ["she has asthma", ["asthma"]],
  ])("%s", (words, facts) => {
    expect(short(hearSafety(words, "said"))).toEqual(facts);
  });

  it.each([
    "no known allergies",
    "she is not allergic to anything",
    "not pregnant",
    "patch test was fine, no redness",
    "patch test negative",
    "she never reacted to colour",
    "what if she's allergic to ppd?",
    "is ppd in this?",
    "can I colour a pregnant client?",
    "level 6 warm, no red please",
    "no lightener today",
    "scalp is fine",
    "psoriasis, all healed",
    "allergic to nuts and cats",
    "strand test passed, nothing snapped",
    "she's 45",
    "her last colour was 12 weeks ago",
    "6/3 and 6/0 with 20 vol, 35 min",
    "tone her ends, they reacted nicely",
    "her ends react fast to lightener",
    "im expecting a lot of warmth",
    "i'm 30 weeks pregnant myself, client is level 6",
    "my last client was pregnant, this one isn't",
    "her 8 year old is running round the salon",
    "a friend of kit is allergic to ppd",
    "the sister of ana berg reacted to the tint once",
    "shes allergic to brass lol",
    "hair is broken at the crown from an old bleach job",
    "trim and cut at the nape",
    "burnt orange on the ends",
    "her hair burned after bleach at another salon",
    "itching to go blonde",
    "no itching or swelling after her last colour",
    "the foils are swelling",
    "her scalp is burning, the bleach has been on 15",
    "hay fever, itchy eyes",
    "no asthma",
    "no lice",
    "hair isn't breaking any more",
    "breaking the news to her about the level",
    "finished chemo 2 years ago",
    "maeves allergies",
    "what are noras allergies",
    "chemo was eight months ago, all grown back",
  ])("%s is nothing to fear", (words) => {
    expect(hearSafety(words, "said")).toEqual([]);
  });
});

describe("a record's field of allergies", () => {
  it.each<[string, string[]]>([
    ["PPD severe reaction", ["allergy ppd severe"]],
    ["PPD", ["allergy ppd"]],
    ["ppd, ammonia", ["allergy ppd", "allergy ammonia"]],
    ["hair dye", ["reaction"]],
    ["Nuts, penicillin", []],
    ["none", []],
    ["no known", []],
    ["quillaja", ["allergy"]],
    ["Persulphates - asthma", ["allergy persulfate severe"]],
    ["latex and PTD", ["allergy ptd"]],
    ["p-Phenylenediamine (PPD), toluene-2,5-diamine", ["allergy ppd", "allergy ptd"]],
    ["Ammonium persulphate (occupational)", ["allergy persulfate"]],
    ["Basic Red 51", ["allergy direct-dye"]],
    ["NKDA", []],
    ["-", []],
    ["No allergies. Patch test 12/03 clear", []],
    ["bee stings (epipen)", []],
    ["asthma", ["asthma"]],
    ["Sensitive scalp", ["scalp_unclear"]],
    ["nuts: hives", []],
  ])("%s", (field, facts) => {
    expect(short(hearAllergies(field, "record"))).toEqual(facts);
  });
});

describe("what is quoted of a fact", () => {
  it.each([
    ["new client Ana, pregnant, virgin level 6, 60% grey, wants a 6", "pregnancy", "pregnant"],
    ["Allergic to PPD, latex, wants a gloss", "allergy", "Allergic to PPD"],
    [
      "her scalp is fine, she is allergic, badly, to resorcinol",
      "allergy",
      "her scalp is fine, she is allergic, badly, to resorcinol",
    ],
  ])("%s", (text, concern, quoted) => {
    const fact = hearSafety(text, "said").find((each) => each.concern === concern);
    expect(fact?.words).toBe(quoted);
  });
});
