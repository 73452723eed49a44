import { expect } from "vitest";

/*
 * A shelf that adds up. A weighed thing counts in tenths of a gram, another in whole ones. What is taken beyond what is on
 * record turns out to have been there, and asks for a count; nothing is ever below 0.
 */

export type Thing = {
  id: string;
  name: string;
  /** Tenths of a gram in one; null for what is only counted. */
  unit: number | null;
  stock: number;
  /** More was taken than was on record, and nobody has counted since. */
  short: boolean;
  /** As it was counted in the count that is open, with all that came and went since: plainly, and never below 0; `bowls` had been mixed by then. */
  counted: { plain: number; floored: number; bowls: number } | null;
};

export function openThing(given: {
  id: string;
  name: string;
  unitGrams?: number;
  currentQuantity: number;
}): Thing {
  const { id, name, unitGrams, currentQuantity } = given;
  const unit = unitGrams === undefined ? null : unitGrams * 10;
  return { id, name, unit, stock: currentQuantity * (unit ?? 1), short: false, counted: null };
}

export const gramsOf = (unit: number | null) => (unit === null ? null : unit / 10);

/** @returns by how much its stock differs now */
export function moved(thing: Thing, by: number): number {
  if (by === 0) return 0;
  const before = thing.stock;
  thing.short ||= before + by < 0;
  thing.stock = Math.max(0, before + by);
  const differs = thing.stock - before;
  if (thing.counted === null) return differs;
  thing.counted.plain += by;
  thing.counted.floored = Math.max(0, thing.counted.floored + by);
  return differs;
}

export function count(thing: Thing, found: number, bowls: number): void {
  thing.counted = { plain: found, floored: found, bowls };
}

/** What a bowl that was not mixed after all had taken; a count after it has found that on the shelf. `at`: which bowl it was. */
export function givenBack(thing: Thing, by: number, at: number): void {
  const { counted } = thing;
  if (counted === null || at >= counted.bowls) return void moved(thing, by);
  thing.counted = null;
  moved(thing, by);
  thing.counted = counted;
}

/**
 * What was counted is what is there, on top of what came and went since. Where more went than was counted nobody knows
 * what of it to believe: whatever lies between both readings is right.
 */
export function finish(thing: Thing, shown: number): void {
  const { plain, floored } = thing.counted ?? { plain: 0, floored: 0 };
  expect(shown, `${thing.name} after its count`).toBeGreaterThanOrEqual(Math.max(0, plain));
  expect(shown, `${thing.name} after its count`).toBeLessThanOrEqual(floored);
  Object.assign(thing, { stock: shown, short: plain < 0, counted: null });
}

/** Closed ones stay as many; of the open one, what was taken out of it, at least a last tenth being left in it. */
export function repack(thing: Thing, unit: number | null): void {
  if (unit === thing.unit) return;
  const closed = Math.floor(thing.stock / (thing.unit ?? 1));
  const open = thing.stock % (thing.unit ?? 1);
  const weighs = thing.unit !== null && unit !== null;
  const left = open > 0 && weighs ? Math.max(1, unit - ((thing.unit ?? 0) - open)) : 0;
  thing.stock = closed * (unit ?? 1) + left;
  thing.unit = unit;
}
