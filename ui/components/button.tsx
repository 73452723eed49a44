import type { ComponentProps, ReactNode } from "react";
import { buttonLook, type ButtonKind } from "./button-look.ts";
import { Spinner } from "./page/spinner.tsx";
import { Icon, type IconOf } from "./icon.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, "children"> & {
  kind?: ButtonKind;
  /** The main act on a screen: 52 px. */
  big?: boolean;
  /** The act is under way: the button waits, says so, and cannot be pressed again. */
  pending?: boolean;
  icon?: IconOf;
  children: ReactNode;
};

/** A button says what happens: "Book it", "Start 20 min timer". */
export function Button({ kind, big, pending, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || pending}
      aria-busy={pending || undefined}
      className={buttonLook(kind, big, className)}
    >
      {pending ? <Spinner className="text-current" /> : <Icon of={icon} size={17} />}
      {children}
    </button>
  );
}
