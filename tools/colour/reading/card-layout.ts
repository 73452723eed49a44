import type { Lab } from "./colour-space.ts";

/** A rectangle on the grey card, in millimetres from its left and top. */
export type CardBox = { x: number; y: number; width: number; height: number };

/** The grey card is a postcard (A6, lying), in millimetres. */
export const CARD = { width: 148, height: 105 };

/** What each corner's code says and its modules, 21 rows of 21 from the top, each a number in base 36 whose highest bit is the leftmost module; dark is 1. */
export const CARD_CODES: readonly { text: string; box: CardBox; rows: readonly number[] }[] = [
  code(
    "UT CARD 1A",
    [6, 6],
    "18qyn mvcx worh wrq5 wqql mu69 18prz 2dc 877t 13h2d xkd1 pj13 m6bb 47s 18m8n mzxc wscr wprm wt4p mvdf 18m59",
  ),
  code(
    "UT CARD 1B",
    [114, 6],
    "18rr3 mxq9 wqjh ws4d wrj1 mwxt 18prz 2yo 370b 7yzp w51j c9im u5on 4ay 18mu6 mvq8 wq8p wrej woqh mvup 18ms4",
  ),
  code(
    "UT CARD 1C",
    [6, 71],
    "18ltr mwch wpy5 wpy5 wrq5 mvy9 18prz 4jk 9234 xch7 btc9 zwqn xed2 5yz 18psg mw4u wqqf wthm ws08 mtww 18od6",
  ),
  code(
    "UT CARD 1D",
    [114, 71],
    "18r5r mudd wt3x wq59 wr4t mvy9 18prz 3y8 126t 10ja2 mbms 3fd bru5 5h2 18nom mysf wqii wnq4 wo5v mv3x 18o4s",
  ),
];

/** Modules along a code's side. */
export const CODE_MODULES = 21;

/**
 * The fields between the codes: greys from light to dark, which tell the lamp's colour and its strength, and three skins of
 * light, middle and deep colour, which lie where a face lies and so tell the strength where a face is lit.
 */
export const CARD_PATCHES: readonly { box: CardBox; colour: Lab; grey: boolean }[] = [
  field(0, 0, { l: 85, a: 0, b: 0 }),
  field(1, 0, { l: 68, a: 12, b: 17 }),
  field(0, 1, { l: 70, a: 0, b: 0 }),
  field(1, 1, { l: 55, a: 0, b: 0 }),
  field(0, 2, { l: 40, a: 0, b: 0 }),
  field(1, 2, { l: 54, a: 14, b: 20 }),
  field(0, 3, { l: 36, a: 11, b: 14 }),
  field(1, 3, { l: 27, a: 0, b: 0 }),
];

function code(text: string, [x, y]: [number, number], rows: string) {
  const modules = rows.split(" ").map((row) => Number.parseInt(row, 36));
  return { text, box: { x, y, width: 28, height: 28 }, rows: modules };
}

function field(column: number, row: number, colour: Lab) {
  const box = { x: 40 + 34 * column, y: 5 + 23.75 * row, width: 34, height: 23.75 };
  return { box, colour, grey: colour.a === 0 };
}
