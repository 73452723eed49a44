import { checkFormula, formulate, rescue } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import type { Bowl } from "./bowl-schema.ts";
import { judgeCase } from "./cases.ts";
import { FormulateRequest } from "./schema.ts";

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
const dyed: FormulateRequest = { ...coloured, previousTreatments: ["semi_permanent"] };
const blonde = { ...bleached, currentLevel: 10, desiredLevel: 10 };
const AT_HAND = { blonde, bleached, dyed, virgin, coloured };
const roots = (level: number) => ({ roots: { level, hairCondition: "virgin" as const } });
const codes = (hair: FormulateRequest) => formulate(hair).findings.map(({ code }) => code);

type Row = [what: string, hair: FormulateRequest, expected: Record<string, unknown>];

it.each<Row>(
  table(
    `
light brown regrowth comes up to blonde lengths in one visit
  | blonde services=[retouch] desiredTone=cool_ash zones.roots.level=5 zones.roots.hairCondition=virgin
  | sessions_max=1 lighten_to_level_in=[10] onscalp_developer_max=20
dark regrowth takes two | blonde services=[retouch] zones.roots.level=3 zones.roots.hairCondition=virgin | sessions_min=2 onscalp_developer_max=20
a root shadow lifts nothing, whatever the roots are
  | blonde currentLevel=9 desiredLevel=9 zones.roots.level=6 zones.roots.hairCondition=virgin extra.service="root melt"
  | needs_prelightening=false allowed_types=[demi-permanent,toner] developer_volume_max=10
blue direct dye is opened before copper | dyed currentLevel=7 desiredLevel=7 desiredTone=copper extra.directDye=blue
  | formula_null=false technique_in=[bleach_wash] forbidden_types=[colour-remover,permanent] warnings_include=[direct_dye_bath_first] confidence_max=74
and waits where the hair may not be opened | dyed currentLevel=7 damageLevel="2" desiredLevel=7 desiredTone=copper extra.directDye=blue
  | formula_null=false forbidden_types=[lightener,permanent] must_not_include_tone_family=[orange,yellow] warnings_include=[warm_waits_for_fade]
white covered at a lighter level is a lift | virgin hasGray grayPercent=40 serviceType=gray-coverage desiredLevel=8
  | requires_strand_test allowed_types=[permanent] developer_volume_in=[20]
the leaflet's row for 30% white
  | virgin hasGray grayPercent=30 serviceType=gray-coverage desiredTone=cool_ash brand=wella-professionals line=koleston-perfect
  | natural_share_min=0.33 natural_share_max=0.34
henna has the warmth that a brown needs | dyed previousTreatments=[henna] desiredLevel=3 extra.metallicTest=passed
  | needs_filler=false forbidden_types=[lightener,high-lift]
a dark band is taken down before it is toned | coloured flow=corrective uncorrectedTones=[uneven] issueDescription="dark band in the middle"
  | zones_only=[mids] steps_min=2 warnings_include=[zones_needed]
green ends of a blonde are filled with red and not with gold | blonde currentLevel=8 desiredLevel=5 unwantedTone=green
  | needs_filler filler_tone_in=[red-copper,red,copper,mahogany]
blue on pale hair is toned at the level it has | blonde currentLevel=9 desiredLevel=9 services=[vivids] desiredTone=blue
  | steps_min=2 must_include_any_tone_family=[violet]
a reverse balayage deepens | blonde currentLevel=9 desiredLevel=9 extra.service="reverse balayage"
  | needs_prelightening=false technique_in=[lowlights]
pale blonde to the root is lightened, not tinted | virgin desiredLevel=9 extra.goal="pale blonde" | needs_prelightening
toning two levels of blonde lifts neither
  | blonde currentLevel=9 desiredLevel=9 services=[toning] zones.mids.level=8 zones.mids.tone=gold zones.ends.level=10 zones.ends.tone=yellow
  | needs_prelightening=false allowed_types=[demi-permanent,toner]
platinum that turned yellow again is not opened again
  | blonde currentLevel=11 flow=correction serviceType=color_correction desiredLevel=11 unwantedTone=yellow lastFormula.bowls=[(brand=redken line=shades-eq-gloss shades=[010VV] minutes=5)] lastFormula.fromLevel=9 lastFormula.toLevel=11 lastFormula.attempts=1
  | forbidden_types=[lightener] must_include_tone_family=[violet]
a toner that was rinsed early stays on this time, in its own line
  | blonde currentLevel=9 flow=corrective desiredLevel=9 uncorrectedTones=[yellow] lastFormula.bowls=[(type=lightener purpose=lighten),(brand=redken line=shades-eq-gloss purpose=tone shades=[09V] minutes=3)] lastFormula.fromLevel=6 lastFormula.toLevel=9 lastFormula.attempts=1
  | shade_codes_match="^09V$" processing_minutes_min=5
`,
    plain,
    inWords<FormulateRequest>(AT_HAND, FormulateRequest),
    inWords<Record<string, unknown>>(AT_HAND),
  ),
)("%s", (what, input, expected) => {
  const given = { id: what, kind: "formulate", input, expected, strictness: "hard", why: what };
  expect(judgeCase(given)).toEqual([]);
});

describe("no warning that does not apply", () => {
  it.each<[string, FormulateRequest, string]>(
    table(
      `
depth, where no lift is possible today | coloured damageLevel="2" desiredLevel=8 | shade_too_dark_for_goal
depth of a relaxed head that stays where it is | virgin currentLevel=3 desiredLevel=7 extra.relaxer=sodium_hydroxide extra.weeksSinceTreatment=6
  | shade_too_dark_for_goal
depth of a shadow | blonde currentLevel=9 desiredLevel=9 extra.service="root smudge" | shade_too_dark_for_goal
hot roots, where only roots are worked | blonde services=[retouch] zones.roots.level=5 zones.roots.hairCondition=virgin | hot_roots
dye in the way, where there is none | blonde currentLevel=8 desiredLevel=9 | colour_does_not_lift_colour
reach of the tint on fine hair, which gives a level more | virgin currentLevel=7 hairThickness=fine desiredLevel=10 | lift_falls_short
the same said twice of pale cover | virgin currentLevel=9 hasGray grayPercent=60 serviceType=gray-coverage | shade_too_light_to_cover
`,
      plain,
      inWords<FormulateRequest>(AT_HAND, FormulateRequest),
      plain,
    ),
  )("%s", (_, hair, code) => {
    expect(codes(hair)).not.toContain(code);
  });
});

it("judges a head that is nearly all white by its white", () => {
  const { confidence, findings, formula, zonesOrder } = formulate({
    ...virgin,
    currentLevel: 6,
    desiredLevel: 9,
    serviceType: "gray-coverage",
    hasGray: true,
    grayPercent: 85,
  });
  expect(formula?.name).toContain("Very Light Blonde");
  expect(findings.map(({ code }) => code)).toEqual([
    "grey_target_too_light",
    "natural_stays_deeper",
  ]);
  expect(zonesOrder[0]).toBe("roots");
  expect(confidence).toBe(89);
});

it("thins copper against green with a clear, from another maker where the stylist's has none", () => {
  const { steps, findings } = formulate({
    ...bleached,
    currentLevel: 8,
    desiredLevel: 8,
    serviceType: "toning",
    unwantedTone: "green",
    lines: ["schwarzkopf-professional/igora-royal"],
  });
  const shades = steps.at(-1)?.shades ?? [];
  expect(shades.find(({ tone }) => tone === "clear")?.grams).toBe(30);
  expect(findings.find(({ code }) => code === "line_lacks_shade")?.sentence).toContain("no clear");
});

it("names a direct dye by the level that it goes on", () => {
  const hair = { ...virgin, currentLevel: 6, desiredLevel: 9, desiredTone: "teal" as const };
  const { formula } = formulate({ ...hair, services: ["vivids"], extra: { pregnant: true } });
  expect(formula?.name).toBe("Very Light Blonde, teal");
});

it("fills in foils where the lowlights go", () => {
  const hair = { ...bleached, currentLevel: 9, desiredLevel: 9 };
  const { formula } = formulate({ ...hair, services: ["lowlights"] });
  expect(formula?.instructions).toContain("Apply the filler evenly to fine sections in foils.");
});

it("melts a shadow over the line", () => {
  const { formula } = formulate({
    ...bleached,
    currentLevel: 9,
    desiredLevel: 9,
    extra: { service: "shadow root" },
  });
  expect(formula?.instructions.join(" ")).toContain("over the line");
});

describe("parts in step", () => {
  it("tones regrowth and lengths of a retouch in one shade", () => {
    const { steps } = formulate({ ...blonde, services: ["retouch"], zones: roots(5) });
    const toners = steps.filter(({ type }) => type !== "lightener");
    expect(new Set(toners.flatMap(({ shades }) => shades.map(({ code }) => code))).size).toBe(1);
    expect(toners[0]?.parts).toEqual(["roots", "mids", "ends"]);
  });

  it("gives roots no stronger tint than the lengths that lift beside them", () => {
    const { steps } = formulate({
      ...virgin,
      desiredLevel: 8,
      zones: { roots: { level: 5 }, ends: { level: 7 } },
    });
    const at = (part: "roots" | "mids") =>
      steps.find(({ parts }) => parts?.includes(part))?.developer?.volume;
    expect(at("roots")).toBeLessThanOrEqual(at("mids") ?? 0);
  });

  it("says of a part from which level it is lightened", () => {
    const { roadmap } = formulate({
      ...coloured,
      currentLevel: 7,
      desiredLevel: 8,
      previousTreatments: ["box_dye"],
      zones: { bands: { level: 4 } },
    });
    expect(roadmap?.[0]?.does.join(" ")).toContain("from level 4");
  });
});

it("drops a named shade that cannot do it, and says so", () => {
  const answer = formulate({
    ...virgin,
    currentLevel: 4,
    hasGray: true,
    grayPercent: 70,
    serviceType: "gray-coverage",
    brand: "matrix",
    line: "socolor",
    shade: "9N",
  });
  expect(answer.formula).not.toBeNull();
  expect(answer.findings.map(({ code }) => code)).toContain("asked_shade_left_out");
});

it("takes a ratio for pastel toning with its own developer only", () => {
  const bowl: Bowl = {
    type: "permanent",
    brand: "wella-professionals",
    line: "koleston-perfect",
    shades: ["10/8"],
    ratio: "1:2",
  };
  expect(checkFormula({ candidate: { ...bowl, developer: 20 } }).ok).toBe(false);
  expect(checkFormula({ candidate: { ...bowl, developer: 6.3 } }).ok).toBe(true);
});

it.each<[string, string, string]>([
  ["foils on 35 minutes and looks pale yellow", "wipe_and_check", "rescue_lifting_too_fast"],
  ["foils on 15 minutes, still orange, want pale yellow", "leave", "rescue_lifting_slowly"],
  ["smoke is coming from the hair", "rinse_now", "rescue_hot_foil"],
  ["toner has turned the ends grey after 4 minutes", "rinse_now", "rescue_over_deposit"],
  ["high lift tint on 20 minutes, looks brassy", "leave", "rescue_not_taking_yet"],
])("%s", (text, verdict, rule) => {
  const answer = rescue({ text });
  expect([answer.verdict, answer.trace[0]?.rule]).toEqual([verdict, rule]);
});

it("mixes a rescue for the level that was said", () => {
  const { mix } = rescue({ text: "toner on 25 minutes still brassy at level 7" });
  expect(mix?.ingredients[0]?.name).toMatch(/\b7/);
});
