import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { readTogether, type Ctx } from "#tools/core/context.ts";
import type { Page } from "#tools/core/paging.ts";
import { paged } from "./paging.ts";
import { body, byId, json } from "./router.ts";

type At = `${"get" | "post" | "put" | "patch" | "delete"} /${string}`;
type Words = z.ZodType | undefined;
type ById<A extends At> = A extends `${string}{id}${string}` ? true : false;

/** What goes in, apart from the id in the path, and what comes out. */
type Shape<B extends Words, Q extends Words, S extends number, K extends string> = {
  body?: B;
  query?: Q;
  status?: S;
  /** What the verb calls the record whose id stands in the path. */
  id?: K;
};

type Request<A extends At, B extends Words, Q extends Words> = (ById<A> extends true
  ? typeof byId
  : object) &
  (B extends z.ZodType ? ReturnType<typeof body<B>> : object) &
  (Q extends z.ZodType ? { query: Q } : object);

type Route<
  A extends At,
  B extends Words,
  Q extends Words,
  O extends z.ZodType,
  S extends 200 | 201,
> = {
  method: A extends `${infer M extends "get" | "post" | "put" | "patch" | "delete"} ${string}`
    ? M
    : never;
  path: A extends `${string} ${infer P}` ? P : never;
  request: Request<A, B, Q>;
  responses: ReturnType<typeof json<O, S>>;
};

type Input<A extends At, B extends Words, Q extends Words, K extends string> = (ById<A> extends true
  ? Record<K, string>
  : unknown) &
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
>(
  at: A,
  { answer, ...shape }: Shape<B, Q, S, K> & { answer: O },
  run: (ctx: Ctx, input: Input<A, B, Q, K>) => Promise<z.input<O>>,
): Handle<Route<A, B, Q, O, S>> {
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
  { row, ...shape }: Shape<undefined, Q, 200, K> & { row: O },
  run: (ctx: Ctx, input: Input<A, undefined, Q, K>) => Promise<Page<z.input<O>>>,
): Handle<Route<A, undefined, Q, z.ZodArray<O>, 200>> {
  return handle(at, shape, z.array(row), async (c, input) =>
    paged(c, await readTogether(c.var.ctx, (ctx) => run(ctx, input as never))),
  );
}

function handle<R>(
  at: At,
  { body: words, query, status = 200, id = "id" }: Shape<Words, Words, number, string>,
  answer: z.ZodType,
  run: (c: Context<AppEnv>, input: object) => Promise<unknown>,
): Handle<R> {
  const [method, path] = at.split(" ") as ["get", string];
  const named = path.includes("{id}");
  const route = createRoute({
    method,
    path,
    request: {
      ...(named && byId),
      ...(words && body(words)),
      ...(query && { query: query as z.ZodObject }),
    },
    responses: json(answer, status as 200),
  });
  const handler = async (c: Context<AppEnv>) => {
    const { req } = c as Context<
      AppEnv,
      string,
      { out: Record<"param" | "json" | "query", { id: string }> }
    >;
    const input = {
      ...(query && req.valid("query")),
      ...(words && req.valid("json")),
      ...(named && { [id]: req.valid("param").id }),
    };
    return c.json((await run(c, input)) as object, status as 200);
  };
  return [route, handler] as unknown as Handle<R>;
}
