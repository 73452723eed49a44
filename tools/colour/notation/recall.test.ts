import { describe, expect, it } from "vitest";
import { seamsOf } from "./recall.ts";
import { readNotation } from "./notation.ts";

const piecesOf = (text: string) => {
  let start = 0;
  return seamsOf(text).map((end) => text.slice(start, (start = end)));
};

describe("pieces of shorthand", () => {
  it.each([
    ["20g 7/1 + 10g 7/3, 20 vol, 35 min", ["20g 7/1 +", " 10g 7/3,", " 20 vol,", " 35 min"]],
    ["7/0 1 + 2", ["7/0 1 + 2"]],
    ["7/1 + 10g 7/3", ["7/1 +", " 10g 7/3"]],
    ["mids + ends 7/1", ["mids + ends 7/1"]],
    ["6n 30g, 20 vol, 30 vol next time", ["6n 30g, 20 vol, 30 vol next time"]],
  ])("%s", (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it("reads a piece alike wherever it stands, and by the line in question there", () => {
    const codes = (text: string) =>
      readNotation(text).bowls.map(({ line, shades }) => [line, shades[1]?.code]);
    const topchic = codes("Goldwell Topchic 6N 20g + 20g 7N + 20 vol");
    codes("Redken Shades EQ 06N 20g + 20g 7N + 20 vol");
    expect(codes("Goldwell Topchic 6N 20g + 20g 7N + 20 vol")).toEqual(topchic);
    expect(topchic).toEqual([["goldwell/topchic", "7N"]]);
    expect(readNotation("Goldwell Topchic 6N 20g + 20g 6N").bowls[0]?.shades).toHaveLength(2);
  });
});
