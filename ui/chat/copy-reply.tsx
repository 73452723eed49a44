import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { toast } from "#ui/lib/toast.ts";
import { textOf } from "./tool-parts.ts";

/** How long the tick stays, in milliseconds. */
const TICK_MS = 2000;

/** Puts the words of a reply on the clipboard. Absent where it has none. */
export function CopyReply({ message }: { message: StylistMessage }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const words = textOf(message).trim();
  if (!words) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied((times) => times + 1);
    } catch {
      toast({
        tone: "destructive",
        title: "Copy failed",
        description: "The browser does not let the page use the clipboard.",
      });
    }
  };
  return (
    <IconButton
      label={copied > 0 ? "Reply copied" : "Copy reply"}
      icon={
        copied > 0 ? (
          <Check size={16} className="text-ok" aria-hidden="true" />
        ) : (
          <Copy size={15} aria-hidden="true" />
        )
      }
      onClick={() => void copy()}
      tip="top"
      className="-my-2 text-ink-3"
    />
  );
}
