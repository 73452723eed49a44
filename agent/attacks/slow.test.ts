import { beforeAll, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { whileHeld } from "#tests/event-loop.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";

let here: TestApp;
let maren: Salon;

beforeAll(async () => {
  here = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  maren = await openSalon(here);
});

/** Far above what any of these takes, and far below what they took before they were bounded. */
const DEAF = 1500;
const wrapped = (times: number, inner: unknown) => {
  let given = inner;
  for (let at = 0; at < times; at += 1) given = { formula: given };
  return given;
};
const bowl = "Koleston Perfect 7/1 30g + 20v 30g\n".repeat(110);
const noted = {
  text: "",
  line: "wella-professionals/koleston-perfect",
  brandName: null,
  lineName: null,
  type: null,
  zone: null,
  purpose: null,
  developer: null,
  ratio: null,
  minutes: null,
  heat: false,
  assumed: [],
};
const shade = {
  code: "7/1",
  known: true,
  level: 7,
  tone: null,
  grams: 30,
  parts: null,
  nearest: null,
};
const spaces = " ".repeat(300_000);

it.each<[string, unknown, number?]>([
  ["spaces before a unit", { shades: ["6N"], developerVolume: `1${spaces}x` }],
  ["spaces in an ingredient", [{ name: "6N", amount: `1${spaces}x` }]],
  ["formulas by the hundred", { formulas: Array.from({ length: 240 }, () => ({ bowl })) }],
  [
    "bowls by the thousand",
    { bowls: Array.from({ length: 2000 }, () => ({ ...noted, shades: [shade] })) },
    413,
  ],
  [
    "shades by the thousand",
    { bowls: [{ ...noted, shades: Array.from({ length: 6000 }, () => shade) }] },
    413,
  ],
  ["a formula deep in a formula", wrapped(2500, "6N 30g"), 413],
  ["a name without end", { brand: "wella ".repeat(50_000), productLine: "a ".repeat(200_000) }],
])("converting %s holds nobody up", async (_, originalFormula, refusedAs = 400) => {
  const { ms, came } = await whileHeld(() =>
    maren.json("POST", "/api/formulas/convert", { originalFormula }),
  );
  expect(came.status).toBe(refusedAs);
  expect(ms).toBeLessThan(DEAF);
});

/** Nested too far for a formula, and not so far that the body is refused unread. */
const DEEP = 60;

it.each<[string, string, string]>([
  ["a formula deep within formulas", "originalFormula", "formula"],
  ["a list deep within lists", "sourceContext", "0"],
])("%s is refused by its field", async (_, field, key) => {
  const [open, close] = key === "0" ? ["[", "]"] : [`{"${key}":`, "}"];
  const deep = `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;
  const given = field === "sourceContext" ? `{"brand":${deep}}` : deep;
  const response = await maren.request("/api/formulas/convert", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"originalFormula":"6N 30g","${field}":${given}}`,
  });
  expect(response.status).toBe(400);
  const { issues } = (await response.json()) as { issues: { path: string }[] };
  expect(new Set(issues.map(({ path }) => path))).toEqual(new Set([field]));
});
