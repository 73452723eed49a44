import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#agent/context.ts";
import { openRoutes } from "./routes.ts";

/** Says how one signs in, so that the description of the API can refer to it. `cookie` is the name of the session's. */
export function describeSignIn(app: OpenAPIHono<AppEnv>, cookie: string): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: cookie,
    description: "The session of a browser: POST /api/auth/sign-in/email sets it.",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "token", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "ut_…",
    description:
      "A token made in Settings. It acts as whoever made it: one that may read for GET, one that may write for the rest. Account, team, plan, keys, tokens and the salon as a whole are for sessions alone.",
  });
}

/** The description of the API: every route, and which of them ask who one is. */
export function describeApi(app: OpenAPIHono<AppEnv>) {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Undertone", version: "1" },
    security: [{ session: [] }, { token: [] }],
  });
  for (const { path, method } of openOnes()) {
    const operation = method === "query" ? undefined : document.paths?.[path]?.[method];
    if (operation) operation.security = [];
  }
  return document;
}

function openOnes() {
  return openRoutes.flatMap(([at, { openAPIRegistry }]) =>
    openAPIRegistry.definitions.flatMap((each) =>
      each.type === "route"
        ? { path: `${at}${each.route.path}`.replace(/\/$/, ""), method: each.route.method }
        : [],
    ),
  );
}
