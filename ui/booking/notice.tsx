import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

/** What has happened, or why not: a title and a sentence, read out at once. */
export function Notice({
  title,
  tone = "bad",
  children,
  ...rest
}: {
  title: string;
  tone?: "bad" | "ok";
  children: ReactNode;
  id?: string;
}) {
  const Icon = tone === "bad" ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      tabIndex={-1}
      {...rest}
      className={cx(
        "flex items-start gap-3 rounded-m px-4 py-3.5",
        tone === "bad" ? "bg-bad-soft text-bad" : "bg-ok-soft text-ok",
      )}
    >
      <Icon size={20} aria-hidden="true" className="mt-0.5" />
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        {children}
      </div>
    </div>
  );
}
