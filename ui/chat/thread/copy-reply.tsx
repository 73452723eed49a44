import { Check, Copy } from "lucide-react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { useCopied } from "#ui/lib/device/copied.ts";
import { toast } from "#ui/lib/toast.ts";
import { textOf } from "./tool-parts.ts";

/** Puts the words of a reply on the clipboard. Absent where it has none. */
export function CopyReply({ message }: { message: StylistMessage }) {
  const { copied, copy } = useCopied();
  const words = textOf(message).trim();
  if (!words) return null;
  const onCopy = async () => {
    if (await copy(words)) return;
    toast({
      tone: "destructive",
      title: "Copy failed",
      description: "The browser does not let the page use the clipboard.",
    });
  };
  return (
    <IconButton
      label={copied ? "Reply copied" : "Copy reply"}
      icon={
        copied ? (
          <Check size={16} className="text-ok" aria-hidden="true" />
        ) : (
          <Copy size={15} aria-hidden="true" />
        )
      }
      onClick={() => void onCopy()}
      tip="top"
      className="-my-2 text-ink-3"
    />
  );
}
