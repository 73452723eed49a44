import { expect, it } from "vitest";
import { createCanvas, develop, paint } from "#tools/colour/render/canvas.ts";
import { cardCorners, paintCard, type CardPlace } from "#tools/colour/render/grey-card.ts";
import { findCard } from "./find-card.ts";

const size = { width: 900, height: 1100 };

/** The card before a grey wall, as lightness. */
function wallWith(card: CardPlace | undefined, stops: number) {
  const canvas = createCanvas(size.width, size.height);
  paint(canvas, () => [0.4, 0.4, 0.4]);
  if (card) paintCard(canvas, card);
  const lamp = 2 ** stops;
  const { data } = develop(canvas, () => [lamp, lamp, lamp], 1);
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 1] ?? 0);
  return { ...size, data: grey };
}

it.each<[string, CardPlace, number]>([
  ["upright", { x: 0.8, y: 0.8, width: 0.3 }, 0],
  ["small", { x: 0.8, y: 0.8, width: 0.2, turn: 5 }, 0],
  ["turned, in a dark picture", { x: 0.75, y: 0.75, width: 0.36, turn: 25 }, -1],
  ["upside down, in a bright one", { x: 0.3, y: 0.8, width: 0.36, turn: 180 }, 1],
  ["on its side and cut off by the edge", { x: 0.9, y: 0.8, width: 0.36, turn: 90 }, 0],
])("finds the card %s", async (_, card, stops) => {
  const found = await findCard(wallWith(card, stops));
  const corners = cardCorners(size, card);
  expect(found).toHaveLength(4);
  found?.forEach(({ x, y }, n) => {
    expect(Math.abs(x - (corners[n]?.x ?? 9))).toBeLessThan(0.012);
    expect(Math.abs(y - (corners[n]?.y ?? 9))).toBeLessThan(0.012);
  });
});

it("finds none where there is none", async () => {
  expect(await findCard(wallWith(undefined, 0))).toBeUndefined();
});
