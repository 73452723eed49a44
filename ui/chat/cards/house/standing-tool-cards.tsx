import { BrainCircuit, CalendarClock } from "lucide-react";
import { rhythmWords } from "#tools/asks/rules.ts";
import type { ScheduledAsk } from "#tools/asks/schema.ts";
import type { askTools } from "#tools/asks/tools.ts";
import type { Memories } from "#tools/memory/schema.ts";
import type { memoryTools } from "#tools/memory/tools.ts";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { dotted, linesCard, type Line } from "#ui/chat/cards/listed.tsx";

const ASKS = { title: "Scheduled questions", to: "/settings#asks" };

const askLine = (ask: ScheduledAsk): Line => ({
  id: ask.id,
  name: ask.words,
  below: dotted(
    rhythmWords(ask),
    ask.nextRunAt ? `next ${shortMoment(ask.nextRunAt)}` : "paused",
    ask.lastOutcome === "waits" && "waits for you",
  ),
  ...(ask.chatId && { to: `/chat/${ask.chatId}` }),
});

const AskCard = linesCard({ ...ASKS, lines: (ask: ScheduledAsk) => [askLine(ask)] });

const AsksCard = linesCard({
  ...ASKS,
  none: "Nothing is scheduled.",
  lines: ({ asks }: { asks: ScheduledAsk[] }) => asks.map(askLine),
});

const MemoriesCard = linesCard({
  title: "What I keep in mind",
  none: "Nothing is kept in mind.",
  to: "/settings#memory",
  lines: ({ memories }: Memories) =>
    memories.map(({ id, words, means, source, by }) => ({
      id,
      name: means ? `“${words}” is ${means.name}` : words,
      below: source === "tap" ? `a tap of ${by}` : `told by ${by}`,
    })),
});

/** How the tools of scheduled asks and of what is kept in mind appear. */
export const standingToolCards: {
  [Name in keyof typeof askTools | keyof typeof memoryTools]: ToolCard<Name>;
} = {
  schedule_ask: {
    icon: CalendarClock,
    does: "schedule it",
    act: "Schedule it",
    done: (_input, ask) => rhythmWords(ask),
    failed: "Nothing was scheduled",
    Card: AskCard,
  },
  list_scheduled_asks: {
    icon: CalendarClock,
    does: "look what is scheduled",
    done: (_input, { asks }) => `Found ${plural(asks.length, "scheduled ask")}`,
    Card: AsksCard,
  },
  change_scheduled_ask: {
    icon: CalendarClock,
    does: "change what is scheduled",
    done: (_input, { paused }) => (paused ? "Paused" : "Changed"),
    failed: "Nothing was changed",
    Card: AskCard,
  },
  delete_scheduled_ask: {
    icon: CalendarClock,
    does: "end it",
    act: "Ask it no more",
    done: () => "It is asked no more",
    failed: "It stays as it was",
  },
  remember: {
    icon: BrainCircuit,
    does: "keep it in mind",
    done: (_input, { words, means }) =>
      means ? `“${words}” is ${means.name} from now on` : "Kept in mind",
    failed: "It was not kept",
  },
  list_memories: {
    icon: BrainCircuit,
    does: "look what is kept in mind",
    done: (_input, { memories }) => `Found ${plural(memories.length, "thing")} kept in mind`,
    Card: MemoriesCard,
  },
  forget: {
    icon: BrainCircuit,
    does: "forget it",
    waiting: "Waiting for you to have it forgotten",
    act: "Forget it",
    done: (_input, { forgotten }) => `Forgot ${plural(forgotten, "thing")}`,
    failed: "It is kept in mind still",
  },
};
