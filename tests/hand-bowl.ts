import type { HandBowl } from "#tools/bench/write-schema.ts";

/** A bowl that a colourist might write for level 5 to 7 on virgin hair, and that no check stops. */
export const handBowl: HandBowl = {
  zone: "all",
  purpose: "deposit",
  line: "wella-professionals/koleston-perfect",
  shades: [{ code: "7/0", grams: 41.5 }],
  developerVolume: 30,
  ratio: "1:1",
  minutes: [30, 40],
};
