import { dayOf } from "#tools/migration/read/day-rules.ts";
import type { MigrationField, MigrationKind } from "#tools/migration/schema.ts";
import { momentOf } from "#tools/migration/read/time-rules.ts";

/** So much of a column has to look like it. */
const MOST = 0.6;
const STYLE = { order: "day", today: "2100-01-01" } as const;

/** What the cells of a column look like for a kind, where its heading says nothing; names only where there is no heading at all. */
export function fieldByCells(
  kind: MigrationKind,
  held: readonly string[],
  isNameless: boolean,
): MigrationField | undefined {
  const looks = (like: (cell: string) => boolean) =>
    held.length > 0 && held.filter(like).length / held.length >= MOST;
  if (kind === "services" || kind === "products") return undefined;
  if (looks((cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell))) return "email";
  if (kind === "appointments") {
    if (looks((cell) => momentOf(cell, STYLE) !== null)) return "start";
    if (looks(isDay)) return "date";
    if (looks((cell) => /^\d{1,2}:\d{2}( ?[ap]m)?$/i.test(cell))) return "time";
  }
  if (kind === "clients" && looks((cell) => isDay(cell) && yearOf(cell) < 2015)) return "birthDate";
  if (looks((cell) => /^\+?[\d ()/.-]{7,20}$/.test(cell) && digits(cell) >= 7 && !isDay(cell)))
    return "phone";
  if (!isNameless) return undefined;
  const whose = kind === "clients" ? "name" : "clientName";
  return looks((cell) => /^\p{L}[\p{L}'’.-]*,? \p{L}[\p{L}'’. -]*$/u.test(cell))
    ? whose
    : undefined;
}

const isDay = (cell: string) => /\d/.test(cell) && dayOf(cell, STYLE) !== null && cell.length <= 24;
const yearOf = (cell: string) => Number(dayOf(cell, STYLE)?.slice(0, 4));
const digits = (cell: string) => cell.replaceAll(/\D/g, "").length;
