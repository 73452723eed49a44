import { and, asc, desc, eq, gt, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { readCursor } from "./paging.ts";

/** The columns of a list that shows the newest first; the id settles ties. */
type Newest = { createdAt: PgColumn; id: PgColumn };

/** The order of such a list. */
export const newestFirst = ({ createdAt, id }: Newest) => [desc(createdAt), desc(id)];

/** The rows after the place of a cursor; all of them without one. */
export function olderThan({ createdAt, id }: Newest, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const end = readCursor(cursor);
  return or(lt(createdAt, end.at), and(eq(createdAt, end.at), lt(id, end.id)));
}

/** The order of a list that shows first what comes first. */
export const oldestFirst = ({ createdAt, id }: Newest) => [asc(createdAt), asc(id)];

/** The rows after the place of a cursor in such a list; all of them without one. */
export function newerThan({ createdAt, id }: Newest, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const end = readCursor(cursor);
  return or(gt(createdAt, end.at), and(eq(createdAt, end.at), gt(id, end.id)));
}

/** Where a row stands in such a list. */
export const placeOf = ({ createdAt: at, id }: { createdAt: Date; id: string }) => ({ at, id });
