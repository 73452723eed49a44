import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { rove } from "#ui/components/roving.ts";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

export type MenuProps = {
  /** Names the button and the list for readers. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows, and its look. */
  button: ReactNode;
  buttonClassName: string;
  /** The button's own words name it; without this `label` does. */
  selfNamed?: boolean;
  /** Where the list opens. */
  align?: "start" | "end";
  above?: boolean;
  className?: string;
};

/** A short list of acts under a button. Arrows move, Enter does, Escape and a press outside close. */
export function Menu({
  label,
  items,
  button,
  buttonClassName,
  selfNamed,
  align = "start",
  above,
  className,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (open && list.current) keepInWindow(list.current);
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    list.current?.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)")?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div ref={root} className={cx("relative", className)}>
      <button
        ref={trigger}
        type="button"
        aria-label={selfNamed ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {button}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.preventDefault();
              event.stopPropagation();
              close();
            } else if (event.key === "Tab") setOpen(false);
            else rove(event, "[role=menuitem]:not(:disabled)");
          }}
          className={cx(
            "absolute z-40 min-w-48 animate-rise rounded-m border border-line bg-raised p-1 shadow-float",
            above ? "bottom-full mb-2" : "top-full mt-2",
            align === "end" ? "right-0" : "left-0",
          )}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              onClick={() => {
                close();
                item.onSelect();
              }}
              className={cx(
                "flex h-10 w-full items-center gap-2.5 rounded-[10px] px-3 text-left text-sm font-medium whitespace-nowrap touch:h-11",
                "hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-offset-[-2px] disabled:opacity-45",
                item.danger ? "text-bad" : "text-ink",
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** From the edge of the window, in px. */
const GAP = 8;

/** A list that would run out of the window at one side moves back into it. */
function keepInWindow(list: HTMLElement) {
  const { left, right } = list.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - GAP));
  const shift = over > 0 ? -over : Math.max(0, GAP - left);
  if (shift !== 0) list.style.translate = `${shift}px`;
}
