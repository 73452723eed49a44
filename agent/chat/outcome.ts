import type { TextStreamPart, ToolSet } from "ai";
import type { FinishReason, Notice } from "#tools/chats/schema.ts";
import { findTool } from "#tools/registry.ts";
import type { StopReason } from "./streams.ts";

export const MAX_STEPS = 8;

/** How a reply ended that did not come to its end, without what is to be done about it. */
const ENDS: Partial<Record<FinishReason, Notice>> = {
  interrupted: { kind: "interrupted", text: "This reply was cut off." },
  timeout: { kind: "timeout", text: "The assistant took too long to answer." },
  error: { kind: "failed", text: "The assistant could not finish this reply." },
};
const NOTICES: Partial<Record<FinishReason, Notice>> = {
  stopped: { kind: "stopped", text: "Stopped. What was written is kept." },
  "content-filter": {
    kind: "blocked",
    text: "The model declined to answer this. Try saying it in another way.",
  },
  length: { kind: "interrupted", text: "The reply reached its longest and was cut. Ask to go on." },
  steps: { kind: "steps", text: "This took more steps than one reply may have. Ask to go on." },
};
const EMPTY: Notice = { kind: "empty", text: "The model gave no answer." };
const AGAIN = "Nothing was changed; you can send your message again.";
/** What was done would be done twice. */
const STANDS = "What it did stands: ask for what is missing, and do not send the message again.";

/** What is said where a model could not put what was asked into a call, told why. */
const UNFIT: Notice = {
  kind: "failed",
  text: "The assistant could not put that the way it has to be told here. Try saying it in other words.",
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

/** Where a reply begins: what stops it, whether an earlier part of it did something, and what the words are for a fault of its model. */
type Watching = { signal: AbortSignal; acted: boolean; faultOf: (error: unknown) => string };

/** Watches the parts of a reply, so that every way of ending gets a reason and, unless it is a plain end, a notice for people. */
export function watchOutcome({ signal, acted, faultOf }: Watching) {
  let finish: string | undefined;
  let tokens = 0;
  let steps = 0;
  let said = false;
  let failed: string | undefined;
  let aborted = false;
  let fellBack: string | undefined;
  let unfit = false;
  let keyRefused = false;
  return {
    see(part: TextStreamPart<ToolSet>): void {
      if (part.type === "finish")
        [finish, tokens] = [part.finishReason, part.totalUsage.totalTokens ?? 0];
      if (part.type === "finish-step") steps += 1;
      if (part.type === "error") failed = faultOf(part.error);
      if (part.type === "abort") aborted = true;
      if (part.type === "text-delta" && part.text.trim()) [said, unfit] = [true, false];
      if (part.type === "tool-error") unfit = true;
      if (part.type === "tool-approval-request") said = true;
      if (part.type === "tool-result") {
        [said, unfit] = [true, false];
        acted ||= didSomething(part.toolName, part.output);
      }
    },
    fail(error: unknown): void {
      failed = faultOf(error);
    },
    fallBack(why: unknown): void {
      fellBack = faultOf(why);
    },
    hasFallenBack: () => fellBack !== undefined,
    /** The salon's own key was refused during the reply. */
    refuseKey(): void {
      keyRefused = true;
    },
    end(): Outcome {
      const reason = reasonOf();
      return { reason, tokens, notice: noticeOf(reason), fellBack: fellBack !== undefined };
    },
  };

  function noticeOf(reason: FinishReason): Notice | undefined {
    const end = ENDS[reason] ?? (said || unfit ? undefined : EMPTY);
    if (end && !NOTICES[reason]) {
      const text = reason === "error" && failed ? `${failed}.` : end.text;
      return { ...end, text: `${text} ${acted ? STANDS : AGAIN}` };
    }
    if (NOTICES[reason]) return NOTICES[reason];
    if (unfit) return UNFIT;
    if (keyRefused)
      return REFUSED_KEY(fellBack ? "the built-in assistant" : "the installation's model");
    return fellBack === undefined
      ? undefined
      : { kind: "fallback", text: `${fellBack}, so the built-in assistant answered.` };
  }

  function reasonOf(): FinishReason {
    if (signal.aborted)
      return (signal.reason as StopReason) === "stopped" ? "stopped" : "interrupted";
    if (aborted) return "timeout";
    if (failed !== undefined) return "error";
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

/** Whether a call has changed something that a second message would change again. */
export function didSomething(toolName: string, output: unknown): boolean {
  const { ok } = (output ?? {}) as { ok?: boolean };
  const effect = findTool(toolName)?.effect;
  return ok === true && effect !== undefined && effect !== "read" && toolName !== "note_safety";
}
