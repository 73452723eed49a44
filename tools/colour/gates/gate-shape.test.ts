import { expect, it } from "vitest";
import { strictest, type Gate } from "./gate-shape.ts";

const open: Gate = {
  colour: false,
  lightener: false,
  chemical: false,
  tint: false,
  highLift: false,
  developerMax: 40,
  waitDays: 0,
};

it.each<Partial<Gate>>([
  { colour: true },
  { lightener: true },
  { chemical: true },
  { tint: true },
  { highLift: true },
  { developerMax: 20 },
  { waitDays: 14 },
])("two gates hold what one of them closes: %j", (closed) => {
  expect(strictest(open, closed)).toEqual({ ...open, ...closed });
  expect(strictest({ ...open, ...closed }, {})).toEqual({ ...open, ...closed });
  expect(strictest({ ...open, ...closed }, open)).toEqual({ ...open, ...closed });
});
