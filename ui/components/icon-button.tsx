import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { Tooltip } from "./tooltip.tsx";

const KINDS = {
  ghost: "text-ink-2 hover:bg-accent-soft hover:text-ink",
  outline: "border border-line text-ink-2 hover:text-ink hover:border-ink-3",
  primary: "bg-accent text-accent-ink hover:opacity-90",
};

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  kind?: keyof typeof KINDS;
  tip?: "top" | "bottom" | "left" | "right";
};

/** A round button with an icon alone. */
export function IconButton({
  label,
  icon,
  kind = "ghost",
  tip,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={tip}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          "inline-grid size-10 shrink-0 place-items-center rounded-full transition-colors duration-150 touch:size-11",
          "disabled:cursor-not-allowed disabled:opacity-45",
          KINDS[kind],
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
