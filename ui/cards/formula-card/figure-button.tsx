import type { ReactNode } from "react";
import type { Figure } from "#tools/colour/words.ts";
import { cx } from "#ui/lib/cx.ts";

/** Opens the reason for a figure; undefined where no rule is known, so that the figure stays plain text. */
export type WhyFigure = (figure: Figure) => (() => void) | undefined;

/** A figure that opens its rule, source and confidence: underlined once it is pointed at, 44 px to the finger. */
export function FigureButton({
  onWhy,
  className,
  children,
}: {
  onWhy: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}) {
  if (!onWhy) return children;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title="Why?"
      onClick={onWhy}
      className={cx(
        "relative rounded-small text-left decoration-ink-3 decoration-dotted decoration-1 underline-offset-4 hover:underline focus-visible:underline",
        "before:absolute before:-inset-x-2.5 before:-inset-y-3 before:content-['']",
        className,
      )}
    >
      {children}
    </button>
  );
}
