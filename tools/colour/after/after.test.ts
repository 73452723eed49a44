import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import type { CauseCode } from "./after.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";

type Last = NonNullable<FormulateRequest["lastFormula"]>;
type Bowl = Last["bowls"][number];

const colorance = { brand: "goldwell", line: "colorance", type: "demi-permanent" } as const;
const topchic = { brand: "goldwell", line: "topchic", type: "permanent", zone: "all" } as const;
const light: Bowl = {
  brand: "matrix",
  line: "light-master",
  type: "lightener",
  purpose: "lighten",
  zone: "foils",
  developer: 20,
  minutes: [20, 50],
};
const tone = (
  shades: Bowl["shades"],
  minutes: Bowl["minutes"] = [5, 20],
  more: Bowl = {},
): Bowl => ({
  ...colorance,
  purpose: "tone",
  zone: "all",
  shades,
  developer: 7,
  ratio: "1:2",
  minutes,
  ...more,
});
const after = (bowls: Bowl[], fromLevel: number, toLevel: number, attempts = 1): Last => ({
  bowls,
  fromLevel,
  toLevel,
  attempts,
});

const base: FormulateRequest = {
  flow: "corrective",
  currentLevel: 7,
  desiredLevel: 7,
  hairCondition: "bleached",
  previousTreatments: ["bleached", "previously_colored"],
  damageLevel: "1",
  porosity: "normal",
  desiredTone: "cool_ash",
};
const coloured: Partial<FormulateRequest> = {
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
};
const fault = (
  uncorrected: string,
  issueDescription: string,
  lastFormula: Last,
  more: Partial<FormulateRequest> = {},
): FormulateRequest => ({
  ...base,
  uncorrectedTones: [uncorrected] as FormulateRequest["uncorrectedTones"],
  issueDescription,
  lastFormula,
  ...more,
});
const main = ({ steps }: FormulateAnswer) => steps.at(-1)!;
const pigments = (step: Step) => new Set(step.shades.flatMap((shade) => shade.pigments));
const deepest = ({ steps }: FormulateAnswer) =>
  Math.min(...steps.flatMap(({ shades }) => shades.flatMap(({ level }) => level ?? [])));
const purposes = ({ steps }: FormulateAnswer) => steps.map(({ purpose }) => purpose);
const hasBlueOnly = (answer: FormulateAnswer) => {
  const has = pigments(main(answer));
  expect(has.has("blue")).toBe(true);
  expect(has.has("violet")).toBe(false);
};

const tint = (
  shades: Bowl["shades"],
  developer: number,
  minutes: Bowl["minutes"] = [35, 40],
): Bowl => ({
  ...topchic,
  purpose: "deposit",
  shades,
  developer,
  ratio: "1:1",
  minutes,
});
const minutesAtLeast = (least: number) => (answer: FormulateAnswer) =>
  expect(main(answer).minutes[0]).toBeGreaterThanOrEqual(least);
const atMost = (level: number) => (answer: FormulateAnswer) =>
  expect(deepest(answer)).toBeLessThanOrEqual(level);
const opensFirst = (answer: FormulateAnswer) => {
  expect(["remove", "lighten"]).toContain(purposes(answer)[0]);
  expect(purposes(answer).at(-1)).toBe("tone");
};
const noOpening = (answer: FormulateAnswer) =>
  expect(answer.steps.every(({ type }) => type !== "lightener" && type !== "colour-remover")).toBe(
    true,
  );
const only = (zone: string) => (answer: FormulateAnswer) =>
  expect([...new Set(answer.steps.map((step) => step.zone))]).toEqual([zone]);
const violetNow = (answer: FormulateAnswer) => {
  expect(pigments(main(answer)).has("violet")).toBe(true);
  expect(pigments(main(answer)).has("green")).toBe(false);
};
const warmBowl = (answer: FormulateAnswer) => {
  const has = pigments(main(answer));
  expect(has.has("blue") || has.has("green")).toBe(false);
};

describe("the cause, and what the next bowl does about it", () => {
  it.each<[string, FormulateRequest, CauseCode, (answer: FormulateAnswer) => void]>([
    // not lifted far enough
    [
      "orange where level 9 was wanted",
      fault("orange", "still orange", after([light, tone(["10V"])], 5, 9), { desiredLevel: 9 }),
      "cause_not_lifted_enough",
      opensFirst,
    ],
    [
      "orange at level 8 after a lift",
      fault("orange", "orange mids", after([light, tone(["8BP"])], 4, 8), {
        currentLevel: 8,
        desiredLevel: 8,
      }),
      "cause_not_lifted_enough",
      opensFirst,
    ],
    [
      "red where level 7 was wanted",
      fault("red", "red", after([light, tone(["7A"])], 3, 7), { currentLevel: 5, desiredLevel: 7 }),
      "cause_not_lifted_enough",
      opensFirst,
    ],
    [
      "yellow where platinum was wanted",
      fault("yellow", "yellow", after([light, tone(["10P"])], 6, 10), {
        currentLevel: 9,
        desiredLevel: 10,
      }),
      "cause_not_lifted_enough",
      opensFirst,
    ],
    [
      "gold where level 9 was wanted",
      fault("gold", "golden", after([light, tone(["9A"])], 6, 9), {
        currentLevel: 8,
        desiredLevel: 9,
      }),
      "cause_not_lifted_enough",
      opensFirst,
    ],
    [
      "not lifted, on hair that may not be lifted again",
      fault("orange", "still orange", after([light, tone(["8BP"])], 4, 9), {
        desiredLevel: 9,
        damageLevel: "2",
      }),
      "cause_not_lifted_enough",
      (answer) => {
        noOpening(answer);
        atMost(6)(answer);
      },
    ],
    [
      "not lifted, fine lightened hair",
      fault("orange", "still orange", after([light, tone(["8BP"])], 4, 8), {
        currentLevel: 7,
        desiredLevel: 8,
        hairThickness: "fine",
      }),
      "cause_not_lifted_enough",
      noOpening,
    ],
    // wrong counter-tone
    [
      "ash-violet on orange",
      fault("orange", "still orange", after([tone(["5VA"])], 7, 7)),
      "cause_counter_wrong",
      hasBlueOnly,
    ],
    [
      "pearl on orange",
      fault("orange", "still orange", after([tone(["8BP"], 10)], 7, 7)),
      "cause_counter_wrong",
      hasBlueOnly,
    ],
    [
      "violet on brass at 6",
      fault("brass", "brassy", after([tone(["10V"])], 6, 6), { currentLevel: 6, desiredLevel: 6 }),
      "cause_counter_wrong",
      hasBlueOnly,
    ],
    [
      "beige on orange",
      fault("orange", "orange", after([tone(["7SB"])], 7, 7)),
      "cause_counter_wrong",
      hasBlueOnly,
    ],
    [
      "blue on yellow",
      fault("yellow", "yellow", after([tone(["9A"])], 9, 9), { currentLevel: 9, desiredLevel: 9 }),
      "cause_counter_wrong",
      violetNow,
    ],
    [
      "ash on gold",
      fault("gold", "gold", after([tone(["8BA"])], 8, 8), { currentLevel: 8, desiredLevel: 8 }),
      "cause_counter_wrong",
      violetNow,
    ],
    [
      "blue-violet on red",
      fault("red", "red", after([tone(["4BP"])], 4, 4), {
        ...coloured,
        currentLevel: 4,
        desiredLevel: 4,
      }),
      "cause_counter_wrong",
      (answer) => expect(pigments(main(answer)).has("violet")).toBe(false),
    ],
    [
      "naturals alone on orange",
      fault("orange", "orange", after([tone(["7N"])], 7, 7)),
      "cause_counter_wrong",
      hasBlueOnly,
    ],
    [
      "blue over yellow that went green",
      fault("green", "went green", after([tone(["9A"])], 9, 9), {
        currentLevel: 9,
        desiredLevel: 9,
      }),
      "cause_counter_wrong",
      warmBowl,
    ],
    // right but weak
    [
      "ash a level too pale",
      fault("orange", "orange", after([tone(["9A"], 25)], 7, 7)),
      "cause_counter_weak",
      (answer) => {
        hasBlueOnly(answer);
        atMost(7)(answer);
      },
    ],
    [
      "ash cut with natural",
      fault(
        "orange",
        "orange",
        after(
          [
            tone(
              [
                { code: "7A", grams: 10 },
                { code: "7N", grams: 20 },
              ],
              25,
            ),
          ],
          7,
          7,
        ),
      ),
      "cause_counter_weak",
      (answer) => {
        hasBlueOnly(answer);
        expect(main(answer).shades.every(({ series }) => series !== "natural")).toBe(true);
      },
    ],
    [
      "cool natural alone",
      fault("brass", "brassy", after([tone(["7NA"], 25)], 7, 7)),
      "cause_counter_weak",
      hasBlueOnly,
    ],
    [
      "ash in clear",
      fault(
        "orange",
        "orange",
        after(
          [
            tone(
              [
                { code: "06NA", grams: 15 },
                { code: "000", grams: 15 },
              ],
              20,
              { brand: "redken", line: "shades-eq-gloss" },
            ),
          ],
          6,
          6,
        ),
        { currentLevel: 6, desiredLevel: 6 },
      ),
      "cause_counter_weak",
      (answer) => expect(main(answer).shades.map((shade) => shade.tone)).not.toContain("clear"),
    ],
    // short
    [
      "the right ash for ten minutes",
      fault("orange", "orange", after([tone(["7A"], [5, 10])], 7, 7)),
      "cause_time_short",
      (answer) => {
        minutesAtLeast(15)(answer);
        expect(main(answer).shades.map(({ code }) => code)).toEqual(["7A"]);
      },
    ],
    [
      "rinsed early",
      fault("orange", "I rinsed it too early", after([tone(["7A"], 25)], 7, 7)),
      "cause_time_short",
      minutesAtLeast(20),
    ],
    [
      "on cold hair",
      fault("brass", "the hair was cold and wet", after([tone(["7A"], 20)], 7, 7)),
      "cause_time_short",
      minutesAtLeast(20),
    ],
    // porosity
    [
      "ends that grabbed too dark",
      fault("too-dark", "ends grabbed", after([tone(["7A"])], 7, 7), { porosity: "high" }),
      "cause_porosity",
      (answer) => {
        opensFirst(answer);
        only("ends")(answer);
      },
    ],
    [
      "ends that went violet",
      fault("uneven", "ends went violet", after([tone(["10V"])], 9, 9), {
        currentLevel: 9,
        desiredLevel: 9,
        porosity: "high",
      }),
      "cause_porosity",
      (answer) => {
        warmBowl(answer);
        only("ends")(answer);
        expect(main(answer).minutes[1]).toBeLessThanOrEqual(10);
      },
    ],
    [
      "muddy after ash",
      fault("green", "ends look muddy and green", after([tone(["7A"])], 7, 7), {
        porosity: "high",
      }),
      "cause_porosity",
      warmBowl,
    ],
    [
      "faded after a week",
      fault("brass", "lovely at first, then it faded", after([tone(["7A"], 25)], 7, 7), {
        porosity: "high",
      }),
      "cause_faded",
      (answer) => {
        expect(main(answer).shades.some(({ series }) => series === "natural")).toBe(true);
        expect(answer.requires).toContain("bond_treatment");
      },
    ],
    [
      "too light because it washed out",
      fault("too-light", "washed out", after([tone(["7N"], 20)], 8, 7), { porosity: "high" }),
      "cause_faded",
      atMost(6),
    ],
    // warm base of a lift by tint
    [
      "tint that lifted without a cool part",
      fault("orange", "came up orange", after([tint(["7G"], 30)], 5, 7), coloured),
      "cause_warm_base",
      hasBlueOnly,
    ],
    [
      "two levels with natural alone",
      fault("brass", "brassy", after([tint(["7N"], 30)], 5, 7), coloured),
      "cause_warm_base",
      hasBlueOnly,
    ],
    // zones
    [
      "hot roots",
      fault(
        "orange",
        "roots came out lighter and orange",
        after([tint(["7NA"], 30)], 5, 7),
        coloured,
      ),
      "cause_hot_roots",
      only("roots"),
    ],
    [
      "hot roots by the zones",
      fault("uneven", "not even", after([tint(["7NA"], 30)], 5, 7), {
        ...coloured,
        zones: { roots: { level: 8 }, mids: { level: 6 } },
      }),
      "cause_hot_roots",
      (answer) => {
        only("roots")(answer);
        atMost(6)(answer);
      },
    ],
    [
      "a dark band",
      fault(
        "uneven",
        "dark band in the mids where it overlapped",
        after([light, tone(["8BP"])], 4, 8),
        { currentLevel: 8, desiredLevel: 8 },
      ),
      "cause_banding",
      only("mids"),
    ],
    [
      "one bowl for three levels",
      fault("uneven", "patchy", after([tone(["7A"])], 7, 7), {
        zones: { roots: { level: 6 }, mids: { level: 7 }, ends: { level: 9, porosity: "high" } },
      }),
      "cause_one_bowl",
      (answer) => expect(new Set(answer.steps.map(({ zone }) => zone)).size).toBe(3),
    ],
    // white
    [
      "a demi that was to cover",
      fault("too-light", "grey not covered", after([tone(["6N"], 20)], 6, 6), {
        ...coloured,
        currentLevel: 6,
        desiredLevel: 6,
        grayPercent: 70,
        hasGray: true,
      }),
      "cause_grey_not_covered",
      (answer) => {
        expect(main(answer).type).toBe("permanent");
        expect(main(answer).developer?.volume).toBe(20);
      },
    ],
    [
      "fashion shades on white",
      fault("too-light", "white is showing through", after([tint(["6G"], 30, 25)], 6, 6), {
        ...coloured,
        currentLevel: 6,
        desiredLevel: 6,
        grayPercent: 60,
        hasGray: true,
      }),
      "cause_grey_not_covered",
      (answer) => {
        expect(main(answer).shades.some(({ series }) => series === "natural")).toBe(true);
        minutesAtLeast(30)(answer);
      },
    ],
    // depth
    [
      "a shade below the goal",
      fault("too-dark", "too dark", after([tint(["5N"], 10)], 7, 6), {
        ...coloured,
        currentLevel: 5,
        desiredLevel: 6,
      }),
      "cause_too_deep",
      opensFirst,
    ],
    [
      "a shade above the goal",
      fault("too-light", "too light", after([tone(["8N"], 20)], 8, 6), {
        currentLevel: 7,
        desiredLevel: 6,
      }),
      "cause_counter_weak",
      atMost(6),
    ],
    // no filler
    [
      "darker without a filler",
      fault("green", "khaki all over", after([tone(["6NA"], 20)], 9, 6), {
        currentLevel: 6,
        desiredLevel: 6,
      }),
      "cause_no_filler",
      (answer) => {
        expect(purposes(answer)).toEqual(["fill", "deposit"]);
        warmBowl(answer);
      },
    ],
    [
      "muddy without a filler",
      fault("green", "muddy", after([tone(["6A"], 20)], 9, 6), {
        currentLevel: 6,
        desiredLevel: 6,
        porosity: "high",
      }),
      "cause_no_filler",
      (answer) => expect(purposes(answer)[0]).toBe("fill"),
    ],
    // nothing to blame
    [
      "right in everything",
      fault("orange", "orange", after([tone(["7A"], 25)], 7, 7)),
      "cause_unclear",
      atMost(6),
    ],
    [
      "nothing known of the bowl",
      fault("orange", "orange", after([{ type: "toner", minutes: 10 }], 7, 7)),
      "cause_unclear",
      atMost(6),
    ],
  ])("%s", (_, request, cause, holds) => {
    const answer = formulate(request);
    expect(answer.findings.filter(({ code }) => code.startsWith("cause_"))[0]?.code).toBe(cause);
    expect(answer.steps.length).toBeGreaterThan(0);
    expect(answer.findings.filter(({ severity }) => severity === "block")).toEqual([]);
    expect(answer.requires).toContain("strand_test");
    expect(answer.confidence).toBeLessThanOrEqual(74);
    holds(answer);
  });
});

it("does not call roots hot that are merely still orange", () => {
  const { findings } = formulate(
    fault("orange", "roots are still orange", after([tone(["8BP"], 10)], 7, 7)),
  );
  expect(findings.map(({ code }) => code)).not.toContain("cause_hot_roots");
});

it("says what was compared", () => {
  const { findings, trace } = formulate(
    fault("orange", "orange", after([tone(["8BP"], 10)], 7, 7)),
  );
  const sentence =
    "The first toner carried pearl at level 8 for 10 minutes; orange at level 7 needs blue.";
  expect(findings.find(({ code }) => code === "cause_counter_wrong")?.sentence).toContain(sentence);
  expect(trace.some(({ effect, source }) => effect.includes(sentence) && source !== "")).toBe(true);
});

describe("another try", () => {
  const orange = (bowls: Bowl[], attempts: number, more: Partial<FormulateRequest> = {}) =>
    formulate(fault("orange", "orange", after(bowls, 7, 7, attempts), { ...coloured, ...more }));

  it("never mixes the bowl that failed", () => {
    let bowls: Bowl[] = [tone(["7A"], [5, 10])];
    const seen = [JSON.stringify([["7A"], [5, 10]])];
    for (const attempts of [1, 2, 3]) {
      const answer = orange(bowls, attempts, { damageLevel: "2" });
      const last = main(answer);
      const key = JSON.stringify([last.shades.map(({ code }) => code), last.minutes]);
      expect(seen).not.toContain(key);
      seen.push(key);
      bowls = answer.steps.map((step) => ({
        type: step.type,
        purpose: step.purpose,
        zone: step.zone,
        brand: step.brandId,
        line: step.lineId,
        shades: step.shades.map(({ code, grams }) => ({ code, grams })),
        ...(step.developer && { developer: step.developer }),
        minutes: step.minutes,
      }));
    }
  });

  it("turns to another kind of move the second time", () => {
    const weak = [tone(["9A"], 25)];
    expect(purposes(orange(weak, 1))).toEqual(["tone"]);
    const second = orange(weak, 2);
    expect(purposes(second)).toEqual(["remove", "tone"]);
    expect(second.findings.map(({ code }) => code)).toContain("correction_changes_kind");
    noOpening(orange(weak, 2, { damageLevel: "2" }));
  });

  it("is surer of nothing with each try, and stops at the third", () => {
    const sure = [1, 2, 3].map((attempts) => orange([tone(["9A"], 25)], attempts).confidence ?? 0);
    expect(sure).toEqual(sure.toSorted((a, b) => b - a));
    expect(new Set(sure).size).toBe(3);
    const third = orange([tone(["9A"], 25)], 3);
    expect(third.findings.map(({ code }) => code)).toContain("correction_stop");
    expect(third.requires).toContain("consultation");
  });
});

describe("a correction that goes back down", () => {
  const brown = after([tone(["4N"], [15, 20], { purpose: "deposit" })], 6, 4);
  const far = { ...coloured, desiredLevel: 4, desiredTone: "natural" as const };
  const told = (request: FormulateRequest) => {
    const { findings, steps } = formulate(request);
    const causes = findings.filter(({ code }) => code.startsWith("cause_"));
    return {
      causes: causes.map(({ code }) => code),
      bowls: steps.map(({ purpose, zone, type }) => `${purpose} ${type} ${zone}`),
    };
  };

  it("fills and deepens the zone that was named, and says only that", () => {
    expect(told(fault("orange", "roots orange, ends fine", brown, far))).toEqual({
      causes: ["cause_depth_lost"],
      bowls: ["fill demi-permanent roots", "deposit demi-permanent roots"],
    });
  });

  it("speaks of the zone that was named", () => {
    const { findings } = formulate(fault("orange", "roots orange, ends fine", brown, far));
    const cause = findings.find(({ code }) => code === "cause_depth_lost")?.sentence;
    expect(cause).toMatch(/^The roots stand at level .* there\./);
  });

  it("covers the white where it was left, with a permanent", () => {
    expect(told(fault("brass", "patchy, grey not covered", brown, far))).toEqual({
      causes: ["cause_grey_not_covered"],
      bowls: [
        "fill demi-permanent lengths",
        "deposit permanent roots",
        "deposit demi-permanent lengths",
      ],
    });
  });

  it("speaks of lightened hair only where it was lightened", () => {
    const khaki = { currentLevel: 4, desiredLevel: 4 };
    const sentence = (more: Partial<FormulateRequest>) =>
      formulate(fault("green", "ends look khaki", brown, { ...khaki, ...more })).findings.find(
        ({ code }) => code === "cause_no_filler",
      )?.sentence;
    expect(sentence(coloured)).toContain("colored hair has faded");
    expect(sentence({})).toContain("Lightened hair");
  });

  it("stays with the maker that is on the hair, a level beside the best", () => {
    const { steps } = formulate(
      fault("too-dark", "came out too dark", brown, { ...far, currentLevel: 3 }),
    );
    expect(steps.at(-1)).toMatchObject({ brandId: "goldwell", shades: [{ code: "5MB" }] });
  });
});
