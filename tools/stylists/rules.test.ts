import { expect, test } from "vitest";
import { isPublic, profileProblem, statusAfterChange } from "./rules.ts";
import { UpdateProfile } from "./schema.ts";

const ready = { name: "Maren", email: "m@x.example", isLicensed: true, licenseNumber: "CO-1" };

test.each([
  ["nothing missing", {}, null],
  ["no name", { name: " " }, ["name", "Missing information"]],
  ["no email", { email: "" }, ["email", "Missing information"]],
  [
    "licensed without a number",
    { licenseNumber: null },
    ["licenseNumber", "Missing license number"],
  ],
  [
    "licensed with a blank number",
    { licenseNumber: "  " },
    ["licenseNumber", "Missing license number"],
  ],
  ["in training without a number", { isLicensed: false, licenseNumber: null }, null],
])("a profile with %s", (_what, change, expected) => {
  const problem = profileProblem({ ...ready, ...change });
  expect(problem && [problem.field, problem.title]).toEqual(expected);
});

test.each([
  ["verified", { licenseNumber: "CO-2" }, "pending"],
  ["verified", { isLicensed: false, licenseNumber: null }, "pending"],
  ["verified", {}, "verified"],
  ["verified", { licenseAuthority: "Texas" }, "pending"],
  ["student", { licenseNumber: "CO-2" }, "pending"],
  ["pending", { licenseNumber: "CO-2" }, "pending"],
  ["rejected", { licenseNumber: "CO-2" }, "rejected"],
  ["suspended", { licenseNumber: "CO-2" }, "suspended"],
] as const)("a %s account whose licence becomes %j is %s", (accountStatus, change, expected) => {
  const before = {
    accountStatus,
    isLicensed: true,
    licenseNumber: "CO-1",
    licenseAuthority: "Oregon",
  };
  expect(statusAfterChange(before, { ...before, ...change })).toBe(expected);
});

test("suspended and rejected pages are dark", () => {
  const open = (["pending", "verified", "student", "rejected", "suspended"] as const).filter(
    isPublic,
  );
  expect(open).toEqual(["pending", "verified", "student"]);
});

test.each([
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["//evil.example", false],
  ["falk.example", false],
  ["https://falk.example/team", true],
  ["http://falk.example", true],
  ["", true],
])("a website of %j is taken: %s", (website, taken) => {
  const { name, email } = ready;
  expect(UpdateProfile.safeParse({ name, email, website }).success).toBe(taken);
});
