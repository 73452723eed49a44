import { describe, expect, it, test } from "vitest";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { stylistTools } from "#tools/registry.ts";
import { groupsFor, moreTools, offered } from "./tool-choice.ts";
import { CORE, toolGroups } from "./tool-groups.ts";

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

it("has every tool in a group, and none that is not there", () => {
  const known = [...CORE, ...Object.values(toolGroups).flatMap(({ tools }) => tools)];
  expect(known.toSorted()).toEqual(Object.keys(stylistTools).toSorted());
});

describe("a turn brings the tools of what is talked about", () => {
  test.each([
    ["level 7, wants 9 ash, no damage", []],
    ["move Maria to Friday", ["calendar"]],
    ["put balayage at $195", ["money"]],
    ["what is low", ["stock"]],
    ["write a post about the copper", ["social"]],
    ["did she text back", ["messages"]],
    ["convert 7/1 to Igora", ["knowledge"]],
    ["import my clients from Square", ["house"]],
  ])("%s", (text, groups) => {
    expect(groupsFor([said(text)])).toEqual(groups);
  });

  it("and keeps them while they are in use, and a little longer than the words", () => {
    const talk = [said("what is low"), called("list_stock"), said("the second one")];
    expect(groupsFor(talk)).toContain("stock");
    const later = [...talk, ...Array.from({ length: 6 }, (_, n) => said(`level ${n}`))];
    expect(groupsFor(later)).not.toContain("stock");
  });

  it("and what the model asked for", () => {
    expect(groupsFor([said("hm"), called("more_tools", { groups: ["social"] })])).toEqual([
      "social",
    ]);
  });
});

it("keeps a formula's turn to the chair", () => {
  const all = { ...stylistTools, ...moreTools } as never;
  const names = offered(groupsFor([said("level 7, wants 9 ash")]), all);
  expect(names).toContain("formulate");
  expect(names).toContain("more_tools");
  expect(names).not.toContain("refund_payment");
  expect(names.length).toBeLessThan(Object.keys(stylistTools).length / 2);
});
