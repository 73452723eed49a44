import type { ComponentProps } from "react";
import { iconButtonLook, type IconButtonKind } from "./button-look.ts";
import { Tooltip, type TooltipSide } from "./layers/tooltip.tsx";
import { Icon, type IconOf } from "./icon.tsx";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: IconOf;
  kind?: IconButtonKind;
  tip?: TooltipSide;
};

/** A round button with an icon alone. */
export function IconButton({ label, icon, kind, tip, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tip}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={iconButtonLook(kind, className)}
      >
        <Icon of={icon} size={18} />
      </button>
    </Tooltip>
  );
}
