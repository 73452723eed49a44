/** A number as it is typed, with a point or a comma; null for nothing, NaN for what is none. */
export function typedNumber(typed: string): number | null {
  const digits = typed.trim().replace(",", ".");
  if (!digits) return null;
  return /^(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
