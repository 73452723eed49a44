import { formulate } from "#tests/engine.ts";
import { describe, expect, it } from "vitest";
import { scheduleOf, startsOf, type Slot } from "./schedule.ts";
import { stagesOf, type Placed } from "./stages.ts";

const slot = (apply: number, least: number, most: number, after = 0): Slot => ({
  apply,
  minutes: [least, most],
  after,
});

describe("starts inside a stage", () => {
  it.each<[string, Slot[], number[]]>([
    ["a bowl alone begins at once", [slot(10, 20, 30)], [0]],
    ["a shorter bowl begins later", [slot(10, 35, 35), slot(5, 20, 20)], [0, 20]],
    ["a third begins later still", [slot(10, 35, 35), slot(5, 20, 20), slot(5, 5, 5)], [0, 20, 35]],
    [
      "one pair of hands: never before the one before is on",
      [slot(20, 5, 20), slot(5, 5, 40)],
      [0, 20],
    ],
    ["a head start is kept", [slot(8, 20, 50), slot(12, 20, 50, 15)], [0, 23]],
    ["no bowls, no starts", [], []],
  ])("%s", (_, slots, starts) => expect(startsOf(slots)).toEqual(starts));
});

describe("the clock of a visit", () => {
  const step = (
    order: number,
    stage: number,
    startAt: number,
    applyMinutes: number,
    most: number,
  ) => ({
    order,
    stage,
    startAt,
    applyMinutes,
    minutes: [most - 5, most] as [number, number],
  });

  it("rinses a stage at one moment and begins the next on its own clock", () => {
    expect(
      scheduleOf([step(1, 1, 0, 10, 35), step(2, 1, 20, 5, 20), step(3, 2, 0, 5, 20)]),
    ).toEqual([
      {
        stage: 1,
        minutes: 45,
        bowls: [
          { order: 1, startAt: 0, onAt: 10, rinseAt: 45 },
          { order: 2, startAt: 20, onAt: 25, rinseAt: 45 },
        ],
      },
      { stage: 2, minutes: 25, bowls: [{ order: 3, startAt: 0, onAt: 5, rinseAt: 25 }] },
    ]);
  });

  it("never leaves a bowl on past its longest time to wait for another", () => {
    const [stage] = scheduleOf([step(1, 1, 0, 5, 10), step(2, 1, 5, 10, 30)]);
    expect(stage?.bowls.map((bowl) => bowl.rinseAt - bowl.onAt)).toEqual([10, 25]);
  });

  it("lets bowls of a formula that has no stages follow one another", () => {
    const bare = (order: number) => ({ order, minutes: [10, 20] as [number, number] });
    expect(scheduleOf([bare(1), bare(2)]).map(({ stage, minutes }) => [stage, minutes])).toEqual([
      [1, 20],
      [2, 20],
    ]);
  });
});

describe("stages", () => {
  const bowl = (
    purpose: Placed["purpose"],
    zone: Placed["zone"],
    type: Placed["type"],
  ): Placed => ({
    purpose,
    zone,
    type,
    shades: [],
    developer: null,
    minutes: [10, 20],
  });

  it.each<[string, Placed[], number[]]>([
    [
      "colour comes out, then hair is lightened, then toned",
      [
        bowl("remove", "all", "colour-remover"),
        bowl("lighten", "all", "lightener"),
        bowl("tone", "all", "demi-permanent"),
      ],
      [1, 2, 3],
    ],
    [
      "a filler is on its own before the colour over it",
      [bowl("fill", "ends", "demi-permanent"), bowl("deposit", "all", "demi-permanent")],
      [1, 2],
    ],
    [
      "roots and lengths are coloured side by side",
      [bowl("deposit", "roots", "permanent"), bowl("deposit", "lengths", "demi-permanent")],
      [1, 1],
    ],
    [
      "a bath is beside the lightener of a darker band",
      [bowl("lighten", "mids", "lightener"), bowl("remove", "ends", "lightener")],
      [1, 1],
    ],
    [
      "the same hair twice is two stages",
      [bowl("deposit", "all", "demi-permanent"), bowl("gloss", "lengths", "demi-permanent")],
      [1, 2],
    ],
  ])("%s", (_, bowls, stages) => expect(stagesOf(bowls).map(({ stage }) => stage)).toEqual(stages));
});

it("gives every step of a plain formula a stage, a start and minutes to put it on", () => {
  const { steps } = formulate({
    currentLevel: 5,
    desiredLevel: 9,
    hairCondition: "virgin",
    damageLevel: "1",
  });
  expect(steps.map(({ stage, startAt }) => [stage, startAt])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  for (const { applyMinutes } of steps) expect(applyMinutes).toBeGreaterThan(1);
});
