import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useCopied } from "#ui/lib/device/copied.ts";
import { toast } from "#ui/lib/toast.ts";
import { IconButton } from "./icon-button.tsx";

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
  const { copied, copy } = useCopied();
  const onCopy = async () => {
    if (await copy(text)) toast(`${what} Copied!`);
    else
      toast({
        title: "Error",
        description: `The ${what.toLowerCase()} could not be copied. Select it and copy it by hand.`,
        tone: "destructive",
      });
  };
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-m bg-sunken py-0.5 pr-0.5 pl-3.5">
      {children}
      <IconButton
        label={label}
        icon={copied ? <Check size={18} className="text-ok" /> : <Copy size={18} />}
        data-copied={copied || undefined}
        onClick={() => void onCopy()}
      />
    </div>
  );
}
