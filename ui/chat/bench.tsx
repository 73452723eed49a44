import { useChat, type Chat } from "@ai-sdk/react";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { listTimers } from "#ui/api/timers.ts";
import { ReadingCard } from "#ui/cards/reading-card/reading-card.tsx";
import { TimerCards } from "#ui/cards/timers/timer-cards.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { BenchClient } from "./bench-client.tsx";
import { consultationIn } from "./consultation-in.ts";
import { latest } from "./tool-parts.ts";

/** What lies beside the chat while hands are busy: who is in the chair, what the photo shows, what is processing. */
export function Bench({ chat }: { chat: Chat<StylistMessage> }) {
  const { messages } = useChat({ chat, throttle: 50 });
  const readings = latest(messages, "read_photos");
  const now = readings?.photos.find(({ role, reading }) => role !== "target" && reading.hairFound);
  const { data: timers } = useQuery(listTimers);
  const bare = !now && !consultationIn(messages) && !timers?.some(({ stoppedAt }) => !stoppedAt);
  const goal = readings?.photos.find(({ role }) => role === "target")?.reading.level?.value;
  return (
    <div className="flex flex-col gap-4">
      <BenchClient messages={messages} />
      {now && (
        <ReadingCard
          reading={{ ...now.reading, region: [], points: [] }}
          {...(goal ? { goal } : {})}
        />
      )}
      <TimerCards />
      {bare && (
        <EmptyState
          icon={<FlaskConical size={20} aria-hidden="true" />}
          title="Nothing on the bench yet"
        >
          What the photos show, and timers, stay in sight here.
        </EmptyState>
      )}
    </div>
  );
}
