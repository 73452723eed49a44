import { Link, type LinkProps } from "react-router";
import { buttonLook, type ButtonKind } from "./button-look.ts";
import { Icon, type IconOf } from "./icon.tsx";

/** A link that looks like a button: it leads somewhere rather than doing something. */
export function ButtonLink({
  kind,
  big,
  icon,
  className,
  children,
  ...rest
}: LinkProps & { kind?: ButtonKind; big?: boolean; icon?: IconOf; className?: string }) {
  return (
    <Link {...rest} className={buttonLook(kind, big, className)}>
      <Icon of={icon} size={17} />
      {children}
    </Link>
  );
}
