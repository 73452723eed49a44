import { expect, it } from "vitest";
import { sourceName } from "./source-name.ts";

it.each([
  ["Product Book 2018 (read via the extraction in somebody's list)", "Product Book 2018"],
  ["Page one (read via a); ratio (general knowledge)", "Page one; ratio (general knowledge)"],
  ["https://example.com/guide.pdf", "https://example.com/guide.pdf"],
])("names the maker's document of: %s", (source, name) => {
  expect(sourceName(source)).toBe(name);
});
