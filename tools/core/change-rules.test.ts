import { describe, expect, test } from "vitest";
import { changesOf } from "./change-rules.ts";

describe("what an act changes", () => {
  test("leaves out what stays and what was not said", () => {
    expect(
      changesOf([
        ["Name", "Ana", "Ana"],
        ["Phone", "1", undefined],
        ["Notes", "", null],
        ["Minutes", 30, 45],
        ["Shown", null, true],
        ["Email", "a@b.example", ""],
      ]),
    ).toEqual([
      { label: "Minutes", before: "30", after: "45" },
      { label: "Shown", before: null, after: "yes" },
      { label: "Email", before: "a@b.example", after: null },
    ]);
  });
});
