import { beforeAll, describe, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { callFor, describedBy, inputFor, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { nobody, peopleOf, programsOf, type Caller, type Program } from "#tests/callers.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { furnishAll, snapshotOf, type Snapshot } from "#tests/salons/furnish-all.ts";
import type { Owned } from "#tests/salons/furnished-salon.ts";
import { mcpMessage, toolsFor, type Called } from "#tests/mcp-calls.ts";
import { chances, runs } from "#tests/runs.ts";
import { secretsOf, wordsOf } from "#tests/secrets.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";

/*
 * A salon with a row in every table, and everybody of the salon next door, who knows each of its ids and asks everything that
 * can be asked about them. Nothing of it may be told, and nothing of it may change.
 */

type Call = { route: Route; url: string; init: RequestInit };

/** How many of her ids a tool is tried with that takes any `id`. */
const IDS = runs(1, Infinity);
/** How many others ask each thing besides who may do most: in turn all of them. */
const OTHERS = runs(1, Infinity, Infinity);
/** What stands where a path takes an id that nobody knows. */
const NO_ID = "00000000-0000-4000-8000-000000000000";

let here: TestApp;
let maren: Salon;
let hers: Owned;
let before: Snapshot;
let told: (text: string) => string[];
let neighbour: Salon;
let people: Caller[];
let programs: Program[];
let closed: Call[];
let open: Call[];
const logged: unknown[] = [];
const chance = chances();

beforeAll(async () => {
  here = await startApp({
    env: { AI_PROVIDER: "builtin", GRAPH_BASE_URL: "http://127.0.0.1:9" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: (...said) => logged.push(said) },
  });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  hers = await furnishAll(here, maren);
  before = await snapshotOf(here, maren);
  told = secretsOf(maren, before);
  // so that nothing is refused for the plan alone
  await neighbour.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await neighbour.json("PUT", "/api/inventory/subscribe", {});
  await neighbour.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
  people = await peopleOf(here, neighbour);
  programs = await programsOf(here, neighbour);
  const { routes } = await describedBy(neighbour);
  const calls = [];
  for (const route of routes.toSorted((a, b) => order(a) - order(b)))
    calls.push({ route, ...(await callFor(route, hers)) });
  const isOpen = ({ route }: Call) => route.operation.security?.length === 0;
  closed = calls.filter((call) => !isOpen(call));
  open = calls.filter(isOpen);
});

it("begins with a row of the salon in every table that belongs to salons", async () => {
  const tables = await tenantTables(here.services.tenancy.forPlatform());
  expect(tables.length).toBeGreaterThan(80);
  expect(tables.filter(({ name }) => !before[name]?.length).map(({ name }) => name)).toEqual([]);
});

/** What comes of a route that is asked about her salon: what is wrong with it, in words. */
async function wrongWith(call: Call, by: Caller): Promise<string[]> {
  const { route, url, init } = call;
  const response = await by.request(url, init);
  const leaked = toldBy(await response.text(), wordsOf(url, init));
  const { status } = response;
  const about = `${by.name}, ${route.name}: ${status}`;
  return [
    ...leaked.map((secret) => `${about} tells ${secret}`),
    ...(status === 500 ? [about] : []),
    ...(status < 400 && isAboutHers(call) ? [`${about} for what is not theirs`] : []),
  ];
}

/** Whether a path names a record of hers, other than what everybody may see. */
const isAboutHers = ({ route, url }: Call) => route.path.includes("{") && told(url).length > 0;

/** Secrets in an answer that did not come with the question. */
const toldBy = (answer: string, question: string) =>
  told(answer).filter((secret) => !question.includes(secret));

/** Everybody asks, one after the other: the last of them everything, of the others each call some. */
async function tryAll(calls: Call[], callers: Caller[]) {
  const wrong: string[] = [];
  for (const [nth, by] of callers.entries())
    for (const [at, call] of calls.entries()) {
      if (at % 50 === 0) await forgetRates();
      if (isTurnOf(nth, callers, at)) wrong.push(...(await wrongWith(call, by)));
    }
  return wrong;
}

function isTurnOf(nth: number, { length }: unknown[], at: number): boolean {
  const others = length - 1;
  return nth === others || (at + nth) % others < OTHERS;
}

/** What ends a session or an account comes last. */
const order = ({ path }: Route) => Number(/\/auth\/|deletion|billing/.test(path));
const forgetRates = () => here.services.tenancy.forPlatform().delete(rateLimit);
const unchanged = async () => expect(await snapshotOf(here, maren)).toEqual(before);

describe("everything that the API describes", () => {
  it("is asked about an id of hers wherever a path takes one", () => {
    const without = closed.filter((call) => call.url.includes(NO_ID));
    expect(without.map(({ route }) => route.name)).toEqual([]);
    expect(closed.filter(isAboutHers).length).toBeGreaterThan(100);
  });

  it("lets a token do no more than its scopes say", async () => {
    const wrong: string[] = [];
    for (const program of programs)
      for (const { route, url, init } of closed) {
        if (program.scopes.includes(route.method === "GET" ? "read" : "write")) continue;
        const { status } = await program.request(url, init);
        if (status !== 403) wrong.push(`${program.name}, ${route.name}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  it("tells everybody of another salon nothing, and lets nobody change a thing", async () => {
    expect(await tryAll(closed, [nobody(here), ...programs, ...people])).toEqual([]);
    await unchanged();
  });
});

describe("every tool that other programs have", () => {
  it("tells another salon's programs nothing, also after a person has said yes to all", async () => {
    const wrong: string[] = [];
    for (const nth of programs.keys()) wrong.push(...(await tryTools(nth)));
    expect(wrong).toEqual([]);
    await unchanged();
  });

  async function tryTools(nth: number): Promise<string[]> {
    const wrong: string[] = [];
    const program = programs[nth]!;
    for (const [at, { name, inputSchema }] of (await toolsFor(program)).entries()) {
      if (!isTurnOf(nth, programs, at)) continue;
      const ids = inputSchema.properties?.["id"] ? someIds() : [undefined];
      for (const id of ids) {
        await forgetRates();
        const input = inputFor(inputSchema, hers, id);
        const call = mcpMessage("tools/call", { name, arguments: input });
        const text = await (await program.request("/mcp", call)).text();
        const { structuredContent } = (JSON.parse(text) as { result: Called }).result;
        const texts = [text, await approved(structuredContent?.requestId)];
        const about = `${program.name}, ${name}`;
        const leaked = texts.flatMap((said) => toldBy(said, wordsOf("", call)));
        wrong.push(...leaked.map((secret) => `${about} tells ${secret}`));
        if (texts.some((said) => said.includes('"internal"'))) wrong.push(`${about} fails`);
      }
    }
    return wrong;
  }

  function someIds(): string[] {
    const all = Object.values(hers);
    const from = Math.floor(chance() * all.length);
    return [...all.slice(from), ...all.slice(0, from)].slice(0, IDS);
  }

  /** What comes of it when the program's person lets it be done. */
  async function approved(requestId: string | undefined): Promise<string> {
    if (requestId === undefined) return "";
    return (
      await neighbour.json("POST", `/api/act-requests/${requestId}`, { approved: true })
    ).text();
  }
});

it("what is open to everybody tells nothing either, and leaves what was there as it was", async () => {
  expect(await tryAll(open, [...programs, ...people, nobody(here)])).toEqual([]);
  const after = await snapshotOf(here, maren);
  const gone = Object.entries(before).flatMap(([table, rows]) =>
    rows.filter((row) => !after[table]?.includes(row)).map((row) => `${table} ${row}`),
  );
  expect(gone).toEqual([]);
});

it("nothing of all that was unexpected", () => {
  expect(logged).toEqual([]);
});
