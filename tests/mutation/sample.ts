/**
 * Prints a random sample of the engine's lines for mutation testing, as many windows as asked for and the same ones for the same seed:
 * `npm run mutate -- --mutate "$(node tests/mutation/sample.ts 40 7)"`. The whole takes hours, a sample tells the share.
 */
import { globSync, readFileSync } from "node:fs";

const LINES = 25;
const [count = 40, seed = 1] = process.argv.slice(2).map(Number);

const files = globSync(
  "tools/colour/{,after/,bowl/,check/,convert/,gates/,notation/,rescue/,routes/,shade/,visit/,zone/}*.ts",
)
  .filter((file) => !/(\.test|schema|cases)\.ts$/.test(file))
  .toSorted();
const windows = files.flatMap((file) => {
  const lines = readFileSync(file, "utf8").split("\n").length - 1;
  return Array.from(
    { length: Math.ceil(lines / LINES) },
    (_, at) => `${file}:${at * LINES + 1}-${Math.min(lines, (at + 1) * LINES)}`,
  );
});

const order = windows
  .map((window, at) => ({ window, key: scatter(at + 1) }))
  .toSorted((a, b) => a.key - b.key);
console.log(
  order
    .slice(0, count)
    .map(({ window }) => window)
    .join(","),
);

/** A number that looks random and is the same for the same seed and place. */
function scatter(at: number): number {
  const mixed = Math.imul(at ^ (seed * 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 0;
}
