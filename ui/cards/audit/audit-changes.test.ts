import { expect, it } from "vitest";
import { changesOf } from "./audit-changes.tsx";

it.each([
  ["team.role_changed", "made Kim Rivers a manager", "made Kim Rivers a manager", []],
  [
    "token.made",
    'made the key "Website: orders from till to shop" that may read',
    'made the key "Website: orders from till to shop" that may read',
    [],
  ],
  [
    "settings.changed",
    "changed the booking rules: time zone, horizon days from 60 to 90",
    "changed the booking rules",
    [{ name: "time zone" }, { name: "horizon days", from: "60", to: "90" }],
  ],
  [
    "settings.changed",
    "changed how the salon writes: quiet from from 20:00 to 19:00",
    "changed how the salon writes",
    [{ name: "quiet from", from: "20:00", to: "19:00" }],
  ],
  [
    "price.changed",
    "changed the price of Gloss from $1,180 to $1,195",
    "changed the price of Gloss",
    [{ name: "", from: "$1,180", to: "$1,195" }],
  ],
] as const)("reads a line of %s, %j, as its act and its changes", (action, words, act, changes) => {
  expect(changesOf(action, words)).toEqual({ act, changes });
});
