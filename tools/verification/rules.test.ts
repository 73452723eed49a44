import { expect, test } from "vitest";
import { AccountStatus } from "#tools/core/role-schema.ts";
import { becomes, GROUPS, mayBecome } from "./rules.ts";

test.each([
  ["pending", true, ["verified", "rejected"]],
  ["pending", false, ["student", "rejected"]],
  ["verified", true, ["suspended"]],
  ["verified", false, ["suspended"]],
  ["student", true, ["suspended"]],
  ["student", false, ["suspended"]],
  ["suspended", true, ["verified"]],
  ["suspended", false, ["student", "verified"]],
  ["rejected", true, ["verified"]],
  ["rejected", false, ["student", "verified"]],
] as const)("%s, licensed %s, may become %j", (accountStatus, isLicensed, expected) => {
  expect(mayBecome({ accountStatus, isLicensed, suspendedFrom: null })).toEqual(expected);
});

test("every status stands in exactly one section", () => {
  const placed = Object.values(GROUPS).flat();
  expect(placed.toSorted()).toEqual([...AccountStatus.options].toSorted());
});

test("who was suspended gets back what they were, and nothing else", () => {
  const suspended = {
    accountStatus: "suspended",
    isLicensed: true,
    suspendedFrom: "student",
  } as const;
  expect(mayBecome(suspended)).toEqual(["student"]);
  expect(becomes(suspended, "verified")).toBe("student");
  expect(becomes({ ...suspended, suspendedFrom: null }, "verified")).toBe("verified");
  // what was once suspended and is something else now, is that
  expect(mayBecome({ ...suspended, accountStatus: "pending" })).toEqual(["verified", "rejected"]);
});
