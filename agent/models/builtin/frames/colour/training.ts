import type { TrainingExample } from "#tools/training/schema.ts";
import { hearHair } from "#agent/models/builtin/hear/hair.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Finder, Input } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** A worked case that was kept to learn from. */
const example: Finder = {
  tool: "list_training_examples",
  slot: "example",
  what: "training example",
  among: (value) =>
    (value as { examples: TrainingExample[] }).examples.map((of) => ({
      id: of.id,
      name: of.name,
      of,
    })),
  empty: "There is no training example yet.",
};

/** What a worked case is told with, behind its name. */
function facts(said: string | undefined): Input {
  if (!said) return {};
  const text = plain(said);
  const { hairThickness, hairLength } = hearHair(`${text} hair`);
  const minutes = /\b(\d{1,3}) ?min\b/.exec(text)?.[1];
  const base = /\bbase:? (?:is |of )?([^,;]+)/i.exec(said)?.[1];
  return {
    ...(hairThickness && { hairThickness }),
    ...(hairLength && { hairLength }),
    ...(/\bhealthy\b/.test(text) && { hairHealth: "healthy" }),
    ...(/\bdamaged?\b/.test(text) && { hairHealth: "damaged" }),
    ...(minutes && { processingTime: `${minutes} min` }),
    ...(base && { baseFormula: { shades: base.trim().slice(0, 200) } }),
    specialInstructions: said.trim().slice(0, 2000),
  };
}

/** Worked cases that are kept to learn from. */
export const TRAINING: readonly Frame[] = [
  {
    id: "list_training_examples",
    says: ["show the training examples"],
    report: (value) => {
      const { total } = value as { total: number };
      return total === 0 ? "There is no example yet." : `${total} examples.`;
    },
  },
  {
    id: "delete_training_example",
    slots: { example: "name" },
    says: ["delete the training example[ {example}]"],
    does: "delete a training example",
    finds: [example],
    input: (_slots, { found }) => ({ exampleId: found["example"]?.id }),
    report: () => "The example is gone.",
  },
  {
    id: "add_training_example",
    slots: { name: "name", facts: "text" },
    says: ["keep a training example[ {name}][: {facts}]"],
    does: "keep a training example",
    input: ({ name, facts: told }) =>
      name
        ? { name: name.replaceAll(/^["“]|["”]$/g, ""), ...facts(told) }
        : { ask: "What is the example called?", slot: "name" },
    report: (value) => `Kept: ${(value as TrainingExample).name}.`,
  },
];
