import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { DEFAULT_LIMIT, notOurs, pageOf, writeCursor, type Page } from "#tools/core/paging.ts";

/** The query of a list: at most `limit` rows, from `cursor` on. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});

/** Says the full count and where the list goes on; returns the items for the body. */
export function paged<T>(c: Context<AppEnv>, page: Page<T>): T[] {
  c.header("X-Total-Count", String(page.total));
  if (page.next) {
    const query = new URLSearchParams(c.req.query());
    query.set("cursor", page.next);
    c.header("Link", `<${c.req.path}?${query.toString()}>; rel="next"`);
  }
  return page.items;
}

/** The asked page of a list that is short enough to be read as a whole. @throws invalid for a cursor that no page of ours ended with */
export function pagedWhole<T extends { id: string }>(
  c: Context<AppEnv>,
  all: readonly T[],
  { limit = DEFAULT_LIMIT, cursor }: z.output<typeof PageQuery>,
): T[] {
  const place = ({ id }: T) => ({ at: new Date(0), id });
  const after =
    cursor === undefined ? -1 : all.findIndex((item) => writeCursor(place(item)) === cursor);
  if (cursor !== undefined && after < 0) throw notOurs();
  const rest = all.slice(after + 1);
  return paged(
    c,
    pageOf(rest, limit, all.length, place, (item) => item),
  );
}
