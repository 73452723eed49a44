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
    "transition duration-150",
    "disabled:cursor-not-allowed not-aria-busy:disabled:opacity-45 aria-busy:opacity-75",
    big ? "h-13 px-[22px] text-md" : "h-10 px-4 text-sm touch:h-11",
    KINDS[kind],
    className,
  );
}

export type IconButtonKind = "ghost" | "outline" | "primary";

const ICON_KINDS: Record<IconButtonKind, string> = {
  ghost: "text-ink-2 hover:bg-accent-soft hover:text-ink",
  outline: "border border-line text-ink-2 hover:text-ink hover:border-ink-3",
  primary: "bg-accent text-accent-ink hover:opacity-90",
};

/** The look of a round button with an icon alone. */
export function iconButtonLook(kind: IconButtonKind = "ghost", className?: string): string {
  return cx(
    "inline-grid size-10 shrink-0 place-items-center rounded-full transition-colors duration-150 touch:size-11",
    "disabled:cursor-not-allowed disabled:opacity-45",
    ICON_KINDS[kind],
    className,
  );
}
