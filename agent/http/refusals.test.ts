import { beforeAll, expect, it } from "vitest";
import { callFor, describedBy, type Document, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import type { Schema } from "#tests/from-schema.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";

let here: TestApp;
let maren: Salon;
let owned: Owned;
let document: Document;
let routes: Route[];
/** Each request comes a while after the one before, so that none comes too soon. */
let later = 0;

beforeAll(async () => {
  here = await startApp({ now: () => new Date(Date.now() + later) });
  maren = await openSalon(here);
  owned = await furnish(maren);
  ({ document, routes } = await describedBy(maren));
});

/** What nothing takes that asks for something else. */
const WRONG: Record<string, (type: string) => unknown> = {
  "another kind": (type) => (type === "array" ? "x" : []),
  "too much": (type) =>
    type === "string" ? "x".repeat(30_000) : type === "array" ? Array(3000).fill(null) : 1e12,
  "too little": (type) => (type === "string" ? "" : type === "array" ? [] : -1e12),
  "half a one": (type) => (type === "string" ? "?" : type === "array" ? [{}] : 0.123),
  nothing: () => null,
};

/** Words of the checker, which are for programmers. */
const RAW =
  /\bexpected\b|\bInvalid\b|\bToo (big|small)\b|\bUnrecognized\b|[<>]=|\bRequired\b|\bundefined\b|\bNaN\b/;

const whole = (schema: Schema = {}): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

const typeOf = (schema: Schema): string => {
  const { type, anyOf } = whole(schema);
  const [one = "object"] = [type ?? (anyOf?.[0] && typeOf(anyOf[0]))].flat();
  return one;
};

/** Whether words are a sentence for people. */
const isPlain = (said: string) => /^\P{Ll}.*[.!?…]$/su.test(said) && !RAW.test(said);

it("says of every wrong value in a sentence for people what is wrong", async () => {
  const raw: string[] = [];
  let refused = 0;
  const send = async (route: Route, url: string, init: RequestInit) => {
    later += 2_000;
    const response = await maren.request(url, init);
    if (response.status !== 400) return;
    refused += 1;
    const { error, issues } = (await response.json()) as {
      error: string;
      issues: { path: string; message: string }[];
    };
    const said = [error, ...issues.map(({ message }) => message)];
    raw.push(...said.filter((each) => !isPlain(each)).map((each) => `${route.name}: ${each}`));
  };
  for (const route of routes.filter(({ path }) => !path.startsWith("/api/auth/"))) {
    const schema = whole(route.operation.requestBody?.content["application/json"]?.schema);
    const { url, init } = await callFor(route, owned);
    const asked = route.operation.parameters?.filter((one) => one.in === "query") ?? [];
    for (const [, wrong] of Object.entries(WRONG)) {
      if (schema.properties) {
        const body = Object.fromEntries(
          Object.entries(schema.properties).map(([name, of]) => [name, wrong(typeOf(of))]),
        );
        await send(route, url, { ...init, body: JSON.stringify({ ...body, unheardOf: 1 }) });
      }
      if (route.method !== "GET") continue;
      for (const { name, schema: of } of asked) {
        const given = wrong(typeOf(of));
        const value = typeof given === "string" ? given : JSON.stringify(given ?? "");
        const query = `${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
        await send(route, url + query, init);
      }
    }
  }
  expect([...new Set(raw)]).toEqual([]);
  expect(refused).toBeGreaterThan(300);
});

it("refuses a character that nothing can be found by, and names where it stands", async () => {
  for (const path of ["/api/actions?recordId=%00", "/api/formulas/library/export?search=a%00"]) {
    const answer = await maren.request(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      issues: [{ path: /recordId/.test(path) ? "recordId" : "search" }],
    });
  }
});
