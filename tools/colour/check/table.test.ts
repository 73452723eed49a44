import { checkBowls, checkFormula } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inValue, inWords, plain, table } from "#tests/row-words.ts";
import type { CheckRequest } from "#tools/colour/schema.ts";

type Candidate = CheckRequest["candidate"];
type Hair = NonNullable<CheckRequest["context"]>;

const virgin: Hair = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const coloured: Hair = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const bleached: Hair = {
  ...virgin,
  currentLevel: 9,
  desiredLevel: 9,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const white: Hair = { ...virgin, hasGray: true, grayPercent: 80, serviceType: "gray-coverage" };

const koleston = { brand: "wella-professionals", line: "koleston-perfect", ratio: "1:1" };
const touch = {
  brand: "wella-professionals",
  line: "color-touch",
  ratio: "1:2",
  developer: 6.3,
  minutes: 20,
};
const gloss = { brand: "redken", line: "shades-eq-gloss", ratio: "1:1", developer: 7, minutes: 20 };
const master = { brand: "matrix", line: "light-master", ratio: "1:2", minutes: 45 };
const highlifts = { brand: "schwarzkopf-professional", line: "igora-royal-highlifts" };
const AT_HAND = { touch, highlifts, koleston, master, virgin, gloss, coloured, bleached, white };

const found = (candidate: Candidate, context: Hair | undefined, severity: "block" | "warn") =>
  checkFormula({ candidate, ...(context && { context }) })
    .findings.filter((finding) => finding.severity === severity)
    .map(({ code }) => code);

describe("is stopped", () => {
  it.each<[string, Candidate, Hair | undefined, string]>(
    table(
      `
# the leaflet
a developer as the colour | brand=redken line=pro-oxide | - | developer_is_no_colour
a demi without its developer | touch developer=null | - | developer_missing
developer in a remover that takes none | brand=loreal-professionnel line=efassor developer=20 | - | line_takes_no_developer
50 vol on any line | type=permanent developer=50 | - | developer_over_limit
a series at the ratio of its sister | highlifts shades=[12-1] ratio=1:1 | - | wrong_ratio_for_line
a shade of another line in the bowl | koleston shades=[7/0,06AA] | - | brands_mixed_in_one_bowl
a shade of a sister line in the bowl | brand=redken line=color-gels-lacquers shades=[6N,06AA] | - | lines_mixed_in_one_bowl
minutes that run backwards | touch minutes=[25,15] | - | minutes_reversed
heat where the line prints none | brand=matrix line=socolor-sync heat | - | heat_not_printed_by_line
lightener for 46 minutes where the maker says 45 | brand=goldwell line=silklift minutes=46 | - | lightener_over_max_minutes
30 vol lightener on the roots, scalp not named | master zone=roots developer=30 | - | scalp_lightener_developer_over_20
61 g of developer for 60 g at 1:1 and a gram more | shades=[(code=6N grams=60)] ratio=1:1 developer.volume=20 developer.grams=61.5 | -
  | grams_do_not_match_ratio
# the visit
tint over fresh lightening | bowls=[(type=lightener zone=all),(type=permanent zone=lengths)] | - | permanent_over_fresh_lightening
high-lift over fresh lightening | bowls=[(type=lightener),(type=high-lift)] | - | permanent_over_fresh_lightening
the same hair lightened twice | bowls=[(type=lightener zone=mids),(type=lightener zone=lengths)] | - | two_liftings_in_one_visit
lightener over tint of the same visit | bowls=[(type=permanent zone=roots),(type=lightener zone=roots)] | - | two_liftings_in_one_visit
# safety
a failed allergy test, in the words of the skin | koleston | (virgin extra.patchTest="itching behind the ear") | allergy_refer_medical
an allergy test of ten hours | koleston | (virgin extra.patchTestHours=10) | patch_test_too_recent
an allergy test of 47 hours | koleston | (virgin extra.patchTest=passed extra.patchTestBrand=wella-professionals extra.patchTestHours=47)
  | patch_test_too_recent
a test with another brand | koleston shades=[6/0] | (virgin extra.patchTest=passed extra.patchTestBrand=redken extra.patchTestHours=60)
  | patch_test_other_brand
a test with another brand, by its printed name | gloss shades=[06N]
  | (virgin extra.patchTest=passed extra.patchTestBrand="Wella Professionals" extra.patchTestHours=60) | patch_test_other_brand
a client of 15 | touch | (virgin extra.age=15) | under_16
eczema on the scalp | touch | (virgin extra.scalpEczema=flaring) | scalp_not_healthy
metallic salts, tested positive | touch | (coloured extra.metallicTest=copper) | metallic_salts_found
compound dye that nobody tested | touch | (coloured extra.metallicSalts) | henna_untested
tint to lift clean henna | type=permanent developer=20 zone=roots | (coloured currentLevel=5 previousTreatments=[henna] extra.metallicTest=passed)
  | tint_not_allowed_on_this_history
a relaxer of ten days | touch | (virgin extra.relaxer=no-lye extra.weeksSinceTreatment=1) | relaxer_too_recent
fresh keratin | touch | (coloured extra.relaxer="Brazilian keratin" extra.weeksSinceTreatment=1) | keratin_barrier
a perm that nobody dated | touch | (coloured previousTreatments=[perm]) | perm_too_recent
lightener on thio-straightened hair | master developer=20 | (virgin extra.relaxer=thioglycolate extra.weeksSinceTreatment=8)
  | lightener_not_allowed_on_this_history
high-lift on relaxed hair | type=high-lift developer=20 | (virgin currentLevel=7 desiredLevel=10 extra.relaxer=guanidine extra.weeksSinceTreatment=8)
  | high_lift_not_allowed_on_this_history
lightener on permed hair | master developer=20 | (coloured previousTreatments=[perm] extra.weeksSinceTreatment=6)
  | lightener_not_allowed_on_this_history
30 vol on permed hair | type=permanent developer=30 | (virgin previousTreatments=[perm] extra.weeksSinceTreatment=6) | developer_over_limit
heat at damage 2 | touch heat | (coloured damageLevel="2") | heat_at_damage_2
# the hair
gold over blue direct dye | touch shades=[8/3] purpose=tone | (bleached extra.directDye=blue) | warm_over_blue_goes_green
a series that starts at 7 on level 6 | highlifts shades=[10-1] ratio=1:1 developer=30 | (virgin desiredLevel=9) | high_lift_start_too_dark
three levels deeper than the goal | touch developer=13 shades=[4/0] | (coloured currentLevel=7 desiredLevel=7) | shade_too_dark_for_goal
three levels deeper on porous hair | touch developer=13 shades=[4/0] | (bleached currentLevel=7 desiredLevel=7 porosity=high)
  | over_depth_on_porous_hair
six levels in one visit | master zone=foils developer=30 stopLevel=9 | (virgin currentLevel=3 desiredLevel=9) | lift_over_safe_limit
two levels on bleached fine hair | master zone=foils developer=20 stopLevel=10 | (bleached currentLevel=8 desiredLevel=10 hairThickness=fine)
  | lift_over_safe_limit
five times the product | koleston shades=[(code=6/0 grams=300)] developer=20 | (virgin hairLength=short hairThickness=medium)
  | more_product_than_needed
10 vol to cover white | koleston brand=goldwell line=topchic shades=[6N] developer=10 | (white) | grey_developer_too_weak
# the parts of the head
20 vol for four levels at roots of level 4 | koleston zone=roots shades=[8/0] developer=20 minutes=40
  | (bleached currentLevel=8 desiredLevel=8 zones.roots.level=4 zones.roots.hairCondition=virgin) | developer_too_weak_for_lift
high-lift on mids that were coloured | type=high-lift zone=mids developer=30
  | (virgin currentLevel=7 desiredLevel=10 zones.mids.level=7 zones.mids.hairCondition=previously-colored) | high_lift_needs_virgin_hair
`,
      plain,
      inWords<Candidate>(AT_HAND),
      inValue<Hair | undefined>(AT_HAND),
      plain,
    ),
  )("%s", (_, candidate, context, code) => {
    expect(found(candidate, context, "block")).toContain(code);
  });
});

describe("is spoken of, not stopped", () => {
  it.each<[string, Candidate, Hair | undefined, string]>(
    table(
      `
a line that is no longer made | brand=pulp-riot line=liquid-demi | - | line_discontinued
a line nobody knows | brand=wella-professionals line=koleston | - | line_unknown
the full time under a warm hood | koleston heat minutes=40 | - | heat_shortens_time
tint beside foils | bowls=[(type=lightener zone=foils),(type=permanent zone=all)] | - | permanent_over_fresh_lightening
an allergy test of last month | koleston | (virgin extra.patchTest=passed extra.patchTestBrand=wella-professionals extra.patchTestHours=720)
  | patch_test_outdated
direct dye of a brand that was not tested | brand=pravana line=vivids shades=[Violet]
  | (bleached extra.patchTest=passed extra.patchTestBrand=redken extra.patchTestHours=60) | patch_test_other_brand
a client who is pregnant | touch | (virgin extra.pregnant) | pregnancy_advice
a black henna tattoo | touch | (virgin extra.blackHennaTattoo) | black_henna_tattoo_risk
box dye | touch | (coloured previousTreatments=[box_dye]) | box_dye_unknown_load
pool water | touch | (coloured extra.swimmingPool) | minerals_chelate_first
two levels darker without warmth | touch shades=[7/1] | (bleached desiredLevel=7) | filler_recommended
one level deeper on porous hair | touch developer=13 shades=[6/0] | (bleached currentLevel=7 desiredLevel=7 porosity=high) | over_depth_on_porous_hair
a pale toner on orange | gloss shades=[09V] | (coloured currentLevel=7 desiredLevel=7 unwantedTone=orange) | toner_too_light_to_cancel
colour on a result that is too dark | touch shades=[6/0] | (coloured flow=corrective uncorrectedTones=[too-dark]) | deposit_does_not_lighten
level 9 on white hair | koleston shades=[9/0] developer=20 minutes=40 | (white currentLevel=8 desiredLevel=9) | shade_too_light_to_cover
cover rinsed after 20 minutes | brand=aveda line=full-spectrum-permanent developer=20 minutes=20 | (white) | grey_time_too_short
70 % cover for 90 % white | brand=redken line=color-fusion shades=[6N] developer=20 minutes=40 | (white grayPercent=90) | line_cannot_cover_this_grey
`,
      plain,
      inWords<Candidate>(AT_HAND),
      inValue<Hair | undefined>(AT_HAND),
      plain,
    ),
  )("%s", (_, candidate, context, code) => {
    expect(found(candidate, context, "warn")).toContain(code);
    expect(found(candidate, context, "block")).not.toContain(code);
  });
});

describe("passes", () => {
  it.each<[string, Candidate, Hair | undefined]>(
    table(
      `
a series at its own ratio | highlifts shades=[12-1] ratio=1:2 developer=30 | -
40 vol exactly | type=permanent developer=40 | -
a permanent between foils | bowls=[(type=lightener zone=foils),(type=permanent zone=roots)] | -
a demi over fresh lightening | bowls=[(type=lightener zone=all),(touch type=demi-permanent zone=all)] | -
mids and roots lightened apart | bowls=[(type=lightener zone=mids developer=20),(type=lightener zone=roots developer=10)] | -
lightener in foils with 30 vol | master zone=foils developer=30 | -
a gram beside the ratio | shades=[(code=6N grams=60)] ratio=1:1 developer.volume=20 developer.grams=61 | -
lightener for 45 minutes where the maker says 45 | brand=goldwell line=silklift minutes=45 | -
an allergy test of 48 hours | koleston shades=[6/0] developer=13 minutes=35
  | (virgin extra.patchTest=passed extra.patchTestBrand=wella-professionals extra.patchTestHours=48)
another brand after a test that is outdated: a new one is asked for anyway | koleston shades=[6/0] developer=13 minutes=35
  | (virgin extra.patchTest=passed extra.patchTestBrand=redken extra.patchTestHours=720)
a test of the same brand by its name | koleston shades=[6/0] developer=13 minutes=35
  | (virgin extra.patchTest=passed extra.patchTestBrand="Wella Professionals" extra.patchTestHours=60)
lightener of a brand that was not tested: it holds no dye | master zone=foils developer=20
  | (virgin desiredLevel=8 extra.patchTest=passed extra.patchTestBrand=redken extra.patchTestHours=60)
an allergy test that showed nothing | touch shades=[6/0] | (virgin extra.patchTest="no redness" extra.patchTestHours=50)
an allergy test not done yet | touch shades=[6/0] | (virgin extra.patchTest="not done")
a client of 16 | touch shades=[6/0] | (virgin extra.age=16)
keratin of a month | touch shades=[6/0] | (coloured extra.relaxer=keratin extra.weeksSinceTreatment=5)
20 vol on hair relaxed two months ago | koleston shades=[6/0] developer=20 minutes=35 | (virgin extra.relaxer=guanidine extra.weeksSinceTreatment=8)
a demi on clean henna | touch shades=[5/0] | (coloured currentLevel=5 desiredLevel=5 previousTreatments=[henna] extra.metallicTest=passed)
violet over blue direct dye | touch shades=[9/16] | (bleached extra.directDye=blue)
gold over red direct dye | touch shades=[8/3] | (bleached currentLevel=8 desiredLevel=8 extra.directDye=red)
a shade one level under the goal | touch developer=13 shades=[6/0] | (coloured currentLevel=7 desiredLevel=7)
four levels in foils on medium virgin hair | master zone=foils developer=30 stopLevel=9 | (virgin currentLevel=5 desiredLevel=9)
three levels darker with copper in the bowl | touch developer=13 shades=[6/0,6/4] | (bleached desiredLevel=6)
half natural on 80 % white | koleston shades=[(code=6/0 grams=30),(code=6/1 grams=30)] developer=20 minutes=40 | (white)
30 vol for three levels at roots of level 5 | koleston zone=roots shades=[8/0] developer=40 minutes=40
  | (virgin currentLevel=5 desiredLevel=8 zones.roots.level=5 zones.roots.hairCondition=virgin zones.ends.level=8 zones.ends.hairCondition=bleached)
twice the usual product exactly | koleston shades=[(code=6/0 grams=80)] developer=20 minutes=35 | (virgin hairLength=short hairThickness=medium)
`,
      plain,
      inWords<Candidate>(AT_HAND),
      inValue<Hair | undefined>(AT_HAND),
    ),
  )("%s", (_, candidate, context) => {
    expect(found(candidate, context, "block")).toEqual([]);
  });
});

it("says to which bowl a finding belongs, and what to use instead", () => {
  const { findings } = checkBowls({
    candidate: {
      bowls: [
        { ...touch, shades: ["7/1"] },
        { ...gloss, shades: ["06QQ"], developer: 20 },
      ],
    },
  });
  const of = (code: string) => findings.find((finding) => finding.code === code);
  expect(of("unknown_shade")).toMatchObject({ bowl: 1, instead: { shade: { from: "06QQ" } } });
  expect(of("wrong_developer_for_line")).toMatchObject({
    bowl: 1,
    instead: { developerVolume: 7 },
  });
  expect(findings.every(({ bowl }) => bowl === 1)).toBe(true);
});

it("speaks of a near line by its name", () => {
  const { findings } = checkFormula({
    candidate: { brand: "wella-professionals", line: "koleston-perfct" },
  });
  expect(findings[0]?.sentence).toContain("Wella Professionals Koleston Perfect");
});
