import { expect, it } from "vitest";
import { consultationResult, BRASSY } from "#tests/formula-result.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { cardBowls, showsWords } from "./card-bowls.ts";

const [{ bowl: known } = {}] = cardBowls(consultationResult(BRASSY));
if (!known) throw new Error("The head has a bowl.");
const [shade] = known.shades;
if (!shade) throw new Error("The bowl has a shade.");
const bowl: Bowl = { ...known, purpose: "deposit", shades: [{ ...shade, level: 7 }] };
const leaving = (to: number) => ({ ...bowl, work: { from: 5, lift: 1, white: 0, mix: 100, to } });

it.each([
  [7, 7, undefined],
  [6, 7, "Mixed as level 7, comes out at level 6; level 7 was wished for."],
  [7, 8, "Comes out at level 7; level 8 was wished for."],
  [6, 6, "Mixed as level 7, comes out at level 6."],
])("says how tube, result and wish stand: to %i, wished %i", (to, wished, said) => {
  expect(showsWords({ bowl: leaving(to) }, wished)).toBe(said);
});

it("says nothing of a level that no bowl lays down", () => {
  expect(showsWords({ bowl: { ...leaving(6), purpose: "lighten" } }, 7)).toBeUndefined();
  expect(showsWords({ bowl: null }, 7)).toBeUndefined();
});
