import { beforeEach, expect, test, vi } from "vitest";
import { ownPath } from "./own-path.ts";

beforeEach(() => vi.stubGlobal("location", { origin: "http://localhost" }));
test.each([
  [null, "/"],
  ["/settings?tab=1#plan", "/settings?tab=1#plan"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/\t/evil.example", "/"],
  ["settings", "/"],
])("after signing in, %j leads to %s", (next, expected) => {
  expect(ownPath(next)).toBe(expected);
});
