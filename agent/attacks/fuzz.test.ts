import { beforeAll, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { describedBy, namedIn, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import type { Caller } from "#tests/callers.ts";
import { leastHeld, whileHeld } from "#tests/event-loop.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { furnishAll, snapshotOf, type Snapshot } from "#tests/salons/furnish-all.ts";
import type { Owned } from "#tests/salons/furnished-salon.ts";
import { diceOf, type Dice } from "#tests/fuzz/mutate.ts";
import { meantFor, openNeighbour, type AboutSalon } from "#tests/fuzz/neighbour.ts";
import { strayFrom, type Asked } from "#tests/fuzz/requests.ts";
import { heldMb } from "#tests/heap.ts";
import { chances, runs, seed } from "#tests/runs.ts";
import { secretsOf, wordsOf } from "#tests/secrets.ts";

/*
 * Requests that begin as good ones and lose their way, from everybody of one salon, about its own ids and those of the salon
 * next door. Each is made of the seed and its number: `SEED=… RUNS=number+1 npm run attack -- agent/attacks/fuzz` comes to it again.
 */

const COUNT = runs(300, 1_000_000, 100_000);
/** How long one request may hold up the others, in milliseconds, where reading 1 MB alone takes BARE_MS. */
const HELD_MS = 100;
const BARE_MS = 10;
/** What an error may weigh, in bytes. */
const MOST_SAID = 2048;
/** By how much what the process holds may grow from the end of the first quarter on. */
const GROWTH = 1.2;
/** Requests after which another salon takes over: what one has piled up or thrown away is no longer in the way. */
const ROUND = 5_000;
/** Requests after which limits are forgotten and the plan is the best one again. */
const TIDY = 50;
/** What ends the session of whoever asks is asked by somebody without one. */
const ENDS_SESSION = /\/auth\/(sign-out|revoke-sessions)$/;
/** What shows people and programs what they asked for, with the ids that they named themselves. */
const SHOWS_WHAT_WAS_ASKED = /\/act-requests|\/mcp|\/chat/;

type Neighbour = Awaited<ReturnType<typeof openNeighbour>>;
type Round = Neighbour & { mine: AboutSalon; theirs: AboutSalon; ids: string[] };

let here: TestApp;
let maren: Salon;
let hers: Owned;
let before: Snapshot;
let told: (text: string) => string[];
let routes: Route[];
const logged: unknown[] = [];
const wrong = new Map<string, string>();

beforeAll(async () => {
  here = await startApp({
    env: { AI_PROVIDER: "builtin", GRAPH_BASE_URL: "http://127.0.0.1:9" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: (...said) => logged.push(said) },
  });
  maren = await openSalon(here);
  hers = await furnishAll(here, maren);
  before = await snapshotOf(here, maren);
  told = secretsOf(maren, before);
  ({ routes } = await describedBy(maren));
});

it(
  `${COUNT} stray requests meet no fault, no secret of a neighbour, no long stall, and leave no memory behind`,
  { timeout: 24 * 3_600_000 },
  async () => {
    const statuses: Record<string, number> = {};
    let [worst, quarter] = [0, 0];
    let round = await nextRound(0);
    for (let number = 0; number < COUNT; number++) {
      if (number > 0 && number % ROUND === 0) round = await nextRound(number);
      if (number % TIDY === 0) await tidy(round.salon);
      const { status, ms } = await tryOne(round, number);
      const kind = `${Math.floor(status / 100)}xx`;
      statuses[kind] = (statuses[kind] ?? 0) + 1;
      worst = Math.max(worst, ms);
      if (number === Math.floor(COUNT / 4)) quarter = heldMb();
    }
    const end = heldMb();
    const held = `held ${worst.toFixed(0)} ms at the most, ${quarter.toFixed(0)} MB, then ${end.toFixed(0)} MB`;
    console.log(`SEED=${seed}: ${COUNT} requests, ${JSON.stringify(statuses)}, ${held}`);
    expect([...wrong.values()]).toEqual([]);
    expect(end / quarter).toBeLessThan(GROWTH);
    const after = await snapshotOf(here, maren);
    const gone = Object.entries(before).flatMap(([table, rows]) =>
      rows.filter((row) => !after[table]?.includes(row)).map((row) => `${table} ${row}`),
    );
    expect(gone).toEqual([]);
  },
);

async function nextRound(number: number): Promise<Round> {
  await forgetRates();
  const neighbour = await openNeighbour(here, number);
  const program = neighbour.programs.at(-1) ?? neighbour.salon;
  return {
    ...neighbour,
    mine: await meantFor(routes, program, neighbour.owned),
    theirs: await meantFor(routes, program, hers),
    ids: [...Object.values(neighbour.owned), ...Object.values(hers)],
  };
}

const forgetRates = () => here.services.tenancy.forPlatform().delete(rateLimit);
async function tidy(salon: Salon) {
  await forgetRates();
  await putOnTier(salon, "complete");
}

/** Makes the request of this number, sends it, and notes what is wrong with what comes of it. */
async function tryOne(round: Round, number: number) {
  const { route, by, asked } = requestOf(round, number);
  const send = async () => {
    const response = await by.request(asked.url, asked.init);
    return { status: response.status, text: await response.text() };
  };
  const first = await whileHeld(send);
  const { status, text } = first.came;
  const note = (what: string) => {
    const key = `${what.replaceAll(/\d+/g, "#")} ${route.name}`;
    if (!wrong.has(key))
      wrong.set(key, `${what}: ${described(number, by, asked)}\n${text.slice(0, 300)}`);
  };
  if (status === 500) note("500");
  for (const said of logged.splice(0)) note(`logged ${shown(said)}`);
  if (status >= 400 && text.length > MOST_SAID) note(`${text.length} bytes of error`);
  for (const secret of leaked(asked, text)) note(`tells ${secret}`);
  const ms = first.ms > HELD_MS ? Math.min(first.ms, await leastHeld(send, HELD_MS)) : first.ms;
  if (ms > HELD_MS && ms > (await slowness()) * HELD_MS) note(`held ${Math.round(ms)} ms`);
  return { status, ms };
}

/** Of secrets in an answer those that did not come with the question. */
function leaked({ url, init }: Asked, text: string): string[] {
  const question = wordsOf(url, init);
  const secrets = told(text).filter((secret) => !question.includes(secret));
  return SHOWS_WHAT_WAS_ASKED.test(url) ? secrets.filter((secret) => !hasId(secret)) : secrets;
}
const hasId = (secret: string) => Object.values(hers).includes(secret);

function requestOf({ people, programs, mine, theirs, ids, owned }: Round, number: number) {
  const dice = diceFor(number);
  const hersToo = dice.happens(0.5);
  const { routes: operations, tools } = hersToo ? theirs : mine;
  const byMcp = dice.happens(0.25);
  const meant = dice.pick(byMcp ? tools : operations);
  const nobody = people.at(-1);
  const anybody = dice.pick(byMcp ? programs : [...people, ...people, ...programs]);
  const by = ENDS_SESSION.test(meant.url) && nobody ? nobody : anybody;
  const stock = { ids, named: namedIn(hersToo ? hers : owned) };
  return { route: meant.route, by, asked: strayFrom(dice, stock, meant) };
}

/** Dice of a number's own: neighbouring numbers share nothing. */
function diceFor(number: number): Dice {
  const chance = chances((Math.imul(seed + number, 2_654_435_761) >>> 0) % 2_147_483_648);
  for (let warm = 0; warm < 5; warm++) chance();
  return diceOf(chance);
}

/** How much slower this machine is at the moment than one that does nothing else. */
async function slowness(): Promise<number> {
  const body = JSON.stringify({ name: "x".repeat(1_000_000) });
  const headers = { "content-type": "application/json" };
  const reading = () => maren.request("/api/clients", { method: "POST", headers, body });
  return Math.max(1, (await leastHeld(reading, BARE_MS)) / BARE_MS);
}

function described(number: number, by: Caller, { url, init }: Asked): string {
  const headers = JSON.stringify([...new Headers(init.headers)]);
  const body = typeof init.body === "string" ? init.body : "(a form or bytes)";
  return `SEED=${seed} request ${number} by ${by.name}: ${init.method} ${url} ${headers} ${body.slice(0, 1_000)}`;
}

const shown = (said: unknown) =>
  (Array.isArray(said) ? said : [said])
    .map((part: { err?: Error & { cause?: Error } } | string) =>
      typeof part === "string"
        ? part
        : (part.err?.cause?.message ?? part.err?.stack ?? JSON.stringify(part)),
    )
    .join(" ")
    .slice(0, 600);
