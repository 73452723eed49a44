import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const WORDS = /^tools\/(?:colour\/|.*\b(?:schema|rules|data|fields)\.ts$)/;

/** The floors of the house, lowest first: the words ship to all others. */
const FLOORS = ["words", "db", "tools", "agent", "ui"];
const floorOf = (file: string) =>
  FLOORS.indexOf(WORDS.test(file) ? "words" : (file.split("/")[0] ?? ""));

/** The rooms of tools/ by floor, lowest first, as CONTRIBUTING.md draws them. */
const plan = /\nall {17}[^`]*/.exec(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))?.[0] ?? "";
const ROWS = plan
  .split(/\n(?=\S)/)
  .slice(1)
  .map((row) => row.slice(20).trim().split(/\s+/))
  .toReversed();

const files = globSync("{db,tools,agent,ui}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !file.includes(".test."),
);

/** Every import of the product, as from which file to which. */
const imports = files.flatMap((from) =>
  [...readFileSync(join(root, from), "utf8").matchAll(/(?:from |import\()"(#|\.\/)([^"]+)"/g)].map(
    ([, mark, path = ""]) => ({ from, to: mark === "#" ? path : join(dirname(from), path) }),
  ),
);

/** The room of tools/ that a file stands in. */
const roomOf = (file: string) => /^tools\/([^/.]+)/.exec(file)?.[1];
const between = imports.flatMap(({ from, to }) => {
  const [below, above] = [roomOf(to), roomOf(from)];
  return above && below && above !== below ? [{ from, to, above, below }] : [];
});

test("no import climbs from a floor of the house to one above", () => {
  expect(imports.filter(({ from, to }) => floorOf(to) > floorOf(from))).toEqual([]);
});

test("every room has its place in the plan, once", () => {
  const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
  expect(ROWS.flat().toSorted()).toEqual([...rooms].toSorted());
});

test("no import climbs from a floor of tools to one above", () => {
  const rowOf = (room: string) => ROWS.findIndex((row) => row.includes(room));
  expect(between.filter(({ above, below }) => rowOf(below) > rowOf(above))).toEqual([]);
});

test("no circle of rooms closes", () => {
  const reach = (room: string, seen: Set<string>): Set<string> => {
    for (const { above, below } of between)
      if (above === room && !seen.has(below)) reach(below, seen.add(below));
    return seen;
  };
  const rooms = ROWS.flat();
  expect(rooms.filter((room) => reach(room, new Set()).has(room))).toEqual([]);
});
