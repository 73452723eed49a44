import type { TextStreamPart, ToolSet } from "ai";
import type { FinishReason, Notice } from "#tools/chats/schema.ts";
import type { StopReason } from "./streams.ts";

export const MAX_STEPS = 8;

const NOTICES: Partial<Record<FinishReason, Notice>> = {
  stopped: { kind: "stopped", text: "Stopped. What was written is kept." },
  interrupted: {
    kind: "interrupted",
    text: "This reply was cut off. You can send your message again.",
  },
  timeout: {
    kind: "timeout",
    text: "The assistant took too long to answer. You can send your message again.",
  },
  "content-filter": {
    kind: "blocked",
    text: "The model declined to answer this. Try saying it in another way.",
  },
  error: {
    kind: "failed",
    text: "The assistant could not finish this reply. Nothing else was changed; you can send your message again.",
  },
  length: { kind: "interrupted", text: "The reply reached its longest and was cut. Ask to go on." },
  steps: { kind: "steps", text: "This took more steps than one reply may have. Ask to go on." },
};
const EMPTY: Notice = {
  kind: "empty",
  text: "The model gave no answer. You can send your message again.",
};

const FALLBACK: Notice = {
  kind: "fallback",
  text: "Gemini can't be reached right now, so the built-in assistant answered.",
};

/** What is said when the salon's own key was refused in the middle of a talk, and who answered instead. */
const REFUSED_KEY = (by: string): Notice => ({
  kind: "fallback",
  text: `Gemini refuses the salon's own key, so ${by} answered. The owner or a manager can look after it in Settings.`,
});

/** What a reply's stream said of its own end. */
export type Outcome = {
  reason: FinishReason;
  tokens: number;
  notice: Notice | undefined;
  fellBack: boolean;
};

/** Watches the parts of a reply, so that every way of ending gets a reason and, unless it is a plain end, a notice for people. */
export function watchOutcome(signal: AbortSignal) {
  let finish: string | undefined;
  let tokens = 0;
  let steps = 0;
  let said = false;
  let failed = false;
  let aborted = false;
  let fellBack = false;
  let keyRefused = false;
  return {
    see(part: TextStreamPart<ToolSet>): void {
      if (part.type === "finish")
        [finish, tokens] = [part.finishReason, part.totalUsage.totalTokens ?? 0];
      if (part.type === "finish-step") steps += 1;
      if (part.type === "error") failed = true;
      if (part.type === "abort") aborted = true;
      if (
        (part.type === "text-delta" && part.text.trim()) ||
        part.type === "tool-call" ||
        part.type === "tool-result"
      )
        said = true;
    },
    fail(): void {
      failed = true;
    },
    fallBack(): void {
      fellBack = true;
    },
    hasFallenBack: () => fellBack,
    /** The salon's own key was refused during the reply. */
    refuseKey(): void {
      keyRefused = true;
    },
    end(): Outcome {
      const reason = reasonOf();
      const refused = REFUSED_KEY(
        fellBack ? "the built-in assistant" : "the installation's Gemini",
      );
      const told = keyRefused ? refused : fellBack ? FALLBACK : undefined;
      return { reason, tokens, notice: NOTICES[reason] ?? (said ? told : EMPTY), fellBack };
    },
  };

  function reasonOf(): FinishReason {
    if (signal.aborted)
      return (signal.reason as StopReason) === "stopped" ? "stopped" : "interrupted";
    if (aborted) return "timeout";
    if (failed) return "error";
    switch (finish) {
      case "tool-calls":
        return steps >= MAX_STEPS ? "steps" : "stop";
      case "stop":
      case "length":
      case "content-filter":
      case "error":
        return finish;
      case undefined:
      case "unknown":
        return "interrupted";
      default:
        return finish === "interrupted" ? "interrupted" : "other";
    }
  }
}
