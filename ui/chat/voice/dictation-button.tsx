import { Mic, MicOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { canHear, listen } from "#ui/lib/device/hearing.ts";
import { toast } from "#ui/lib/toast.ts";

/** Speaking in place of typing: words stand where they would be typed. Absent where the browser cannot listen. */
export function DictationButton({
  onSaid,
  onUnsure,
}: {
  /** Words that are sure. */
  onSaid: (words: string) => void;
  /** Words that may still change; empty when there are none. */
  onUnsure: (words: string) => void;
}) {
  const stop = useRef<() => void>(undefined);
  const [listening, setListening] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  if (!canHear()) return null;
  const start = () => {
    setListening(true);
    stop.current = listen({
      onWords: (said, unsure) => {
        if (said) onSaid(said);
        onUnsure(unsure);
      },
      onEnd: (trouble) => {
        stop.current = undefined;
        setListening(false);
        onUnsure("");
        if (trouble) toast({ tone: "destructive", title: "Not listening", description: trouble });
      },
    });
  };
  return (
    <IconButton
      label={listening ? "Stop listening" : "Speak"}
      aria-pressed={listening}
      icon={
        listening ? <MicOff size={20} aria-hidden="true" /> : <Mic size={20} aria-hidden="true" />
      }
      onClick={() => (listening ? stop.current?.() : start())}
      tip="top"
      className={cx(listening && "bg-warn-soft text-warn")}
    />
  );
}
