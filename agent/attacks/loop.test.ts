import { beforeAll, expect, it } from "vitest";
import { callFor, describedBy, type Route } from "#tests/api-calls.ts";
import type { Salon } from "#tests/fixtures.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";
import { leastHeld, whileHeld } from "#tests/event-loop.ts";
import {
  countedUp,
  heavyBodies,
  heavyForms,
  manyKeys,
  manyParts,
  type Heavy,
} from "#tests/heavy-bodies.ts";
import { chances, runs } from "#tests/runs.ts";
import { ALONE, openWholeSalon } from "#tests/salons/whole-salon.ts";

/*
 * All requests of a process share one thread. What one of them makes of its body before it waits for anything must be short,
 * whatever the body is, so that nobody can hold up the others.
 */

/** How long one request of 1 MB may hold up the others, in milliseconds, where reading it alone takes BARE_MS. */
const HELD_MS = 50;
const BARE_MS = 10;
/** What an error may weigh, in bytes. */
const MOST_SAID = 2048;
/** Bodies tried for each route. */
const EACH = runs(1, Infinity);

let maren: Salon;
let owned: Owned;
let routes: Route[];
/** Each request comes a while after the one before, so that none is turned away unread for coming too soon. */
let later = 0;
const chance = chances();

beforeAll(async () => {
  ({ maren } = await openWholeSalon({ ...ALONE, now: () => new Date(Date.now() + later) }));
  owned = await furnish(maren);
  ({ routes } = await describedBy(maren));
});

/** What came of a request, and how long it held up the others: the least of some tries, until it is little enough. */
async function heldBy(ask: () => Promise<Response>, enough = HELD_MS) {
  const answer = async () => {
    later += 61_000;
    const response = await ask();
    return { status: response.status, said: (await response.text()).length };
  };
  const first = await whileHeld(answer);
  const ms = first.ms > enough ? Math.min(first.ms, await leastHeld(answer, enough)) : first.ms;
  return { ...first.came, ms };
}

/** What a request may hold up the others, in milliseconds: one that took more than it may is measured against reading alone. */
async function mostFor(ms: number, ...bare: (() => Promise<Response>)[]): Promise<number> {
  let most = HELD_MS;
  for (const ask of ms > HELD_MS ? bare : [])
    most = Math.max(most, ((await heldBy(ask, BARE_MS)).ms / BARE_MS) * HELD_MS);
  return most;
}

it(
  "lets no request of one MB hold up the others, and refuses in few words",
  { timeout: 3_600_000 },
  async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const { url, init } = await callFor(route, owned);
      for (const { headers, body } of some(bodiesFor(route, init))) {
        const sent = body();
        const got = await heldBy(() => maren.request(url, { ...init, headers, body: sent }));
        const most = await mostFor(got.ms, reading);
        const of = `${route.name}: ${got.status}, ${sent.slice(0, 80)}`;
        if (got.ms > most) wrong.push(`held ${Math.round(got.ms)} ms by ${of}`);
        if (got.status >= 400 && got.said > MOST_SAID)
          wrong.push(`${got.said} bytes of error for ${of}`);
        if (got.status >= 500) wrong.push(of);
      }
    }
    expect(wrong).toEqual([]);
  },
);

const shelf = { brandId: "wella-professionals", lineId: "koleston-perfect" };
const told = (text: string) => ({
  id: crypto.randomUUID(),
  message: { id: "m1", role: "user", parts: [{ type: "text", text }] },
});

it.each<[string, string, () => string, string?]>([
  [
    "codes of which no two are the same",
    "/api/shelf/read",
    () => JSON.stringify({ ...shelf, text: countedUp(8000) }),
  ],
  ["one word of 3,999 letters", "/api/chat", () => JSON.stringify(told("x".repeat(3999)))],
  ["90,000 keys", "/api/clients", manyKeys],
  [
    "200,000 parts of a form",
    "/api/photos",
    () => manyParts(200_000),
    "multipart/form-data; boundary=b",
  ],
])("is held up by no %s", { timeout: 60_000 }, async (_, url, made, type = "application/json") => {
  const body = made();
  const headers = { "content-type": type };
  const sent = (of: string) => () => maren.request(url, { method: "POST", headers, body: of });
  const got = await heldBy(sent(body));
  const read = sent("x".repeat(body.length));
  expect(got.ms).toBeLessThanOrEqual(await mostFor(got.ms, reading, read));
});

const long = JSON.stringify({ name: "x".repeat(1_000_000) });
/** What reading one MB alone costs: a machine that is busy with something else is slow at all things. */
const reading = () => maren.request("/api/clients", { ...asJson, method: "POST", body: long });

const asJson = { headers: { "content-type": "application/json" } };

function bodiesFor({ operation }: Route, { body }: RequestInit): Heavy[] {
  const { content = {} } = operation.requestBody ?? {};
  const schema = content["application/json"]?.schema;
  if (schema && typeof body === "string") return heavyBodies(schema, body);
  return "multipart/form-data" in content ? heavyForms() : [];
}

function some<T>(all: T[]): T[] {
  const left = [...all];
  const chosen = [];
  while (left.length > 0 && chosen.length < EACH)
    chosen.push(...left.splice(Math.floor(chance() * left.length), 1));
  return chosen;
}
