import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import { brands } from "./catalogue.ts";
import { FormulateRequest, type FormulateAnswer, type Step } from "./schema.ts";

const virgin: FormulateRequest = {
  currentLevel: 6,
  desiredLevel: 6,
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
const AT_HAND = { bleached, coloured, virgin };

const codes = (answer: FormulateAnswer) => answer.findings.map((finding) => finding.code);
const types = (answer: FormulateAnswer) => answer.steps.map((step) => step.type);
const volumes = (answer: FormulateAnswer) =>
  answer.steps.map((step) => step.developer?.volume ?? 0);

describe("safety gates", () => {
  it.each<[string, FormulateRequest, string]>(
    table(
      `
dead hair | bleached damageLevel="4" | damage_4_no_chemical
heavy damage | coloured damageLevel="3" | damage_3_bond_only
severe damage of the correction flow | coloured hairCondition=severe_damage damageLevel=undefined flow=correction | damage_3_bond_only
over-processed hair that fails its elasticity test | bleached hairCondition=over_processed flow=correction extra.elasticityTest=failed
  | damage_4_no_chemical
a known reaction | virgin extra.reactedToColourBefore | allergy_refer_medical
an allergy under another name | virgin extra.ppdAllergy=yes | allergy_refer_medical
a child of 15 | virgin extra.age=15 | under_16
a sore scalp | virgin extra.scalpBroken | scalp_not_healthy
untested henna | coloured previousTreatments=[henna] | henna_untested
a reacting metallic test | coloured previousTreatments=[henna] extra.metallicTest=positive | metallic_salts_found
a relaxer of a week ago | virgin extra.relaxer=guanidine extra.weeksSinceTreatment=1 | relaxer_too_recent
`,
      plain,
      inWords<FormulateRequest>(AT_HAND, FormulateRequest),
      plain,
    ),
  )("refuses colour for %s and says why", (_, hair, code) => {
    const answer = formulate(hair);
    expect(answer.refused.colour).toBe(true);
    expect(answer.formula).toBeNull();
    expect(types(answer).filter((type) => type !== "treatment")).toEqual([]);
    expect(codes(answer)).toContain(code);
  });

  it.each<[string, FormulateRequest, string]>([
    ["age 16", { ...virgin, extra: { age: 16 } }, "under_16"],
    [
      "no allergy",
      { ...virgin, extra: { ppdAllergy: "none", reactedToColourBefore: false } },
      "allergy_refer_medical",
    ],
    ["a healthy scalp", { ...virgin, extra: { scalp: "healthy" } }, "scalp_not_healthy"],
    [
      "a relaxer of a month ago",
      { ...virgin, extra: { relaxer: "guanidine", weeksSinceTreatment: 4 } },
      "relaxer_too_recent",
    ],
  ])("lets colour through with %s", (_, hair, code) => {
    const answer = formulate(hair);
    expect(answer.formula).not.toBeNull();
    expect(codes(answer)).not.toContain(code);
  });

  it.each([1, 3, 5, 7, 9].flatMap((from) => [2, 5, 8, 10].map((to) => [from, to] as const)))(
    "keeps damage 2 to demi at 15 vol or less, %i to %i",
    (from, to) => {
      const answer = formulate({
        ...coloured,
        damageLevel: "2",
        currentLevel: from,
        desiredLevel: to,
      });
      expect(
        types(answer).every((type) => ["demi-permanent", "semi-permanent", "toner"].includes(type)),
      ).toBe(true);
      expect(Math.max(...volumes(answer))).toBeLessThanOrEqual(15);
      expect(answer.refused.lightener).toBe(true);
      expect(answer.requires).toEqual(
        expect.arrayContaining(["strand_test", "bond_treatment", "patch_test"]),
      );
    },
  );

  it.each([["perm"], ["henna"]] as const)("puts no lightener on hair with %s", (treatment) => {
    const answer = formulate({
      ...bleached,
      currentLevel: 5,
      desiredLevel: 9,
      previousTreatments: [treatment],
      extra: { metallicTest: "negative", weeksSinceTreatment: 6 },
    });
    expect(answer.refused.lightener).toBe(true);
    expect(types(answer)).not.toContain("lightener");
    expect(codes(answer)).toContain("lift_not_possible_today");
  });

  it("advises in pregnancy and keeps off the scalp, without refusing", () => {
    const answer = formulate({
      ...virgin,
      currentLevel: 6,
      desiredLevel: 8,
      extra: { pregnant: true },
    });
    expect(answer.refused.colour).toBe(false);
    expect(answer.steps.find((step) => step.purpose === "lighten")?.onScalp).toBe(false);
    expect(codes(answer)).toContain("pregnancy_advice");
  });

  it("asks for the allergy test 48 hours ahead on every formula", () => {
    expect(formulate(virgin).formula?.instructions.join(" ")).toContain("48 hours");
  });
});

describe("developer by line", () => {
  it.each([
    ["matrix", "socolor", 5, 7, 20],
    ["wella-professionals", "koleston-perfect", 5, 7, 30],
    ["goldwell", "topchic", 6, 7, 20],
    ["schwarzkopf-professional", "igora-royal", 5, 7, 20],
    ["redken", "color-gels-lacquers", 5, 8, 30],
    ["pravana", "chromasilk", 5, 7, 30],
    ["aveda", "full-spectrum-permanent", 6, 8, 20],
    ["moroccanoil", "color-rhapsody", 6, 7, 20],
    ["loreal-professionnel", "majirel", 6, 8, 20],
  ])("%s/%s lifts %i to %i with %i vol", (brand, line, currentLevel, desiredLevel, volume) => {
    const answer = formulate({ ...virgin, brand, line, currentLevel, desiredLevel });
    expect(volumes(answer)).toEqual([volume]);
  });

  it("covers grey at 20 vol even where no lift is wanted", () => {
    for (const { brandId, id } of permanentLines()) {
      const answer = formulate({
        ...virgin,
        hasGray: true,
        grayPercent: 60,
        serviceType: "gray-coverage",
        brand: brandId,
        line: id,
      });
      expect([brandId, id, ...volumes(answer)]).toEqual([
        brandId,
        id,
        id === "igora-royal-absolutes" ? 30 : 20,
      ]);
    }
  });

  it("never exceeds 20 vol on the scalp with lightener, on any brand", () => {
    for (const brand of brands) {
      const answer = formulate({
        ...virgin,
        currentLevel: 4,
        desiredLevel: 10,
        brand: brand.id,
        line: brand.lines[0]?.id,
        extra: { application: "global on scalp" },
      });
      expect(
        answer.steps
          .filter((step) => step.onScalp && step.type === "lightener")
          .every((step) => (step.developer?.volume ?? 0) <= 20),
      ).toBe(true);
    }
  });
});

describe("tone", () => {
  it.each([
    ["red", 3, "green"],
    ["red", 5, "green"],
    ["orange", 6, "blue"],
    ["orange", 7, "blue"],
    ["brass", 5, "green"],
    ["brass", 7, "blue"],
    ["brass", 9, "violet"],
    ["yellow", 9, "violet"],
    ["yellow", 10, "violet"],
    ["gold", 8, "violet"],
    ["green", 8, "red"],
  ] as const)("cancels %s at level %i with %s", (unwantedTone, level, pigment) => {
    const answer = formulate({
      ...coloured,
      currentLevel: level,
      desiredLevel: level,
      unwantedTone,
      desiredTone: "cool_ash",
      serviceType: "toning",
    });
    expect(
      answer.steps.flatMap((step) => step.shades.flatMap((shade) => shade.pigments)),
    ).toContain(pigment);
  });

  it("keeps the toner at the level or one darker, and one lighter on porous hair", () => {
    const level = (porosity: "normal" | "high") =>
      formulate({
        ...coloured,
        porosity,
        currentLevel: 7,
        desiredLevel: 7,
        unwantedTone: "orange",
        desiredTone: "cool_ash",
        brand: "goldwell",
        line: "colorance",
      }).steps[0]?.shades[0]?.level;
    expect([6, 7]).toContain(level("normal"));
    expect([7, 8]).toContain(level("high"));
  });
});

describe("the stylist's lines", () => {
  it("uses preferred lines without letting them decide the type of product", () => {
    const lines = ["pravana/vivids", "wella-professionals/koleston-perfect"];
    const [toner] = formulate({
      ...coloured,
      lines,
      unwantedTone: "orange",
      serviceType: "toning",
    }).steps;
    expect([toner?.brandId, toner?.type]).toEqual(["wella-professionals", "demi-permanent"]);
    expect(formulate({ ...virgin, lines, currentLevel: 5, desiredLevel: 6 }).steps[0]?.lineId).toBe(
      "koleston-perfect",
    );
  });

  it("says when it has to leave the stylist's brand", () => {
    const answer = formulate({
      ...coloured,
      currentLevel: 4,
      desiredLevel: 4,
      unwantedTone: "red",
      brand: "wella-professionals",
      line: "color-touch",
    });
    expect(
      answer.steps[0]?.brandId === "wella-professionals" ||
        codes(answer).includes("line_lacks_shade"),
    ).toBe(true);
    expect(codes(formulate({ ...virgin, brand: "nobody", line: "nothing" }))).toContain(
      "line_unknown",
    );
  });

  it("never makes up a code for a line whose shades it does not know, and says so", () => {
    for (const line of brands
      .flatMap((brand) => brand.lines)
      .filter((each) => each.type === "demi-permanent" && each.shades.length === 0)) {
      const answer = formulate({
        ...bleached,
        currentLevel: 8,
        desiredLevel: 8,
        desiredTone: "natural",
        brand: line.brandId,
        line: line.id,
      });
      expect([
        line.key,
        codes(answer).includes("line_without_shade_list"),
        answer.formula !== null,
      ]).toEqual([line.key, true, true]);
    }
  });

  it("does not put vivid dye on dark hair", () => {
    const answer = formulate({
      ...virgin,
      currentLevel: 4,
      desiredLevel: 4,
      desiredTone: "blue",
      brand: "pravana",
      line: "vivids",
    });
    expect(codes(answer)).toContain("vivid_needs_prelightened");
    expect(types(answer)).toEqual(["demi-permanent"]);
  });
});

describe("corrections", () => {
  it.each([
    ["ends came out khaki", "green", "ends"],
    ["orange band in the mid-lengths", "brass", "mids"],
    ["roots are too warm", "orange", "roots"],
  ] as const)("works only where the description points: %s", (issueDescription, tone, zone) => {
    const answer = formulate({
      ...coloured,
      flow: "corrective",
      currentLevel: 7,
      desiredLevel: 7,
      uncorrectedTones: [tone],
      issueDescription,
    });
    expect([...new Set(answer.steps.map((step) => step.zone))]).toEqual([zone]);
    expect(answer.zonesOrder).toEqual([zone]);
  });

  it.each([
    [0, ["remove", "tone"]],
    [1, ["remove", "tone"]],
    [2, ["remove", "tone"]],
  ] as const)("takes out what is %i levels too dark before toning", (lift, purposes) => {
    const answer = formulate({
      ...coloured,
      flow: "corrective",
      currentLevel: 5,
      desiredLevel: 5 + lift,
      uncorrectedTones: ["too-dark"],
    });
    expect(answer.steps.map((step) => step.purpose)).toEqual([...purposes]);
    expect(Math.max(...volumes(answer))).toBeLessThanOrEqual(10);
  });

  it("gives uneven hair more than one bowl", () => {
    const answer = formulate({ ...coloured, flow: "correction", unwantedTone: "uneven" });
    expect(new Set(answer.steps.map((step) => step.zone)).size).toBeGreaterThan(1);
  });
});

describe("sessions", () => {
  it.each([
    [5, 8, "medium", "virgin", 1],
    [4, 10, "medium", "virgin", 2],
    [2, 10, "medium", "virgin", 3],
    [4, 9, "fine", "virgin", 2],
    [7, 9, "medium", "bleached", 2],
    [2, 8, "medium", "box_dye", 3],
  ] as const)(
    "%i to %i on %s hair, %s: at least %i",
    (currentLevel, desiredLevel, hairThickness, treatment, visits) => {
      const answer = formulate({
        ...virgin,
        currentLevel,
        desiredLevel,
        hairThickness,
        hairCondition:
          treatment === "bleached"
            ? "bleached"
            : treatment === "virgin"
              ? "virgin"
              : "previously-colored",
        previousTreatments: [treatment],
        extra: { application: "foils" },
      });
      expect(answer.sessions[0]).toBe(visits);
      const lighten = answer.steps.find((step) => step.purpose === "lighten");
      expect(lighten?.targetLevel).toBe(desiredLevel);
      if (visits > 1) expect(lighten?.stopLevel).toBeLessThan(desiredLevel);
    },
  );
});

describe("going darker", () => {
  it.each([
    [9, 7, "normal", false],
    [9, 6, "normal", true],
    [8, 6, "high", true],
    [8, 7, "normal", false],
    [10, 3, "normal", true],
  ] as const)(
    "bleached %i to %i, porosity %s: filler %s",
    (currentLevel, desiredLevel, porosity, wanted) => {
      const answer = formulate({
        ...bleached,
        hairCondition: "previously-colored",
        previousTreatments: ["previously_colored"],
        porosity,
        currentLevel,
        desiredLevel,
        desiredTone: "natural",
      });
      expect(answer.steps.some((step) => step.purpose === "fill")).toBe(wanted);
    },
  );

  it("needs no filler on virgin hair", () => {
    expect(
      formulate({ ...virgin, currentLevel: 7, desiredLevel: 4 }).steps.map((step) => step.purpose),
    ).toEqual(["deposit"]);
  });

  it("fills a red goal with red", () => {
    const [fill] = formulate({
      ...bleached,
      currentLevel: 9,
      desiredLevel: 5,
      desiredTone: "red",
    }).steps;
    expect(fill?.shades[0]?.pigments).toContain("red");
  });
});

describe("grey", () => {
  it.each([
    ["wella-professionals", "koleston-perfect", 20, 0],
    ["wella-professionals", "koleston-perfect", 40, 0.33],
    ["wella-professionals", "koleston-perfect", 80, 0.5],
    ["pravana", "chromasilk", 20, 0.25],
    ["pravana", "chromasilk", 80, 0.75],
    ["kenra", "kenra-permanent", 50, 0.5],
    ["loreal-professionnel", "majirel", 45, 0],
    ["schwarzkopf-professional", "igora-royal", 80, 0.33],
    ["redken", "color-gels-lacquers", 70, 0.5],
  ])("%s/%s at %i percent white takes a natural share of %f", (brand, line, grayPercent, share) => {
    const { steps } = formulate({
      ...virgin,
      currentLevel: 7,
      desiredLevel: 7,
      hasGray: true,
      grayPercent,
      serviceType: "gray-coverage",
      desiredTone: "cool_ash",
      brand,
      line,
    });
    expect(naturalShare(steps)).toBeCloseTo(share, 1);
  });
});

describe("words it does not know", () => {
  it.each([
    [{ ...virgin, currentLevel: 0 }],
    [{ ...virgin, currentLevel: 11 }],
    [{ ...virgin, porosity: "sponge" }],
    [{ ...virgin, damageLevel: "5" }],
    [{ ...virgin, previousTreatments: ["teleport"] }],
    [{ ...virgin, grayPercent: 120 }],
    [{}],
    [{ ...virgin, extra: { age: "old" } }],
  ])("are refused", (hair) => {
    expect(() => formulate(hair as FormulateRequest)).toThrow(
      expect.objectContaining({ name: "ZodError" }),
    );
  });

  it("takes level 12 in the correction flow and never lifts it", () => {
    const answer = formulate({
      ...bleached,
      flow: "correction",
      currentLevel: 12,
      desiredLevel: 12,
      unwantedTone: "yellow",
    });
    expect(types(answer)).not.toContain("lightener");
  });
});

function naturalShare(steps: readonly Step[]) {
  const shades = steps.at(-1)?.shades ?? [];
  const grams = (of: typeof shades) => of.reduce((sum, shade) => sum + shade.grams, 0);
  return grams(shades.filter((shade) => shade.series === "natural")) / grams(shades);
}

function permanentLines() {
  return brands
    .flatMap((brand) => brand.lines)
    .filter((line) => line.type === "permanent" && line.shades.length > 0);
}
