import { expect, test } from "vitest";
import { lookupOf } from "./board-rules.ts";
import { STATES } from "./boards-data.ts";

test.each([
  ["Texas", "https://www.tdlr.texas.gov/LicenseSearch/"],
  ["texas (TDLR)", "https://www.tdlr.texas.gov/LicenseSearch/"],
  ["TX", "https://www.tdlr.texas.gov/LicenseSearch/"],
  ["ca", "https://search.dca.ca.gov/"],
  ["Virginia", "https://www.dpor.virginia.gov/LicenseLookup"],
])("a licence of %s is looked up at its register", (authority, href) => {
  expect(lookupOf(authority).href).toBe(href);
});

test("West Virginia is not Virginia", () => {
  expect(lookupOf("West Virginia")).toMatchObject({ label: "Find the register of West Virginia" });
});

test.each([[null], ["Handwerkskammer Berlin"], ["  "]])(
  "an authority that is %j is searched for, and nobody is named",
  (authority) => {
    const { href } = lookupOf(authority);
    expect(new URL(href).searchParams.get("q")).toMatch(/board of cosmetology license lookup$/);
  },
);

test("every register is a page of the web", () => {
  const registers = Object.values(STATES).flatMap(({ register }) => register ?? []);
  expect(registers.filter((each) => !each.startsWith("https://"))).toEqual([]);
  expect(Object.keys(STATES)).toHaveLength(51);
});
