import { Link, type LinkProps } from "react-router";
import { cx } from "#ui/lib/cx.ts";
import { TEXT_LINK } from "./text-link-look.ts";

/** A link within words. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(TEXT_LINK, className)} />;
}
