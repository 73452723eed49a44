import type { LucideIcon } from "lucide-react";
import { isValidElement, type ReactNode } from "react";

/** An icon by its name, which is drawn in the size of where it stands, or one that is drawn already. */
export type IconOf = LucideIcon | ReactNode;

/** An icon beside words that say what it means. */
export function Icon({ of, size }: { of: IconOf; size: number }) {
  if (!isDrawn(of)) {
    const Drawn = of;
    return <Drawn size={size} aria-hidden="true" />;
  }
  return of;
}

/** A component is a function or an object that says its kind; whatever else is not an element is no icon by its name. */
const isDrawn = (icon: IconOf): icon is ReactNode =>
  isValidElement(icon) ||
  !(typeof icon === "function" || (typeof icon === "object" && icon && "$$typeof" in icon));
