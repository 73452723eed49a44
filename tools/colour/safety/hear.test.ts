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
    ["Nora has a ppd allergy", ["allergy ppd"]],
    ["severe ppd allergy, hospital last year", ["allergy ppd severe"]],
    ["allergy: paraphenylenediamine", ["allergy ppd"]],
    ["allergic to resorcinol and ammonia", ["allergy resorcinol", "allergy ammonia"]],
    ["sensitive to ammonia, wants level 6 warm", ["allergy ammonia"]],
    ["no ammonia please", ["allergy ammonia"]],
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
    "shes allergic to brass lol",
    "hair is broken at the crown from an old bleach job",
    "trim and cut at the nape",
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
    ["Persulphates - asthma", ["allergy persulfate"]],
    ["latex and PTD", ["allergy ptd"]],
    ["p-Phenylenediamine (PPD), toluene-2,5-diamine", ["allergy ppd", "allergy ptd"]],
    ["Ammonium persulphate (occupational)", ["allergy persulfate"]],
    ["Basic Red 51", ["allergy direct-dye"]],
    ["NKDA", []],
    ["-", []],
    ["No allergies. Patch test 12/03 clear", []],
    ["bee stings (epipen)", []],
  ])("%s", (field, facts) => {
    expect(short(hearAllergies(field, "record"))).toEqual(facts);
  });
});
