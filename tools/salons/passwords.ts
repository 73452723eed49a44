import { readFileSync } from "node:fs";
import { join } from "node:path";
import { refused } from "#tools/core/field-error.ts";

/** The 1000 most common passwords that are long enough to be taken, from zxcvbn's list (Dropbox, MIT licence). */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trim()
    .split("\n"),
);

/**
 * Refuses a new password that is on the lists people guess from.
 * `field` is its name in the form.
 * @throws invalid.
 */
export function refuseCommonPassword(field: string, password: string): void {
  if (!COMMON.has(password.toLowerCase())) return;
  throw refused(
    field,
    "That is one of the most common passwords. Choose one that nobody would guess.",
  );
}
