import type { Starter } from "./starters-schema.ts";

/** What the beginnings of a chat say: words that any model understands, the built-in one too. */
export const WORDS = {
  formula: (client: string) => `Make a formula for ${client}`,
  lastFormula: (client: string) => `Show me the last formula of ${client}`,
  texts: "Show me the unread texts",
  reorder: "Reorder what is low",
  outcome: (client: string) => `Record the outcome for ${client}`,
};

/** What a colourist begins with where there is nothing of the day to begin with. */
export const PLAIN: readonly Starter[] = [
  {
    label: "Make a formula",
    says: "Make a formula for a new client",
    why: "Say the levels, or add photos of the hair",
  },
  {
    label: "Correct a color",
    says: "I need to correct a color",
    why: "Say what is there and what is wanted",
  },
  {
    label: "What can you do?",
    says: "What can you do?",
    why: "Formulas, the book, stock, texts and prices",
  },
];
