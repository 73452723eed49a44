import type { NumberField } from "#tools/core/fields.ts";

/** What a salon adds to product and labour. */
export const COST_FIELDS = {
  overheadPercent: { label: "Overhead (%)", kind: "number", least: 0, most: 100 },
  marginPercent: { label: "Profit margin (%)", kind: "number", least: 0, most: 90 },
} as const satisfies Record<string, NumberField>;
