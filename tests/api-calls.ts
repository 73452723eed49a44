import type { Salon } from "./fixtures.ts";
import { fromSchema, type Named, type Schema } from "./from-schema.ts";
import type { Owned } from "./salons/furnished-salon.ts";
import { hairPhoto } from "./hair.ts";

type Content = Record<string, { schema?: Schema }>;
type Answer = { $ref?: string; description?: string; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
export type Document = {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, object>;
  };
};
/** An operation of the API, by its own description. */
export type Route = { name: string; method: string; path: string; operation: Operation };

/** The API as it describes itself, and its operations. */
export async function describedBy(by: Pick<Salon, "request">) {
  const document = (await (await by.request("/api/openapi.json")).json()) as Document;
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Route => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return { document, routes };
}

/** A request that its description alone allows, about what a salon has. */
export async function callFor(
  route: Route,
  owned: Owned,
): Promise<{ url: string; init: RequestInit }> {
  const { method } = route;
  return {
    url: urlOf(route, owned),
    init: { method, redirect: "manual", ...(await bodyOf(route, owned)) },
  };
}

/** The plainest input that a tool takes, about what a salon has; `id` is whatever is named so. */
export const inputFor = (schema: Schema, owned: Owned, id?: string): Record<string, unknown> =>
  fromSchema(schema, namedIn(id === undefined ? owned : { ...owned, id })) as Record<
    string,
    unknown
  >;

/** Of what the id in a path is, by the path's part before it. */
export const partOf = ({ path }: Pick<Route, "path">): string =>
  OF_PART.exec(path)?.[1] ?? path.split("/")[2] ?? "";
const OF_PART = /\/(library|imports|items|suppliers|orders|takes|bowls|posts|reprice)\//;
const VALUES: Record<string, unknown> = {
  brandId: "wella-professionals",
  lineId: "koleston-perfect",
  productLineId: "koleston-perfect",
  line: "wella-professionals/koleston-perfect",
  token: "x".repeat(43),
  platform: "instagram",
  barcode: "036000291452",
  appointmentDate: "2090-01-12",
  appointmentTime: "10:00",
  date: "2090-01-12",
  password: "copper and violet 42",
};

const FROM_TO = { from: "2090-01-12", to: "2090-01-13" };

/** What a field that only says that it is an id or a text stands for in this salon. */
export const namedIn =
  (owned: Owned): Named =>
  (name, { format, type, enum: choices }) => {
    // the plan that has everything, so that the rest is not refused
    if (choices) return name === "tier" ? choices.at(-1) : undefined;
    if (format === "uuid") {
      const of = name.replace(/Ids?$/, "");
      return owned[name] ?? owned[of] ?? owned[`${of}s`] ?? undefined;
    }
    return type === "string" ? VALUES[name] : undefined;
  };

/** From where to where: between lines of colour or hours of a day on these paths, between days on all others. */
const BETWEEN_LINES = /convert|switch/;
const WITHIN_DAY = /\/hours$|time-blocks/;
const namedAt =
  ({ path }: Route, owned: Owned): Named =>
  (name, schema) => {
    if (schema.type === "string" && (name === "from" || name === "to")) {
      if (WITHIN_DAY.test(path)) return name === "from" ? "10:00" : "11:00";
      if (!BETWEEN_LINES.test(path)) return FROM_TO[name];
      return name === "from" ? VALUES["line"] : "pravana/chromasilk";
    }
    return namedIn(owned)(name, schema);
  };

function urlOf(route: Route, owned: Owned): string {
  const { path, operation } = route;
  const of = partOf(route);
  let url = path;
  const query = new URLSearchParams();
  for (const { name, in: where, required, schema } of operation.parameters ?? []) {
    const own = name === "id" ? owned[of] : undefined;
    const value = String(own ?? fromSchema(schema, namedAt(route, owned), name));
    if (where === "path") url = url.replace(`{${name}}`, encodeURIComponent(value));
    else if (where === "query" && required) query.set(name, value);
  }
  return query.size > 0 ? `${url}?${query.toString()}` : url;
}

async function bodyOf(route: Route, owned: Owned): Promise<RequestInit> {
  const { operation } = route;
  const [type, { schema = {} } = {}] =
    Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return {};
  if (type === "application/json")
    return {
      headers: { "content-type": type },
      body: JSON.stringify(fromSchema(schema, namedAt(route, owned))),
    };
  if (type !== "multipart/form-data") return { headers: { "content-type": type }, body: "a=b" };
  const form = new FormData();
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const file = part.format === "binary" || part.items?.format === "binary";
    if (!file && !schema.required?.includes(name)) continue;
    if (file)
      form.set(
        name,
        new File([new Uint8Array(await hairPhoto())], "hair.png", { type: "image/png" }),
      );
    else form.set(name, String(fromSchema(part, namedAt(route, owned), name)));
  }
  return { body: form };
}
