import { Square, Volume2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { canSay, hush, say, useSaying } from "#ui/lib/device/saying.ts";
import { useReadAloud } from "./read-aloud.ts";
import { spokenReply } from "./spoken-reply.ts";

/** Reads one reply aloud, and falls silent again. Absent where the browser has no voice, or the reply no words. */
export function ReadReply({ message }: { message: StylistMessage }) {
  const reading = useSaying((state) => state.key === message.id);
  if (!canSay()) return null;
  const words = spokenReply(message);
  if (!words) return null;
  return (
    <IconButton
      label={reading ? "Stop reading" : "Read aloud"}
      aria-pressed={reading}
      icon={
        reading ? (
          <Square size={14} fill="currentColor" aria-hidden="true" />
        ) : (
          <Volume2 size={17} aria-hidden="true" />
        )
      }
      onClick={() => (reading ? hush() : say(message.id, words))}
      tip="right"
      className="-my-2 self-start text-ink-3"
    />
  );
}

/** Reads every reply aloud as it ends, while that is switched on; leaving the chat falls silent. */
export function useReadReplies(messages: readonly StylistMessage[], busy: boolean): void {
  const on = useReadAloud((state) => state.on);
  const was = useRef(busy);
  const read = useEffectEvent(() => {
    const last = messages.at(-1);
    if (on && last?.role === "assistant") say(last.id, spokenReply(last));
  });
  useEffect(() => {
    if (was.current && !busy) read();
    was.current = busy;
  }, [busy]);
  useEffect(() => hush, []);
}
