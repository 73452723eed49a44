import { formulate } from "#tests/engine.ts";
import { runs } from "#tests/runs.ts";
import { expect, it } from "vitest";
import { dangers } from "./faults.ts";
import { againstHealth, safetyHeads } from "./safety-heads.ts";

const heads = runs(1_500, 30_000);
const seed = 77;

it(`keeps every bowl to what is told of the client's health on ${heads} heads`, () => {
  const found = new Map<string, { times: number; first: object }>();
  let mixed = 0;
  for (const { hair, health } of safetyHeads(heads, seed)) {
    const answer = formulate(hair);
    if (answer.formula) mixed += 1;
    for (const fault of [...againstHealth(answer, hair, health), ...dangers(answer, hair)])
      found.set(fault, {
        times: (found.get(fault)?.times ?? 0) + 1,
        first: found.get(fault)?.first ?? hair,
      });
  }
  expect(Object.fromEntries(found)).toEqual({});
  expect(mixed).toBeGreaterThan(heads / 3);
}, 300_000);
