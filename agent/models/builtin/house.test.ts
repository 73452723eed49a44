import { expect, test } from "vitest";
import type { ToolName } from "#tools/registry.ts";
import type { Answers } from "#tests/builtin-talk.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";
import { hearPeriod } from "./hear/period.ts";

const ANSWERS: Answers = {
  show_figures: () => ({ lines: [], whose: null, notes: [] }),
  what_waits: () => ({ waiting: [] }),
  list_migrations: () => ({
    migrations: [
      { id: id(1), platformName: "Square", status: "in_progress" },
      { id: id(2), platformName: "Vagaro", status: "completed" },
    ],
  }),
  who_did: () => ({ entries: [] }),
};

test.each<[string, ToolName, object]>([
  [
    "what was our revenue last month?",
    "show_figures",
    { report: "revenue", from: "2026-10-01", to: "2026-10-31" },
  ],
  ["how did we do last month", "show_figures", { report: "revenue" }],
  ["who earned most this year", "show_figures", { report: "revenue" }],
  ["best selling services this quarter", "show_figures", { report: "revenue" }],
  ["Theo's revenue last week", "show_figures", { report: "revenue", stylist: "Theo" }],
  ["what's our rebooking rate?", "show_figures", { report: "clients" }],
  ["how many new clients this month", "show_figures", { report: "clients" }],
  ["how much colour did we waste last month", "show_figures", { report: "product" }],
  ["what is our hit rate", "show_figures", { report: "formulas" }],
  ["what needs my attention?", "what_waits", {}],
  ["anything urgent?", "what_waits", {}],
  ["I'm moving from Vagaro, can you bring my clients over?", "list_migrations", {}],
  ["is the migration done", "list_migrations", {}],
  ["take the import back please", "undo_migration", { id: id(2) }],
  ["stop the import", "cancel_migration", { id: id(1) }],
  ["rename this chat to Ana's balayage", "rename_chat", { title: "Ana's balayage" }],
  ["archive this chat", "archive_chat", { archived: true }],
  ["who changed the price of balayage", "who_did", { about: "the price of balayage" }],
  ["show me the audit log", "who_did", {}],
])("%s", (typed, tool, input) => {
  const last = calledBy(typed, ANSWERS).calls.at(-1);
  expect(last).toEqual([tool, expect.objectContaining(input)]);
});

// 2026-11-18 is a Wednesday
test.each<[string, { from: string; to: string } | undefined]>([
  ["today", { from: "2026-11-18", to: "2026-11-18" }],
  ["yesterday", { from: "2026-11-17", to: "2026-11-17" }],
  ["this week", { from: "2026-11-16", to: "2026-11-18" }],
  ["last week", { from: "2026-11-09", to: "2026-11-15" }],
  ["this month", { from: "2026-11-01", to: "2026-11-18" }],
  ["last month", { from: "2026-10-01", to: "2026-10-31" }],
  ["this quarter", { from: "2026-10-01", to: "2026-11-18" }],
  ["last quarter", { from: "2026-07-01", to: "2026-09-30" }],
  ["this year", { from: "2026-01-01", to: "2026-11-18" }],
  ["last year", { from: "2025-01-01", to: "2025-12-31" }],
  ["the last 30 days", { from: "2026-10-20", to: "2026-11-18" }],
  ["the past two weeks", { from: "2026-11-05", to: "2026-11-18" }],
  ["last 3 months", { from: "2026-08-19", to: "2026-11-18" }],
  ["in october", { from: "2026-10-01", to: "2026-10-31" }],
  ["in december", { from: "2025-12-01", to: "2025-12-31" }],
  ["in feb 2024", { from: "2024-02-01", to: "2024-02-29" }],
  ["november", { from: "2026-11-01", to: "2026-11-18" }],
  ["revenue by stylist", undefined],
])("the past of %s", (text, period) => {
  expect(hearPeriod(text, "2026-11-18")).toEqual(period);
});
