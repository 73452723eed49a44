import { source } from "#tools/colour/science.ts";
import type { Chapter } from "./schema.ts";

/** The tests of hair: what is done, what it shows, what follows. */
export const TESTS: Chapter = {
  id: "tests",
  title: "Testing the hair",
  lead: "Four tests, seven minutes. They answer what no photo and no client can.",
  entries: [
    {
      id: "porosity",
      title: "Porosity",
      blocks: [
        {
          kind: "text",
          text: "Hold a dry strand taut by its end and slide two fingers from the end to the root. Ruffles and squeaks are raised scales: porous. Glass is low porosity. Do it at the root, in the middle and at the end.",
        },
        { kind: "figure", figure: "porosity" },
        {
          kind: "points",
          items: [
            "High: one level lighter or a quarter to half clear, leaning warm; acidic demi; look from minute 3; a strand first.",
            "Low: the full time and an alkaline product. Not a stronger developer.",
            "Both on one head: ends last, or a bowl of their own.",
          ],
        },
      ],
      sources: [source.porosity],
    },
    {
      id: "elasticity",
      title: "Elasticity",
      blocks: [
        {
          kind: "text",
          text: "Take one wet hair between two fingers, five centimeters apart, and stretch it slowly.",
        },
        {
          kind: "table",
          caption: "What the stretched hair does",
          head: ["It does", "It means", "Then"],
          rows: [
            [
              "stretches by 40 to 50% and returns",
              "the inside holds",
              "any service its level of damage allows",
            ],
            [
              "stretches a little and returns slowly",
              "tired",
              "bond treatment before; demi or gloss only",
            ],
            ["stays stretched, gummy", "bonds are gone", "no chemical service"],
            [
              "snaps at once",
              "no strength, or brittle protein",
              "no chemical service; moisture, then test again",
            ],
          ],
        },
      ],
      sources: [source.porosity],
    },
    {
      id: "strand-test",
      title: "The test strand",
      blocks: [
        {
          kind: "steps",
          items: [
            "Cut or isolate a strand as thick as a pencil lead, low behind the ear, through all its zones.",
            "Mix five grams exactly as the formula says. A strand of another bowl is a test of another bowl.",
            "Apply, time it, and write down what you see every five minutes.",
            "Rinse, dry completely, look in daylight, stretch it again.",
            "Change one thing, and take a second strand. Do not change two.",
          ],
        },
        {
          kind: "text",
          text: "The engine asks for one wherever only the strand can know: box dye, henna, damage 2, porous hair, perms and relaxers, every lift of treated lengths. Its confidence is then held at 74, whatever else is known.",
        },
      ],
      sources: [source.spec, source.porosity],
    },
    {
      id: "metallic-test",
      title: "Metallic salts",
      blocks: [
        {
          kind: "text",
          text: "Wherever henna, “compound”, progressive or unknown box color is in the history: 30 ml of 20 vol with 20 drops of 28% ammonia, a strand in it for 30 minutes.",
        },
        {
          kind: "points",
          items: [
            "Nothing happens: no metals. Deposit only, with a strand test; clean henna still resists lift and can turn green.",
            "Heat, smell, bubbles, or the strand lightens at once: refuse. Nothing with peroxide until it has grown out or been cut.",
          ],
        },
        {
          kind: "warning",
          text: "Do it in a glass bowl, away from the head, with gloves. Metals in peroxide get hot enough to burn.",
        },
      ],
      sources: [source.henna],
    },
    {
      id: "damage",
      title: "The four levels of damage",
      blocks: [{ kind: "figure", figure: "damage" }],
      sources: [source.spec],
    },
  ],
};
