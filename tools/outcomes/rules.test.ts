import { describe, expect, it } from "vitest";
import { measure, NEEDED, suggestOffset, type Told } from "./rules.ts";

const told = (off: number | null, more: Partial<Told> = {}): Told => ({
  happy: true,
  levelPlanned: off === null ? null : 7,
  levelReached: off === null ? null : 7 + off,
  tone: null,
  tonePlanned: null,
  applied: 0,
  ...more,
});
const all = (...offs: number[]) => offs.map((off) => told(off));
const times = (count: number, off: number) => Array.from({ length: count }, () => off);

describe("a suggested offset", () => {
  it.each<[string, Told[], number | null, RegExp]>([
    ["nothing told", [], null, /^0 of 8 outcomes with a level so far\.$/],
    ["one too few", all(...times(7, -0.5)), null, /^7 of 8/],
    [
      "those without a level count for nothing",
      [...all(...times(7, -1)), told(null)],
      null,
      /^7 of 8/,
    ],
    ["always half a level dark", all(...times(8, -0.5)), 0.5, /0\.5 level lighter/],
    ["always half a level light", all(...times(8, 0.5)), -0.5, /0\.5 level darker/],
    ["always as planned", all(...times(12, 0)), null, /^Reaches what was planned/],
    [
      "less than half a level",
      all(...times(6, -0.5), 0, 0, 0),
      null,
      /^Reaches what was planned: 0\.3/,
    ],
    ["one outlier among eight", all(...times(7, 0), -4), null, /differ too much/],
    ["an outlier beside a steady half", all(...times(11, -0.5), -2), 0.5, /0\.6 level darker/],
    ["mixed signs that cancel", all(-1, 1, -1, 1, -1, 1, -1, 1), null, /^Reaches/],
    ["mixed signs that scatter", all(-3, 2, -3, 2, -3, 2, -2, 1), null, /differ too much/],
    ["three quarters round up to a level", all(-1, -0.5, -1, -0.5, -1, -0.5, -1, -0.5), 1, /0\.8/],
    ["never more than one level", all(...times(9, -2.5)), 1, /2\.5 levels darker/],
  ])("(%s)", (_name, outcomes, suggested, sentence) => {
    const found = suggestOffset(outcomes);
    expect(found.suggested).toBe(suggested);
    expect(found.sentence).toMatch(sentence);
  });

  it("does not argue against itself once it is in use: what was planned in addition is taken out", () => {
    const before = all(...times(8, -0.5));
    const since = Array.from({ length: 12 }, () => told(0, { applied: 0.5 }));
    expect(suggestOffset([...since, ...before])).toMatchObject({ suggested: 0.5, count: 20 });
    expect(suggestOffset([...since, ...before]).sentence).toContain("taken out");
  });

  it("leaves out bowls that a hand wrote over a moved one", () => {
    const unknown = Array.from({ length: 9 }, () => told(-2, { applied: null }));
    expect(suggestOffset(unknown)).toMatchObject({ suggested: null, count: 0 });
  });

  it("rests on the newest forty", () => {
    const found = suggestOffset(all(...times(40, 0), ...times(60, -1)));
    expect(found).toMatchObject({ suggested: null, count: 40 });
  });
});

describe("what is measured", () => {
  it("is null where nothing tells it", () => {
    const none = { happyPercent: null, levelOffset: null, withinHalf: null, toneHitPercent: null };
    expect(measure([])).toEqual({ count: 0, ...none });
    expect(measure([told(null)])).toEqual({ count: 1, ...none, happyPercent: 100 });
  });

  it("is the share of happy clients, the mean difference, and the shares that came near", () => {
    const outcomes = [
      told(-0.5, { tone: "ash", tonePlanned: "ash" }),
      told(-1, { happy: false, tone: "gold", tonePlanned: "ash" }),
      told(0, { tone: "natural" }),
    ];
    expect(measure(outcomes)).toEqual({
      count: 3,
      happyPercent: 67,
      levelOffset: -0.5,
      withinHalf: 67,
      toneHitPercent: 50,
    });
  });

  it("counts a near tone as met and an opposite one not", () => {
    const hit = (tonePlanned: Told["tone"], tone: Told["tone"]) =>
      measure([told(0, { tone, tonePlanned })]).toneHitPercent;
    expect(hit("pearl", "pearl")).toBe(100);
    expect(hit("ash", "ash-blue")).toBe(100);
    expect(hit("ash", "copper")).toBe(0);
  });
});

it("asks for eight", () => expect(NEEDED).toBe(8));
