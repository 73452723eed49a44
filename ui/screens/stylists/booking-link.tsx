import { Check, Copy } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { toast } from "#ui/lib/toast.ts";

/** How long the tick stays, in milliseconds. */
const TICK_MS = 2000;

/** Where clients book somebody, with a button that copies the whole address. */
export function BookingLink({ slug }: { slug: string }) {
  const path = `/book/${slug}`;
  return (
    <CopyLine label="Copy booking link" text={new URL(path, location.origin).href}>
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 min-w-0 flex-1 items-center font-mono text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        <span className="truncate">{path}</span>
      </a>
    </CopyLine>
  );
}

/** A line that can be copied. The tick goes after two seconds. */
export function CopyLine({
  label,
  text,
  children,
}: {
  label: string;
  text: string;
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
      toast("Link Copied!");
    } catch {
      toast({
        title: "Error",
        description: "The link could not be copied. Select it and copy it by hand.",
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
