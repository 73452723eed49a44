import { BookOpen, Calculator } from "lucide-react";
import type { factTools } from "#tools/bench/fact-tools.ts";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";
import { ColourFactsCard } from "./colour-facts-card.tsx";

/** How what is known of colour appears. */
export const factsToolCards: { [Name in keyof typeof factTools]: ToolCard<Name> } = {
  colour_facts: {
    icon: BookOpen,
    does: "look it up",
    done: (_input, { facts }) => (facts.length > 0 ? "Looked it up" : "Found no figure for that"),
    Card: ColourFactsCard,
  },
  work_out: {
    icon: Calculator,
    does: "work it out",
    done: (_input, { sum, result }) => `${sum} = ${result}`,
    failed: "Could not work that out",
  },
};
