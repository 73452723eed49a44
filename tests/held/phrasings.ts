import { BOOK } from "./book.ts";
import { BUSINESS } from "./business.ts";
import { COLOUR } from "./colour.ts";
import { EDGES } from "./edges.ts";
import type { Phrasing } from "./entry.ts";
import { PEOPLE } from "./people.ts";

/**
 * Messages of a stylist between two clients, said in HELD_SALON, at its now. The built-in model was not written against them:
 * they measure it, so nobody who tunes it reads them, and what fails is never mended by its own words.
 */
export const HELD: readonly Phrasing[] = [...COLOUR, ...PEOPLE, ...BOOK, ...BUSINESS, ...EDGES];
