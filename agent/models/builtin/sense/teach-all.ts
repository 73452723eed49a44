import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples } from "./examples.ts";
import { INTENTS } from "./intents/all.ts";
import { knownFrom, learned, lessonsOf, ordersOf, taggerFrom } from "./teach.ts";
import type { Taught } from "./sense.ts";

/** Teaches from all examples and writes taught.json: `npm run teach`. */
const here = import.meta.dirname;
const groups = JSON.parse(readFileSync(join(here, "groups.json"), "utf8")) as Taught["groups"];
const toolOf = new Map(INTENTS.map(({ id, tool }) => [id, tool ?? id]));
const examples = readdirSync(join(here, "examples"))
  .flatMap((file) => readExamples(readFileSync(join(here, "examples", file), "utf8")))
  .map((example) => ({ ...example, after: example.after && toolOf.get(example.after) }));
const unknown = examples.filter(({ intent }) => !toolOf.has(intent));
if (unknown.length > 0)
  throw new Error(`No intent: ${[...new Set(unknown.map(({ intent }) => intent))].join(", ")}`);
const known = knownFrom(examples, INTENTS, new Map(Object.entries(groups)));
const orders = examples.filter(({ held }) => !held);
const taught: Taught = {
  words: [...known.words],
  names: Object.fromEntries([...known.lexicon].map(([word, kinds]) => [word, [...kinds]])),
  groups,
  intents: learned(lessonsOf(examples, known), 0.1),
  orders: learned(ordersOf(examples, known), 0.05),
  slots: taggerFrom(orders, INTENTS, known, 0.15),
};
writeFileSync(join(here, "taught.json"), `${JSON.stringify(taught)}\n`);
for (const [part, made] of Object.entries(taught))
  process.stdout.write(`${part}: ${Math.round(JSON.stringify(made).length / 1024)} kB\n`);
process.stdout.write(`${examples.length} examples, ${INTENTS.length} intents\n`);
