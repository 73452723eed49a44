import { formulate } from "#tests/engine.ts";
import { expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import { judgeCase } from "./cases.ts";
import { FormulateRequest } from "./schema.ts";

type Expected = Record<string, unknown>;
type Row = [what: string, hair: FormulateRequest, expected: Expected];

const virgin: FormulateRequest = {
  currentLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const coloured: FormulateRequest = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const bleached: FormulateRequest = {
  ...virgin,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const henna: FormulateRequest = { ...coloured, previousTreatments: ["henna"] };
const grey = (percent: number, brand?: string, line?: string): FormulateRequest => ({
  ...virgin,
  hasGray: true,
  grayPercent: percent,
  serviceType: "gray-coverage",
  ...(brand && line ? { brand, line } : {}),
});
const lift = (from: number, to: number): FormulateRequest => ({
  ...virgin,
  currentLevel: from,
  desiredLevel: to,
});

const refused = { must_refuse_all_chemical: true, formula_null: true };
const AT_HAND = { henna, refused, virgin, coloured, bleached };

it.each<Row>(
  table(
    `
silver in the salt test | henna extra.metallicTest=silver | refused
lead in the salt test | henna extra.metallicTest=lead | refused
copper in the salt test | henna extra.metallicTest=copper | refused
a positive patch test | virgin extra.patchTest=positive | must_refuse_colour warnings_include=[allergy_refer_medical]
a passed allergy test | virgin extra.allergyTest=passed | must_refuse_colour=false
an empty list of allergies | virgin extra.allergies=[] | must_refuse_colour=false
a scalp not healed | virgin extra.scalp="not healed" | refused
pregnancy and a wish for the scalp | virgin currentLevel=7 desiredLevel=9 extra.pregnant extra.application="global on scalp"
  | technique_in=[foils] must_refuse_colour=false
20 % white in a permanent line | virgin hasGray grayPercent=20 serviceType=gray-coverage brand=matrix line=socolor desiredTone=cool_ash
  | developer_volume_in=[20] technique_in=[single_process]
a quarter of natural to the gram | virgin hasGray grayPercent=20 serviceType=gray-coverage brand=pravana line=chromasilk desiredTone=cool_ash
  | natural_share_min=0.25 natural_share_max=0.25
three quarters of natural to the gram | virgin hasGray grayPercent=80 serviceType=gray-coverage brand=pravana line=chromasilk desiredTone=warm
  | natural_share_min=0.75 natural_share_max=0.75
white and three levels darker | virgin currentLevel=7 hasGray grayPercent=60 serviceType=gray-coverage desiredLevel=4
  | allowed_types=[permanent] developer_volume_in=[20]
white, coloured lengths and two levels darker | coloured currentLevel=7 hasGray grayPercent=60 serviceType=gray-coverage desiredLevel=5
  | steps_min=2 zones_order=[roots,lengths] technique_in=[root_touch_up]
white and four levels lighter | virgin currentLevel=3 hasGray grayPercent=60 serviceType=gray-coverage desiredLevel=7
  | warnings_include=[grey_cover_within_two_levels]
three levels out of porous box dye | henna currentLevel=7 previousTreatments=[box_dye] desiredLevel=10 porosity=high desiredTone=warm
  | sessions_min=2 warnings_include=[needs_more_visits]
too light, and a lighter wish | coloured currentLevel=5 flow=corrective desiredLevel=8 uncorrectedTones=[too-light]
  | warnings_include=[wish_against_complaint]
white and lift in a gloss | virgin hasGray grayPercent=15 serviceType=gray-coverage brand=redken line=shades-eq-gloss desiredLevel=7
  | allowed_types=[permanent] warnings_include=[toner_cannot_lift]
white and lift at damage 2 | virgin currentLevel=5 damageLevel="2" hasGray grayPercent=60 serviceType=gray-coverage desiredLevel=7
  | allowed_types=[demi-permanent] shade_level_in=[5] warnings_include=[lift_not_possible_today,grey_blending_only]
an asked-for line that lacks a violet | virgin desiredLevel=8 brand=loreal-professionnel line=inoa desiredTone=natural
  | ratio=1:1 developer_volume_in=[20]
a line of the brand that cannot reach | virgin currentLevel=5 desiredLevel=8 brand=matrix line=coil-color desiredTone=warm
  | developer_volume_in=[30] steps_min=1
toner after lightening in a tint-only wish | virgin currentLevel=5 desiredLevel=9 brand=matrix line=socolor
  | forbidden_types=[permanent] needs_prelightening
high-lift from level 5 | virgin currentLevel=5 desiredLevel=9 brand=wella-professionals line=koleston-special-blonde
  | forbidden_types=[high-lift] warnings_include=[high_lift_start_too_dark]
high-lift with a plain goal | virgin desiredLevel=10 brand=aveda line=extra-lifting-creme
  | allowed_types=[high-lift] must_not_include_tone_family=[yellow]
lightening asked for by name | virgin desiredLevel=9 extra.application="on scalp global lightening"
  | onscalp_developer_max=20 needs_prelightening zones_order=[mids,ends,roots]
a brighter face only | virgin currentLevel=7 desiredLevel=9 extra.goal="soft face framing" | technique_in=[money_piece] needs_prelightening
box dye from medium to light blonde | henna currentLevel=7 previousTreatments=[box_dye] desiredLevel=9 | sessions_max=1 requires_strand_test
dark box dye to blonde | henna currentLevel=5 previousTreatments=[box_dye] desiredLevel=8 | sessions_min=3
one more level on lightened hair | bleached currentLevel=9 desiredLevel=10 | developer_volume_max=10
too dark with the same level sent back | coloured currentLevel=4 flow=corrective desiredLevel=4 uncorrectedTones=[too-dark]
  | shade_level_in=[4,5] lighten_to_level_in=[5] requires_bond_treatment
uneven and lighter | coloured flow=corrective desiredLevel=7 uncorrectedTones=[uneven] | warnings_include=[zones_needed]
green over a darker goal | coloured currentLevel=8 desiredLevel=7 unwantedTone=green desiredTone=cool_ash | must_not_include_tone_family=[green]
platinum that wants to be deeper | bleached currentLevel=11 flow=correction desiredLevel=9 desiredTone=natural | shade_level_in=[9] no_further_lift
nothing permanent over white | virgin grayPercent=80 hasGray=true desiredTone=natural extra.goal="nothing permanent, she wants no line"
  | allowed_types=[demi-permanent] warnings_include=[grey_blending_only]
a copper over virgin hair of its own depth | virgin currentLevel=7 desiredTone=copper lines=[wella-professionals/color-touch]
  | developer_volume_in=[13]
creamy over yellow | bleached currentLevel=9 serviceType=toning unwantedTone=yellow desiredTone=beige | must_include_tone_family=[yellow,violet]
platinum with yellow | bleached currentLevel=12 flow=correction unwantedTone=yellow desiredTone=cool_ash
  | dilute_or_clear processing_minutes_max=10 must_include_tone_family=[violet]
bleached hair with a virgin history | virgin hairCondition=bleached | warnings_include=[history_contradiction] treat_as_condition=bleached
red at level 3 | coloured currentLevel=3 serviceType=toning unwantedTone=red desiredTone=neutral
  | must_include_tone_family=[green] shade_level_in=[2,3]
`,
    plain,
    inWords<FormulateRequest>(AT_HAND, FormulateRequest),
    inWords<Expected>(AT_HAND),
  ),
)("%s", (what, input, expected) => {
  const row = { id: what, kind: "formulate", input, expected, strictness: "hard", why: what };
  expect(judgeCase(row)).toEqual([]);
});

it("covers white regrowth a level lighter than old colour, and leaves the lengths alone", () => {
  const { steps, findings } = formulate({
    ...grey(60),
    ...coloured,
    serviceType: "gray-coverage",
    currentLevel: 4,
    desiredLevel: 5,
  });
  expect(steps.map(({ type, zone, developer }) => [type, zone, developer?.volume])).toEqual([
    ["permanent", "roots", 20],
  ]);
  expect(findings.map(({ code }) => code)).toContain("colour_does_not_lift_colour");
});

it("writes a plan in one brand when no line is preferred", () => {
  const { steps } = formulate({ ...lift(5, 9), desiredTone: "cool_ash" });
  expect(new Set(steps.map((step) => step.brandId)).size).toBe(1);
});

it("names a toner by what is seen, not by its corrector", () => {
  const { formula } = formulate({
    ...bleached,
    serviceType: "toning",
    currentLevel: 8,
    unwantedTone: "green",
    desiredTone: "natural",
  });
  expect(formula?.name).toBe("Toner: Light Blonde, natural");
});
