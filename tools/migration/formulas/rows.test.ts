import { expect, it } from "vitest";
import { importReader } from "./rows.ts";
import { cardWords } from "#tools/library/rules.ts";

const LINES = ["wella-professionals/color-touch"];

it.each([
  ["7/1 + 8/3 1:1 6%", "7/1 + 8/3", "7/1"],
  ["Color Touch 7/1 30g + 6% 60g", "Color Touch 7/1", "Wella Professionals Color Touch 7/1"],
])("lists %s under the line that it names and no other", (formula, name, tube) => {
  const { rows, read } = importReader(
    [
      { row: 1, cells: ["Formula"] },
      { row: 2, cells: [formula] },
    ],
    { headerRow: 1, columns: [{ column: 0, field: "formula" }] } as never,
    LINES,
  );
  const [row] = rows.map(read);
  expect(row).toMatchObject({ name });
  expect(row && "bowls" in row && cardWords(row.bowls).ingredients[0]?.name).toBe(tube);
});
