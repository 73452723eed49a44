import type { TrainingExample } from "#tools/training/schema.ts";
import type { Finder, Verb } from "./verb.ts";

/** A worked case that was kept to learn from. */
export const example: Finder = {
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

/** Training examples. */
export const HOUSE: readonly Verb[] = [
  {
    tool: "delete_training_example",
    does: "delete a training example",
    hears: [
      "(delete|remove|bin|drop|get rid of) ~(training |practice )?example( (called|named|of|about|for))? {example}",
      "(delete|remove|bin|drop|get rid of) ~{example} (training |practice )?example",
    ],
    finds: [example],
    input: (_slots, { found }) => ({ exampleId: found["example"]?.id }),
    report: () => "The example is gone.",
  },
  {
    tool: "add_training_example",
    does: "keep a training example",
    hears: [
      "(add|save|create|keep|make|new) ~(new )?(training|teaching) example[,:]? (called |named |for |of )?(?<name>[^:,]+)",
      "(add|save|create|keep|make|new) ~(new )?(training|teaching) example",
      "(save|keep|add) {name} as ~(new )?(training|teaching) example",
    ],
    input: ({ name }) =>
      name
        ? { name: name.replaceAll(/^["“]|["”]$/g, "") }
        : { ask: "What is the example called?", slot: "name" },
    report: (value) => `Kept: ${(value as TrainingExample).name}.`,
  },
  {
    tool: "list_training_examples",
    hears: [
      "(show|list|see|open|what|which)( me)? ~(training|teaching) examples?( (are there|do (we|i) have))?",
      "~(training|teaching) examples",
    ],
    report: (value) => {
      const { total } = value as { total: number };
      return total === 0 ? "There is no example yet." : `${total} examples.`;
    },
  },
];
