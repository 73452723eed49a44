import { describe, expect, test } from "vitest";
import { captionFaults } from "./caption-check.ts";
import { spoken, wishesIn, type CaptionFacts } from "./caption-facts.ts";
import { writtenCaption } from "./caption-writer.ts";
import { PostType } from "./schema.ts";

const NOTHING: CaptionFacts = {
  postType: "educational",
  from: null,
  goal: null,
  reached: null,
  tone: null,
  concern: null,
  services: [],
  techniques: [],
  lines: [],
  visits: null,
  wishes: [],
  about: null,
  month: 11,
  seed: "2026-11-22",
};
const HEADS: Partial<CaptionFacts>[] = [
  { from: 5, goal: 7, tone: "copper", services: ["balayage"], techniques: ["balayage"] },
  { from: 6, goal: 9, reached: 8, tone: "pearl", concern: "brass", services: ["highlights"] },
  { from: 8, goal: 8, tone: "beige", services: ["gloss"], lines: ["Redken Shades EQ"] },
  { from: 3, goal: 6, tone: "natural", visits: 3, techniques: ["colour removal"] },
  { from: 7, goal: 4, tone: "chocolate", services: ["going darker"], wishes: ["shine"] },
  { from: 5, goal: 5, services: ["grey coverage"], wishes: ["a natural look"] },
  { from: 9, goal: 10, tone: "silver", concern: "yellow", services: ["toning"] },
  { from: 4, goal: 6, reached: 4, tone: "mahogany", services: ["root retouch"] },
  { from: 6, goal: 7, concern: "orange", services: ["colour correction"], visits: 2 },
  { from: 2, goal: 2, tone: "blue", services: ["vivids"] },
  { about: "glossing between appointments" },
  { about: "why we test for allergies", month: 1 },
  {},
];
const CASES = PostType.options.flatMap((postType) =>
  HEADS.map((head, at) => ({ ...NOTHING, ...head, postType, seed: `case ${at}` })),
);

describe("the salon's own writer", () => {
  test.each([
    ["the xmas slots filling up", "The xmas slots are filling up."],
    ["us being closed christmas eve", "We are closed christmas eve."],
    ["our new stylist theo", "Our new stylist theo."],
  ])("tells the news of %s as it is, with nothing of the craft", (about, first) => {
    const { caption } = writtenCaption({ ...NOTHING, about, postType: "educational", seed: "a" });
    const [line, end, ...more] = caption.split("\n\n");
    expect([line, more]).toEqual([first, []]);
    expect(end).toMatch(/book|message|time/i);
  });

  test("writes another caption for each of 65 cases, and each passes the checks for a model's", () => {
    const written = CASES.map((facts) => ({ facts, ...writtenCaption(facts) }));
    expect(new Set(written.map(({ caption }) => caption)).size).toBe(CASES.length);
    for (const { facts, caption, hashtags } of written) {
      const checked = { facts, name: "Lena Kowalski", platform: ["instagram" as const] };
      expect(captionFaults({ caption, hashtags }, checked), caption).toEqual([]);
      expect(caption).not.toMatch(/[{}]|undefined|null|\.\.|\s{3}/);
      expect(caption.length).toBeGreaterThan(60);
      expect(hashtags.length).toBeGreaterThanOrEqual(4);
    }
  });

  test("says the same of the same facts, and a goal is no result", () => {
    const facts = { ...NOTHING, ...HEADS[0], postType: "before-after" as const };
    expect(writtenCaption(facts)).toEqual(writtenCaption({ ...facts }));
    expect(writtenCaption(facts).caption).toContain("level 7 as the goal");
    expect(writtenCaption({ ...facts, reached: 6 }).caption).toContain("From level 5 to level 6.");
  });
});

describe("a caption of somebody else's", () => {
  const facts = { ...NOTHING, from: 5, goal: 7, lines: ["Wella Color Touch"] };
  const fine = "From level 5 towards level 7, one soft copper at a time.";
  test.each([
    [fine, ["copper"], []],
    ["", [], ["empty"]],
    ["Lena walked in at level 5.", [], ["name"]],
    [fine, ["lenakowalski"], ["name"]],
    ["Mixed 30 g for level 5.", [], ["formula", "figure"]],
    ["With 20 vol and patience.", [], ["formula", "figure"]],
    ["Toned 1:2 until it was right.", [], ["formula", "figure"]],
    ["A little 7/43 in the lengths.", [], ["formula", "figure"]],
    ["Healthier hair in one visit.", [], ["claim"]],
    ["A damage-free lift.", [], ["claim"]],
    ["From level 5 to level 9.", [], ["figure"]],
    ["Book at https://salon.example", [], ["contact"]],
    [fine, ["two words"], ["hashtag"]],
    ["x".repeat(2201), [], ["length"]],
  ])("%s %o: %o", (caption, hashtags, faults) => {
    const checked = { facts, name: "Lena Kowalski", platform: ["instagram" as const] };
    expect(captionFaults({ caption, hashtags }, checked)).toEqual(faults);
  });
});

test("words of the engine are spoken, and wishes come from a list", () => {
  expect(["cool_ash", "none", "natural-warm", null].map(spoken)).toEqual([
    "cool ash",
    null,
    "natural warm",
    null,
  ]);
  expect(wishesIn("Lena from Bond Street wants something easy and soft")).toEqual([
    "low maintenance",
    "a natural look",
  ]);
});
