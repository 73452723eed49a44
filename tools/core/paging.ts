import { fieldError } from "./field-error.ts";

export const DEFAULT_LIMIT = 100;

/** One page of a list, newest first; `next` continues it, null on the last page. */
export type Page<T> = { items: T[]; total: number; next: string | null };

/** Where a page ended: the sort instant and id of its last row. */
export type Cursor = { at: Date; id: string };

/** A cursor as text that may stand in a URL. */
export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString("base64url");
}

/** What `writeCursor` writes; further years, which a Date can hold, are no instants of PostgreSQL's. */
const AN_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws invalid for a cursor that no page of ours ended with. */
export function readCursor(cursor: string): Cursor {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!AN_INSTANT.test(at) || Number.isNaN(Date.parse(at)) || !AN_ID.test(id)) {
    throw notOurs();
  }
  return { at: new Date(at), id };
}

/** What is said of a cursor that no page of ours ended with. */
export const notOurs = () => fieldError("cursor", "does not continue any list");

/** Cuts `limit + 1` fetched rows to a page. */
export function pageOf<Row, T>(
  rows: Row[],
  limit: number,
  total: number,
  last: (row: Row) => Cursor,
  show: (row: Row) => T,
): Page<T> {
  const kept = rows.slice(0, limit);
  const end = kept.at(-1);
  return {
    items: kept.map(show),
    total,
    next: end !== undefined && rows.length > limit ? writeCursor(last(end)) : null,
  };
}
