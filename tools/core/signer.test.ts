import { expect, test } from "vitest";
import { createSigner } from "./signer.ts";

const signer = createSigner("a secret that only the tests know");
const token = signer.sign("slot", '{"at":"Straße 5"}');

test("what was signed comes back as it was", () => {
  expect(signer.read("slot", token)).toBe('{"at":"Straße 5"}');
});

test.each([
  ["for another purpose", () => signer.read("hold", token)],
  ["by another secret", () => createSigner("another secret altogether").read("slot", token)],
  ["with other words", () => signer.read("slot", `${btoa("{}")}.${token.split(".")[1] ?? ""}`)],
  ["without its seal", () => signer.read("slot", token.split(".")[0] ?? "")],
  ["with something after it", () => signer.read("slot", `${token}.x`)],
  ["empty", () => signer.read("slot", "")],
])("a token %s is nothing", (_what, read) => {
  expect(read()).toBeNull();
});
