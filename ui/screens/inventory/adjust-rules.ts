import type { AdjustItem, AdjustReason } from "#tools/inventory/movement-schema.ts";

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
  /** Without sign. */
  amount: number | null;
  /** For a reason that goes either way. */
  comes: boolean;
  note: string;
};

/** Whether the way is theirs to choose. */
export function isEitherWay(reason: AdjustReason): boolean {
  return WAYS[reason] === null;
}

/** What is sent; null while no amount is said, or one that is none. */
export function adjustOf({ reason, by, amount, comes, note }: AdjustDraft): AdjustItem | null {
  if (amount === null || Number.isNaN(amount) || amount <= 0) return null;
  if (by === "units" && !Number.isInteger(amount)) return null;
  const way = WAYS[reason] ?? (comes ? 1 : -1);
  return {
    [by]: way * amount,
    reason,
    ...(note.trim() && { note: note.trim() }),
  };
}
