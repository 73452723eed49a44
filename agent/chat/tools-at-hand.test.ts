import { asSchema, type ToolSet } from "ai";
import { describe, expect, it, test } from "vitest";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { stylistTools } from "#tools/registry.ts";
import type { Expected, Phrasing } from "#tests/held/entry.ts";
import { halfOf } from "#tests/held/halves.ts";
import { HELD } from "#tests/held/phrasings.ts";
import { SECOND } from "#tests/held/second.ts";
import { THIRD } from "#tests/held/third.ts";
import { findTools, foundIn } from "./find-tools.ts";
import { instructionsFor } from "./instructions.ts";
import { MOST_TOKENS, toolsAtHand } from "./tools-at-hand.ts";
import { toolsetFor } from "./toolset.ts";

const tools = {
  ...toolsetFor({} as never, { chatId: "", messageId: null }, () => {}).tools,
  ...findTools,
};
const said = (text: string, id = text): StoredMessage => ({
  id,
  role: "user",
  parts: [{ type: "text", text }],
});
const called = (name: string, input: unknown = {}): StoredMessage => ({
  id: name,
  role: "assistant",
  parts: [
    {
      type: `tool-${name}`,
      toolCallId: name,
      state: "output-available",
      input,
      output: { ok: true, value: {} },
    } as never,
  ],
});
const atHandFor = ({ before = [], says }: Phrasing) =>
  toolsAtHand(
    [...before, says].map((text, at) => said(text, `${at}`)),
    tools,
  );

/** Letters of what a provider is sent before the conversation, at four to a token. */
const tokensOf = (names: readonly string[]) =>
  (instructionsFor(new Set(names)).length +
    JSON.stringify(
      names.map((name) => {
        const { description, inputSchema } = (tools as ToolSet)[name]!;
        const parameters = asSchema(inputSchema).jsonSchema;
        return { type: "function", function: { name, description, parameters } };
      }),
    ).length) /
  4;

const listOf = (wanted: Phrasing["expect"]): readonly Expected[] => [wanted].flat();

/** Ways to be right, each a list of calls of which one tool has to be at hand. */
const waysOf = ({ expect: wanted }: Phrasing): (readonly string[])[][] =>
  listOf(wanted).flatMap((way) => {
    if ("all" in way) return [way.all.map(({ tool }) => [tool].flat())];
    return "tool" in way ? [[[way.tool].flat()]] : [];
  });

const TABLES: [string, readonly Phrasing[]][] = [
  ["first, dev half", HELD.filter(({ id }) => halfOf(id) === "dev")],
  ["first, test half", HELD.filter(({ id }) => halfOf(id) === "test")],
  ["second", SECOND],
  ["third", THIRD],
];

describe.each(TABLES)("a first prompt for orders of the %s table", (_, table) => {
  const offered = new Map(table.map((phrasing) => [phrasing, atHandFor(phrasing)]));

  it("keeps to its bound", () => {
    const most = Math.max(...[...offered.values()].map(tokensOf));
    expect(most).toBeLessThanOrEqual(MOST_TOKENS);
  });

  it("has the tool that is wanted, of a hundred orders in at least 95", () => {
    const orders = table.filter((phrasing) => waysOf(phrasing).length > 0);
    const covered = orders.filter((phrasing) => {
      const names = new Set(offered.get(phrasing));
      return waysOf(phrasing).some((way) =>
        way.every((either) => either.some((name) => names.has(name))),
      );
    });
    expect(covered.length / orders.length).toBeGreaterThanOrEqual(0.95);
  });
});

it("keeps to its bound while much is in use", () => {
  const talk = [
    said("level 7 wants 9 ash"),
    ...["formulate", "correct", "write_formula", "check_formula"].map((name) => called(name)),
    said("the result came out brassy, correct it"),
  ];
  expect(tokensOf(toolsAtHand(talk, tools))).toBeLessThanOrEqual(MOST_TOKENS);
});

describe("a turn brings", () => {
  it("what an order's ids are looked up by", () => {
    expect(toolsAtHand([said("move Maria to Friday")], tools)).toEqual(
      expect.arrayContaining(["move_appointment", "list_appointments"]),
    );
  });

  it("what was used a moment ago, and a little longer than the words", () => {
    const talk = [said("what is low"), called("list_stock"), said("the second one")];
    expect(toolsAtHand(talk, tools)).toContain("list_stock");
  });

  it("what the model looked for", () => {
    const talk = [said("hm"), called("find_tools", { query: "refund a payment" }), said("hm")];
    expect(toolsAtHand(talk, tools)).toContain("refund_payment");
  });

  it("what a card waits for, whatever it comes to", () => {
    const talk = [said("hm"), called("book_series"), said("what is low"), called("create_service")];
    expect(toolsAtHand(talk, tools)).toContain("create_service");
  });

  it("no tool twice, and none that is not there", () => {
    const names = toolsAtHand([said("refund Nora's deposit")], {
      find_tools: findTools.find_tools,
    });
    expect(names).toEqual(["find_tools"]);
  });
});

describe("a search finds", () => {
  test.each([
    ["list what is on stock", "list_stock"],
    ["refund a payment", "refund_payment"],
    ["take a client off the waiting list", "leave_waitlist"],
    ["change the opening hours", "set_hours"],
    ["export or erase everything about a client", "erase_client"],
    ["publish a social media post", "publish_post"],
    ["revoke an API token", "revoke_api_token"],
  ])("for %s %s", (query, name) => {
    expect(foundIn("find_tools", { query })).toContain(name);
  });

  it("each tool by its own description", () => {
    const lost = Object.entries(stylistTools).filter(
      ([name, { description }]) =>
        !foundIn("find_tools", { query: description.slice(0, 200) }).some((each) => each === name),
    );
    expect(lost.map(([name]) => name)).toEqual([]);
  });
});
