import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { readTogether, type Ctx } from "#tools/core/context.ts";
import type { Page } from "#tools/core/paging.ts";
import { paged, pagedWhole, PageQuery } from "./paging.ts";
import { body, byId, json } from "./router.ts";

type At = `${"get" | "post" | "put" | "patch" | "delete"} /${string}`;
type Words = z.ZodType | undefined;
type Names = z.ZodObject | undefined;
type ById<A extends At> = A extends `${string}{id}${string}` ? true : false;

/** What goes in, apart from the id in the path, and what comes out. */
type Shape<
  B extends Words,
  Q extends Words,
  S extends number,
  K extends string,
  P extends Names,
> = {
  body?: B;
  query?: Q;
  status?: S;
  /** What the verb calls the record whose id stands in the path. */
  id?: K;
  /** What stands in the path, where it is not an id alone. */
  params?: P;
};

type Request<
  A extends At,
  B extends Words,
  Q extends Words,
  P extends Names,
> = (P extends z.ZodObject ? { params: P } : ById<A> extends true ? typeof byId : object) &
  (B extends z.ZodType ? ReturnType<typeof body<B>> : object) &
  (Q extends z.ZodType ? { query: Q } : object);

type Route<
  A extends At,
  B extends Words,
  Q extends Words,
  O extends z.ZodType,
  S extends 200 | 201,
  P extends Names,
> = {
  method: A extends `${infer M extends "get" | "post" | "put" | "patch" | "delete"} ${string}`
    ? M
    : never;
  path: A extends `${string} ${infer Path}` ? Path : never;
  request: Request<A, B, Q, P>;
  responses: ReturnType<typeof json<O, S>>;
};

type Input<
  A extends At,
  B extends Words,
  Q extends Words,
  K extends string,
  P extends Names,
> = (ById<A> extends true ? Record<K, string> : unknown) &
  (P extends z.ZodObject ? Omit<z.output<P>, "id"> : unknown) &
  (B extends z.ZodType ? z.output<B> : unknown) &
  (Q extends z.ZodType ? z.output<Q> : unknown);

/** A route and its handler, for `.openapi(...)`: the handler fits by how both are made. */
type Handle<R> = readonly [R, never];

/** The route that is a handle on a verb and does nothing but call it: `.openapi(...verb("post /{id}/email", { answer: Sent }, emailOrder))`. */
export function verb<
  A extends At,
  O extends z.ZodType,
  B extends Words = undefined,
  Q extends Words = undefined,
  S extends 200 | 201 = 200,
  K extends string = "id",
  P extends Names = undefined,
>(
  at: A,
  { answer, ...shape }: Shape<B, Q, S, K, P> & { answer: O },
  run: (ctx: Ctx, input: Input<A, B, Q, K, P>) => Promise<z.input<O>>,
): Handle<Route<A, B, Q, O, S, P>> {
  return handle(at, shape, answer, async (c, input) => run(c.var.ctx, input as never));
}

/** The same for a list that is read page by page, in one transaction: its count and where it goes on are said in headers. */
export function listing<
  A extends `get /${string}`,
  O extends z.ZodType,
  Q extends Words = undefined,
  K extends string = "id",
>(
  at: A,
  { row, ...shape }: Shape<undefined, Q, 200, K, undefined> & { row: O },
  run: (ctx: Ctx, input: Input<A, undefined, Q, K, undefined>) => Promise<Page<z.input<O>>>,
): Handle<Route<A, undefined, Q, z.ZodArray<O>, 200, undefined>> {
  return handle(at, shape, z.array(row), async (c, input) =>
    paged(c, await readTogether(c.var.ctx, (ctx) => run(ctx, input as never))),
  );
}

/** The query of a page, beside the words of a list's own. */
type OfPage<Q extends Names> =
  Q extends z.ZodObject<infer Own> ? z.ZodObject<Own & typeof PageQuery.shape> : typeof PageQuery;

/** The same for a list that is short enough to be read as a whole before it is handed out page by page. */
export function shortListing<
  A extends `get /${string}`,
  O extends z.ZodType,
  Q extends Names = undefined,
  K extends string = "id",
  P extends Names = undefined,
>(
  at: A,
  { row, query, ...shape }: Shape<undefined, Q, 200, K, P> & { row: O },
  run: (
    ctx: Ctx,
    input: Input<A, undefined, Q, K, P>,
  ) => Promise<readonly (z.input<O> & { id: string })[]>,
): Handle<Route<A, undefined, OfPage<Q>, z.ZodArray<O>, 200, P>> {
  const asked = query ? query.extend(PageQuery.shape) : PageQuery;
  return handle(at, { ...shape, query: asked }, z.array(row), async (c, input) => {
    const { limit, cursor, ...rest } = input as z.output<typeof PageQuery>;
    return pagedWhole(c, await run(c.var.ctx, rest as never), { limit, cursor });
  });
}

function handle<R>(
  at: At,
  {
    body: words,
    query,
    status = 200,
    id: called = "id",
    params,
  }: Shape<Words, Words, number, string, Names>,
  answer: z.ZodType,
  run: (c: Context<AppEnv>, input: object) => Promise<unknown>,
): Handle<R> {
  const [method, path] = at.split(" ") as ["get", string];
  const names = params ? { params } : path.includes("{id}") && byId;
  const route = createRoute({
    method,
    path,
    request: {
      ...names,
      ...(words && body(words)),
      ...(query && { query: query as z.ZodObject }),
    },
    responses: json(answer, status as 200),
  });
  const handler = async (c: Context<AppEnv>) => {
    const { req } = c as Context<
      AppEnv,
      string,
      { out: Record<"param" | "json" | "query", { id?: string }> }
    >;
    const named = () => {
      const { id, ...others } = req.valid("param");
      return { ...others, ...(id !== undefined && { [called]: id }) };
    };
    const input = {
      ...(query && req.valid("query")),
      ...(words && req.valid("json")),
      ...(names && named()),
    };
    return c.json((await run(c, input)) as object, status as 200);
  };
  return [route, handler] as unknown as Handle<R>;
}
