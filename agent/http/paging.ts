import type { Context } from "hono";
import { z } from "@hono/zod-openapi";
import type { Page } from "#tools/core/paging.ts";

/** The query of every list: at most `limit` rows, from `cursor` on. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).optional(),
  cursor: z.string().max(200).optional(),
});

/** Sets the count of all rows and, when there are more, the link to the next page. Returns the rows. */
export function paged<T>(c: Context, { items, total, next }: Page<T>): T[] {
  c.header("X-Total-Count", String(total));
  if (next) {
    const url = new URL(c.req.url);
    url.searchParams.set("cursor", next);
    c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return items;
}
