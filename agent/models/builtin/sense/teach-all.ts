import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { INTENTS } from "./intents/all.ts";
import { allExamples, digestOf } from "./lessons.ts";
import { packed } from "./packed.ts";
import type { Taught } from "./sense.ts";
import { knownFrom, learned, lessonsOf, ordersOf, taggerFrom } from "./teach.ts";

/** Teaches from all examples and writes taught.json.gz, with what each part of it weighs: `npm run teach`. */
const here = import.meta.dirname;
const groups = JSON.parse(readFileSync(join(here, "groups.json"), "utf8")) as Taught["groups"];
const examples = allExamples();
const known = knownFrom(examples, INTENTS, new Map(Object.entries(groups)));
const taught: Taught = {
  from: digestOf(),
  words: [...known.words],
  names: Object.fromEntries([...known.lexicon].map(([word, kinds]) => [word, [...kinds]])),
  groups,
  intents: learned(lessonsOf(examples, known), 0.23),
  orders: learned(ordersOf(examples, known), 0.05, 0),
  slots: taggerFrom(
    examples.filter(({ held }) => !held),
    INTENTS,
    known,
    0.6,
  ),
};
const made = packed(taught);
writeFileSync(join(here, "taught.json.gz"), gzipSync(JSON.stringify(made), { level: 9 }));
for (const [part, kept] of Object.entries(made))
  process.stdout.write(`${part}: ${Math.round(JSON.stringify(kept).length / 1024)} kB\n`);
process.stdout.write(`${examples.length} examples, ${INTENTS.length} intents\n`);
