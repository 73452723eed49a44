import { expect, it } from "vitest";
import type { Evidence } from "./evidence.ts";
import { looksLikeHair } from "./looks-like-hair.ts";

/** Frizz beside a bare shoulder, no face seen. */
const curls: Evidence = {
  area: 0.3,
  places: 150,
  strands: 0.9,
  density: 0.5,
  coherence: 0.45,
  locks: 0.5,
  motley: 3,
  crown: 1,
  skin: 0.15,
  face: 0,
  crushed: 0,
  sharpness: 1.5,
};

it.each<[string, Partial<Evidence>, boolean]>([
  ["curls in locks beside skin", {}, true],
  ["skin-coloured fur, whose changes run no further than its hairs", { locks: 0.4 }, false],
  ["curls without any skin", { skin: 0.01 }, false],
  ["combed hair, however its locks lie", { coherence: 0.7, locks: 0.5, skin: 0 }, true],
  ["ruled lines", { coherence: 0.97 }, false],
  ["a print over a face", { face: 1.2, motley: 19 }, false],
  ["short curls over a face", { face: 1.2, locks: 0.4 }, true],
])("judges %s", (_, seen, hair) => {
  expect(looksLikeHair({ ...curls, ...seen })).toBe(hair);
});
