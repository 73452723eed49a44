import { checkFormula } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import type { CheckRequest } from "#tools/colour/schema.ts";

type Candidate = CheckRequest["candidate"];
const virgin: NonNullable<CheckRequest["context"]> = {
  currentLevel: 6,
  desiredLevel: 6,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
  damageLevel: "1",
};
const coloured: typeof virgin = {
  ...virgin,
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const white = { hasGray: true, grayPercent: 80, serviceType: "gray-coverage" } as const;
const AT_HAND = { coloured, virgin, white };
const blocks = (candidate: Candidate, context?: CheckRequest["context"]) =>
  checkFormula({ candidate, ...(context ? { context } : {}) })
    .findings.filter((finding) => finding.severity === "block")
    .map((finding) => finding.code);

describe("any head", () => {
  it.each<[Candidate, string]>(
    table(
      `
type=lightener onScalp developer=30 | scalp_lightener_developer_over_20
type=lightener heat | heat_with_lightener
type=lightener minutes=55 | lightener_over_max_minutes
type=lightener onScalp=false developer=40 | developer_over_limit
type=lightener brand=wella-professionals line=blondor-freelights onScalp developer=20 | off_scalp_only
type=permanent onScalp heat brand=matrix line=socolor | heat_on_scalp
type=semi-permanent developer=10 | direct_dye_takes_no_developer
brand=matrix line=socolor ratio=1:2 | wrong_ratio_for_line
brand=redken line=shades-eq-gloss developer=20 | wrong_developer_for_line
brand=matrix line=socolor shades=[7QQ] | unknown_shade
brand=redken line=shades-eq-gloss minutes=60 | time_outside_line
brand=schwarzkopf-professional line=igora-royal shades=[(code=6-0 grams=30),(code=0-22 grams=30)] | booster_over_limit
shades=[(code=6N grams=40)] ratio=1:1 developer.volume=20 developer.grams=60 | grams_do_not_match_ratio
`,
      inWords<Candidate>(),
      plain,
    ),
  )("%j is blocked as %s", (candidate, code) => {
    expect(blocks(candidate)).toContain(code);
  });

  it.each<[Candidate]>(
    table(
      `
type=lightener onScalp developer=20 minutes=50
brand=loreal-professionnel line=majirel shades=["6.1"] ratio=1:1.5 developer=20 minutes=35
brand=redken line=shades-eq-gloss shades=[06N,"000"] ratio=1:1 developer=7 minutes=[5,20]
shades=[(code=6N grams=40)] ratio=1:1.5 developer.volume=20 developer.grams=60.5
brand=wella-professionals line=koleston-perfect heat onScalp minutes=30
`,
      inWords<Candidate>(),
    ),
  )("%j passes", (candidate) => {
    expect(blocks(candidate)).toEqual([]);
  });
});

describe("this head", () => {
  it.each<[string, Candidate, CheckRequest["context"], string]>(
    table(
      `
anything at damage 4 | type=toner | coloured damageLevel="4" | no_chemical_at_damage_4
toner at damage 3 | type=toner | coloured damageLevel="3" | no_colour_at_damage_3
permanent at damage 2 | type=permanent | coloured damageLevel="2" | type_not_allowed_at_damage_2
20 vol at damage 2 | type=demi-permanent developer=20 | coloured damageLevel="2" | developer_over_limit
40 vol on fine hair | type=permanent developer=40 | virgin hairThickness=fine | developer_over_limit
30 vol on relaxed hair | type=permanent developer=30 | virgin extra.relaxer=guanidine extra.weeksSinceTreatment=5 | developer_over_limit
lightener on clean henna | type=lightener | coloured previousTreatments=[henna] extra.metallicTest=negative | lightener_not_allowed_on_this_history
colour on untested henna | type=demi-permanent | coloured previousTreatments=[henna] | henna_untested
colour after a reaction | type=permanent | virgin extra.reactedToColourBefore | allergy_refer_medical
high-lift on coloured hair | type=high-lift | coloured currentLevel=7 desiredLevel=10 | high_lift_needs_virgin_hair
high-lift from level 4 | type=high-lift | virgin currentLevel=4 | high_lift_start_too_dark
tint to lift coloured hair | type=permanent | coloured currentLevel=4 | colour_does_not_lift_colour
warmth on brass | brand=wella-professionals line=color-touch shades=[7/3] | coloured currentLevel=7 desiredLevel=7 unwantedTone=brass
  | tone_adds_unwanted_warmth
violet alone on orange | brand=wella-professionals line=color-touch shades=[6/6] type=demi-permanent | coloured unwantedTone=orange | unknown_shade
ash over green | brand=goldwell line=colorance shades=[8A] | coloured currentLevel=8 desiredLevel=8 unwantedTone=green | tone_adds_unwanted_cool
high-lift on white hair | brand=loreal-professionnel line=majirel-high-lift developer=40 | virgin white currentLevel=7 desiredLevel=10
  | line_cannot_cover_this_grey
30 vol to cover white | brand=wella-professionals line=koleston-perfect shades=[6/0] developer=30 | virgin white | grey_developer_too_strong
ash alone on white | brand=wella-professionals line=koleston-perfect shades=[6/1] developer=20 | virgin white | grey_natural_share_too_low
gold alone on white where nobody wished for warmth | brand=wella-professionals line=koleston-perfect shades=[6/3] developer=20
  | virgin white desiredTone=neutral | grey_natural_share_too_low
copper alone on white, warm as the wish is | brand=wella-professionals line=koleston-perfect shades=[6/4] developer=20 | virgin white desiredTone=warm
  | grey_natural_share_too_low
a gloss that should lift | brand=redken line=shades-eq-gloss shades=[08N] | virgin currentLevel=5 desiredLevel=8 | toner_cannot_lift
a toner that should lift | type=toner developer=10 | coloured currentLevel=7 desiredLevel=10 hairCondition=bleached | toner_cannot_lift
20 vol for three levels in Koleston | brand=wella-professionals line=koleston-perfect shades=[8/0] developer=20 | virgin currentLevel=5 desiredLevel=8
  | developer_too_weak_for_lift
direct dye on dark hair | brand=pravana line=vivids shades=[Violet] | virgin currentLevel=4 desiredLevel=4 | needs_prelightened_hair
a blonde toner on virgin hair | brand=wella-professionals line=wella-color-charm-toner shades=[T18] | virgin currentLevel=7 desiredLevel=7
  | needs_prelightened_hair
20 vol pulled through coloured ends | type=permanent developer=20 zone=ends | coloured | no_tint_through_lengths
four levels darker without a filler | brand=goldwell line=colorance shades=[5N] | coloured currentLevel=9 desiredLevel=5 hairCondition=bleached
  | filler_missing
`,
      plain,
      inWords<Candidate>(AT_HAND),
      inWords<CheckRequest["context"]>(AT_HAND),
      plain,
    ),
  )("blocks %s", (_, candidate, context, code) => {
    expect(blocks(candidate, context)).toContain(code);
  });

  it("lets tint lift coloured hair once a bowl removes first", () => {
    const bowls = [
      { type: "colour-remover" as const, purpose: "remove" as const },
      { type: "permanent" as const },
    ];
    expect(blocks({ bowls }, { ...coloured, currentLevel: 4, desiredLevel: 6 })).toEqual([]);
  });

  it("says each thing once however many bowls share it", () => {
    const bowls = [{ type: "permanent" as const }, { type: "permanent" as const }];
    expect(
      blocks({ bowls }, { ...coloured, damageLevel: "2" }).filter(
        (code) => code === "type_not_allowed_at_damage_2",
      ),
    ).toHaveLength(1);
  });

  it("knows a line by its printed names too", () => {
    expect(blocks({ brand: "L'Oréal Professionnel", line: "Majirel", ratio: "1:1" })).toEqual([
      "wrong_ratio_for_line",
    ]);
    expect(
      checkFormula({ candidate: { brand: "Nobody", line: "Nothing", ratio: "1:9" } }),
    ).toMatchObject({ ok: true, findings: [{ code: "line_unknown" }] });
  });

  it("gives every finding a sentence and a source", () => {
    const { findings } = checkFormula({
      candidate: { type: "lightener", developer: 40, heat: true, onScalp: true, minutes: 70 },
      context: { ...coloured, damageLevel: "2" },
    });
    expect(
      findings.every(
        (finding) => /^[A-Z0-9].+\.$/.test(finding.sentence) && finding.source.length > 0,
      ),
    ).toBe(true);
  });
});
