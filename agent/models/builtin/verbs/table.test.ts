import { expect, it } from "vitest";
import { stylistTools, type ToolName } from "#tools/registry.ts";
import { VERBS } from "./table.ts";

it("gates every row whose tool changes something", () => {
  const effects = (tool: ToolName) => stylistTools[tool].effect;
  const ungated = VERBS.filter(({ tool, does }) => effects(tool) !== "read" && !does);
  expect(ungated.map(({ tool }) => tool)).toEqual([]);
  const gated = VERBS.filter(({ tool, does }) => effects(tool) === "read" && does);
  expect(gated.map(({ tool }) => tool)).toEqual([]);
});

it("finds things by lists that only look", () => {
  const finders = VERBS.flatMap(({ finds = [] }) => finds.map(({ tool }) => tool));
  expect(finders.filter((tool) => stylistTools[tool].effect !== "read")).toEqual([]);
});
