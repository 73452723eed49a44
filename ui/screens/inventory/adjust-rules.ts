import type { AdjustReason } from "#tools/inventory/items/movement-schema.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";

/** Which way a reason goes: what is sold leaves, what is found comes. Null: either. */
const WAYS: Record<AdjustReason, -1 | 1 | null> = {
  sold: -1,
  used: -1,
  broken: -1,
  expired: -1,
  found: 1,
  returned: null,
  other: null,
};

export type AdjustDraft = {
  reason: AdjustReason;
  by: "units" | "grams";
  /** Without sign, as it is typed. */
  amount: string;
  /** For a reason that goes either way. */
  comes: boolean;
  note: string;
};

/** Whether the way is theirs to choose. */
export function isEitherWay(reason: AdjustReason): boolean {
  return WAYS[reason] === null;
}

/** How much comes or, below zero, goes; none while no amount is said. */
export const changeOf = ({ reason, amount, comes }: AdjustDraft) =>
  (WAYS[reason] ?? (comes ? 1 : -1)) * (typedNumber(amount) || Number.NaN);

/** What is wrong with the amount. */
export function problemOf(draft: AdjustDraft): { amount?: string } {
  const change = changeOf(draft);
  if (draft.by === "grams")
    return Number.isNaN(change) ? { amount: "Write grams, such as 60." } : {};
  return Number.isInteger(change) ? {} : { amount: "Write a whole number, such as 1." };
}
