import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { buttonLook, type ButtonKind } from "./button-look.ts";

/** A link that looks like a button: it leads somewhere rather than doing something. */
export function ButtonLink({
  kind,
  big,
  icon,
  className,
  children,
  ...rest
}: LinkProps & { kind?: ButtonKind; big?: boolean; icon?: ReactNode; className?: string }) {
  return (
    <Link {...rest} className={buttonLook(kind, big, className)}>
      {icon}
      {children}
    </Link>
  );
}
