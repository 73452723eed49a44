import { describe, expect, it } from "vitest";
import { engineCases, judgeCase } from "./cases.ts";

describe("agreed engine cases", () => {
  it.each(
    engineCases
      .filter((each) => each.strictness === "hard")
      .map((each) => [each.id, each] as const),
  )("%s", (_, given) => {
    expect(judgeCase(given)).toEqual([]);
  });

  it.each(["soft", "review"])("passes the %s cases that rest on practice", (strictness) => {
    const cases = engineCases.filter((each) => each.strictness === strictness);
    const failed = cases.flatMap((each) => {
      const missing = judgeCase(each);
      return missing.length > 0 ? [`${each.id} ${missing.join("; ")}`] : [];
    });
    console.info(`${strictness}: ${cases.length - failed.length} of ${cases.length}`);
    expect(failed).toEqual([]);
  });
});
