import { describe, expect, it } from "vitest";
import type { Platform } from "#tools/social/schema.ts";
import { cutFor, tagsIn } from "./post-text.ts";

const words = (count: number) => Array.from({ length: count }, () => "copper").join(" ");

describe("where a platform cuts", () => {
  it.each<[string, Platform, string, string, boolean]>([
    ["nothing of a short one", "instagram", "Copper melt.", "Copper melt.", false],
    ["between words", "instagram", words(30), words(18), true],
    ["a word that is too long", "instagram", "a".repeat(200), "a".repeat(125), true],
    ["after two lines", "instagram", "one\ntwo\nthree", "one\ntwo", true],
    ["later on Facebook", "facebook", words(30), words(30), false],
    ["at a length that just fits, nothing", "instagram", "a".repeat(125), "a".repeat(125), false],
    ["no mere blank at the end", "instagram", "Copper melt.\n\n\n", "Copper melt.", false],
  ])("%s", (_name, platform, text, shown, cut) => {
    expect(cutFor(platform, text)).toEqual({ shown, cut });
  });
});

describe("hashtags as they are typed", () => {
  it.each<[string, string, string[], string[]]>([
    ["with and without #", "#copper melt", ["copper", "melt"], []],
    ["with commas and lines", "copper,melt\n#glow", ["copper", "melt", "glow"], []],
    ["glued together", "#copper#melt", ["copper", "melt"], []],
    ["twice", "#Copper #copper", ["Copper"], []],
    ["in other alphabets", "#блонд #été", ["блонд", "été"], []],
    ["that are none", "#no-way #yes", ["yes"], ["no-way"]],
    ["none", "  # ", [], []],
  ])("%s", (_name, typed, tags, wrong) => {
    expect(tagsIn(typed)).toEqual({ tags, wrong });
  });
});
