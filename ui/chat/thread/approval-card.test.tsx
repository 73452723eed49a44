import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import { ApprovalCard, type Edits } from "./approval-card.tsx";
import type { ToolPart } from "./tool-parts.ts";

it.each([
  ["USD", 5000, "50.00", "45.5", 4550],
  ["JPY", 5000, "5000", "4500", 4500],
  ["KWD", 5000, "5.000", "4.5", 4500],
])("alters an amount in %s as it is written there", (currency, amount, shown, typed, sent) => {
  const decided: (Edits | undefined)[] = [];
  const part = {
    type: "tool-refund_payment",
    toolCallId: "c1",
    state: "approval-requested",
    input: { paymentId: "01980000-0000-7000-8000-0000000000c1", amount, reason: "Late" },
    approval: { id: "a1", requestReason: "Give it back?" },
  } as ToolPart;
  const preview = {
    changes: [],
    edits: [{ field: "amount", label: "Amount", kind: "money" as const }],
    currency,
  };
  renderScreen(
    <ApprovalCard
      part={part}
      preview={preview}
      onDecide={(_id, _approved, edits) => decided.push(edits)}
      busy={false}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  const field = screen.getByLabelText<HTMLInputElement>("Amount");
  expect(field.value).toBe(shown);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(screen.getByRole("button", { name: "Give back" }));
  expect(decided).toEqual([{ amount: sent }]);
});

describe("a card of what would be refused", () => {
  const booking = {
    type: "tool-book_client",
    toolCallId: "c2",
    state: "approval-requested",
    input: { clientName: "Nora", appointmentDate: "2026-11-27", appointmentTime: "14:00" },
    approval: { id: "a2", requestReason: "Book Nora, Friday at 14:00?" },
  } as ToolPart;
  const edits = { appointmentDate: "2026-11-28", appointmentTime: "15:00" };
  const preview = {
    refused: "Theo does not work on Friday.",
    ways: [
      {
        label: "Saturday at 3:00 PM",
        edits,
        question: "Book Nora, Saturday at 15:00?",
        changes: [{ label: "When", before: null, after: "Saturday at 15:00" }],
        warnings: ["Nora has no patch test."],
      },
    ],
    changes: [{ label: "When", before: null, after: "Friday at 14:00" }],
    edits: [{ field: "appointmentTime", label: "Time", kind: "time" as const }],
  };
  const show = () => {
    const decided: (Edits | undefined)[] = [];
    renderScreen(
      <ApprovalCard
        part={booking}
        preview={preview}
        onDecide={(_id, _approved, altered) => decided.push(altered)}
        busy={false}
      />,
    );
    return { decided, book: screen.getByRole<HTMLButtonElement>("button", { name: "Book it" }) };
  };

  it("says why and cannot be tapped", () => {
    const { book } = show();
    expect(screen.getByText("Theo does not work on Friday.")).toBeTruthy();
    expect(screen.queryByText("Friday at 14:00")).toBeNull();
    expect(book.disabled).toBe(true);
  });

  it("is the card of the time that is chosen in it", () => {
    const { book, decided } = show();
    fireEvent.click(screen.getByRole("button", { name: "Saturday at 3:00 PM" }));
    expect(screen.queryByText("Theo does not work on Friday.")).toBeNull();
    expect(screen.getByText("Book Nora, Saturday at 15:00?")).toBeTruthy();
    expect(screen.getByText("Saturday at 15:00")).toBeTruthy();
    expect(screen.getByText("Nora has no patch test.")).toBeTruthy();
    fireEvent.click(book);
    expect(decided).toEqual([edits]);
  });

  it("can be tapped once something else was typed", () => {
    const { book, decided } = show();
    fireEvent.click(screen.getByRole("button", { name: "Edit" }));
    expect(book.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Time"), { target: { value: "16:00" } });
    fireEvent.click(book);
    expect(decided).toEqual([{ appointmentTime: "16:00" }]);
  });
});

it("leaves out who is not ticked, and asks for one at least", () => {
  const decided: (Edits | undefined)[] = [];
  const part = {
    type: "tool-text_day",
    toolCallId: "c3",
    state: "approval-requested",
    input: { date: "2026-11-27", body: "We close early" },
    approval: { id: "a3", requestReason: "Write to everybody?" },
  } as ToolPart;
  const choices = [
    { value: "v1", label: "Nora 14:00" },
    { value: "v2", label: "Joan 15:00" },
  ];
  const edits = [{ field: "only", label: "To", kind: "ticks" as const, choices }];
  renderScreen(
    <ApprovalCard
      part={part}
      preview={{ changes: [], edits }}
      onDecide={(_id, _approved, altered) => decided.push(altered)}
      busy={false}
    />,
  );
  const send = screen.getAllByRole<HTMLButtonElement>("button").at(-1);
  if (!send) throw new Error("The card has no button.");
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  fireEvent.click(screen.getByRole("button", { name: "Nora 14:00" }));
  fireEvent.click(screen.getByRole("button", { name: "Joan 15:00" }));
  expect(send.disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Joan 15:00" }));
  fireEvent.click(send);
  expect(decided).toEqual([{ only: ["v2"] }]);
});
