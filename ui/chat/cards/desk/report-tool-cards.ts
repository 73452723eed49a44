import { BellRing, ChartColumn } from "lucide-react";
import type { reportTools } from "#tools/reports/tools.ts";
import { dayRange, plural } from "#ui/lib/format.ts";
import { FiguresCard, WaitingCard } from "./report-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of figures appear. */
export const reportToolCards: { [Name in keyof typeof reportTools]: ToolCard<Name> } = {
  show_figures: {
    icon: ChartColumn,
    does: "add it up",
    done: (_input, { range }) => `Added up ${dayRange(range)}`,
    Card: FiguresCard,
  },
  what_waits: {
    icon: BellRing,
    does: "look at what waits",
    done: (_input, { waiting }) =>
      waiting.length === 0 ? "Nothing waits" : `Found ${plural(waiting.length, "thing")}`,
    Card: WaitingCard,
  },
};
