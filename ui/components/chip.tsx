import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { Icon, type IconOf } from "./icon.tsx";

export type ChipProps = Omit<ComponentProps<"button">, "children"> & {
  /** A toggle when given: whether it is chosen. Without it, the chip is a one-tap suggestion. */
  on?: boolean;
  icon?: IconOf;
  children: ReactNode;
};

/** A small choice or suggestion, one tap each. */
export function Chip({ on, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx(
        "inline-flex h-[34px] shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-[13.5px] font-medium whitespace-nowrap touch:h-11 touch:px-4",
        "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45",
        on
          ? "border-accent bg-accent-soft text-ink"
          : "border-line text-ink-2 hover:border-ink-3 hover:text-ink",
        className,
      )}
    >
      <Icon of={icon} size={15} />
      {children}
    </button>
  );
}
