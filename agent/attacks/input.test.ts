import postgres from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { callFor, describedBy, type Route } from "#tests/api-calls.ts";
import type { TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { furnish } from "#tests/salons/furnished-salon.ts";
import { chances, runs } from "#tests/runs.ts";
import { ALONE, openWholeSalon } from "#tests/salons/whole-salon.ts";

/*
 * Whatever is sent to a route that takes JSON, it refuses by name, in sentences for people and in the contract's shape. Of what a
 * field may be, each is tried in all fields of a route at once; by itself each field is some of it, and in the long attacks all.
 */

type Body = Record<string, unknown>;
type Refusal = { error?: unknown; message?: unknown; code?: unknown; issues?: Issue[] };
type Issue = { path: string; message: string };
/** A route with a well-meant body for it, and all the fields that a body of it may have. */
type Target = { route: Route; url: string; method: string; body: Body; fields: string[] };

/** What is tried of each field by itself, and of whole bodies at each route. */
const OF_FIELD = runs(2, Infinity, Infinity);
const OF_ROUTE = runs(3, Infinity, Infinity);

let here: TestApp;
let maren: Salon;
let routes: Route[];
let targets: Target[];
let owned: Awaited<ReturnType<typeof furnish>>;
/** Each request comes a while after the one before, so that none is turned away unread for coming too soon. */
let later = 0;
const chance = chances();

beforeAll(async () => {
  ({ here, maren } = await openWholeSalon({ ...ALONE, now: () => new Date(Date.now() + later) }));
  owned = await furnish(maren);
  ({ routes } = await describedBy(maren));
  targets = [];
  for (const route of routes) {
    const json = route.operation.requestBody?.content["application/json"];
    if (!json) continue;
    const operation = { ...route.operation, requestBody: { content: { [JSON_TYPE]: json } } };
    const { url, init } = await callFor({ ...route, operation }, owned);
    const body = JSON.parse(init.body as string) as Body;
    const fields = Object.keys({ ...json.schema?.properties, ...body });
    targets.push({ route, url, method: route.method, body, fields });
  }
});

/** What is a text by its kind, and which no column of one takes: each field by itself is tried with it. */
const NO_TEXT = "a\0b";
/** What no field means, or none that is not of that kind. */
const ODD: unknown[] = [
  undefined,
  null,
  -1,
  -1.5,
  2 ** 53,
  1e308,
  1e12,
  0.123,
  "",
  "?",
  NO_TEXT,
  "\ud800",
  "😀\u202e\r\nBcc: x@y.example",
  "x".repeat(20_000),
  "No such choice",
  [],
  [[]],
  [["x"]],
  {},
  { no: 1 },
  { toString: 1, constructor: { prototype: 1 } },
  true,
  "' or 1=1--",
  "2026-13-45",
  Array(500).fill("x"),
  Array(3000).fill(null),
];
const [JSON_TYPE, DEEP] = ["application/json", 20_000];
/** Whole bodies, as text and what they are said to be. */
const WHOLE: [text: string, type: string][] = [
  ...[
    "",
    "{",
    "null",
    "[]",
    '"x"',
    "1",
    "{}",
    "\ufeff{}",
    "undefined",
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"tier":"complete"}}}',
    '{"a":1e400}',
    '{"a":1,"a":2}',
    "[".repeat(DEEP) + "]".repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
  ].map((text): [string, string] => [text, JSON_TYPE]),
  ...[
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=b",
    "application/json; charset=utf-16",
    "application/xml",
  ].map((type): [string, string] => ['{"a":1}', type]),
];

/** Words that a validator says to programmers. */
const RAW =
  /Expected \w+,|\b(expected|Invalid|Too (big|small)|Unrecognized|Required|undefined|NaN)\b|received (null|string|number|array|object|boolean)|must match pattern|[<>]=/;
/** Whether words are a sentence for people; what a profile lacks is said in words that are given, without a stop. */
const isPlain = (said: string) =>
  /^(Please provide your .*|\P{Ll}.*[.!?…])$/su.test(said) && !RAW.test(said);

function some<T>(all: T[], most: number): T[] {
  const from = Math.floor(chance() * all.length);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, most);
}

/** Bodies with everything wrong at once, with each field in turn put wrong, and those within it. */
function* spoiled(body: Body, fields: string[]): Generator<Body> {
  for (const odd of ODD) yield Object.fromEntries(fields.map((name) => [name, odd]));
  yield { ...body, unheardOf: 1 };
  for (const name of fields) {
    for (const odd of [NO_TEXT, ...some(ODD, OF_FIELD)]) yield { ...body, [name]: odd };
    const value = body[name];
    const inner: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof inner !== "object" || inner === null) continue;
    for (const part of spoiled(inner as Body, Object.keys(inner)))
      yield { ...body, [name]: Array.isArray(value) ? [part] : part };
  }
}

async function send(url: string, init: RequestInit) {
  later += 2_000;
  const response = await maren.request(url, init);
  return { status: response.status, text: await response.text() };
}
const post = ({ url, method }: Target, body: string, type = JSON_TYPE) =>
  send(url, { method, body, headers: { "content-type": type } });

/** What is wrong with an answer by the contract; undefined when nothing is. */
function wrong({ status, text }: { status: number; text: string }, named: boolean) {
  if (status < 400) return undefined;
  const about = `${status}: ${text.slice(0, 200)}`;
  // what the house has no key for
  if (status >= 500 && !/not set up here|none is connected/.test(text)) return about;
  if (text.length > 10_000) return `${status} repeats what was sent`;
  const { error, message, code, issues = [] } = JSON.parse(text) as Refusal;
  if (typeof error !== "string" || error !== message || typeof code !== "string")
    return `is not the contract's shape, ${about}`;
  if (status === 400 && named && issues.length === 0) return `names no field, ${about}`;
  const raw = [error, ...issues.map((issue) => issue.message)].find((said) => !isPlain(said));
  return raw === undefined ? undefined : `says “${raw.slice(0, 160)}”`;
}

test(
  "whatever is wrong in a body is refused by name, in a sentence",
  { timeout: 3_600_000 },
  async () => {
    const bad = new Set<string>();
    let sent = 0;
    const look = async (target: Target, body: string, { named = true, type = JSON_TYPE } = {}) => {
      const problem = wrong(await post(target, body, type), named);
      sent += 1;
      if (problem) bad.add(`${target.route.name}, ${body.slice(0, 80)}: ${problem}`);
    };
    for (const target of targets) {
      for (const [text, type] of some(WHOLE, OF_ROUTE))
        await look(target, text, { named: false, type });
      for (const body of spoiled(target.body, target.fields))
        await look(target, JSON.stringify(body));
    }
    expect([...bad]).toEqual([]);
    expect(targets.length).toBeGreaterThan(120);
    expect(sent).toBeGreaterThan(3_000);
  },
);

test("whatever is wrong in an address is said in a sentence", async () => {
  const bad = new Set<string>();
  for (const route of routes) {
    // its cursor has words of its own
    if (route.path === "/api/migration/{id}/rows" || route.method !== "GET") continue;
    const { url, init } = await callFor(route, owned);
    for (const { name, in: where } of route.operation.parameters ?? []) {
      if (where !== "query") continue;
      for (const value of [
        null,
        "",
        "No such choice",
        "-1",
        "0.123",
        "1e12",
        "[]",
        "x".repeat(3_000),
      ]) {
        const at = new URL(url, "http://localhost");
        if (value === null) at.searchParams.delete(name);
        else at.searchParams.set(name, value);
        const problem = wrong(await send(`${at.pathname}${at.search}`, init), false);
        if (problem) bad.add(`${route.name}: ${problem}`);
      }
    }
  }
  expect([...bad]).toEqual([]);
});

test("a character that nothing can be found by is refused by name", async () => {
  for (const [list, name] of [
    ["actions", "recordId"],
    ["formulas/library/export", "search"],
  ] as const) {
    const response = await maren.request(`/api/${list}?${name}=a%00`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: name }] });
  }
});

async function rows(): Promise<Record<string, number>> {
  const sql = postgres(here.databaseUrl, { max: 1 });
  try {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limit', 'sms_receipts')`;
    const counted: Record<string, number> = {};
    for (const { name } of tables)
      counted[name] = (await sql`select count(*)::int as n from ${sql(name)}`)[0]?.["n"] as number;
    return counted;
  } finally {
    await sql.end();
  }
}

test("what is refused leaves no row behind", async () => {
  const before = await rows();
  for (const target of targets) {
    if (target.route.name.startsWith("POST /api/colour")) continue; // pure: it keeps nothing
    for (const name of target.fields) {
      const { status } = await post(target, JSON.stringify({ ...target.body, [name]: { no: 1 } }));
      expect([target.route.name, name, status >= 400]).toEqual([target.route.name, name, true]);
    }
  }
  expect(await rows()).toEqual(before);
});

test("nobody gives themselves a role, a plan or another's salon by sending it along", async () => {
  const given = {
    role: "admin",
    isAdmin: true,
    accountStatus: "verified",
    salonId: "00000000-0000-4000-8000-000000000000",
    userId: "x",
    uploadsUsed: -100,
    verifiedAt: "2020-01-01T00:00:00Z",
  };
  for (const target of targets) {
    // neither writes what it was not asked for
    if (/colour|\/chat$/.test(target.route.name)) continue;
    for (const [name, value] of Object.entries(given)) {
      if (target.fields.includes(name)) continue;
      const { status } = await post(target, JSON.stringify({ ...target.body, [name]: value }));
      expect([target.route.name, name, status >= 400]).toEqual([target.route.name, name, true]);
    }
  }
  const session = await (await maren.request("/api/auth/get-session")).json();
  expect(session).toMatchObject({
    user: { isAdmin: false },
    salon: { id: maren.actor.salonId, role: "owner", accountStatus: "pending" },
  });
});

describe("a list", () => {
  const cursor = (text: string) => `cursor=${Buffer.from(text).toString("base64url")}`;
  const id = crypto.randomUUID();
  test.each([
    "limit=0",
    "limit=-1",
    "limit=501",
    "limit=abc",
    "limit=1.5",
    "limit=NaN",
    "cursor=zzz",
    `cursor=${"a".repeat(5000)}`,
    "cursor=%00",
    cursor(`2026-01-01T00:00:00.000Z ${"-".repeat(36)}`),
    cursor(`-100000-01-01T00:00:00.000Z ${id}`),
    cursor(`+200000-01-01T00:00:00.000Z ${id}`),
    cursor(`2026-13-41T00:00:00.000Z ${id}`),
    cursor(`2026 ${id}`),
  ])("refuses %s by name", async (query) => {
    for (const list of ["consultations", "chats", "formulas", "outbox", "stylists"]) {
      const response = await maren.request(`/api/${list}?${query}`);
      expect([list, response.status]).toEqual([list, 400]);
      const { issues } = (await response.json()) as Refusal;
      expect(issues?.map(({ path }) => path)).toEqual([query.split("=")[0]]);
    }
  });
});
