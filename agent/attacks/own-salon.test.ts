import { beforeAll, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { callFor, describedBy, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { peopleOf, type Caller } from "#tests/callers.ts";
import { openSalon } from "#tests/fixtures.ts";
import { furnishAll, snapshotOf } from "#tests/salons/furnish-all.ts";
import type { Owned } from "#tests/salons/furnished-salon.ts";
import { IS_FOR, type For } from "#tests/role-table.ts";

/* What each role may not do in its own salon, by the table; nothing of all that is refused may change a thing. */

/** Who is refused what is for these. A stylist keeps their own book and orders nothing; colour, its costs and pictures of heads are not for the desk. */
const REFUSED: Record<For, readonly string[]> = {
  everybody: [],
  colourist: ["reception"],
  desk: ["stylist"],
  lead: ["stylist", "reception"],
  owner: ["manager", "stylist", "reception"],
  admin: ["owner", "manager", "stylist", "reception"],
};
/** Refused before anybody looks at the role: for a form without a sheet, another's password, and a formula of no words. */
const OTHERWISE = [
  "POST /api/migration/files",
  "POST /api/outbox/{id}/whole",
  "POST /api/formulas/library",
];

let here: TestApp;
let maren: Awaited<ReturnType<typeof openSalon>>;
let owned: Owned;
let people: Caller[];
let routes: Route[];

beforeAll(async () => {
  here = await startApp({
    env: { AI_PROVIDER: "builtin", GRAPH_BASE_URL: "http://127.0.0.1:9" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  maren = await openSalon(here);
  owned = await furnishAll(here, maren);
  people = await peopleOf(here, maren);
  const described = await describedBy(maren);
  routes = described.routes.filter(({ operation }) => operation.security?.length !== 0);
});

const isRefused = ({ path, method }: Route, { name }: Caller) =>
  REFUSED[IS_FOR[path]?.[method] ?? "everybody"].includes(name);
async function statusOf(route: Route, by: Caller): Promise<number> {
  const { url, init } = await callFor(route, owned);
  // of these there are few, which only their table names
  const named = url.replace(/\/templates\/[^/]+\/[^/]+/, "/templates/reminder/sms");
  return (await by.request(named, init)).status;
}
const forgetRates = () => here.services.tenancy.forPlatform().delete(rateLimit);

it("has a row for every operation, and none for what is not there", () => {
  const rows = Object.entries(IS_FOR).flatMap(([path, row]) =>
    Object.keys(row).map((method) => `${method} ${path}`),
  );
  expect(rows.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

it("refuses each role what is not for it, and nothing has changed", async () => {
  const before = await snapshotOf(here, maren);
  const wrong: string[] = [];
  for (const by of people) {
    await forgetRates();
    for (const route of routes.filter((each) => isRefused(each, by))) {
      const status = await statusOf(route, by);
      const refused = status === 403 || (status === 400 && OTHERWISE.includes(route.name));
      if (!refused) wrong.push(`${by.name}, ${route.name}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await snapshotOf(here, maren)).toEqual(before);
});

it("lets each role do what is for it", async () => {
  const wrong: string[] = [];
  for (const by of people) {
    await forgetRates();
    for (const route of routes) {
      // an installation for the built-in model takes nobody's key
      if (isRefused(route, by) || route.name === "PUT /api/ai-key") continue;
      const status = await statusOf(route, by);
      if (status === 401 || status === 403) wrong.push(`${by.name}, ${route.name}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
