import { describe, expect, it } from "vitest";
import { agreedTo } from "#agent/models/builtin/verbs/cards.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { waitingAfter, type Waiting } from "./waiting.ts";

const result = (tool: string, status: Result["status"]): Result => ({
  tool,
  input: { of: tool },
  status,
  value: undefined,
  sentence: "",
});
/** Cards after turns of which each ended with these results. */
const after = (...turns: Result[][]): readonly Waiting[] =>
  turns.reduce<readonly Waiting[]>(
    (cards, results) => waitingAfter(cards, { row: undefined, results }),
    [],
  );
const toolsOf = (cards: readonly Waiting[]) => cards.map(({ call }) => call.tool);

describe("a card that nobody tapped", () => {
  it("waits while other things are asked and done", () => {
    const cards = after(
      [result("close_day", "left")],
      [result("list_appointments", "ok")],
      [result("move_appointment", "ok")],
    );
    expect(toolsOf(cards)).toEqual(["close_day"]);
  });

  it.each(["ok", "denied", "refused"] as const)("is over once its act came back %s", (status) => {
    expect(after([result("close_day", "left")], [result("close_day", status)])).toEqual([]);
  });

  it("gives way to the same with something else in it", () => {
    expect(after([result("set_price", "left")], [result("set_price", "left")])).toHaveLength(1);
  });
});

describe("words of agreement after something else", () => {
  const cards = after(
    [result("close_day", "left")],
    [result("order_item", "left")],
    [result("list_stock", "ok")],
  );
  it.each([
    ["ok do it", "order_item"],
    ["yes", "order_item"],
    ["ok now block him off", "close_day"],
    ["ok close it", "close_day"],
    ["order it", "order_item"],
  ])("bring the card back that they are of: %s", (text, tool) => {
    expect(agreedTo(text, cards)?.verb.tool).toBe(tool);
  });

  it.each(["thanks", "great", "ok thanks", "move it to friday", "delete it"])(
    "bring none back: %s",
    (text) => {
      expect(agreedTo(text, cards)).toBeUndefined();
    },
  );
});
