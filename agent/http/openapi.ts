import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#agent/context.ts";
import { openRoutes } from "./routes.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** What any route may answer instead of its own answer. */
const REFUSALS: Readonly<Record<string, string>> = {
  400: "Something that was sent is wrong; `issues` names the fields.",
  401: "Nobody is signed in, or the token does not work.",
  402: "The plan does not have it, or has no more of it this month.",
  403: "Whoever asks may not.",
  404: "There is no such thing, or it is another salon's.",
  409: "It does not go with how things stand.",
  413: "That is more than can be sent at once.",
  415: "This kind of file is not taken.",
  429: "Too many requests. `Retry-After` tells the seconds to wait.",
  502: "The mail could not be sent.",
  503: "What it needs does not answer. `Retry-After` tells the seconds to wait, where that is known.",
};
const nameOf = (status: string) => `Refused${status}`;
const refusals = Object.fromEntries(
  Object.keys(REFUSALS).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(status)}` },
  ]),
);

/** What every refusal says: a sentence for people in both fields, a code, and what belongs to that code. */
const Refusal = {
  type: "object" as const,
  required: ["error", "message", "code"],
  properties: {
    error: { type: "string" as const },
    message: { type: "string" as const },
    code: { type: "string" as const },
    issues: {
      type: "array" as const,
      items: {
        type: "object" as const,
        required: ["path", "message"],
        properties: { path: { type: "string" as const }, message: { type: "string" as const } },
      },
    },
    requiredTier: { type: "string" as const },
    retryAfter: { type: "number" as const },
  },
};

/** "get /api/clients/{id}" as "getClientsById". */
function idOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
}

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
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  for (const { path, method, operation } of operations) {
    operation.operationId = idOf(method, path);
    operation.tags = [path.split("/")[2] ?? "api"];
    operation.responses = { ...refusals, ...operation.responses };
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Refusal },
    responses: Object.fromEntries(
      Object.entries(REFUSALS).map(([status, description]) => [
        nameOf(status),
        {
          description,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
        },
      ]),
    ),
  };
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
