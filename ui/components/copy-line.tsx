import { Check, Copy } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { toast } from "#ui/lib/toast.ts";
import { IconButton } from "./icon-button.tsx";

/** How long the tick stays, in milliseconds. */
const TICK_MS = 2000;

/** A line that can be copied. The tick goes after two seconds. */
export function CopyLine({
  label,
  text,
  what = "Link",
  children,
}: {
  label: string;
  text: string;
  /** What is copied, as the toast calls it. */
  what?: string;
  children: ReactNode;
}) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      toast(`${what} Copied!`);
    } catch {
      toast({
        title: "Error",
        description: `The ${what.toLowerCase()} could not be copied. Select it and copy it by hand.`,
        tone: "destructive",
      });
    }
  };
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-m bg-sunken py-0.5 pr-0.5 pl-3.5">
      {children}
      <IconButton
        label={label}
        icon={copied > 0 ? <Check size={18} className="text-ok" /> : <Copy size={18} />}
        data-copied={copied > 0 || undefined}
        onClick={() => void copy()}
      />
    </div>
  );
}
