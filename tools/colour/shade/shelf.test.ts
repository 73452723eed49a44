import { checkFormula, formulate, rescue } from "#tests/engine.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { bowlOfStep } from "#tools/colour/bowl/bowl-of-step.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { signedHeads } from "#tools/colour/signed/heads.ts";
import { shelfCodesOf, stockOf, type ShelfCodes } from "./stock.ts";

const koleston = "wella-professionals/koleston-perfect";
const touch = "wella-professionals/color-touch";
const whole = (...keys: string[]): Record<string, string[]> =>
  Object.fromEntries(keys.map((key) => [key, [...shelfCodesOf(findLine(key)!)]]));
const darker: FormulateRequest = {
  currentLevel: 7,
  desiredLevel: 6,
  desiredTone: "natural",
  hairCondition: "virgin",
};
const codes = (answer: FormulateAnswer) =>
  answer.steps.flatMap(({ brandId, lineId, shades }) =>
    shades.map(({ code }) => `${brandId}/${lineId} ${code}`),
  );
const found = ({ findings }: FormulateAnswer, code: string) =>
  findings.find((finding) => finding.code === code);

describe("formulas beside a stock", () => {
  const copper: FormulateRequest = { ...darker, desiredTone: "copper", lines: [koleston, touch] };

  it.each<[string, FormulateRequest, string[], string[], string]>([
    [
      "what is there where it serves about as well",
      { ...darker, desiredLevel: 7, desiredTone: "neutral" },
      ["7/03", "9/16"],
      ["7/03"],
      "",
    ],
    [
      "the shades above and below for one that is not there",
      darker,
      ["5/0", "7/0", "6/7"],
      ["5/0", "7/0"],
      "Color Touch 6/0 is not in stock: equal parts of 5/0 and 7/0 make it.",
    ],
    [
      "its own natural with that tone from the level below",
      { ...darker, currentLevel: 8, desiredLevel: 8, desiredTone: "gold" },
      ["8/0", "7/3", "6/7"],
      ["8/0", "7/3"],
      "Color Touch 8/3 is not in stock: 8/0 and 7/3 come nearest to it.",
    ],
    [
      "a neighbouring depth, and say that it only comes nearest",
      darker,
      ["7/0", "6/45"],
      ["7/0"],
      "Color Touch 6/0 is not in stock: 7/0 comes nearest to it.",
    ],
    [
      "an ash between two levels of brown ash and pale ash, and say that it only comes nearest",
      {
        ...darker,
        currentLevel: 7,
        desiredLevel: 7,
        desiredTone: "ash",
        hairCondition: "bleached",
        previousTreatments: ["bleached"],
      },
      ["5/1", "6/71", "9/16", "7/43"],
      ["6/71", "9/16"],
      "Color Touch 7/1 is not in stock: 6/71 and 9/16 come nearest to it.",
    ],
    [
      "a trace of copper in a pale beige against green, where there is no clear",
      {
        currentLevel: 9,
        desiredLevel: 9,
        hairCondition: "bleached",
        previousTreatments: ["bleached"],
        unwantedTone: "green",
        desiredTone: "beige",
      },
      ["9/36", "9/0", "7/43", "9/16"],
      ["7/43", "9/36"],
      "There is no clear in stock to thin with",
    ],
  ])("take %s", (_, head, there, taken, words) => {
    const answer = formulate({ ...head, lines: [touch], standing: { [touch]: there } });
    expect(codes(answer)).toEqual(taken.map((code) => `${touch} ${code}`));
    expect(found(answer, "not_in_stock")).toBeUndefined();
    expect(answer.findings.map(({ sentence }) => sentence).join(" ")).toContain(words);
  });

  it("blend white with a demi that has the reflect, where the permanent with it is not there, and say so", () => {
    const head: FormulateRequest = {
      ...copper,
      currentLevel: 7,
      desiredLevel: 7,
      hasGray: true,
      grayPercent: 40,
      standing: { [koleston]: ["7/0", "7/3"], [touch]: ["7/03", "7/43"] },
    };
    const answer = formulate(head);
    expect(codes(answer)).toEqual([`${touch} 7/03`, `${touch} 7/43`]);
    expect(found(answer, "made_of_stock")?.sentence).toContain(
      "blends 40% white instead of covering it",
    );
  });

  it("bring the reflect that a cover has not as a gloss over it, rinsed between, and say so", () => {
    const answer = formulate({
      ...copper,
      hasGray: true,
      grayPercent: 70,
      standing: { [koleston]: ["6/0", "6/3"], [touch]: ["6/4", "7/03"] },
    });
    expect(answer.steps.map(({ purpose, lineId, stage }) => [purpose, lineId, stage])).toEqual([
      ["deposit", "koleston-perfect", 1],
      ["gloss", "color-touch", 2],
    ]);
    expect(found(answer, "wish_over_cover")?.sentence).toContain("Color Touch 6/4");
    expect(found(answer, "tone_stands_in")).toBeUndefined();
  });

  it("take the doubled natural for white that does not take, and the plain one for white that does", () => {
    const white: FormulateRequest = {
      ...darker,
      currentLevel: 5,
      desiredLevel: 5,
      hasGray: true,
      grayPercent: 80,
      lines: [koleston],
      standing: { [koleston]: ["5/0", "55/0"] },
    };
    expect(codes(formulate(white))).toEqual([`${koleston} 5/0`]);
    const resistant = formulate({ ...white, extra: { resistantGrey: true } });
    expect(codes(resistant)).toEqual([`${koleston} 55/0`]);
  });

  it("make a pastel of a deep shade in a pale one, of the wished tone or not at all", () => {
    const head: FormulateRequest = {
      currentLevel: 10,
      desiredLevel: 10,
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      desiredTone: "gold-copper",
      lines: [touch],
      standing: { [touch]: ["7/43", "9/0"] },
    };
    const [peach] = formulate(head).steps;
    expect(peach?.shades.map(({ code }) => code)).toEqual(["7/43", "9/0"]);
    expect(peach!.shades[0]!.grams * 5).toBeLessThan(peach!.shades[1]!.grams);
    const rose = formulate({ ...head, desiredTone: "rose" });
    expect(codes(rose)).not.toContain(`${touch} 7/43`);
  });

  it("are of it alone where nothing shall be bought", () => {
    const standing = { [touch]: ["6/0"] };
    const head = { ...copper, lines: [touch], standing };
    expect(found(formulate(head), "not_in_stock")).toBeDefined();
    const only = formulate({ ...head, extra: { goal: "copper, only what i have in" } });
    expect(found(only, "not_in_stock")).toBeUndefined();
    expect(found(only, "not_on_shelf")?.sentence).toContain("Color Touch");
  });

  it("keep a shade that was asked for by name, and another maker's out", () => {
    const standing = { [touch]: ["5/0", "7/0"], "redken/shades-eq-gloss": ["06N"] };
    const asked = { ...darker, lines: [touch], shade: "6/0", standing };
    expect(codes(formulate(asked))).toEqual([`${touch} 6/0`]);
    const other = { ...darker, lines: [touch], standing: { "redken/shades-eq-gloss": ["06N"] } };
    expect(codes(formulate(other))).toEqual([`${touch} 6/0`]);
  });

  it("are those of the whole catalog where nothing near is there, and name what is not there with the nearest that is", () => {
    const free = formulate(copper);
    const answer = formulate({ ...copper, standing: { [touch]: ["3/0"] } });
    expect(codes(answer)).toEqual(codes(free));
    expect(answer.confidence).toBe(free.confidence);
    const [made = ""] = codes(free);
    expect(found(answer, "not_in_stock")?.sentence).toContain(made.split(" ")[1]);
    expect(found(answer, "not_in_stock")?.sentence).toContain("nearest in stock: ");
  });

  it("name the same strength of another bottle where their own is not there, and call nothing missing", () => {
    const standing = { [touch]: ["6/0"], "wella-professionals/welloxon-perfect": ["6.3"] };
    const answer = formulate({ ...darker, lines: [touch], standing });
    expect(found(answer, "not_in_stock")).toBeUndefined();
    expect(found(answer, "same_strength_in_stock")?.sentence).toContain("Welloxon Perfect 6.3 vol");
  });

  it("name nothing where all of it is there", () => {
    const answer = formulate({ ...copper, standing: whole(koleston, touch) });
    expect(found(answer, "not_in_stock")).toBeUndefined();
  });
});

describe("formulas from a shelf", () => {
  it("use a shade that stands there and say nothing to buy", () => {
    const answer = formulate({ ...darker, shelf: { [touch]: ["6/0"] } });
    expect(codes(answer)).toEqual([`${touch} 6/0`]);
    expect(found(answer, "not_on_shelf")).toBeUndefined();
  });

  it("come from a line of the shelf that is nobody's preference before a preferred one that is not there", () => {
    const answer = formulate({
      ...darker,
      lines: ["redken/shades-eq-gloss"],
      shelf: whole("matrix/socolor-sync"),
    });
    expect(answer.steps.map(({ brandId }) => brandId)).toEqual(["matrix"]);
    expect(found(answer, "not_on_shelf")).toBeUndefined();
  });

  it("take a neighbouring depth and say which shade would be closer", () => {
    const answer = formulate({ ...darker, lines: [touch], shelf: { [touch]: ["5/0"] } });
    expect(codes(answer)).toEqual([`${touch} 5/0`]);
    expect(found(answer, "shelf_comes_nearest")?.sentence).toContain("6/0");
  });

  it("thin a trace of tone only where a clear is there", () => {
    const platinum: FormulateRequest = {
      flow: "correction",
      currentLevel: 10,
      desiredLevel: 10,
      underlyingTone: "pale-yellow",
      unwantedTone: "yellow",
      hairCondition: "bleached",
      previousTreatments: ["bleached"],
      serviceType: "color_correction",
    };
    const gloss = "redken/shades-eq-gloss";
    expect(codes(formulate({ ...platinum, shelf: { [gloss]: ["09V", "000"] } }))).toEqual([
      `${gloss} 09V`,
      `${gloss} 000`,
    ]);
    const thick = formulate({ ...platinum, lines: [gloss], shelf: { [gloss]: ["09V"] } });
    expect(found(thick, "not_on_shelf")?.sentence).toContain("000");
  });

  it.each([
    ["only shades two levels off", { [touch]: ["8/0"] }, "8/0"],
    ["only shades far off", { [touch]: ["10/0"] }, "10/0"],
    ["another tone altogether", { [touch]: ["6/0", "66/45"] }, "66/45"],
    ["nothing at all", {}, undefined],
  ])("with %s on it name what to buy", (_, shelf: ShelfCodes, nearest) => {
    const asked: FormulateRequest =
      nearest === "66/45" ? { ...darker, desiredTone: "cool_ash" } : darker;
    const answer = formulate({
      ...asked,
      lines: [touch],
      shelf:
        nearest === "66/45" ? { [touch]: ["66/45"] } : ({ ...shelf } as Record<string, string[]>),
    });
    const sentence = found(answer, "not_on_shelf");
    expect(sentence?.severity).toBe("warn");
    for (const each of answer.steps.flatMap(({ shades }) => shades))
      expect(sentence?.sentence).toContain(each.code);
    if (nearest) expect(sentence?.sentence).toContain(`nearest on the shelf: ${nearest}`);
  });

  it("lighten with the lightener that is there, and ask for one where there is none", () => {
    const lift: FormulateRequest = {
      currentLevel: 5,
      desiredLevel: 9,
      desiredTone: "cool_ash",
      extra: { application: "foils" },
    };
    const blondor = "wella-professionals/blondor";
    const stocked = formulate({ ...lift, shelf: whole(blondor, touch) });
    expect(stocked.steps[0]).toMatchObject({ type: "lightener", lineId: "blondor" });
    expect(found(stocked, "not_on_shelf")).toBeUndefined();
    const bare = formulate({ ...lift, lines: [touch, blondor], shelf: whole(touch) });
    expect(bare.steps[0]).toMatchObject({ type: "lightener", lineId: "blondor" });
    expect(found(bare, "not_on_shelf")?.sentence).toContain("Blondor");
  });

  it("judge developers once the shelf counts any", () => {
    const shelf = whole(koleston);
    const grey: FormulateRequest = {
      currentLevel: 6,
      desiredLevel: 6,
      hasGray: true,
      grayPercent: 60,
      serviceType: "gray-coverage",
    };
    expect(found(formulate({ ...grey, shelf }), "not_on_shelf")).toBeUndefined();
    const weak = { ...shelf, "wella-professionals/welloxon-perfect": ["13"] };
    expect(found(formulate({ ...grey, shelf: weak }), "not_on_shelf")?.sentence).toContain(
      "Welloxon Perfect 20 vol (nearest on the shelf: 13 vol)",
    );
    const full = whole(koleston, "wella-professionals/welloxon-perfect");
    expect(found(formulate({ ...grey, shelf: full }), "not_on_shelf")).toBeUndefined();
  });
});

describe("what stands on a shelf", () => {
  const gels = "redken/color-gels-lacquers";
  const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);
  const shelf = stockOf({
    [koleston]: ["7/0", "0/66"],
    [touch]: ["6/0"],
    [gels]: ["6N"],
    "matrix/light-master": ["Light Master"],
    "goldwell/topchic": ["no such shade"],
    "nobody/nothing": ["1"],
    "redken/shades-eq-gloss": [],
  });

  it("is a line by the shades and mix shades that stand there", () => {
    const { shades = [], mixShades = [] } = shelf.line(koleston) ?? {};
    expect([...shades, ...mixShades].map(({ code }) => code).toSorted()).toEqual(["0/66", "7/0"]);
    expect(shelf.line("matrix/light-master")?.key).toBe("matrix/light-master");
  });

  it.each(["goldwell/topchic", "nobody/nothing", "redken/shades-eq-gloss", "matrix/socolor"])(
    "is not %s, of which no shade stands there",
    (key) => expect(shelf.line(key)).toBeUndefined(),
  );

  it("is listed by brand and by kind", () => {
    expect(keys(shelf.linesOf("wella-professionals"))).toEqual([koleston, touch]);
    expect(keys(shelf.linesOf("goldwell"))).toEqual([]);
    expect(keys(shelf.defaultLines("permanent")).toSorted()).toEqual([gels, koleston].toSorted());
    expect(keys(shelf.defaultLines("demi-permanent"))).toEqual([touch]);
    expect(keys(shelf.defaultLines("lightener"))).toEqual(["matrix/light-master"]);
  });
});

describe("what is not on the shelf", () => {
  const gels = "redken/color-gels-lacquers";
  const toBuy = (hair: FormulateRequest, shelf: Record<string, string[]>) =>
    found(formulate({ ...hair, shelf }), "not_on_shelf")?.sentence ?? "";
  const lift: FormulateRequest = {
    currentLevel: 5,
    desiredLevel: 9,
    desiredTone: "cool_ash",
    lines: [touch, "wella-professionals/blondor"],
    extra: { application: "foils" },
  };

  it.each<[string, FormulateRequest, Record<string, string[]>, string]>([
    [
      "is named with the nearest of another line of its kind",
      { ...darker, lines: [touch] },
      { "redken/shades-eq-gloss": ["09N", "09V"] },
      "Color Touch 6/0 (nearest on the shelf: Redken Shades EQ Gloss 09N)",
    ],
    [
      "is named alone where nothing of its kind is there",
      { ...darker, lines: [touch] },
      { [gels]: ["6N"] },
      "Color Touch 6/0. Get it",
    ],
    [
      "is a lightener by its line alone",
      lift,
      whole(touch),
      "To buy: Wella Professionals Blondor Multi Blonde Powder / BlondorPlex. Get it",
    ],
  ])("%s", (_, hair, shelf, words) => expect(toBuy(hair, shelf)).toContain(words));

  it.each([
    [["13", "30", "40"], "20 vol (nearest on the shelf: 13 vol)"],
    [["40", "30"], "20 vol (nearest on the shelf: 30 vol)"],
  ])("is the developer with the nearest of %j", (volumes, words) => {
    const grey: FormulateRequest = {
      currentLevel: 6,
      desiredLevel: 6,
      hasGray: true,
      grayPercent: 60,
      serviceType: "gray-coverage",
    };
    const shelf = { ...whole(koleston), "wella-professionals/welloxon-perfect": volumes };
    expect(toBuy(grey, shelf)).toContain(words);
    const other = { ...whole(koleston), "redken/pro-oxide": ["20"] };
    expect(toBuy(grey, other)).toContain("Welloxon Perfect 20 vol. Get it");
  });
});

it("keeps every product of any head's formula on the shelf or in stock or names it, and the checks pass", () => {
  const lines = [
    koleston,
    touch,
    "wella-professionals/blondor",
    "wella-professionals/illumina-color",
    "redken/shades-eq-gloss",
    "matrix/socolor",
    "goldwell/topchic",
    "goldwell/colorance",
    "pravana/vivids",
    "olaplex/olaplex-no1-no2",
  ];
  const anyShelf = fc
    .array(
      fc.constantFrom(...lines).chain((key) => {
        const all = [...shelfCodesOf(findLine(key)!)];
        return fc
          .oneof(
            fc.constant(all),
            fc.subarray(all),
            fc.subarray(all, { maxLength: Math.min(4, all.length) }),
          )
          .map((some) => [key, some] as const);
      }),
      { maxLength: 5 },
    )
    .map((rows): Record<string, string[]> => Object.fromEntries(rows));
  fc.assert(
    fc.property(
      fc.constantFrom(...signedHeads),
      anyShelf,
      fc.boolean(),
      fc.boolean(),
      ({ hair }, shelf, own, only) => {
        const { lines: _lines, ...rest } = hair;
        const asked = {
          ...rest,
          ...(own && { lines: Object.keys(shelf).slice(0, 5) }),
          ...(only ? { shelf } : { standing: shelf }),
        };
        const answer = formulate(asked);
        const said = found(answer, only ? "not_on_shelf" : "not_in_stock")?.sentence ?? "";
        expect(answer.steps.flatMap((step) => unstocked(step, shelf, said))).toEqual([]);
        if (answer.steps.length > 0)
          expect(
            checkFormula({
              candidate: { bowls: answer.steps.map(bowlOfStep).slice(0, 8) },
              context: asked,
            }).findings.filter(({ severity }) => severity === "block"),
          ).toEqual([]);
      },
    ),
    { numRuns: 600, seed: 20 },
  );
}, 60_000);

function unstocked({ brandId, lineId, shades }: Step, shelf: ShelfCodes, said: string): string[] {
  const line = findLine(`${brandId}/${lineId}`)!;
  const there = shelf[line.key] ?? [];
  return shades
    .map(({ code }) => code)
    .filter((code) => (findShade(line, code) ? !there.includes(code) : there.length === 0))
    .filter((code) => !said.includes(code === line.name ? line.name : `${line.name} ${code}`));
}

describe("a rescue from a shelf", () => {
  const yellow = { text: "toner on 20 min, still yellow", lines: ["redken/shades-eq-gloss"] };

  it("mixes what is there, and says what is not", () => {
    const mixes = (shelf: Record<string, string[]>) => rescue({ ...yellow, shelf }).mix ?? [];
    const stocked = mixes(whole(touch));
    expect(JSON.stringify(stocked)).toContain("Color Touch");
    expect(JSON.stringify(stocked)).not.toContain("Not on your shelf");
    expect(JSON.stringify(mixes({}))).toContain("Not on your shelf: ");
  });
});
