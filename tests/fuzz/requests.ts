import type { Route } from "#tests/api-calls.ts";
import type { Schema } from "#tests/from-schema.ts";
import { mutate, type Dice, type Stock } from "./mutate.ts";
import { BROKEN_BODIES, ODD_HEADERS, ODD_TEXTS } from "./odd-values.ts";

/** A good request: what is made of it may be anything. `sent` is what goes out for a body, where that is more than the body. */
export type Meant = {
  route: Route;
  url: string;
  init: RequestInit;
  sent?: (body: unknown) => unknown;
};
export type Asked = { url: string; init: RequestInit };

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND"];
const BODILESS = new Set(["GET", "HEAD"]);

/** A request that begins as a good one and may have lost its way in path, query, headers, method and body. */
export function strayFrom(dice: Dice, stock: Stock, meant: Meant): Asked {
  const { route, url, init } = meant;
  const method = dice.happens(0.04) ? dice.pick(METHODS) : route.method;
  const headers = new Headers(init.headers);
  const body = BODILESS.has(method) ? undefined : bodyFor(dice, stock, meant);
  if (dice.happens(0.12)) headers.set(...headerOf(dice));
  return {
    url: withQuery(dice, stock, route, withPath(dice, stock, url)),
    init: { method, headers, redirect: "manual", ...(body !== undefined && { body }) },
  };
}

const headerOf = (dice: Dice): [string, string] => {
  const [name, value] = dice.pick(ODD_HEADERS);
  return [name, value];
};

function withPath(dice: Dice, { ids }: Stock, url: string): string {
  if (!dice.happens(0.12)) return url;
  const parts = url.split("/");
  const at = dice.pick(parts.slice(3).map((_, place) => place + 3));
  if (at === undefined) return url;
  const put = dice.happens(0.6) ? dice.pick(ids) : dice.pick(ODD_TEXTS);
  return parts.with(at, encodeURIComponent(put.toWellFormed())).join("/");
}

function withQuery(dice: Dice, { ids, named }: Stock, { operation }: Route, url: string): string {
  const known = (operation.parameters ?? []).filter((one) => one.in === "query");
  let asked = url;
  for (const { name, schema } of known) {
    if (!dice.happens(0.35)) continue;
    const meant = named(name, schema);
    const odd = dice.happens(0.4) ? dice.pick(ids) : dice.pick(ODD_TEXTS);
    asked = added(asked, name, typeof meant === "string" && dice.happens(0.5) ? meant : odd);
  }
  return dice.happens(0.04)
    ? added(asked, dice.pick(["limit", "q[]", "__proto__", ""]), dice.pick(ODD_TEXTS))
    : asked;
}

const added = (url: string, name: string, value: string) =>
  `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value.toWellFormed())}`;

function bodyFor(dice: Dice, stock: Stock, { route, init: { body }, sent }: Meant) {
  if (dice.happens(0.06)) return brokenBody(dice, body);
  if (body instanceof FormData) return formFrom(dice, body);
  if (typeof body !== "string" || !body.startsWith("{")) return body ?? undefined;
  let value: unknown = JSON.parse(body);
  const schema = schemaOf(route);
  for (let times = dice.pick([0, 1, 1, 1, 2, 3]); times > 0; times--)
    value = mutate(dice, stock, value, schema);
  return JSON.stringify(sent ? sent(value) : value) ?? "";
}

const schemaOf = ({ operation }: Route): Schema =>
  operation.requestBody?.content["application/json"]?.schema ?? {};

function brokenBody(dice: Dice, body: RequestInit["body"]): BodyInit {
  if (dice.happens(0.2)) return new Uint8Array([0xff, 0xfe, 0x7b, 0x80, 0x7d]);
  if (typeof body === "string" && dice.happens(0.3)) return body.slice(0, body.length / 2);
  return dice.pick(BROKEN_BODIES);
}

/** A form without one of its parts, with an odd word for one, or with a file that is none. */
function formFrom(dice: Dice, from: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of from) {
    if (dice.happens(0.15)) continue;
    const part = dice.happens(0.35) ? dice.pick([oddText, oddFile])(dice) : value;
    // the types of FormData tell the two apart
    if (typeof part === "string") form.append(name, part);
    else form.append(name, part);
  }
  return form;
}

const oddText = (dice: Dice) => dice.pick(ODD_TEXTS);

const oddFile = (dice: Dice) =>
  new File([dice.pick(ODD_TEXTS)], dice.pick(["a.png", "a.csv", "a.xlsx", "a.zip", "../a", ""]), {
    type: dice.pick(["image/png", "text/csv", "application/zip", ""]),
  });
