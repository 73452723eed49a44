import { cx } from "#ui/lib/cx.ts";

export type ButtonKind = "primary" | "secondary" | "ghost" | "danger";

const KINDS: Record<ButtonKind, string> = {
  primary: "border-transparent bg-accent text-accent-ink hover:opacity-90",
  secondary: "border-line bg-raised text-ink hover:border-ink-3",
  ghost: "border-transparent bg-transparent text-ink-2 hover:bg-accent-soft hover:text-ink",
  danger: "border-transparent bg-bad-soft text-bad hover:border-bad",
};

/** The look of a button, shared with links that act as one. `big` is the main act: 52 px. */
export function buttonLook(
  kind: ButtonKind = "secondary",
  big = false,
  className?: string,
): string {
  return cx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-full border font-semibold whitespace-nowrap select-none",
    "transition-[background-color,border-color,opacity,color] duration-150",
    "disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:opacity-45",
    big ? "h-13 px-[22px] text-md" : "h-10 px-4 text-sm touch:h-11",
    KINDS[kind],
    className,
  );
}
