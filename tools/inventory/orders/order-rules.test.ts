import { describe, expect, test } from "vitest";
import {
  canBecome,
  comingOf,
  isOnOrder,
  mailSentence,
  mergedLines,
  reorderNotes,
  soonestOf,
  statusAfterDelivery,
  totalOf,
} from "./order-rules.ts";
import { OrderStatus, type Reordered } from "./order-schema.ts";

test("an order goes forward only, and is cancelled while nothing has come", () => {
  const allowed = OrderStatus.options.flatMap((from) =>
    OrderStatus.options.filter((to) => canBecome(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(allowed).toEqual([
    "draft -> submitted",
    "draft -> cancelled",
    "submitted -> partly_received",
    "submitted -> received",
    "submitted -> cancelled",
    "partly_received -> partly_received",
    "partly_received -> received",
  ]);
});

test("lines of one item add up where the first stood, and 0 removes them", () => {
  const line = (itemId: string, quantity: number) => ({ itemId, quantity });
  expect(mergedLines([line("a", 2), line("b", 0), line("c", 1), line("a", 3)])).toEqual([
    line("a", 5),
    line("c", 1),
  ]);
});

describe("after a delivery", () => {
  const line = (quantity: number, received: number) => ({ quantity, received });
  test.each([
    ["all is there", [line(2, 2), line(1, 1)], false, "received"],
    ["more came", [line(2, 3)], false, "received"],
    ["one is short", [line(2, 2), line(2, 1)], false, "partly_received"],
    ["more of one does not stand for another", [line(2, 9), line(2, 0)], false, "partly_received"],
    ["nothing came", [line(2, 0)], false, "submitted"],
    ["nothing more will come", [line(2, 0)], true, "received"],
  ] as const)("%s", (_what, lines, finished, status) => {
    expect(statusAfterDelivery("submitted", lines, { finished })).toBe(status);
  });
  test.each([
    [line(12, 10), 2],
    [line(12, 12), 0],
    [line(12, 13), 0],
  ])("of %o so many are still to come: %i", (counted, coming) => {
    expect(comingOf(counted)).toBe(coming);
  });
});

test.each([
  [[], { total: null, totalIsPartial: false }],
  [[{ quantity: 2, costPerUnitMinor: null }], { total: null, totalIsPartial: false }],
  [[{ quantity: 2, costPerUnitMinor: 850 }], { total: 1700, totalIsPartial: false }],
  [
    [
      { quantity: 2, costPerUnitMinor: 850 },
      { quantity: 1, costPerUnitMinor: null },
    ],
    { total: 1700, totalIsPartial: true },
  ],
])("%o costs %o", (lines, total) => {
  expect(totalOf(lines)).toEqual(total);
});

test.each([
  [{ expiresOn: null, stock: 5 }, "2027-05-01"],
  [{ expiresOn: "2027-01-01", stock: 5 }, "2027-01-01"],
  [{ expiresOn: "2027-09-01", stock: 5 }, "2027-05-01"],
  [{ expiresOn: "2027-01-01", stock: 0 }, "2027-05-01"],
])("beside %o a delivery of 2027-05-01 is best before %s", (item, day) => {
  expect(soonestOf(item, "2027-05-01")).toBe(day);
});

test.each([
  ["sent", "The order has been emailed to the supplier."],
  ["delivered", "The order has been emailed to the supplier."],
  ["queued", "Its e-mail is on its way to a@x.example."],
  ["sending", "Its e-mail is on its way to a@x.example."],
  [
    "not_sent",
    "The mail waits in the outbox: no mail server is set up. Download the order, send it yourself and mark it as sent.",
  ],
  ["cancelled", "Its e-mail to a@x.example was held back."],
  ["failed", "Its e-mail to a@x.example did not go out. 550 No such user"],
] as const)("a mail that is %s", (status, sentence) => {
  const error = status === "failed" ? "550 No such user" : null;
  expect(mailSentence({ status, recipient: "a@x.example", error })).toBe(sentence);
});

test("on order is what a supplier has and has not brought", () => {
  const onOrder = OrderStatus.options.filter((status) => isOnOrder({ status }));
  expect(onOrder).toEqual(["submitted", "partly_received"]);
});

const none = { withoutSupplier: [], onTheWay: [], inDraft: [] };
test.each<[string, Partial<Reordered>, string[]]>([
  ["nothing", {}, []],
  ["a draft", { inDraft: ["7/1", "8/3"] }, ["In a draft order, not sent yet: 7/1, 8/3."]],
  [
    "some of each",
    { onTheWay: ["7/1"], inDraft: ["8/3"], withoutSupplier: ["Foil"] },
    ["No supplier yet: Foil.", "On its way already: 7/1.", "In a draft order, not sent yet: 8/3."],
  ],
])("a reorder that left out %s says so", (_what, left, notes) => {
  expect(reorderNotes({ ...none, ...left })).toEqual(notes);
});
