import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { Icon, type IconOf } from "./icon.tsx";

export type BadgeTone = "ok" | "warn" | "bad" | "cool" | "neutral";

const TONES: Record<BadgeTone, string> = {
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  cool: "bg-cool-soft text-cool",
  neutral: "bg-accent-soft text-ink-2",
};

/** A short state in one of the four signals; cool is for toner and premium. */
export function Badge({
  tone = "neutral",
  icon,
  children,
  className,
}: {
  tone?: BadgeTone;
  icon?: IconOf;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        "inline-flex h-fit min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-[12px] px-2.5 py-0.5 text-2xs font-semibold",
        TONES[tone],
        className,
      )}
    >
      <Icon of={icon} size={13} />
      {children}
    </span>
  );
}
