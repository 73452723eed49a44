import { describe, expect, it } from "vitest";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { brands, findLine, findShade } from "#tools/colour/catalogue.ts";
import conversions from "./conversions.json" with { type: "json" };
import { convert } from "./convert.ts";
import { readPrinted } from "./published.ts";
import type { ConvertAnswer } from "#tools/colour/schema.ts";

const rows = conversions.publishedConversions;
const lines = brands.flatMap((brand) => brand.lines);
const coloured = lines.filter(
  (line) =>
    line.shades.length > 0 &&
    ["permanent", "high-lift", "demi-permanent", "toner", "semi-permanent"].includes(line.type),
);

describe("what a maker printed", () => {
  it.each(rows.map((row) => [row.from, row.fromCode, row.to, row.toFormula] as const))(
    "%s %s -> %s %s comes first, as printed",
    (from, code, to, toFormula) => {
      const { candidates, noEquivalent } = convert({ from, code, to });
      expect(noEquivalent).toBe(false);
      expect(candidates[0]).toMatchObject({ code: toFormula, basis: "published" });
      expect(candidates[0]?.blend.every(({ parts }) => parts > 0)).toBe(true);
      const codes = candidates[0]?.blend.map((part) => part.code) ?? [];
      expect(codes.every((each) => toFormula.includes(each))).toBe(true);
      for (const each of codes.filter((part) => !findShade(findLine(to) ?? never(), part)))
        expect(candidates[0]?.note).toContain(each);
    },
  );

  it.each([
    ["8.3", [["8.3", 1]]],
    [
      "9.5-21 + 10-5 + 0-00 (3:4:1.5)",
      [
        ["9.5-21", 3],
        ["10-5", 4],
        ["0-00", 1.5],
      ],
    ],
    [
      "1pt 1N : 1pt 3N",
      [
        ["1N", 1],
        ["3N", 1],
      ],
    ],
    [
      "2pts 6.46 : 1pt 6.66",
      [
        ["6.46", 2],
        ["6.66", 1],
      ],
    ],
    [
      "3 pts 901 : 1 pt 000",
      [
        ["901", 3],
        ["000", 1],
      ],
    ],
    [
      "1pt 901 : 1pt 902 : 2pt 000",
      [
        ["901", 1],
        ["902", 1],
        ["000", 2],
      ],
    ],
  ] as const)("reads %s", (text, wanted) => {
    const { blend, unsaid } = readPrinted(text);
    expect(blend.map(({ code, parts }) => [code, parts])).toEqual(wanted);
    expect(unsaid).toEqual([]);
  });

  it("gives what is printed without an amount the share a corrector may have, and says so", () => {
    const [best] = convert({
      from: "matrix/socolor",
      code: "4A",
      to: "pravana/chromasilk",
    }).candidates;
    expect(best).toMatchObject({
      code: "4N w/ Ash Green Corrector",
      blend: [
        { code: "4N", parts: 3 },
        { code: "Ash Green Corrector", parts: 1 },
      ],
      level: 4,
    });
    expect(best?.note).toContain("prints no amount");
  });

  it.each([
    ["redken/shades-eq-gloss", "9n", "schwarzkopf-professional/igora-vibrance", "9-0 + 9-1 (3:1)"],
    ["matrix/socolor", "6N", "pravana/chromasilk", "6N"],
    ["matrix/socolor", "505r", "pravana/chromasilk", "1pt 5N : 1pt 5.6"],
  ])("finds the row of %s %s, however it is typed", (from, code, to, wanted) => {
    expect(convert({ from, code, to }).candidates[0]).toMatchObject({
      code: wanted,
      basis: "published",
    });
  });

  it("puts what can be worked out behind it, labelled so", () => {
    const { candidates } = convert({
      from: "goldwell/topchic",
      code: "7N",
      to: "pravana/chromasilk",
    });
    const bases = candidates.map(({ basis }) => basis);
    expect(bases[0]).toBe("published");
    expect(bases.slice(1)).toContain("computed");
    expect(bases.slice(1)).not.toContain("published");
  });

  it("says where a chart leaves the level", () => {
    const [best] = convert({
      from: "matrix/socolor",
      code: "6AA",
      to: "pravana/chromasilk",
    }).candidates;
    expect(best).toMatchObject({
      code: "7.11",
      level: 7,
      note: expect.stringContaining("level 6 to 7"),
    });
  });
});

const sets = {
  cool: new Set<string>(conversions.coolTones),
  warm: new Set<string>(conversions.warmTones),
  vivid: new Set<string>(conversions.vividTones),
  muted: new Set<string>(conversions.mutedTones),
};

describe("what is worked out", () => {
  it.each(coloured.map((line) => [line.key, line] as const))(
    "from %s keeps the level and never changes sides of the tones",
    (_, from) => {
      for (const to of targetsOf(from))
        for (const shade of shadesOf(from)) expect(faults(from, shade, to)).toEqual([]);
    },
  );

  it.each([
    [
      "a level the line leaves out",
      "wella-professionals/koleston-perfect",
      "2/0",
      "schwarzkopf-professional/igora-royal",
      "1-0 + 3-0 (1:1)",
    ],
    [
      "a half level between two",
      "loreal-professionnel/majirel",
      "5.5",
      "wella-professionals/koleston-perfect",
      undefined,
    ],
  ])("mixes %s", (_, from, code, to, wanted) => {
    const [best] = convert({ from, code, to }).candidates;
    if (wanted) expect(best?.code).toBe(wanted);
    expect(best?.basis).toBe("computed");
  });

  it("lands on a half level by equal parts of the two beside it", () => {
    const [best] = convert({
      from: "schwarzkopf-professional/igora-vibrance",
      code: "9.5-1",
      to: "goldwell/colorance",
    }).candidates;
    expect(best).toMatchObject({ level: 9.5, basis: "computed" });
    const depths = best?.blend.map(
      ({ code }) => findShade(line("goldwell/colorance"), code)?.level,
    );
    expect(depths).toEqual([9, 10]);
  });

  it("stands a mix shade for a mix shade and clear for clear, and nothing else", () => {
    const royal = "schwarzkopf-professional/igora-royal";
    const koleston = "wella-professionals/koleston-perfect";
    const mixes = convert({ from: koleston, code: "0/66", to: royal }).candidates;
    expect(mixes[0]).toMatchObject({
      tone: "violet",
      blend: [{ code: expect.stringMatching(/^0-/) }],
    });
    expect(convert({ from: koleston, code: "0/66", to: "goldwell/topchic" }).reason).toContain(
      "mix shade",
    );
    const clear = convert({
      from: "redken/shades-eq-gloss",
      code: "000",
      to: "pravana/chromasilk-express-tones",
    });
    expect(clear.candidates.map(({ code }) => code)).toEqual(["Clear"]);
  });

  it.each([
    ["matrix/socolor", "10N", "schwarzkopf-professional/igora-royal", "Its nearest is 9-0"],
    ["matrix/socolor", "6N", "wella-professionals/shinefinity", "holds no shades"],
    ["matrix/socolor", "6N", "matrix/light-master", "lightener"],
    ["pravana/vivids", "Blue", "matrix/socolor", "direct dye"],
  ])("says why nothing stands for %s %s in %s", (from, code, to, why) => {
    expect(convert({ from, code, to })).toMatchObject({
      candidates: [],
      noEquivalent: true,
      reason: expect.stringContaining(why),
    });
  });
});

describe("the terms", () => {
  it("are the target line's own", () => {
    const answer = convert({
      from: "matrix/socolor",
      code: "6N",
      to: "loreal-professionnel/majirel",
    });
    expect(answer).toMatchObject({ ratio: "1:1.5", minutes: [35, 35] });
    expect(answer.grey).toContain("Majirel covers");
  });

  it("name the bottle that lifts as much, where the two makers' tables differ", () => {
    const { developer } = convert({
      from: "matrix/socolor",
      code: "8N",
      to: "wella-professionals/koleston-perfect",
      formula: { developer: 20 },
    });
    expect(developer).toMatchObject({ volume: 20, note: expect.stringContaining("take 30 vol") });
  });

  it.each([
    ["matrix/socolor", "redken/shades-eq-gloss", "deposits only"],
    ["redken/shades-eq-gloss", "matrix/socolor", "weakest developer"],
    ["redken/shades-eq-gloss", "goldwell/colorance", "sheerer than its number"],
  ])("warn of what differs from %s to %s", (from, to, word) => {
    const { cautions } = convert({ from, code: "6N", to });
    expect(cautions?.join(" ")).toContain(word);
    expect(cautions?.at(-1)).toContain("strand");
  });
});

/** Every fifth line keeps the sample wide and the run short; each line is the target of many. */
function targetsOf(from: BrandLine) {
  const at = coloured.indexOf(from);
  return coloured.filter(
    (to, index) =>
      to.key !== from.key &&
      (to.type === "semi-permanent") === (from.type === "semi-permanent") &&
      (index + at) % 5 === 0,
  );
}

function shadesOf(from: BrandLine) {
  return [...from.shades, ...(from.mixShades ?? [])];
}

function faults(from: BrandLine, shade: Shade, to: BrandLine): string[] {
  const answer: ConvertAnswer = convert({ from: from.key, code: shade.code, to: to.key });
  if (answer.noEquivalent && !answer.reason) return [`${shade.code} -> ${to.key}: no reason`];
  return answer.candidates
    .filter(({ basis }) => basis === "computed")
    .flatMap((each) => {
      const crossed =
        (sets.warm.has(shade.tone) && sets.cool.has(each.tone)) ||
        (sets.cool.has(shade.tone) && sets.warm.has(each.tone)) ||
        (sets.vivid.has(shade.tone) && sets.muted.has(each.tone));
      const wrong = [
        each.level !== shade.level && "level",
        depth(to, each) !== (shade.level ?? 0) && shade.tone !== "clear" && "depth",
        crossed && "tone",
      ].filter(Boolean);
      return wrong.map((what) => `${from.key} ${shade.code} -> ${to.key} ${each.code}: ${what}`);
    });
}

/** The depth of a candidate by the catalogue's own levels. */
function depth(to: BrandLine, { blend }: ConvertAnswer["candidates"][number]) {
  const deep = blend.flatMap(({ code, parts }) => {
    const level = findShade(to, code)?.level;
    return level ? [{ level, parts }] : [];
  });
  const total = deep.reduce((sum, { parts }) => sum + parts, 0);
  return total === 0 ? 0 : deep.reduce((sum, { level, parts }) => sum + level * parts, 0) / total;
}

const line = (key: string) => findLine(key) ?? never();

function never(): never {
  throw new Error("The catalogue has lost a line.");
}

describe("the first candidate is what an educator would take", () => {
  it.each([
    // a copper is not a copper with ash
    [
      "schwarzkopf-professional/igora-royal",
      "7-77",
      "wella-professionals/koleston-perfect",
      "7/43",
    ],
    ["loreal-professionnel/majirel", "7.44", "wella-professionals/koleston-perfect", "7/43"],
    // a full ash is not a natural with some
    ["wella-professionals/koleston-perfect", "8/1", "schwarzkopf-professional/igora-royal", "8-1"],
    ["wella-professionals/koleston-perfect", "7/71", "goldwell/topchic", "7NA"],
    ["goldwell/topchic", "8A", "wella-professionals/koleston-perfect", "8/1"],
    ["wella-professionals/koleston-perfect", "6/45", "loreal-professionnel/majirel", "6.45"],
  ])("%s %s -> %s %s", (from, code, to, first) => {
    expect(convert({ from, code, to }).candidates[0]?.code).toBe(first);
  });
});
