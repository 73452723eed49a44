import { expect, it } from "vitest";
import { actsOf, calledBy } from "#tests/verb-salon.ts";

it.each<[string, string, object]>([
  ["take the gloss off the menu", "delete_service", { service: "Gloss" }],
  ["pls delete the womens cut service", "delete_service", { service: "Women's Cut" }],
])("does %s", (says, tool, input) => {
  expect(calledBy(says).calls.at(-1)).toEqual([tool, input]);
});

it.each(["don't take the gloss off the menu", "can I take the gloss off the menu?"])(
  "does nothing at %s",
  (says) => {
    const { calls, text } = calledBy(says);
    expect(actsOf(calls)).toEqual([]);
    expect(text).not.toBe("");
  },
);

it("asks which of several, and goes on with the answer", () => {
  const { calls, text, options } = calledBy("delete the cut service");
  expect([actsOf(calls), text, options]).toEqual([
    [],
    "Which service do you mean?",
    ["Women's Cut", "Men's Cut"],
  ]);
  expect(calledBy(["delete the cut service", "the mens one"]).calls.at(-1)).toEqual([
    "delete_service",
    { service: "Men's Cut" },
  ]);
});

it("takes a correction of what was named", () => {
  expect(calledBy(["take the gloss off the menu", "no, the balayage"]).calls.at(-1)).toEqual([
    "delete_service",
    { service: "Balayage" },
  ]);
});
