import { Lock } from "lucide-react";
import { Link } from "react-router";
import { Tooltip } from "#ui/components/layers/tooltip.tsx";
import { VisuallyHidden } from "#ui/components/visually-hidden.tsx";
import { cx } from "#ui/lib/cx.ts";
import type { ShownItem } from "./nav.ts";

const ROW =
  "flex h-9 w-full scroll-my-10 items-center rounded-[10px] text-sm font-medium touch:h-11";

export type ShellLinkProps = {
  item: ShownItem;
  /** It is where one is. */
  current: boolean;
  /** Icon alone, with its word as a tooltip. */
  rail: boolean;
  /** Shown at the end of the row: a shortcut. */
  hint?: string | undefined;
  /** How many things there are that nobody has seen. */
  waiting?: number | undefined;
  /** Warms the screen's code when a pointer or focus comes near. */
  warm?: (() => Promise<unknown>) | undefined;
};

/** One row of the sidebar. A locked one is dimmed, carries a lock and leads nowhere. */
export function ShellLink({ item, current, rail, hint, waiting = 0, warm }: ShellLinkProps) {
  const Icon = item.icon;
  const shape = cx(ROW, rail ? "justify-center" : "gap-[11px] px-[11px]");
  const near = () => {
    // A failed warming is tried again, and reported, by the navigation itself.
    warm?.().catch(() => undefined);
  };
  const { locked } = item;
  const row = locked ? (
    <span aria-disabled="true" className={cx(shape, "cursor-not-allowed text-ink-3")}>
      <Icon size={18} aria-hidden="true" className="opacity-70" />
      <span className={rail ? "sr-only" : "flex-1 truncate"}>{item.label}</span>
      {!rail && <Lock size={16} aria-hidden="true" className="opacity-70" />}
      <VisuallyHidden>(locked)</VisuallyHidden>
    </span>
  ) : (
    <Link
      to={item.path}
      {...(current && { "aria-current": "page" as const })}
      onPointerEnter={near}
      onFocus={near}
      className={cx(
        shape,
        "transition-colors duration-150",
        current ? "bg-raised text-ink" : "text-ink-2 hover:bg-accent-soft hover:text-ink",
      )}
    >
      <span className="relative">
        <Icon size={18} aria-hidden="true" />
        {rail && waiting > 0 && (
          <span className="absolute -top-1 -right-1 size-2 rounded-full bg-accent" />
        )}
      </span>
      <span className={rail ? "sr-only" : "flex-1 truncate"}>{item.label}</span>
      {waiting > 0 && <Waiting count={waiting} rail={rail} />}
      {hint && !rail && (
        <kbd
          aria-hidden="true"
          className="font-mono text-[11px] font-medium text-ink-3 touch:hidden"
        >
          {hint}
        </kbd>
      )}
    </Link>
  );
  if (!rail) return row;
  return (
    <Tooltip text={locked ? `${item.label} (locked)` : item.label} side="right" className="w-full">
      {row}
    </Tooltip>
  );
}

/** How many conversations are unread, beside an icon over its word. */
export function Unread({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-0.5 left-1/2 ml-2.5">
      <Waiting count={count} rail={false} />
    </span>
  );
}

function Waiting({ count, rail }: { count: number; rail: boolean }) {
  return (
    <>
      {!rail && (
        <span
          aria-hidden="true"
          className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 font-mono text-[11px] font-semibold text-accent-ink"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
      <VisuallyHidden>({count} unread)</VisuallyHidden>
    </>
  );
}
