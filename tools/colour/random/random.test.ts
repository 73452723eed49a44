import { formulate } from "#tests/engine.ts";
import { runs } from "#tests/runs.ts";
import { expect, it } from "vitest";
import { contradictions, dangers } from "./faults.ts";
import { headsByPart, randomHeads } from "./heads.ts";

const heads = runs(2_000, 100_000);
const seed = 21;

it.each([
  [heads, "heads", randomHeads],
  [heads / 2, "heads whose parts have a wish of their own", headsByPart],
] as const)(
  "contradicts itself and endangers nobody on %i %s",
  (count, _kind, drawn) => {
    const found = new Map<string, { times: number; first: object }>();
    let mixed = 0;
    for (const hair of drawn(count, seed)) {
      const answer = formulate(hair);
      if (answer.formula) mixed += 1;
      for (const fault of [...contradictions(answer, hair), ...dangers(answer, hair)])
        found.set(fault, {
          times: (found.get(fault)?.times ?? 0) + 1,
          first: found.get(fault)?.first ?? hair,
        });
    }
    expect(Object.fromEntries(found)).toEqual({});
    expect(mixed).toBeGreaterThan(count / 2);
  },
  300_000,
);
