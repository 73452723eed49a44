import type { NumberField } from "#tools/core/fields.ts";

/** What is wrong with a number that must be said; null is one that need not be. */
export function numberProblem(
  { least, most }: Pick<NumberField, "least" | "most">,
  value: number | null | undefined,
): string | undefined {
  if (value === null || (value !== undefined && value >= least && value <= most)) return undefined;
  return `Write a number from ${least} to ${most.toLocaleString("en")}.`;
}
