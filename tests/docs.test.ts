import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
const folders = "agent|db|docs|tests|tools|ui|\\.ci";
const ours = new RegExp(`^(?:(?:${folders})/.*|[\\w.-]+\\.(?:ts|mjs|json|md))$`);

/** Paths in backticks and links; a `<domain>` in one stands for every domain, so it is left out. */
function pathsIn(text: string) {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/\]\(([^)#\s]+)\)/g)];
  const paths = quoted.map((match) => match[1] ?? "").filter((path) => ours.test(path));
  return [...new Set(paths)].filter((path) => !/[<*{]/.test(path));
}

const documents = ["README.md", "CONTRIBUTING.md", "docs/operations.md"];
const named = documents.flatMap((file) => pathsIn(read(file)).map((path) => [file, path]));
const commands = documents.flatMap((file) =>
  [...read(file).matchAll(/npm (?:run )?(start|test|[\w:]+)/g)]
    .filter(([command, name]) => command.includes(" run ") || /^(start|test)$/.test(name ?? ""))
    .map(([, name]) => [file, name]),
);

test.each(named)("%s names %s, which exists", (_file, path) => {
  expect(existsSync(join(root, path))).toBe(true);
});

test.each(commands)("%s names the script %s, which exists", (_file, name) => {
  expect(scripts).toContain(name);
});

test("the documents do name paths and scripts", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(commands.length).toBeGreaterThan(5);
});

test("the README lists every environment variable that the app reads, and no other", () => {
  const listed = [...read("README.md").matchAll(/^\| (`[A-Z_`, ]+`) +\|/gm)].flatMap(([, names]) =>
    [...(names ?? "").matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  const known = [...read("agent/env.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(listed)).toEqual(new Set(known.filter((name) => name !== "NODE_ENV")));
});
