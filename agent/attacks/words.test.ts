import { afterAll, beforeAll, expect, test } from "vitest";
import { callFor, describedBy, type Route } from "#tests/api-calls.ts";
import type { TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { furnish, type Owned } from "#tests/furnished-salon.ts";
import { ALONE, openWholeSalon } from "#tests/whole-salon.ts";

type Refusal = { error: string; issues?: { message: string }[] };
type Fields = Record<string, unknown>;

let here: TestApp;
let maren: Salon;
let owned: Owned;
let routes: Route[];
/** Each request comes a while after the one before, so that none comes too soon. */
let later = 0;

beforeAll(async () => {
  ({ here, maren } = await openWholeSalon({ ...ALONE, now: () => new Date(Date.now() + later) }));
  owned = await furnish(maren);
  ({ routes } = await describedBy(maren));
});
afterAll(() => here.close());

/** Words that a validator says to programmers. */
const RAW =
  /Invalid (input|option|string|number|key|value|discriminator|UUID|ISO|URL|email|date|time)|[Ee]xpected \w+,|received (undefined|null|string|number|array|object|boolean|NaN)|Too (big|small)|Unrecognized key|must match pattern|<=|>=|NaN/;

/** What begins with the name of a field as programs write it. */
const NO_SENTENCE = /^[a-z]\w*(\.\w+)*: |^$/;

/** What a field does not take, whatever it takes: of the wrong kind, too long, no choice of any list. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  { no: 1 },
  -1.5,
  1e15,
  "x".repeat(20_000),
  [["x"]],
  "no such choice",
];

/** A body with each field in turn put wrong, and those within it. */
function* spoiled(body: Fields): Generator<Fields> {
  for (const [name, value] of Object.entries(body)) {
    for (const wrong of WRONG) yield { ...body, [name]: wrong };
    const inner: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof inner !== "object" || inner === null) continue;
    for (const part of spoiled(inner as Fields))
      yield { ...body, [name]: Array.isArray(value) ? [part] : part };
  }
}

/** What an answer says that people do not understand; undefined where it says nothing of the kind. */
async function rawWords(response: Response): Promise<string | undefined> {
  const text = await response.text();
  if (response.status < 400) return undefined;
  const { error, issues = [] } = JSON.parse(text) as Refusal;
  if (NO_SENTENCE.test(error)) return error;
  return [error, ...issues.map(({ message }) => message)].find((said) => RAW.test(said));
}

async function send(url: string, init: RequestInit): Promise<string | undefined> {
  later += 2_000;
  return rawWords(await maren.request(url, init));
}

test("whatever is wrong in a body is said in a sentence", { timeout: 600_000 }, async () => {
  const bad = new Set<string>();
  let sent = 0;
  for (const route of routes) {
    const { url, init } = await callFor(route, owned);
    if (typeof init.body !== "string" || !init.body.startsWith("{")) continue;
    const body = { ...allOf(route), ...(JSON.parse(init.body) as Fields) };
    for (const wrong of [...spoiled(body), { ...body, unheardOf: 1 }, [], "x"]) {
      const said = await send(url, { ...init, body: JSON.stringify(wrong) });
      sent++;
      if (said !== undefined) bad.add(`${route.name}: ${said.slice(0, 160)}`);
    }
  }
  expect([...bad]).toEqual([]);
  expect(sent).toBeGreaterThan(3_000);
});

/** Every field that a body may have, also those that need not be there. */
function allOf({ operation }: Route): Fields {
  const { schema } = operation.requestBody?.content["application/json"] ?? {};
  return Object.fromEntries(Object.keys(schema?.properties ?? {}).map((name) => [name, undefined]));
}

test("whatever is wrong in an address is said in a sentence", async () => {
  const bad = new Set<string>();
  for (const route of routes) {
    // its cursor has words of its own
    if (route.path === "/api/migration/{id}/rows") continue;
    for (const { name, in: where } of route.operation.parameters ?? []) {
      if (where !== "query" || route.method !== "GET") continue;
      const { url, init } = await callFor(route, owned);
      for (const wrong of [null, "", "no such choice", "-1", "x".repeat(3_000)]) {
        const at = new URL(url, "http://localhost");
        if (wrong === null) at.searchParams.delete(name);
        else at.searchParams.set(name, wrong);
        const said = await send(`${at.pathname}${at.search}`, init);
        if (said !== undefined) bad.add(`${route.name}: ${said.slice(0, 160)}`);
      }
    }
  }
  expect([...bad]).toEqual([]);
});
