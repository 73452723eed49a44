import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
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
