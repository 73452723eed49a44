import { expect, test } from "vitest";
import { isOfHouse } from "./hear/house.ts";
import { hearPeriod } from "./hear/period.ts";
import { understand } from "./hear/understand.ts";

test.each<[string, object]>([
  ["what was our revenue last month?", { kind: "figures", report: "revenue" }],
  ["show me the figures for October", { kind: "figures", report: "revenue" }],
  ["how was the week", { kind: "figures", report: "revenue" }],
  ["how did we do last month", { kind: "figures", report: "revenue" }],
  ["who earned most this year", { kind: "figures", report: "revenue" }],
  ["best selling services this quarter", { kind: "figures", report: "revenue" }],
  ["revenue by stylist", { kind: "figures", report: "revenue" }],
  ["turnover for Kim", { kind: "figures", report: "revenue", whose: "Kim" }],
  ["Theo's revenue last week", { kind: "figures", report: "revenue", whose: "Theo" }],
  ["what's our rebooking rate?", { kind: "figures", report: "clients" }],
  ["rebooking last 90 days", { kind: "figures", report: "clients" }],
  ["how many new clients this month", { kind: "figures", report: "clients" }],
  ["how many no-shows did we have in September", { kind: "figures", report: "clients" }],
  ["retention this year", { kind: "figures", report: "clients" }],
  ["how much colour did we waste last month", { kind: "figures", report: "product" }],
  ["product used this week", { kind: "figures", report: "product" }],
  ["what did we throw away this month", { kind: "figures", report: "product" }],
  ["what is our hit rate", { kind: "figures", report: "formulas" }],
  ["how often do my formulas come out right", { kind: "figures", report: "formulas" }],
  ["what needs my attention?", { kind: "attention" }],
  ["anything urgent?", { kind: "attention" }],
  ["what is there to do", { kind: "attention" }],
  ["my to-do list", { kind: "attention" }],
  ["how is the import going", { kind: "moves" }],
  ["I'm moving from Vagaro, can you bring my clients over?", { kind: "moves" }],
  ["import my clients from Square", { kind: "moves" }],
  ["is the migration done", { kind: "moves" }],
  ["import it", { kind: "importSheet" }],
  ["yes, import it now", { kind: "importSheet" }],
  ["bring them in", { kind: "importSheet" }],
  ["undo the import", { kind: "undoImport" }],
  ["take the import back please", { kind: "undoImport" }],
  ["stop the import", { kind: "stopImport" }],
  ["rename this chat to Ana's balayage", { kind: "renameChat", title: "Ana's balayage" }],
  ["call this conversation Copper week", { kind: "renameChat", title: "Copper week" }],
  ["archive this chat", { kind: "archiveChat" }],
  ["who changed the price of balayage", { kind: "whoDid", about: "the price of balayage" }],
  ["who released that formula?", { kind: "whoDid" }],
  ["show me the audit log", { kind: "whoDid", about: "" }],
])("%s", (typed, wish) => {
  const heard = understand(typed).detail.wish;
  expect(heard && isOfHouse(heard) ? heard : understand(typed)).toMatchObject(wish);
});

test.each([
  "what's Ana's number?",
  "what do I mix for a level 6 to 8 gold",
  "what was her last formula",
  "book Kim on Friday at 2",
  "move Ana to Tuesday",
  "how much 7/1 do we have",
  "write a post about today's balayage",
  "put balayage at 195",
  "she is 60 % grey and wants coverage",
  "the toner came out too warm",
  "text everyone tomorrow that I run late",
  "did the Wella order come?",
  "how much did we take yesterday",
  "what is the margin on balayage",
  "how long is left on the timer",
  "change the colour to a level 7",
])("%s is no question about the house", (typed) => {
  const heard = understand(typed).detail.wish;
  expect(heard && isOfHouse(heard) ? heard : undefined).toBeUndefined();
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
