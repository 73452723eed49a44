import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Schema } from "hono";
import type { MergeSchemaPath } from "hono/types";
import type { AppEnv } from "#agent/context.ts";

type Mounts = readonly (readonly [path: string, router: OpenAPIHono<AppEnv, Schema>])[];

/** Mounts routers under their paths, in their order. What they serve is told by `Served`, not by the type of the app. */
export function mount(app: OpenAPIHono<AppEnv>, routes: Mounts): void {
  for (const [path, router] of routes) app.route(path, router);
}

/**
 * The schema of all that routers serve under their paths. A chain of `.route()` calls comes to the same, but each
 * call of it carries all calls before it along, so that every new router makes the type check of all of them slower.
 */
export type Served<Routes extends Mounts> = All<
  { [At in keyof Routes]: Under<Routes[At][0], Routes[At][1]> }[number]
>;

type Under<Path extends string, Router> =
  Router extends OpenAPIHono<infer _Env, infer Own, infer _Base>
    ? MergeSchemaPath<Own, Path>
    : never;

/** Of a union the intersection. */
type All<Schemas> = (Schemas extends unknown ? (one: Schemas) => void : never) extends (
  all: infer Joined extends Schema,
) => void
  ? Joined
  : never;
