import { useChat, type Chat } from "@ai-sdk/react";
import { FlaskConical } from "lucide-react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { useRunningTimers } from "#ui/cards/timers/running.ts";
import { TimerCards } from "#ui/cards/timers/timer-cards.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { BenchBowls } from "./bench-bowls.tsx";
import { BenchClient } from "./bench-client.tsx";
import { BenchMustKnow } from "./bench-must-know.tsx";
import { BenchPhotos } from "./bench-photos.tsx";
import { consultationIn } from "#ui/chat/thread/consultation-in.ts";
import { photosIn } from "#ui/chat/thread/photos-in.ts";
import { latest } from "#ui/chat/thread/tool-parts.ts";

/** What lies beside the chat while hands are busy: who is in the chair and what must be known of them, photos, bowls, what is processing. */
export function Bench({ chat }: { chat: Chat<StylistMessage> }) {
  const { messages } = useChat({ chat, throttle: 50 });
  const consultationId = consultationIn(messages);
  const running = useRunningTimers();
  const bare =
    !consultationId &&
    running.length === 0 &&
    photosIn(messages).length === 0 &&
    !latest(messages, "get_client");
  return (
    <div className="flex flex-col gap-4">
      <BenchClient messages={messages} />
      <BenchMustKnow messages={messages} />
      <TimerCards />
      {consultationId && <BenchBowls key={consultationId} consultationId={consultationId} />}
      <BenchPhotos messages={messages} />
      {bare && (
        <EmptyState icon={FlaskConical} title="Nothing on the bench yet">
          The client, photos, bowls and timers stay in sight here.
        </EmptyState>
      )}
    </div>
  );
}
