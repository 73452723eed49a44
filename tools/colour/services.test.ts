import { formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import { judgeCase } from "./cases.ts";
import { brands, findLine } from "./catalogue.ts";
import { colourCorrectionFormula } from "./colour-correction.ts";
import { FormulateRequest as Request, type FormulateRequest } from "./schema.ts";
import { readServices } from "./services.ts";
import { HairThickness, PlannedService, Porosity, PreviousTreatment } from "./words.ts";

type Row = [what: string, hair: FormulateRequest, expected: Record<string, unknown>];

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
  currentLevel: 9,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};
const white = (grayPercent: number): Partial<FormulateRequest> => ({ hasGray: true, grayPercent });

const noTint = { forbidden_types: ["permanent", "high-lift"] };
const AT_HAND = { virgin, coloured, noTint, bleached };
const headRows = (text: string) =>
  table(
    text,
    plain,
    inWords<FormulateRequest>(AT_HAND, Request),
    inWords<Record<string, unknown>>(AT_HAND),
  );

/** Expectations are worked out from the science tables; strictness and wording as in the agreed cases. */
const heads: Record<string, Row[]> = {
  "virgin lift": headRows(`
two levels by tint | virgin desiredLevel=8 services=[virgin_lift] | allowed_types=[permanent] requires_strand_test developer_volume_max=30
four levels by lightener and toner | virgin currentLevel=5 desiredLevel=9 desiredTone=cool_ash services=[virgin_lift]
  | needs_prelightening steps_min=2 requires_bond_treatment
asked for on coloured hair | coloured desiredLevel=7 services=[virgin_lift] | noTint warnings_include=[colour_does_not_lift_colour]
not at damage 2 | virgin damageLevel="2" desiredLevel=8 services=[virgin_lift]
  | warnings_include=[lift_not_possible_today] allowed_types=[demi-permanent]
with the form's default service no toner is blamed | virgin desiredLevel=8 serviceType=toning services=[virgin_lift] | allowed_types=[permanent]
`),
  retouch: headRows(`
tint on new growth a level darker | coloured zones.roots.level=5 desiredLevel=6 services=[retouch]
  | allowed_types=[permanent,demi-permanent] developer_volume_max=20
roots only without a zone | coloured services=[retouch] | zones_only=[roots] allowed_types=[permanent] technique_in=[root_touch_up]
faded lengths take a demi of their own | coloured extra.service="root touch-up, lengths faded"
  | steps_min=2 preferred_type=permanent total_mix_g_range=[60,260]
with a gloss | coloured services=[retouch,gloss] | steps_min=2 preferred_type=permanent options_include=[]
bleach retouch without overlap | bleached desiredLevel=9 extra.service="bleach regrowth retouch"
  | zones_only=[roots] warnings_include=[no_overlap_on_bleached] onscalp_developer_max=20 needs_prelightening
bleach retouch on dark roots stops at the safe lift | bleached currentLevel=3 desiredLevel=10 services=[retouch]
  | sessions_min=2 max_lift_per_session=5 zones_only=[roots]
in pregnancy new growth is foiled off the scalp | bleached services=[retouch] extra.pregnant
  | onscalp_developer_max=13 technique_in=[foils] warnings_include=[pregnancy_advice]
no lightener at damage 2 | bleached damageLevel="2" services=[retouch] | noTint needs_prelightening=false warnings_include=[lift_not_possible_today]
more than tint takes, on permed hair
  | coloured currentLevel=4 previousTreatments=[previously_colored,perm] desiredLevel=7 services=[retouch] extra.weeksSinceTreatment=6
  | warnings_include=[retouch_lift_limited] forbidden_types=[lightener]
white regrowth is covered with natural | coloured hasGray grayPercent=60 services=[retouch]
  | developer_volume_in=[20] natural_share_min=0.5 zones_only=[roots]
`),
  "grey coverage": headRows(`
asked for while the form says toning | virgin hasGray grayPercent=70 serviceType=toning services=[grey_coverage]
  | allowed_types=[permanent] developer_volume_in=[20] natural_share_min=0.5
said in words | virgin hasGray grayPercent=60 serviceType=toning extra.service="cover my greys" | allowed_types=[permanent] developer_volume_in=[20]
at damage 2 it is blended | coloured damageLevel="2" hasGray grayPercent=70 services=[grey_coverage]
  | forbidden_types=[permanent] warnings_include=[grey_blending_only]
never at damage 3 | coloured damageLevel="3" hasGray grayPercent=70 services=[grey_coverage] | must_refuse_colour formula_null
a gloss on the lengths is no toner meant to lift the roots
  | coloured hasGray grayPercent=60 zones.roots.level=4 zones.roots.hairCondition=virgin zones.roots.greyShare=60 services=[grey_coverage,gloss]
  | steps_min=2 preferred_type=permanent zones_differ
retouch and lengths glossed | coloured hasGray grayPercent=50 services=[grey_coverage,gloss] | steps_min=2 preferred_type=permanent
after a reaction | coloured hasGray grayPercent=70 services=[grey_coverage] extra.reactedToColourBefore
  | must_refuse_colour warnings_include=[allergy_refer_medical]
`),
  "grey blending": headRows(`
a demi, however much white | virgin hasGray grayPercent=60 services=[grey_blending]
  | allowed_types=[demi-permanent] alternatives_include=[lowlights] developer_volume_max=20
stays demi beside a permanent line | virgin hasGray grayPercent=40 brand=wella-professionals line=koleston-perfect extra.service="grey blending"
  | allowed_types=[demi-permanent]
says that it stays translucent over the line's limit
  | virgin hasGray grayPercent=90 brand=wella-professionals line=color-touch services=[grey_blending]
  | warnings_include=[grey_blend_stays_translucent]
a level lighter on the white alone | virgin hasGray grayPercent=30 desiredLevel=7 services=[grey_blending]
  | allowed_types=[demi-permanent] warnings_include=[blend_does_not_lift]
cannot lift four levels | virgin hasGray grayPercent=30 desiredLevel=10 services=[grey_blending]
  | allowed_types=[demi-permanent] warnings_include=[lift_not_possible_today]
with lowlights | virgin hasGray grayPercent=40 services=[grey_blending,lowlights]
  | allowed_types=[demi-permanent] steps_min=2 technique_in=[lowlights]
`),
  "toning and gloss": headRows(`
toner on orange | coloured currentLevel=7 unwantedTone=orange desiredTone=neutral services=[toning]
  | must_include_tone_family=[blue] allowed_types=[demi-permanent,toner]
a toner asked for by name takes a toner's amount | bleached desiredTone=cool_ash services=[toning]
  | total_mix_g_range=[50,90] must_include_tone_family=[violet]
a toner that should lift | bleached currentLevel=7 desiredLevel=8 services=[toning] | warnings_include=[toner_cannot_lift] needs_prelightening
a clear gloss carries no pigment | coloured extra.service="clear gloss"
  | allowed_types=[demi-permanent] must_not_include_tone_family=[red,orange,yellow,blue,violet,green,neutral] developer_volume_max=10
glaze with tone is let down with clear | coloured currentLevel=8 desiredTone=cool_ash extra.service=glaze
  | dilute_or_clear technique_in=[gloss] developer_volume_max=10
colour bath in a warm tone | coloured desiredTone=warm extra.service="colour bath"
  | must_not_include_tone_family=[blue,green] allowed_types=[demi-permanent]
a gloss over yellow cancels it | bleached unwantedTone=yellow services=[gloss] | must_include_tone_family=[violet] processing_minutes_max=20
root melt and glaze | bleached currentLevel=8 extra.service="root melt and glaze"
  | steps_min=2 zones_differ preferred_type=demi-permanent developer_volume_max=10
no gloss at damage 3 | bleached damageLevel="3" services=[gloss] | must_refuse_colour
`),
  lowlights: headRows(`
two levels deeper on virgin hair, no filler | virgin currentLevel=8 services=[lowlights]
  | noTint zones_only=[foils] needs_filler=false shade_level_in=[5,6]
three deeper on bleached hair are filled | bleached desiredLevel=6 services=[lowlights]
  | zones_only=[foils] needs_filler filler_tone_in=[copper,gold-copper,gold]
at damage 2 | bleached damageLevel="2" services=[lowlights] | noTint developer_volume_max=15 needs_prelightening=false
beside highlights | virgin desiredLevel=9 services=[highlights,lowlights,gloss] | noTint steps_min=3 needs_prelightening technique_in=[lowlights]
`),
  "highlights and balayage": headRows(`
babylights, level not named | virgin extra.service=babylights | needs_prelightening lighten_to_level_in=[9] sessions_max=1
full head foils on coarse dark hair | virgin currentLevel=4 desiredLevel=8 hairThickness=thick extra.service="full head foils"
  | developer_volume_max=30 technique_in=[full_foils] heat=false
half head takes half the lightener | virgin desiredLevel=8 extra.service="half head highlights"
  | technique_in=[partial_foils] total_mix_g_range=[80,150]
money piece | virgin desiredLevel=8 extra.service="money piece" | technique_in=[money_piece,babylights] needs_prelightening
balayage with a shadow root | virgin desiredLevel=9 extra.service="balayage with shadow root" | noTint technique_in=[balayage] steps_min=3
on box dye | coloured currentLevel=4 previousTreatments=[box_dye] desiredLevel=7 services=[highlights]
  | noTint warnings_include=[colour_does_not_lift_colour] requires_strand_test
in pregnancy off the scalp | virgin desiredLevel=8 services=[highlights] extra.pregnant
  | warnings_include=[pregnancy_advice] technique_in=[foils] must_require_consultation
not on relaxed hair | virgin currentLevel=4 desiredLevel=6 services=[highlights] extra.relaxer=sodium_hydroxide extra.weeksSinceTreatment=6
  | must_refuse_lightener warnings_include=[lift_not_possible_today]
fine bleached hair takes no more | bleached currentLevel=8 desiredLevel=10 hairThickness=fine services=[highlights]
  | needs_prelightening=false warnings_include=[lift_not_possible_today]
T-section foils on blonde that is light enough take the new growth
  | bleached desiredLevel=9 desiredTone=cool_ash extra.service="T-section foils, toner"
  | lighten_to_level_in=[9] warnings_include=[no_overlap_on_bleached] developer_volume_max=20 technique_in=[partial_foils]
no highlights were wanted | coloured extra.service="just a gloss, no highlights" | needs_prelightening=false technique_in=[gloss]
`),
  "going darker": headRows(`
five levels on bleached hair, ash | bleached desiredLevel=5 desiredTone=cool_ash services=[going_darker]
  | needs_filler warnings_include=[ash_over_bleach_goes_green] developer_volume_max=13
back to natural | bleached desiredLevel=5 extra.service="back to natural" | needs_filler filler_tone_in=[copper,red-copper,gold-copper]
no deeper level named | virgin services=[going_darker] | shade_level_in=[4,5] needs_filler=false warnings_include=[one_level_deeper]
only the parts that are lighter go darker | bleached desiredLevel=6 zones.roots.level=6 zones.roots.hairCondition=virgin services=[going_darker]
  | needs_filler zones_differ shade_level_in=[6]
virgin hair keeps its pigment | virgin currentLevel=8 desiredLevel=5 services=[going_darker] | needs_filler=false developer_volume_max=20
`),
  "colour removal": headRows(`
oxidative dye | coloured currentLevel=4 desiredLevel=7 services=[colour_removal]
  | noTint preferred_type=colour-remover steps_min=2 requires_strand_test
decolour, said in words | coloured currentLevel=3 desiredLevel=5 extra.service="decolour and tone"
  | preferred_type=colour-remover warnings_include=[remover_leaves_warm_base]
more than a remover shows | coloured currentLevel=3 desiredLevel=9 services=[colour_removal] | sessions_min=2 preferred_type=colour-remover
direct dye is not removed by it | coloured previousTreatments=[semi_permanent] desiredLevel=7 services=[colour_removal]
  | forbidden_types=[colour-remover,permanent] warnings_include=[remover_useless_on_direct_dye]
nothing to remove | virgin services=[colour_removal] | forbidden_types=[colour-remover] warnings_include=[nothing_to_remove]
soap cap | coloured currentLevel=5 desiredLevel=6 extra.service="soap cap" | technique_in=[soap_cap] developer_volume_max=20 processing_minutes_max=20
at damage 2 no bath | coloured currentLevel=5 damageLevel="2" desiredLevel=6 extra.service="soap cap" | forbidden_types=[lightener]
henna | coloured previousTreatments=[henna] desiredLevel=7 services=[colour_removal] extra.metallicTest=negative
  | forbidden_types=[colour-remover,lightener] warnings_include=[remover_useless_on_henna]
`),
  "double process": headRows(`
to platinum | virgin desiredLevel=10 services=[double_process]
  | onscalp_developer_max=20 zones_order=[mids,ends,roots] must_include_tone_family=[violet] technique_in=[double_process] processing_minutes_max=50
bleach and tone, dark hair, more than one visit | virgin currentLevel=2 desiredLevel=10 extra.service="bleach and tone"
  | sessions_min=2 max_lift_per_session=4 onscalp_developer_max=20
not at damage 2 | virgin damageLevel="2" desiredLevel=9 services=[double_process]
  | forbidden_types=[lightener] warnings_include=[lift_not_possible_today]
`),
  vivids: headRows(`
blue over yellow is toned first | bleached unwantedTone=yellow desiredTone=blue services=[vivids]
  | noTint warnings_include=[blue_over_yellow_turns_green] steps_min=2 must_include_tone_family=[blue,violet]
red on level 8, undiluted | bleached currentLevel=8 desiredTone=red services=[vivids]
  | allowed_types=[semi-permanent] needs_prelightening=false must_include_tone_family=[red]
yellow wants pale yellow | bleached desiredTone=yellow services=[vivids] | needs_prelightening lighten_to_level_in=[10]
pastel pink is let down with clear | bleached currentLevel=10 extra.service="pastel pink" | dilute_or_clear allowed_types=[semi-permanent]
pastel blue is toned even on pale yellow | bleached currentLevel=10 extra.service="pastel blue fashion colour"
  | warnings_include=[blue_over_yellow_turns_green] dilute_or_clear
dark virgin hair is lightened, and dyed when the level is there | virgin currentLevel=3 desiredTone=pink services=[vivids]
  | needs_prelightening sessions_min=2 forbidden_types=[semi-permanent,permanent] warnings_include=[vivid_next_visit]
damage 2 on dark hair keeps to tone | coloured currentLevel=5 damageLevel="2" desiredTone=blue services=[vivids]
  | forbidden_types=[lightener,semi-permanent] warnings_include=[vivid_needs_prelightened]
damage 2 on light hair may take direct dye | bleached damageLevel="2" desiredTone=violet services=[vivids]
  | allowed_types=[semi-permanent] requires_strand_test
not even direct dye at damage 3 | bleached damageLevel="3" desiredTone=violet services=[vivids] | must_refuse_colour
`),
  correction: [
    [
      "orange",
      { ...coloured, currentLevel: 6, unwantedTone: "orange", services: ["correction"] },
      { must_include_any_tone_family: ["blue", "green"], ...noTint },
    ],
    [
      "uneven",
      { ...coloured, unwantedTone: "uneven", services: ["correction"] },
      { warnings_include: ["zones_needed"], zones_differ: true },
    ],
  ],
  "several in one visit": headRows(`
grey at the roots, full head foils, toner
  | coloured currentLevel=5 desiredLevel=8 desiredTone=neutral hasGray grayPercent=60 extra.service="grey coverage, full head foils and toner"
  | steps_min=3 zones_order=[foils,roots,lengths] developer_volume_max=20 technique_in=[full_foils] warnings_include=[base_around_foils]
base half a level deeper, balayage, root shadow | virgin desiredLevel=9 extra.service="base half a level deeper, balayage, root shadow"
  | steps_min=4 technique_in=[balayage,root_shadow]
at damage 2 grey is blended and nothing is lightened
  | coloured damageLevel="2" desiredLevel=8 hasGray grayPercent=50 services=[grey_coverage,highlights]
  | forbidden_types=[permanent,lightener] warnings_include=[grey_blending_only,lift_not_possible_today]
much darker wants its filler before any foil | bleached desiredLevel=5 services=[going_darker,highlights]
  | needs_filler needs_prelightening=false warnings_include=[services_for_another_visit]
`),
};

describe.each(Object.entries(heads))("%s", (_, rows) => {
  it.each(rows)("%s", (what, input, expected) => {
    const given = { id: what, kind: "formulate", input, expected, strictness: "hard", why: what };
    expect(judgeCase(given)).toEqual([]);
  });
});

it("counts at least sixty heads", () => {
  expect(Object.values(heads).flat().length).toBeGreaterThanOrEqual(60);
});

const anyHead = fc.record({
  currentLevel: fc.integer({ min: 1, max: 10 }),
  desiredLevel: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  hairCondition: fc.constantFrom("virgin", "previously-colored", "bleached"),
  previousTreatments: fc.subarray([...PreviousTreatment.options], { maxLength: 2 }),
  damageLevel: fc.constantFrom("1", "1", "1", "2", "3"),
  porosity: fc.constantFrom(...Porosity.options),
  hairThickness: fc.constantFrom(...HairThickness.options),
  desiredTone: fc.option(
    fc.constantFrom("cool_ash", "warm", "neutral", "natural", "copper", "violet"),
    { nil: undefined },
  ),
  hasGray: fc.boolean(),
  grayPercent: fc.integer({ min: 0, max: 100 }),
  serviceType: fc.constantFrom("toning", "gray-coverage", undefined),
  services: fc.subarray([...PlannedService.options], { minLength: 1, maxLength: 3 }),
  extra: fc.constantFrom({}, { application: "root shadow" }, { goal: "pastel" }),
});

const anyLine = fc.constantFrom(
  {},
  ...brands.flatMap((brand) => brand.lines.map((line) => ({ brand: brand.id, line: line.id }))),
);

describe("any services on any line", () => {
  it("gives bowls in the line's own system that do not undo each other", () => {
    fc.assert(
      fc.property(anyHead, anyLine, (head, line) => {
        const hair = { ...head, ...line } as FormulateRequest;
        const { steps, findings, refused } = formulate(hair);
        const codes = findings.map((finding) => finding.code);
        if (!refused.colour && !refused.chemical) expect([codes, steps]).not.toEqual([codes, []]);
        const lightenedFrom = steps.findIndex((step) => step.type === "lightener");
        for (const [at, step] of steps.entries()) {
          const made = findLine(`${step.brandId}/${step.lineId}`);
          expect(step.heat).toBe(false);
          if (step.type === "semi-permanent") expect(step.developer).toBeNull();
          if (step.developer) expect(made?.developers).toContain(step.developer.volume);
          if (made?.requiresPrelightened && lightenedFrom < 0)
            expect(head.currentLevel >= 8 || head.hairCondition === "bleached" || lit(head)).toBe(
              true,
            );
          const over = lightenedFrom >= 0 && at > lightenedFrom && step.zone !== "roots";
          if (over) expect(step.type).not.toBe("permanent");
          if (step.purpose === "lighten" && step.onScalp)
            expect(step.developer?.volume).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 1500, seed: 11 },
    );
  });
});

const lit = ({ previousTreatments }: { previousTreatments: readonly string[] }) =>
  previousTreatments.includes("bleached");

describe("words of the salon", () => {
  it.each([
    ["Babylights and T-section", ["highlights"]],
    ["foilyage", ["balayage"]],
    ["root melt and glaze", ["gloss", "toning"]],
    ["root touch-up + half head foils + gloss", ["highlights", "retouch", "gloss"]],
    ["colour stripper", ["colour_removal"]],
    ["decolour", ["colour_removal"]],
    ["bleach & tone", ["double_process", "toning"]],
    ["keep my grey, but softer", ["grey_blending"]],
    ["pastel lilac", ["vivids"]],
    ["tint back to brunette", ["going_darker"]],
    ["blend the grey with fine lowlights", ["lowlights", "grey_blending"]],
    ["cover all my greys", ["grey_coverage"]],
    ["no highlights, toner only", ["toning"]],
    ["all over colour", []],
  ])("%s", (service, wanted) => {
    expect(readServices(Request.parse({ ...virgin, extra: { service } }))).toEqual(wanted);
  });

  it("believes the named services before any text", () => {
    const hair = Request.parse({ ...virgin, services: ["gloss"], extra: { service: "balayage" } });
    expect(readServices(hair)).toEqual(["gloss"]);
  });
});

it("blames a toner only where one was asked for", () => {
  const codes = (services: FormulateRequest["services"]) =>
    formulate({ ...virgin, desiredLevel: 8, serviceType: "toning", services }).findings.map(
      ({ code }) => code,
    );
  expect(codes(["toning"])).toContain("toner_cannot_lift");
  expect(codes(["highlights", "toning"])).not.toContain("toner_cannot_lift");
  expect(codes(undefined)).not.toContain("toner_cannot_lift");
});

describe("several bowls in one visit", () => {
  const visit = formulate({
    ...coloured,
    currentLevel: 5,
    desiredLevel: 8,
    desiredTone: "neutral",
    ...white(60),
    services: ["grey_coverage", "highlights", "lowlights", "toning"],
  });

  it("lays out base, highlight, lowlight and toner, and tones last", () => {
    expect(Object.keys(visit.formulas).sort()).toEqual(["base", "highlight", "lowlight", "toner"]);
    expect(visit.steps.at(-1)).toMatchObject({ purpose: "tone", zone: "lengths" });
    expect(visit.steps.findIndex((step) => step.type === "permanent")).toBeLessThan(
      visit.steps.length - 1,
    );
  });

  it("keeps permanent off lightened hair and foils in the same stage as their base", () => {
    const base = visit.steps.find((step) => step.type === "permanent");
    const foils = visit.steps.find((step) => step.purpose === "lighten");
    expect(base?.zone).toBe("roots");
    expect(base?.stage).toBe(foils?.stage);
    expect(visit.steps.at(-1)?.stage).toBeGreaterThan(foils?.stage ?? 0);
  });

  it("fills the four formulas of a colour correction, with techniques to choose from", () => {
    const formula = colourCorrectionFormula(visit);
    expect(formula?.baseFormula?.shades.length).toBeGreaterThan(0);
    expect(formula?.highlightFormula?.lightener).toBeTruthy();
    expect(formula?.lowlightFormula?.shades.length).toBeGreaterThan(0);
    expect(formula?.tonerFormula?.amount).toMatch(/ g mixed$/);
    expect(formula?.techniqueOptions.length).toBeGreaterThan(1);
    expect(formula?.baseFormula?.shades).not.toEqual(formula?.lowlightFormula?.shades);
  });
});

it("says of clear that it deepens nothing, where a deeper level was asked for and none named", () => {
  const { findings } = formulate({ ...bleached, desiredTone: "clear", services: ["going_darker"] });
  expect(findings.find(({ code }) => code === "one_level_deeper")?.sentence).toMatch(
    /^No deeper level was named, and clear deepens nothing: the formula stays at \d+\.$/,
  );
});
