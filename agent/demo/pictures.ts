import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { ColourCase } from "./colour-cases.ts";

/** Where the drawn pictures lie. They show nobody: `tests/demo-pictures/draw.ts` renders them. */
export const PICTURES = join(import.meta.dirname, "photos");

/** The files of a case: the head as it came, the wish, and the head as it went. */
export function picturesOf({ to, tone }: Pick<ColourCase, "to" | "tone">, at: number) {
  const number = String(at + 1).padStart(2, "0");
  return {
    before: `${number}-before.webp`,
    goal: goalFile(to, tone),
    after: `${number}-after.webp`,
  };
}

/** A wish is a picture from somewhere: many bring the same one. */
export const goalFile = (level: number, tone: CanonicalTone): string =>
  `goal-${level}-${tone}.webp`;

/** The bytes of a picture, as somebody uploads them. */
export const readPicture = (file: string): Promise<Buffer> => readFile(join(PICTURES, file));
