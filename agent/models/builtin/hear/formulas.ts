import { hearBrand } from "./brands.ts";

/** A brand, and a line of it where one was named, by the ids of the catalogue. */
export type SaidLine = { brand: string; line?: string };

/** The line a piece of a sentence names, or only its brand. */
export function saidLine(text: string | undefined): SaidLine | undefined {
  const { brand, line } = hearBrand(text ?? "");
  return brand ? { brand, ...(line && { line }) } : undefined;
}
