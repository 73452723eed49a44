import { MessageCircle } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Mark } from "#ui/components/mark.tsx";
import { cx } from "#ui/lib/cx.ts";

export type TopBarProps = {
  /** The screen's name; while its own heading is in sight, the product's name stands here instead. */
  title?: string | undefined;
  /** No sidebar is in sight. */
  phone: boolean;
  timer?: ComponentType | undefined;
  /** Docks the assistant; absent on the chat itself. */
  onAssistant?: (() => void) | undefined;
};

/** Above every screen, so that nothing lies over what is on it: where one is, running timers, the assistant. */
export function TopBar({ title, phone, timer: Timer, onAssistant }: TopBarProps) {
  return (
    <header
      className={cx(
        "flex h-13 shrink-0 items-center gap-1 border-b bg-bg px-2 md:px-4 print:hidden",
        title ? "border-line-soft" : "border-transparent",
      )}
    >
      <div className="flex min-w-0 flex-1 px-1.5 font-display text-lg font-semibold tracking-[-0.022em]">
        {title ? (
          <p className="animate-rise truncate">{title}</p>
        ) : phone ? (
          <Link to="/" className="flex items-center gap-2 rounded-small touch:min-h-11">
            <Mark className="size-6" />
            Undertone
          </Link>
        ) : null}
      </div>
      {Timer && <Timer />}
      {onAssistant && (
        <IconButton
          label="Ask the assistant"
          icon={<MessageCircle size={20} />}
          onClick={onAssistant}
          tip="left"
        />
      )}
    </header>
  );
}
