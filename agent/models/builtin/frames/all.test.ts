import { expect, it } from "vitest";
import { stylistTools, type ToolName } from "#tools/registry.ts";
import { FRAMES } from "./all.ts";

it("gates everything whose tool changes something", () => {
  const effects = (tool: ToolName) => stylistTools[tool].effect;
  const ungated = FRAMES.filter(({ tool, does }) => effects(tool) !== "read" && !does);
  expect(ungated.map(({ tool }) => tool)).toEqual([]);
  const gated = FRAMES.filter(({ tool, does }) => effects(tool) === "read" && does);
  expect(gated.map(({ tool }) => tool)).toEqual([]);
});

it("finds things by lists that only look", () => {
  const finders = FRAMES.flatMap(({ finds = [] }) => finds.map(({ tool }) => tool));
  expect(finders.filter((tool) => stylistTools[tool].effect !== "read")).toEqual([]);
});
