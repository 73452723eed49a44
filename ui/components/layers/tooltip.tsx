import { useState, type ReactNode, type SyntheticEvent } from "react";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH } from "#ui/lib/device/media.ts";

export type TooltipSide = "top" | "bottom" | "left" | "right";

const SHIFT: Record<TooltipSide, string> = {
  top: "-translate-x-1/2 -translate-y-full",
  bottom: "-translate-x-1/2",
  left: "-translate-x-full -translate-y-1/2",
  right: "-translate-y-1/2",
};
const GAP = 8;

/**
 * A word beside a control while the mouse rests on it or the keyboard is on it. It only repeats the control's
 * accessible name, so it is hidden from readers and never the sole carrier of anything. Escape hides it.
 */
export function Tooltip({
  text,
  side = "bottom",
  className,
  children,
}: {
  text: string;
  side?: TooltipSide | undefined;
  className?: string;
  children: ReactNode;
}) {
  const [at, setAt] = useState<{ left: number; top: number }>();
  const show = (event: SyntheticEvent<HTMLElement>) =>
    setAt(beside(event.currentTarget.getBoundingClientRect(), side));
  const hide = () => setAt(undefined);
  return (
    <span
      className={cx("inline-flex", className)}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(event)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => isKeyboardFocus(event.target) && show(event)}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {children}
      {at && (
        <span
          aria-hidden="true"
          style={at}
          className={cx(
            "pointer-events-none fixed z-50 rounded-small bg-accent px-2.5 py-1 text-2xs font-semibold whitespace-nowrap text-accent-ink",
            SHIFT[side],
          )}
        >
          {text}
        </span>
      )}
    </span>
  );
}

function isKeyboardFocus(target: Element): boolean {
  return !matchMedia(TOUCH).matches && target.matches(":focus-visible");
}

function beside(box: DOMRect, side: TooltipSide): { left: number; top: number } {
  const middle = { left: box.left + box.width / 2, top: box.top + box.height / 2 };
  if (side === "top") return { left: middle.left, top: box.top - GAP };
  if (side === "bottom") return { left: middle.left, top: box.bottom + GAP };
  if (side === "left") return { left: box.left - GAP, top: middle.top };
  return { left: box.right + GAP, top: middle.top };
}
