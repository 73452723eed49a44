import { describe, expect, it } from "vitest";
import { findTool } from "#tools/registry.ts";
import { readingOf, type Before } from "./readings.ts";

const BEFORE: Before = { row: undefined, asked: false, sensed: undefined, words: "", results: [] };
const turn = (says: string) => readingOf(says, BEFORE, new Map());

describe("words that name an act and order none", () => {
  it.each([
    ["should i cancel olives appointment on friday", "asked"],
    ["maybe balayage needs to be 195 from now on", "mused"],
    ["no need to text paula, shes sat right here", "negated"],
    ["my old boss had us set a fringe to 15 minutes", "hearsay"],
    ['she texted "cancel my appointment on friday"', "quoted"],
  ])("“%s” comes to no call", (says, doubt) => {
    const heard = turn(says);
    const acts = heard?.row && findTool(heard.row.verb.tool)?.effect !== "read";
    expect(acts ? heard?.row?.doubt : doubt).toBe(doubt);
  });

  it("says what stands, where an act on a visit is not wanted", () => {
    expect(turn("dont push ottilie back half an hour")?.row).toMatchObject({
      verb: { tool: "list_appointments" },
      before: "All right, that stays as it is. ",
    });
  });
});

describe("words that order an act", () => {
  it.each([
    ["balayage needs to be 195 from now on", "set_price"],
    ["were not doing perms any more so take them off the menu", "delete_service"],
    ["that hydrate mask, put four more on order", "order_item"],
  ])("“%s” is called, though such words may hold a sign of doubt", (says, tool) => {
    expect(turn(says)?.row).toMatchObject({ verb: { tool }, doubt: undefined });
  });
});

it("asks what is meant where a figure is in no fact and it is not sure", () => {
  const heard = turn("moved it from 3 to 5 on the 12th or the 14th");
  const acts = heard?.row?.doubt === undefined && findTool(heard?.row?.verb.tool ?? "")?.effect;
  expect(acts || "read").toBe("read");
});
