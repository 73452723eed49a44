import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples, type Example } from "./examples.ts";
import { printedOf } from "./printed.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import { INTENTS } from "./intents/all.ts";

const here = import.meta.dirname;
const textOf = (...path: string[]) => readFileSync(join(here, ...path), "utf8");
const sources = () =>
  readdirSync(join(here, "examples"))
    .toSorted()
    .map((file) => textOf("examples", file));
/** What the product itself prints for a tap is understood as it is printed. */
const PRINTED = FRAMES.map(({ id, slots, says }) =>
  [`# ${id}`, ...says.flatMap((each) => printedOf(each, slots))].join("\n"),
).join("\n");

/** What decides how sentences are looked at and learned from. */
const HOW = [
  "tokens.ts",
  "names.ts",
  "features.ts",
  "tagging.ts",
  "teach.ts",
  "printed.ts",
  "groups.json",
];

const toolOf = new Map(INTENTS.map(({ id, tool }) => [id, tool ?? id]));

/**
 * Every example, with the tool that was called before it in the place of the intent.
 * @throws Error where one is of no intent
 */
export function allExamples(): Example[] {
  const examples = [...sources(), PRINTED].flatMap(readExamples);
  const strange = examples.find(({ intent }) => !toolOf.has(intent));
  if (strange) throw new Error(`There is no intent ${strange.intent}.`);
  return examples.map((example) => ({
    ...example,
    after: example.after && toolOf.get(example.after),
  }));
}

/** What it was taught from, in a few letters: another text has another. */
export function digestOf(): string {
  const hash = createHash("sha256").update(
    JSON.stringify(INTENTS.map(({ id, tool, slots, says }) => [id, tool, slots, says])),
  );
  for (const source of [...HOW.map((file) => textOf(file)), ...sources()]) hash.update(source);
  return hash.digest("hex").slice(0, 16);
}
