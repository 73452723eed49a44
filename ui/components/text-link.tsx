import { Link, type LinkProps } from "react-router";
import { cx } from "#ui/lib/cx.ts";

/** A link within words: high enough for a finger, without pushing the lines apart. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={cx(
        "inline-flex min-h-6 items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink touch:-my-2.5 touch:min-h-11",
        className,
      )}
    />
  );
}
