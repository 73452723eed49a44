import { and, desc, lt, or, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { DomainError } from "./errors.ts";

export const DEFAULT_LIMIT = 100;

/** One page of a list that shows the newest first. `next` continues it; null at the end. */
export type Page<T> = { items: T[]; total: number; next: string | null };

/** The columns a list is ordered by: newest first, the id settling ties. */
export type Newest = { createdAt: PgColumn; id: PgColumn };

/** What to ask the database for, and how to cut its answer into a page. One row more than the page is read, to know whether there is another. */
export function newestFirst(
  columns: Newest,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
) {
  const order = [desc(columns.createdAt), desc(columns.id)];
  return {
    where: cursor ? older(columns, read(cursor)) : undefined,
    order,
    limit: limit + 1,
    page: <R extends { createdAt: Date; id: string }>(
      rows: R[],
    ): { rows: R[]; next: string | null } => {
      const kept = rows.slice(0, limit);
      const last = kept.at(-1);
      return { rows: kept, next: rows.length > limit && last ? write(last) : null };
    },
  };
}

/** Rows counted by the database, as a number. */
export const counted = sql<number>`count(*)::int`;

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

function older({ createdAt, id }: Newest, [at, lastId]: z.infer<typeof Place>): SQL | undefined {
  const instant = new Date(at);
  return or(lt(createdAt, instant), and(eq(createdAt, instant), lt(id, lastId)));
}

function write({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");
}

function read(cursor: string): z.infer<typeof Place> {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new DomainError("invalid", "cursor: this is not a place in the list.", {
      issues: [{ path: "cursor", message: "this is not a place in the list" }],
    });
  }
}
