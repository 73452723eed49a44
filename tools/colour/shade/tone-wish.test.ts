import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { FormulateRequest } from "#tools/colour/schema.ts";

type History = Pick<FormulateRequest, "hairCondition" | "previousTreatments">;
const virgin: History = {
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
};
const bleached: History = { hairCondition: "bleached", previousTreatments: ["bleached"] };
const made = (hair: Omit<FormulateRequest, "damageLevel">) =>
  formulate({ ...hair, damageLevel: "1" });
const codes = (answer: ReturnType<typeof made>) => answer.findings.map(({ code }) => code);
const shades = ({ steps }: ReturnType<typeof made>) =>
  steps.at(-1)?.shades.map(({ code }) => code) ?? [];
const goldwell = { lines: ["goldwell/topchic"] };
const wella = { lines: ["wella-professionals/koleston-perfect"] };

describe("the tone that was named", () => {
  it("is taken from a permanent of the same maker where its demi does not make it", () => {
    const answer = made({
      ...virgin,
      ...goldwell,
      currentLevel: 6,
      desiredLevel: 6,
      desiredTone: "red",
    });
    expect(shades(answer)).toEqual(["6R"]);
    expect(answer.steps.at(-1)).toMatchObject({ lineId: "topchic", developer: { volume: 10 } });
    expect(codes(answer)).not.toContain("tone_stands_in");
  });

  it("stays a demi on hair that carries colour, and says what stands in", () => {
    const answer = made({
      hairCondition: "previously-colored",
      previousTreatments: ["previously_colored"],
      ...goldwell,
      currentLevel: 6,
      desiredLevel: 6,
      desiredTone: "red",
    });
    expect(answer.steps.at(-1)?.type).toBe("demi-permanent");
    expect(codes(answer)).toContain("tone_stands_in");
    expect(answer.confidence).toBeLessThan(90);
  });

  it("comes from another maker where no line was given", () => {
    const answer = made({ ...virgin, currentLevel: 6, desiredLevel: 6, desiredTone: "red" });
    expect(answer.formula?.name).toBe("Dark Blonde, red");
  });

  it.each<[string, number, FormulateRequest["desiredTone"], { lines: string[] }]>([
    ["mahogany", 8, "mahogany", goldwell],
    ["red violet", 8, "red-violet", goldwell],
    ["red", 8, "red", wella],
    ["rose", 7, "rose", wella],
  ])(
    "says what stands in for %s at %i, and takes no brown for it",
    (wish, level, desiredTone, of) => {
      const answer = made({
        ...virgin,
        ...of,
        currentLevel: level,
        desiredLevel: level,
        desiredTone,
      });
      const said = answer.findings.find(({ code }) => code === "tone_stands_in");
      expect(said?.sentence.toLowerCase()).toContain(`${wish} is wished for`);
      expect(said?.sentence).toContain(shades(answer)[0]);
      expect(answer.formula?.name).not.toContain("brown");
      expect(answer.confidence).toBeLessThan(90);
    },
  );

  it.each([
    [3, 6, "6/43", {}],
    [7, 7, "7/43", { hasGray: true, grayPercent: 50 }],
  ] as const)("takes no copper that ash takes back, %i to %i", (from, to, code, white) => {
    const answer = made({
      ...virgin,
      ...wella,
      ...white,
      currentLevel: from,
      desiredLevel: to,
      desiredTone: "copper",
    });
    expect(shades(answer)).toContain(code);
  });

  it("is one plan for ash by name and for the cool direction", () => {
    const plan = (desiredTone: "ash" | "cool_ash") =>
      made({ ...virgin, currentLevel: 6, desiredLevel: 8, desiredTone });
    expect(plan("ash")).toEqual(plan("cool_ash"));
  });

  it.each([
    ["wella-professionals/koleston-perfect", 6, "8/1"],
    ["goldwell/topchic", 8, "8A"],
    ["matrix/socolor", 6, "8A"],
    ["loreal-professionnel/majirel", 6, "8.1"],
  ] as const)("is the maker's own ash: %s from %i", (line, currentLevel, code) => {
    const hair = { ...virgin, lines: [line], currentLevel, desiredLevel: 8 };
    expect(shades(made({ ...hair, desiredTone: "ash" }))).toEqual([code]);
  });

  it("is not turned into a copper where the maker has a red violet at another level only", () => {
    const hair = { ...virgin, ...goldwell, currentLevel: 8, desiredLevel: 8 };
    const answer = made({ ...hair, desiredTone: "red-violet" });
    expect(shades(answer)).toEqual(["7PK"]);
    expect(answer.findings.find(({ code }) => code === "tone_stands_in")?.sentence).toContain(
      "6RV in Topchic",
    );
  });

  it("is named by the level of the hair where its shade is lighter, and called faint", () => {
    const answer = made({ ...virgin, currentLevel: 2, desiredLevel: 2, desiredTone: "red-violet" });
    expect(answer.formula?.name).toContain("Darkest Brown");
    expect(codes(answer)).toContain("wish_shows_faintly");
    expect(answer.confidence).toBeLessThan(90);
  });
});

describe("a wish that the last bowl does not hold", () => {
  it.each(["copper", "cool_ash", "pink"] as const)(
    "gives way to green and says so: %s",
    (desiredTone) => {
      const answer = made({
        ...bleached,
        currentLevel: 8,
        desiredLevel: 8,
        unwantedTone: "green",
        desiredTone,
      });
      expect(codes(answer)).toContain("wish_against_unwanted");
      expect(answer.confidence).toBeLessThan(90);
    },
  );

  it("waits for a gloss where the white takes the natural series", () => {
    const answer = made({
      ...virgin,
      lines: ["matrix/socolor"],
      currentLevel: 8,
      desiredLevel: 10,
      desiredTone: "silver",
      hasGray: true,
      grayPercent: 100,
    });
    expect(shades(answer)).toEqual(["510N"]);
    expect(codes(answer)).toContain("wish_waits");
  });

  it.each([
    ["a virgin 4", { ...virgin, currentLevel: 4, desiredLevel: 4 }, true],
    ["a virgin 7", { ...virgin, currentLevel: 7, desiredLevel: 7 }, false],
    [
      "a lightened 5",
      {
        currentLevel: 5,
        desiredLevel: 5,
        hairCondition: "bleached" as const,
        previousTreatments: ["bleached" as const],
      },
      false,
    ],
  ] satisfies [string, FormulateRequest, boolean][])(
    "is called a sheen only where dark hair of its own keeps it from being seen: %s",
    (_, head, sheen) => {
      const answer = made({ ...head, ...wella, desiredTone: "red-copper" });
      expect(codes(answer).includes("wish_is_a_sheen")).toBe(sheen);
    },
  );

  it("is not bent by a muddy cast that the remover takes out", () => {
    const box: FormulateRequest = {
      hairCondition: "previously-colored",
      previousTreatments: ["box_dye"],
      currentLevel: 3,
      desiredLevel: 6,
      desiredTone: "cool_ash",
    };
    const [muddy, plain] = [made({ ...box, unwantedTone: "muddy" }), made(box)];
    expect(shades(muddy)).toEqual(shades(plain));
    expect(muddy.formula?.name).toBe(plain.formula?.name);
  });
});

it("says why a bowl is not in the stylist's line but beside it", () => {
  const answer = made({
    ...virgin,
    ...wella,
    currentLevel: 7,
    desiredLevel: 7,
    unwantedTone: "orange",
    desiredTone: "cool_ash",
  });
  expect(answer.findings).toContainEqual(
    expect.objectContaining({
      code: "line_beside_yours",
      sentence: expect.stringMatching(/^Koleston Perfect is a permanent.*Color Touch/),
    }),
  );
});
