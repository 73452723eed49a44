import { expect, it } from "vitest";
import { changesOf } from "./audit-changes.tsx";

it.each([
  ["made Kim Rivers a manager", "made Kim Rivers a manager", []],
  [
    "changed the booking rules: time zone, horizon days from 60 to 90",
    "changed the booking rules",
    [{ name: "time zone" }, { name: "horizon days", from: "60", to: "90" }],
  ],
  [
    "changed how the salon writes: quiet from from 20:00 to 19:00",
    "changed how the salon writes",
    [{ name: "quiet from", from: "20:00", to: "19:00" }],
  ],
  [
    "changed the price of Gloss from $1,180 to $1,195",
    "changed the price of Gloss",
    [{ name: "", from: "$1,180", to: "$1,195" }],
  ],
])("reads %j as its act and its changes", (words, act, changes) => {
  expect(changesOf(words)).toEqual({ act, changes });
});
