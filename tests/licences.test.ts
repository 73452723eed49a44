import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAllowed, licencesOf } from "#deploy/licences.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Parameters<
  typeof licencesOf
>[0];

it("no package that runs has a licence that is not allowed", () => {
  const all = licencesOf(lock);
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it("finds one of another licence, and one of none, unless it only builds or tests", () => {
  const packages = {
    "": {},
    "node_modules/a": { version: "1.0.0", license: "GPL-3.0-only" },
    "node_modules/a/node_modules/@b/c": { version: "2.0.0" },
    "node_modules/d": { version: "3.0.0", license: "AGPL-3.0-only", dev: true },
  };
  expect(licencesOf({ packages })).toEqual([
    { name: "@b/c", version: "2.0.0", licence: "unknown" },
    { name: "a", version: "1.0.0", licence: "GPL-3.0-only" },
  ]);
});

it.each([
  ["MIT", true],
  ["unknown", false],
  ["GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND GPL-3.0-only", false],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
])("%s is allowed: %s", (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
