import { expect, it } from "vitest";
import { completed } from "./complete.ts";
import { lexiconOf } from "./names.ts";
import { tokensOf } from "./tokens.ts";

const own = lexiconOf([
  { kind: "service", name: "Gloss" },
  { kind: "service", name: "Perm" },
]);
const labelsOf = (says: string) => tokensOf(says).map(() => "O");
const made = (says: string, slots: Parameters<typeof completed>[2], labels = labelsOf(says)) =>
  completed(tokensOf(says), labels, slots, own);

it("takes the one name that the salon knows, and the one figure, for the facts that are open", () => {
  expect(made("gloss now 80", { service: "service", price: "sum" })).toEqual([
    "B-service",
    "O",
    "B-price",
  ]);
});

it("takes none of two that fit", () => {
  expect(made("gloss or perm", { service: "service" })).toEqual(["O", "O", "O"]);
});

it("leaves two open facts of one kind alone", () => {
  expect(made("gloss 80", { low: "sum", high: "sum" })).toEqual(["O", "O"]);
});

it("leaves what was found as it is", () => {
  const labels = ["B-service", "O", "O"];
  expect(made("gloss now perm", { service: "service" }, labels)).toEqual(labels);
});

it("ends a span where its second time stands, and leaves the reason behind it", () => {
  const slots = { date: "date", from: "time", to: "time", reason: "text" } as const;
  const labels = ["B-date", "B-from", "O", "B-reason", "I-reason"];
  expect(made("tuesday 12 to 130 dentist", slots, labels)).toEqual([
    "B-date",
    "B-from",
    "O",
    "B-to",
    "B-reason",
  ]);
});
