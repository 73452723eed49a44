import { expect, it } from "vitest";
import { findSettings, PAGES, pagesFor, SECTIONS } from "./contents.ts";
import { SETTINGS_SLUGS } from "./slugs.ts";

it("has a page at every address", () => {
  expect(PAGES.map(({ slug }) => slug)).toEqual(["", ...SETTINGS_SLUGS]);
});

it("puts every section on one page", () => {
  expect(PAGES.flatMap(({ sections }) => sections).toSorted()).toEqual(
    Object.keys(SECTIONS).toSorted(),
  );
});

it.each([
  ["owner", []],
  ["manager", []],
  ["stylist", ["audit", "data", "team"]],
  ["reception", ["audit", "data", "prices", "team"]],
  [undefined, ["audit", "data", "prices", "team"]],
] as const)("leaves out for %s what is not for them", (role, hidden) => {
  const shown = new Set<string>(pagesFor(role).flatMap(({ sections }) => sections));
  expect(
    Object.keys(SECTIONS)
      .filter((id) => !shown.has(id))
      .toSorted(),
  ).toEqual(hidden);
});

it("finds nothing of what somebody may not see", () => {
  const named = (role: "owner" | "stylist") =>
    findSettings("delete the salon", pagesFor(role)).map(({ section }) => section);
  expect(named("owner")).toEqual(["data"]);
  expect(named("stylist")).toEqual([]);
});
