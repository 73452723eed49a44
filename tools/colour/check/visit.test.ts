import { checkFormula } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inValue, plain, table } from "#tests/row-words.ts";
import type { CheckRequest } from "#tools/colour/schema.ts";

type Bowl = NonNullable<CheckRequest["candidate"]["bowls"]>[number];
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
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
};

/** How severely a set of bowls is objected to by one rule, and in what words. */
function said(code: string, bowls: Bowl[], context?: Hair) {
  const { findings } = checkFormula({ candidate: { bowls }, ...(context && { context }) });
  return findings.find((finding) => finding.code === code);
}
const how = (...given: Parameters<typeof said>) => said(...given)?.severity ?? "nothing";

describe("two lightenings in one visit", () => {
  it.each<[string, Partial<Bowl>, Partial<Bowl>, string]>(
    table(
      `
on all the head | () | () | block
on all of it and on the roots | (zone=all) | (zone=roots) | block
on the ends | (zone=ends) | (zone=ends) | block
in the same foils | (zone=foils) | (zone=foils) | block
on the lengths and their mids | (zone=lengths) | (zone=mids) | block
on the lengths and the roots | (zone=lengths) | (zone=roots) | nothing
on the lengths and resistant white | (zone=lengths) | (zone=resistant) | nothing
on mids and ends | (zone=mids) | (zone=ends) | nothing
in foils out of all the hair | (zone=foils) | (zone=all) | warn
in foils out of the lengths | (zone=foils) | (zone=lengths) | warn
in foils and on the roots | (zone=foils) | (zone=roots) | nothing
in foils and on resistant white | (zone=foils) | (zone=resistant) | nothing
in foils and on the hairline | (zone=foils) | (zone=roots area=hairline) | nothing
in foils over the bands | (zone=foils) | (zone=mids area=bands) | warn
on the bands | (zone=mids area=bands) | (zone=mids area=bands) | block
on the bands, then all of it | (zone=mids area=bands) | (zone=all) | block
on the bands and the mids beside them | (zone=mids area=bands) | (zone=mids) | nothing
on bands and hairline | (zone=mids area=bands) | (zone=roots area=hairline) | nothing
on parts of which one is the same | (zone=all parts=[roots,mids]) | (zone=all parts=[mids,ends]) | block
on parts that lie apart, whatever the zone is called | (zone=all parts=[roots]) | (zone=all parts=[mids,ends]) | nothing
in foils out of one part, brushed on the others | (zone=foils parts=[roots]) | (zone=lengths parts=[mids,ends]) | nothing
in foils out of the part that is brushed | (zone=foils parts=[mids]) | (zone=lengths parts=[mids,ends]) | warn
as a bath first | (purpose=remove) | () | warn
as a bath last | () | (purpose=remove) | warn
`,
      plain,
      inValue<Partial<Bowl>>(),
      inValue<Partial<Bowl>>(),
      plain,
    ),
  )("%s", (_, first, second, severity) => {
    const bowls: Bowl[] = [
      { type: "lightener", ...first },
      { type: "lightener", ...second },
    ];
    expect(how("two_liftings_in_one_visit", bowls)).toBe(severity);
    expect(how("two_liftings_in_one_visit", bowls.toReversed())).toBe(severity);
  });

  it("are told apart from lightener over tint", () => {
    const over = said("two_liftings_in_one_visit", [{ type: "permanent" }, { type: "lightener" }]);
    expect(over?.sentence).toContain("over hair that was tinted");
  });

  it.each<[Bowl["type"], string]>([
    ["permanent", "block"],
    ["high-lift", "block"],
    ["demi-permanent", "nothing"],
    ["toner", "nothing"],
    [undefined, "nothing"],
  ])("%s over fresh lightening: %s", (type, severity) =>
    expect(how("permanent_over_fresh_lightening", [{ type: "lightener" }, { type }])).toBe(
      severity,
    ),
  );
});

describe("tint on hair that carries colour", () => {
  const lifting = { ...coloured, currentLevel: 5, desiredLevel: 7 };
  const majirel = { brand: "loreal-professionnel", line: "majirel" };
  it.each<[string, Bowl[], Hair, string]>([
    ["does not lift it", [{ type: "permanent" }], lifting, "block"],
    [
      "lifts virgin hair",
      [{ type: "permanent" }],
      { ...lifting, hairCondition: "virgin", previousTreatments: ["virgin"] },
      "nothing",
    ],
    ["deposits", [{ type: "permanent" }], { ...lifting, desiredLevel: 5 }, "nothing"],
    [
      "after a remover is no lift",
      [{ type: "colour-remover" }, { type: "permanent" }],
      lifting,
      "nothing",
    ],
    ["lifts new growth two levels", [{ type: "permanent", zone: "roots" }], lifting, "nothing"],
    ["lifts resistant new growth", [{ type: "permanent", zone: "resistant" }], lifting, "nothing"],
    ["does not lift the lengths", [{ type: "permanent", zone: "lengths" }], lifting, "block"],
    [
      "lifts new growth no three levels",
      [{ type: "permanent", zone: "roots" }],
      { ...lifting, desiredLevel: 8 },
      "block",
    ],
    [
      "goes no further than its lightest shade",
      [{ ...majirel, zone: "roots", shades: ["6", "7"] }],
      { ...lifting, desiredLevel: 8 },
      "nothing",
    ],
    [
      "goes as far as its lightest shade",
      [{ ...majirel, zone: "roots", shades: ["6", "8"] }],
      { ...lifting, desiredLevel: 8 },
      "block",
    ],
  ])("%s", (_, bowls, hair, severity) =>
    expect(how("colour_does_not_lift_colour", bowls, hair)).toBe(severity),
  );
});

describe("a filler", () => {
  const touch = { brand: "wella-professionals", line: "color-touch" };
  const natural: Bowl = { ...touch, shades: ["6/0"] };
  const from = (currentLevel: number, hair = bleached): Hair => ({ ...hair, currentLevel });
  it.each<[string, Bowl[], Hair, string, string]>([
    ["is missing three levels darker", [natural], from(9), "block", "nothing"],
    ["would help two levels darker", [natural], from(8), "nothing", "warn"],
    ["is not needed one level darker", [natural], from(7), "nothing", "nothing"],
    ["is not needed on virgin hair", [natural], from(9, virgin), "nothing", "nothing"],
    [
      "is not needed over henna",
      [natural],
      { ...from(9, coloured), previousTreatments: ["henna"], extra: { metallicTest: "negative" } },
      "nothing",
      "nothing",
    ],
    [
      "is there as a bowl",
      [{ ...natural, purpose: "fill" }, natural],
      from(9),
      "nothing",
      "nothing",
    ],
    [
      "is there as warmth in the bowl",
      [{ ...touch, shades: ["6/0", "6/4"] }],
      from(9),
      "nothing",
      "nothing",
    ],
    ["is not asked of roots alone", [{ ...natural, zone: "roots" }], from(9), "nothing", "nothing"],
    ["is asked of the ends", [{ ...natural, zone: "ends" }], from(9), "block", "nothing"],
  ])("%s", (_, bowls, hair, missing, recommended) => {
    expect(how("filler_missing", bowls, hair)).toBe(missing);
    expect(how("filler_recommended", bowls, hair)).toBe(recommended);
  });
});

describe("lift in one visit", () => {
  const foils: Bowl = { type: "lightener", zone: "foils", onScalp: false };
  const dark = { ...virgin, currentLevel: 3, desiredLevel: 10 };
  it("is stopped two levels past what is safe, and only warned of one past", () => {
    const at = (level: number) =>
      how("lift_over_safe_limit", [{ ...foils, stopLevel: level }], dark);
    const levels = [5, 6, 7, 8, 9, 10].map(at);
    expect(levels.filter((word) => word === "warn")).toHaveLength(1);
    expect(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(levels);
    expect([levels[0], levels.at(-1)]).toEqual(["nothing", "block"]);
  });

  it("is only warned of where the level is that of a later visit", () =>
    expect(how("lift_over_safe_limit", [{ ...foils, targetLevel: 10 }], dark)).toBe("warn"));

  it("counts from the roots where the roots are lightened", () => {
    const { sentence = "" } =
      said("lift_over_safe_limit", [{ type: "lightener", zone: "roots", stopLevel: 10 }], {
        ...bleached,
        currentLevel: 9,
        desiredLevel: 10,
        zones: { roots: { level: 3, hairCondition: "virgin" } },
      }) ?? {};
    const [, asked, safe, stop] = /^(\d+) levels .*\((\d+)\): stop at level (\d+)/.exec(sentence)!;
    expect([Number(asked), Number(stop)]).toEqual([7, 3 + Number(safe)]);
  });

  it("says nothing of roots whose level nobody gave", () =>
    expect(
      how("lift_over_safe_limit", [{ type: "lightener", zone: "roots", stopLevel: 10 }], dark),
    ).toBe("nothing"));
});

const order = ["nothing", "warn", "block"];

describe("a result that is too dark", () => {
  const touch: Bowl = { brand: "wella-professionals", line: "color-touch", shades: ["6/0"] };
  const dark: Hair = { ...coloured, flow: "corrective", uncorrectedTones: ["too-dark"] };
  it.each<[string, Bowl[], Hair, string]>([
    ["is not mended by deposit", [touch], dark, "warn"],
    ["is mended after lightening", [{ type: "lightener" }, touch], dark, "nothing"],
    ["is left as it is at damage 2", [touch], { ...dark, damageLevel: "2" }, "nothing"],
    ["is not there", [touch], { ...dark, uncorrectedTones: ["orange"] }, "nothing"],
    ["is not deepened without a shade", [{ type: "treatment" }], dark, "nothing"],
  ])("%s", (_, bowls, hair, severity) =>
    expect(how("deposit_does_not_lighten", bowls, hair)).toBe(severity),
  );
});
